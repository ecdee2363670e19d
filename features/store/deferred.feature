Feature: When a session becomes a file

  @STORE-001
  Rule: A session has no file before a user or assistant message

    Scenario Outline: an entry that makes no file
      Given the subject creates a session in the directory "sessions"
      When the subject appends:
        | as  | type   | text   | with   |
        | one | <type> | <text> | <with> |
      Then the file of the session does not exist
      And the leaf of the open session is "one"

      Examples:
        | case             | type                  | text | with                                                              |
        | a system message | system                | sys  |                                                                   |
        | a tool's result  | toolResult            | out  | {"toolCallId":"c","toolName":"read","isError":false}              |
        | a shell command  | bashExecution         |      | {"command":"ls","output":"","cancelled":false,"truncated":false}  |
        | a role custom    | message               |      | {"message":{"role":"custom","customType":"c","content":"hi","display":true,"timestamp":1}} |
        | a model          | model_change          |      | {"provider":"p","modelId":"m"}                                    |
        | a thinking level | thinking_level_change | high |                                                                   |
        | a name           | session_info          | name |                                                                   |
        | a custom entry   | custom                |      | {"customType":"c","data":{"n":1}}                                 |
        | a custom message | custom_message        | note | {"customType":"c","display":true}                                 |

  @STORE-002
  Rule: The first user or assistant message writes all that was kept

    Scenario Outline: header and entries in order
      Given the subject creates a session in the directory "sessions"
      When the subject appends:
        | as    | type           | text | with                              |
        | one   | custom         |      | {"customType":"c","data":{"n":1}} |
        | two   | custom_message | note | {"customType":"c","display":true} |
        | three | <role>         | hi   |                                   |
      Then the file of the session holds:
        | id    | parent | type           | text | with                              |
        | one   |        | custom         |      | {"customType":"c","data":{"n":1}} |
        | two   | one    | custom_message | note | {"customType":"c","display":true} |
        | three | two    | <role>         | hi   |                                   |

      Examples:
        | case      | role      |
        | user      | user      |
        | assistant | assistant |

    @report:pi#1672
    Scenario: nothing is written twice
      Given the subject creates a session in the directory "sessions"
      When the subject appends:
        | as    | type      | text | with                   |
        | one   | custom    |      | {"customType":"first"} |
        | two   | user      | hi   |                        |
        | three | custom    |      | {"customType":"next"}  |
        | four  | assistant | ho   |                        |
        | five  | custom    |      | {"customType":"last"}  |
      Then the file of the session holds:
        | id    | parent | type      | text | with                   |
        | one   |        | custom    |      | {"customType":"first"} |
        | two   | one    | user      | hi   |                        |
        | three | two    | custom    |      | {"customType":"next"}  |
        | four  | three  | assistant | ho   |                        |
        | five  | four   | custom    |      | {"customType":"last"}  |

    Scenario: a stored session without conversation is appended to at once
      Given a stored session "s.jsonl" of:
        | id       | parent | type                  | text |
        | 00000001 |        | thinking_level_change | high |
      And the subject opens "s.jsonl"
      When the subject appends:
        | as  | type         | with                           |
        | two | model_change | {"provider":"p","modelId":"m"} |
      Then the file of the session holds:
        | id       | parent   | type                  | text | with                           |
        | 00000001 |          | thinking_level_change | high |                                |
        | two      | 00000001 | model_change          |      | {"provider":"p","modelId":"m"} |

  @STORE-003
  Rule: The header of a new session

    Scenario: what a new session says of itself
      Given the subject creates a session in the directory "sessions"
      When the subject appends:
        | as  | type | text |
        | one | user | hi   |
      Then the session's header, besides its id and time, is:
        """
        {"type":"session","version":3,"id":"id","timestamp":"time","cwd":"$WORKSPACE"}
        """

  @STORE-004
  Rule: A session in memory is never stored

    Scenario: a conversation in memory
      Given an open session that is kept in memory
      When the subject appends:
        | as  | type      | text |
        | one | user      | hi   |
        | two | assistant | ho   |
      Then the open session has no file
      And the entries of the open session are:
        | id  | parent | type    |
        | one |        | message |
        | two | one    | message |
