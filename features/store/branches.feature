Feature: Branches in the file

  @STORE-012
  Rule: Moving the leaf writes nothing

    Scenario: to an entry and before the first
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | 00000002 | 00000001 | user | two  |
      And the subject opens "s.jsonl"
      When the subject moves the leaf to "00000001"
      Then "s.jsonl" is byte for byte as it was
      When the subject moves the leaf before the first entry
      Then "s.jsonl" is byte for byte as it was
      And the open session has no leaf

    Scenario: an id that no entry has
      Given a stored session "s.jsonl" of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      And the subject opens "s.jsonl"
      When the subject moves the leaf to "0000000f"
      Then the session is refused because "Entry 0000000f not found"
      And "s.jsonl" is byte for byte as it was
      And the leaf of the open session is "00000001"

  @STORE-013
  Rule: A summary is written below the entry that the leaf moves to

    Scenario: to an entry
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | 00000002 | 00000001 | user | two  |
      And the subject opens "s.jsonl"
      When the subject moves the leaf to "00000001" with the summary "went astray"
      Then the file of the session holds:
        | id       | parent   | type           | text        | with                  |
        | 00000001 |          | user           | one         |                       |
        | 00000002 | 00000001 | user           | two         |                       |
        | new 1    | 00000001 | branch_summary | went astray | {"fromId":"00000002"} |
      And the leaf of the open session is the entry on the last line of its file

    Scenario: before the first entry
      Given a stored session "s.jsonl" of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      And the subject opens "s.jsonl"
      When the subject moves the leaf before the first entry with the summary "all of it"
      Then the file of the session holds:
        | id       | parent | type           | text      | with                  |
        | 00000001 |        | user           | one       |                       |
        | new 1    |        | branch_summary | all of it | {"fromId":"00000001"} |

    Scenario: when there was no leaf
      Given a stored session "s.jsonl" of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      And the subject opens "s.jsonl"
      When the subject moves the leaf before the first entry
      And the subject moves the leaf to "00000001" with the summary "nothing"
      Then the file of the session holds:
        | id       | parent   | type           | text    | with              |
        | 00000001 |          | user           | one     |                   |
        | new 1    | 00000001 | branch_summary | nothing | {"fromId":"root"} |

    Scenario: an id that no entry has
      Given a stored session "s.jsonl" of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      And the subject opens "s.jsonl"
      When the subject moves the leaf to "0000000f" with the summary "lost"
      Then the session is refused because "Entry 0000000f not found"
      And "s.jsonl" is byte for byte as it was
      And the leaf of the open session is "00000001"

  @STORE-014
  Rule: A summary that could not be written leaves the leaf where it was

    Scenario: the file cannot be written
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | 00000002 | 00000001 | user | two  |
      And the subject opens "s.jsonl"
      When the session's file gives way to a directory
      And the subject moves the leaf to "00000001" with the summary "lost"
      Then the session cannot be written because of EISDIR
      And the leaf of the open session is "00000002"
