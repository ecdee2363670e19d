Feature: One file with many names has one queue

  @QUEUE-004
  Rule: One existing file has one queue, whatever it is called

    @needs:tool.operations @needs:symlinks
    Scenario Outline: the same file by another name
      Given a file "real/notes.txt" that holds "alpha beta\n"
      And a symbolic link "link.txt" to "real/notes.txt"
      And a symbolic link "linked" to "real"
      When call "first" begins to edit "<one>", "alpha" to "ALPHA" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to edit "<other>", "beta" to "BETA" through gates
      Then the operations so far are "first access, first readFile, first writeFile"
      When the gate of call "first" opens
      And call "second" stands at the gate of its writeFile
      And the gate of call "second" opens
      Then call "second" succeeds with "Successfully replaced 1 block(s) in <other>."
      And the file "real/notes.txt" now holds "ALPHA BETA\n"

      Examples:
        | case                   | one              | other                      |
        | dots in the path       | real/notes.txt   | ./real/../real//notes.txt  |
        | a link to the file     | link.txt         | real/notes.txt             |
        | the file after a link  | real/notes.txt   | link.txt                   |
        | a linked directory     | linked/notes.txt | real/notes.txt             |
        | two links              | link.txt         | linked/notes.txt           |

    @needs:tool.operations @needs:symlinks
    Scenario: a link to another file is another file
      Given a file "a.txt" that holds "one"
      And a file "b.txt" that holds "two"
      And a symbolic link "link.txt" to "b.txt"
      When call "first" begins to write "1" to "a.txt" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to write "2" to "link.txt" through gates
      And call "second" stands at the gate of its writeFile
      Then the operations so far are "first mkdir, first writeFile, second mkdir, second writeFile"

    @needs:symlinks
    Scenario: twenty edits by six names
      Given a file "real/log.txt" with the lines "line 1" to "line 20", each ended by a line feed
      And a symbolic link "link.txt" to "real/log.txt"
      And a symbolic link "linked" to "real"
      When twenty edits begin together, each marking a line of its own, by these names in turn:
        | real/log.txt             |
        | link.txt                 |
        | linked/log.txt           |
        | ./real/../link.txt       |
        | linked/../real/log.txt   |
        | <workspace>/link.txt     |
      Then all twenty lines of "real/log.txt" are marked
      And all twenty of these calls succeed

  @QUEUE-005
  Rule: A file that does not exist yet has a queue, too

    @needs:tool.operations
    Scenario Outline: two calls for a new file
      When call "first" begins to write "alpha\n" to "new.txt" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to <second> through gates
      Then the operations so far are "first mkdir, first writeFile"
      When the gate of call "first" opens
      And call "second" stands at the gate of its writeFile
      And the gate of call "second" opens
      Then call "second" succeeds with "<answer>"
      And the file "new.txt" now holds "<end>"

      Examples:
        | case             | second                                    | answer                                              | end       |
        | the same path    | write "beta\\n" to "new.txt"              | Successfully wrote to new.txt                       | beta\\n   |
        | another spelling | write "beta\\n" to "sub/../new.txt"       | Successfully wrote to sub/../new.txt                | beta\\n   |
        | an edit          | edit "./new.txt", "alpha" to "ALPHA"      | Successfully replaced 1 block(s) in ./new.txt.      | ALPHA\\n  |

    Scenario: a write and twenty edits
      When one call writes step 0 to "sub/steps.txt" and twenty edits go from step to step, by these names in turn:
        | sub/steps.txt             |
        | sub/../sub/steps.txt      |
        | <workspace>/sub/steps.txt |
      Then all twenty of these calls succeed
      And the file "sub/steps.txt" now holds "step 20\n"
