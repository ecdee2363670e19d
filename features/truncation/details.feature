Feature: What the details say about a cut

  @TRUNC-012
  Rule: The details of a cut describe the selected range

    Scenario: cut by lines
      Given a file "log.txt" made of:
        | numbers |
        | 1-2001  |
      When the subject reads "log.txt"
      Then the details have only the field "truncation"
      And the truncation details are:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines | maxBytes |
        | true      | "lines"     | 2001       | 8898       | 2000        | 8892        | false           | false                 | 2000     | 51200    |
      And the truncation details hold the text:
        | numbers | text |
        | 1-1999  |      |
        |         | 2000 |

    Scenario: cut by bytes, from a later line
      Given a file "log.txt" of 600 lines, each 99 bytes long and ended by a line feed
      When the subject reads "log.txt" with offset 11
      Then the truncation details are:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines | maxBytes |
        | true      | "bytes"     | 590        | 59000      | 512         | 51199       | false           | false                 | 2000     | 51200    |

    Scenario: a first line over the limit
      Given a file "log.txt" made of:
        | times | text   |
        | 1     | a\n    |
        | 60000 | x      |
        | 1     | \nc\n  |
      When the subject reads "log.txt" with offset 2
      Then the truncation details are:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines | maxBytes |
        | true      | "bytes"     | 2          | 60003      | 0           | 0           | false           | true                  | 2000     | 51200    |
      And the truncation details hold the text:
        | text |
        |      |

    Scenario: within an asked limit
      Given a file "log.txt" made of:
        | numbers |
        | 1-5000  |
      When the subject reads "log.txt" with limit 2500
      Then the truncation details are:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines | maxBytes |
        | true      | "lines"     | 2500       | 11392      | 2000        | 8892        | false           | false                 | 2000     | 51200    |

    Scenario: nothing was cut
      Given a file "log.txt" of 10 lines, each 9 bytes long and ended by a line feed
      When the subject reads "log.txt"
      Then the answer has no details

  @TRUNC-017
  Rule: The details of cut output describe the whole output

    @needs:posix
    Scenario: cut by lines
      When the subject runs "seq 1 2500"
      Then the details have only the fields "truncation" and "fullOutputPath"
      And the truncation details are:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines | maxBytes |
        | true      | "lines"     | 2500       | 11393      | 2000        | 9500        | false           | false                 | 2000     | 51200    |
      And the truncation details hold the text:
        | numbers  | text |
        | 501-2499 |      |
        |          | 2500 |

    @needs:tool.operations
    Scenario: only the end of a line is shown
      When the subject runs a command that puts out these pieces:
        | times | text |
        | 1     | a\n  |
        | 20000 | 😀   |
        | 1     | x    |
      Then the truncation details are:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines | maxBytes |
        | true      | "bytes"     | 2          | 80003      | 1           | 51197       | true            | false                 | 2000     | 51200    |
      And the truncation details hold the text:
        | times | text |
        | 12799 | 😀   |
        | 1     | x    |

    @needs:posix
    Scenario: nothing was cut
      When the subject runs "seq 1 2000"
      Then the answer has no details
