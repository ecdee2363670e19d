Feature: Labels in a fork

  @FORK-003
  Rule: Label entries are taken out of the path

    @report:pi#5669 @report:iamclancyliang/pi-go#32
    Scenario: what hung below a label hangs below the entry before it
      Given a stored session "s.jsonl" of:
        | id       | parent   | type         | text  | target   | with                           |
        | 00000001 |          | user         | one   |          |                                |
        | 00000002 | 00000001 | assistant    | two   |          |                                |
        | 00000003 | 00000002 | label        | first | 00000001 |                                |
        | 00000004 | 00000003 | model_change |       |          | {"provider":"p","modelId":"m"} |
        | 00000005 | 00000004 | user         | three |          |                                |
        | 00000006 | 00000005 | assistant    | four  |          |                                |
      When the subject forks "s.jsonl" at "00000006"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   | label | target   | since    |
        | 00000001 |          |       |          |          |
        | 00000002 | 00000001 |       |          |          |
        | 00000004 | 00000002 |       |          |          |
        | 00000005 | 00000004 |       |          |          |
        | 00000006 | 00000005 |       |          |          |
        | new 1    | 00000006 | first | 00000001 | 00000003 |

    Scenario Outline: labels without effect leave no trace
      Given a stored session "s.jsonl" of:
        | id       | parent   | type  | text | target    | with      |
        | 00000001 |          | user  | one  |           |           |
        | 00000002 | 00000001 | label | x    | 00000001  |           |
        | 00000003 | 00000002 | label |      | 00000001  | <cleared> |
        | 00000004 | 00000003 | user  | two  |           |           |
      When the subject forks "s.jsonl" at "<target>"
      Then the ids in the fork's file are "<ids>"

      Examples:
        | case                   | target   | cleared      | ids                |
        | cleared without text   | 00000004 | {}           | 00000001, 00000004 |
        | cleared by empty text  | 00000004 | {"label":""} | 00000001, 00000004 |
        | the target is a label  | 00000003 | {}           | 00000001           |

  @FORK-004
  Rule: Labels in force are written anew at the end

    Scenario: in the order of their first setting, with the time of the last
      Given a stored session "s.jsonl" of:
        | id       | parent   | type  | text  | target   |
        | 00000001 |          | user  | one   |          |
        | 00000002 | 00000001 | user  | two   |          |
        | 00000003 | 00000002 | label | b     | 00000002 |
        | 00000004 | 00000003 | label | a     | 00000001 |
        | 00000005 | 00000004 | label | b new | 00000002 |
      When the subject forks "s.jsonl" at "00000002"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   | label | target   | since    |
        | 00000001 |          |       |          |          |
        | 00000002 | 00000001 |       |          |          |
        | new 1    | 00000002 | b new | 00000002 | 00000005 |
        | new 2    | new 1    | a     | 00000001 | 00000004 |

    Scenario: a label that was cleared and set again comes last
      Given a stored session "s.jsonl" of:
        | id       | parent   | type  | text  | target   |
        | 00000001 |          | user  | one   |          |
        | 00000002 | 00000001 | user  | two   |          |
        | 00000003 | 00000002 | label | a     | 00000001 |
        | 00000004 | 00000003 | label | b     | 00000002 |
        | 00000005 | 00000004 | label |       | 00000001 |
        | 00000006 | 00000005 | label | a new | 00000001 |
      When the subject forks "s.jsonl" at "00000006"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   | label | target   | since    |
        | 00000001 |          |       |          |          |
        | 00000002 | 00000001 |       |          |          |
        | new 1    | 00000002 | b     | 00000002 | 00000004 |
        | new 2    | new 1    | a new | 00000001 | 00000006 |

    Scenario: only labels of copied entries count, wherever they were set
      Given a stored session "s.jsonl" of:
        | id       | parent   | type  | text     | target   |
        | 00000001 |          | user  | one      |          |
        | 00000002 | 00000001 | user  | two      |          |
        | 00000003 | 00000002 | label | on label | 00000004 |
        | 00000004 | 00000003 | label | kept     | 00000002 |
        | 00000005 | 00000001 | user  | side     |          |
        | 00000006 | 00000005 | label | of side  | 00000005 |
        | 00000007 | 00000006 | label | by side  | 00000001 |
      When the subject forks "s.jsonl" at "00000004"
      Then the fork's file holds, of "s.jsonl":
        | id       | parent   | label   | target   | since    |
        | 00000001 |          |         |          |          |
        | 00000002 | 00000001 |         |          |          |
        | new 1    | 00000002 | kept    | 00000002 | 00000004 |
        | new 2    | new 1    | by side | 00000001 | 00000007 |
