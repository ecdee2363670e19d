Feature: What tools answer

  @TOOL-002
  Rule: A failure is an answer

    Scenario Outline: a tool fails
      Given a file "f.txt" that holds "one\n"
      When the tool "<tool>" is called with <arguments>
      Then the answer is one text block and nothing more
      And the answer is an error

      Examples:
        | case            | tool  | arguments                                                           |
        | read            | read  | {"path": "gone.txt"}                                                |
        | write           | write | {"path": "f.txt/x", "content": ""}                                  |
        | edit            | edit  | {"path": "gone.txt", "edits": [{"oldText": "one", "newText": "1"}]} |
        | bad arguments   | write | {}                                                                  |
        | no such tool    | nope  | {}                                                                  |

    Scenario: a tool succeeds
      Given a file "f.txt" that holds "one\n"
      When the tool "write" is called with {"path": "f.txt", "content": "two\n"}
      Then the answer is no error
      And the answer is one text block and nothing more
      And the file "f.txt" now holds "two\n"

  @TOOL-004
  Rule: An aborted read is answered

    Scenario Outline: aborted at an operation
      Given a file "f.txt" that holds "one\n"
      When call "it" begins to read "f.txt" through gates
      And call "it" stands at the gate of its <operation>
      And call "it" is aborted
      Then call "it" fails with "Operation aborted"
      And the operations so far are "<operations>"

      Examples:
        | case        | operation | operations             |
        | permissions | access    | it access              |
        | reading     | readFile  | it access, it readFile |

  @TOOL-006
  Rule: An unknown tool is an error

    Scenario Outline: a name that no tool has
      When the tool "<name>" is called with {"path": "f.txt", "content": "text"}
      Then the tool fails with "Tool <name> not found"
      And there is no file "f.txt"

      Examples:
        | case          | name        |
        | another name  | create_file |
        | another case  | Write       |
        | part of one   | writ        |
        | of an object  | constructor |

    Scenario: a name that a tool has
      When the tool "write" is called with {"path": "f.txt", "content": "text"}
      Then the tool succeeds with "Successfully wrote to f.txt"
      And the file "f.txt" now holds "text"
