Feature: What entries of a fork refer to

  @FORK-012
  Rule: The leaf of a fork is the last entry that it holds

    Scenario: without labels the target
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text  |
        | 00000001 |          | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000003 | 00000002 | user | three |
      When the subject forks "s.jsonl" at "00000002"
      Then the fork's leaf is "00000002"

    Scenario: a label that was written anew
      Given a stored session "s.jsonl" of:
        | id       | parent   | type  | text | target   |
        | 00000001 |          | user  | one  |          |
        | 00000002 | 00000001 | label | x    | 00000001 |
      When the subject forks "s.jsonl" at "00000001"
      Then the fork's leaf is the entry on the last line of its file
      And the fork's file holds, of "s.jsonl":
        | id       | parent   | label | target   | since    |
        | 00000001 |          |       |          |          |
        | new 1    | 00000001 | x     | 00000001 | 00000002 |

  @FORK-013
  Rule: A compaction that kept a label keeps from the next copied entry

    Scenario Outline: the first kept entry of a compaction between labels
      Given a stored session "s.jsonl" of:
        | id       | parent   | type       | text  | target   | with                                                    |
        | 00000001 |          | user       | one   |          |                                                         |
        | 00000002 | 00000001 | label      |       | 0000000f |                                                         |
        | 00000003 | 00000002 | user       | two   |          |                                                         |
        | 00000004 | 00000003 | label      |       | 0000000f |                                                         |
        | 00000005 | 00000004 | compaction | short |          | {"firstKeptEntryId":"<first kept>","tokensBefore":5} |
        | 00000006 | 00000005 | label      |       | 0000000f |                                                         |
        | 00000007 | 00000006 | user       | three |          |                                                         |
      When the subject forks "s.jsonl" at "00000007"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   | with                               |
        | 00000001 |          |                                    |
        | 00000003 | 00000001 |                                    |
        | 00000005 | 00000003 | {"firstKeptEntryId":"<in fork>"} |
        | 00000007 | 00000005 |                                    |

      Examples:
        | case                            | first kept | in fork  |
        | a message                       | 00000001   | 00000001 |
        | a label before a message        | 00000002   | 00000003 |
        | a label before the compaction   | 00000004   | 00000005 |
        | the compaction itself           | 00000005   | 00000005 |
        | a label after the compaction    | 00000006   | 00000006 |
        | an entry that is not there      | 0000000e   | 0000000e |

  @FORK-014
  Rule: Other references are copied as they are

    Scenario: references to entries that are not copied
      Given a stored session "s.jsonl" of:
        | id       | parent   | type           | text | target   | with                  |
        | 00000001 |          | user           | one  |          |                       |
        | 00000002 | 00000001 | user           | away |          |                       |
        | 00000003 | 00000001 | branch_summary | left |          | {"fromId":"00000002"} |
        | 00000004 | 00000003 | context_edit   |      | 00000002 | {"replacement":null}  |
        | 00000005 | 00000004 | context_edit   |      | 00000001 | {"replacement":null}  |
      When the subject forks "s.jsonl" at "00000005"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   |
        | 00000001 |          |
        | 00000003 | 00000001 |
        | 00000004 | 00000003 |
        | 00000005 | 00000004 |

  @FORK-020
  Rule: A loop of parents does not keep a fork from ending

    Scenario Outline: parents that never reach a root
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text  |
        | 00000001 | <parent> | user | one   |
        | 00000002 | 00000001 | user | two   |
        | 00000003 | 00000002 | user | three |
      When the subject forks "s.jsonl" at "00000003" within 2000 ms
      Then the ids in the fork's file are "00000001, 00000002, 00000003"

      Examples:
        | case              | parent   |
        | its own parent    | 00000001 |
        | a loop of three   | 00000003 |
