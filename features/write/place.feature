Feature: write keeps what a file is

  @WRITE-004
  Rule: A file stays what it is

    Scenario Outline: the mode
      Given a file "script.sh" with the mode <mode> that holds "old"
      When the subject writes "new" to "script.sh"
      Then the file "script.sh" has the mode <mode>
      And the file "script.sh" now holds "new"

      Examples:
        | case       | mode |
        | executable | 0755 |
        | private    | 0600 |
        | shared     | 0666 |
        | read by no one else | 0640 |

    @needs:symlinks
    Scenario: the mode of a file at the end of a link
      Given a file "real/script.sh" with the mode 0750 that holds "old"
      And a symbolic link "link" to "real/script.sh"
      When the subject writes "new" to "link"
      Then the file "real/script.sh" has the mode 0750
      And the file "real/script.sh" now holds "new"
      And "link" is still a symbolic link to "real/script.sh"

    Scenario: the inode and a hard link
      Given a file "a.txt" that holds "old and longer"
      And a hard link "b.txt" to "a.txt"
      And the inode of "a.txt" is known
      When the subject writes "new" to "a.txt"
      Then the file "a.txt" has kept its inode
      And the file "b.txt" now holds "new"

    @needs:symlinks
    Scenario: a hard link at the end of a link
      Given a file "a.txt" that holds "old and longer"
      And a hard link "b.txt" to "a.txt"
      And a symbolic link "link.txt" to "b.txt"
      And the inode of "b.txt" is known
      When the subject writes "new" to "link.txt"
      Then the file "b.txt" has kept its inode
      And the file "a.txt" now holds "new"

  @WRITE-005 @process
  Rule: A new file has the usual mode

    Scenario Outline: under a umask
      Given the subject has a umask of <umask>
      When the subject writes "text" to "new.txt"
      Then the file "new.txt" has the mode <mode>

      Examples:
        | case       | umask | mode |
        | the usual  | 022   | 0644 |
        | tight      | 027   | 0640 |
        | none       | 000   | 0666 |

  @WRITE-006
  Rule: Symbolic links are followed

    Scenario Outline: a link to a file
      Given a file "real.txt" that holds "old"
      And a symbolic link "link.txt" to "<target>"
      When the subject writes "new" to "link.txt"
      Then the tool succeeds with "Successfully wrote to link.txt"
      And "link.txt" is still a symbolic link to "<target>"
      And the file "<written>" now holds "new"

      Examples:
        | case            | target   | written  |
        | that exists     | real.txt | real.txt |
        | that is missing | new.txt  | new.txt  |

    Scenario Outline: links upon links
      Given a directory "real"
      And a file "real/old.txt" that holds "old"
      And a symbolic link "linked" to "real"
      And a symbolic link "real/second.txt" to "<target>"
      And a symbolic link "first.txt" to "linked/second.txt"
      When the subject writes "new" to "first.txt"
      Then the file "real/<target>" now holds "new"
      And "first.txt" is still a symbolic link to "linked/second.txt"
      And "real/second.txt" is still a symbolic link to "<target>"

      Examples:
        | case            | target  |
        | that exists     | old.txt |
        | that is missing | new.txt |

    Scenario: a linked directory
      Given a directory "real"
      And a symbolic link "linked" to "real"
      When the subject writes "new" to "linked/new.txt"
      Then the file "real/new.txt" now holds "new"
      And "linked" is still a symbolic link to "real"

    Scenario: a link into a directory that is missing
      Given a symbolic link "link.txt" to "gone/new.txt"
      When the subject writes "new" to "link.txt"
      Then the answer is an error that names ENOENT and "link.txt"
      And there is no file "gone"
      And "link.txt" is still a symbolic link to "gone/new.txt"
