Feature: edit shows what it has changed

  @EDIT-040
  Rule: The diff shows changed lines with their numbers

    Scenario Outline: a short file
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the diff of the edit is "<diff>"

      Examples:
        | case             | before                 | old       | new         | diff                                          |
        | a changed line   | a\\nb\\n               | b         | B           | \\u00201 a\\n-2 b\\n+2 B                      |
        | an added line    | a\\nb\\n               | a\\n      | a\\nx\\n    | \\u00201 a\\n+2 x\\n\\u00202 b                |
        | a removed line   | a\\nx\\nb\\n           | x\\n      |             | \\u00201 a\\n-2 x\\n\\u00203 b                |
        | old numbers      | a\\nb\\nc\\n           | a\\n      | 1\\n2\\n3\\n | -1 a\\n+1 1\\n+2 2\\n+3 3\\n\\u00202 b\\n\\u00203 c |
        | an emptied file  | a\\n                   | a\\n      |             | -1 a                                          |
        | an empty line    | a\\n\\nb\\n            | a         | A           | -1 a\\n+1 A\\n\\u00202 \\n\\u00203 b          |
        | blanks in a line | \\u0020 a \\n          | a         | A           | -1 \\u0020 a \\n+1 \\u0020 A\\u0020           |

    Scenario Outline: how wide numbers are
      Given a file "f.txt" with the lines "line 1" to "line <count>", each ended by a line feed
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the diff of the edit is "<diff>"

      Examples:
        | case                   | count | old         | new          | diff |
        | eight lines            | 8     | line 8\\n   | x\\n         | \\u0020  ...\\n\\u00204 line 4\\n\\u00205 line 5\\n\\u00206 line 6\\n\\u00207 line 7\\n-8 line 8\\n+8 x |
        | nine lines             | 9     | line 9\\n   | x\\n         | \\u0020   ...\\n\\u0020 5 line 5\\n\\u0020 6 line 6\\n\\u0020 7 line 7\\n\\u0020 8 line 8\\n- 9 line 9\\n+ 9 x |
        | nine in the new text   | 8     | line 8\\n   | x\\ny\\n     | \\u0020   ...\\n\\u0020 4 line 4\\n\\u0020 5 line 5\\n\\u0020 6 line 6\\n\\u0020 7 line 7\\n- 8 line 8\\n+ 8 x\\n+ 9 y |
        | nine in the old text   | 9     | line 8\\nline 9\\n | x\\n  | \\u0020   ...\\n\\u0020 4 line 4\\n\\u0020 5 line 5\\n\\u0020 6 line 6\\n\\u0020 7 line 7\\n- 8 line 8\\n- 9 line 9\\n+ 8 x |

  @EDIT-042
  Rule: The first changed line is told

    Scenario Outline: the place of a change
      Given a file "f.txt" that holds "a\nb\nc\nd\n"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the first changed line of the edit is <line>

      Examples:
        | case            | old    | new         | line |
        | the first       | a      | A           | 1    |
        | the last        | d      | D           | 4    |
        | removed         | b\\n   |             | 2    |
        | removed, last   | d\\n   |             | 4    |
        | added           | b\\n   | b\\nx\\ny\\n | 3    |
        | a long old text | a\\nb\\nc | a\\nb\\nC | 3    |

    Scenario: several edits, the later one first
      Given a file "f.txt" with the lines "line 1" to "line 30", each ended by a line feed
      When the subject edits "f.txt":
        | old       | new    |
        | line 20\n | x\n    |
        | line 7\n  | y\nz\n |
      Then the first changed line of the edit is 7

  @EDIT-046
  Rule: A final line feed is a change of its line

    Scenario Outline: only the final line feed
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the diff of the edit is "\u00201 a\n-2 b\n+2 b"
      And the first changed line of the edit is 2

      Examples:
        | case    | before   | old  | new  |
        | added   | a\\nb    | b    | b\\n |
        | removed | a\\nb\\n | b\\n | b    |
