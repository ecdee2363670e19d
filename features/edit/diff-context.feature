Feature: edit shows the lines around a change

  @EDIT-041
  Rule: The diff shows four lines around a change

    Scenario Outline: one change
      Given a file "f.txt" with the lines "line 1" to "line <count>", each ended by a line feed
      When the subject edits "f.txt", "<old>\n" to "x\n"
      Then the lines that the diff shows are "<shown>"

      Examples:
        | case                     | count | old     | shown                              |
        | in the middle of many    | 99    | line 50 | ... 46 47 48 49 -50 +50 51 52 53 54 ... |
        | all lines shown          | 9     | line 5  | 1 2 3 4 -5 +5 6 7 8 9              |
        | one left out at the top  | 10    | line 6  | ... 2 3 4 5 -6 +6 7 8 9 10         |
        | one left out at the end  | 10    | line 5  | 1 2 3 4 -5 +5 6 7 8 9 ...          |
        | the first line           | 20    | line 1  | -1 +1 2 3 4 5 ...                  |
        | the last line            | 20    | line 20 | ... 16 17 18 19 -20 +20            |

    Scenario Outline: two changes
      Given a file "f.txt" with the lines "line 1" to "line 30", each ended by a line feed
      When the subject edits "f.txt":
        | old         | new |
        | line 6\n    | x\n |
        | line <at>\n | y\n |
      Then the lines that the diff shows are "<shown>"

      Examples:
        | case                       | at | shown                                                                         |
        | side by side               | 7  | ... 2 3 4 5 -6 -7 +6 +7 8 9 10 11 ...                                         |
        | eight lines between        | 15 | ... 2 3 4 5 -6 +6 7 8 9 10 11 12 13 14 -15 +15 16 17 18 19 ...                |
        | nine lines between         | 16 | ... 2 3 4 5 -6 +6 7 8 9 10 ... 12 13 14 15 -16 +16 17 18 19 20 ...            |
        | many lines between         | 26 | ... 2 3 4 5 -6 +6 7 8 9 10 ... 22 23 24 25 -26 +26 27 28 29 30                |

    Scenario: the line that stands for others
      Given a file "f.txt" with the lines "line 1" to "line 120", each ended by a line feed
      When the subject edits "f.txt", "line 120\n" to ""
      Then the diff of the edit is "     ...\n 116 line 116\n 117 line 117\n 118 line 118\n 119 line 119\n-120 line 120"

  @EDIT-045
  Rule: Lines that repeat are aligned as the shortest difference

    Scenario Outline: lines that repeat
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the lines that the diff shows are "<shown>"
      And the first changed line of the edit is <line>

      Examples:
        | case                 | before                            | old      | new           | shown          | line |
        | a copy after the run | 1\\nx\\nx\\n2\\n                  | 1\\nx\\n | 1\\nx\\nx\\n  | 1 2 3 +4 4     | 4    |
        | one of a run goes    | 1\\nx\\nx\\nx\\n2\\n              | 1\\nx\\n | 1\\n          | 1 2 3 -4 5     | 4    |
        | a copy of a block    | a\\nb\\nc\\n                      | c\\n     | b\\nc\\n      | 1 2 +3 3       | 3    |
        | like the next line   | a\\nb\\nb\\nc\\n                  | a\\n     | b\\n          | -1 2 3 +3 4    | 1    |
        | a pair changes place | a\\nb\\nc\\nd\\n                  | b\\nc    | c\\nb         | 1 -2 3 +3 4    | 2    |
        | an empty line more   | f()\\n\\ng()\\n\\nh()\\n          | g()\\n   | g()\\n\\n     | 1 2 3 4 +5 5   | 5    |
