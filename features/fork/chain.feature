Feature: The entries of a fork form one chain

  @FORK-002
  Rule: The entries of a fork form one chain

    Scenario: an entry whose parent is not there becomes the root
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text  |
        | 00000001 |          | user | one   |
        | 00000002 | 0000000f | user | two   |
        | 00000003 | 00000002 | user | three |
      When the subject forks "s.jsonl" at "00000003"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   |
        | 00000002 |          |
        | 00000003 | 00000002 |

    Scenario: an entry without a parent member is given one
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text |
        | 00000001 | -        | user | one  |
        | 00000002 | 00000001 | user | two  |
      When the subject forks "s.jsonl" at "00000002"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |

    Scenario: a chain stays as it is
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | 00000002 | 00000001 | user | two  |
      When the subject forks "s.jsonl" at "00000002"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |

  @FORK-005
  Rule: A copied entry keeps its members and their order

    Scenario: members that nobody knows, and an order of its own
      Given a file "s.jsonl" with the text:
        """
        {"type":"session","version":3,"id":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"}
        {"id":"00000001","type":"message","colour":"blue","message":{"timestamp":1,"role":"user","content":"ö"},"parentId":null}
        {"type":"weather","sky":{"b":1,"a":[2]},"parentId":"00000001","id":"00000002"}

        """
      When the subject forks "s.jsonl" at "00000002"
      Then the fork's file ends with the lines:
        """
        {"id":"00000001","type":"message","colour":"blue","message":{"timestamp":1,"role":"user","content":"ö"},"parentId":null}
        {"type":"weather","sky":{"b":1,"a":[2]},"parentId":"00000001","id":"00000002"}
        """

    Scenario: a parent that was missing is written last
      Given a file "s.jsonl" with the text:
        """
        {"type":"session","version":3,"id":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"}
        {"id":"00000001","type":"message","message":{"role":"user","content":"one","timestamp":1}}

        """
      When the subject forks "s.jsonl" at "00000001"
      Then the fork's file ends with the lines:
        """
        {"id":"00000001","type":"message","message":{"role":"user","content":"one","timestamp":1},"parentId":null}
        """
