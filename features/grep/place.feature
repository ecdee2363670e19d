Feature: Where grep searches

  @GREP-004
  Rule: What is not there is named

    Scenario: nothing is there
      When the tool "grep" is called with {"pattern":"hit","path":"no/where"}
      Then grep says that nothing is at "no/where"

    @needs:symlinks
    Scenario: a link to nothing
      Given a symbolic link "link" to "nowhere"
      When the tool "grep" is called with {"pattern":"hit","path":"link"}
      Then grep says that nothing is at "link"

    Scenario: a wrong pattern does not come first
      When the tool "grep" is called with {"pattern":"(","path":"nowhere"}
      Then grep says that nothing is at "nowhere"

    Scenario: something is there
      Given files to search:
        | file  | text  |
        | a.txt | hit\n |
      When the tool "grep" is called with {"pattern":"hit","path":"a.txt"}
      Then grep shows "a.txt:1: hit"

  @GREP-005
  Rule: What was named and cannot be read is an error

    Background:
      Given files to search:
        | file  | text  |
        | d/a   | hit\n |
        | b     | hit\n |

    @needs:non-root @needs:posix
    Scenario Outline: without permission
      Given the mode of "<path>" is 000
      When the tool "grep" is called with {"pattern":"hit","path":"<path>"}
      Then the answer is an error

      Examples:
        | case        | path |
        | a directory | d    |
        | a file      | b    |

  @GREP-006
  Rule: What cannot be read hides no match

    Background:
      Given files to search:
        | file       | text  |
        | a.txt      | hit\n |
        | locked.txt | hit\n |
        | shut/b.txt | hit\n |

    @needs:non-root @needs:posix
    Scenario: a file
      Given the mode of "locked.txt" is 000
      When the tool "grep" is called with {"pattern":"hit","glob":"*d.txt"}
      Then grep shows "No matches found\n\n[Could not be searched: locked.txt]"

    @needs:non-root @needs:posix
    Scenario: a file among others
      Given the mode of "locked.txt" is 000
      When the tool "grep" is called with {"pattern":"hit","glob":"*.txt"}
      Then grep shows "a.txt:1: hit\nshut/b.txt:1: hit\n\n[Could not be searched: locked.txt]"

    @needs:non-root @needs:posix
    Scenario: a directory among others
      Given the mode of "shut" is 000
      When the tool "grep" is called with {"pattern":"hit"}
      Then grep shows "a.txt:1: hit\nlocked.txt:1: hit\n\n[Could not be searched: shut]"

    Scenario: all can be read
      When the tool "grep" is called with {"pattern":"hit","path":"shut"}
      Then grep shows "b.txt:1: hit"

  @GREP-028
  Rule: A pipe does not stop a search

    @needs:fifo
    Scenario: among files
      Given a named pipe "pipe"
      And files to search:
        | file  | text  |
        | a.txt | hit\n |
      When grep is called within its limit with {"pattern":"hit"}
      Then grep shows "a.txt:1: hit"

    @needs:fifo
    Scenario: named as path
      Given a named pipe "pipe"
      When grep is called within its limit with {"pattern":"hit","path":"pipe"}
      Then the answer is an error

  @GREP-030
  Rule: An abort ends a search

    @needs:procfs
    Scenario: while files are searched
      Given a slow search of "slow.txt"
      And another file has been read meanwhile
      When the search is cancelled
      Then the answer is an error with the text "Operation aborted"
      And no process of the scenario contains "slow.txt"

    Scenario: nobody aborts
      Given files to search:
        | file  | text  |
        | a.txt | hit\n |
      When the tool "grep" is called with {"pattern":"hit"}
      Then grep shows "a.txt:1: hit"
