Feature: The header of a session file

  @FMT-006
  Rule: The header is told as it stands

    Scenario Outline: headers that a reader accepts
      Given a session file "s.jsonl" made of:
        | line           | end |
        | <header>       | LF  |
        | entry 00000001 | LF  |
      When the subject reads the header of "s.jsonl"
      Then the header is:
        """
        <header>
        """

      Examples:
        | case                        | header                                                                                        |
        | a further member            | {"type":"session","version":3,"id":"a","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project","mood":{"a":[1]}} |
        | a parent session            | {"type":"session","version":3,"id":"a","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project","parentSession":"/nowhere/s.jsonl"} |
        | an id that no writer makes  | {"type":"session","version":3,"id":"../../x y","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"} |
        | an empty id                 | {"type":"session","version":3,"id":"","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"} |
        | a directory that is gone    | {"type":"session","version":3,"id":"a","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/gone/for/good"} |
        | no directory                | {"type":"session","version":3,"id":"a","timestamp":"2026-01-01T00:00:00.000Z"} |
        | another order               | {"cwd":"/project","id":"a","version":3,"type":"session"} |

    @report:handochan/aelix-ai#297 @report:openclaw/openclaw#94577
    Scenario Outline: a long header
      Given a session file "s.jsonl" whose header has the member "mood" of <length> characters, and one entry
      When the subject reads the header, leaf of "s.jsonl"
      Then the member "mood" of the header has <length> characters
      And the leaf is "00000001"

      Examples:
        | case                 | length |
        | above 512 bytes      | 700    |
        | above 64 KiB         | 70000  |

  @FMT-011
  Rule: Later versions are read

    Scenario Outline: a version that is not known yet
      Given a session file "s.jsonl" made of:
        | line                                                        | end |
        | {"type":"session","version":<version>,"id":"a","cwd":"/p"}  | LF  |
        | entry 00000001                                              | LF  |
      When the subject reads the header and entries of "s.jsonl"
      Then the header is:
        """
        {"type":"session","version":<version>,"id":"a","cwd":"/p"}
        """
      And the entries are:
        | id       | parent | type    |
        | 00000001 |        | message |

      Examples:
        | case           | version |
        | the next       | 4       |
        | a far one      | 99      |
