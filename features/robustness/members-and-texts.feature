Feature: Repeated members and broken texts

  @ROB-005
  Rule: Of members with the same name the last one counts

    Scenario: members of an entry
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","id":"00000001","parentId":null}
        {"type":"label","id":"00000003","parentId":null,"type":"custom","id":"00000002","parentId":"00000001"}
        """
      When the subject reads the entries of "s.jsonl"
      Then the entries are:
        | id       | parent   | type   |
        | 00000001 |          | custom |
        | 00000002 | 00000001 | custom |

    Scenario: members of a message
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"message":{"role":"assistant","content":"first","role":"user","timestamp":1,"content":"second"}}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"user","content":"second","timestamp":1}
        """

  @ROB-006
  Rule: Unpaired surrogates are kept

    Scenario Outline: a text with surrogates
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"message":{"role":"user","content":"<text>","timestamp":1}}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"user","content":"<text>","timestamp":1}
        """

      Examples:
        | case                     | text                   |
        | the first half           | a\\ud83db              |
        | the second half          | a\\ude00b              |
        | halves in the wrong order | \\ude00\\ud83d        |
        | a pair                   | \\ud83d\\ude00         |
