Feature: edit checks what it was given

  @EDIT-010
  Rule: A call without edits is an error

    Scenario Outline: no edits
      Given a file "f.txt" that holds "abc\n"
      When the subject edits "<path>" with the edits <edits>
      Then the tool fails with "Edit tool input is invalid. edits must contain at least one replacement."
      And there is no file "gone.txt"

      Examples:
        | case                     | path     | edits |
        | for a file               | f.txt    | []    |
        | for a file that is gone  | gone.txt | []    |
        | as a text                | f.txt    | "[]"  |

  @EDIT-011
  Rule: An empty old text is an error

    Scenario Outline: the only edit
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "" to "x"
      Then the tool fails with "oldText must not be empty in f.txt."
      And the file "f.txt" now holds "<before>"

      Examples:
        | case           | before |
        | a file         | abc\\n |
        | an empty file  |        |

    Scenario: one of several
      Given a file "f.txt" that holds "abc\n"
      When the subject edits "f.txt":
        | old | new |
        | a   | x   |
        |     | y   |
      Then the tool fails with "edits[1].oldText must not be empty in f.txt."
      And the file "f.txt" now holds "abc\n"

  @EDIT-013
  Rule: A file that cannot be opened is named with the system's code

    Scenario Outline: a path without a file
      Given a file "f.txt" that holds "abc\n"
      When the subject edits "<path>", "abc" to "x"
      Then the tool fails with "Could not edit file: <path>. Error code: <code>."
      And there is no file "gone.txt"

      Examples:
        | case         | path       | code    |
        | nothing      | gone.txt   | ENOENT  |
        | no directory | gone/f.txt | ENOENT  |
        | below a file | f.txt/x    | ENOTDIR |

    Scenario: a directory
      Given a directory "place"
      When the subject edits "place", "abc" to "x"
      Then the answer is an error that names EISDIR

    @needs:tool.operations
    Scenario: no permission
      Given a file "f.txt" that holds "abc\n"
      When call "it" begins to edit "f.txt", "abc" to "x" through gates
      And call "it" stands at the gate of its access
      And the gate of call "it" fails with EACCES
      Then call "it" fails with "Could not edit file: f.txt. Error code: EACCES."
      And the operations so far are "it access"

    @needs:non-root @process
    Scenario Outline: a file without a permission
      Given a file "f.txt" with the mode <mode> that holds "abc\n"
      When the subject edits "f.txt", "abc" to "x"
      Then the tool fails with "Could not edit file: f.txt. Error code: EACCES."
      When the mode of "f.txt" is 0600
      Then the file "f.txt" now holds "abc\n"

      Examples:
        | case       | mode |
        | read-only  | 0444 |
        | write-only | 0222 |
        | neither    | 0000 |
