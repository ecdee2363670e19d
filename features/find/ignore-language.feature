Feature: The language of ignore files

  @FIND-030
  Rule: The language of ignore files

    Scenario Outline: rules
      Given empty files and directories "<names>"
      And a file ".gitignore" with the rules "<rules>"
      When the tool "find" is called with {"pattern":"[!.]*"}
      Then the paths found are "<found>"

      Examples:
        | case                          | names                           | rules                       | found                   |
        | a name at any depth           | a.log s/a.log b                 | *.log\\n                    | s/ b                    |
        | no final line feed            | a.log b                         | *.log                       | b                       |
        | CRLF                          | a.log b                         | *.log\\r\\n                 | b                       |
        | an anchored name              | a s/a                           | /a\\n                       | s/ s/a                  |
        | a path is anchored            | s/b t/s/b                       | s/b\\n                      | s/ t/ t/s/ t/s/b        |
        | directories only              | build/x s/build                 | build/\\n                   | s/ s/build              |
        | an anchored directory         | build/x s/build/x               | /build/\\n                  | s/ s/build/ s/build/x   |
        | a file of a directory's name  | build/x                         | build\\n                    |                         |
        | taken back                    | a.log b.log                     | *.log\\n!a.log\\n           | a.log                   |
        | taken back and left out again | a.log b.log                     | !a.log\\n*.log\\n           |                         |
        | not below a directory         | build/keep b                    | build/\\n!build/keep\\n     | b                       |
        | below its content             | build/keep build/x              | build/*\\n!build/keep\\n    | build/ build/keep       |
        | stars first                   | x/deep/a.md deep/b.md c.md      | **/deep/*.md\\n             | x/ x/deep/ deep/ c.md   |
        | stars between                 | f/bar f/x/y/bar f/bar2          | f/**/bar\\n                 | f/ f/x/ f/x/y/ f/bar2   |
        | stars at the end              | f/a f/x/b                       | f/**\\n                     | f/                      |
        | a class                       | a1 b1 c1                        | [ab]1\\n                    | c1                      |
        | not a class                   | a1 b1                           | [!a]1\\n                    | a1                      |
        | a question mark               | a1 a12                          | a?\\n                       | a12                     |
        | case                          | a.log b.LOG                     | *.LOG\\n                    | a.log                   |
        | comments and empty lines      | #x a b                          | #x\\n\\na\\n                | #x b                    |
        | literal signs                 | #x !y z                         | \\\\#x\\n\\\\!y\\n          | z                       |
        | blanks at the end             | a b                             | a\\u0020\\u0020\\n          | b                       |
        | a line that is no pattern     | a.log [b c                      | [b\\n*.log\\n               | [b c                    |
        | a slash alone                 | a b                             | /\\n                        | a b                     |
        | everything but one            | a b s/a                         | /*\\n!/a\\n                 | a                       |
        | an empty file                 | a b                             | \\n                         | a b                     |

    Scenario: the file itself is found
      Given empty files and directories "a.log"
      And a file ".gitignore" with the rules "*.log\n"
      When the tool "find" is called with {"pattern":"*"}
      Then the paths found are ".gitignore"

    Scenario: a directory of that name
      Given empty files and directories ".gitignore/x a"
      When the tool "find" is called with {"pattern":"*"}
      Then the paths found are ".gitignore/ .gitignore/x a"
