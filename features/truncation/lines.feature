Feature: Reading stops after 2000 lines

  @TRUNC-001
  Rule: Reading stops after 2000 lines

    Scenario Outline: a file around the line limit
      Given a file "log.txt" with the lines "line 1" to "line <lines>", each ended by a line feed
      When the subject reads "log.txt"
      Then the answer shows lines 1 to 2000 of "log.txt"
      And the notice is "[Showing lines 1-2000 of <total>. Use offset=2001 to continue.]"

      Examples:
        | case              | lines | total |
        | one line too many | 2001  | 2002  |
        | hundreds too many | 2500  | 2501  |

    Scenario: a last line without a line feed counts
      Given a file "log.txt" made of:
        | times | text  |
        | 2000  | row\n |
        | 1     | end   |
      When the subject reads "log.txt"
      Then the answer shows lines 1 to 2000 of "log.txt"
      And the notice is "[Showing lines 1-2000 of 2001. Use offset=2001 to continue.]"

    Scenario: an empty line counts
      Given a file "log.txt" made of:
        | times | text  |
        | 2000  | row\n |
        | 1     | \n    |
      When the subject reads "log.txt"
      Then the answer shows lines 1 to 2000 of "log.txt"
      And the notice is "[Showing lines 1-2000 of 2002. Use offset=2001 to continue.]"

    Scenario: a file at the line limit is shown whole
      Given a file "log.txt" with the lines "line 1" to "line 2000", each ended by a line feed
      When the subject reads "log.txt"
      Then the answer is the whole text of "log.txt"

  @TRUNC-008
  Rule: A text within both limits is shown unchanged

    Scenario Outline: a text at a limit
      Given a file "log.txt" made of:
        | times    | text   |
        | <times>  | <text> |
        | 1        | <end>  |
      When the subject reads "log.txt"
      Then the answer is no error
      And the answer is the whole text of "log.txt"
      And the answer has no details

      Examples:
        | case                               | times | text | end  |
        | 2000 lines ended by a line feed    | 2000  | é\n  |      |
        | 2000 lines and no last line feed   | 1999  | é\n  | é    |
        | 51200 bytes and no line feed       | 51199 | x    | y    |
        | 51199 bytes and a line feed        | 51199 | x    | \n   |
        | 512 lines of 99 bytes              | 512   | 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789\n |      |
        | a few lines                        | 3     | a\n  | b    |

    Scenario: one byte more is not shown unchanged
      Given a file "log.txt" made of:
        | times | text |
        | 51199 | x    |
        | 1     | yz   |
      When the subject reads "log.txt"
      Then the answered text is "[Line 1 is 50.0KB, exceeds 50.0KB limit. Use bash: sed -n '1p' log.txt | head -c 51200]"
