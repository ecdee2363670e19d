Feature: Labels in the tree

  @TREE-014
  Rule: The last label of an entry is shown

    Scenario: a label is set again on another branch
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type  | text  | target   |
        | 00000001 |          | user  | one   |          |
        | 00000002 | 00000001 | user  | two   |          |
        | 00000003 | 00000002 | label | draft | 00000001 |
        | 00000004 | 00000001 | label | final | 00000001 |
        | 00000005 | 00000002 | user  | three |          |
      When the subject reads the tree of "s.jsonl"
      Then the tree is:
        | id       | parent   | label |
        | 00000001 |          | final |
        | 00000002 | 00000001 |       |
        | 00000003 | 00000002 |       |
        | 00000005 | 00000002 |       |
        | 00000004 | 00000001 |       |

    Scenario Outline: a label is taken away
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","customType":"note","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z"}
        {"type":"label","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","targetId":"00000001","label":"draft"}
        {"type":"label","id":"00000003","parentId":"00000002","timestamp":"2026-01-01T00:00:03.000Z","targetId":"00000001"<label>}
        """
      When the subject reads the tree of "s.jsonl"
      Then the tree is:
        | id       | parent   | label  |
        | 00000001 |          | <seen> |
        | 00000002 | 00000001 |        |
        | 00000003 | 00000002 |        |

      Examples:
        | case             | label            | seen  |
        | by a missing one |                  |       |
        | by null          | ,"label":null    |       |
        | by an empty text | ,"label":""      |       |
        | but set again    | ,"label":"final" | final |

    Scenario: labels of labels, of later entries and of unknown ids
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type  | text    | target   |
        | 00000001 |          | label | early   | 00000003 |
        | 00000002 | 00000001 | label | nowhere | ffffffff |
        | 00000003 | 00000002 | user  | one     |          |
        | 00000004 | 00000003 | label | on top  | 00000002 |
      When the subject reads the tree of "s.jsonl"
      Then the tree is:
        | id       | parent   | label  |
        | 00000001 |          |        |
        | 00000002 | 00000001 | on top |
        | 00000003 | 00000002 | early  |
        | 00000004 | 00000003 |        |
