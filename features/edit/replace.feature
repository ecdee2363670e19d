Feature: edit replaces texts that occur once

  @EDIT-001
  Rule: The text found is replaced, the rest stays

    Scenario Outline: one edit
      Given a file "f.txt" that holds "<before>"
      When the subject edits "<path>", "<old>" to "<new>"
      Then the tool succeeds with "Successfully replaced 1 block(s) in <path>."
      And the file "f.txt" now holds "<after>"

      Examples:
        | case                   | before                    | path      | old       | new       | after                    |
        | a word                 | one two three\\n          | f.txt     | two       | 2         | one 2 three\\n           |
        | another spelling       | one two\\n                | ./f.txt   | two       | 2         | one 2\\n                 |
        | to nothing             | one two three\\n          | f.txt     | two       |           | one  three\\n            |
        | several lines          | a\\nb\\nc\\nd\\n          | f.txt     | b\\nc     | B\\nx\\nC | a\\nB\\nx\\nC\\nd\\n     |
        | the whole file         | all                       | f.txt     | all       | nothing   | nothing                  |
        | no final line feed     | a\\nb                     | f.txt     | b         | c         | a\\nc                    |
        | a final line feed more | a\\nb                     | f.txt     | b         | b\\n      | a\\nb\\n                 |
        | only line feeds        | a\\n\\nb\\n               | f.txt     | \\n\\n    | \\n       | a\\nb\\n                 |
        | beyond ASCII           | é 😀 €\\n                 | f.txt     | 😀        | 🎈        | é 🎈 €\\n                |
        | beside NUL             | a\\u0000b\\n              | f.txt     | b         | c         | a\\u0000c\\n             |

    Scenario: a line in the middle of many
      Given a file "log.txt" with the lines "line 1" to "line 20", each ended by a line feed
      When the subject edits "log.txt":
        | old       | new              |
        | line 7\n  | line 7 marked\n  |
        | line 20\n | line 20 marked\n |
      Then the tool succeeds with "Successfully replaced 2 block(s) in log.txt."

  @EDIT-002
  Rule: All edits are found in the original text

    Scenario: two texts change places
      Given a file "f.txt" that holds "left = right\n"
      When the subject edits "f.txt":
        | old   | new   |
        | left  | right |
        | right | left  |
      Then the tool succeeds with "Successfully replaced 2 block(s) in f.txt."
      And the file "f.txt" now holds "right = left\n"

    Scenario: the second edit does not find what the first one wrote
      Given a file "f.txt" that holds "a b c\n"
      When the subject edits "f.txt":
        | old | new |
        | a   | b   |
        | b   | x   |
      Then the tool succeeds with "Successfully replaced 2 block(s) in f.txt."
      And the file "f.txt" now holds "b x c\n"

    Scenario: a text that only the first edit writes is not found
      Given a file "f.txt" that holds "a b c\n"
      When the subject edits "f.txt":
        | old | new |
        | a   | new |
        | new | x   |
      Then the tool fails with "Could not find edits[1] in f.txt. The oldText must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "a b c\n"

    Scenario: edits that touch, the later one first
      Given a file "f.txt" that holds "abcdef\n"
      When the subject edits "f.txt":
        | old | new  |
        | cd  | long |
        | ab  | x    |
      Then the tool succeeds with "Successfully replaced 2 block(s) in f.txt."
      And the file "f.txt" now holds "xlongef\n"
