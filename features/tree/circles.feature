Feature: Parents that form a circle

  @TREE-005
  Rule: A path that turns in a circle ends

    @report:Yeachan-Heo/gajae-code#1193 @report:Yeachan-Heo/gajae-code#1194 @report:Yeachan-Heo/gajae-code#1195
    Scenario: two entries that are each other's parent
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text |
        | 00000001 | 00000002 | user | one  |
        | 00000002 | 00000001 | user | two  |
      When the subject reads the path of "s.jsonl" within 2000 ms
      Then the path is "00000001 00000002"

    Scenario: an entry that is its own parent
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | 00000002 | 00000002 | user | two  |
      When the subject reads the path of "s.jsonl" within 2000 ms
      Then the path is "00000002"

    Scenario: a leaf that hangs below a circle
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000001 | 00000003 | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000003 | 00000002 | user | three |
        | 00000004 | 00000002 | user | four  |
      When the subject reads the path of "s.jsonl" within 2000 ms
      Then the path is "00000003 00000001 00000002 00000004"

    Scenario: a repeated id that closes a circle
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000001 |          | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000001 | 00000002 | user | again |
      When the subject reads the path of "s.jsonl" within 2000 ms
      Then the path is "00000002 00000001"

    Scenario: a circle on a branch that was left
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000001 | 00000002 | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000003 |          | user | three |
        | 00000004 | 00000003 | user | four  |
      When the subject reads the path of "s.jsonl" within 2000 ms
      Then the path is "00000003 00000004"

  @TREE-011
  Rule: A circle of parents appears in the tree

    Scenario: two entries that are each other's parent
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000003 |          | user | three |
        | 00000001 | 00000002 | user | one   |
        | 00000002 | 00000001 | user | two   |
      When the subject reads the tree of "s.jsonl" within 2000 ms
      Then the tree is:
        | id       | parent   |
        | 00000003 |          |
        | 00000001 |          |
        | 00000002 | 00000001 |

    Scenario: what hangs below a circle
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000004 | 00000002 | user | four  |
        | 00000001 | 00000003 | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000003 | 00000002 | user | three |
      When the subject reads the tree of "s.jsonl" within 2000 ms
      Then the tree is:
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |
        | 00000004 | 00000002 |
        | 00000003 | 00000002 |
