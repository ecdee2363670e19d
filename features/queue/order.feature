Feature: Changes of one file wait for one another

  @QUEUE-001
  Rule: Changes of one file never overlap

    @needs:tool.operations
    Scenario Outline: the second of two changes
      Given a file "notes.txt" that holds "alpha beta\n"
      When call "first" begins to <first> through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to <second> through gates
      Then the operations so far are "<before>"
      When the gate of call "first" opens
      And call "second" stands at the gate of its writeFile
      Then the operations so far are "<before>, <after>"
      When the gate of call "second" opens
      Then call "first" succeeds with "<first answer>"
      And call "second" succeeds with "<second answer>"
      And the file "notes.txt" now holds "<end>"

      Examples:
        | case                | first                                | second                               | before                                     | after                                         | first answer                                     | second answer                                    | end             |
        | write after write   | write "one\\n" to "notes.txt"        | write "two\\n" to "notes.txt"        | first mkdir, first writeFile               | second mkdir, second writeFile                | Successfully wrote to notes.txt                  | Successfully wrote to notes.txt                  | two\\n          |
        | edit after edit     | edit "notes.txt", "alpha" to "ALPHA" | edit "notes.txt", "beta" to "BETA"   | first access, first readFile, first writeFile | second access, second readFile, second writeFile | Successfully replaced 1 block(s) in notes.txt.   | Successfully replaced 1 block(s) in notes.txt.   | ALPHA BETA\\n   |
        | edit after write    | write "gamma\\n" to "notes.txt"      | edit "notes.txt", "gamma" to "DELTA" | first mkdir, first writeFile               | second access, second readFile, second writeFile | Successfully wrote to notes.txt                  | Successfully replaced 1 block(s) in notes.txt.   | DELTA\\n        |
        | write after edit    | edit "notes.txt", "alpha" to "ALPHA" | write "two\\n" to "notes.txt"        | first access, first readFile, first writeFile | second mkdir, second writeFile                | Successfully replaced 1 block(s) in notes.txt.   | Successfully wrote to notes.txt                  | two\\n          |

    @needs:tool.operations
    Scenario: an edit that is still reading already has its turn
      Given a file "notes.txt" that holds "alpha beta\n"
      When call "first" begins to edit "notes.txt", "alpha" to "ALPHA" through gates
      And call "first" stands at the gate of its readFile
      And call "second" begins to edit "notes.txt", "beta" to "BETA" through gates
      Then the operations so far are "first access, first readFile"

    @report:pi#2327
    Scenario: twenty edits of twenty lines of one file
      Given a file "log.txt" with the lines "line 1" to "line 20", each ended by a line feed
      When twenty edits of "log.txt" begin together, each marking a line of its own
      Then all twenty lines of "log.txt" are marked
      And all twenty of these calls succeed

  @QUEUE-002
  Rule: First in, first out

    @needs:tool.operations
    Scenario: three writes of one file
      When call "first" begins to write "one\n" to "notes.txt" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to write "two\n" to "notes.txt" through gates
      And call "third" begins to write "three\n" to "notes.txt" through gates
      And the gate of call "first" opens
      Then the operations so far are "first mkdir, first writeFile, second mkdir"
      When call "second" stands at the gate of its writeFile
      And the gate of call "second" opens
      And call "third" stands at the gate of its writeFile
      And the gate of call "third" opens
      Then call "third" succeeds with "Successfully wrote to notes.txt"
      And the operations so far are "first mkdir, first writeFile, second mkdir, second writeFile, third mkdir, third writeFile"
      And the file "notes.txt" now holds "three\n"

    Scenario: twenty edits that need one another
      Given a file "steps.txt" that holds "step 0\n"
      When twenty edits of "steps.txt" begin together, each from one step to the next
      Then all twenty of these calls succeed
      And the file "steps.txt" now holds "step 20\n"
