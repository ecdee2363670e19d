Feature: Reading stops before 51,200 bytes are exceeded

  @TRUNC-002
  Rule: Reading stops before 51,200 bytes are exceeded

    Scenario Outline: lines that are too many bytes
      Given a file "log.txt" of <lines> lines, each <bytes> bytes long and ended by a line feed
      When the subject reads "log.txt"
      Then the answer shows lines 1 to <shown> of "log.txt"
      And the notice is "[Showing lines 1-<shown> of <total> (50.0KB limit). Use offset=<next> to continue.]"

      Examples:
        | case                 | lines | bytes | shown | total | next |
        | one line too many    | 513   | 99    | 512   | 514   | 513  |
        | many lines too many  | 600   | 99    | 512   | 601   | 513  |
        | long lines           | 3     | 25600 | 1     | 4     | 2    |
        | nearly the limit     | 4     | 25599 | 2     | 5     | 3    |

    Scenario: as many bytes as fit are shown whole
      Given a file "log.txt" of 512 lines, each 99 bytes long and ended by a line feed
      When the subject reads "log.txt"
      Then the answer is the whole text of "log.txt"

  @TRUNC-003
  Rule: The limit reached first wins

    Scenario: the bytes come first
      Given a file "log.txt" of 3000 lines, each 99 bytes long and ended by a line feed
      When the subject reads "log.txt"
      Then the answer shows lines 1 to 512 of "log.txt"
      And the notice is "[Showing lines 1-512 of 3001 (50.0KB limit). Use offset=513 to continue.]"

    Scenario: the lines come first
      Given a file "log.txt" made of:
        | times | text  |
        | 2500  | row\n |
        | 60000 | x     |
      When the subject reads "log.txt"
      Then the answer shows lines 1 to 2000 of "log.txt"
      And the notice is "[Showing lines 1-2000 of 2501. Use offset=2001 to continue.]"

  @TRUNC-005
  Rule: Bytes are counted as UTF-8

    Scenario: lines of two-byte characters
      Given a file "log.txt" made of:
        | times | text                                                                                                     |
        | 600   | éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééx\n |
      When the subject reads "log.txt"
      Then the answer shows lines 1 to 256 of "log.txt"
      And the notice is "[Showing lines 1-256 of 601 (50.0KB limit). Use offset=257 to continue.]"

    Scenario Outline: characters that just fit
      Given a file "log.txt" made of:
        | times   | text   |
        | <times> | <text> |
      When the subject reads "log.txt"
      Then the answer is the whole text of "log.txt"

      Examples:
        | case       | times | text |
        | two bytes  | 25600 | é    |
        | four bytes | 12800 | 😀   |

    Scenario: one byte more does not fit
      Given a file "log.txt" made of:
        | times | text |
        | 25600 | é    |
        | 1     | x    |
      When the subject reads "log.txt"
      Then the answered text is "[Line 1 is 50.0KB, exceeds 50.0KB limit. Use bash: sed -n '1p' log.txt | head -c 51200]"

    Scenario Outline: bytes that are no UTF-8 count three
      Given a file "log.txt" made of:
        | times | hex         |
        | 17066 | FF          |
        | 1     | 0A <second> |
      When the subject reads "log.txt"
      Then the answered text is made of:
        | times | text   |
        | 17066 | \uFFFD |
        | 1     | <end>  |

      Examples:
        | case          | second | end                                                                      |
        | they fit      | 41     | \nA                                                                      |
        | one too many  | 41 42  | \n\n[Showing lines 1-1 of 2 (50.0KB limit). Use offset=2 to continue.] |

    Scenario: a line of bytes that are no UTF-8 is too long
      Given a file "log.txt" made of:
        | times | hex |
        | 17067 | FF  |
      When the subject reads "log.txt"
      Then the answered text is "[Line 1 is 50.0KB, exceeds 50.0KB limit. Use bash: sed -n '1p' log.txt | head -c 51200]"
