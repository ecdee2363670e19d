Feature: Messages that a model is sent as they are

  @LLM-001
  Rule: Messages of the roles that models know are sent unchanged

    Scenario Outline: one message of each role
      Given a stored session "s.jsonl" with the message:
        """
        <message>
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent:
        """
        [<message>]
        """

      Examples:
        | case                   | message |
        | user text              | {"role":"user","content":"hi","timestamp":5} |
        | user blocks            | {"role":"user","content":[{"type":"text","text":"look"},{"type":"image","data":"aGk=","mimeType":"image/png"}],"timestamp":5} |
        | system                 | {"role":"system","content":"be kind","sections":{"a":"b","c":null},"toolsAdded":[{"name":"read"}],"timestamp":5} |
        | assistant              | {"role":"assistant","content":[{"type":"thinking","thinking":"hm","thinkingSignature":"s"},{"type":"text","text":"ho"}],"api":"a","provider":"p","model":"m","usage":{"input":1},"stopReason":"stop","timestamp":5} |
        | a tool's result        | {"role":"toolResult","toolCallId":"c1","toolName":"read","content":[{"type":"text","text":"out"}],"details":{"lines":3},"isError":true,"timestamp":5} |
        | unknown members        | {"role":"user","content":"hi","colour":"blue","timestamp":5} |
        | unknown blocks         | {"role":"user","content":[{"type":"hologram","depth":3}],"timestamp":5} |
        | no time                | {"role":"user","content":"hi"} |
        | an empty text          | {"role":"user","content":"","timestamp":5} |

    @report:pi#9306 @report:pi#4189 @report:pi#5538 @report:pi#4741 @report:pi#4276
    Scenario: calls of an aborted answer stay without results
      Given a file "s.jsonl" with the text:
        """
        {"type":"session","version":3,"id":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"}
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"assistant","content":[{"type":"toolCall","id":"c1","name":"read","arguments":{"path":"a"}},{"type":"toolCall","id":"c2","name":"read","arguments":{}}],"provider":"p","model":"m","stopReason":"aborted","timestamp":1}}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"user","content":"go on","timestamp":2}}

        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent:
        """
        [
          {"role":"assistant","content":[{"type":"toolCall","id":"c1","name":"read","arguments":{"path":"a"}},{"type":"toolCall","id":"c2","name":"read","arguments":{}}],"provider":"p","model":"m","stopReason":"aborted","timestamp":1},
          {"role":"user","content":"go on","timestamp":2}
        ]
        """
      And "s.jsonl" is byte for byte as it was

  @LLM-002
  Rule: Messages are sent in their order, none joined to another

    Scenario: neighbours that become user messages
      Given a stored session "s.jsonl" of:
        | id       | parent   | type           | text    | with                                                                       |
        | 00000001 |          | user           | one     |                                                                            |
        | 00000002 | 00000001 | custom_message | note    | {"customType":"c","display":true}                                          |
        | 00000003 | 00000002 | user           | two     |                                                                            |
        | 00000004 | 00000003 | bashExecution  |         | {"command":"ls","output":"a","exitCode":0,"cancelled":false,"truncated":false} |
        | 00000005 | 00000004 | assistant      | three   |                                                                            |
        | 00000006 | 00000005 | assistant      | four    |                                                                            |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent:
        """
        [
          {"role":"user","content":"one","timestamp":1},
          {"role":"user","content":[{"type":"text","text":"note"}],"timestamp":1767225602000},
          {"role":"user","content":"two","timestamp":1},
          {"role":"user","content":[{"type":"text","text":"Ran `ls`\n```\na\n```"}],"timestamp":1},
          {"role":"assistant","content":[{"type":"text","text":"three"}],"timestamp":1},
          {"role":"assistant","content":[{"type":"text","text":"four"}],"timestamp":1}
        ]
        """

  @LLM-003
  Rule: Messages of unknown roles are left out

    Scenario Outline: a role that nobody knows
      Given a stored session "s.jsonl" with the message:
        """
        <message>
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent nothing

      Examples:
        | case                  | message                                                 |
        | an invented role      | {"role":"oracle","content":"hi","timestamp":5}          |
        | another capital       | {"role":"User","content":"hi","timestamp":5}            |
        | no role               | {"content":"hi","timestamp":5}                          |
        | a role that is null   | {"role":null,"content":"hi","timestamp":5}              |
        | a role of old files   | {"role":"hookMessage","customType":"c","content":"hi","display":true,"timestamp":5} |

    Scenario: the messages around it are sent
      Given a stored session "s.jsonl" of:
        | id       | parent   | type   | text |
        | 00000001 |          | user   | one  |
        | 00000002 | 00000001 | oracle | who  |
        | 00000003 | 00000002 | user   | two  |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent:
        """
        [{"role":"user","content":"one","timestamp":1},{"role":"user","content":"two","timestamp":1}]
        """

  @LLM-004
  Rule: A message without content is sent with none

    @report:pi#7159 @report:pi#8549 @report:pi#3681 @report:pi#6343
    Scenario Outline: content that is null or missing
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"<role>"<content>,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent:
        """
        [{"role":"<role>","content":<sent>,"timestamp":5}]
        """

      Examples:
        | case                   | role       | content         | sent |
        | user null              | user       | ,"content":null | []   |
        | user missing           | user       |                 | []   |
        | assistant null         | assistant  | ,"content":null | []   |
        | tool's result missing  | toolResult |                 | []   |
        | system null            | system     | ,"content":null | ""   |

    @report:pi#8549
    Scenario: a custom message entry without content
      Given a stored session "s.jsonl" of:
        | id       | parent | type           | with                                             |
        | 00000001 |        | custom_message | {"customType":"c","content":null,"display":true} |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent:
        """
        [{"role":"user","content":[],"timestamp":1767225601000}]
        """
