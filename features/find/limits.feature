Feature: How much a search answers

  @FIND-015
  Rule: At most 1000 results, or as many as were asked for

    Scenario: the usual limit is exceeded
      Given the empty files "f0001" to "f1001"
      When the tool "find" is called with {"pattern":"*"}
      Then the listing has 1000 lines, no two alike, and the notice "[1000 results limit reached. Use limit=2000 for more, or refine pattern]"
      And the details of the listing are {"resultLimitReached":1000}

    Scenario: the usual limit is reached exactly
      Given the empty files "f0001" to "f1001"
      When the tool "find" is called with {"pattern":"f{0*,1000}"}
      Then the listing has 1000 lines and no notice
      And the answer has no details

    Scenario Outline: below a limit that was asked for
      Given empty files and directories "c d/ a b.md"
      When the tool "find" is called with {"pattern":"<pattern>","limit":<limit>}
      Then the paths found are "<found>"
      And the answer has no details

      Examples:
        | case                      | pattern | limit | found     |
        | exactly                   | ?       | 3     | a c d/    |
        | one less                  | ?       | 4     | a c d/    |
        | others match not          | *.md    | 1     | b.md      |
        | the most that is a number | *       | 1e15  | a b.md c d/ |

    Scenario Outline: above a limit that was asked for
      Given empty files and directories "c d/ a b"
      When the tool "find" is called with {"pattern":"*","limit":<limit>}
      Then the listing has <limit> lines, no two alike, and the notice "<notice>"
      And the details of the listing are {"resultLimitReached":<limit>}

      Examples:
        | case         | limit | notice                                                             |
        | one too many | 3     | [3 results limit reached. Use limit=6 for more, or refine pattern] |
        | only one     | 1     | [1 results limit reached. Use limit=2 for more, or refine pattern] |

  @FIND-016
  Rule: The limit of find is a whole number of at least one

    Scenario Outline: an odd limit
      Given empty files and directories "c a b"
      When the tool "find" is called with {"pattern":"*","limit":<limit>}
      Then the listing has <lines> lines, no two alike, and the notice "<notice>"

      Examples:
        | case            | limit | lines | notice                                                             |
        | zero            | 0     | 1     | [1 results limit reached. Use limit=2 for more, or refine pattern] |
        | below zero      | -3    | 1     | [1 results limit reached. Use limit=2 for more, or refine pattern] |
        | below one       | 0.5   | 1     | [1 results limit reached. Use limit=2 for more, or refine pattern] |
        | with a fraction | 2.9   | 2     | [2 results limit reached. Use limit=4 for more, or refine pattern] |
        | a whole number  | 2     | 2     | [2 results limit reached. Use limit=4 for more, or refine pattern] |

  @FIND-017
  Rule: At most 50 KB of paths

    Scenario Outline: long names
      Given 210 empty files with names of 250 letters
      When the tool "find" is called with {"pattern":"*","limit":<limit>}
      Then the listing has 203 lines, no two alike, and the notice "<notice>"
      And the truncation details are:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines         | maxBytes |
        | true      | "bytes"     | <lines>    | <bytes>    | 203         | 50952       | false           | false                 | 9007199254740991 | 51200    |

      Examples:
        | case   | limit | lines | bytes | notice                                                                                       |
        | bytes  | 1000  | 210   | 52709 | [50.0KB limit reached]                                                                       |
        | both   | 206   | 206   | 51705 | [206 results limit reached. Use limit=412 for more, or refine pattern. 50.0KB limit reached] |
        | barely | 204   | 204   | 51203 | [204 results limit reached. Use limit=408 for more, or refine pattern. 50.0KB limit reached] |

    Scenario: as many as fit
      Given 210 empty files with names of 250 letters
      When the tool "find" is called with {"pattern":"*","limit":203}
      Then the listing has 203 lines, no two alike, and the notice "[203 results limit reached. Use limit=406 for more, or refine pattern]"
      And the details of the listing are {"resultLimitReached":203}
