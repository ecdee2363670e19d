Feature: JSON that is none

  @ROB-001
  Rule: NaN and Infinity are no JSON

    Scenario Outline: a word for a number
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","customType":"note","id":"00000001","parentId":null,"data":1}
        {"type":"custom","customType":"note","id":"00000002","parentId":"00000001","data":<value>}
        """
      When the subject reads the entries and leaf of "s.jsonl"
      Then the leaf is "00000001"
      And the entries are:
        | id       | parent | type   |
        | 00000001 |        | custom |

      Examples:
        | case                        | value              |
        | NaN                         | NaN                |
        | Infinity                    | Infinity           |
        | minus Infinity              | -Infinity          |
        | inside a list               | [1,NaN]            |
        | deep inside                 | {"a":[{"b":-Infinity}]} |

    Scenario: the same words in a text
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","customType":"note","id":"00000001","parentId":null,"data":"NaN, Infinity, -Infinity"}
        """
      When the subject reads the entries and leaf of "s.jsonl"
      Then the leaf is "00000001"

  @ROB-002
  Rule: Only what the grammar of JSON allows is JSON

    Scenario Outline: a value that the grammar does not allow
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","customType":"note","id":"00000001","parentId":null,"data":1}
        {"type":"custom","customType":"note","id":"00000002","parentId":"00000001","data":<value>}
        """
      When the subject reads the entries and leaf of "s.jsonl"
      Then the leaf is "00000001"
      And the entries are:
        | id       | parent | type   |
        | 00000001 |        | custom |

      Examples:
        | case                    | value          |
        | a leading zero          | 01             |
        | a leading plus          | +1             |
        | no digit before a point | .5             |
        | no digit after a point  | 5.             |
        | hexadecimal             | 0x10           |
        | grouped digits          | 1_000          |
        | another language's true | True           |
        | undefined               | undefined      |
        | an unknown escape       | "\\x41"        |
        | half an escape          | "\\u12"        |
        | a tabulator in a text   | "a	b"         |
        | a no-break space        | [ 1]           |

    Scenario Outline: a value that the grammar allows
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","customType":"note","id":"00000001","parentId":null,"data":1}
        {"type":"custom","customType":"note","id":"00000002","parentId":"00000001","data":<value>}
        """
      When the subject reads the leaf of "s.jsonl"
      Then the leaf is "00000002"

      Examples:
        | case                 | value          |
        | minus zero           | -0             |
        | an exponent          | 1E+2           |
        | space in a list      | [	1 ]          |
        | an escaped slash     | "\\/"          |
        | an escaped NUL       | "\\u0000"      |
        | a DEL                | ""            |
