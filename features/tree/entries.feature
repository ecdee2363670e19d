Feature: The entries of a session

  @TREE-002
  Rule: Entries are told in the order of the file

    Scenario: entries of several types on two branches
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type         | text  | target   |
        | 00000002 |          | user         | one   |          |
        | 00000001 | 00000002 | assistant    | two   |          |
        | 00000005 | 00000002 | label        | start | 00000001 |
        | 00000004 | 00000001 | session_info | name  |          |
        | 00000003 | 00000005 | hologram     | new   |          |
      When the subject reads the entries of "s.jsonl"
      Then the entries are:
        | id       | parent   | type         |
        | 00000002 |          | message      |
        | 00000001 | 00000002 | message      |
        | 00000005 | 00000002 | label        |
        | 00000004 | 00000001 | session_info |
        | 00000003 | 00000005 | hologram     |

    Scenario: a parent that is not there is told as stored
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text |
        | 00000001 | ffffffff | user | one  |
      When the subject reads the entries of "s.jsonl"
      Then the entries are:
        | id       | parent   | type    |
        | 00000001 | ffffffff | message |

    Scenario: a parent that is missing is told as null
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","customType":"note","id":"00000001","timestamp":"2026-01-01T00:00:01.000Z"}
        """
      When the subject reads the entries of "s.jsonl"
      Then the entries are:
        | id       | parent | type   |
        | 00000001 |        | custom |

    Scenario: a session without entries
      Given a session file "s.jsonl" without entries
      When the subject reads the entries of "s.jsonl"
      Then there are no entries
