Feature: Aborted changes and the queue

  @QUEUE-009
  Rule: An aborted change keeps its place until the disk is done

    @needs:tool.operations
    Scenario Outline: the change under way is aborted
      Given a file "notes.txt" that holds "alpha beta\n"
      When call "first" begins to <first> through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to edit "notes.txt", "gamma" to "GAMMA" through gates
      And call "first" is aborted
      Then the operations so far are "<before>"
      When the gate of call "first" opens
      And call "second" stands at the gate of its writeFile
      And the gate of call "second" opens
      Then call "second" succeeds with "Successfully replaced 1 block(s) in notes.txt."
      And the file "notes.txt" now holds "<end>"

      Examples:
        | case  | first                                      | before                                        | end              |
        | write | write "gamma\\n" to "notes.txt"            | first mkdir, first writeFile                  | GAMMA\\n         |
        | edit  | edit "notes.txt", "alpha" to "gamma"       | first access, first readFile, first writeFile | GAMMA beta\\n    |

    @needs:posix @needs:tool.bash @process
    Scenario: a write that waits for a reader is aborted
      Given a named pipe "pipe"
      When call "first" begins to write "one" to "pipe"
      And call "other" begins to write "other" to "b.txt"
      Then call "other" succeeds with "Successfully wrote to b.txt"
      When call "first" is aborted
      And a command reads the pipe "pipe" to its end
      Then the pipe delivered "one"
      When call "first" has ended
      And call "second" begins to write "two" to "pipe"
      And a command reads the pipe "pipe" to its end
      Then the pipe delivered "two"
      And call "second" succeeds with "Successfully wrote to pipe"
      And the file "b.txt" now holds "other"

  @QUEUE-010
  Rule: A change that is aborted while it waits never begins

    @needs:tool.operations
    Scenario Outline: the second of three
      Given a file "notes.txt" that holds "alpha beta\n"
      When call "first" begins to edit "notes.txt", "alpha" to "ALPHA" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to <second> through gates
      And call "third" begins to edit "notes.txt", "beta" to "BETA" through gates
      And call "second" is aborted
      Then the operations so far are "first access, first readFile, first writeFile"
      When the gate of call "first" opens
      Then the operations so far are "first access, first readFile, first writeFile, third access"
      When call "third" stands at the gate of its writeFile
      And the gate of call "third" opens
      Then call "second" fails with "Operation aborted"
      And call "third" succeeds with "Successfully replaced 1 block(s) in notes.txt."
      And the operations so far are "first access, first readFile, first writeFile, third access, third readFile, third writeFile"
      And the file "notes.txt" now holds "ALPHA BETA\n"

      Examples:
        | case  | second                              |
        | write | write "two\\n" to "notes.txt"       |
        | edit  | edit "notes.txt", "beta" to "two"   |

    @needs:posix @needs:tool.bash @process
    Scenario: a write behind a pipe that nobody reads
      Given a named pipe "pipe"
      When call "first" begins to write "one" to "pipe"
      And call "second" begins to write "two" to "pipe"
      And call "other" begins to write "other" to "b.txt"
      Then call "other" succeeds with "Successfully wrote to b.txt"
      When call "second" is aborted
      And a command reads the pipe "pipe" to its end
      Then the pipe delivered "one"
      And call "first" succeeds with "Successfully wrote to pipe"
      And call "second" fails with "Operation aborted"
      And the file "b.txt" now holds "other"
