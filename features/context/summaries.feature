Feature: What a compaction says

  @CTX-015
  Rule: A compaction becomes its summary

    Scenario Outline: a compaction that keeps nothing
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"user","content":"q1","timestamp":1}}
        {"type":"compaction","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:03.000Z","summary":"<summary>","firstKeptEntryId":"00000002","tokensBefore":<tokens>,"details":{"a":1},"fromHook":true}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"compactionSummary","summary":"<summary>","tokensBefore":<tokens>,"timestamp":1767225603000}
        """

      Examples:
        | case             | summary | tokens |
        | with a summary   | so far  | 1000   |
        | an empty summary |         | 0      |

  @CTX-016
  Rule: A checkpoint stands before the summary

    Scenario: a compaction with a checkpoint
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"user","content":"q1","timestamp":1}}
        {"type":"compaction","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:03.000Z","summary":"so far","firstKeptEntryId":"00000001","tokensBefore":9,"systemMessage":{"role":"system","content":"You help.","sections":{"cwd":"/p"},"mood":1,"timestamp":7}}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"system","content":"You help.","sections":{"cwd":"/p"},"mood":1,"timestamp":7}
        {"role":"compactionSummary","summary":"so far","tokensBefore":9,"timestamp":1767225603000}
        {"role":"user","content":"q1","timestamp":1}
        """

  @CTX-017
  Rule: System messages that were compacted are not repeated

    Scenario: a system message among the kept entries
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"system","content":"old","timestamp":1}}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"user","content":"q1","timestamp":2}}
        {"type":"compaction","id":"00000003","parentId":"00000002","timestamp":"2026-01-01T00:00:03.000Z","summary":"so far","firstKeptEntryId":"00000001","tokensBefore":9}
        {"type":"message","id":"00000004","parentId":"00000003","timestamp":"2026-01-01T00:00:04.000Z","message":{"role":"system","content":"new","timestamp":4}}
        """
      When the subject reads the context and messages of "s.jsonl"
      Then the context holds the entries "00000003 00000002 00000004"
      And the messages say:
        | role              | text   |
        | compactionSummary | so far |
        | user              | q1     |
        | system            | new    |

    Scenario: a system message among the kept entries, with a checkpoint
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"system","content":"old","timestamp":1}}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"user","content":"q1","timestamp":2}}
        {"type":"compaction","id":"00000003","parentId":"00000002","timestamp":"2026-01-01T00:00:03.000Z","summary":"so far","firstKeptEntryId":"00000001","tokensBefore":9,"systemMessage":{"role":"system","content":"check","timestamp":3}}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages say:
        | role              | text   |
        | system            | check  |
        | compactionSummary | so far |
        | user              | q1     |

  @CTX-018
  Rule: An older compaction says nothing

    @report:narumiruna/pi-extensions#726
    Scenario Outline: two compactions
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type       | text   | kept     |
        | 00000001 |          | user       | q1     |          |
        | 00000002 | 00000001 | user       | q2     |          |
        | 00000003 | 00000002 | compaction | first  | 00000002 |
        | 00000004 | 00000003 | user       | q3     |          |
        | 00000005 | 00000004 | compaction | second | <kept>   |
        | 00000006 | 00000005 | user       | q4     |          |
      When the subject reads the context and messages of "s.jsonl"
      Then the context holds the entries "<entries>"
      And the messages say:
        | role              | text    |
        | compactionSummary | second  |
        | user              | <next>  |
        | user              | <after> |

      Examples:
        | case                          | kept     | entries                             | next | after |
        | kept from the first one       | 00000003 | 00000005 00000003 00000004 00000006 | q3   | q4    |
        | kept from after the first one | 00000004 | 00000005 00000004 00000006          | q3   | q4    |

    Scenario: kept from before the first one
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type       | text   | kept     |
        | 00000001 |          | user       | q1     |          |
        | 00000002 | 00000001 | compaction | first  | 00000002 |
        | 00000003 | 00000002 | compaction | second | 00000001 |
      When the subject reads the context and messages of "s.jsonl"
      Then the context holds the entries "00000003 00000001 00000002"
      And the messages say:
        | role              | text   |
        | compactionSummary | second |
        | user              | q1     |
