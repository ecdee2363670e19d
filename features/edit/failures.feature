Feature: edit refuses what is not clear

  @EDIT-005
  Rule: A text that is not found is an error

    Scenario: the only edit
      Given a file "f.txt" that holds "one\n"
      When the subject edits "./f.txt", "gone" to "x"
      Then the tool fails with "Could not find the exact text in ./f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "one\n"

    Scenario: blanks around it that are not there
      Given a file "f.txt" that holds "one\n"
      When the subject edits "f.txt", " one" to "x"
      Then the tool fails with "Could not find the exact text in f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "one\n"

    Scenario: one of several
      Given a file "f.txt" that holds "one\n"
      When the subject edits "f.txt":
        | old  | new |
        | one  | x   |
        | gone | y   |
      Then the tool fails with "Could not find edits[1] in f.txt. The oldText must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "one\n"

  @EDIT-006
  Rule: A text that occurs more than once is an error

    Scenario Outline: the only edit
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "x"
      Then the tool fails with "Found <count> occurrences of the text in f.txt. The text must be unique. Please provide more context to make it unique."
      And the file "f.txt" now holds "<before>"

      Examples:
        | case         | before          | old | count |
        | twice        | a a b\\n        | a   | 2     |
        | side by side | abab\\n         | ab  | 2     |
        | five times   | x\\nx x\\nx\\nx | x   | 5     |

    Scenario: twice by another typography
      Given a file "f.txt" that holds "‘a’ “b” ‘a'\n"
      When the subject edits "f.txt", "'a'" to "x"
      Then the tool fails with "Found 2 occurrences of the text in f.txt. The text must be unique. Please provide more context to make it unique."
      And the file "f.txt" now holds "‘a’ “b” ‘a'\n"

    Scenario: one of several
      Given a file "f.txt" that holds "a a b a\n"
      When the subject edits "f.txt":
        | old | new |
        | b   | x   |
        | a   | y   |
      Then the tool fails with "Found 3 occurrences of edits[1] in f.txt. Each oldText must be unique. Please provide more context to make it unique."
      And the file "f.txt" now holds "a a b a\n"

  @EDIT-007 @report:pi#9697
  Rule: Occurrences that overlap are several

    Scenario Outline: a text that overlaps itself
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "y"
      Then the tool fails with "Found <count> occurrences of the text in f.txt. The text must be unique. Please provide more context to make it unique."
      And the file "f.txt" now holds "<before>"

      Examples:
        | case         | before    | old  | count |
        | at its ends  | aXaXa\\n  | aXa  | 2     |
        | repeated     | aaa\\n    | aa   | 2     |

  @EDIT-008 @report:pi#9697
  Rule: Edits that overlap are an error

    Scenario Outline: two edits
      Given a file "f.txt" that holds "abcdef\n"
      When the subject edits "f.txt":
        | old      | new |
        | <first>  | x   |
        | <second> | y   |
      Then the tool fails with "edits[<a>] and edits[<b>] overlap in f.txt. Merge them into one edit or target disjoint regions."
      And the file "f.txt" now holds "abcdef\n"

      Examples:
        | case                     | first  | second | a | b |
        | in order                 | bcd    | def    | 0 | 1 |
        | the later one first      | def    | bcd    | 1 | 0 |
        | one in the other         | abcdef | cd     | 0 | 1 |
        | the inner one first      | cd     | abcdef | 1 | 0 |
        | twice the same           | cd     | cd     | 0 | 1 |
