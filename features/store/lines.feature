Feature: How entries are written

  @STORE-005
  Rule: An entry is one line of JSON, its members in order

    Scenario: every type of entry
      Given the subject creates a session in the directory "sessions"
      When the subject appends:
        | as  | type                  | text | target | with                                                              |
        | e01 | user                  | é    |        |                                                                   |
        | e02 | thinking_level_change | high |        |                                                                   |
        | e03 | model_change          |      |        | {"modelId":"m","provider":"p"}                                    |
        | e04 | session_info          | name |        |                                                                   |
        | e05 | custom                |      |        | {"data":{"n":1},"customType":"c"}                                 |
        | e06 | custom_message        | note |        | {"details":{"d":1},"display":false,"customType":"c"}              |
        | e07 | label                 | mark | e01    |                                                                   |
        | e08 | label                 |      | e01    |                                                                   |
        | e09 | context_edit          |      | e01    | {"replacement":null}                                              |
        | e10 | usage                 |      |        | {"note":"n","usage":{"input":1},"model":"m","provider":"p","kind":"k"} |
      Then the session's lines after the header are:
        """
        {"type":"message","id":"e01","parentId":null,"timestamp":"time","message":{"role":"user","content":"é","timestamp":1}}
        {"type":"thinking_level_change","id":"e02","parentId":"e01","timestamp":"time","thinkingLevel":"high"}
        {"type":"model_change","id":"e03","parentId":"e02","timestamp":"time","provider":"p","modelId":"m"}
        {"type":"session_info","id":"e04","parentId":"e03","timestamp":"time","name":"name"}
        {"type":"custom","customType":"c","data":{"n":1},"id":"e05","parentId":"e04","timestamp":"time"}
        {"type":"custom_message","customType":"c","content":"note","display":false,"details":{"d":1},"id":"e06","parentId":"e05","timestamp":"time"}
        {"type":"label","id":"e07","parentId":"e06","timestamp":"time","targetId":"e01","label":"mark"}
        {"type":"label","id":"e08","parentId":"e07","timestamp":"time","targetId":"e01"}
        {"type":"context_edit","id":"e09","parentId":"e08","timestamp":"time","targetId":"e01","replacement":null}
        {"type":"usage","id":"e10","parentId":"e09","timestamp":"time","kind":"k","provider":"p","model":"m","usage":{"input":1},"note":"n"}
        """

    Scenario: a compaction
      Given the subject creates a session in the directory "sessions"
      When the subject appends:
        | as  | type       | text  | with                                                                                     |
        | e01 | user       | one   |                                                                                          |
        | e02 | compaction | short | {"usage":{"input":2},"fromHook":true,"details":{"x":1},"tokensBefore":9,"firstKeptEntryId":"0000000f"} |
      Then the session's lines after the header are:
        """
        {"type":"message","id":"e01","parentId":null,"timestamp":"time","message":{"role":"user","content":"one","timestamp":1}}
        {"type":"compaction","id":"e02","parentId":"e01","timestamp":"time","summary":"short","firstKeptEntryId":"0000000f","tokensBefore":9,"details":{"x":1},"usage":{"input":2},"fromHook":true}
        """

  @STORE-006
  Rule: Appending leaves what is stored as it is

    Scenario: lines that no writer would write today
      Given a file "s.jsonl" with the text:
        """
        {"type":"session","version":3,"id":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"}
        {"type":"message", "id":"00000001","parentId":null,"message":{"role":"user","content":"one","timestamp":1}}

        this is not JSON

        """
      And the subject opens "s.jsonl"
      When the subject appends:
        | as   | type | text |
        | next | user | two  |
      Then the session's lines after the header are:
        """
        {"type":"message", "id":"00000001","parentId":null,"message":{"role":"user","content":"one","timestamp":1}}

        this is not JSON
        {"type":"message","id":"next","parentId":"00000001","timestamp":"time","message":{"role":"user","content":"two","timestamp":1}}
        """
