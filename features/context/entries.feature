Feature: The entries of a context

  @CTX-004
  Rule: The context holds the entries of the path

    Scenario: messages and state on two branches
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type                  | text | target   | model      |
        | 00000001 |          | user                  | one  |          |            |
        | 00000002 | 00000001 | label                 | mark | 00000001 |            |
        | 00000003 | 00000002 | user                  | left |          |            |
        | 00000004 | 00000002 | model_change          |      |          | acme/large |
        | 00000005 | 00000004 | thinking_level_change | high |          |            |
        | 00000006 | 00000005 | usage                 |      |          |            |
        | 00000007 | 00000006 | hologram              | new  |          |            |
        | 00000008 | 00000007 | context_edit          |      | 00000001 |            |
      When the subject reads the context of "s.jsonl"
      Then the context holds the entries "00000001 00000002 00000004 00000005 00000006 00000007 00000008"

  @CTX-005
  Rule: Before the first entry there is nothing

    Scenario: a session without entries
      Given a session file "s.jsonl" without entries
      When the subject reads the context and messages of "s.jsonl"
      Then the thinking level is "off"
      And there is no model
      And the context holds no entries
      And there are no messages

    Scenario: before the first entry of a session
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type                  | text | model      |
        | 00000001 |          | thinking_level_change | high |            |
        | 00000002 | 00000001 | model_change          |      | acme/large |
        | 00000003 | 00000002 | user                  | one  |            |
      When the subject reads the context and messages of "s.jsonl" before the first entry
      Then the thinking level is "off"
      And there is no model
      And the context holds no entries
      And there are no messages

  @CTX-006
  Rule: A context can be asked for at any entry

    Scenario Outline: an entry in the middle
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type                  | text | model      |
        | 00000001 |          | user                  | one  |            |
        | 00000002 | 00000001 | assistant             | two  | acme/small |
        | 00000003 | 00000002 | thinking_level_change | high |            |
        | 00000004 | 00000001 | assistant             | too  | acme/large |
      When the subject reads the context and messages of "s.jsonl" at "<entry>"
      Then the context holds the entries "<entries>"
      And the thinking level is "<level>"
      And the model is "<model>" of "acme"
      And the messages say:
        | role      | text   |
        | user      | one    |
        | assistant | <text> |

      Examples:
        | case              | entry    | entries                    | level | model | text |
        | before the change | 00000002 | 00000001 00000002          | off   | small | two  |
        | at the change     | 00000003 | 00000001 00000002 00000003 | high  | small | two  |
        | another branch    | 00000004 | 00000001 00000004          | off   | large | too  |
