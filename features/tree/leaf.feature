Feature: The leaf of a session

  @TREE-001
  Rule: The leaf is the last entry in the file

    Scenario Outline: the last line of a file
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type    | text |
        | 00000001 |          | user    | one  |
        | 00000002 | 00000001 | user    | two  |
        | 00000003 | <parent> | <type>  | last |
      When the subject reads the leaf of "s.jsonl"
      Then the leaf is "00000003"

      Examples:
        | case                   | parent   | type  |
        | a message              | 00000002 | user  |
        | a message on a branch  | 00000001 | user  |
        | a label                | 00000001 | label |

    Scenario: a session without entries
      Given a session file "s.jsonl" without entries
      When the subject reads the leaf of "s.jsonl"
      Then there is no leaf
