Feature: Reading stops after 2000 lines

  @TRUNC-001
  Rule: Reading stops after 2000 lines

    Scenario Outline: a file around the line limit
      Given a file "log.txt" with the lines "line 1" to "line <lines>", each ended by a line feed
      When the subject reads "log.txt"
      Then the answer shows lines 1 to 2000 of "log.txt"
      And the notice is "[Showing lines 1-2000 of <total>. Use offset=2001 to continue.]"

      Examples:
        | case                 | lines | total |
        | one line too many    | 2001  | 2002  |
        | hundreds too many    | 2500  | 2501  |

    Scenario: a file at the line limit is shown whole
      Given a file "log.txt" with the lines "line 1" to "line 2000", each ended by a line feed
      When the subject reads "log.txt"
      Then the answer is the whole text of "log.txt"
