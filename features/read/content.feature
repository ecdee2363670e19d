Feature: What a file holds, and what is shown of it

  @READ-007
  Rule: Reading changes no character

    Scenario Outline: characters that are easily lost
      Given a file "text.txt" made of:
        | text      |
        | a<text>b\n |
      When the subject reads "text.txt"
      Then the answer is the whole text of "text.txt"

      Examples:
        | case               | text                 |
        | NUL                | \u0000               |
        | a bell             | \u0007               |
        | a colour           | \u001B[31mred\u001B[0m |
        | a deletion         | \u007F\b             |
        | a tab              | \t                   |
        | blanks at the end  | \u0020\u0020\n\u0020 |
        | two blank lines    | \n\n\n               |
        | outside the plane  | 😀                   |
        | no character       | \uFFFE               |
        | a mark             | e\u0301              |
        | a notice           | \n\n[1 more lines in file. Use offset=2 to continue.] |

    Scenario: UTF-16
      Given a file "text.txt" made of:
        | hex                     |
        | FF FE 61 00 0A 00 62 00 |
      When the subject reads "text.txt"
      Then the answered text is "\uFFFD\uFFFDa\u0000\n\u0000b\u0000"

  @READ-010
  Rule: A file without a size is read to its end

    Scenario: all of it
      When the subject reads "/proc/sys/kernel/ostype"
      Then the answered text is "Linux\n"

    Scenario: its lines
      When the subject reads "/proc/sys/kernel/ostype" with limit 1
      Then the answered text is "Linux\n\n[1 more lines in file. Use offset=2 to continue.]"

    Scenario: past its end
      When the subject reads "/proc/sys/kernel/ostype" with offset 3
      Then the answer is an error with the text "Offset 3 is beyond end of file (2 lines total)"

    Scenario: a device that gives nothing
      When the subject reads "/dev/null"
      Then the answer is no error
      And the answer is one empty text block

  @READ-013
  Rule: The structured result of a text is its text

    Scenario Outline: a text
      Given a file "text.txt" made of:
        | times   | text |
        | <lines> | a\n  |
      When the subject reads "text.txt" with offset 1 and limit <limit>
      Then the structured result of the read is its one text block, which ends with "<end>"

      Examples:
        | case             | lines | limit | end                                                    |
        | all of it        | 2     | 3     | a\\n                                                    |
        | an empty one     | 0     | 1     |                                                        |
        | a limit          | 2     | 1     | Use offset=2 to continue.]                             |
        | a cut            | 2500  | 2500  | [Showing lines 1-2000 of 2501. Use offset=2001 to continue.] |

    Scenario: a line that is too long
      Given a file "text.txt" of 1 lines, each 51201 bytes long and ended by a line feed
      When the subject reads "text.txt"
      Then the structured result of the read is its one text block, which ends with "| head -c 51200]"

    Scenario: an error
      When the subject reads "missing.txt"
      Then the answer is an error
      And there is no structured result
