Feature: edit checks in a fixed order

  @EDIT-012
  Rule: Checks come in a fixed order

    Scenario Outline: two things are wrong
      Given a file "f.txt" that holds "abcdef a\n"
      When the subject edits "<path>":
        | old      | new   |
        | <first>  | <to>  |
        | <second> | <and> |
      Then the tool fails with "<error>"
      And the file "f.txt" now holds "abcdef a\n"

      Examples:
        | case                        | path  | first | to  | second | and | error                                                                                                                |
        | gone before empty           | gone  |       | x   | b      | y   | Could not edit file: gone. Error code: ENOENT.                                                                       |
        | empty before not found      | f.txt | gone  | x   |        | y   | edits[1].oldText must not be empty in f.txt.                                                                         |
        | twice before not found      | f.txt | a     | x   | gone   | y   | Found 2 occurrences of edits[0] in f.txt. Each oldText must be unique. Please provide more context to make it unique. |
        | not found before twice      | f.txt | gone  | x   | a      | y   | Could not find edits[0] in f.txt. The oldText must match exactly including all whitespace and newlines.              |
        | overlap before no change    | f.txt | bcd   | bcd | def    | def | edits[0] and edits[1] overlap in f.txt. Merge them into one edit or target disjoint regions.                         |

    Scenario: not found before overlap
      Given a file "f.txt" that holds "abcdef\n"
      When the subject edits "f.txt":
        | old  | new |
        | bcd  | x   |
        | def  | y   |
        | gone | z   |
      Then the tool fails with "Could not find edits[2] in f.txt. The oldText must match exactly including all whitespace and newlines."
