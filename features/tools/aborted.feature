Feature: Calls that were aborted before they began

  @TOOL-019
  Rule: What was aborted before it began does nothing

    Scenario Outline: whatever the tool, and the arguments
      Given a file "f.txt" that holds "one\n"
      When an aborted call of the tool "<tool>" is made with <arguments>
      Then the tool fails with "Operation aborted"
      And nothing was told before the answer
      And the file "f.txt" now holds "one\n"
      And the directory "." contains only "f.txt"

      Examples:
        | case              | tool       | arguments                                                        |
        | read              | read       | {"path": "f.txt"}                                                |
        | read of nothing   | read       | {"path": "gone.txt"}                                             |
        | write             | write      | {"path": "f.txt", "content": "two\\n"}                           |
        | write in a folder | write      | {"path": "new/f.txt", "content": "two\\n"}                       |
        | edit              | edit       | {"path": "f.txt", "edits": [{"oldText": "one", "newText": "1"}]} |
        | bash              | bash       | {"command": "echo two > f.txt; echo two > g.txt"}                |
        | a bad timeout     | bash       | {"command": "echo two > g.txt", "timeout": -1}                   |
        | invalid arguments | write      | {"path": 5}                                                      |
        | no such tool      | create     | {"path": "f.txt"}                                                |

    Scenario Outline: tools that look
      Given a file "f.txt" that holds "one\n"
      When an aborted call of the tool "<tool>" is made with <arguments>
      Then the tool fails with "Operation aborted"
      And nothing was told before the answer

      Examples:
        | case              | tool       | arguments           |
        | ls                | ls         | {}                  |
        | ls of nothing     | ls         | {"path": "gone"}    |
        | find              | find       | {"pattern": "*"}    |
        | grep              | grep       | {"pattern": "one"}  |
        | a bad expression  | grep       | {"pattern": "("}    |
        | powershell        | powershell | {"command": "echo"} |

    Scenario: not aborted
      When the tool "write" is called with {"path": "new/f.txt", "content": "two\n"}
      Then the tool succeeds with "Successfully wrote to new/f.txt"
      And the file "new/f.txt" now holds "two\n"
