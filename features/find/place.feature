Feature: Which directory is searched

  @FIND-009
  Rule: A path that is no directory is an error

    Scenario Outline: no directory
      Given empty files and directories "f d/x"
      When the tool "find" is called with {"pattern":"*","path":"<path>"}
      Then the listing fails and names "<workspace>/<path>"

      Examples:
        | case         | path |
        | missing      | gone |
        | a file       | f    |
        | below a file | f/x  |

    @needs:symlinks
    Scenario: a link that leads nowhere
      Given a symbolic link "link" to "gone"
      When the tool "find" is called with {"pattern":"*","path":"link"}
      Then the listing fails and names "<workspace>/link"

    Scenario: a directory is none
      Given empty files and directories "f d/x"
      When the tool "find" is called with {"pattern":"*","path":"d"}
      Then the paths found are "x"

  @FIND-010
  Rule: A directory that cannot be read is an error

    Scenario: no right to read
      Given empty files and directories "d/x"
      And the mode of "d" is 000
      When the tool "find" is called with {"pattern":"*","path":"d"}
      Then the listing fails and names "<workspace>/d"

    Scenario: a right to read is enough
      Given empty files and directories "d/x"
      And the mode of "d" is 500
      When the tool "find" is called with {"pattern":"*","path":"d"}
      Then the paths found are "x"

  @FIND-011
  Rule: What cannot be read below is passed over

    Scenario: a closed directory
      Given empty files and directories "closed/a.ts open/a.ts z.ts"
      And the mode of "closed" is 000
      When the tool "find" is called with {"pattern":"*"}
      Then the paths found are "closed/ open/ open/a.ts z.ts"

    Scenario: nothing but a closed directory
      Given empty files and directories "closed/a.ts"
      And the mode of "closed" is 000
      When the tool "find" is called with {"pattern":"*.ts"}
      Then the paths found are ""
