Feature: Lines around the matches of grep

  @GREP-017
  Rule: Context shows the lines around each match once

    Background:
      Given files to search:
        | file | numbers |
        | a    | 1-20    |

    @report:pi#7971 @report:pi#9276
    Scenario Outline: matches and their context
      When the tool "grep" is called with <arguments>
      Then grep shows "<shown>"

      Examples:
        | case                         | arguments                                  | shown                                                      |
        | none                         | {"pattern":"^5$","context":0}              | a:5: 5                                                     |
        | below zero                   | {"pattern":"^5$","context":-3}             | a:5: 5                                                     |
        | less than one                | {"pattern":"^5$","context":0.9}            | a:5: 5                                                     |
        | one                          | {"pattern":"^5$","context":1}              | a-4- 4\na:5: 5\na-6- 6                                     |
        | a fraction                   | {"pattern":"^5$","context":1.9}            | a-4- 4\na:5: 5\na-6- 6                                     |
        | at the start                 | {"pattern":"^1$","context":2}              | a:1: 1\na-2- 2\na-3- 3                                     |
        | at the end                   | {"pattern":"^20$","context":2}             | a-18- 18\na-19- 19\na:20: 20                               |
        | far apart                    | {"pattern":"^(3\|9)$","context":1}         | a-2- 2\na:3: 3\na-4- 4\na-8- 8\na:9: 9\na-10- 10           |
        | side by side                 | {"pattern":"^(3\|6)$","context":1}         | a-2- 2\na:3: 3\na-4- 4\na-5- 5\na:6: 6\na-7- 7             |
        | that overlap                 | {"pattern":"^(3\|5)$","context":1}         | a-2- 2\na:3: 3\na-4- 4\na:5: 5\na-6- 6                     |
        | a match in another's context | {"pattern":"^1[01]$","context":3}          | a-7- 7\na-8- 8\na-9- 9\na:10: 10\na:11: 11\na-12- 12\na-13- 13\na-14- 14 |

    Scenario: more than there is
      Given files to search:
        | file | text       |
        | b    | k\nl\nm\n  |
      When the tool "grep" is called with {"pattern":"l","path":"b","context":1e300}
      Then grep shows "b-1- k\nb:2: l\nb-3- m"

    Scenario: a file ends a context
      Given files to search:
        | file | text       |
        | d/b  | k\nl\nm\n  |
        | d/c  | k\nl\nm\n  |
      When the tool "grep" is called with {"pattern":"l","path":"d","context":2}
      Then grep finds, in any order of files, "b-1- k\nb:2: l\nb-3- m\nc-1- k\nc:2: l\nc-3- m"

    @report:pi#9276
    Scenario: far behind in a large file
      Given a file "large" made of:
        | text                 | times  |
        | nothing of interest\n | 300000 |
        | before\nneedle\nafter | 1      |
      When the tool "grep" is called with {"pattern":"needle","context":1}
      Then grep shows "large-300001- before\nlarge:300002: needle\nlarge-300003- after"

  @GREP-018
  Rule: The last match that is allowed keeps its context

    Background:
      Given files to search:
        | file | numbers |
        | a    | 1-20    |

    Scenario Outline: matches, a limit and context
      When the tool "grep" is called with <arguments>
      Then grep shows "<shown>"

      Examples:
        | case                                | arguments                                                  | shown |
        | no further match                    | {"pattern":"^3$","context":2,"limit":1}                    | a-1- 1\na-2- 2\na:3: 3\na-4- 4\na-5- 5 |
        | the next one far away               | {"pattern":"^(3\|9)$","context":1,"limit":1}               | a-2- 2\na:3: 3\na-4- 4\n\n[1 matches limit reached. Use limit=2 for more, or refine pattern] |
        | the next ones in its context        | {"pattern":"^(3\|4\|5\|9)$","context":2,"limit":1}         | a-1- 1\na-2- 2\na:3: 3\na-4- 4\na-5- 5\n\n[1 matches limit reached. Use limit=2 for more, or refine pattern] |
        | the next one just behind            | {"pattern":"^(3\|6)$","context":2,"limit":1}               | a-1- 1\na-2- 2\na:3: 3\na-4- 4\na-5- 5\n\n[1 matches limit reached. Use limit=2 for more, or refine pattern] |
        | the second, in the first's context  | {"pattern":"^(3\|4\|6)$","context":2,"limit":2}            | a-1- 1\na-2- 2\na:3: 3\na:4: 4\na-5- 5\na-6- 6\n\n[2 matches limit reached. Use limit=4 for more, or refine pattern] |

    Scenario: the next one in another file
      Given files to search:
        | file | text       |
        | d/b  | l\nm\n     |
        | d/c  | l\nm\n     |
        | d/e  | l\nm\n     |
      When the tool "grep" is called with {"pattern":"l","path":"d","context":1,"limit":3}
      Then grep finds, in any order of files, "b:1: l\nb-2- m\nc:1: l\nc-2- m\ne:1: l\ne-2- m"
