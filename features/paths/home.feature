Feature: The home directory in a path

  @PATH-005
  Rule: A tilde at the start is the home directory

    Background:
      Given files that hold their own names:
        | HOME/h.txt     |
        | HOME/sub/h.txt |
        | ~/h.txt        |

    Scenario Outline: a way home
      When the path "<path>" is read
      Then the file "<file>" was found

      Examples:
        | case          | path           | file           |
        | a file        | ~/h.txt        | HOME/h.txt     |
        | below         | ~/sub/h.txt    | HOME/sub/h.txt |
        | up            | ~/sub/../h.txt | HOME/h.txt     |
        | two slashes   | ~//h.txt       | HOME/h.txt     |
        | behind a dot  | ./~/h.txt      | ~/h.txt        |

    Scenario Outline: home itself
      When the path "<path>" is read
      Then the answer is an error whose text contains "EISDIR"

      Examples:
        | case         | path |
        | a tilde      | ~    |
        | with a slash | ~/   |

    Scenario: a new file
      When the path "~/new/file.txt" is written
      Then the path "HOME/new/file.txt" holds "new"

    Scenario: an edit
      When the path "~/h.txt" is edited, "h.txt" to "edited"
      Then the path "HOME/h.txt" holds "HOME/edited"
      And the path "~/h.txt" is as it was

  @PATH-006
  Rule: Nothing else has a meaning in a path

    Scenario Outline: a name that a shell or a browser would read in another way
      Given files that hold their own names:
        | <path>       |
        | HOME/h.txt   |
        | a b.txt      |
        | a.txt        |
      When the path "<path>" is read
      Then the file "<path>" was found

      Examples:
        | case               | path              |
        | a user's home      | ~nobody/h.txt     |
        | tilde and plus     | ~+/h.txt          |
        | a variable         | $PWD/a.txt        |
        | quotes             | \u0022a b.txt\u0022 |
        | apostrophes        | 'a b.txt'         |
        | a backslash        | a\\ b.txt         |
        | a code             | a%20b.txt         |
        | a scheme, in part  | file:/a.txt       |
        | a space before     | sub/ a.txt        |
        | a star             | *.txt             |
        | braces             | {a,b}.txt         |
        | a line break       | a\u000Ab.txt       |

    Scenario Outline: where it is looked for
      Given files that hold their own names:
        | HOME/h.txt   |
        | a.txt        |
      When the path "<path>" is read
      Then nothing was found at "<place>"

      Examples:
        | case                | path          | place          |
        | a scheme in capitals | FILE:///a.txt | FILE:/a.txt   |
        | a space before      | \u0020a.txt   | \u0020a.txt    |
        | a space behind      | a.txt\u0020   | a.txt\u0020    |
        | another scheme      | http://a.txt  | http:/a.txt    |
        | a tilde in between  | sub/~/h.txt   | sub/~/h.txt    |
