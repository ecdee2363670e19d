Feature: Globs of grep

  @GREP-022
  Rule: A glob selects files

    Background:
      Given files to search:
        | file             | text |
        | a.ts             | x\n  |
        | a.js             | x\n  |
        | A.TS             | x\n  |
        | .b.ts            | x\n  |
        | src/c.ts         | x\n  |
        | src/down/d.ts    | x\n  |
        | src/down/d.md    | x\n  |
        | pkg/src/e.ts     | x\n  |
        | lib/[id]/f1.txt  | x\n  |
        | lib/[id]/f2.txt  | x\n  |

    Scenario Outline: a glob
      When the tool "grep" is called with {"pattern":"x","glob":"<glob>"}
      Then grep finds, in any order of files, "<shown>"

      Examples:
        | case                         | glob          | shown |
        | a name, at any depth         | *.ts          | a.ts:1: x\n.b.ts:1: x\nsrc/c.ts:1: x\nsrc/down/d.ts:1: x\npkg/src/e.ts:1: x |
        | a name in full               | d.ts          | src/down/d.ts:1: x |
        | upper case                   | *.TS          | A.TS:1: x |
        | a path                       | src/*.ts      | src/c.ts:1: x |
        | a path at any depth          | **/src/*.ts   | src/c.ts:1: x\npkg/src/e.ts:1: x |
        | all that is below            | src/**        | src/c.ts:1: x\nsrc/down/d.ts:1: x\nsrc/down/d.md:1: x |
        | between                      | src/**/*.ts   | src/c.ts:1: x\nsrc/down/d.ts:1: x |
        | a leading ./                 | ./src/*.ts    | src/c.ts:1: x |
        | two of them                  | ././a.ts      | a.ts:1: x |
        | a leading slash              | /*.ts         | a.ts:1: x\n.b.ts:1: x |
        | alternatives                 | *.{js,md}     | a.js:1: x\nsrc/down/d.md:1: x |
        | a class                      | f[12].txt     | lib/[id]/f1.txt:1: x\nlib/[id]/f2.txt:1: x |
        | a class of what is not       | f[!1].txt     | lib/[id]/f2.txt:1: x |
        | one character                | ?.js          | a.js:1: x |
        | blanks at the end            | *.js\u0020\u0020 | a.js:1: x |
        | without files                | !{*.ts,*.TS}  | a.js:1: x\nsrc/down/d.md:1: x\nlib/[id]/f1.txt:1: x\nlib/[id]/f2.txt:1: x |
        | without a directory          | !src          | a.ts:1: x\na.js:1: x\nA.TS:1: x\n.b.ts:1: x\nlib/[id]/f1.txt:1: x\nlib/[id]/f2.txt:1: x |
        | without a path               | !./src/**     | a.ts:1: x\na.js:1: x\nA.TS:1: x\n.b.ts:1: x\npkg/src/e.ts:1: x\nlib/[id]/f1.txt:1: x\nlib/[id]/f2.txt:1: x |
        | nothing                      | *.cpp         | No matches found |

    Scenario Outline: relative to the path
      When the tool "grep" is called with {"pattern":"x","path":"<path>","glob":"<glob>"}
      Then grep finds, in any order of files, "<shown>"

      Examples:
        | case                      | path     | glob      | shown              |
        | a path below it           | pkg      | src/*.ts  | src/e.ts:1: x      |
        | the path itself           | src      | src/*.ts  | No matches found   |
        | a path with glob characters | lib/[id] | /f1.*   | f1.txt:1: x        |

  @GREP-023
  Rule: A wrong glob is an error

    Background:
      Given files to search:
        | file | text |
        | a    | x\n  |

    Scenario Outline: a glob
      When the tool "grep" is called with {"pattern":"x","glob":"<glob>"}
      Then the answer is an error

      Examples:
        | case            | glob  |
        | an open class   | [     |
        | an open brace   | {a,b  |
        | a wrong range   | [z-a] |

    Scenario: a glob that is in order
      When the tool "grep" is called with {"pattern":"x","glob":"[a]"}
      Then grep shows "a:1: x"
