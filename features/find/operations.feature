Feature: Searching over supplied operations

  @FIND-021
  Rule: Supplied operations search in the place of the disk

    Scenario: what glob tells
      When supplied operations serve "find" with {"pattern":"./*.ts","path":"d","limit":5}:
        | operation | path | answer                              |
        | exists    | d    | {"exists":true}                     |
        | glob      | d    | {"paths":["z/b.ts","a.ts","dir/"]}  |
      Then the listing is "z/b.ts a.ts dir/"
      And the operation "glob" was asked with {"pattern":"./*.ts","cwd":"<workspace>/d","ignore":["**/node_modules/**","**/.git/**"],"limit":6}

    Scenario: absolute paths
      Given the operation glob tells the absolute paths "d/a.ts d/s/"
      When supplied operations serve "find" with {"pattern":"*","path":"d"}:
        | operation | path | answer          |
        | exists    | d    | {"exists":true} |
      Then the listing is "a.ts s/"

    Scenario: what the disk holds is not found
      Given empty files and directories "d/on-disk"
      When supplied operations serve "find" with {"pattern":"*","path":"d"}:
        | operation | path | answer          |
        | exists    | d    | {"exists":true} |
        | glob      | d    | {"paths":[]}    |
      Then the listed text is "No files found matching pattern"

    Scenario: a directory that does not exist
      When supplied operations serve "find" with {"pattern":"*","path":"d"}:
        | operation | path | answer           |
        | exists    | d    | {"exists":false} |
      Then the listing fails with "Path not found:" and the path "d"

    Scenario: more than the limit
      When supplied operations serve "find" with {"pattern":"*","path":"d","limit":1}:
        | operation | path | answer                |
        | exists    | d    | {"exists":true}       |
        | glob      | d    | {"paths":["a","b"]}   |
      Then the listing is "a" and the notice "[1 results limit reached]"
      And the details of the listing are {"resultLimitReached":1}

    Scenario: as many as the limit
      When supplied operations serve "find" with {"pattern":"*","path":"d","limit":2}:
        | operation | path | answer                |
        | exists    | d    | {"exists":true}       |
        | glob      | d    | {"paths":["a","b"]}   |
      Then the listing is "a b"

  @FIND-022
  Rule: An abort of a search is answered at once

    Scenario: operations that do not answer
      When a call of "find" with {"pattern":"*"} is cancelled while no operation answers
      Then the answer is an error with the text "Operation aborted"

    Scenario: an answer without an abort
      Given empty files and directories "a"
      When the tool "find" is called with {"pattern":"*"}
      Then the listing is "a"
