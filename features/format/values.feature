Feature: Lines that hold something else than an entry

  @FMT-004
  Rule: Values that are no entries are passed over

    Scenario Outline: a JSON value after the last entry
      Given a session file "s.jsonl" made of:
        | line           | end |
        | header         | LF  |
        | entry 00000001 | LF  |
        | <line>         | LF  |
      When the subject reads the entries and leaf of "s.jsonl"
      Then the entries are:
        | id       | parent | type    |
        | 00000001 |        | message |
      And the leaf is "00000001"

      Examples:
        | case                       | line                                      |
        | a number                   | 123                                       |
        | a text                     | "entry"                                   |
        | true                       | true                                      |
        | an empty list              | []                                        |
        | a list of an entry         | [{"type":"custom","id":"00000003"}]       |
        | an empty object            | {}                                        |
        | an object without an id    | {"type":"custom","parentId":"00000001"}   |
        | an id that is a number     | {"type":"custom","id":3}                  |
        | an id that is null         | {"type":"custom","id":null}               |
        | an object without a type   | {"id":"00000003","parentId":"00000001"}   |
        | a type that is a number    | {"type":7,"id":"00000003"}                |

    Scenario: an entry after such a value
      Given a session file "s.jsonl" made of:
        | line                          | end |
        | header                        | LF  |
        | entry 00000001                | LF  |
        | 123                           | LF  |
        | entry 00000002 below 00000001 | LF  |
      When the subject reads the entries and path of "s.jsonl"
      Then the entries are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000002 | 00000001 | message |
      And the path is "00000001 00000002"

  @FMT-005
  Rule: A later header counts for nothing

    Scenario: a second header at the end
      Given a session file "s.jsonl" made of:
        | line                                                                             | end |
        | header                                                                           | LF  |
        | entry 00000001                                                                   | LF  |
        | {"type":"session","version":3,"id":"another","cwd":"/other"}                     | LF  |
      When the subject reads the header, entries and leaf of "s.jsonl"
      Then the header is the standard header
      And the entries are:
        | id       | parent | type    |
        | 00000001 |        | message |
      And the leaf is "00000001"

    Scenario: an entry below a second header
      Given a session file "s.jsonl" made of:
        | line                                                                             | end |
        | header                                                                           | LF  |
        | {"type":"session","version":3,"id":"another","cwd":"/other"}                     | LF  |
        | entry 00000002 below another                                                     | LF  |
      When the subject reads the header, path of "s.jsonl"
      Then the header is the standard header
      And the path is "00000002"

  @FMT-010
  Rule: Entries of unknown types are kept

    @report:heiervang-technologies/unleash#105
    Scenario Outline: a message below an entry of another type
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"<type>","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","shape":{"sides":[3]}}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"user","content":"one","timestamp":2}}
        {"type":"<type>","id":"00000003","parentId":"00000002","timestamp":"2026-01-01T00:00:03.000Z"}
        """
      When the subject reads the entries, leaf, path, tree of "s.jsonl"
      Then the entries are:
        | id       | parent   | type    |
        | 00000001 |          | <type>  |
        | 00000002 | 00000001 | message |
        | 00000003 | 00000002 | <type>  |
      And the leaf is "00000003"
      And the path is "00000001 00000002 00000003"
      And the tree is:
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |
        | 00000003 | 00000002 |

      Examples:
        | case               | type        |
        | a new type         | hologram    |
        | an empty type      |             |
        | nearly a known one | Message     |
        | a word of programs | constructor |
