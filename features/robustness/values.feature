Feature: Values that do not fit

  @ROB-003
  Rule: Numbers may have any length

    Scenario Outline: a number in a message
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"message":{"role":"user","content":"one","count":<number>,"timestamp":1}}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"user","content":"one","count":<seen>,"timestamp":1}
        """

      Examples:
        | case                      | number                 | seen                 |
        | within a double           | 9007199254740991       | 9007199254740991     |
        | above 53 bits             | 9007199254740993       | 9007199254740992     |
        | above 64 bits             | 12345678901234567890   | 12345678901234567000 |
        | a small one               | 0.1                    | 0.1                  |
        | more digits than count    | 0.30000000000000004999 | 0.30000000000000004  |
        | too small for a double    | 1e-400                 | 0                    |

    Scenario Outline: a number of many digits
      Given a session file "s.jsonl" with a number of <digits> digits in its last entry
      When the subject reads the entries of "s.jsonl"
      Then the entries are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000002 | 00000001 | custom  |

      Examples:
        | case               | digits |
        | above a double     | 400    |
        | thousands          | 5000   |

    Scenario: an exponent above a double
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","id":"00000001","parentId":null,"data":1e999}
        """
      When the subject reads the entries of "s.jsonl"
      Then the entries are:
        | id       | parent | type   |
        | 00000001 |        | custom |

  @ROB-004
  Rule: Values may be nested deeply

    Scenario Outline: lists one in the other
      Given a session file "s.jsonl" with <depth> lists one in the other in its last entry
      When the subject reads the entries and leaf of "s.jsonl"
      Then the leaf is "00000002"
      And the entries are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000002 | 00000001 | custom  |

      Examples:
        | case      | depth |
        | hundreds  | 500   |
        | thousands | 5000  |

    Scenario: lists that are never closed
      Given a session file "s.jsonl" with 5000 opened lists in its last line
      When the subject reads the leaf of "s.jsonl"
      Then the leaf is "00000001"
