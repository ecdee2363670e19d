Feature: What ends a line, and what cannot be read

  @READ-004
  Rule: Only a line feed ends a line

    Scenario Outline: another separator
      Given a file "log.txt" made of:
        | text                  |
        | a<separator>b\nsecond |
      When the subject reads "log.txt" with limit 1
      Then the answered text is made of:
        | text                                                                    |
        | a<separator>b\n\n[1 more lines in file. Use offset=2 to continue.] |

      Examples:
        | case                | separator |
        | carriage return     | \r        |
        | vertical tab        | \u000B    |
        | form feed           | \f        |
        | next line           | \u0085    |
        | line separator      | \u2028    |
        | paragraph separator | \u2029    |

    Scenario: a carriage return before a line feed
      Given a file "log.txt" made of:
        | text           |
        | a\r\nb\r\nc    |
      When the subject reads "log.txt" with offset 1 and limit 2
      Then the answered text is made of:
        | text                                                              |
        | a\r\nb\r\n\n[1 more lines in file. Use offset=3 to continue.] |

  @READ-005
  Rule: What cannot be read is an error that says why

    Scenario: nothing is there
      When the subject reads "missing.txt"
      Then the answer is an error that names ENOENT and "missing.txt"

    Scenario: a path below a file
      Given an empty file "file"
      When the subject reads "file/below.txt"
      Then the answer is an error that names ENOTDIR and "file/below.txt"

    Scenario: a name that is too long
      When the subject reads a path of 300 letters
      Then the answer is an error whose text contains "ENAMETOOLONG"

    Scenario: a directory
      Given a directory "folder"
      When the subject reads "folder"
      Then the answer is an error whose text contains "EISDIR"

    Scenario: a file that is there
      Given a file "there.txt" made of:
        | text |
        | yes  |
      When the subject reads "there.txt"
      Then the answer is no error
      And the answered text is "yes"

  @READ-006
  Rule: A named pipe or socket is refused

    Scenario: a named pipe that nobody writes to
      Given a named pipe "pipe"
      When the subject reads "pipe" within 2000 milliseconds
      Then the answer is an error

    Scenario: a socket
      Given a socket "socket"
      When the subject reads "socket" within 2000 milliseconds
      Then the answer is an error

    Scenario: a file is not refused
      Given a file "file" made of:
        | text |
        | yes  |
      When the subject reads "file" within 2000 milliseconds
      Then the answered text is "yes"
