Feature: Files that are no sessions

  @FMT-007
  Rule: A file without a header is no session

    Scenario Outline: a file that starts with something else
      Given a session file "s.jsonl" made of:
        | line           | end |
        | <line>         | LF  |
        | entry 00000001 | LF  |
      When the subject reads the header of "s.jsonl"
      Then the subject refuses: not-a-session

      Examples:
        | case                     | line                                        |
        | another kind of log      | {"kind":"metric","v":7}                     |
        | an entry                 | entry 00000002                              |
        | nothing                  | nothing                                     |
        | a number                 | 7                                           |
        | a list of a header       | [{"type":"session","version":3,"id":"a"}]   |
        | a header without an id   | {"type":"session","version":3}              |
        | an id that is a number   | {"type":"session","version":3,"id":7}       |
        | an id that is null       | {"type":"session","version":3,"id":null}    |
        | a torn header            | torn header                                 |
        | a header of another type | {"type":"Session","version":3,"id":"a"}     |

    @report:pi#8880
    Scenario Outline: a header that is not the first value
      Given a session file "s.jsonl" made of:
        | line           | end |
        | <line>         | LF  |
        | header         | LF  |
        | entry 00000001 | LF  |
      When the subject reads the header of "s.jsonl"
      Then the subject refuses: not-a-session

      Examples:
        | case           | line                                         |
        | after an entry | entry 00000002                               |
        | after a title  | {"type":"title","v":1,"title":"Taxes"}       |
        | after a number | 7                                            |

    Scenario Outline: a file without any value
      Given a session file "s.jsonl" made of:
        | line   | end   |
        | <line> | <end> |
      When the subject reads the header of "s.jsonl"
      Then the subject refuses: not-a-session

      Examples:
        | case              | line       | end |
        | plain text        | # Notes    | LF  |
        | spaces            | space      | LF  |
        | a line feed       | nothing    | LF  |

    Scenario: lines that end with a carriage return alone
      Given a session file "s.jsonl" made of:
        | line           | end |
        | header         | CR  |
        | entry 00000001 | CR  |
      When the subject reads the header of "s.jsonl"
      Then the subject refuses: not-a-session
