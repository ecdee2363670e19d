Feature: How the bytes of a file become text

  @OUT-003
  Rule: Reading decodes UTF-8 across its own pieces

    Scenario Outline: lines of characters around byte 65,536
      Given a file "text.txt" made of:
        | times   | text                      |
        | <shift> | a                         |
        | 1       | \n                        |
        | 2600    | <character>ééééééé€€😀\n |
      When the subject reads "text.txt" with offset 2000
      Then the answer is the text of "text.txt" from line 2000 on

      Examples:
        | case             | shift | character |
        | one byte before  | 1     | é         |
        | two bytes before | 2     | €         |
        | none before      | 0     | 😀        |

    Scenario Outline: a character across byte 65,536
      Given a file "text.txt" made of:
        | times   | text          |
        | 32000   | a\n           |
        | <more>  | a             |
        | 1       | <character>\n |
      When the subject reads "text.txt" with offset 32001
      Then the answer is the text of "text.txt" from line 32001 on

      Examples:
        | case                  | more | character |
        | two bytes             | 1535 | é         |
        | after the first of 4  | 1535 | 😀        |
        | after the second of 4 | 1534 | 😀        |
        | after the third of 4  | 1533 | 😀        |

    Scenario: bytes that are no UTF-8
      Given a file "text.txt" made of:
        | text | hex               |
        | a    |                   |
        |      | F0 9F 98 41 C0 80 |
        |      | 42 ED A0 80 E2 82 |
      When the subject reads "text.txt"
      Then the answered text is "a\uFFFDA\uFFFD\uFFFDB\uFFFD\uFFFD\uFFFD\uFFFD"

    Scenario: a byte order mark is kept
      Given a file "text.txt" made of:
        | hex      |
        | EF BB BF |
        | 61 0A    |
      When the subject reads "text.txt"
      Then the answered text is "\uFEFFa\n"
