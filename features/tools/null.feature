Feature: Null in arguments

  @TOOL-011
  Rule: Null means that an optional field is missing

    Scenario: read
      Given a file "f.txt" that holds "one\ntwo\n"
      When the tool "read" is called with {"path": "f.txt", "offset": null, "limit": null}
      Then the tool succeeds with "one\ntwo\n"

    @needs:tool.bash
    Scenario: bash
      When the tool "bash" is called with {"command": "echo one", "timeout": null}
      Then the tool succeeds with "one\n"

  @TOOL-012
  Rule: Null is no text

    Scenario: the content of a file
      Given a file "f.txt" that holds "precious\n"
      When the tool "write" is called with {"path": "f.txt", "content": null}
      Then the tool fails with "Validation failed for tool \"write\":\n  - content: expected string, got null\n\nReceived arguments:\n{\n  \"path\": \"f.txt\",\n  \"content\": null\n}"
      And the file "f.txt" now holds "precious\n"

    Scenario Outline: a path
      Given a file "null" that holds "one\n"
      When the tool "<tool>" is called with {"path": null<more>}
      Then the answer is an error
      And the file "null" now holds "one\n"

      Examples:
        | case  | tool  | more                                               |
        | read  | read  |                                                    |
        | write | write | , "content": "two"                                 |
        | edit  | edit  | , "edits": [{"oldText": "one", "newText": "two"}]  |

    Scenario Outline: a text of an edit
      Given a file "f.txt" that holds "one null\n"
      When the tool "edit" is called with {"path": "f.txt", "edits": [{"oldText": <old>, "newText": <new>}]}
      Then the answer is an error
      And the file "f.txt" now holds "one null\n"

      Examples:
        | case     | old   | new   |
        | old text | null  | "two" |
        | new text | "one" | null  |

    @needs:tool.bash
    Scenario: a command
      When the tool "bash" is called with {"command": null}
      Then the tool fails with "Validation failed for tool \"bash\":\n  - command: expected string, got null\n\nReceived arguments:\n{\n  \"command\": null\n}"
