Feature: Forking a session that is kept in memory

  @FORK-015
  Rule: A session in memory is forked in memory

    Scenario: path and labels, without a file
      Given an open session that is kept in memory
      And the subject appends:
        | as    | type  | text  | target |
        | one   | user  | one   |        |
        | label | label | first | one    |
        | two   | user  | two   |        |
      When the subject forks the open session at "two"
      Then the open fork has no file
      And the entries of the open fork are:
        | id    | parent | type    |
        | one   |        | message |
        | two   | one    | message |
        | new 1 | two    | label   |
      And the labels of the open fork are:
        | id    | label |
        | one   | first |

    Scenario: a target before the leaf
      Given an open session that is kept in memory
      And the subject appends:
        | as  | type | text |
        | one | user | one  |
        | two | user | two  |
      When the subject forks the open session at "one"
      Then the open fork has no file
      And the entries of the open fork are:
        | id  | parent | type    |
        | one |        | message |
