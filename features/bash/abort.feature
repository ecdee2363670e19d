Feature: Commands that are aborted

  @BASH-009
  Rule: An aborted command answers at once

    Scenario: after output
      Given the command "echo hi; sleep 4711; echo yes > ran" is running and has put something out
      When the call of the command is cancelled
      Then the command failed with the text "hi\n\n\nCommand aborted"
      And there is no structured result
      And there is no file "ran"

    Scenario: before any output
      Given the command "echo yes > begun; sleep 4711; echo yes > ran" is running and has made "begun"
      When the call of the command is cancelled
      Then the command failed with the text "Command aborted"
      And there is no file "ran"

    Scenario: the next command runs
      Given the command "echo hi; sleep 4711" is running and has put something out
      When the call of the command is cancelled
      And the subject runs "echo again"
      Then the command was answered with the text "again\n"

  @BASH-010
  Rule: An abort ends every process of the command

    Scenario: background processes and children of children
      Given the command "sh -c 'sleep 47120 & wait' & sleep 47121 & echo up; wait" is running and has put something out
      When the call of the command is cancelled
      Then the command failed with the text "up\n\n\nCommand aborted"
      And no process of the scenario contains "sleep 4712"

    Scenario: processes that ignore SIGTERM
      Given the command "trap '' TERM; (trap '' TERM; sleep 47122) & echo up; wait" is running and has put something out
      When the call of the command is cancelled
      Then the command failed with the text "up\n\n\nCommand aborted"
      And no process of the scenario contains "sleep 47122"

  @BASH-011
  Rule: A process that left the group does not hold the answer

    # Four writers without a pause, for six seconds, that start no other program: together they never fall silent.
    Background:
      Given a file "chatter.sh" with the text:
        """
        for writer in 1 2 3 4; do
          (exec 9<> <(:); for ((i = 0; i < 600; i++)); do echo tick; read -t 0.01 -u 9; done) &
        done
        wait
        """
      And a process whose command contains "chatter.sh" may outlive the calls

    Scenario: at a timeout
      When the subject runs "setsid bash chatter.sh & sleep 4711" 4 times with a timeout of 0.5 seconds, and answers each within 2000 milliseconds
      Then the text of the command ends with "\n\nCommand timed out after 0.5 seconds"

    Scenario: at an abort
      When the subject runs "setsid bash chatter.sh & sleep 4711" 4 times, and each is cancelled once it has put something out
      Then the text of the command ends with "\n\nCommand aborted"

    Scenario: a silent one does not hold it either
      Given a process whose command contains "sleep 6" may outlive the calls
      When the subject runs "setsid sleep 6 & sleep 4711" with a timeout of 0.5 seconds, and answers within 2000 milliseconds
      Then the command failed with the text "Command timed out after 0.5 seconds"
