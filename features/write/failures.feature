Feature: write says why it failed

  @WRITE-007
  Rule: What is no file is not written

    Scenario Outline: a path that is no file
      Given a directory "place"
      And a file "place/f" that holds "old"
      And a directory "place/d"
      When the subject writes "new" to "<path>"
      Then the answer is an error that names <code> and "<named>"
      And the directory "place" contains only "d, f"
      And the file "place/f" now holds "old"

      Examples:
        | case                 | path          | code    | named     |
        | a directory          | place/d       | EISDIR  | place/d   |
        | the workspace        | .             | EISDIR  |           |
        | an empty path        |               | EISDIR  |           |
        | below a file         | place/f/x     | EEXIST  | place/f   |
        | further below a file | place/f/x/y   | ENOTDIR | place/f/x |

    @needs:symlinks
    Scenario Outline: a link that leads to no file
      Given a directory "place"
      And a symbolic link "place/link" to "<target>"
      When the subject writes "new" to "<path>"
      Then the answer is an error that names <code> and "place/link"
      And the directory "place" contains only "link"
      And "place/link" is still a symbolic link to "<target>"

      Examples:
        | case                    | target | path         | code   |
        | a circle                | link   | place/link   | ELOOP  |
        | below a dangling link   | gone   | place/link/x | ENOENT |

    Scenario: a name that is too long
      Given a directory "place"
      When the subject writes "new" to a path of 300 letters
      Then the answer is an error that names ENAMETOOLONG and "nnnnnnnn"
      And the directory "." contains only "place"

    Scenario Outline: a path with a NUL
      Given a directory "place"
      And a file "place/f" that holds "old"
      When the subject writes "new" to <path>
      Then the answer is an error whose text contains "null bytes"
      And the directory "place" contains only "f"
      And the file "place/f" now holds "old"

      Examples:
        | case         | path                 |
        | behind it    | "place/f\\u0000"     |
        | within it    | "place/f\\u0000/x"   |
        | in the name  | "place/\\u0000f"     |

    @needs:non-root @process
    Scenario Outline: a permission is missing
      Given a directory "place"
      And a file "place/f" with the mode 0444 that holds "old"
      And a file "place/d/g" that holds "old"
      And the mode of "place/d" is <mode>
      When the subject writes "new" to "<path>"
      Then the answer is an error that names EACCES and "<named>"
      When the mode of "place/d" is 0755
      Then the directory "place/d" contains only "g"
      And the file "place/d/g" now holds "old"
      And the file "place/f" now holds "old"

      Examples:
        | case                      | mode | path         | named       |
        | to write the file         | 0755 | place/f      | place/f     |
        | to make a file            | 0555 | place/d/x    | place/d/x   |
        | to make a directory       | 0555 | place/d/x/y  | place/d/x   |
        | to enter the directory    | 0666 | place/d/g    | place/d/g   |

  @WRITE-008
  Rule: A path that ends with a slash is refused

    Scenario Outline: a path with a slash at its end
      Given a directory "place"
      And a file "place/f" that holds "old"
      When the subject writes "new" to "place/<path>"
      Then the answer is an error
      And the directory "place" contains only "f"
      And the file "place/f" now holds "old"
      When the subject writes "new" to "place/f"
      Then the file "place/f" now holds "new"

      Examples:
        | case             | path   |
        | nothing there    | new/   |
        | a file           | f/     |
        | missing parents  | a/b/   |

  @WRITE-009
  Rule: A failure of the disk is the answer

    Scenario Outline: an operation fails
      When call "it" begins to write "new" to "a/notes.txt" through gates
      And call "it" stands at the gate of its <operation>
      And the gate of call "it" fails with <code>
      Then call "it" fails with "<code>: the gate refuses"
      And the operations so far are "<operations>"

      Examples:
        | case           | operation | code   | operations             |
        | no permission  | mkdir     | EACCES | it mkdir               |
        | a full disk    | writeFile | ENOSPC | it mkdir, it writeFile |
