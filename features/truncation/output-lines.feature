Feature: How lines of output are counted and cut

  @TRUNC-015
  Rule: A final line feed starts no line of output

    @needs:tool.operations
    Scenario Outline: 2000 lines are shown whole
      When the subject runs a command that puts out these pieces:
        | times | text  |
        | 1999  | row\n |
        | 1     | <end> |
      Then the answered text is made of:
        | times | text  |
        | 1999  | row\n |
        | 1     | <end> |

      Examples:
        | case                     | end   |
        | with a final line feed   | end\n |
        | without                  | end   |

    @report:pi#4818 @report:pi#4819 @needs:posix
    Scenario: the counts of the notice
      When the subject runs "seq 1 4100"
      Then the bash output shown is the numbers 2101 to 4100
      And the bash notice is "[Showing lines 2101-4100 of 4100. Full output: FILE]"

    @needs:tool.operations
    Scenario: a blank line at the end counts
      When the subject runs a command that puts out these pieces:
        | times | text  |
        | 2000  | row\n |
        | 1     | \n    |
      Then the bash notice is "[Showing lines 2-2001 of 2001. Full output: FILE]"

  @TRUNC-016
  Rule: The end of a last line over the byte limit is shown

    @report:pi#4715 @report:pi#5757 @report:handochan/aelix-ai#309 @report:openclaw/openclaw#133213 @needs:tool.operations
    Scenario Outline: one giant line
      When the subject runs a command that puts out these pieces:
        | times | text  |
        | 40000 | é     |
        | 1     | <end> |
      Then the bash output shown is made of:
        | times | text |
        | 25599 | é    |
        | 1     | x    |
      And the bash notice, but for the size of the line, is "[Showing last 50.0KB of line 1 (line is SIZE). Full output: FILE]"

      Examples:
        | case                   | end |
        | with a final line feed | x\n |
        | without                | x   |

    @needs:tool.operations
    Scenario: the size of the line
      When the subject runs a command that puts out these pieces:
        | times | text   |
        | 1     | a\nb\n |
        | 40000 | é      |
        | 1     | x      |
      Then the bash notice is "[Showing last 50.0KB of line 3 (line is 78.1KB). Full output: FILE]"

    @needs:tool.operations
    Scenario: a last line of just the limit is shown whole
      When the subject runs a command that puts out these pieces:
        | times | text |
        | 1     | a\n  |
        | 51200 | x    |
      Then the bash output shown is made of:
        | times | text |
        | 51200 | x    |
      And the bash notice is "[Showing lines 2-2 of 2 (50.0KB limit). Full output: FILE]"

  @TRUNC-018
  Rule: A failed command's output is cut alike

    @needs:posix
    Scenario: a command that fails
      When the subject runs "seq 1 2500; exit 3"
      Then the bash output shown is the numbers 501 to 2500
      And the bash notice is "[Showing lines 501-2500 of 2500. Full output: FILE]\n\nCommand exited with code 3"

    @needs:posix
    Scenario: a command that times out
      When the subject runs "seq 1 2500; sleep 4711" with a timeout of 0.5 seconds
      Then the bash output shown is the numbers 501 to 2500
      And the bash notice, but for the name of the file, is:
        """
        [Showing lines 501-2500 of 2500. Full output: FILE]

        Command timed out after 0.5 seconds
        """

    @needs:posix
    Scenario: output within the limits is not cut
      When the subject runs "seq 1 2000; exit 3"
      Then the answered text is made of:
        | numbers | text                               |
        | 1-2000  |                                    |
        |         | \n\nCommand exited with code 3     |
