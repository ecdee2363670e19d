Feature: Lines that are too long to be read

  @TRUNC-004
  Rule: Reading never shows part of a line

    Background:
      Given a file "log.txt" made of:
        | times | text   |
        | 1     | a\nb\n |
        | 60000 | x      |
        | 1     | \nc\n  |

    Scenario: a long line after short ones
      When the subject reads "log.txt"
      Then the answer shows lines 1 to 2 of "log.txt"
      And the notice is "[Showing lines 1-2 of 5 (50.0KB limit). Use offset=3 to continue.]"

    Scenario: the line after a long one is shown
      When the subject reads "log.txt" with offset 4
      Then the answer is the text of "log.txt" from line 4 on

  @TRUNC-006
  Rule: A first line over the byte limit is not shown

    Scenario Outline: the size of the line
      Given a file "log.txt" made of:
        | times   | text   |
        | <times> | <text> |
        | 1       | <end>  |
      When the subject reads "log.txt"
      Then the answer is no error
      And the answered text is "[Line 1 is <size>, exceeds 50.0KB limit. Use bash: sed -n '1p' log.txt | head -c 51200]"

      Examples:
        | case                  | times   | text | end     | size   |
        | one byte too many     | 51201   | x    |         | 50.0KB |
        | followed by others    | 60000   | x    | \na\nb  | 58.6KB |
        | characters of 4 bytes | 20000   | 😀   | \n      | 78.1KB |
        | more than a megabyte  | 1600000 | x    |         | 1.5MB  |

    Scenario Outline: a line in the middle of a file
      Given a file "log.txt" made of:
        | times | text   |
        | 1     | a\nb\n |
        | 60000 | x      |
        | 1     | \nc\n  |
      When the subject reads "log.txt" with offset 3 and limit <limit>
      Then the answered text is "[Line 3 is 58.6KB, exceeds 50.0KB limit. Use bash: sed -n '3p' log.txt | head -c 51200]"

      Examples:
        | case            | limit |
        | that line alone | 1     |
        | and others      | 5     |

    Scenario: a first line of just the limit is shown
      Given a file "log.txt" made of:
        | times | text |
        | 51200 | x    |
        | 1     | \na  |
      When the subject reads "log.txt"
      Then the answer shows lines 1 to 1 of "log.txt"
      And the notice is "[Showing lines 1-1 of 2 (50.0KB limit). Use offset=2 to continue.]"

  @TRUNC-007
  Rule: The suggested command works for every path

    Scenario Outline: a path with special characters
      Given a file "<path>" made of:
        | times | text      |
        | 1     | first\n   |
        | 60000 | x         |
        | 1     | \nthird\n |
      When the subject reads "<path>" with offset 2
      And the subject runs the command of the notice
      Then the answered text is made of:
        | times | text |
        | 51200 | x    |

      Examples:
        | case           | path         |
        | nothing        | notes.txt    |
        | a blank        | my notes.txt |
        | an apostrophe  | it's.txt     |
        | a dollar sign  | $HOME.txt    |
        | a semicolon    | a;true.txt   |
