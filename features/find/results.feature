Feature: What a search answers

  @FIND-001
  Rule: Results are paths below the directory that is searched

    Background:
      Given empty files and directories "src/a.ts src/deep/b.ts e/ top.ts"

    Scenario Outline: a pattern and a path
      When the tool "find" is called with <arguments>
      Then the paths found are "<found>"
      And the answer has no details
      And the answer is no error

      Examples:
        | case                 | arguments                            | found                                        |
        | everything           | {"pattern":"*"}                      | src/ src/a.ts src/deep/ src/deep/b.ts e/ top.ts |
        | below a directory    | {"pattern":"*","path":"src"}         | a.ts deep/ deep/b.ts                         |
        | an empty path        | {"pattern":"*.ts","path":""}         | src/a.ts src/deep/b.ts top.ts                |
        | a slash after it     | {"pattern":"*.ts","path":"src/"}     | a.ts deep/b.ts                               |
        | an empty directory   | {"pattern":"*","path":"e"}           |                                              |
        | nothing matches      | {"pattern":"*.md"}                   |                                              |
        | the directory itself | {"pattern":"src","path":"src"}       |                                              |

    @needs:symlinks
    Scenario: links are no directories
      Given a symbolic link "to-e" to "e"
      And a symbolic link "to-file" to "top.ts"
      And a symbolic link "to-nothing" to "missing"
      When the tool "find" is called with {"pattern":"to-*"}
      Then the paths found are "to-e to-file to-nothing"

  @FIND-012 @report:SchneiderDaniel/cheasee-pi#971
  Rule: Hidden files and dependencies are searched

    Scenario Outline: hidden and not
      Given empty files and directories ".cfg/ext/a.ts .env node_modules/pkg/a.ts a.ts"
      When the tool "find" is called with {"pattern":"<pattern>"}
      Then the paths found are "<found>"

      Examples:
        | case         | pattern | found                                     |
        | by extension | *.ts    | .cfg/ext/a.ts node_modules/pkg/a.ts a.ts  |
        | by name      | .env    | .env                                      |
        | by the dot   | .*      | .cfg/ .env                                |

  @FIND-013
  Rule: Links are not followed on the way

    Background:
      Given empty files and directories "src/a.ts"
      And a symbolic link "link" to "src"
      And a symbolic link "src/circle" to ".."

    Scenario: links on the way
      When the tool "find" is called with {"pattern":"*"}
      Then the paths found are "src/ src/a.ts src/circle link"

    Scenario: a link as the path
      When the tool "find" is called with {"pattern":"*","path":"link"}
      Then the paths found are "a.ts circle"

  @FIND-020 @needs:posix
  Rule: Names that are no UTF-8 are found

    Scenario: a file
      Given an empty file whose name is the bytes "61 ff 62"
      When the tool "find" is called with {"pattern":"a*"}
      Then the paths found are "a\ufffdb"

    Scenario: a directory
      Given an empty file whose name is the bytes "64 ff 2f 69 6e 6e 65 72 2f 66"
      When the tool "find" is called with {"pattern":"*"}
      Then the paths found are "d\ufffd/ d\ufffd/inner/ d\ufffd/inner/f"
