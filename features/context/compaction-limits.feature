Feature: What lies beyond a compaction

  @CTX-014
  Rule: Nothing is kept from an entry that is not before the compaction

    @report:huggingface/tau#707
    Scenario Outline: where the first kept entry is
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"user","content":"q1","timestamp":1}}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"user","content":"other","timestamp":2}}
        {"type":"message","id":"00000003","parentId":"00000001","timestamp":"2026-01-01T00:00:03.000Z","message":{"role":"user","content":"q2","timestamp":3}}
        {"type":"compaction","id":"00000004","parentId":"00000003","timestamp":"2026-01-01T00:00:04.000Z","summary":"so far"<kept>,"tokensBefore":1000}
        {"type":"message","id":"00000005","parentId":"00000004","timestamp":"2026-01-01T00:00:05.000Z","message":{"role":"user","content":"q3","timestamp":5}}
        """
      When the subject reads the context of "s.jsonl"
      Then the context holds the entries "<entries>"

      Examples:
        | case                   | kept                           | entries                             |
        | right before           | ,"firstKeptEntryId":"00000003" | 00000004 00000003 00000005          |
        | at the root            | ,"firstKeptEntryId":"00000001" | 00000004 00000001 00000003 00000005 |
        | on a sibling branch    | ,"firstKeptEntryId":"00000002" | 00000004 00000005                   |
        | nowhere                | ,"firstKeptEntryId":"ffffffff" | 00000004 00000005                   |
        | the compaction itself  | ,"firstKeptEntryId":"00000004" | 00000004 00000005                   |
        | after the compaction   | ,"firstKeptEntryId":"00000005" | 00000004 00000005                   |
        | an empty id            | ,"firstKeptEntryId":""         | 00000004 00000005                   |
        | null                   | ,"firstKeptEntryId":null       | 00000004 00000005                   |
        | missing                |                                | 00000004 00000005                   |

  @CTX-019
  Rule: Settings from before a compaction stay

    Scenario: nothing is kept
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type                  | text   | model      |
        | 00000001 |          | thinking_level_change | high   |            |
        | 00000002 | 00000001 | model_change          |        | acme/large |
        | 00000003 | 00000002 | user                  | q1     |            |
        | 00000004 | 00000003 | compaction            | so far |            |
        | 00000005 | 00000004 | user                  | q2     |            |
      When the subject reads the context of "s.jsonl"
      Then the context holds the entries "00000004 00000005"
      And the thinking level is "high"
      And the model is "large" of "acme"

    Scenario: a change after the compaction
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type                  | text   |
        | 00000001 |          | thinking_level_change | high   |
        | 00000002 | 00000001 | compaction            | so far |
        | 00000003 | 00000002 | thinking_level_change | low    |
      When the subject reads the context of "s.jsonl"
      Then the thinking level is "low"
