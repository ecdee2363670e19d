Feature: Which directory is listed

  @LS-004
  Rule: An empty directory is said to be empty

    Scenario Outline: an empty directory
      Given a directory "d"
      When the tool "ls" is called with <arguments>
      Then the listed text is "(empty directory)"
      And the answer has no details

      Examples:
        | case            | arguments              |
        | alone           | {"path":"d"}           |
        | with a limit    | {"path":"d","limit":1} |

    Scenario: a directory with a hidden file is not empty
      Given empty files and directories "d/.keep"
      When the tool "ls" is called with {"path":"d"}
      Then the listing is ".keep"

  @LS-005
  Rule: Without a path the working directory is listed

    Scenario Outline: no path
      Given empty files and directories "d/x f"
      When the tool "ls" is called with <arguments>
      Then the listing is "<listing>"

      Examples:
        | case             | arguments       | listing |
        | missing          | {}              | d/ f    |
        | empty            | {"path":""}     | d/ f    |
        | a dot            | {"path":"."}    | d/ f    |
        | null             | {"path":null}   | d/ f    |
        | another one      | {"path":"d"}    | x       |
        | a slash after it | {"path":"d/"}   | x       |
        | back again       | {"path":"d/.."} | d/ f    |

  @LS-006
  Rule: What cannot be listed is an error that says why

    Scenario Outline: no such directory
      Given empty files and directories "f d/x"
      When the tool "ls" is called with {"path":"<path>"}
      Then the listing fails with "<start>" and the path "<path>"

      Examples:
        | case           | path | start             |
        | missing        | gone | Path not found:  |
        | a file         | f    | Not a directory:  |
        | below a file   | f/x  | Path not found:  |

    @needs:symlinks
    Scenario: a link that leads nowhere
      Given a symbolic link "link" to "gone"
      When the tool "ls" is called with {"path":"link"}
      Then the listing fails with "Path not found:" and the path "link"

    @needs:symlinks
    Scenario: a link to a file
      Given empty files and directories "f"
      And a symbolic link "link" to "f"
      When the tool "ls" is called with {"path":"link"}
      Then the listing fails with "Not a directory:" and the path "link"

    @needs:non-root
    Scenario: a directory that may not be read
      Given empty files and directories "d/x"
      And the mode of "d" is 000
      When the tool "ls" is called with {"path":"d"}
      Then the listing fails and names "Cannot read directory: EACCES"
      And the listing fails and names "<workspace>/d"
