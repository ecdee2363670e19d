Feature: The messages of a context

  @CTX-007
  Rule: A message entry gives its message as stored

    Scenario: members and roles that nobody knows
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"user","content":"one","mood":"good","timestamp":5}}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"prophet","content":{"vision":[1,null,{"a":true}]}}}
        {"type":"message","id":"00000003","parentId":"00000002","timestamp":"2026-01-01T00:00:03.000Z","message":{"role":"bashExecution","command":"ls","output":"a\nb","exitCode":0,"cancelled":false,"truncated":false,"timestamp":3}}
        {"type":"message","id":"00000004","parentId":"00000003","timestamp":"2026-01-01T00:00:04.000Z","message":{"role":"assistant","content":[{"type":"toolCall","id":"c1","name":"read","arguments":{"path":"a"}}],"provider":"acme","model":"small","stopReason":"toolUse","timestamp":4},"extra":1}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"user","content":"one","mood":"good","timestamp":5}
        {"role":"prophet","content":{"vision":[1,null,{"a":true}]}}
        {"role":"bashExecution","command":"ls","output":"a\nb","exitCode":0,"cancelled":false,"truncated":false,"timestamp":3}
        {"role":"assistant","content":[{"type":"toolCall","id":"c1","name":"read","arguments":{"path":"a"}}],"provider":"acme","model":"small","stopReason":"toolUse","timestamp":4}
        """

  @CTX-008
  Rule: A content that is missing is empty

    @report:pi#7159 @report:pi#8549 @report:pi#3681
    Scenario Outline: a message without a content
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"<role>"<content>,"timestamp":1}}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"<role>"<seen>,"timestamp":1}
        """

      Examples:
        | case                          | role          | content         | seen            |
        | a user's is null              | user          | ,"content":null | ,"content":[]   |
        | a user's is missing           | user          |                 | ,"content":[]   |
        | an assistant's is null        | assistant     | ,"content":null | ,"content":[]   |
        | a tool result's is missing    | toolResult    |                 | ,"content":[]   |
        | a system message's is null    | system        | ,"content":null | ,"content":""   |
        | a system message's is missing | system        |                 | ,"content":""   |
        | an unknown role's is null     | prophet       | ,"content":null | ,"content":null |
        | an unknown role's is missing  | prophet       |                 |                 |
        | a command has none            | bashExecution |                 |                 |
        | a user's is an empty text     | user          | ,"content":""   | ,"content":""   |

  @CTX-009
  Rule: A message entry without a message gives none

    Scenario Outline: between two good messages
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"user","content":"one","timestamp":1}}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z"<message>}
        {"type":"message","id":"00000003","parentId":"00000002","timestamp":"2026-01-01T00:00:03.000Z","message":{"role":"user","content":"two","timestamp":3}}
        """
      When the subject reads the context and messages of "s.jsonl"
      Then the context holds the entries "00000001 00000002 00000003"
      And the messages are:
        """
        {"role":"user","content":"one","timestamp":1}
        {"role":"user","content":"two","timestamp":3}
        """

      Examples:
        | case                 | message           |
        | missing              |                   |
        | null                 | ,"message":null   |
        | a text               | ,"message":"text" |
        | a number             | ,"message":7      |
        | a list               | ,"message":[]     |
