Feature: Arguments of another type

  @TOOL-007
  Rule: Unknown fields are ignored

    Scenario: write
      When the tool "write" is called with {"mode": 7, "path": "f.txt", "append": {"x": []}, "content": "text"}
      Then the tool succeeds with "Successfully wrote to f.txt"
      And the file "f.txt" now holds "text"

    Scenario: within an edit, and beside the list
      Given a file "f.txt" that holds "one one\n"
      When the tool "edit" is called with {"path": "f.txt", "replaceAll": true, "edits": [{"all": true, "oldText": "one\n", "newText": "1\n"}]}
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "one 1\n"

    Scenario: read
      Given a file "f.txt" that holds "one\n"
      When the tool "read" is called with {"path": "f.txt", "encoding": "latin1"}
      Then the tool succeeds with "one\n"

  @TOOL-008
  Rule: Texts that are numbers are numbers

    Scenario Outline: a number in another form
      Given a file "f.txt" with the lines "line 1" to "line 20", each ended by a line feed
      When the tool "read" is called with {"path": "f.txt", "offset": 4, "limit": <limit>}
      Then the answer ends with "[<more> more lines in file. Use offset=<next> to continue.]"

      Examples:
        | case         | limit    | more | next |
        | a number     | 5        | 13   | 9    |
        | digits       | "5"      | 13   | 9    |
        | blanks       | " 5 "    | 13   | 9    |
        | a sign       | "+3"     | 15   | 7    |
        | hexadecimal  | "0xa"    | 8    | 14   |
        | binary       | "0b11"   | 15   | 7    |
        | an exponent  | "1e1"    | 8    | 14   |
        | true         | true     | 17   | 5    |
        | a word       | "true"   | 17   | 5    |
        | capitals     | "TRUE"   | 17   | 5    |

    Scenario Outline: no number
      Given a file "f.txt" with the lines "line 1" to "line 20", each ended by a line feed
      When the tool "read" is called with {"path": "f.txt", "limit": <limit>}
      Then the tool fails with "Validation failed for tool \"read\":\n  - limit: expected number, got <type>\n\nReceived arguments:\n{\n  \"path\": \"f.txt\",\n  \"limit\": <shown>\n}"

      Examples:
        | case              | limit      | shown          | type   |
        | a unit            | "5px"      | \\"5px\\"      | string |
        | underscores       | "1_0"      | \\"1_0\\"      | string |
        | infinity          | "Infinity" | \\"Infinity\\" | string |
        | not a number      | "NaN"      | \\"NaN\\"      | string |
        | fullwidth digits  | "５"       | \\"５\\"       | string |
        | an empty object   | {}         | {}             | object |
        | an empty list     | []         | []             | array  |

  @TOOL-009
  Rule: An empty text is no number

    Scenario Outline: nothing to see
      Given a file "f.txt" that holds "one\ntwo\n"
      When the tool "read" is called with {"path": "f.txt", "limit": <limit>}
      Then the tool fails with "Validation failed for tool \"read\":\n  - limit: expected number, got string\n\nReceived arguments:\n{\n  \"path\": \"f.txt\",\n  \"limit\": <shown>\n}"

      Examples:
        | case   | limit | shown     |
        | empty  | ""    | \\"\\"    |
        | a blank | " "  | \\" \\"   |

  @TOOL-010
  Rule: Numbers and booleans are printed where a text is expected

    Scenario Outline: the content of a file
      When the tool "write" is called with {"path": "f.txt", "content": <content>}
      Then the tool succeeds with "Successfully wrote to f.txt"
      And the file "f.txt" now holds "<text>"

      Examples:
        | case       | content | text  |
        | a number   | 5       | 5     |
        | a fraction | 0.50    | 0.5   |
        | large      | 1e21    | 1e+21 |
        | a boolean  | true    | true  |

    Scenario: a path
      When the tool "write" is called with {"path": 5, "content": "text"}
      Then the tool succeeds with "Successfully wrote to 5"
      And the file "5" now holds "text"

    Scenario Outline: no text
      When the tool "write" is called with {"path": "f.txt", "content": <content>}
      Then the tool fails with "Validation failed for tool \"write\":\n  - content: expected string, got <type>\n\nReceived arguments:\n{\n  \"path\": \"f.txt\",\n  \"content\": <content>\n}"
      And there is no file "f.txt"

      Examples:
        | case      | content | type   |
        | a list    | []      | array  |
        | an object | {}      | object |
