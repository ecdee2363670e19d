Feature: Commands with a timeout

  @BASH-006
  Rule: A timeout ends the command

    Scenario Outline: a command that takes too long
      When the subject runs "<command>" with a timeout of <timeout> seconds, and answers within 2000 milliseconds
      Then the command failed with the text "<text>"

      Examples:
        | case               | command                 | timeout | text                                             |
        | after a line       | echo hi; sleep 4711     | 0.3     | hi\n\n\nCommand timed out after 0.3 seconds      |
        | no final line feed | printf hi; sleep 4711   | 0.3     | hi\n\nCommand timed out after 0.3 seconds        |
        | no output          | sleep 4711              | 0.5     | Command timed out after 0.5 seconds              |
        | whole seconds      | sleep 4711              | 1       | Command timed out after 1 seconds                |

    Scenario: a command that ends before
      When the subject runs "echo hi; exit 3" with a timeout of 60 seconds
      Then the command failed with the text "hi\n\n\nCommand exited with code 3"

  @BASH-007
  Rule: A timeout out of range runs nothing

    @report:pi#6181 @report:pi#9785
    Scenario Outline: a timeout out of range
      When the subject runs "echo yes > ran" with a timeout of <timeout> seconds
      Then the answer is an error with the text "Invalid timeout: <what>"
      And there is no file "ran"

      Examples:
        | case                 | timeout     | what                              |
        | zero                 | 0           | must be a finite number of seconds |
        | negative             | -1          | must be a finite number of seconds |
        | overflows the timer  | 3000000     | maximum is 2147483.647 seconds    |
        | just too much        | 2147483.648 | maximum is 2147483.647 seconds    |

    @report:pi#6181
    Scenario Outline: a timeout within range
      When the subject runs "sleep 0.2; echo ok" with a timeout of <timeout> seconds
      Then the command was answered with the text "ok\n"

      Examples:
        | case          | timeout     |
        | the maximum   | 2147483.647 |
        | whole seconds | 2147483     |
        | a minute      | 60          |

  @BASH-008
  Rule: A timeout ends every process of the command

    @report:pi#9460 @report:open-gsd/gsd-pi#2040
    Scenario: processes that ignore SIGTERM
      When the subject runs "trap '' TERM; echo begun; (trap '' TERM; sleep 47110) & wait" with a timeout of 0.5 seconds, and answers within 2000 milliseconds
      Then the command failed with the text "begun\n\n\nCommand timed out after 0.5 seconds"
      And no process of the scenario contains "sleep 47110"

    Scenario: children of children, in the background
      When the subject runs "sh -c 'sleep 47111 & sleep 47112 & wait' & sleep 47113" with a timeout of 0.5 seconds, and answers within 2000 milliseconds
      Then the command failed with the text "Command timed out after 0.5 seconds"
      And no process of the scenario contains "sleep 4711"

    Scenario: a shell that is stopped
      When the subject runs "echo begun; sleep 47116 & kill -STOP $$" with a timeout of 0.5 seconds, and answers within 2000 milliseconds
      Then the command failed with the text "begun\n\n\nCommand timed out after 0.5 seconds"
      And no process of the scenario contains "sleep 47116"

    Scenario: no trap runs
      When the subject runs "trap 'echo yes > trapped' EXIT TERM; sleep 47114" with a timeout of 0.5 seconds, and answers within 2000 milliseconds
      Then the command failed with the text "Command timed out after 0.5 seconds"
      And no process of the scenario contains "sleep 47114"
      And there is no file "trapped"

    Scenario: a command that ends before leaves its background process alone
      When the subject runs "sleep 47115 > /dev/null 2>&1 & echo up" with a timeout of 60 seconds
      Then the command was answered with the text "up\n"
      And 1 process of the scenario contains "sleep 47115"
