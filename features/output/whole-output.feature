Feature: Where the whole output goes

  @OUT-005
  Rule: A tail starts at a character

    @needs:tool.operations
    Scenario Outline: characters of several bytes
      When the subject runs a command that puts out these pieces:
        | times   | text        |
        | <times> | <character> |
        | <ends>  | x           |
      Then the bash output shown is made of:
        | times   | text        |
        | <shown> | <character> |
        | <ends>  | x           |

      Examples:
        | case                        | times | character | ends | shown |
        | two bytes, none lost        | 40000 | é         | 0    | 25600 |
        | two bytes, one lost         | 40000 | é         | 1    | 25599 |
        | three bytes, two lost       | 20000 | €         | 0    | 17066 |
        | three bytes, one lost       | 20000 | €         | 1    | 17066 |
        | four bytes, three lost      | 20000 | 😀        | 1    | 12799 |
        | four bytes, one lost        | 20000 | 😀        | 3    | 12799 |

  @OUT-006
  Rule: The whole output is kept in a file

    @needs:tool.operations
    Scenario: bytes of all kinds
      When the subject runs a command that puts out these pieces:
        | text       | numbers | hex      |
        | first\n    |         |          |
        |            | 1-3000  |          |
        |            |         | FF FE C3 |
        | é\r\n      |         |          |
      Then the file of the whole output is made of:
        | text       | numbers | hex      |
        | first\n    |         |          |
        |            | 1-3000  |          |
        |            |         | FF FE C3 |
        | é\r\n      |         |          |

    @needs:posix
    Scenario: a real command that fails
      When the subject runs "seq 1 2500; exit 3"
      Then the file of the whole output is made of:
        | numbers |
        | 1-2500  |

    @needs:tool.operations
    Scenario: a byte order mark is in the file
      When the subject runs a command that puts out these pieces:
        | hex      | numbers |
        | EF BB BF |         |
        |          | 1-2001  |
      Then the file of the whole output is made of:
        | hex      | numbers |
        | EF BB BF |         |
        |          | 1-2001  |

    @needs:posix
    Scenario: no file when nothing was cut
      When the subject runs "seq 1 2000"
      Then the answer has no details
      And the folder for temporary files is empty

  @OUT-007
  Rule: The file is private and lies among the temporary files

    Scenario: cut output
      When the subject runs "seq 1 2500"
      Then the file of the whole output is private, and lies among the temporary files

    Scenario: output that is not cut
      When the subject runs "seq 1 2000"
      Then the folder for temporary files is empty

  @OUT-017
  Rule: Every command has a file of its own, and it stays

    Scenario: two at once
      When the subject runs "seq 1 2500" and "seq 3001 5500" at once
      Then the two answers name different files
      When the subject runs "seq 1 2001"
      Then the file of the first answer is made of:
        | numbers |
        | 1-2500  |
      And the file of the second answer is made of:
        | numbers   |
        | 3001-5500 |
      And the file of the whole output is made of:
        | numbers |
        | 1-2001  |

  @OUT-011
  Rule: A file that cannot be written costs no output

    Background:
      Given the folder for temporary files is gone

    Scenario Outline: the command goes on
      When the subject runs "seq 1 2500; sleep 0.3; exit <code>"
      Then the exit code is <code>
      And the structured output is made of:
        | numbers |
        | 1-2500  |
      And the answered text begins with the numbers 501 to 2500

      Examples:
        | case     | code |
        | succeeds | 0    |
        | fails    | 3    |

    Scenario: short output
      When the subject runs "echo hi"
      Then the command was answered with the text "hi\n"
