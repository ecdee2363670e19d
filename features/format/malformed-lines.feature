Feature: Lines that cannot be read

  @FMT-003
  Rule: Blank and malformed lines are passed over

    Scenario Outline: a line in the middle
      Given a session file "s.jsonl" made of:
        | line                          | end |
        | header                        | LF  |
        | entry 00000001                | LF  |
        | <line>                        | LF  |
        | entry 00000002 below 00000001 | LF  |
        | <line>                        | LF  |
      When the subject reads the entries and leaf of "s.jsonl"
      Then the entries are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000002 | 00000001 | message |
      And the leaf is "00000002"

      Examples:
        | case               | line                                             |
        | empty              | nothing                                          |
        | spaces             | space                                            |
        | half an entry      | torn entry 00000003                              |
        | plain text         | Segmentation fault                               |
        | two values         | {"type":"custom","id":"a"} {"type":"custom","id":"b"} |
        | a trailing comma   | {"type":"custom","id":"00000003",}               |
        | single quotes      | {'type':'custom','id':'00000003'}                |
        | a comment          | {"type":"custom","id":"00000003"} // note        |
        | null               | null                                             |
        | a mark and an entry | BOM entry 00000003                              |

    Scenario Outline: a line before the header
      Given a session file "s.jsonl" made of:
        | line           | end |
        | <line>         | LF  |
        | header         | LF  |
        | entry 00000001 | LF  |
      When the subject reads the header and entries of "s.jsonl"
      Then the header is the standard header
      And the entries are:
        | id       | parent | type    |
        | 00000001 |        | message |

      Examples:
        | case          | line                |
        | empty         | nothing             |
        | half an entry | torn entry 00000003 |
        | plain text    | # a note            |
