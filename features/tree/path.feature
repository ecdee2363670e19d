Feature: The path from the root to the leaf

  @TREE-003
  Rule: The path runs from the root to the leaf

    Scenario: a single chain
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type      | text |
        | 00000001 |          | user      | one  |
        | 00000002 | 00000001 | assistant | two  |
        | 00000003 | 00000002 | user      | last |
      When the subject reads the path of "s.jsonl"
      Then the path is "00000001 00000002 00000003"

    @report:nicknisi/sessions#73 @report:tuo-lei/vibe-replay#318 @report:cosmtrek/mindwalk#20
    Scenario: a branch that was left is not on the path
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type      | text        |
        | 00000001 |          | user      | one         |
        | 00000002 | 00000001 | assistant | two         |
        | 00000003 | 00000002 | user      | left        |
        | 00000004 | 00000003 | assistant | left too    |
        | 00000005 | 00000002 | user      | other       |
        | 00000006 | 00000005 | assistant | other again |
      When the subject reads the path and messages of "s.jsonl"
      Then the path is "00000001 00000002 00000005 00000006"
      And the messages say:
        | role      | text        |
        | user      | one         |
        | assistant | two         |
        | user      | other       |
        | assistant | other again |

    Scenario: parents that stand after their children
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text  |
        | 00000003 | 00000002 | user | three |
        | 00000002 | 00000001 | user | two   |
        | 00000001 |          | user | one   |
        | 00000004 | 00000003 | user | four  |
      When the subject reads the path of "s.jsonl"
      Then the path is "00000001 00000002 00000003 00000004"

    @report:can1357/oh-my-pi#12242
    Scenario: a last line below an older entry
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type   | text |
        | 00000001 |          | user   | one  |
        | 00000002 | 00000001 | user   | two  |
        | 00000003 | 00000002 | user   | more |
        | 00000004 | 00000001 | custom | exit |
      When the subject reads the leaf, path of "s.jsonl"
      Then the leaf is "00000004"
      And the path is "00000001 00000004"

    Scenario: a session without entries
      Given a session file "s.jsonl" without entries
      When the subject reads the path of "s.jsonl"
      Then the path is empty

  @TREE-004
  Rule: A path ends at a parent that is not there

    Scenario Outline: an entry in the middle without a parent in the file
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","customType":"note","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z"}
        {"type":"custom","customType":"note","id":"00000002",<parent>"timestamp":"2026-01-01T00:00:02.000Z"}
        {"type":"custom","customType":"note","id":"00000003","parentId":"00000002","timestamp":"2026-01-01T00:00:03.000Z"}
        """
      When the subject reads the path of "s.jsonl"
      Then the path is "<path>"

      Examples:
        | case                      | parent                 | path                       |
        | an id that no entry has   | "parentId":"ffffffff", | 00000002 00000003          |
        | null                      | "parentId":null,       | 00000002 00000003          |
        | an empty text             | "parentId":"",         | 00000002 00000003          |
        | missing                   |                        | 00000002 00000003          |
        | the entry before it       | "parentId":"00000001", | 00000001 00000002 00000003 |

    @report:openclaw/openclaw#7529
    Scenario: a second root hides what came before it
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type       | text        | kept     |
        | 00000001 |          | user       | one         |          |
        | 00000002 | 00000001 | assistant  | two         |          |
        | 00000003 | 00000002 | compaction | the summary | 00000001 |
        | 00000004 |          | assistant  | injected    |          |
        | 00000005 | 00000004 | user       | next        |          |
      When the subject reads the path and messages of "s.jsonl"
      Then the path is "00000004 00000005"
      And the messages say:
        | role      | text     |
        | assistant | injected |
        | user      | next     |
