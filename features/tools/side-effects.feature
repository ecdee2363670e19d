Feature: Tools touch nothing else

  @TOOL-001
  Rule: A tool touches nothing else

    Scenario Outline: a call that changes one file
      Given a file "a.txt" that holds "one\n"
      And a file "other/b.txt" with the mode 0640 that holds "two\n"
      And a file "z.txt" that holds "three\n"
      And everything in the folders of the scenario is known
      When the tool "<tool>" is called with <arguments>
      Then nothing but "a.txt" has changed
      And the file "a.txt" now holds "1\n"

      Examples:
        | case  | tool  | arguments                                                        |
        | write | write | {"path": "a.txt", "content": "1\\n"}                             |
        | edit  | edit  | {"path": "a.txt", "edits": [{"oldText": "one", "newText": "1"}]} |

    Scenario Outline: a call that changes nothing
      Given a file "a.txt" that holds "one\n"
      And a file "other/b.txt" with the mode 0640 that holds "two\n"
      And everything in the folders of the scenario is known
      When the tool "<tool>" is called with <arguments>
      Then nothing has changed

      Examples:
        | case          | tool  | arguments                                                            |
        | read          | read  | {"path": "a.txt"}                                                    |
        | read fails    | read  | {"path": "gone.txt"}                                                 |
        | edit fails    | edit  | {"path": "a.txt", "edits": [{"oldText": "gone", "newText": "1"}]}    |
        | edit of none  | edit  | {"path": "gone.txt", "edits": [{"oldText": "one", "newText": "1"}]}  |
        | write fails   | write | {"path": "a.txt/x", "content": "1"}                                  |
        | invalid       | write | {"path": "new.txt"}                                                  |
