Feature: Edits of the context

  @CTX-020
  Rule: An edit takes a message out

    Scenario Outline: a message that is removed
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type         | text   | target   |
        | 00000001 |          | user         | first  |          |
        | 00000002 | 00000001 | <type>       | middle |          |
        | 00000003 | 00000002 | user         | last   |          |
        | 00000004 | 00000003 | context_edit |        | 00000002 |
      When the subject reads the context and messages of "s.jsonl"
      Then the context holds the entries "00000001 00000002 00000003 00000004"
      And the messages say:
        | role | text  |
        | user | first |
        | user | last  |

      Examples:
        | case             | type           |
        | of a user        | user           |
        | of an assistant  | assistant      |
        | of a tool        | toolResult     |
        | a custom message | custom_message |
        | a system message | system         |
        | a branch summary | branch_summary |

    Scenario: an edit of an entry that is not there
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type         | text  | target   |
        | 00000001 |          | user         | first |          |
        | 00000002 | 00000001 | context_edit |       | ffffffff |
      When the subject reads the messages of "s.jsonl"
      Then the messages say:
        | role | text  |
        | user | first |

  @CTX-021
  Rule: An edit replaces the content

    Scenario Outline: a message that says something else
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"<role>","content":[],"mood":"good","timestamp":1}}
        {"type":"context_edit","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","targetId":"00000001","replacement":{"content":<content>,"mood":"bad"}}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"<role>","content":<seen>,"mood":"good","timestamp":1}
        """

      Examples:
        | case                      | role       | content                       | seen                          |
        | a user's, by a text       | user       | "new"                         | "new"                         |
        | a user's, by blocks       | user       | [{"type":"text","text":"n"}]  | [{"type":"text","text":"n"}]  |
        | a user's, by an empty one | user       | ""                            | ""                            |
        | an assistant's, by a text | assistant  | "new"                         | [{"type":"text","text":"new"}] |
        | an assistant's, by blocks | assistant  | [{"type":"text","text":"n"}]  | [{"type":"text","text":"n"}]  |
        | a tool's, by a text       | toolResult | "new"                         | [{"type":"text","text":"new"}] |
        | a tool's, by no blocks    | toolResult | []                            | []                            |
        | a system message's        | system     | "new"                         | []                            |
        | an unknown role's         | prophet    | "new"                         | []                            |

    Scenario: a custom message
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom_message","customType":"note","content":"old","display":true,"id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z"}
        {"type":"context_edit","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","targetId":"00000001","replacement":{"content":"new"}}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages are:
        """
        {"role":"custom","customType":"note","content":"new","display":true,"timestamp":1767225601000}
        """
