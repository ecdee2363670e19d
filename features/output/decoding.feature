Feature: How bytes of output become text

  @OUT-001
  Rule: A character that comes in pieces stays whole

    @needs:tool.operations
    Scenario Outline: a character in pieces
      When the subject runs a command that puts out these pieces:
        | text | hex      |
        | a    |          |
        |      | <first>  |
        |      | <second> |
        | b    |          |
      Then the command was answered with the text "a<character>b"

      Examples:
        | case                           | first    | second   | character |
        | two bytes                      | C3       | A9       | é         |
        | three bytes after the first    | E2       | 82 AC    | €         |
        | three bytes after the second   | E2 82    | AC       | €         |
        | four bytes after the first     | F0       | 9F 98 80 | 😀        |
        | four bytes after the third     | F0 9F 98 | 80       | 😀        |
        | two characters, the second cut | C3 A9 C3 | A9       | éé        |

    @needs:tool.operations
    Scenario: every byte a piece
      When the subject runs a command that puts out these pieces:
        | hex |
        | F0  |
        | 9F  |
        | 98  |
        | 80  |
        | C3  |
        | A9  |
      Then the command was answered with the text "😀é"

    @needs:posix
    Scenario: a real command that pauses within a character
      When the subject runs "printf 'a\360\237'; sleep 0.05; printf '\230\200b'"
      Then the command was answered with the text "a😀b"

  @OUT-002
  Rule: Bytes that are no UTF-8 are replaced

    @needs:tool.operations
    Scenario Outline: ill-formed bytes
      When the subject runs a command that puts out these pieces:
        | text | hex     |
        | a    |         |
        |      | <bytes> |
        | b    |         |
      Then the command was answered with the text "a<shown>b"

      Examples:
        | case                        | bytes       | shown                    |
        | an incomplete character     | F0 9F 98    | \uFFFD                   |
        | an overlong form            | C0 80       | \uFFFD\uFFFD             |
        | half a surrogate pair       | ED A0 80    | \uFFFD\uFFFD\uFFFD       |
        | above the last character    | F4 90 80 80 | \uFFFD\uFFFD\uFFFD\uFFFD |
        | a byte that starts nothing  | FF          | \uFFFD                   |
        | a continuation alone        | 80          | \uFFFD                   |
        | well-formed bytes           | C3 A9       | é                        |

    @needs:tool.operations
    Scenario Outline: an incomplete character at the end
      When the subject runs a command that puts out these pieces:
        | text | hex     |
        | a    |         |
        |      | <bytes> |
      Then the command was answered with the text "a\uFFFD"

      Examples:
        | case        | bytes    |
        | one byte    | C3       |
        | two bytes   | E2 82    |
        | three bytes | F0 9F 98 |

    @needs:posix
    Scenario: a real command
      When the subject runs "printf 'a\300\200b\342\202'"
      Then the command was answered with the text "a\uFFFD\uFFFDb\uFFFD"

  @OUT-004
  Rule: Output is shown as it is

    @needs:tool.operations
    Scenario: control characters
      When the subject runs a command that puts out these pieces:
        | text                              |
        | a\r\nb\rc\u0000d\u001B[31me\t\n\n |
      Then the command was answered with the text "a\r\nb\rc\u0000d\u001B[31me\t\n\n"

    @needs:posix
    Scenario: a real command
      When the subject runs "printf 'a\r\nb\033[31m\n\n'"
      Then the command was answered with the text "a\r\nb\u001B[31m\n\n"

  @OUT-016
  Rule: A byte order mark at the start is not shown

    Scenario Outline: a byte order mark
      When the subject runs a command that puts out these pieces:
        | hex      |
        | <first>  |
        | <second> |
      Then the command was answered with the text "<text>"
      And the structured output is made of:
        | text   |
        | <text> |

      Examples:
        | case              | first          | second         | text         |
        | at the start      | EF BB BF 61    | 62             | ab           |
        | in two pieces     | EF BB          | BF 61          | a            |
        | in the middle     | 61             | EF BB BF 62    | a\uFEFFb     |
        | a second one      | EF BB BF       | EF BB BF 61    | \uFEFFa      |
        | bytes like it     | EF BB BE       | 61             | \uFEFEa      |
