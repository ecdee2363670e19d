Feature: The source of a fork

  @FORK-009
  Rule: Forking leaves the source as it is

    Scenario: the source's bytes
      Given a file "s.jsonl" with the text:
        """
        {"type":"session","version":3,"id":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"}

        {"type":"message", "id":"00000001","parentId":null,"message":{"role":"user","content":"one","timestamp":1}}
        {"type":"message","id":"00000002","parentId":
        {"type":"label","id":"00000003","parentId":"00000001","targetId":"00000001","label":"x"}

        """
      When the subject forks "s.jsonl" at "00000001"
      Then "s.jsonl" is byte for byte as it was

    Scenario: the source goes on at its own leaf, in its own file
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | 00000002 | 00000001 | user | two  |
      When the subject forks "s.jsonl" at "00000001"
      And the subject appends:
        | as   | type | text  |
        | next | user | three |
      Then the file of the session holds:
        | id       | parent   | type | text  |
        | 00000001 |          | user | one   |
        | 00000002 | 00000001 | user | two   |
        | next     | 00000002 | user | three |
      And the ids in the fork's file are "00000001"

  @FORK-010
  Rule: A source without a final line feed stays without one

    Scenario: forked
      Given a stored session "s.jsonl" without a final line feed, of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      When the subject forks "s.jsonl" at "00000001"
      Then the ids in the fork's file are "00000001"
      And "s.jsonl" is byte for byte as it was

    Scenario: copied for another working directory
      Given a stored session "s.jsonl" without a final line feed, of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      When the subject copies "s.jsonl" for "other" into the directory "sessions"
      Then the ids in the fork's file are "00000001"
      And "s.jsonl" is byte for byte as it was

  @FORK-011
  Rule: An unknown target is refused

    Scenario Outline: a target that is not in the session
      Given a stored session "sessions/s.jsonl" of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      When the subject forks "sessions/s.jsonl" at "<target>"
      Then the session is refused because "Entry <target> not found"
      And the directory "sessions" holds only "s.jsonl"
      And "sessions/s.jsonl" is byte for byte as it was

      Examples:
        | case                | target    |
        | never seen          | 0000000f  |
        | a part of an id     | 0000001   |
        | empty               |           |
