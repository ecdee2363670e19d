Feature: How a model is told of commands that the user ran

  @LLM-010
  Rule: The command and its output stand in a text of their own

    Scenario: output in a fence
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","command":"ls -a","output":"a\nb","exitCode":0,"cancelled":false,"truncated":false,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 5, with the text:
        """
        Ran `ls -a`
        ```
        a
        b
        ```
        """

    Scenario: no output
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","command":"true","output":"","exitCode":0,"cancelled":false,"truncated":false,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 5, with the text:
        """
        Ran `true`
        (no output)
        """

    Scenario: output is neither trimmed nor escaped
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","command":"cat `x`","output":" ```\nö\n","exitCode":0,"cancelled":false,"truncated":false,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 5, with the text:
        """
        Ran `cat `x``
        ```
         ```
        ö

        ```
        """

  @LLM-011
  Rule: How a command ended is told when it did not succeed

    Scenario Outline: an ending that is told
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","command":"x","output":"o"<exit>,"cancelled":<cancelled>,"truncated":false,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 5, with the text:
        """
        Ran `x`
        ```
        o
        ```

        <told>
        """

      Examples:
        | case                       | exit            | cancelled | told                       |
        | a code                     | ,"exitCode":2   | false     | Command exited with code 2 |
        | a negative code            | ,"exitCode":-1  | false     | Command exited with code -1 |
        | cancelled                  | ,"exitCode":null | true     | (command cancelled)        |
        | cancelled and without code |                 | true      | (command cancelled)        |
        | cancelled before the code  | ,"exitCode":130 | true      | (command cancelled)        |

    Scenario Outline: an ending that is not told
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","command":"x","output":"o"<exit>,"cancelled":false,"truncated":false,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 5, with the text:
        """
        Ran `x`
        ```
        o
        ```
        """

      Examples:
        | case            | exit             |
        | success         | ,"exitCode":0    |
        | a code of null  | ,"exitCode":null |
        | no code         |                  |

  @LLM-012
  Rule: Where the full output is kept is told when the output was truncated

    Scenario: truncated, with a file
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","command":"x","output":"o","exitCode":3,"cancelled":false,"truncated":true,"fullOutputPath":"/tmp/full.log","timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 5, with the text:
        """
        Ran `x`
        ```
        o
        ```

        Command exited with code 3

        [Output truncated. Full output: /tmp/full.log]
        """

    Scenario Outline: one without the other
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","command":"x","output":"o","exitCode":0,"cancelled":false,"truncated":<truncated><path>,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 5, with the text:
        """
        Ran `x`
        ```
        o
        ```
        """

      Examples:
        | case              | truncated | path                              |
        | no file           | true      |                                   |
        | an empty path     | true      | ,"fullOutputPath":""              |
        | not truncated     | false     | ,"fullOutputPath":"/tmp/full.log" |

  @LLM-013
  Rule: A command that is excluded from the context is not told

    Scenario: excluded
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","command":"x","output":"o","exitCode":0,"cancelled":false,"truncated":false,"excludeFromContext":true,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent nothing

    Scenario: not excluded
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","command":"x","output":"","exitCode":0,"cancelled":false,"truncated":false,"excludeFromContext":false,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 5, with the text:
        """
        Ran `x`
        (no output)
        """

  @LLM-014
  Rule: What is missing is not told as a word

    Scenario: a command and output that are missing
      Given a stored session "s.jsonl" with the message:
        """
        {"role":"bashExecution","exitCode":0,"cancelled":false,"truncated":false,"timestamp":5}
        """
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 5, with the text:
        """
        Ran ``
        (no output)
        """

    Scenario: a compaction without a summary
      Given a stored session "s.jsonl" of:
        | id       | parent | type       | with                                             |
        | 00000001 |        | compaction | {"firstKeptEntryId":"00000001","tokensBefore":5} |
      When the subject reads the model messages of "s.jsonl"
      Then the model is sent one user message, of time 1767225601000, with the text:
        """
        The conversation history before this point was compacted into the following summary:

        <summary>

        </summary>
        """
