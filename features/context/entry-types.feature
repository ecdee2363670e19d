Feature: What entries of each type say

  @CTX-010
  Rule: A custom message becomes a message

    Scenario Outline: a custom message
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom_message","customType":"note","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z"<members>}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"custom","customType":"note"<seen>,"timestamp":1767225601000}
        """

      Examples:
        | case                     | members                                           | seen                                              |
        | with a text              | ,"content":"hello","display":true                 | ,"content":"hello","display":true                 |
        | that is not displayed    | ,"content":"hello","display":false                | ,"content":"hello","display":false                |
        | with details             | ,"content":"hello","display":true,"details":{"d":[1]} | ,"content":"hello","display":true,"details":{"d":[1]} |
        | with blocks              | ,"content":[{"type":"text","text":"a"}],"display":true | ,"content":[{"type":"text","text":"a"}],"display":true |
        | with a further member    | ,"content":"hello","display":true,"mood":"good"   | ,"content":"hello","display":true                 |

    @report:pi#7159
    Scenario Outline: a custom message without a content
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom_message","customType":"note","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","display":true<content>}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"custom","customType":"note","content":[],"display":true,"timestamp":1767225601000}
        """

      Examples:
        | case       | content         |
        | is missing |                 |
        | is null    | ,"content":null |

  @CTX-011
  Rule: A branch summary becomes a message

    Scenario Outline: a branch summary
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"branch_summary","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","fromId":"<from>","summary":"<summary>","details":{"a":1},"fromHook":true}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"branchSummary","summary":"<summary>","fromId":"<from>","timestamp":1767225601000}
        """

      Examples:
        | case                  | from     | summary       |
        | of a branch           | 00000009 | left that way |
        | from the root         | root     | left that way |
        | that is one space     | root     | \u0020        |

    Scenario Outline: a branch summary that says nothing
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"user","content":"one","timestamp":1}}
        {"type":"branch_summary","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","fromId":"root"<summary>}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"user","content":"one","timestamp":1}
        """

      Examples:
        | case         | summary         |
        | is empty     | ,"summary":""   |
        | is null      | ,"summary":null |
        | is missing   |                 |

  @CTX-012
  Rule: State says nothing

    @report:heiervang-technologies/unleash#105
    Scenario Outline: state between two messages
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type   | text  | target   | model      |
        | 00000001 |          | user   | one   |          |            |
        | 00000002 | 00000001 | <type> | state | 00000009 | acme/large |
        | 00000003 | 00000002 | user   | two   |          |            |
      When the subject reads the context and messages of "s.jsonl"
      Then the context holds the entries "00000001 00000002 00000003"
      And the messages say:
        | role | text |
        | user | one  |
        | user | two  |

      Examples:
        | case                  | type                  |
        | custom                | custom                |
        | a label               | label                 |
        | the session's name    | session_info          |
        | usage                 | usage                 |
        | a change of model     | model_change          |
        | a change of thinking  | thinking_level_change |
        | an edit               | context_edit          |
        | a type nobody knows   | hologram              |
