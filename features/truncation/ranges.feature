Feature: Reading a range of lines

  @TRUNC-009
  Rule: A limit that was asked for ends the text with a count

    Scenario Outline: a limit before the end
      Given a file "log.txt" with the lines "line 1" to "line 6", each ended by a line feed
      When the subject reads "log.txt" with offset <offset> and limit <limit>
      Then the answer shows lines <offset> to <last> of "log.txt"
      And the notice is "[<more> more lines in file. Use offset=<next> to continue.]"
      And the answer has no details

      Examples:
        | case                      | offset | limit | last | more | next |
        | in the middle             | 1      | 3     | 3    | 4    | 4    |
        | before the last line feed | 1      | 6     | 6    | 1    | 7    |
        | from a later line         | 3      | 2     | 4    | 3    | 5    |

    Scenario Outline: a limit that reaches the end
      Given a file "log.txt" with the lines "line 1" to "line 6", each ended by a line feed
      When the subject reads "log.txt" with limit <limit>
      Then the answer is the whole text of "log.txt"

      Examples:
        | case              | limit |
        | just the end      | 7     |
        | far beyond        | 7000  |

    @report:pi#7329 @report:pi#8623
    Scenario: the count includes the empty last line
      Given a file "log.txt" with the lines "line 1" to "line 6", each ended by a line feed
      When the subject reads "log.txt" with limit 3
      Then the answer shows lines 1 to 3 of "log.txt"
      And the notice is "[4 more lines in file. Use offset=4 to continue.]"

  @TRUNC-010
  Rule: The cap that cuts a limited range is named

    Scenario: the line limit comes before the asked limit
      Given a file "log.txt" with the lines "line 1" to "line 5000", each ended by a line feed
      When the subject reads "log.txt" with limit 2500
      Then the answer shows lines 1 to 2000 of "log.txt"
      And the notice is "[Showing lines 1-2000 of 5001. Use offset=2001 to continue.]"

    Scenario Outline: a long line near the asked limit
      Given a file "log.txt" made of:
        | times | text   |
        | 1     | a\nb\n |
        | 60000 | x      |
        | 1     | \nc\n  |
      When the subject reads "log.txt" with limit <limit>
      Then the answer shows lines 1 to 2 of "log.txt"
      And the notice is "<notice>"

      Examples:
        | case                  | limit | notice                                                              |
        | the long line counted | 3     | [Showing lines 1-2 of 5 (50.0KB limit). Use offset=3 to continue.] |
        | the limit before it   | 2     | [3 more lines in file. Use offset=3 to continue.]                   |

  @TRUNC-011
  Rule: Line numbers are those of the file

    Background:
      Given a file "log.txt" with the lines "line 1" to "line 5000", each ended by a line feed

    Scenario Outline: a later range
      When the subject reads "log.txt" with offset <offset>
      Then the answer shows lines <offset> to <last> of "log.txt"
      And the notice is "[Showing lines <offset>-<last> of 5001. Use offset=<next> to continue.]"

      Examples:
        | case            | offset | last | next |
        | from the middle | 400    | 2399 | 2400 |
        | and on          | 2400   | 4399 | 4400 |

    Scenario: the rest
      When the subject reads "log.txt" with offset 4400
      Then the answer is the text of "log.txt" from line 4400 on
