Feature: Copying a session for another working directory

  @FORK-016
  Rule: The copy holds every entry of its source

    Scenario: all branches, ids and labels, without what is no entry
      Given a file "s.jsonl" with the text:
        """
        {"type":"session","version":3,"id":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"}

        {"type":"message","id":"00000001","parentId":null,"message":{"role":"user","content":"one","timestamp":1}}
        this is not JSON
        {"type":"label","id":"00000002","parentId":"00000001","targetId":"00000001","label":"x"}
        {"type": "message", "id": "00000003", "parentId": "00000001", "message": {"role": "user", "content": "\u00f6", "timestamp": 3}}
        {"type":"weather","id":"00000004","parentId":"0000000f","sky":"grey"}

        """
      When the subject copies "s.jsonl" for "other" into the directory "sessions"
      Then the fork's file ends with the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"message":{"role":"user","content":"one","timestamp":1}}
        {"type":"label","id":"00000002","parentId":"00000001","targetId":"00000001","label":"x"}
        {"type":"message","id":"00000003","parentId":"00000001","message":{"role":"user","content":"ö","timestamp":3}}
        {"type":"weather","id":"00000004","parentId":"0000000f","sky":"grey"}
        """
      And the fork's leaf is "00000004"
      And "s.jsonl" is byte for byte as it was

    Scenario: a session without entries
      Given a file "s.jsonl" with the text:
        """
        {"type":"session","version":3,"id":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"}

        """
      When the subject copies "s.jsonl" for "other" into the directory "sessions"
      Then the fork's file holds only a header
      And the fork has no leaf

  @FORK-017
  Rule: The copy's header is for the new working directory and names its source

    Scenario Outline: the header of a copy
      Given a stored session "s.jsonl" whose header has '<has>', of:
        | id       | parent | type         | text | with                           |
        | 00000001 |        | model_change |      | {"provider":"p","modelId":"m"} |
      When the subject copies "s.jsonl" for "other" into the directory "sessions"
      Then the fork's header, besides a new id and its time, is version 3 for "other", copied from "s.jsonl"
      And the fork's file is named after its header's time and id, in the directory "sessions"

      Examples:
        | case                      | has                                                     |
        | a plain one               | {}                                                      |
        | one that is itself a copy | {"parentSession":"/old/parent.jsonl"}                   |
        | unknown members           | {"colour":"blue"}                                       |

  @FORK-018
  Rule: What is no session is not copied

    Scenario Outline: a source that is no session
      Given a file "s.jsonl" with the text:
        """
        <text>
        """
      And a directory "sessions"
      When the subject copies "s.jsonl" for "other" into the directory "sessions"
      Then the session is refused because "Cannot fork: source session file is empty or invalid: $WORKSPACE/s.jsonl"
      And the directory "sessions" is empty
      And "s.jsonl" is byte for byte as it was

      Examples:
        | case               | text                                     |
        | no JSON            | once upon a time                         |
        | other JSON         | {"kind":"metric","v":7}                  |
        | no header          | {"type":"message","id":"00000001"}       |
        | nothing            |                                          |

    Scenario: a source that is not there
      Given a directory "sessions"
      When the subject copies "s.jsonl" for "other" into the directory "sessions"
      Then the session is refused because "Cannot fork: source session file is empty or invalid: $WORKSPACE/s.jsonl"
      And the directory "sessions" is empty

  @FORK-019
  Rule: A session of an old version is brought to version 3 when it is copied

    @report:pi#9950
    Scenario: version 1
      Given a file "s.jsonl" with the text:
        """
        {"type":"session","id":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"}
        {"type":"message","timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"user","content":"ping","timestamp":1}}
        {"type":"message","timestamp":"2026-01-01T00:00:02.000Z","message":{"role":"user","content":"pong","timestamp":2}}

        """
      When the subject copies "s.jsonl" for "other" into the directory "sessions"
      Then the file of the fork holds:
        | id    | parent | type | text | with            |
        | new 1 |        | user | ping | {"timestamp":1} |
        | new 2 | new 1  | user | pong | {"timestamp":2} |

    @report:pi#9950 @report:pi#8980
    Scenario: version 2
      Given a file "s.jsonl" with the text:
        """
        {"type":"session","version":2,"id":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/project"}
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"hookMessage","customType":"c","content":"hook","display":true,"timestamp":1}}

        """
      When the subject copies "s.jsonl" for "other" into the directory "sessions"
      Then the fork's file ends with the lines:
        """
        {"type":"message","id":"00000001","parentId":null,"timestamp":"2026-01-01T00:00:01.000Z","message":{"role":"custom","customType":"c","content":"hook","display":true,"timestamp":1}}
        """
