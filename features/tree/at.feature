Feature: The path of an entry that is not the leaf

  Background:
    Given a session file "s.jsonl" with the entries:
      | id       | parent   | type  | text  | target   |
      | 00000001 |          | user  | one   |          |
      | 00000002 | 00000001 | user  | two   |          |
      | 00000003 | 00000002 | label | mark  | 00000001 |
      | 00000004 | 00000001 | user  | other |          |

  @TREE-006
  Rule: The path of any entry can be asked for

    Scenario Outline: an entry of the session
      When the subject reads the path of "s.jsonl" at "<entry>"
      Then the path is "<path>"

      Examples:
        | case                   | entry    | path                       |
        | the root               | 00000001 | 00000001                   |
        | the middle of a branch | 00000002 | 00000001 00000002          |
        | a label                | 00000003 | 00000001 00000002 00000003 |
        | the leaf               | 00000004 | 00000001 00000004          |

    Scenario: before the first entry
      When the subject reads the path of "s.jsonl" before the first entry
      Then the path is empty

  @TREE-007
  Rule: An entry that is not there has no path

    Scenario Outline: an id that no entry has
      When the subject reads the <part> of "s.jsonl" at "<entry>"
      Then the subject refuses: unknown-entry

      Examples:
        | case                            | part    | entry                                |
        | the path at an unknown id       | path    | ffffffff                             |
        | the context at an unknown id    | context | ffffffff                             |
        | the path at the session's id    | path    | 01a22e32-7bf6-75ff-943c-883ad6fb176c |
        | the context at half an id       | context | 0000000                              |
