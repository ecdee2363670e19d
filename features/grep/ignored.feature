Feature: Files that grep leaves out

  @GREP-024
  Rule: Hidden files and installed packages are searched

    @report:SchneiderDaniel/cheasee-pi#971
    Scenario: names with a dot, and packages
      Given files to search:
        | file                 | text |
        | .cfg/ext/a.ts        | x\n  |
        | .env                 | x\n  |
        | node_modules/m/i.js  | x\n  |
        | dist/o.js            | y\n  |
      When the tool "grep" is called with {"pattern":"x"}
      Then grep finds, in any order of files, ".cfg/ext/a.ts:1: x\n.env:1: x\nnode_modules/m/i.js:1: x"

  @GREP-025
  Rule: Ignore rules of a repository hold inside it

    Background:
      Given files to search:
        | file               | text                                  |
        | .git/HEAD          | ref: refs/heads/main\n                |
        | .git/info/exclude  | secret.txt\n                          |
        | .gitignore         | *.log\n!keep.log\n/top.txt\nout/\nN*\n |
        | a.log              | x\n                                   |
        | keep.log           | x\n                                   |
        | top.txt            | x\n                                   |
        | secret.txt         | x\n                                   |
        | out/o.txt          | x\n                                   |
        | N.md               | x\n                                   |
        | sub/top.txt        | x\n                                   |
        | sub/b.log          | x\n                                   |
        | sub/z.txt          | x\n                                   |
        | sub/.gitignore     | z.txt\n!b.log\n                       |
        | inner/.git/HEAD    | ref: refs/heads/main\n                |
        | inner/NOTES.md     | x\n                                   |
        | inner/c.log        | x\n                                   |
        | inner/.gitignore   | d.txt\n                               |
        | inner/d.txt        | x\n                                   |

    Scenario Outline: where the search begins
      When the tool "grep" is called with {"pattern":"^x","path":"<path>"}
      Then grep finds, in any order of files, "<shown>"

      Examples:
        | case                    | path  | shown |
        | at the top              | .     | keep.log:1: x\nsub/top.txt:1: x\nsub/b.log:1: x\ninner/NOTES.md:1: x\ninner/c.log:1: x |
        | in a directory          | sub   | top.txt:1: x\nb.log:1: x |
        | in a repository below   | inner | NOTES.md:1: x\nc.log:1: x |

  @GREP-026
  Rule: Ignore files of searches hold everywhere

    Background:
      Given files to search:
        | file          | text         |
        | .ignore       | a.txt\nd/\n  |
        | .rgignore     | b.txt\n      |
        | .fdignore     | c.txt\n      |
        | a.txt         | x\n          |
        | b.txt         | x\n          |
        | c.txt         | x\n          |
        | d/e.txt       | x\n          |
        | sub/a.txt     | x\n          |
        | sub/f.txt     | x\n          |
        | sub/g.txt     | x\n          |
        | sub/.ignore   | !a.txt\nf.txt\n |

    Scenario: outside of a repository
      When the tool "grep" is called with {"pattern":"^x"}
      Then grep finds, in any order of files, "c.txt:1: x\nsub/a.txt:1: x\nsub/g.txt:1: x"

    Scenario: in a directory below
      When the tool "grep" is called with {"pattern":"^x","path":"sub"}
      Then grep finds, in any order of files, "a.txt:1: x\ng.txt:1: x"

  @GREP-027
  Rule: What is named as path is searched

    Background:
      Given files to search:
        | file      | text         |
        | .ignore   | d/\nf.txt\n  |
        | d/a.txt   | x\n          |
        | d/b.txt   | x\n          |
        | f.txt     | x\n          |

    Scenario Outline: an ignored path
      When the tool "grep" is called with {"pattern":"^x","path":"<path>"}
      Then grep finds, in any order of files, "<shown>"

      Examples:
        | case        | path  | shown                    |
        | a directory | d     | a.txt:1: x\nb.txt:1: x   |
        | a file      | f.txt | f.txt:1: x               |
        | neither     | .     | No matches found         |

  @GREP-032
  Rule: Links are followed only when they are named

    @needs:symlinks
    Scenario Outline: a link
      Given files to search:
        | file      | text |
        | real/a    | x\n  |
      And a symbolic link "directory" to "real"
      And a symbolic link "file" to "real/a"
      When the tool "grep" is called with {"pattern":"x","path":"<path>"}
      Then grep shows "<shown>"

      Examples:
        | case           | path      | shown       |
        | below the path | .         | real/a:1: x |
        | to a directory | directory | a:1: x      |
        | to a file      | file      | file:1: x   |
