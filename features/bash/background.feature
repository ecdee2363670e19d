Feature: Processes in the background

  @BASH-012
  Rule: A silent background process does not hold the answer

    @report:pi#7636 @report:Pizzaface/PizzaPi#891
    Scenario: a process that holds the output
      When the subject runs "sleep 47130 & echo up", and answers within 2000 milliseconds
      Then the command was answered with the text "up\n"
      And 1 process of the scenario contains "sleep 47130"

    @report:pi#7636
    Scenario: a process that writes now and then
      Given a process whose command contains "sleep 1" may outlive the calls
      When the subject runs "(for i in 1 2 3 4 5 6; do sleep 1; echo tick; done) & echo up", and answers within 2000 milliseconds
      Then the command was answered with the text "up\n"

    Scenario: the exit code is the shell's
      Given a process whose command contains "sleep 47131" may outlive the calls
      When the subject runs "sleep 47131 & echo up; exit 3", and answers within 2000 milliseconds
      Then the command failed with the text "up\n\n\nCommand exited with code 3"

  @BASH-013
  Rule: Output that is under way is not lost

    @report:pi#5303
    Scenario: a background process that goes on writing
      When the subject runs "{ for ((i = 0; i < 3000; i++)); do echo $i; done; echo LAST; } & echo FIRST"
      Then the output has 3002 lines, and the last one is "LAST"

    @report:pi#2630
    Scenario: much output before the shell exits
      When the subject runs "seq 1 100000"
      Then the output has 100000 lines, and the last one is "100000"

    Scenario: a shell that ends in the middle of its output
      When the subject runs "seq 1 100000; exec true"
      Then the output has 100000 lines, and the last one is "100000"

  @BASH-014
  Rule: A chatty background process does not hold the answer for ever

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

    @report:pi#7636
    Scenario: a process that writes all the time
      When the subject runs "bash chatter.sh & exit 3" 4 times, and answers each within 2000 milliseconds
      Then the exit code is 3

    Scenario: a process that soon stops
      When the subject runs "(for i in $(seq 5); do echo tick; sleep 0.02; done) & exit 3", and answers within 2000 milliseconds
      Then the exit code is 3

  @BASH-015
  Rule: A background process may go on writing

    Scenario: to its old output
      When the subject runs "(sleep 0.5; echo late; echo later; echo yes > alive) & echo up", and answers within 2000 milliseconds
      Then the command was answered with the text "up\n"
      And the file "alive" appears within 5000 milliseconds

    Scenario: to a file of its own
      When the subject runs "(sleep 0.5; echo late; echo yes > alive) > log.txt 2>&1 & echo up", and answers within 2000 milliseconds
      Then the command was answered with the text "up\n"
      And the file "alive" appears within 5000 milliseconds
