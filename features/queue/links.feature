Feature: Links share the queue of the file that they lead to

  @QUEUE-006
  Rule: Links to a file that does not exist yet share its queue

    @needs:tool.operations
    Scenario Outline: a new file by two names
      Given a directory "real"
      And a symbolic link "<link>" to "<target>"
      When call "first" begins to write "one\n" to "<one>" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to write "two\n" to "<other>" through gates
      Then the operations so far are "first mkdir, first writeFile"

      Examples:
        | case                        | link     | target       | one            | other          |
        | through a linked directory  | linked   | real         | real/new.txt   | linked/new.txt |
        | first by the link           | linked   | real         | linked/new.txt | real/new.txt   |
        | a dangling link             | link.txt | real/new.txt | real/new.txt   | link.txt       |
        | the target of one           | link.txt | real/new.txt | link.txt       | real/new.txt   |

    @needs:tool.operations
    Scenario: new files in two directories are two files
      Given a directory "real"
      And a directory "other"
      And a symbolic link "linked" to "other"
      When call "first" begins to write "one\n" to "real/new.txt" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to write "two\n" to "linked/new.txt" through gates
      And call "second" stands at the gate of its writeFile
      Then the operations so far are "first mkdir, first writeFile, second mkdir, second writeFile"

    @report:pi#9389
    Scenario Outline: an edit by one name of what is being written by the other
      Given a directory "real"
      And a symbolic link "<link>" to "<target>"
      Then a file written as "real/new.txt" and edited as "<edited>" at the same time holds the edit, in each of ten rounds

      Examples:
        | case               | link     | target       | edited         |
        | a linked directory | linked   | real         | linked/new.txt |
        | a dangling link    | link.txt | real/new.txt | link.txt       |

  @QUEUE-007
  Rule: Hard links share one queue

    @needs:tool.operations
    Scenario Outline: the same file by two names
      Given a file "a.txt" that holds "alpha beta\n"
      And a hard link "b.txt" to "a.txt"
      When call "first" begins to <first> through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to <second> through gates
      Then the operations so far are "<operations>"

      Examples:
        | case        | first                             | second                          | operations                                    |
        | two edits   | edit "a.txt", "alpha" to "ALPHA"  | edit "b.txt", "beta" to "BETA"  | first access, first readFile, first writeFile |
        | two writes  | write "one" to "b.txt"            | write "two" to "a.txt"          | first mkdir, first writeFile                  |

    Scenario: twenty edits by two names
      Given a file "a.txt" with the lines "line 1" to "line 20", each ended by a line feed
      And a hard link "b.txt" to "a.txt"
      Then twenty edits by "a.txt" and "b.txt" in turn are all in "a.txt", in each of ten rounds
