Feature: Listing over supplied operations

  @LS-012
  Rule: Supplied operations take the place of the disk

    Scenario: a directory that only the operations know
      When supplied operations serve "ls" with {"path":"d"}:
        | operation | path   | answer                |
        | exists    | d      | {"exists":true}       |
        | stat      | d      | {"directory":true}    |
        | readdir   | d      | {"names":["b","a"]}   |
        | stat      | d/a    | {"directory":true}    |
        | stat      | d/b    | {"directory":false}   |
      Then the listing is "a/ b"
      And the operation "readdir" was asked with {"path":"<workspace>/d"}

    Scenario: what the disk holds is not listed
      Given empty files and directories "d/on-disk"
      When supplied operations serve "ls" with {"path":"d"}:
        | operation | path   | answer             |
        | exists    | d      | {"exists":true}    |
        | stat      | d      | {"directory":true} |
        | readdir   | d      | {"names":[]}       |
      Then the listed text is "(empty directory)"

    Scenario: a directory that does not exist
      Given empty files and directories "d/on-disk"
      When supplied operations serve "ls" with {"path":"d"}:
        | operation | path   | answer             |
        | exists    | d      | {"exists":false}   |
      Then the listing fails with "Path not found:" and the path "d"

    Scenario: something else than a directory
      When supplied operations serve "ls" with {"path":"d"}:
        | operation | path   | answer              |
        | exists    | d      | {"exists":true}     |
        | stat      | d      | {"directory":false} |
      Then the listing fails with "Not a directory:" and the path "d"

    Scenario: names that cannot be read
      When supplied operations serve "ls" with {"path":"d"}:
        | operation | path   | answer             |
        | exists    | d      | {"exists":true}    |
        | stat      | d      | {"directory":true} |
        | readdir   | d      | EIO                |
      Then the listing fails and names "Cannot read directory: EIO: refused, '<workspace>/d'"

    Scenario: a limit
      When supplied operations serve "ls" with {"path":"d","limit":1}:
        | operation | path   | answer              |
        | exists    | d      | {"exists":true}     |
        | stat      | d      | {"directory":true}  |
        | readdir   | d      | {"names":["b","a"]} |
        | stat      | d/a    | {"directory":false} |
      Then the listing is "a" and the notice "[1 entries limit reached. Use limit=2 for more]"

  @LS-013
  Rule: An abort is answered at once

    Scenario: operations that do not answer
      When a call of "ls" with {"path":"d"} is cancelled while no operation answers
      Then the answer is an error with the text "Operation aborted"

    Scenario: an answer without an abort
      Given empty files and directories "d/a"
      When the tool "ls" is called with {"path":"d"}
      Then the listing is "a"
