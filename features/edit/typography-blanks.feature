Feature: edit and blanks at the ends of lines

  @EDIT-028
  Rule: Blanks at the ends of lines do not hide a match

    Scenario Outline: at the end of a line
      Given a file "f.txt" that holds "a<blank>\nb\n"
      And a file "g.txt" that holds "a\nb\n"
      When the subject edits "f.txt", "a\nb" to "x"
      Then the file "f.txt" now holds "x\n"
      When the subject edits "g.txt", "a<blank>\nb" to "x"
      Then the file "g.txt" now holds "x\n"

      Examples:
        | case                | blank   |
        | space               | \\u0020 |
        | tab                 | \\u0009 |
        | vertical tab        | \\u000b |
        | form feed           | \\u000c |
        | no-break space      | \\u00a0 |
        | ogham space         | \\u1680 |
        | em space            | \\u2003 |
        | line separator      | \\u2028 |
        | paragraph separator | \\u2029 |
        | narrow space        | \\u202f |
        | ideographic space   | \\u3000 |
        | U+FEFF              | \\ufeff |

    Scenario: many blanks, and only in between
      Given a file "f.txt" that holds "1 \na \t \nb\n2 \n"
      When the subject edits "f.txt", "a\nb\n" to "x\n"
      Then the file "f.txt" now holds "1 \nx\n2 \n"

  @EDIT-029
  Rule: Other signs are not folded

    Scenario Outline: signs that only look alike
      Given a file "f.txt" that holds "<before>\n"
      When the subject edits "f.txt", "<old>" to "x"
      Then the tool fails with "Could not find the exact text in f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "<before>\n"

      Examples:
        | case                  | before       | old      |
        | a tab                 | a\\tb        | a b      |
        | ogham space           | a\\u1680b    | a b      |
        | zero width space      | a\\u200bb    | ab       |
        | inner U+FEFF          | a\\ufeffb    | ab       |
        | soft hyphen           | a\\u00adb    | ab       |
        | soft hyphen and dash  | a\\u00adb    | a-b      |
        | guillemets            | «a»          | \\"a\\"  |
        | prime                 | a′           | a'       |
        | double prime          | a″           | a\\"     |
        | acute accent          | a´b          | a'b      |
        | backtick              | a`b          | a'b      |
        | two blanks            | a  b         | a b      |
        | one blank             | a b          | a  b     |
        | hyphen bullet         | a⁃b          | a-b      |
        | two-em dash           | a⸺b          | a-b      |
        | NEL at the end        | a\\u0085\\nb | a\\nb    |
        | zero width at the end | a\\u200b\\nb | a\\nb    |
        | blanks at the start   | a\\n  b      | a\\nb    |
        | a tab at the start    | a\\n  b      | a\\n\\tb |

  @EDIT-035
  Rule: Blanks that end the old text end a line

    Scenario Outline: blanks at the end of the old text
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "x"
      Then the file "f.txt" now holds "<after>"

      Examples:
        | case                  | before            | old        | after             |
        | the line goes on      | keys\\n           | key\\u0020 | keys\\n           |
        | after a blank more    | a key s\\n        | key \\t    | a key s\\n        |
        | the line ends         | keys key\\n       | s key\\u0020 | keyx\\n         |
        | exactly there         | key s\\n          | key\\u0020 | xs\\n             |
