Feature: Bytes of a session file

  @FMT-009
  Rule: A byte order mark at the start does not count

    Scenario: a mark before the header
      Given a session file "s.jsonl" made of:
        | line           | end |
        | BOM header     | LF  |
        | entry 00000001 | LF  |
      When the subject reads the header and entries of "s.jsonl"
      Then the header is the standard header
      And the entries are:
        | id       | parent | type    |
        | 00000001 |        | message |

    Scenario: a mark before the header, and a further header
      Given a session file "s.jsonl" made of:
        | line                                                         | end |
        | BOM header                                                   | LF  |
        | {"type":"session","version":3,"id":"another","cwd":"/other"} | LF  |
        | entry 00000001                                               | LF  |
      When the subject reads the header of "s.jsonl"
      Then the header is the standard header

    Scenario: two marks before the header
      Given a session file "s.jsonl" made of:
        | line           | end |
        | BOM BOM header | LF  |
        | entry 00000001 | LF  |
      When the subject reads the header of "s.jsonl"
      Then the subject refuses: not-a-session

  @FMT-012
  Rule: Bytes that are no UTF-8 become U+FFFD

    Scenario Outline: bytes inside a text
      Given a session file "s.jsonl" made of:
        | line                                                                                        | end  |
        | header                                                                                      | LF   |
        | {"type":"message","id":"00000001","parentId":null,"message":{"role":"user","content":"      | none |
        | bytes <bytes>                                                                               | none |
        | ","timestamp":1}}                                                                           | LF   |
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"user","content":"<text>","timestamp":1}
        """

      Examples:
        | case                           | bytes             | text               |
        | a first byte without a second  | C3 28             | \ufffd(            |
        | a byte that starts nothing     | 61 FF 62          | a\ufffdb           |
        | the first two of three         | E2 82 61          | \ufffda            |
        | the first three of four        | F0 9F 98 61       | \ufffda            |
        | a surrogate                    | ED A0 80          | \ufffd\ufffd\ufffd |
        | an overlong slash              | C0 AF             | \ufffd\ufffd       |
        | a valid character              | E2 82 AC          | \u20ac             |

  @FMT-013
  Rule: A torn last line is passed over

    Scenario Outline: the end of a file
      Given a session file "s.jsonl" made of:
        | line                          | end  |
        | header                        | LF   |
        | entry 00000001                | LF   |
        | entry 00000002 below 00000001 | LF   |
        | <line>                        | none |
        | <cut>                         | none |
      When the subject reads the entries and leaf of "s.jsonl"
      Then the leaf is "<leaf>"

      Examples:
        | case                   | line                                                     | cut      | leaf     |
        | half an entry          | torn entry 00000003                                      | nothing  | 00000002 |
        | one character          | {                                                        | nothing  | 00000002 |
        | half a character       | {"type":"custom","id":"00000003","data":"caf             | bytes C3 | 00000002 |
        | zeros                  | torn entry 00000003                                      | bytes 00 00 00 00 | 00000002 |
        | an entry without an LF | {"type":"custom","id":"00000003","parentId":"00000002"   | }        | 00000003 |

    Scenario: what stands before the torn line
      Given a session file "s.jsonl" made of:
        | line                          | end  |
        | header                        | LF   |
        | entry 00000001                | LF   |
        | entry 00000002 below 00000001 | LF   |
        | torn entry 00000003           | none |
      When the subject reads the entries of "s.jsonl"
      Then the entries are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000002 | 00000001 | message |
