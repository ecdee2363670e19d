Feature: The tree of a session

  @TREE-008
  Rule: The tree holds every entry

    Scenario: branches below branches
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type                  | text | target   |
        | 00000001 |          | user                  | one  |          |
        | 00000002 | 00000001 | assistant             | two  |          |
        | 00000003 | 00000001 | assistant             | too  |          |
        | 00000004 | 00000002 | label                 | mark | 00000003 |
        | 00000005 | 00000002 | thinking_level_change | high |          |
        | 00000006 | 00000004 | usage                 |      |          |
        | 00000007 | 00000003 | hologram              | new  |          |
      When the subject reads the tree of "s.jsonl"
      Then the tree is:
        | id       | parent   | label |
        | 00000001 |          |       |
        | 00000002 | 00000001 |       |
        | 00000004 | 00000002 |       |
        | 00000006 | 00000004 |       |
        | 00000005 | 00000002 |       |
        | 00000003 | 00000001 | mark  |
        | 00000007 | 00000003 |       |

    Scenario: a session without entries
      Given a session file "s.jsonl" without entries
      When the subject reads the tree of "s.jsonl"
      Then the tree is empty

  @TREE-009
  Rule: A session can have several roots

    Scenario: roots of four kinds
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","customType":"note","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:09.000Z"}
        {"type":"custom","customType":"note","id":"00000002","parentId":"ffffffff","timestamp":"2026-01-01T00:00:02.000Z"}
        {"type":"custom","customType":"note","id":"00000003","parentId":"00000002","timestamp":"2026-01-01T00:00:03.000Z"}
        {"type":"custom","customType":"note","id":"00000004","timestamp":"2026-01-01T00:00:04.000Z"}
        {"type":"custom","customType":"note","id":"00000005","parentId":"00000005","timestamp":"2026-01-01T00:00:05.000Z"}
        {"type":"custom","customType":"note","id":"00000006","parentId":"00000005","timestamp":"2026-01-01T00:00:01.000Z"}
        """
      When the subject reads the tree of "s.jsonl"
      Then the tree is:
        | id       | parent   |
        | 00000001 |          |
        | 00000002 |          |
        | 00000003 | 00000002 |
        | 00000004 |          |
        | 00000005 |          |
        | 00000006 | 00000005 |

    Scenario: a parent that stands later is no missing parent
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text |
        | 00000002 | 00000001 | user | two  |
        | 00000001 |          | user | one  |
      When the subject reads the tree of "s.jsonl"
      Then the tree is:
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |

  @TREE-010
  Rule: Children stand in the order of their times

    Scenario Outline: two children of one entry
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text | time                     |
        | 00000001 |          | user | one  | 2026-01-01T00:00:00.000Z |
        | 00000002 | 00000001 | user | two  | <second>                 |
        | 00000003 | 00000001 | user | too  | <third>                  |
      When the subject reads the tree of "s.jsonl"
      Then the tree is:
        | id       | parent   |
        | 00000001 |          |
        | <first>  | 00000001 |
        | <last>   | 00000001 |

      Examples:
        | case                              | second                    | third                     | first    | last     |
        | in the order of the file          | 2026-01-02T00:00:00.000Z  | 2026-01-03T00:00:00.000Z  | 00000002 | 00000003 |
        | against the order of the file     | 2026-01-03T00:00:00.000Z  | 2026-01-02T00:00:00.000Z  | 00000003 | 00000002 |
        | at the same instant               | 2026-01-02T00:00:00.000Z  | 2026-01-02T00:00:00.000Z  | 00000002 | 00000003 |
        | the same instant, written apart   | 2026-01-02T02:00:00+02:00 | 2026-01-02T00:00:00.000Z  | 00000002 | 00000003 |
        | an offset that makes it earlier   | 2026-01-02T00:30:00.000Z  | 2026-01-02T02:00:00+02:00 | 00000003 | 00000002 |
        | an offset that makes it later     | 2026-01-02T22:00:00-05:00 | 2026-01-03T00:00:00.000Z  | 00000003 | 00000002 |
        | a day without a time of day       | 2026-01-02T00:00:01.000Z  | 2026-01-02                | 00000003 | 00000002 |
