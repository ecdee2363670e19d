Feature: File URLs as paths

  @PATH-007
  Rule: A file URL is the path that it names

    Background:
      Given files that hold their own names:
        | a.txt        |
        | a b.txt      |
        | a#b.txt      |
        | é.txt        |

    Scenario Outline: a URL
      When the path "file://<url>" is read
      Then the file "<file>" was found

      Examples:
        | case                | url                         | file    |
        | plain               | WORKSPACE/a.txt             | a.txt   |
        | this machine        | localhostWORKSPACE/a.txt    | a.txt   |
        | a space as a code   | WORKSPACE/a%20b.txt         | a b.txt |
        | a space             | WORKSPACE/a b.txt           | a b.txt |
        | a number sign       | WORKSPACE/a%23b.txt         | a#b.txt |
        | UTF-8 as codes      | WORKSPACE/%C3%A9.txt        | é.txt   |
        | a query             | WORKSPACE/a.txt?line=3      | a.txt   |
        | a fragment          | WORKSPACE/a.txt#L3          | a.txt   |
        | two dots            | WORKSPACE/sub/../a.txt      | a.txt   |

    Scenario Outline: a URL that names no file here
      When the path "<url>" is read
      Then the answer is an error
      And the answer does not say that something is missing

      Examples:
        | case               | url                        |
        | another machine    | file://elsewhere/a.txt     |
        | a slash as a code  | file://WORKSPACE%2Fa.txt   |
        | no such code       | file://WORKSPACE/%zz.txt   |

    Scenario: nothing is there
      When the path "file://WORKSPACE/b%20c.txt" is read
      Then nothing was found at "b c.txt"

    Scenario: a new file
      When the path "file://WORKSPACE/new%20file.txt" is written
      Then the path "new file.txt" holds "new"

    Scenario: an edit
      When the path "file://WORKSPACE/a%20b.txt" is edited, "a b" to "A B"
      Then the path "a b.txt" holds "A B.txt"

  @PATH-008
  Rule: Spaces come first, then the at sign, then home or URL

    Background:
      Given files that hold their own names:
        | HOME/h.txt     |
        | HOME/a b.txt   |
        | a.txt          |
        | a\u00A0b.txt   |

    Scenario Outline: two at once
      When the path "<path>" is read
      Then the file "<file>" was found

      Examples:
        | case                     | path                          | file         |
        | at sign and home         | @~/h.txt                      | HOME/h.txt   |
        | at sign and URL          | @file://WORKSPACE/a.txt       | a.txt        |
        | home and a space         | ~/a\u00A0b.txt                | HOME/a b.txt |
        | all of them              | @~/a\u3000b.txt               | HOME/a b.txt |
        | URL and a space          | file://HOME/a\u00A0b.txt      | HOME/a b.txt |
        | URL and a space as codes | file://WORKSPACE/a%C2%A0b.txt | a\u00A0b.txt |

    Scenario Outline: what comes too late is part of the name
      When the path "<path>" is read
      Then nothing was found at "<place>"

      Examples:
        | case                     | path              | place          |
        | home behind a space      | \u00A0~/h.txt     | \u0020~/h.txt  |
        | at sign behind a space   | \u00A0@a.txt      | \u0020@a.txt   |
        | at sign behind home      | ~/@h.txt          | HOME/@h.txt    |
        | at sign after a URL      | file://HOME/@h.txt | HOME/@h.txt   |
