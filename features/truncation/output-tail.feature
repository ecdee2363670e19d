Feature: The end of a command's output is shown

  @TRUNC-013
  Rule: bash shows the last 2000 lines

    @needs:posix
    Scenario: output of a real command
      When the subject runs "seq 1 2500"
      Then the bash output shown is the numbers 501 to 2500
      And the bash notice is "[Showing lines 501-2500 of 2500. Full output: FILE]"

    @needs:tool.operations
    Scenario: one line too many, in pieces
      When the subject runs a command that puts out these pieces:
        | numbers   | text |
        | 1-1000    |      |
        | 1001-2000 |      |
        |           | 20   |
        |           | 01   |
      Then the bash output shown is the numbers 2 to 2001
      And the bash notice is "[Showing lines 2-2001 of 2001. Full output: FILE]"

    @needs:posix
    Scenario: as many lines as fit are shown whole
      When the subject runs "seq 1 2000"
      Then the answered text is made of:
        | numbers |
        | 1-2000  |

  @TRUNC-014
  Rule: bash shows whole lines from the end within 51,200 bytes

    @needs:tool.operations
    Scenario Outline: lines that are too many bytes
      When the subject runs a command that puts out these pieces:
        | times   | text                                                                                                  |
        | <lines> | 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789\n |
      Then the bash notice is "[Showing lines <first>-<lines> of <lines> (50.0KB limit). Full output: FILE]"
      And the bash output shown is made of:
        | times | text                                                                                                  |
        | 511   | 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789\n |
        | 1     | 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789   |

      Examples:
        | case                      | lines | first |
        | one line too many         | 513   | 2     |
        | bytes come before lines   | 3000  | 2489  |

    @needs:tool.operations
    Scenario: lines come before bytes
      When the subject runs a command that puts out these pieces:
        | times | text  |
        | 60000 | x     |
        | 1     | \n    |
        | 2000  | row\n |
      Then the bash notice is "[Showing lines 2-2001 of 2001. Full output: FILE]"

    @needs:tool.operations
    Scenario: a long line before short ones is left out
      When the subject runs a command that puts out these pieces:
        | times | text     |
        | 60000 | x        |
        | 1     | \na\nb\n |
      Then the bash output shown is made of:
        | text |
        | a\nb |
      And the bash notice is "[Showing lines 2-3 of 3 (50.0KB limit). Full output: FILE]"

    @needs:posix
    Scenario: two-byte characters of a real command
      When the subject runs "for i in $(seq 300); do printf 'é%.0s' $(seq 100); echo; done"
      Then the bash notice is "[Showing lines 47-300 of 300 (50.0KB limit). Full output: FILE]"

    @needs:tool.operations
    Scenario: as many bytes as fit are shown whole
      When the subject runs a command that puts out these pieces:
        | times | text |
        | 25600 | é    |
      Then the answered text is made of:
        | times | text |
        | 25600 | é    |
