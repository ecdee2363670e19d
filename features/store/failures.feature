Feature: When a session cannot be written

  @STORE-007
  Rule: A new session never writes over a file that is there

    Scenario: another file has the name
      Given the subject creates a session in the directory "sessions"
      And a foreign file stands where the session's file will be
      When the subject appends:
        | as  | type | text |
        | one | user | hi   |
      Then the session cannot be written because of EEXIST
      And the foreign file is as it was
      And the open session has no leaf
      And the open session has no entries

    Scenario: the other file goes away
      Given the subject creates a session in the directory "sessions"
      And a foreign file stands where the session's file will be
      When the subject appends:
        | as   | type   | text |
        | zero | system | sys  |
        | lost | user   | hi   |
      And what stands in the place of the session's file is removed
      And the subject appends:
        | as  | type | text  |
        | one | user | again |
      Then the file of the session holds:
        | id   | parent | type   | text  |
        | zero |        | system | sys   |
        | one  | zero   | user   | again |

  @STORE-008
  Rule: An entry that could not be appended is forgotten

    Scenario: the file cannot be written for a while
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | 00000002 | 00000001 | user | two  |
      And the subject opens "s.jsonl"
      When the session's file gives way to a directory
      And the subject appends:
        | as   | type | text |
        | lost | user | lost |
      Then the session cannot be written because of EISDIR
      And the leaf of the open session is "00000002"
      And the entries of the open session are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000002 | 00000001 | message |
      When the session's file stands there again
      And the subject appends:
        | as   | type | text |
        | next | user | next |
      Then the file of the session holds:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | 00000002 | 00000001 | user | two  |
        | next     | 00000002 | user | next |

    Scenario: a label that could not be appended labels nothing
      Given a stored session "s.jsonl" of:
        | id       | parent   | type  | text | target   |
        | 00000001 |          | user  | one  |          |
        | 00000002 | 00000001 | label | old  | 00000001 |
      And the subject opens "s.jsonl"
      When the session's file gives way to a directory
      And the subject appends:
        | as   | type  | text | target   |
        | lost | label | new  | 00000001 |
      Then the session cannot be written because of EISDIR
      And the labels of the open session are:
        | id       | label |
        | 00000001 | old   |

  @STORE-009
  Rule: A line that could be written only in part is taken back

    @process @needs:posix
    Scenario: a message that does not fit, then one that does
      Given a stored session "s.jsonl" of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      And a subject that may write files of 4096 bytes at most
      And the subject opens "s.jsonl"
      When the subject appends, as "lost", a user message of 8000 letters
      Then the session cannot be written because of EFBIG
      When the subject appends:
        | as   | type | text |
        | next | user | next |
      Then the file of the session holds:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | next     | 00000001 | user | next |

  @STORE-010
  Rule: A session that could not be stored leaves no part of a file

    @process @needs:posix
    Scenario: a first message that does not fit, then one that does
      Given a subject that may write files of 4096 bytes at most
      And the subject creates a session in the directory "sessions"
      When the subject appends, as "lost", a user message of 8000 letters
      Then the session cannot be written because of EFBIG
      And the file of the session does not exist
      When the subject appends:
        | as  | type | text |
        | one | user | one  |
      Then the file of the session holds:
        | id  | parent | type | text |
        | one |        | user | one  |

  @STORE-011
  Rule: A file that was deleted does not come back without its header

    @report:pi#8939
    Scenario: appending after the file was deleted
      Given a stored session "s.jsonl" of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      And the subject opens "s.jsonl"
      When what stands in the place of the session's file is removed
      And the subject appends:
        | as   | type | text |
        | next | user | two  |
      Then the append was refused, or the file of the session holds:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
        | next     | 00000001 | user | two  |
