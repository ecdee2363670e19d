Feature: Arguments that do not fit

  @TOOL-005
  Rule: Invalid arguments are listed

    Scenario Outline: one line of arguments
      When the tool "<tool>" is called with <arguments>
      Then the tool fails with "Validation failed for tool \"<tool>\":\n<problems>\n\nReceived arguments:\n<arguments>"

      Examples:
        | case         | tool  | arguments | problems                                |
        | nothing      | write | {}        | \u0020 - path: missing\\n  - content: missing |
        | null         | write | null      | \u0020 - root: expected object, got null    |
        | a list       | write | []        | \u0020 - root: expected object, got array   |
        | a number     | read  | 5         | \u0020 - root: expected object, got integer |
        | a fraction   | read  | 0.5       | \u0020 - root: expected object, got number  |
        | a boolean    | edit  | true      | \u0020 - root: expected object, got boolean |

    Scenario: all problems, in the order of the fields
      When the tool "write" is called with {"content": {"é": ["\"", 1.5]}, "other": null}
      Then the tool fails with the text:
        """
        Validation failed for tool "write":
          - path: missing
          - content: expected string, got object

        Received arguments:
        {
          "content": {
            "é": [
              "\"",
              1.5
            ]
          },
          "other": null
        }
        """

    Scenario: problems within a list
      Given a file "f.txt" that holds "one\n"
      When the tool "edit" is called with {"path": "f.txt", "edits": [{"oldText": "one", "newText": "1"}, {"newText": []}, 5]}
      Then the tool fails with the text:
        """
        Validation failed for tool "edit":
          - edits.1.oldText: missing
          - edits.1.newText: expected string, got array
          - edits.2: expected object, got integer

        Received arguments:
        {
          "path": "f.txt",
          "edits": [
            {
              "oldText": "one",
              "newText": "1"
            },
            {
              "newText": []
            },
            5
          ]
        }
        """
      And the file "f.txt" now holds "one\n"

  @TOOL-013
  Rule: A single value is a list of one

    Scenario Outline: no list where one is expected
      When the tool "edit" is called with {"path": "f.txt", "edits": <edits>}
      Then the tool fails with "Validation failed for tool \"edit\":\n  - edits.0: expected object, got <type>\n\nReceived arguments:\n{\n  \"path\": \"f.txt\",\n  \"edits\": <shown>\n}"

      Examples:
        | case      | edits | shown   | type    |
        | a text    | "x"   | \\"x\\" | string  |
        | a number  | 5     | 5       | integer |
        | a boolean | false | false   | boolean |
        | null      | null  | null    | null    |
