Feature: Appending to a session file

  @FMT-016
  Rule: An appended entry has a line of its own

    @report:can1357/oh-my-pi#8596 @report:pi#8575 @report:PrimeIntellect-ai/prime-agent#928
    Scenario Outline: a file that does not end with a line feed
      Given a session file "s.jsonl" made of:
        | line                          | end  |
        | header                        | LF   |
        | entry 00000001                | LF   |
        | entry 00000002 below 00000001 | LF   |
        | <line>                        | none |
        | <cut>                         | none |
      When the subject opens "s.jsonl"
      And the subject appends the user message "next"
      Then "s.jsonl" has its old bytes, and then messages that say "next"
      When the subject reads the path of "s.jsonl"
      Then the path is "<path> @next"

      Examples:
        | case                  | line                                                    | cut      | path                       |
        | a torn entry          | torn entry 00000003                                     | nothing  | 00000001 00000002          |
        | cut in a character    | {"type":"custom","id":"00000003","data":"caf            | bytes C3 | 00000001 00000002          |
        | a whole entry         | {"type":"custom","id":"00000003","parentId":"00000002"  | }        | 00000001 00000002 00000003 |

    Scenario: a header without a line feed
      Given a session file "s.jsonl" made of:
        | line   | end  |
        | header | none |
      When the subject opens "s.jsonl"
      And the subject appends the user message "next"
      And the subject reads the path of "s.jsonl"
      Then the path is "@next"

  @FMT-017
  Rule: Lines are written with a line feed

    Scenario Outline: a file with line ends of one kind
      Given a session file "s.jsonl" made of:
        | line                          | end   |
        | header                        | <end> |
        | entry 00000001                | <end> |
      When the subject opens "s.jsonl"
      And the subject appends the user message "next"
      And the subject appends the user message "more"
      Then "s.jsonl" has its old bytes, and then messages that say "next, more"

      Examples:
        | case | end  |
        | LF   | LF   |
        | CRLF | CRLF |

  @FMT-018
  Rule: A line torn by another program is not glued to

    Scenario: another program dies while the session is open
      Given a session file "s.jsonl" made of:
        | line           | end |
        | header         | LF  |
        | entry 00000001 | LF  |
      When the subject opens "s.jsonl"
      And another program appends to "s.jsonl":
        | line                | end  |
        | torn entry 00000009 | none |
      And the subject appends the user message "next"
      And the subject reads the path of "s.jsonl"
      Then the path is "00000001 @next"

    Scenario: another program has written a whole line
      Given a session file "s.jsonl" made of:
        | line           | end |
        | header         | LF  |
        | entry 00000001 | LF  |
      When the subject opens "s.jsonl"
      And another program appends to "s.jsonl":
        | line                          | end |
        | entry 00000009 below 00000001 | LF  |
      And the subject appends the user message "next"
      And the subject reads the entries and path of "s.jsonl"
      Then the path is "00000001 @next"
      And the entries are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000009 | 00000001 | message |
        | @next    | 00000001 | message |
