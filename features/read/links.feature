Feature: Links and permissions

  @READ-011
  Rule: Links lead to what they name

    Scenario Outline: a link
      Given a file "folder/file.txt" that holds "text\n"
      And a symbolic link "one" to "<one>"
      And a symbolic link "two" to "<two>"
      When the subject reads "<path>"
      Then the answer is no error
      And the answered text is "text\n"

      Examples:
        | case              | one             | two      | path         |
        | to a file         | folder/file.txt | nowhere  | one          |
        | to a link         | folder/file.txt | one      | two          |
        | to a directory    | folder          | nowhere  | one/file.txt |
        | to itself from a directory | folder | one      | two/file.txt |

    Scenario: a link to nowhere
      Given a symbolic link "link" to "nowhere"
      When the subject reads "link"
      Then the answer is an error that names ENOENT and "link"

    Scenario: links in a circle
      Given a symbolic link "one" to "two"
      And a symbolic link "two" to "one"
      When the subject reads "one"
      Then the answer is an error that names ELOOP and "one"

    Scenario: a link to a directory
      Given a directory "folder"
      And a symbolic link "link" to "folder"
      When the subject reads "link"
      Then the answer is an error whose text contains "EISDIR"

  @READ-012
  Rule: What may not be read is an error

    @process
    Scenario Outline: a file that the user may not read
      Given a file "file.txt" with the mode <mode> that holds "text"
      When the subject reads "file.txt"
      Then the answer is an error that names EACCES and "file.txt"

      Examples:
        | case          | mode |
        | only written  | 0200 |

    @process
    Scenario: a directory that the user may not enter
      Given a file "folder/file.txt" that holds "text"
      And the directory "folder" has the mode 0600 from now on
      When the subject reads "folder/file.txt"
      Then the answer is an error that names EACCES and "folder/file.txt"

    @process
    Scenario: a file that the user may only read
      Given a file "file.txt" with the mode 0400 that holds "text"
      When the subject reads "file.txt"
      Then the answer is no error
      And the answered text is "text"
