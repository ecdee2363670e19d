Feature: Files that stay as they are

  @FMT-008
  Rule: A file that is no session stays as it is

    @report:pi#6002 @report:pi#932
    Scenario Outline: a file that is refused
      Given a session file "s.jsonl" made of:
        | line   | end   |
        | <line> | <end> |
      When the subject reads the header of "s.jsonl"
      Then the subject refuses: not-a-session
      And the bytes of "s.jsonl" have not changed

      Examples:
        | case                            | line                    | end |
        | another kind of log             | {"kind":"metric","v":7} | LF  |
        | the same without a line feed    | {"kind":"metric","v":7} | none |
        | plain text                      | # Notes                 | LF  |
        | spaces                          | space                   | none |
        | bytes that are no text          | bytes 89 50 4E 47 0D 0A 1A 0A 00 FF | none |

    @report:can1357/oh-my-pi#9915 @report:openclaw/openclaw#89037
    Scenario: a session whose header was torn
      Given a session file "s.jsonl" made of:
        | line                          | end |
        | {"type":"session","ver        | LF  |
        | entry 00000001                | LF  |
        | entry 00000002 below 00000001 | LF  |
      When the subject reads the header of "s.jsonl"
      Then the subject refuses: not-a-session
      And the bytes of "s.jsonl" have not changed

    @needs:session.write
    Scenario: opening a file that is no session
      Given a session file "s.jsonl" made of:
        | line                    | end |
        | {"kind":"metric","v":7} | LF  |
      When the subject opens "s.jsonl"
      Then the subject refuses: not-a-session
      And the bytes of "s.jsonl" have not changed

  @FMT-014
  Rule: Looking at a session changes nothing

    Scenario Outline: reading a session
      Given a session file "s.jsonl" made of:
        | line                          | end   |
        | header                        | <end> |
        | entry 00000001                | <end> |
        | <line>                        | <end> |
        | entry 00000002 below 00000001 | <end> |
      When the subject reads the leaf of "s.jsonl"
      Then the leaf is "00000002"
      And the bytes of "s.jsonl" have not changed

      Examples:
        | case                   | line                    | end  |
        | that is plain          | entry 00000003          | LF   |
        | with a malformed line  | Segmentation fault      | LF   |
        | with a blank line      | nothing                 | LF   |
        | with CRLF              | entry 00000003          | CRLF |
        | that is not all UTF-8  | bytes C3 28 FF          | LF   |

    @report:pi#1118
    Scenario: opening and closing a session three times
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type                  | text |
        | 00000001 |          | thinking_level_change | high |
        | 00000002 | 00000001 | user                  | one  |
      When the subject opens "s.jsonl"
      And the subject closes the session
      And the subject opens "s.jsonl"
      And the subject closes the session
      And the subject opens "s.jsonl"
      Then the leaf is "00000002"
      When the subject closes the session
      Then the bytes of "s.jsonl" have not changed

  @FMT-015
  Rule: Looking at a session repairs nothing

    Scenario Outline: reading a session that does not end with a line feed
      Given a session file "s.jsonl" made of:
        | line           | end  |
        | header         | LF   |
        | entry 00000001 | LF   |
        | <line>         | none |
      When the subject reads the leaf of "s.jsonl"
      Then the leaf is "<leaf>"
      And the bytes of "s.jsonl" have not changed

      Examples:
        | case              | line                | leaf     |
        | a whole last line | entry 00000002      | 00000002 |
        | a torn last line  | torn entry 00000002 | 00000001 |
        | spaces            | space               | 00000001 |
