Feature: A change that ends badly lets the next one go on

  @QUEUE-008
  Rule: A failed change lets the next one go on

    @needs:tool.operations
    Scenario Outline: an operation fails
      Given a file "notes.txt" that holds "alpha beta\n"
      When call "first" begins to <first> through gates
      And call "first" stands at the gate of its <operation>
      And call "second" begins to edit "notes.txt", "beta" to "BETA" through gates
      Then the operations so far are "<before>"
      When the gate of call "first" fails with EIO
      And call "second" stands at the gate of its writeFile
      And the gate of call "second" opens
      Then call "first" fails with "<error>"
      And call "second" succeeds with "Successfully replaced 1 block(s) in notes.txt."
      And the file "notes.txt" now holds "alpha BETA\n"

      Examples:
        | case          | first                                | operation | before                                        | error                                            |
        | write to disk | write "one" to "notes.txt"           | writeFile | first mkdir, first writeFile                  | EIO: the gate refuses                            |
        | directories   | write "one" to "notes.txt"           | mkdir     | first mkdir                                   | EIO: the gate refuses                            |
        | permissions   | edit "notes.txt", "alpha" to "ALPHA" | access    | first access                                  | Could not edit file: notes.txt. Error code: EIO. |
        | reading       | edit "notes.txt", "alpha" to "ALPHA" | readFile  | first access, first readFile                  | EIO: the gate refuses                            |
        | edit to disk  | edit "notes.txt", "alpha" to "ALPHA" | writeFile | first access, first readFile, first writeFile | EIO: the gate refuses                            |

    Scenario: twenty edits of which ten fail
      Given a file "log.txt" with the lines "line 1" to "line 20", each ended by a line feed
      When twenty edits of "log.txt" begin together, every other one looking for a text that is not there
      Then every other line of "log.txt" is marked
      And every other one of these calls fails

    @needs:symlinks
    Scenario: a path that leads nowhere
      Given a symbolic link "loop" to "loop"
      And a file "notes.txt" that holds "alpha\n"
      When call "first" begins to write "one" to "loop"
      And call "second" begins to edit "notes.txt", "alpha" to "ALPHA"
      And call "third" begins to write "three" to "loop"
      Then call "second" succeeds with "Successfully replaced 1 block(s) in notes.txt."
      And call "first" fails because of "ELOOP" at "loop"
      And call "third" fails because of "ELOOP" at "loop"
      And the file "notes.txt" now holds "ALPHA\n"
