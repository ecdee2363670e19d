Feature: How a command ends

  @BASH-001
  Rule: A command that succeeds is answered with its output

    Scenario Outline: output
      When the subject runs "<command>"
      Then the command was answered with the text "<text>"

      Examples:
        | case                  | command         | text        |
        | a line                | echo hi         | hi\n        |
        | no final line feed    | printf hi       | hi          |
        | nothing               | true            | (no output) |
        | blank lines           | echo; echo      | \n\n        |
        | blanks                | printf '  '     | \u0020\u0020 |
        | error output          | echo oops >&2   | oops\n      |
        | an exit code of 256   | exit 256        | (no output) |

    Scenario: a failure inside is no failure
      When the subject runs "false; echo on"
      Then the command was answered with the text "on\n"

  @BASH-002
  Rule: A command that fails is an error with its exit code

    Scenario Outline: an exit code
      When the subject runs "<command>"
      Then the command failed with the text "<text>"
      And the exit code is <code>

      Examples:
        | case                | command            | text                                       | code |
        | after a line        | echo x; exit 3     | x\n\n\nCommand exited with code 3          | 3    |
        | no final line feed  | printf x; exit 3   | x\n\nCommand exited with code 3            | 3    |
        | no output           | exit 7             | (no output)\n\nCommand exited with code 7  | 7    |
        | a negative one      | exit -1            | (no output)\n\nCommand exited with code 255 | 255  |
        | the last of a line  | true && false      | (no output)\n\nCommand exited with code 1  | 1    |

    Scenario: a command that does not exist
      When the subject runs "no_such_command_4711 2>/dev/null"
      Then the command failed with the text "(no output)\n\nCommand exited with code 127"

    Scenario: a command that the shell cannot parse
      When the subject runs "if"
      Then the exit code is 2
      And the answer is an error

    Scenario: success is no error
      When the subject runs "exit 0"
      Then the command was answered with the text "(no output)"

  @BASH-003
  Rule: The structured result of a command

    Scenario Outline: a command that ended
      When the subject runs "<command>"
      Then the structured result has exactly:
        | output            | <output> |
        | truncated         | false    |
        | exit_code         | <code>   |
        | wall_time_seconds | a time   |

      Examples:
        | case     | command          | output | code |
        | succeeds | echo x           | "x\u000A" | 0    |
        | fails    | printf x; exit 3 | "x"    | 3    |
        | silent   | true             | ""     | 0    |

    Scenario: a command that timed out has none
      When the subject runs "echo x; sleep 4711" with a timeout of 0.3 seconds
      Then there is no structured result
      And the answer is an error

  @BASH-020
  Rule: A command without an exit code has failed

    Scenario: no exit code
      When the subject runs a command that puts out "a" and reports no exit code
      Then the command failed with the text "a\n\nCommand terminated without an exit code"

    Scenario: an exit code
      When the subject runs a command that puts out these pieces and exits with code 3:
        | text |
        | a    |
      Then the command failed with the text "a\n\nCommand exited with code 3"
