Feature: Where ignore files count

  @FIND-031 @report:aebrer/dreb#17
  Rule: Ignore files count from their directory down, and the nearest wins

    Scenario Outline: nested ones
      Given empty files and directories ".venv/a.py src/m.py docs/draft.md src/draft.md"
      And a file ".venv/.gitignore" with the rules "*\n"
      And a file "docs/.gitignore" with the rules "draft.md\n"
      When the tool "find" is called with {"pattern":"<pattern>"}
      Then the paths found are "<found>"

      Examples:
        | case     | pattern  | found        |
        | programs | *.py     | src/m.py     |
        | drafts   | draft.md | src/draft.md |

    Scenario Outline: one above, one below
      Given empty files and directories "a.log b.log s/a.log s/b.log"
      And a file ".gitignore" with the rules "<above>"
      And a file "s/.gitignore" with the rules "<below>"
      When the tool "find" is called with <arguments>
      Then the paths found are "<found>"

      Examples:
        | case                        | above         | below    | arguments                      | found                     |
        | taken back below            | *.log\n       | !a.log\n | {"pattern":"*.log"}            | s/a.log                   |
        | left out below              |               | a.log\n  | {"pattern":"*.log"}            | a.log b.log s/b.log       |
        | anchored below              |               | /a.log\n | {"pattern":"*.log"}            | a.log b.log s/b.log       |
        | anchored at the wrong place |               | /s/a.log\n | {"pattern":"*.log"}          | a.log b.log s/a.log s/b.log |
        | a path from above           | /s/a.log\n    |          | {"pattern":"*.log"}            | a.log b.log s/b.log       |
        | above the search            | *.log\n       |          | {"pattern":"*.log","path":"s"} |                           |
        | a path from above the search | /s/a.log\n   |          | {"pattern":"*.log","path":"s"} | b.log                     |
        | both above and in           | *.log\n       | !a.log\n | {"pattern":"*.log","path":"s"} | a.log                     |

  @FIND-032
  Rule: Ignore files count outside of repositories

    Scenario Outline: no repository and one
      Given empty files and directories "<repository> a.log s/a.log a.txt"
      And a file ".gitignore" with the rules "*.log\n"
      When the tool "find" is called with {"pattern":"a.*"}
      Then the paths found are "a.txt"

      Examples:
        | case          | repository |
        | no repository | s/         |
        | a repository  | .git/HEAD  |

  @FIND-033 @report:pi#5960 @report:BurntSushi/ripgrep#1226
  Rule: Rules of git stop at a nested repository

    Scenario Outline: an outer repository that leaves out everything
      Given empty files and directories ".git/HEAD inner/NOTES.md inner/s/NOTES.md <inner>"
      And a file ".gitignore" with the rules "*\n!.gitignore\n"
      When the tool "find" is called with {"pattern":"**/NOTES.md","path":"<path>"}
      Then the paths found are "<found>"

      Examples:
        | case                     | inner           | path    | found                |
        | a repository             | inner/.git/HEAD | inner   | NOTES.md s/NOTES.md  |
        | a file for a repository  | inner/.git      | inner   | NOTES.md s/NOTES.md  |
        | below a repository       | inner/.git/HEAD | inner/s | NOTES.md             |
        | no repository            | inner/other     | inner   |                      |

    Scenario Outline: an outer repository is searched
      Given empty files and directories ".git/HEAD a.log inner/a.log <inner>"
      And a file ".gitignore" with the rules "*.log\n"
      When the tool "find" is called with {"pattern":"*.log"}
      Then the paths found are "<found>"

      Examples:
        | case          | inner           | found       |
        | a repository  | inner/.git/HEAD | inner/a.log |
        | no repository | inner/other     |             |

  @FIND-034
  Rule: `.ignore` and `.fdignore` count, and more than `.gitignore`

    Scenario Outline: two files
      Given empty files and directories "a.log b.log s/a.log"
      And a file "<one>" with the rules "*.log\n"
      And a file "<other>" with the rules "!a.log\n"
      When the tool "find" is called with <arguments>
      Then the paths found are "<found>"

      Examples:
        | case                            | one        | other        | arguments                      | found               |
        | .ignore alone                   | .ignore    | other        | {"pattern":"*.log"}            |                     |
        | .fdignore alone                 | .fdignore  | other        | {"pattern":"*.log"}            |                     |
        | .rgignore alone                 | .rgignore  | other        | {"pattern":"*.log"}            | a.log b.log s/a.log |
        | .ignore above                   | .ignore    | other        | {"pattern":"*.log","path":"s"} |                     |
        | .fdignore above                 | .fdignore  | other        | {"pattern":"*.log","path":"s"} |                     |
        | .ignore over .gitignore         | .gitignore | .ignore      | {"pattern":"*.log"}            | a.log s/a.log       |
        | .gitignore not over .ignore     | .ignore    | .gitignore   | {"pattern":"*.log"}            |                     |
        | not even a nearer one           | .ignore    | s/.gitignore | {"pattern":"*.log"}            |                     |
        | .fdignore over .ignore          | .ignore    | .fdignore    | {"pattern":"*.log"}            | a.log s/a.log       |
        | .ignore not over .fdignore      | .fdignore  | .ignore      | {"pattern":"*.log"}            |                     |

    Scenario: no repository stops them
      Given empty files and directories ".git/HEAD inner/.git/HEAD inner/a.log inner/a.txt"
      And a file ".ignore" with the rules "*.log\n"
      When the tool "find" is called with {"pattern":"a.*"}
      Then the paths found are "inner/a.txt"

  @FIND-035
  Rule: `.git/info/exclude` counts in a repository

    Scenario Outline: an exclude file
      Given empty files and directories ".git/HEAD a.log s/a.log s/b.log"
      And a file ".git/info/exclude" with the rules "<exclude>"
      And a file ".gitignore" with the rules "<gitignore>"
      When the tool "find" is called with <arguments>
      Then the paths found are "<found>"

      Examples:
        | case              | exclude    | gitignore | arguments                      | found         |
        | names             | *.log\n    |           | {"pattern":"*.log"}            |               |
        | from below        | *.log\n    |           | {"pattern":"*.log","path":"s"} |               |
        | anchored          | /s/b.log\n |           | {"pattern":"*.log"}            | a.log s/a.log |
        | gitignore wins    | *.log\n    | !a.log\n  | {"pattern":"*.log"}            | a.log s/a.log |
        | in both ways      | !a.log\n   | *.log\n   | {"pattern":"*.log"}            |               |

  @FIND-036
  Rule: An ignored directory can be searched by its name

    Scenario Outline: a directory that is left out
      Given empty files and directories "build/a.js build/a.map build/s/b.js"
      And a file ".gitignore" with the rules "<rules>"
      When the tool "find" is called with {"pattern":"*","path":"<path>"}
      Then the paths found are "<found>"

      Examples:
        | case                     | rules             | path    | found             |
        | the directory            | build/\n          | build   | a.js a.map s/ s/b.js |
        | one below it             | build/\n          | build/s | b.js              |
        | other rules count        | build\n*.map\n    | build   | a.js s/ s/b.js    |
        | a rule for its content   | build/**\n        | build   |                   |
        | from above it is left out | build/\n         | .       | .gitignore        |
