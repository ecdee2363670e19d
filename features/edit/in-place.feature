Feature: edit keeps what a file is

  @EDIT-023
  Rule: An existing file is edited in place

    Scenario: the mode
      Given a file "script.sh" with the mode 0755 that holds "echo old\n"
      When the subject edits "script.sh", "old" to "new"
      Then the file "script.sh" has the mode 0755
      And the file "script.sh" now holds "echo new\n"

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

  @EDIT-024 @report:pi#3554
  Rule: Typography in one line does not change the others

    Scenario: curly quotes in the line that is found, and in another
      Given a file "f.txt" that holds "one   \n“x” — y\nval = ‘1’\n"
      When the subject edits "f.txt", "val = '1'" to "val = 2"
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "one   \n“x” — y\nval = 2\n"

    Scenario: a ligature before the place
      Given a file "f.txt" that holds "ﬁrst   \nval = ‘1’\n"
      When the subject edits "f.txt", "val = '1'" to "val = 2"
      Then the file "f.txt" now holds "ﬁrst   \nval = 2\n"

  @EDIT-025
  Rule: Aborted before the write, the file is left alone

    Scenario Outline: aborted at an operation before
      Given a file "f.txt" that holds "old\n"
      When call "it" begins to edit "f.txt", "old" to "new" through gates
      And call "it" stands at the gate of its <operation>
      And call "it" is aborted
      And the gate of call "it" opens
      Then the operations so far are "<operations>"
      And call "it" fails with "Operation aborted"
      And the file "f.txt" now holds "old\n"

      Examples:
        | case        | operation | operations            |
        | permissions | access    | it access             |
        | reading     | readFile  | it access, it readFile |

  @EDIT-026
  Rule: Aborted too late, the answer says that the file was changed

    Scenario: aborted while the file is being written
      Given a file "f.txt" that holds "old\n"
      When call "it" begins to edit "f.txt", "old" to "new" through gates
      And call "it" stands at the gate of its writeFile
      And call "it" is aborted
      And the gate of call "it" opens
      Then call "it" succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "new\n"

    Scenario: aborted while a write is under way that fails
      Given a file "f.txt" that holds "old\n"
      When call "it" begins to edit "f.txt", "old" to "new" through gates
      And call "it" stands at the gate of its writeFile
      And call "it" is aborted
      And the gate of call "it" fails with ENOSPC
      Then call "it" fails with "ENOSPC: the gate refuses"
      And the file "f.txt" now holds "old\n"
