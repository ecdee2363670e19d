Feature: Lines with the same id

  @TREE-012
  Rule: Of lines with the same id the last one counts

    Scenario: a later line moves an entry
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000001 |          | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000003 | 00000001 | user | three |
        | 00000003 | 00000002 | user | moved |
        | 00000004 | 00000003 | user | four  |
      When the subject reads the path and messages of "s.jsonl"
      Then the path is "00000001 00000002 00000003 00000004"
      And the messages say:
        | role | text  |
        | user | one   |
        | user | two   |
        | user | moved |
        | user | four  |

    Scenario: a later line makes an entry a root
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000001 |          | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000003 | 00000002 | user | three |
        | 00000002 |          | user | root  |
        | 00000004 | 00000003 | user | four  |
      When the subject reads the path of "s.jsonl"
      Then the path is "00000002 00000003 00000004"

  @TREE-013
  Rule: A repeated id is one node

    Scenario: a later line moves an entry
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000001 |          | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000003 | 00000001 | user | three |
        | 00000003 | 00000002 | user | moved |
      When the subject reads the tree of "s.jsonl" within 2000 ms
      Then the tree is:
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |
        | 00000003 | 00000002 |

    @report:code-yeongyu/senpi#1247 @report:pi#3930
    Scenario: the end of a long chain was written twice
      Given a session file "s.jsonl" with a chain of 500 entries, the last 8 lines written twice
      When the subject reads the path and tree of "s.jsonl" within 2000 ms
      Then the path runs from entry 1 to entry 500
      And the tree is a chain from entry 1 to entry 500

    Scenario: a repeated id that closes a circle
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000001 |          | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000001 | 00000002 | user | again |
      When the subject reads the tree of "s.jsonl" within 2000 ms
      Then the tree is:
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |
