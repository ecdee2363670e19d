Feature: write puts a text into a file

  @WRITE-001
  Rule: The answer names the path as the model gave it

    Scenario Outline: a path in many spellings
      Given a directory "a"
      When the subject writes "text" to "<path>"
      Then the tool succeeds with "Successfully wrote to <path>"
      And the answer is one text block and nothing more
      And the file "b.txt" now holds "text"

      Examples:
        | case          | path             |
        | a plain name  | b.txt            |
        | a leading dot | ./b.txt          |
        | two dots      | ./a/../b.txt     |
        | two slashes   | .//b.txt         |

    Scenario: a name with blanks and letters beyond ASCII
      When the subject writes "text" to "dé/ä b 😀.txt"
      Then the tool succeeds with "Successfully wrote to dé/ä b 😀.txt"
      And the file "dé/ä b 😀.txt" now holds "text"

  @WRITE-002
  Rule: The file holds exactly the text

    Scenario Outline: a text that could be changed on its way
      When the subject writes "<content>" to "new.txt"
      Then the file "new.txt" now holds "<written>"

      Examples:
        | case               | content                     | written                     |
        | CRLF               | a\\r\\nb\\r\\n              | a\\r\\nb\\r\\n              |
        | mixed line ends    | a\\r\\nb\\nc\\rd            | a\\r\\nb\\nc\\rd            |
        | no final line feed | a\\nb                       | a\\nb                       |
        | blanks at the ends | \\n  a  \\n\\n              | \\n  a  \\n\\n              |
        | NUL                | a\\u0000b                   | a\\u0000b                   |
        | byte order mark    | \\ufeffa                    | \\ufeffa                    |
        | beyond ASCII       | é € 😀 \\u2028              | é € 😀 \\u2028              |
        | half a pair        | \\ud800x                    | \\ufffdx                    |
        | nothing            |                             |                             |
        | the word null      | null                        | null                        |

    Scenario Outline: a file that exists is replaced as a whole
      Given a file "old.txt" that holds "a much longer text\nin two lines\n"
      When the subject writes "<content>" to "old.txt"
      Then the tool succeeds with "Successfully wrote to old.txt"
      And the file "old.txt" now holds "<content>"

      Examples:
        | case    | content |
        | shorter | new\\n  |
        | empty   |         |

    Scenario: a text of many kilobytes
      When the subject writes the text of 300000 letters to "big.txt"
      Then the file "big.txt" now holds 300000 letters

  @WRITE-003
  Rule: Missing directories are made

    Scenario Outline: directories above a new file
      Given a directory "there"
      When the subject writes "text" to "<path>"
      Then the tool succeeds with "Successfully wrote to <path>"
      And the file "<path>" now holds "text"

      Examples:
        | case         | path                 |
        | none missing | there/new.txt        |
        | one missing  | new/new.txt          |
        | some missing | there/a/b/c/new.txt  |
