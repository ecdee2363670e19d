Feature: The lines of a file that is read

  @READ-001
  Rule: An empty file is an empty text

    Background:
      Given an empty file "empty.txt"

    Scenario: all of it
      When the subject reads "empty.txt"
      Then the answer is no error
      And the answer is one empty text block

    Scenario: from line 1 on
      When the subject reads "empty.txt" with offset 1
      Then the answer is no error
      And the answer is one empty text block

    Scenario: a line feed alone is not empty
      Given a file "line.txt" made of:
        | text |
        | \n   |
      When the subject reads "line.txt"
      Then the answer is the whole text of "line.txt"

  @READ-002
  Rule: An offset past the end is an error

    Scenario Outline: a file and an offset
      Given a file "log.txt" made of:
        | text   |
        | <text> |
      When the subject reads "log.txt" with offset <offset>
      Then the answer is an error with the text "Offset <offset> is beyond end of file (<total> lines total)"

      Examples:
        | case                      | text    | offset | total |
        | no final line feed        | a\nb    | 3      | 2     |
        | a final line feed         | a\nb\n  | 4      | 3     |
        | an empty file             |         | 2      | 1     |
        | far beyond                | a\nb    | 5000   | 2     |

    Scenario: the last line is not past the end
      Given a file "log.txt" made of:
        | text |
        | a\nb |
      When the subject reads "log.txt" with offset 2
      Then the answer is no error
      And the answered text is "b"

  @READ-003
  Rule: A final line feed starts an empty last line

    Background:
      Given a file "log.txt" with the lines "line 1" to "line 6", each ended by a line feed

    @report:pi#7329 @report:pi#8623
    Scenario: the line after the final line feed
      When the subject reads "log.txt" with offset 7
      Then the answer is no error
      And the answer is one empty text block

    @report:pi#7329 @report:pi#8623
    Scenario: the line after that
      When the subject reads "log.txt" with offset 8
      Then the answer is an error with the text "Offset 8 is beyond end of file (7 lines total)"

    Scenario: the last line with text keeps its line feed
      When the subject reads "log.txt" with offset 6
      Then the answered text is "line 6\n"

    Scenario: without a final line feed there is no such line
      Given a file "short.txt" made of:
        | text |
        | a\nb |
      When the subject reads "short.txt" with offset 3
      Then the answer is an error with the text "Offset 3 is beyond end of file (2 lines total)"
