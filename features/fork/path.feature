Feature: A fork holds one path of its source

  @FORK-001
  Rule: A fork holds the path from the root to its target

    Scenario Outline: a target in a session with two branches
      Given a stored session "s.jsonl" of:
        | id       | parent   | type      | text  |
        | 00000001 |          | user      | one   |
        | 00000002 | 00000001 | assistant | two   |
        | 00000003 | 00000002 | user      | three |
        | 00000004 | 00000002 | user      | four  |
      When the subject forks "s.jsonl" at "<target>"
      Then the ids in the fork's file are "<ids>"

      Examples:
        | case                      | target   | ids                          |
        | the last entry            | 00000004 | 00000001, 00000002, 00000004 |
        | the end of another branch | 00000003 | 00000001, 00000002, 00000003 |
        | an entry in the middle    | 00000002 | 00000001, 00000002           |
        | the root                  | 00000001 | 00000001                     |

    Scenario: the order is that of the path, not of the file
      Given a stored session "s.jsonl" of:
        | id       | parent   | type | text  |
        | 00000003 | 00000002 | user | three |
        | 00000002 | 00000001 | user | two   |
        | 00000001 |          | user | one   |
      When the subject forks "s.jsonl" at "00000003"
      Then the ids in the fork's file are "00000001, 00000002, 00000003"

    Scenario: entries of every type are copied, also of unknown types
      Given a stored session "s.jsonl" of:
        | id       | parent   | type                  | text | with                                      |
        | 00000001 |          | model_change          |      | {"provider":"p","modelId":"m"}            |
        | 00000002 | 00000001 | thinking_level_change | high |                                           |
        | 00000003 | 00000002 | user                  | one  |                                           |
        | 00000004 | 00000003 | custom                |      | {"customType":"c","data":{"n":1}}         |
        | 00000005 | 00000004 | session_info          | name |                                           |
        | 00000006 | 00000005 | entry weather         |      | {"sky":"grey"}                            |
        | 00000007 | 00000006 | custom_message        | note | {"customType":"c","display":false}        |
      When the subject forks "s.jsonl" at "00000007"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |
        | 00000003 | 00000002 |
        | 00000004 | 00000003 |
        | 00000005 | 00000004 |
        | 00000006 | 00000005 |
        | 00000007 | 00000006 |

    @report:pi#3745 @report:ccusage/ccusage#1634 @report:omacom/omarchy#8564 @report:Javis603/token-monitor#627
    Scenario: replies keep their ids and usage, so that a sum over files can tell copies
      Given a stored session "s.jsonl" of:
        | id       | parent   | type      | text | with                                |
        | 00000001 |          | user      | one  |                                     |
        | 00000002 | 00000001 | assistant | r1   | {"usage":{"input":100,"output":10}} |
        | 00000003 | 00000002 | assistant | r2   | {"usage":{"input":100,"output":10}} |
      When the subject forks "s.jsonl" at "00000003"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   |
        | 00000001 |          |
        | 00000002 | 00000001 |
        | 00000003 | 00000002 |
