Feature: Several edits of one entry

  @CTX-022
  Rule: The last edit of an entry counts

    Scenario Outline: two edits
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type         | text     | target   |
        | 00000001 |          | user         | first    |          |
        | 00000002 | 00000001 | user         | second   |          |
        | 00000003 | 00000002 | context_edit | <first>  | 00000002 |
        | 00000004 | 00000003 | context_edit | <second> | 00000002 |
      When the subject reads the messages of "s.jsonl"
      Then the messages say:
        | role | text   |
        | user | first  |
        | user | <seen> |

      Examples:
        | case                   | first | second | seen |
        | replaced twice         | once  | twice  | twice |
        | removed, then replaced |       | back   | back |

    Scenario: replaced, then removed
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type         | text   | target   |
        | 00000001 |          | user         | first  |          |
        | 00000002 | 00000001 | user         | second |          |
        | 00000003 | 00000002 | context_edit | other  | 00000002 |
        | 00000004 | 00000003 | context_edit |        | 00000002 |
      When the subject reads the messages of "s.jsonl"
      Then the messages say:
        | role | text  |
        | user | first |
