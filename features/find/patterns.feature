Feature: What a pattern finds

  @FIND-002
  Rule: A pattern without a slash is matched against names at any depth

    Scenario Outline: names
      Given empty files and directories "a.ts src/a.ts src/deep/b.ts pkg/src/a.ts"
      When the tool "find" is called with {"pattern":"<pattern>"}
      Then the paths found are "<found>"

      Examples:
        | case          | pattern | found                                     |
        | a wildcard    | *.ts    | a.ts src/a.ts src/deep/b.ts pkg/src/a.ts  |
        | a file        | a.ts    | a.ts src/a.ts pkg/src/a.ts                |
        | a directory   | src     | src/ pkg/src/                             |
        | part of names | .ts     |                                           |

  @FIND-003 @report:pi#3302 @report:pi#6416
  Rule: A pattern with a slash is anchored at the directory that is searched

    Scenario Outline: paths
      Given empty files and directories "lib/a/b.zig lib/c.zig x/lib/a/d.zig"
      When the tool "find" is called with <arguments>
      Then the paths found are "<found>"

      Examples:
        | case                     | arguments                                  | found                          |
        | any depth below          | {"pattern":"lib/**/*.zig"}                 | lib/a/b.zig lib/c.zig          |
        | right below              | {"pattern":"lib/*.zig"}                    | lib/c.zig                      |
        | any depth above          | {"pattern":"**/a/*"}                       | lib/a/b.zig x/lib/a/d.zig      |
        | no slash                 | {"pattern":"*.zig"}                        | lib/a/b.zig lib/c.zig x/lib/a/d.zig |
        | relative to the path     | {"pattern":"lib/**/*.zig","path":"lib"}    |                                |
        | relative to another path | {"pattern":"lib/**/*.zig","path":"x"}      | lib/a/d.zig                    |

    Scenario: an absolute pattern
      Given empty files and directories "src/a.ts pkg/src/a.ts"
      When find looks for "src/*.ts" by its absolute path
      Then the paths found are "src/a.ts"

    Scenario Outline: wildcards in the path are none
      Given empty files and directories "<directory>/s/a.ts d/s/a.ts"
      When the tool "find" is called with {"pattern":"s/*.ts","path":"<directory>"}
      Then the paths found are "s/a.ts"

      Examples:
        | case      | directory |
        | a star    | *         |
        | a class   | [d]       |
        | a brace   | {d,e}     |
        | one brace | {d        |

  @FIND-004
  Rule: Leading `./` are dropped

    Scenario Outline: dots and slashes
      Given empty files and directories "a.ts src/a.ts pkg/src/a.ts"
      When the tool "find" is called with {"pattern":"<pattern>"}
      Then the paths found are "<found>"

      Examples:
        | case     | pattern    | found                      |
        | once     | ./src/*.ts | src/a.ts                   |
        | twice    | ././src/*  | src/a.ts                   |
        | names    | ./a.ts     | a.ts src/a.ts pkg/src/a.ts |
        | no slash | .a.ts      |                            |

  @FIND-007
  Rule: A pattern without capitals also finds them

    Scenario Outline: capitals
      Given empty files and directories "README.md Docs/readme.md docs2/Guide.md"
      When the tool "find" is called with <arguments>
      Then the paths found are "<found>"

      Examples:
        | case                  | arguments                            | found                    |
        | small letters         | {"pattern":"readme*"}                | README.md Docs/readme.md |
        | one capital           | {"pattern":"Readme*"}                |                          |
        | capitals              | {"pattern":"README*"}                | README.md                |
        | no letters            | {"pattern":"*"}                      | README.md Docs/ Docs/readme.md docs2/ docs2/Guide.md |
        | a path                | {"pattern":"docs*/*.md"}             | Docs/readme.md docs2/Guide.md |
        | a path with a capital | {"pattern":"Docs*/*.md"}             | Docs/readme.md           |
        | capitals in the path  | {"pattern":"**/README*","path":"Docs"} |                        |
        | small ones below them | {"pattern":"**/read*","path":"Docs"} | readme.md                |

  @FIND-014 @report:pi#4018 @report:smithersai/smithers#695
  Rule: A leading dash is no option

    Scenario Outline: dashes
      Given empty files and directories "-d/x --exec=rm -h plain"
      When the tool "find" is called with <arguments>
      Then the paths found are "<found>"

      Examples:
        | case               | arguments                         | found            |
        | a program to run   | {"pattern":"--exec=rm"}           | --exec=rm        |
        | help               | {"pattern":"-h"}                  | -h               |
        | a wildcard         | {"pattern":"-*"}                  | -d/ --exec=rm -h |
        | nothing to be found | {"pattern":"--exec=rm plain"}    |                  |
        | two dashes         | {"pattern":"--"}                  |                  |
        | a path             | {"pattern":"*","path":"-d"}       | x                |
