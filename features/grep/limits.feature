Feature: How much grep shows

  @GREP-016
  Rule: A limit counts matches

    Scenario Outline: matches and a limit
      Given files to search:
        | file | numbers       |
        | a    | 1-<matches>   |
      When the tool "grep" is called with <arguments>
      Then grep shows the first <shown> lines of "a" and then "<rest>"
      And the details of grep are <details>

      Examples:
        | case                | matches | arguments                       | shown | rest                                                                              | details                   |
        | none, fewer         | 99      | {"pattern":"."}                 | 99    |                                                                                   | null                      |
        | none, as many       | 100     | {"pattern":"."}                 | 100   |                                                                                   | null                      |
        | none, one more      | 101     | {"pattern":"."}                 | 100   | \n\n[100 matches limit reached. Use limit=200 for more, or refine pattern]        | {"matchLimitReached":100} |
        | null, one more      | 101     | {"pattern":".","limit":null}    | 100   | \n\n[100 matches limit reached. Use limit=200 for more, or refine pattern]        | {"matchLimitReached":100} |
        | 3, fewer            | 2       | {"pattern":".","limit":3}       | 2     |                                                                                   | null                      |
        | 3, as many          | 3       | {"pattern":".","limit":3}       | 3     |                                                                                   | null                      |
        | 3, one more         | 4       | {"pattern":".","limit":3}       | 3     | \n\n[3 matches limit reached. Use limit=6 for more, or refine pattern]            | {"matchLimitReached":3}   |
        | a fraction          | 4       | {"pattern":".","limit":2.9}     | 2     | \n\n[2 matches limit reached. Use limit=4 for more, or refine pattern]            | {"matchLimitReached":2}   |
        | zero                | 2       | {"pattern":".","limit":0}       | 1     | \n\n[1 matches limit reached. Use limit=2 for more, or refine pattern]            | {"matchLimitReached":1}   |
        | a negative number   | 2       | {"pattern":".","limit":-5}      | 1     | \n\n[1 matches limit reached. Use limit=2 for more, or refine pattern]            | {"matchLimitReached":1}   |
        | more than there are | 150     | {"pattern":".","limit":1e21}    | 150   |                                                                                   | null                      |

    Scenario: a line with two matches counts once
      Given files to search:
        | file | text         |
        | a    | x x\nx x\n   |
      When the tool "grep" is called with {"pattern":"x","limit":2}
      Then grep shows "a:1: x x\na:2: x x"

    Scenario: lines near matches do not count
      Given files to search:
        | file | text                |
        | a    | b\nx\nb\nb\nx\nb\n  |
      When the tool "grep" is called with {"pattern":"x","limit":2,"context":1}
      Then grep shows "a-1- b\na:2: x\na-3- b\na-4- b\na:5: x\na-6- b"

  @GREP-019
  Rule: At most 50 KB are shown

    Scenario Outline: lines that are as much as fits, or more
      Given a file "a" made of:
        | text | times   |
        | xé\n | <lines> |
      When the tool "grep" is called with {"pattern":"x","limit":5000}
      Then grep shows the first <shown> lines of "a" and then "<rest>"

      Examples:
        | case             | lines | shown | rest                       |
        | less             | 4358  | 4358  |                            |
        | exactly as much  | 4359  | 4359  |                            |
        | one line more    | 4360  | 4359  | \n\n[50.0KB limit reached] |

    Scenario: what the details say
      Given a file "a" made of:
        | text | times |
        | xé\n | 9000  |
      When the tool "grep" is called with {"pattern":"x","limit":8000}
      Then the details of grep say of the truncation: {"truncated":true,"truncatedBy":"bytes","totalLines":8000,"totalBytes":94892,"outputLines":4359,"outputBytes":51200,"lastLinePartial":false,"firstLineExceedsLimit":false,"maxLines":9007199254740991,"maxBytes":51200}

  @GREP-020
  Rule: What is left out stands in one bracket

    Scenario: the limit, the size and a long line
      Given a file "a" made of:
        | text | times |
        | x    | 501   |
        | \n   | 1     |
        | x\n  | 9000  |
      When the tool "grep" is called with {"pattern":"x","limit":8000}
      Then the notice is "[8000 matches limit reached. Use limit=16000 for more, or refine pattern. 50.0KB limit reached. Some lines truncated to 500 chars. Use read tool to see full lines]"

    Scenario: the limit and a long line
      Given a file "a" made of:
        | text | times |
        | x    | 501   |
        | \nx\n | 1    |
      When the tool "grep" is called with {"pattern":"x","limit":1}
      Then the notice is "[1 matches limit reached. Use limit=2 for more, or refine pattern. Some lines truncated to 500 chars. Use read tool to see full lines]"
      And the details of grep are {"matchLimitReached":1,"linesTruncated":true}

    Scenario: nothing is left out
      Given files to search:
        | file | text |
        | a    | x\n  |
      When the tool "grep" is called with {"pattern":"x"}
      Then grep shows "a:1: x"
