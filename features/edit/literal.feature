Feature: edit takes both texts literally

  @EDIT-003
  Rule: The new text is taken literally

    Scenario Outline: signs that mean something elsewhere
      Given a file "f.txt" that holds "a price b\n"
      When the subject edits "f.txt", "price" to "<new>"
      Then the file "f.txt" now holds "a <new> b\n"

      Examples:
        | case        | new                     |
        | dollars     | $& $1 $$ $0             |
        | quotes      | $` $'                   |
        | a name      | $<x> ${x}               |
        | backslashes | \\\\n \\\\1 \\\\\\\\    |
        | blanks      | x  \\t                  |

  @EDIT-004
  Rule: The old text is taken literally

    Scenario Outline: a text that is there only at a glance
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "x"
      Then the tool fails with "Could not find the exact text in f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "<before>"

      Examples:
        | case             | before         | old       |
        | a dot            | abc\\n         | a.c       |
        | a star           | aaa\\n         | a*        |
        | another case     | Foo\\n         | foo       |
        | a leading blank  | abc\\n         | \\u0020abc |
        | two blanks       | a b\\n         | a  b      |
        | a tab            | a\\tb\\n       | a b       |
        | escaped          | a\\nb\\n       | a\\\\nb   |

    Scenario Outline: a text that means something elsewhere
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "x"
      Then the file "f.txt" now holds "<after>"

      Examples:
        | case            | before               | old          | after         |
        | a pattern       | a.c abc\\n           | a.c          | x abc\\n      |
        | brackets        | f(x)[0] f\\n         | f(x)[0]      | x f\\n        |
        | blanks count    | \\u0020 abc  y\\n    | \\u0020 abc\\u0020 | x y\\n  |
