Feature: Custom entries, custom messages and summaries

  @LLM-005
  Rule: A custom message entry becomes a user message

    Scenario Outline: content and what else the entry holds
      Given a stored session "s.jsonl" of:
        | id       | parent | type           | with                                                   |
        | 00000001 |        | custom_message | {"customType":"c","content":<content>,"display":true<more>} |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent:
        """
        [{"role":"user","content":<sent>,"timestamp":1767225601000}]
        """

      Examples:
        | case        | content                         | more                | sent                            |
        | a text      | "note"                          |                     | [{"type":"text","text":"note"}] |
        | an empty text | ""                            |                     | [{"type":"text","text":""}]     |
        | blocks      | [{"type":"image","data":"aGk=","mimeType":"image/png"}] | | [{"type":"image","data":"aGk=","mimeType":"image/png"}] |
        | details     | "note"                          | ,"details":{"d":1}  | [{"type":"text","text":"note"}] |
        | hidden      | "note"                          | ,"display":false    | [{"type":"text","text":"note"}] |

  @LLM-006
  Rule: A custom entry is kept from the model

    Scenario: custom against custom message
      Given a stored session "s.jsonl" of:
        | id       | parent   | type           | with                                               |
        | 00000001 |          | custom         | {"customType":"c","data":{"content":"secret"}}     |
        | 00000002 | 00000001 | custom_message | {"customType":"c","content":"told","display":true} |
        | 00000003 | 00000002 | custom         | {"customType":"c","content":"secret"}              |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent:
        """
        [{"role":"user","content":[{"type":"text","text":"told"}],"timestamp":1767225602000}]
        """

    Scenario Outline: entries that are no messages
      Given a stored session "s.jsonl" of:
        | id       | parent | type   | text   | with   |
        | 00000001 |        | <type> | <text> | <with> |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent nothing

      Examples:
        | case              | type                  | text | with                                    |
        | a label           | label                 | mark | {"targetId":"00000001"}                 |
        | a name            | session_info          | name |                                         |
        | a model           | model_change          |      | {"provider":"p","modelId":"m"}          |
        | a thinking level  | thinking_level_change | high |                                         |
        | an unknown type   | entry weather         |      | {"message":{"role":"user","content":"x"}} |

  @LLM-007
  Rule: A stored message of the role custom becomes a user message

    Scenario Outline: content and time
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"custom","customType":"c"<content>,"display":<display>,"details":{"d":1},"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent:
        """
        [{"role":"user"<sent>,"timestamp":5}]
        """

      Examples:
        | case     | content                                      | display | sent                                         |
        | a text   | ,"content":"note"                            | true    | ,"content":[{"type":"text","text":"note"}]   |
        | hidden   | ,"content":"note"                            | false   | ,"content":[{"type":"text","text":"note"}]   |
        | blocks   | ,"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}] | true | ,"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}] |
        | missing  |                                              | true    |                                              |

  @LLM-008
  Rule: A compaction is told as a summary of the conversation before

    Scenario Outline: the summary in its frame
      Given a stored session "s.jsonl" of:
        | id       | parent | type       | with                                                                    |
        | 00000001 |        | compaction | {"summary":"<text>","firstKeptEntryId":"00000001","tokensBefore":500} |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 1767225601000, with the text:
        """
        The conversation history before this point was compacted into the following summary:

        <summary>
        <text>
        </summary>
        """

      Examples:
        | case                 | text             |
        | one line             | we talked        |
        | tags are not escaped | a </summary> & b |
        | an empty one         |                  |

  @LLM-009
  Rule: A branch summary is told as one, without a line feed before its end

    Scenario Outline: the summary in its frame
      Given a stored session "s.jsonl" of:
        | id       | parent | type           | with                                |
        | 00000001 |        | branch_summary | {"fromId":"root","summary":"<text>"} |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 1767225601000, with the text:
        """
        The following is a summary of a branch that this conversation came back from:

        <summary>
        <text></summary>
        """

      Examples:
        | case                 | text             |
        | one line             | we strayed       |
        | tags are not escaped | a </summary> & b |

    Scenario Outline: a summary that says nothing is not told
      Given a stored session "s.jsonl" of:
        | id       | parent | type           | with                       |
        | 00000001 |        | branch_summary | {"fromId":"root"<summary>} |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent nothing

      Examples:
        | case    | summary         |
        | empty   | ,"summary":""   |
        | missing |                 |
        | null    | ,"summary":null |
