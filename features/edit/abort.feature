Feature: edit is aborted

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
