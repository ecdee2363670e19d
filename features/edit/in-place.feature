Feature: edit keeps what a file is

  @EDIT-023
  Rule: A file stays what it is

    Scenario: the mode
      Given a file "script.sh" with the mode 0755 that holds "echo old\n"
      When the subject edits "script.sh", "old" to "new"
      Then the file "script.sh" has the mode 0755
      And the file "script.sh" now holds "echo new\n"

    Scenario Outline: other modes
      Given a file "f.txt" with the mode <mode> that holds "old\n"
      When the subject edits "f.txt", "old" to "new"
      Then the file "f.txt" has the mode <mode>
      And the file "f.txt" now holds "new\n"

      Examples:
        | case         | mode |
        | private      | 0600 |
        | for everyone | 0666 |

    Scenario: the inode and a hard link
      Given a file "a.txt" that holds "a longer text\n"
      And a hard link "b.txt" to "a.txt"
      And the inode of "a.txt" is known
      When the subject edits "a.txt", "a longer" to "no"
      Then the file "a.txt" has kept its inode
      And the file "b.txt" now holds "no text\n"

    @needs:symlinks
    Scenario: a symbolic link
      Given a file "real/f.txt" that holds "old\n"
      And a symbolic link "link.txt" to "real/f.txt"
      When the subject edits "link.txt", "old" to "new"
      Then the tool succeeds with "Successfully replaced 1 block(s) in link.txt."
      And "link.txt" is still a symbolic link to "real/f.txt"
      And the file "real/f.txt" now holds "new\n"
