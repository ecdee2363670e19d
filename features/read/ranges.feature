Feature: Offset and limit

  @READ-014
  Rule: Offset and limit choose whole lines

    Scenario Outline: a range of lines
      Given a file "log.txt" made of:
        | text         |
        | a\nb\n\nc\n |
      When the tool "read" is called with {"path": "log.txt", <range>}
      Then the answered text is "<text>"
      And the answer has no details

      Examples:
        | case                    | range                      | text                                                      |
        | offset alone            | "offset": 2                | b\\n\\nc\\n                                                  |
        | limit alone             | "limit": 1                 | a\\n\\n[4 more lines in file. Use offset=2 to continue.]     |
        | both                    | "offset": 2, "limit": 1    | b\\n\\n[3 more lines in file. Use offset=3 to continue.]     |
        | an empty line at the end | "offset": 2, "limit": 2   | b\\n\\n\\n[2 more lines in file. Use offset=4 to continue.]   |
        | an empty line alone     | "offset": 3, "limit": 1    | \\n\\n[2 more lines in file. Use offset=4 to continue.]      |
        | up to the last line     | "offset": 2, "limit": 3    | b\\n\\nc\\n\\n[1 more lines in file. Use offset=5 to continue.] |
        | to the end              | "offset": 2, "limit": 4    | b\\n\\nc\\n                                                  |
        | one more                | "offset": 2, "limit": 5    | b\\n\\nc\\n                                                  |
        | a huge limit            | "offset": 4, "limit": 1e21 | c\\n                                                       |
        | the largest limit       | "limit": 1.7976931348623157e308 | a\\nb\\n\\nc\\n                                          |
        | the last line           | "offset": 5, "limit": 1    |                                                           |
        | a decimal point         | "offset": 2.0, "limit": 1.0 | b\\n\\n[3 more lines in file. Use offset=3 to continue.]    |
        | as texts                | "offset": "2", "limit": "1" | b\\n\\n[3 more lines in file. Use offset=3 to continue.]    |
        | null                    | "offset": null, "limit": null | a\\nb\\n\\nc\\n                                            |

    Scenario Outline: past the end
      Given a file "log.txt" made of:
        | text         |
        | a\nb\n\nc\n |
      When the tool "read" is called with {"path": "log.txt", <range>}
      Then the answer is an error with the text "Offset <offset> is beyond end of file (5 lines total)"

      Examples:
        | case             | range                      | offset |
        | with a limit     | "offset": 6, "limit": 1    | 6      |
        | with a huge one  | "offset": 6, "limit": 1e21 | 6      |
        | a huge offset    | "offset": 1e308            | 1e+308 |
        | beyond integers  | "offset": 9007199254740993 | 9007199254740992 |
