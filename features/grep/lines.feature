Feature: Lines that grep finds

  @GREP-001
  Rule: A match is shown with its file and its line

    Background:
      Given files to search:
        | file      | text                   |
        | a.txt     | one\ntwo hit\nhit two  |
        | sub/b.txt | nothing\n\n  hit\t x\n |

    Scenario Outline: a search
      When the tool "grep" is called with <arguments>
      Then grep finds, in any order of files, "<text>"
      And the answer has no details

      Examples:
        | case            | arguments                          | text                                                   |
        | in all files    | {"pattern":"hit"}                  | a.txt:2: two hit\na.txt:3: hit two\nsub/b.txt:3:   hit\t x |
        | in a directory  | {"pattern":"hit","path":"sub"}     | b.txt:3:   hit\t x                                     |
        | in a file       | {"pattern":"hit","path":"a.txt"}   | a.txt:2: two hit\na.txt:3: hit two                     |
        | twice in a line | {"pattern":"t"}                    | a.txt:2: two hit\na.txt:3: hit two\nsub/b.txt:1: nothing\nsub/b.txt:3:   hit\t x |
        | in no file      | {"pattern":"missing"}              | No matches found                                       |
        | the empty path  | {"pattern":"two hit","path":""}    | a.txt:2: two hit                                       |

  @GREP-002
  Rule: A file is named relative to what is searched

    Background:
      Given files to search:
        | file             | text  |
        | deep/down/t.txt  | hit\n |

    Scenario Outline: what is searched
      When the tool "grep" is called with {"pattern":"hit","path":"<path>"}
      Then grep shows "<text>"

      Examples:
        | case                  | path            | text                   |
        | the working directory | .               | deep/down/t.txt:1: hit |
        | a directory below     | deep            | down/t.txt:1: hit      |
        | with a slash          | deep/           | down/t.txt:1: hit      |
        | the file itself       | deep/down/t.txt | t.txt:1: hit           |

    Scenario: a working directory of its own
      When grep is called in "deep" with {"pattern":"hit"}
      Then grep shows "down/t.txt:1: hit"

  @GREP-003
  Rule: A name is shown as it is

    Scenario Outline: a name
      Given files to search:
        | file   | text  |
        | <file> | hit\n |
      When the tool "grep" is called with {"pattern":"hit"}
      Then grep shows "<shown>:1: hit"

      Examples:
        | case                           | file          | shown         |
        | a directory with two dots       | ..old/a/x.txt | ..old/a/x.txt |
        | a file with two dots            | ..x.txt       | ..x.txt       |
        | a directory with three dots     | .../x.txt     | .../x.txt     |
        | blanks and colons              | a b: c.txt    | a b: c.txt    |

    @needs:posix
    Scenario: a backslash
      Given files to search:
        | file           | text  |
        | a\u005cb.txt   | hit\n |
      When the tool "grep" is called with {"pattern":"hit"}
      Then grep shows "a\u005cb.txt:1: hit"

  @GREP-021
  Rule: Files come in the order of their paths

    Background:
      Given files to search:
        | file    | text       |
        | b/z     | hit\nhit\n |
        | b.txt   | hit\nhit\n |
        | a/y/x   | hit\n      |
        | a/b     | hit\n      |
        | B       | hit\n      |
        | b-c     | hit\n      |
        | é       | hit\n      |
        | c/d/e   | hit\n      |

    Scenario: all matches
      When grep is called 5 times with {"pattern":"hit"}
      Then each time grep shows "B:1: hit\na/b:1: hit\na/y/x:1: hit\nb/z:1: hit\nb/z:2: hit\nb-c:1: hit\nb.txt:1: hit\nb.txt:2: hit\nc/d/e:1: hit\né:1: hit"

    Scenario: the first matches
      When grep is called 5 times with {"pattern":"hit","limit":4}
      Then each time grep shows "B:1: hit\na/b:1: hit\na/y/x:1: hit\nb/z:1: hit\n\n[4 matches limit reached. Use limit=8 for more, or refine pattern]"
