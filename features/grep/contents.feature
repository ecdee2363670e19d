Feature: What files hold that grep searches

  @GREP-011
  Rule: Only the end of a line is left out

    Scenario Outline: ends of lines
      Given files to search:
        | file | text   |
        | a    | <text> |
      When the tool "grep" is called with {"pattern":"x"}
      Then grep shows "<shown>"

      Examples:
        | case                          | text            | shown                |
        | line feeds                    | x\nx\n          | a:1: x\na:2: x       |
        | no line feed at the end       | x\nx            | a:1: x\na:2: x       |
        | carriage returns and feeds    | x\r\nx\r\n      | a:1: x\na:2: x       |
        | carriage returns alone        | x\rx\ry\n       | a:1: x\rx\ry         |
        | two carriage returns          | x\r\r\n         | a:1: x\r             |
        | blanks, tabs and controls     | \tx \u0007 \n   | a:1: \tx \u0007\u0020 |
        | a next line and a form feed   | x\u0085y\fz\n   | a:1: x\u0085y\fz     |

  @GREP-012
  Rule: Separators of Unicode are part of a line

    Scenario Outline: a line with a separator
      Given files to search:
        | file | text                    |
        | a    | before\n<text>\nafter\n |
      When the tool "grep" is called with {"pattern":"<pattern>","context":1}
      Then grep shows "<shown>"

      Examples:
        | case                     | text    | pattern | shown                                      |
        | a line separator         | x\u2028y | x      | a-1- before\na:2: x\u2028y\na-3- after     |
        | a paragraph separator    | x\u2029 | x       | a-1- before\na:2: x\u2029\na-3- after      |
        | in a line near a match   | \u2028y | after   | a-2- \u2028y\na:3: after                   |
        | no separator             | xy      | x       | a-1- before\na:2: xy\na-3- after           |

  @GREP-013
  Rule: A byte order mark tells the encoding and is no text

    Scenario Outline: a file with a mark
      Given files to search:
        | file | hex   |
        | a    | <hex> |
      When the tool "grep" is called with {"pattern":"^é x"}
      Then grep shows "<shown>"

      Examples:
        | case                   | hex                                     | shown       |
        | UTF-8                  | ef bb bf c3 a9 20 78 0a                 | a:1: é x    |
        | UTF-16, little endian  | ff fe e9 00 20 00 78 00 0a 00           | a:1: é x    |
        | UTF-16, big endian     | fe ff 00 e9 00 20 00 78 00 0a           | a:1: é x    |
        | none                   | c3 a9 20 78 0a                          | a:1: é x    |
        | none, and another text | 20 c3 a9 20 78 0a                       | No matches found |

  @GREP-014
  Rule: Bytes that are no text are shown as replacement characters

    Scenario Outline: bytes
      Given files to search:
        | file | hex   |
        | a    | <hex> |
      When the tool "grep" is called with {"pattern":"x"}
      Then grep shows "<shown>"

      Examples:
        | case               | hex                        | shown                  |
        | Latin-1            | 63 61 66 e9 20 78 0a       | a:1: caf\ufffd x       |
        | in another line    | e9 0a 78 0a                | a:2: x                 |
        | a cut character    | 78 e2 82 0a 78 0a          | a:1: x\ufffd\na:2: x   |

  @GREP-031
  Rule: A binary file is searched only when it is named

    Background:
      Given files to search:
        | file  | hex               |
        | a.bin | 78 00 79 0a 78 0a |
        | b.txt | 78 79 0a          |

    Scenario Outline: a file with a NUL
      When the tool "grep" is called with <arguments>
      Then grep shows "<shown>"

      Examples:
        | case              | arguments                      | shown                            |
        | in a directory    | {"pattern":"x"}                | b.txt:1: xy                      |
        | named             | {"pattern":"x","path":"a.bin"} | a.bin:1: x\u0000y\na.bin:2: x    |

    Scenario: a NUL far behind
      Given a file "c.txt" made of:
        | text     | hex | times |
        | x\n      |     |       |
        | pad\n |     | 40000 |
        |          | 00  |       |
        | \nx\n    |     |       |
      When the tool "grep" is called with {"pattern":"x","glob":"c.txt"}
      Then grep shows "c.txt:1: x"

  @GREP-015
  Rule: A long line is cut

    Scenario Outline: a line
      Given a file "a" made of:
        | text   | times   |
        | x      | <times> |
        | <rest> | 1       |
      When the tool "grep" is called with {"pattern":"^xx"}
      Then the answered text is made of:
        | text    | times   |
        | a:1:\u0020 | 1    |
        | x       | <shown> |
        | <end>   | 1       |
      And the details of grep are <details>

      Examples:
        | case                          | times   | rest    | shown | end  | details                    |
        | as long as is shown           | 499     | y\n     | 499   | y    | null                       |
        | with a carriage return behind | 499     | y\r\n   | 499   | y    | null                       |
        | one unit longer               | 500     | y\n     | 500   | ... [truncated]\n\n[Some lines truncated to 500 chars. Use read tool to see full lines] | {"linesTruncated":true} |
        | a pair that fits              | 498     | 😀\n    | 498   | 😀   | null                       |
        | a pair at the cut             | 499     | 😀\n    | 499   | ... [truncated]\n\n[Some lines truncated to 500 chars. Use read tool to see full lines] | {"linesTruncated":true} |
        | a gigantic one                | 3000000 | \u005c"é\n | 500 | ... [truncated]\n\n[Some lines truncated to 500 chars. Use read tool to see full lines] | {"linesTruncated":true} |

    Scenario: a line near a match
      Given a file "a" made of:
        | text | times |
        | y    | 501   |
        | \nx\n | 1    |
      When the tool "grep" is called with {"pattern":"x","context":1}
      Then the answered text is made of:
        | text       | times |
        | a-1-\u0020 | 1     |
        | y          | 500   |
        | ... [truncated]\na:2: x\n\n[Some lines truncated to 500 chars. Use read tool to see full lines] | 1 |
      And the details of grep are {"linesTruncated":true}
