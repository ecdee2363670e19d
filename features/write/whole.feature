Feature: write leaves no half a file

  @WRITE-012 @process
  Rule: A failed write leaves the old content

    Scenario Outline: a content that does not fit over an old one
      Given a file "place/f" with the mode 0640 that holds "old"
      And a directory "links"
      And a symbolic link "links/link" to "../place/f"
      And a subject that may write files of 4096 bytes at most
      When the subject writes the text of 8000 letters to "<path>"
      Then the answer is an error that names EFBIG
      And the file "place/f" now holds "old"
      And the file "place/f" has the mode 0640
      And the directory "place" contains only "f"
      And the directory "links" contains only "link"

      Examples:
        | case          | path       |
        | a file        | place/f    |
        | through links | links/link |

    Scenario: a content that does not fit into a new file
      Given a directory "place"
      And a subject that may write files of 4096 bytes at most
      When the subject writes the text of 8000 letters to "place/f"
      Then the answer is an error that names EFBIG
      And the directory "place" contains only ""
      When the subject writes the text of 4000 letters to "place/f"
      Then the file "place/f" now holds 4000 letters
      And the directory "place" contains only "f"

  @WRITE-013
  Rule: What can only be written in place is written in place

    @needs:non-root @process
    Scenario Outline: a directory in which no file may be made
      Given a file "closed/f" with the mode 0666 that holds "old and longer"
      And the mode of "closed" is 0555
      And the inode of "closed/f" is known
      When the subject writes "<content>" to "closed/f"
      Then the tool succeeds with "Successfully wrote to closed/f"
      And the file "closed/f" now holds "<content>"
      And the file "closed/f" has kept its inode
      And the directory "closed" contains only "f"

      Examples:
        | case      | content |
        | some text | new     |
        | nothing   |         |

    @needs:non-root @process
    Scenario: a file of another user
      Given a directory "place"
      When the subject writes "mine" to "place/mine"
      And a file "place/theirs" with the mode 0666 that holds "old" comes from another user
      And the subject writes "new" to "place/theirs"
      Then the tool succeeds with "Successfully wrote to place/theirs"
      And the file "place/theirs" now holds "new"
      And the file "place/theirs" has kept its inode
      And the directory "place" contains only "mine, theirs"

    @needs:procfs @needs:non-root @needs:symlinks @process
    Scenario Outline: a device
      Given a symbolic link "device" to "<device>"
      When the subject writes "text" to "device"
      Then the tool <answer>
      And "device" is still a symbolic link to "<device>"
      And the directory "." contains only "device"

      Examples:
        | case           | device    | answer                                                     |
        | takes anything | /dev/null | succeeds with "Successfully wrote to device"               |
        | is always full | /dev/full | fails with "ENOSPC: no space left on device, write"        |
