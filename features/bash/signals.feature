Feature: A shell ended by a signal

  @BASH-004
  Rule: A shell ended by a signal exits with 128 and the signal

    Scenario Outline: a signal
      When the subject runs "ulimit -c 0; printf a; kill -<signal> $$; echo after"
      Then the command failed with the text "a\n\nCommand exited with code <code>"
      And the exit code is <code>

      Examples:
        | case            | signal | code |
        | hang up         | HUP    | 129  |
        | interrupt       | INT    | 130  |
        | abort           | ABRT   | 134  |
        | arithmetic      | FPE    | 136  |
        | kill            | KILL   | 137  |
        | user defined 1  | USR1   | 138  |
        | segmentation    | SEGV   | 139  |
        | user defined 2  | USR2   | 140  |
        | broken pipe     | PIPE   | 141  |
        | alarm           | ALRM   | 142  |
        | terminate       | TERM   | 143  |
        | trap            | TRAP   | 133  |
        | processor time  | XCPU   | 152  |
        | system call     | SYS    | 159  |

    Scenario: the shell reports the signal of its child
      When the subject runs "sh -c 'kill -KILL $$' 2>/dev/null; exit $?"
      Then the exit code is 137

    Scenario: a signal that the shell handles
      When the subject runs "trap 'echo caught' TERM; kill -TERM $$; echo after"
      Then the command was answered with the text "caught\nafter\n"

    Scenario: a signal that bash ignores
      When the subject runs "kill -QUIT $$; echo after"
      Then the command was answered with the text "after\n"

  @BASH-005
  Rule: A shell ended by a real-time signal has not succeeded

    Scenario Outline: a real-time signal
      When the subject runs "printf a; kill -<number> $$; echo after"
      Then the command failed with the text "a\n\nCommand exited with code <code>"
      And the exit code is <code>

      Examples:
        | case            | number | code |
        | the first       | 34     | 162  |
        | the third after | 37     | 165  |
        | the last        | 64     | 192  |
