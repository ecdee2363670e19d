Feature: Files of any size

  @READ-008
  Rule: A large file is not held as a whole

    Scenario: two lines of 540 MB
      Given a file "large.txt" of 540000000 bytes that begins with "one\ntwo\n"
      When the subject reads "large.txt" with limit 2, however long that takes
      Then the answered text is "one\ntwo\n\n[1 more lines in file. Use offset=3 to continue.]"

    Scenario: two lines of 3 MB
      Given a file "large.txt" of 3000000 bytes that begins with "one\ntwo\n"
      When the subject reads "large.txt" with offset 3, however long that takes
      Then the answered text is "[Line 3 is 2.9MB, exceeds 50.0KB limit. Use bash: sed -n '3p' large.txt | head -c 51200]"

  @READ-009
  Rule: The size of a file does not decide what a range means

    Scenario Outline: a range in a small and in a large file
      Given a file "small/file.txt" that holds "one\ntwo\nthree\n"
      And a file "large/file.txt" of 2200000000 bytes that begins with "one\ntwo\nthree\n"
      When the small and the large "file.txt" are read with <range>
      Then both were answered alike

      Examples:
        | case            | range           |
        | a fraction      | {"limit": 1.5}  |
        | less than one   | {"limit": 0.5}  |
        | a minus         | {"limit": -1}   |
        | a part of a line | {"offset": 1.5} |
        | both            | {"offset": 0.5, "limit": 2.5} |

  @READ-015
  Rule: An aborted read of a large file is answered at once

    Scenario: a file of 2.2 GB
      Given a file "large.txt" of 2200000000 bytes that begins with "one\ntwo\n"
      When call "it" begins to read "large.txt"
      And call "it" is aborted
      Then call "it" fails with "Operation aborted"

    Scenario: a small file is read before it can be aborted
      Given a file "small.txt" that holds "one\n"
      When call "it" begins to read "small.txt"
      Then call "it" succeeds with "one\n"
