Feature: What a compaction leaves

  @CTX-013
  Rule: Context starts at the last compaction

    @report:huggingface/tau#703 @report:EveryInc/compound-engineering-plugin#974
    Scenario: entries kept from before, and entries after
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type       | text   | kept     |
        | 00000001 |          | user       | q1     |          |
        | 00000002 | 00000001 | assistant  | r1     |          |
        | 00000003 | 00000002 | user       | q2     |          |
        | 00000004 | 00000003 | assistant  | r2     |          |
        | 00000005 | 00000004 | compaction | so far | 00000003 |
        | 00000006 | 00000005 | user       | q3     |          |
      When the subject reads the context, path and messages of "s.jsonl"
      Then the path is "00000001 00000002 00000003 00000004 00000005 00000006"
      And the context holds the entries "00000005 00000003 00000004 00000006"
      And the messages say:
        | role              | text   |
        | compactionSummary | so far |
        | user              | q2     |
        | assistant         | r2     |
        | user              | q3     |

    Scenario Outline: the first kept entry is no message
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type       | text   | kept     |
        | 00000001 |          | user       | q1     |          |
        | 00000002 | 00000001 | <type>     | state  |          |
        | 00000003 | 00000002 | user       | q2     |          |
        | 00000004 | 00000003 | compaction | so far | 00000002 |
      When the subject reads the context of "s.jsonl"
      Then the context holds the entries "00000004 00000002 00000003"

      Examples:
        | case                | type     |
        | a label             | label    |
        | usage               | usage    |
        | a type nobody knows | hologram |

    Scenario: at an entry before the compaction
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type       | text   | kept     |
        | 00000001 |          | user       | q1     |          |
        | 00000002 | 00000001 | assistant  | r1     |          |
        | 00000003 | 00000002 | compaction | so far | 00000002 |
      When the subject reads the context of "s.jsonl" at "00000002"
      Then the context holds the entries "00000001 00000002"

    Scenario: a compaction on another branch
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type       | text   | kept     |
        | 00000001 |          | user       | q1     |          |
        | 00000002 | 00000001 | compaction | so far | 00000001 |
        | 00000003 | 00000001 | assistant  | r1     |          |
      When the subject reads the context of "s.jsonl"
      Then the context holds the entries "00000001 00000003"
