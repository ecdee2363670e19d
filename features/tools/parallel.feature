Feature: Calls that run at the same time

  @TOOL-020
  Rule: Calls run at the same time

    Scenario: two reads of one file
      Given a file "f.txt" that holds "one\n"
      When call "first" begins to read "f.txt" through gates
      And call "first" stands at the gate of its readFile
      And call "second" begins to read "f.txt"
      Then call "second" succeeds with "one\n"
      And call "first" is not answered yet
      When the gate of call "first" opens
      Then call "first" succeeds with "one\n"

    Scenario Outline: a read, and a call of another tool
      Given a file "f.txt" that holds "one\n"
      When call "first" begins to read "f.txt" through gates
      And call "first" stands at the gate of its readFile
      And the tool "<tool>" is called with <arguments>
      Then the tool succeeds with "<text>"
      And call "first" is not answered yet
      When the gate of call "first" opens
      Then call "first" succeeds with "<then>\n"

      Examples:
        | case  | tool  | arguments                                                        | text                                      | then |
        | write | write | {"path": "f.txt", "content": "two\\n"}                           | Successfully wrote to f.txt               | two  |
        | edit  | edit  | {"path": "f.txt", "edits": [{"oldText": "one", "newText": "1"}]} | Successfully replaced 1 block(s) in f.txt. | 1   |
        | bash  | bash  | {"command": "cat f.txt"}                                         | one\\n                                    | one  |
        | ls    | ls    | {}                                                               | f.txt                                     | one  |
        | find  | find  | {"pattern": "*.txt"}                                             | f.txt                                     | one  |
        | grep  | grep  | {"pattern": "o"}                                                 | f.txt:1: one                              | one  |

  @TOOL-021
  Rule: Only read and the shells have structured content

    Scenario Outline: an answer with text only
      Given a file "f.txt" that holds "one\n"
      When the tool "<tool>" is called with <arguments>
      Then the answer is no error
      And the answer has no structured content

      Examples:
        | case  | tool  | arguments                                                        |
        | write | write | {"path": "g.txt", "content": "two\\n"}                           |
        | edit  | edit  | {"path": "f.txt", "edits": [{"oldText": "one", "newText": "1"}]} |
        | ls    | ls    | {}                                                               |
        | find  | find  | {"pattern": "*.txt"}                                             |
        | grep  | grep  | {"pattern": "one"}                                               |
