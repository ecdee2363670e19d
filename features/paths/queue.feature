Feature: Spellings of one path share a queue

  @PATH-015
  Rule: One file has one queue, however a model spells it

    @needs:tool.operations
    Scenario Outline: a file that is written under two spellings at the same time
      Given a file "a b.txt" that holds "old\n"
      When call "first" begins to write "one\n" to "<one>" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to write "two\n" to "<other>" through gates
      Then the changes so far are "first mkdir, first writeFile"
      When the gate of call "first" opens
      And call "second" stands at the gate of its writeFile
      And the gate of call "second" opens
      Then call "second" succeeds with "Successfully wrote to <other>"
      And the file "a b.txt" now holds "two\n"

      Examples:
        | case           | one      | other    |
        | at sign        | @a b.txt | a b.txt  |
        | at sign later  | a b.txt  | @a b.txt |
        | no-break space | a b.txt  | a b.txt  |
        | both           | @a b.txt | ./a b.txt |

    @needs:tool.operations
    Scenario: another file
      Given a file "a.txt" that holds "old\n"
      When call "first" begins to write "one\n" to "@a.txt" through gates
      And call "first" stands at the gate of its writeFile
      And call "second" begins to write "two\n" to "@b.txt" through gates
      And call "second" stands at the gate of its writeFile
      Then the changes so far are "first mkdir, first writeFile, second mkdir, second writeFile"
