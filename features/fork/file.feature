Feature: The file of a fork

  @FORK-006
  Rule: The header of a fork is new and names its source

    Scenario Outline: headers of sources
      Given a stored session "sessions/s.jsonl" whose header has '<has>', of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      When the subject forks "sessions/s.jsonl" at "00000001"
      Then the fork's header, besides a new id and its time, is version 3 for "<cwd>", copied from "sessions/s.jsonl"

      Examples:
        | case                      | has                                   | cwd      |
        | a plain one               | {"cwd":"/project"}                    | /project |
        | one that is itself a fork | {"parentSession":"/old/parent.jsonl"} | /project |
        | unknown members           | {"colour":"blue"}                     | /project |
        | another working directory | {"cwd":"/elsewhere"}                  | /elsewhere |

  @FORK-007
  Rule: The file of a fork stands beside its source, named after time and id

    Scenario Outline: where the fork stands
      Given a stored session "<source>" of:
        | id       | parent | type | text |
        | 00000001 |        | user | one  |
      When the subject forks "<source>" at "00000001"
      Then the fork's file is named after its header's time and id, in the directory "<directory>"

      Examples:
        | case               | source          | directory |
        | in a directory     | sessions/s.jsonl | sessions  |
        | further down       | a/b/my s.jsonl   | a/b       |

  @FORK-008
  Rule: A fork is stored with its first user or assistant message

    Scenario Outline: a path with conversation is stored at once
      Given a stored session "s.jsonl" of:
        | id       | parent   | type   | text |
        | 00000001 |          | system | sys  |
        | 00000002 | 00000001 | <role> | one  |
      When the subject forks "s.jsonl" at "00000002"
      Then the ids in the fork's file are "00000001, 00000002"

      Examples:
        | case      | role      |
        | user      | user      |
        | assistant | assistant |

    @report:pi#4838 @report:pi#1672 @report:agegr/pi-web#518
    Scenario: a path without conversation is stored later, once
      Given a stored session "s.jsonl" of:
        | id       | parent   | type                  | text | target   |
        | 00000001 |          | thinking_level_change | high |          |
        | 00000002 | 00000001 | user                  | one  |          |
        | 00000003 | 00000002 | label                 | lab  | 00000001 |
      When the subject forks "s.jsonl" at "00000001"
      Then the fork's file does not exist yet
      When the subject appends to the fork:
        | as   | type         | with                           |
        | late | model_change | {"provider":"p","modelId":"m"} |
      Then the fork's file does not exist yet
      When the subject appends to the fork:
        | as    | type | text |
        | first | user | new  |
      Then the file of the fork holds:
        | id       | parent   | type                  | text | target   | with                           |
        | 00000001 |          | thinking_level_change | high |          |                                |
        | new 1    | 00000001 | label                 | lab  | 00000001 |                                |
        | late     | new 1    | model_change          |      |          | {"provider":"p","modelId":"m"} |
        | first    | late     | user                  | new  |          |                                |

    Scenario: a path of labels only is an empty session
      Given a stored session "s.jsonl" of:
        | id       | parent   | type  | text | target   |
        | 00000001 |          | label | x    | 00000002 |
        | 00000002 | 00000001 | user  | one  |          |
      When the subject forks "s.jsonl" at "00000001"
      Then the fork has no leaf
      And the fork's file does not exist yet
