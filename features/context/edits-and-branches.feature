Feature: Where edits of the context hold

  @CTX-023
  Rule: Edits hold on their own branch

    Scenario Outline: an edit on one of two branches
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type         | text  | target   |
        | 00000001 |          | user         | old   |          |
        | 00000002 | 00000001 | custom       | state |          |
        | 00000003 | 00000002 | context_edit | new   | 00000001 |
        | 00000004 | 00000002 | custom       | state |          |
      When the subject reads the messages of "s.jsonl" at "<entry>"
      Then the messages say:
        | role | text   |
        | user | <text> |

      Examples:
        | case                | entry    | text |
        | at the edit         | 00000003 | new  |
        | before the edit     | 00000002 | old  |
        | on the other branch | 00000004 | old  |

    Scenario Outline: an edit and a compaction
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type         | text    | target   | kept     |
        | 00000001 |          | user         | old     |          |          |
        | 00000002 | 00000001 | custom       | state   |          |          |
        | 00000003 | 00000002 | context_edit | new     | 00000001 |          |
        | 00000004 | 00000003 | compaction   | so far  |          | <kept>   |
        | 00000005 | 00000004 | context_edit | <later> | <target> |          |
      When the subject reads the messages of "s.jsonl"
      Then the messages say:
        | role              | text   |
        | compactionSummary | so far |
        | user              | <text> |

      Examples:
        | case                        | kept     | later | target   | text |
        | kept together               | 00000001 | x     | ffffffff | new  |
        | edited again after it       | 00000001 | newer | 00000001 | newer |

    Scenario: an edit that a compaction left out, of an entry that stands after it
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type         | text   | target   | kept |
        | 00000001 |          | context_edit | new    | 00000003 |      |
        | 00000002 | 00000001 | compaction   | so far |          |      |
        | 00000003 | 00000002 | user         | old    |          |      |
      When the subject reads the messages of "s.jsonl"
      Then the messages say:
        | role              | text   |
        | compactionSummary | so far |
        | user              | old    |

  @CTX-024
  Rule: An edit that says nothing changes nothing

    Scenario Outline: an edit that cannot be carried out
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"user","content":"old","timestamp":1}}
        {"type":"context_edit","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","targetId":"00000001"<replacement>}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"user","content":"old","timestamp":1}
        """

      Examples:
        | case                        | replacement                      |
        | without a replacement       |                                  |
        | without a content           | ,"replacement":{}                |
        | with a content of null      | ,"replacement":{"content":null}  |
        | with a content that counts  | ,"replacement":{"content":7}     |
        | a text as the replacement   | ,"replacement":"new"             |

    Scenario: the edit before it holds
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"user","content":"old","timestamp":1}}
        {"type":"context_edit","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","targetId":"00000001","replacement":{"content":"new"}}
        {"type":"context_edit","id":"00000003","parentId":"00000002","timestamp":"2026-01-01T00:00:03.000Z","targetId":"00000001"}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"user","content":"new","timestamp":1}
        """
