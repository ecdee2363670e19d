Feature: edit keeps line ends

  @EDIT-014
  Rule: The kind of line end does not hide a match

    Scenario Outline: line ends differ
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "x"
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "<after>"

      Examples:
        | case                        | before                | old          | after       |
        | CRLF in the file            | a\\r\\nb\\r\\nc\\r\\n | a\\nb        | x\\r\\nc\\r\\n |
        | CRLF in the call            | a\\nb\\nc\\n          | a\\r\\nb     | x\\nc\\n    |
        | a lone CR in the file       | a\\rb\\rc             | a\\nb        | x\\rc       |
        | CR CR LF are two line ends  | a\\r\\r\\nb\\r\\n     | a\\n\\nb     | x\\r\\n     |

    Scenario: CR CR LF is not one line end
      Given a file "f.txt" that holds "a\r\r\nb\r\n"
      When the subject edits "f.txt", "a\nb" to "x"
      Then the tool fails with "Could not find the exact text in f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "a\r\r\nb\r\n"

  @EDIT-015
  Rule: Line ends are kept

    Scenario Outline: a new text with line ends
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the file "f.txt" now holds "<after>"

      Examples:
        | case                           | before                     | old       | new            | after                               |
        | LF in a file with CRLF         | a\\r\\nb\\r\\nc\\r\\n      | a\\nb     | x\\ny          | x\\r\\ny\\r\\nc\\r\\n               |
        | CRLF in a file with LF         | a\\nb\\nc\\n               | b         | x\\r\\ny       | a\\nx\\ny\\nc\\n                    |
        | CR in a file with LF           | a\\nb\\n                   | b         | x\\ry          | a\\nx\\ny\\n                        |
        | mixed, beginning in LF         | a\\r\\nb\\nc\\r\\nd\\n     | b\\nc     | B\\nB2\\nC     | a\\r\\nB\\nB2\\nC\\r\\nd\\n         |
        | mixed, beginning in CRLF       | a\\r\\nb\\nc\\r\\nd\\n     | c         | C\\nC2         | a\\r\\nb\\nC\\r\\nC2\\r\\nd\\n      |
        | a last line without end        | a\\r\\nb                   | b         | b\\nc          | a\\r\\nb\\r\\nc                     |
        | a file of one line             | a                          | a         | b\\r\\nc       | b\\nc                               |
        | only lone CRs                  | a\\rb\\rc\\r               | b         | x\\ny          | a\\rx\\ry\\rc\\r                    |
        | a lone CR in a file with LF    | a\\rb\\nc\\n               | b         | x\\ny          | a\\rx\\ny\\nc\\n                    |

    Scenario: edits far apart in a file with mixed line ends
      Given a file "f.txt" that holds "a\r\nb\nc\r\nd\ne\rf\n"
      When the subject edits "f.txt":
        | old | new  |
        | a   | A\n1 |
        | d   | D\n2 |
      Then the file "f.txt" now holds "A\r\n1\r\nb\nc\r\nD\n2\ne\rf\n"

  @EDIT-016
  Rule: An edit never joins two line ends

    Scenario Outline: what stood between two line ends goes away
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "GONE" to "<new>"
      Then the file "f.txt" now holds "<after>"

      Examples:
        | case              | before            | new | after            |
        | nothing remains   | a\\rGONE\\nb      |     | a\\r\\n\\nb      |
        | something remains | a\\rGONE\\nb      | x   | a\\rx\\nb        |

  @EDIT-017
  Rule: Other line ends alone are no change

    Scenario Outline: only the kind of line end differs
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the tool fails with "No changes made to f.txt. The replacement produced identical content. This might indicate an issue with special characters or the text not existing as expected."
      And the file "f.txt" now holds "<before>"

      Examples:
        | case            | before            | old      | new        |
        | a CRLF file     | a\\r\\nb\\r\\n    | a\\nb    | a\\r\\nb   |
        | an LF file      | a\\nb\\n          | a\\nb    | a\\r\\nb   |
        | from CRLF to LF | a\\r\\nb\\r\\n    | a\\r\\nb | a\\nb      |
