Feature: Commands that cannot be started

  @BASH-030
  Rule: A command that cannot be started is an error

    Scenario: the working directory is a file
      Given an empty file "f.txt"
      When the subject runs "echo yes > WORKSPACE/ran" with:
        | cwd | "WORKSPACE/f.txt" |
      Then the command was not started
      And there is no file "ran"

    @needs:non-root
    Scenario: the working directory must not be entered
      Given a directory "closed" that nobody may enter
      When the subject runs "echo yes > WORKSPACE/ran" with:
        | cwd | "WORKSPACE/closed" |
      Then the command was not started
      And there is no file "ran"

    Scenario: NUL in the command
      When the tool "bash" is called with {"command":"echo yes > ran; true \u0000"}
      Then the command was not started
      And there is no file "ran"

    @needs:procfs
    Scenario: a command that is too long
      When the subject runs "echo yes > ran; true " followed by 131051 letters
      Then the command was not started
      And there is no file "ran"
      When the subject runs "echo again"
      Then the command was answered with the text "again\n"

    @needs:procfs
    Scenario: the longest command
      When the subject runs "echo yes > ran; true " followed by 131050 letters
      Then the command was answered with the text "(no output)"
      And the file "ran" now holds "yes\n"

  @BASH-031
  Rule: Problems are told in order

    Scenario Outline: several problems
      When the subject runs "echo yes > WORKSPACE/ran" with:
        | timeout | <timeout>            |
        | cwd     | "WORKSPACE/gone"     |
        | options | {"shellPath":"<shell>"} |
      Then the command failed with a text that begins with "<problem>"
      And there is no file "ran"

      Examples:
        | case             | timeout | shell          | problem                                     |
        | all of them      | 0       | /nowhere/shell | Invalid timeout: must be a finite number    |
        | a right timeout  | 60      | /nowhere/shell | Custom shell path not found: /nowhere/shell |
        | only a directory | 60      |                | Working directory does not exist: WORKSPACE/gone |
