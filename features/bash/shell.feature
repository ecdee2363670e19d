Feature: The shell in which a command runs

  @BASH-016
  Rule: A working directory that is gone is named

    Scenario: the directory is gone
      When the subject runs "echo yes" in "gone"
      Then the command in "gone" failed because its directory does not exist

    @report:pi#479
    Scenario: and there again
      When the subject runs "echo yes" in "gone"
      Then the command in "gone" failed because its directory does not exist
      Given a directory "gone"
      When the subject runs "echo yes" in "gone"
      Then the command was answered with the text "yes\n"

  @BASH-017
  Rule: A command's input is empty

    @report:pi#7636 @report:AaronCQL/pim-agent#7
    Scenario: a command that reads all its input
      When the subject runs "cat", and answers within 2000 milliseconds
      Then the command was answered with the text "(no output)"

    Scenario: a command that reads a line
      When the subject runs "read line; echo $?", and answers within 2000 milliseconds
      Then the command was answered with the text "1\n"

    Scenario: a command that brings its input along
      When the subject runs "echo hi | cat", and answers within 2000 milliseconds
      Then the command was answered with the text "hi\n"

  @BASH-018
  Rule: Output and error output keep their order

    Scenario: written in turns
      When the subject runs "for i in $(seq 300); do echo o; echo e >&2; done"
      Then the output alternates between o and e, 300 times

    Scenario: one stream keeps its order
      When the subject runs "for i in $(seq 300); do echo o; echo e; done"
      Then the output alternates between o and e, 300 times

  @BASH-019
  Rule: Every command has a shell of its own

    Scenario: a variable and a function
      When the subject runs "x=1; f() { echo f; }; cd /"
      And the subject runs "echo [$x]; type f > /dev/null 2>&1 || echo none"
      Then the command was answered with the text "[]\nnone\n"

    Scenario: the working directory
      Given a directory "sub"
      When the subject runs "cd /"
      And the subject runs "echo yes > here" in "sub"
      Then the file "sub/here" now holds "yes\n"

    Scenario: the workspace when none is given
      When the subject runs "echo yes > here"
      Then the file "here" now holds "yes\n"
