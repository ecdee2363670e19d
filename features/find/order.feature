Feature: The order and the text of results

  @FIND-018
  Rule: The same search gives the same answer, in order

    Scenario: the first results are shown
      Given the empty files "f01" to "f90", made in no order
      When the tool "find" is called with {"pattern":"*","limit":3}
      Then the paths found are the first and in order: "f01 f02 f03"

    Scenario: name by name
      Given the empty files "z01" to "z45", made in no order
      And empty files and directories "a.txt a-b a/x a/B ab"
      And the empty files "z46" to "z90", made in no order
      When the tool "find" is called with {"pattern":"*","limit":6}
      Then the paths found are the first and in order: "a/ a/B a/x a-b a.txt ab"

    Scenario: by bytes
      Given the empty files "\ud83d\ude01-01" to "\ud83d\ude01-45", made in no order
      And empty files and directories "é \ud83d\ude00 \uff5e b C _"
      And the empty files "\ud83d\ude01-46" to "\ud83d\ude01-90", made in no order
      When the tool "find" is called with {"pattern":"*","limit":6}
      Then the paths found are the first and in order: "C _ b é \uff5e \ud83d\ude00"

  @FIND-019 @needs:posix
  Rule: One path is one line, and exact

    Scenario Outline: odd names
      Given empty files and directories "<names>"
      When the tool "find" is called with {"pattern":"a*"}
      Then the listed text is "<text>"

      Examples:
        | case                     | names         | text                 |
        | a line feed              | a\\nb         | \u0022a\\\\nb\u0022  |
        | a directory              | a\\nb/        | \u0022a\\\\nb/\u0022 |
        | a blank at the end       | a\\u0020      | a\\u0020             |
        | a CR at the end          | a\\r          | a\\r                 |
        | a line separator         | a\\u2028b     | a\\u2028b            |
        | a paragraph separator    | a\\u2029b     | a\\u2029b            |
        | a tab                    | a\\tb         | a\\tb                |
        | nothing odd              | ab            | ab                   |
