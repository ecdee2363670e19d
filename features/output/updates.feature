Feature: What is shown while a command runs

  @OUT-012
  Rule: Updates show the output so far

    Scenario: output in two pieces
      Given a command of the harness is running
      When it puts out "one\n", and update 2 has come
      And it puts out "two\n", and update 3 has come
      And it ends with code 0
      Then the texts of the updates were:
        |          |
        | one\n    |
        | one\ntwo\n |

    Scenario: no output
      Given a command of the harness is running
      When it ends with code 0
      Then the texts of the updates were:
        |  |
