Feature: A grep of another place

  @GREP-033
  Rule: With operations, nothing of the local disk is searched

    Background:
      Given files to search:
        | file    | text     |
        | far/own | x here\n |
        | own     | y        |

    Scenario: another place answers
      When supplied operations serve "grep" with {"pattern":"x","path":"far","limit":2}:
        | operation | path | answer                                                                                                                               |
        | stat      | far  | {"directory":true}                                                                                                                   |
        | grep      | far  | {"lines":[{"file":"b","line":3,"text":"x there","match":true},{"file":"a/c","line":1,"text":"x","match":true}]} |
      Then grep shows "a/c:1: x\nb:3: x there"

    Scenario: another place has more
      When supplied operations serve "grep" with {"pattern":"x","path":"far","limit":1,"context":1}:
        | operation | path | answer                                                                                                                               |
        | stat      | far  | {"directory":true}                                                                                                                   |
        | grep      | far  | {"lines":[{"file":"b","line":1,"text":"x","match":true},{"file":"a","line":1,"text":"x","match":true},{"file":"a","line":2,"text":"y","match":false}]} |
      Then grep shows "a:1: x\na-2- y\n\n[1 matches limit reached. Use limit=2 for more, or refine pattern]"

    Scenario: nothing is there
      When supplied operations serve "grep" with {"pattern":"x","path":"far"}:
        | operation | path | answer |
        | stat      | far  | ENOENT |
      Then grep says that nothing is at "far"

    Scenario: another place refuses
      When supplied operations serve "grep" with {"pattern":"(","path":"far"}:
        | operation | path | answer             |
        | stat      | far  | {"directory":true} |
        | grep      | far  | EINVAL             |
      Then the answer is an error that names EINVAL

  @GREP-034
  Rule: An abort does not wait for an operation

    Scenario: nobody answers
      When a call of "grep" with {"pattern":"x"} is cancelled while no operation answers
      Then the answer is an error with the text "Operation aborted"

    Scenario: somebody answers
      When supplied operations serve "grep" with {"pattern":"x"}:
        | operation | path | answer                                                            |
        | stat      | .    | {"directory":true}                                                |
        | grep      | .    | {"lines":[{"file":"b","line":3,"text":"x","match":true}]}         |
      Then grep shows "b:3: x"
