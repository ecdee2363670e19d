Feature: Thinking level and model at an entry

  @CTX-001
  Rule: The last thinking level on the path counts

    Scenario Outline: changes of the thinking level on two branches
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type                  | text   |
        | 00000001 |          | user                  | one    |
        | 00000002 | 00000001 | thinking_level_change | high   |
        | 00000003 | 00000002 | user                  | two    |
        | 00000004 | 00000003 | thinking_level_change | dreamy |
        | 00000005 | 00000004 | user                  | three  |
        | 00000006 | 00000001 | thinking_level_change | low    |
      When the subject reads the context of "s.jsonl" at "<entry>"
      Then the thinking level is "<level>"

      Examples:
        | case               | entry    | level  |
        | before any change  | 00000001 | off    |
        | at the change      | 00000002 | high   |
        | after the change   | 00000003 | high   |
        | a level of any name | 00000005 | dreamy |
        | on another branch  | 00000006 | low    |

    Scenario: a reply's own thinking level
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"thinking_level_change","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","thinkingLevel":"low"}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"assistant","content":[],"provider":"acme","model":"small","thinkingLevel":"high","timestamp":2}}
        """
      When the subject reads the context of "s.jsonl"
      Then the thinking level is "low"

  @CTX-002
  Rule: The last model on the path counts

    Scenario Outline: changes of the model and replies on two branches
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type         | text | model       |
        | 00000001 |          | user         | one  |             |
        | 00000002 | 00000001 | model_change |      | acme/large  |
        | 00000003 | 00000002 | user         | two  |             |
        | 00000004 | 00000003 | assistant    | yes  | acme/small  |
        | 00000005 | 00000004 | usage        |      | acme/tiny   |
        | 00000006 | 00000005 | model_change |      | other/large |
        | 00000007 | 00000003 | assistant    | no   | other/small |
      When the subject reads the context of "s.jsonl" at "<entry>"
      Then the model is "<model>" of "<provider>"

      Examples:
        | case                    | entry    | provider | model |
        | at a change             | 00000002 | acme     | large |
        | after a change          | 00000003 | acme     | large |
        | a reply after a change  | 00000004 | acme     | small |
        | usage does not count    | 00000005 | acme     | small |
        | a change after a reply  | 00000006 | other    | large |
        | on another branch       | 00000007 | other    | small |

    Scenario Outline: a reply that did not end well
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"model_change","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","provider":"acme","modelId":"large"}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"assistant","content":[],"provider":"acme","model":"small","stopReason":"<end>","timestamp":2}}
        """
      When the subject reads the context of "s.jsonl"
      Then the model is "small" of "acme"

      Examples:
        | case        | end     |
        | it failed   | error   |
        | was aborted | aborted |

    Scenario: nothing names a model
      Given a session file "s.jsonl" with the entries:
        | id       | parent   | type | text |
        | 00000001 |          | user | one  |
      When the subject reads the context of "s.jsonl"
      Then there is no model

  @CTX-003
  Rule: A reply that names no model changes none

    Scenario Outline: a reply after a change of the model
      Given a session file "s.jsonl" with a header and the lines:
        """
        {"type":"model_change","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","provider":"acme","modelId":"large"}
        {"type":"message","id":"00000002","parentId":"00000001","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"assistant","content":[],<members>"timestamp":2}}
        """
      When the subject reads the context of "s.jsonl"
      Then the model is "<model>" of "acme"

      Examples:
        | case                   | members                             | model |
        | with neither           |                                     | large |
        | without a model        | "provider":"other",                 | large |
        | without a provider     | "model":"small",                    | large |
        | with a null model      | "provider":"other","model":null,    | large |
        | with both              | "provider":"acme","model":"small",  | small |
