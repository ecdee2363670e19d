Feature: How many names are listed

  @LS-008
  Rule: At most 500 names, or as many as were asked for

    Scenario: the usual limit is exceeded
      Given the empty files "f001" to "f501"
      When the tool "ls" is called with {}
      Then the listing is the names "f001" to "f500" and the notice "[500 entries limit reached. Use limit=1000 for more]"
      And the details of the listing are {"entryLimitReached":500}

    Scenario: the usual limit is reached exactly
      Given the empty files "f001" to "f500"
      When the tool "ls" is called with {}
      Then the listing is the names "f001" to "f500"
      And the answer has no details

    Scenario: more than usual is asked for
      Given the empty files "f001" to "f501"
      When the tool "ls" is called with {"limit":501}
      Then the listing is the names "f001" to "f501"
      And the answer has no details

    Scenario Outline: below a limit that was asked for
      Given empty files and directories "c d/ a b"
      When the tool "ls" is called with {"limit":<limit>}
      Then the listing is "<listing>"
      And the answer has no details

      Examples:
        | case         | limit | listing  |
        | exactly      | 4     | a b c d/ |
        | one less     | 5     | a b c d/ |
        | a huge limit | 1e21  | a b c d/ |

    Scenario Outline: above a limit that was asked for
      Given empty files and directories "c d/ a b"
      When the tool "ls" is called with {"limit":<limit>}
      Then the listing is "<listing>" and the notice "<notice>"
      And the details of the listing are {"entryLimitReached":<limit>}

      Examples:
        | case        | limit | listing | notice                                         |
        | one too many | 3    | a b c   | [3 entries limit reached. Use limit=6 for more] |
        | only one    | 1     | a       | [1 entries limit reached. Use limit=2 for more] |

  @LS-009
  Rule: A limit is a whole number of at least one

    Scenario Outline: an odd limit
      Given empty files and directories "c a b"
      When the tool "ls" is called with {"limit":<limit>}
      Then the listing is "<listing>" and the notice "<notice>"

      Examples:
        | case           | limit | listing | notice                                          |
        | zero           | 0     | a       | [1 entries limit reached. Use limit=2 for more] |
        | below zero     | -3    | a       | [1 entries limit reached. Use limit=2 for more] |
        | below one      | 0.5   | a       | [1 entries limit reached. Use limit=2 for more] |
        | with a fraction | 2.9  | a b     | [2 entries limit reached. Use limit=4 for more] |
        | a whole number | 2     | a b     | [2 entries limit reached. Use limit=4 for more] |

  @LS-010
  Rule: At most 50 KB of names

    Scenario Outline: long names
      Given 210 empty files with names of 250 letters
      When the tool "ls" is called with {"limit":<limit>}
      Then the listing is the first 203 of them and the notice "<notice>"
      And the truncation details are:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines         | maxBytes |
        | true      | "bytes"     | <lines>    | <bytes>    | 203         | 50952       | false           | false                 | 9007199254740991 | 51200    |

      Examples:
        | case   | limit | lines | bytes | notice                                                                    |
        | bytes  | 1000  | 210   | 52709 | [50.0KB limit reached]                                                    |
        | both   | 206   | 206   | 51705 | [206 entries limit reached. Use limit=412 for more. 50.0KB limit reached] |
        | barely | 204   | 204   | 51203 | [204 entries limit reached. Use limit=408 for more. 50.0KB limit reached] |

    Scenario: as many as fit
      Given 210 empty files with names of 250 letters
      When the tool "ls" is called with {"limit":203}
      Then the listing is the first 203 of them and the notice "[203 entries limit reached. Use limit=406 for more]"
      And the details of the listing are {"entryLimitReached":203}
