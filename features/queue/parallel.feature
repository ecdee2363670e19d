Feature: What does not wait

  @QUEUE-003
  Rule: Different files are changed at the same time

    @needs:tool.operations
    Scenario Outline: a change of another file
      Given a file "b.txt" that holds "old\n"
      When call "first" begins to write "one\n" to "a.txt" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to <second> through gates
      Then the operations so far are "first mkdir, first writeFile, second <operation>"
      When call "second" stands at the gate of its writeFile
      And the gate of call "second" opens
      Then call "second" succeeds with "<answer>"
      And call "first" is not answered yet
      And the file "b.txt" now holds "new\n"
      And there is no file "a.txt"

      Examples:
        | case  | second                       | operation | answer                                     |
        | write | write "new\\n" to "b.txt"    | mkdir     | Successfully wrote to b.txt                |
        | edit  | edit "b.txt", "old" to "new" | access    | Successfully replaced 1 block(s) in b.txt. |

    @needs:posix @needs:tool.bash @process
    Scenario: a file next to a pipe that nobody reads
      Given a named pipe "pipe"
      When call "first" begins to write "one" to "pipe"
      And call "second" begins to write "two" to "b.txt"
      Then call "second" succeeds with "Successfully wrote to b.txt"
      And call "first" is not answered yet
      And the file "b.txt" now holds "two"
      When a command reads the pipe "pipe" to its end
      Then call "first" succeeds with "Successfully wrote to pipe"

    Scenario: twenty files
      When twenty calls that write the files "new/1.txt" to "new/20.txt" begin together
      Then all twenty of these calls succeed
      And the files "new/1.txt" to "new/20.txt" hold what was written

  @QUEUE-011
  Rule: Reading and commands do not wait

    @needs:tool.operations
    Scenario: read while a write is under way
      Given a file "notes.txt" that holds "old"
      When call "first" begins to write "new" to "notes.txt" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to write "newer" to "notes.txt" through gates
      And call "reader" begins to read "notes.txt"
      Then call "reader" succeeds with "old"
      And call "first" is not answered yet

    @needs:tool.operations
    Scenario Outline: other tools while a write is under way
      Given a file "notes.txt" that holds "old\n"
      When call "first" begins to write "new" to "notes.txt" through gates
      And call "first" stands at the gate of its writeFile
      And the tool "<tool>" is called with <arguments>
      Then the tool succeeds with "<answer>"
      And call "first" is not answered yet

      @needs:tool.ls
      Examples: ls
        | case | tool | arguments            | answer            |
        | ls   | ls   | {}                   | notes.txt         |

      @needs:tool.find
      Examples: find
        | case | tool | arguments            | answer            |
        | find | find | {"pattern": "*.txt"} | notes.txt         |

      @needs:tool.grep
      Examples: grep
        | case | tool | arguments            | answer            |
        | grep | grep | {"pattern": "o"}     | notes.txt:1: old  |

    @needs:posix @process
    Scenario: a command reads the pipe that a write waits for
      Given a named pipe "pipe"
      When call "first" begins to write "one" to "pipe"
      And a command reads the pipe "pipe" to its end
      Then the pipe delivered "one"
      And call "first" succeeds with "Successfully wrote to pipe"
