Feature: Unusual ids, parents and times

  @ROB-007
  Rule: Ids are texts and nothing else

    Scenario: words that programs know
      Given a session file "s.jsonl" with the entries:
        | id          | parent      | type | text  |
        | __proto__   |             | user | one   |
        | constructor | __proto__   | user | two   |
        | toString    | constructor | user | three |
        | None        | toString    | user | four  |
      When the subject reads the path and tree of "s.jsonl"
      Then the path is "__proto__ constructor toString None"
      And the tree is:
        | id          | parent      |
        | __proto__   |             |
        | constructor | __proto__   |
        | toString    | constructor |
        | None        | toString    |

    Scenario Outline: ids that are nearly the same
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"message","id":"<one>","parentId":null,"message":{"role":"user","content":"one","timestamp":1}}
        {"type":"message","id":"<other>","parentId":"<one>","message":{"role":"user","content":"other","timestamp":2}}
        {"type":"message","id":"00000003","parentId":"<other>","message":{"role":"user","content":"three","timestamp":3}}
        """
      When the subject reads the messages of "s.jsonl"
      Then the messages say:
        | role | text  |
        | user | one   |
        | user | other |
        | user | three |

      Examples:
        | case                 | one     | other        |
        | but for a zero       | 1       | 01           |
        | but for the case     | abc     | ABC          |
        | but for a space      | abc     | abc\\u0020   |
        | but for composition  | \\u00e9 | e\\u0301     |
        | but for a decimal    | 1       | 1.0          |

    Scenario: a parent that only looks like an object's own member
      Given a session file "s.jsonl" with the entries:
        | id       | parent         | type | text |
        | 00000001 | hasOwnProperty | user | one  |
        | 00000002 | 00000001       | user | two  |
      When the subject reads the path and tree of "s.jsonl"
      Then the path is "00000001 00000002"
      And the tree is:
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |

  @ROB-008
  Rule: A parent that is no text leads nowhere

    Scenario Outline: a parent of another kind
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","id":"<id>","parentId":null}
        {"type":"custom","id":"00000002","parentId":<parent>}
        """
      When the subject reads the path of "s.jsonl"
      Then the path is "<path>"

      Examples:
        | case      | id   | parent          | path     |
        | a number  | 1    | 1               | 00000002 |
        | zero      | 0    | 0               | 00000002 |
        | true      | true | true            | 00000002 |
        | a list    | 1    | ["1"]           | 00000002 |
        | an object | id   | {"id":"id"}     | 00000002 |
        | a text    | 1    | "1"             | 1 00000002 |

  @ROB-011
  Rule: Entries without a time are read

    Scenario Outline: children without a time
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"custom","id":"00000001","parentId":null<time>}
        {"type":"custom","id":"00000004","parentId":"00000001"<time>}
        {"type":"custom","id":"00000003","parentId":"00000001"<time>}
        {"type":"custom","id":"00000002","parentId":"00000001"<time>}
        """
      When the subject reads the entries and tree of "s.jsonl"
      Then the entries are:
        | id       | parent   | type   |
        | 00000001 |          | custom |
        | 00000004 | 00000001 | custom |
        | 00000003 | 00000001 | custom |
        | 00000002 | 00000001 | custom |
      And the tree is:
        | id       | parent   |
        | 00000001 |          |
        | 00000004 | 00000001 |
        | 00000003 | 00000001 |
        | 00000002 | 00000001 |

      Examples:
        | case             | time                     |
        | it is missing    |                          |
        | it is null       | ,"timestamp":null        |
        | it is no time    | ,"timestamp":"yesterday" |
        | it is empty      | ,"timestamp":""          |
