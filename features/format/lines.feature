Feature: The lines of a session file

  @FMT-001
  Rule: Only a line feed ends a line

    Scenario Outline: a character inside a text
      Given a session file "s.jsonl" made of:
        | line                                                                                                   | end   |
        | header                                                                                                 | LF    |
        | {"type":"message","id":"00000001","parentId":null,"message":{"role":"user","content":"before           | <end> |
        | after","timestamp":1}}                                                                                 | LF    |
      When the subject reads the entries and messages of "s.jsonl"
      Then the entries are:
        | id       | parent | type    |
        | 00000001 |        | message |
      And the messages are:
        """
        {"role":"user","content":"before<escape>after","timestamp":1}
        """

      Examples:
        | case                  | end    | escape |
        | a line separator      | U+2028 | \u2028 |
        | a paragraph separator | U+2029 | \u2029 |
        | a next line           | U+0085 | \u0085 |

    Scenario Outline: a character between two entries
      Given a session file "s.jsonl" made of:
        | line                          | end   |
        | header                        | LF    |
        | entry 00000001                | <end> |
        | entry 00000002                | LF    |
        | entry 00000003                | LF    |
      When the subject reads the entries of "s.jsonl"
      Then the entries are:
        | id       | parent | type    |
        | 00000003 |        | message |

      Examples:
        | case              | end    |
        | a carriage return | CR     |
        | a line separator  | U+2028 |
        | a next line       | U+0085 |

  @FMT-002
  Rule: A carriage return before the line feed does not count

    Scenario Outline: line ends of two kinds
      Given a session file "s.jsonl" made of:
        | line                          | end      |
        | header                        | <header> |
        | entry 00000001                | <first>  |
        | entry 00000002 below 00000001 | <second> |
      When the subject reads the header and entries of "s.jsonl"
      Then the header is the standard header
      And the entries are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000002 | 00000001 | message |

      Examples:
        | case             | header | first | second |
        | all CRLF         | CRLF   | CRLF  | CRLF   |
        | CRLF, then LF    | CRLF   | LF    | LF     |
        | LF, then CRLF    | LF     | LF    | CRLF   |
        | CRLF, then none  | CRLF   | CRLF  | none   |
