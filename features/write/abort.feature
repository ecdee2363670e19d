Feature: write is aborted

  @WRITE-010
  Rule: Aborted before the write, the file is left alone

    Scenario: aborted while the directory is being made
      When call "it" begins to write "new" to "a/notes.txt" through gates
      And call "it" stands at the gate of its mkdir
      And call "it" is aborted
      And the gate of call "it" opens
      Then the operations so far are "it mkdir"
      And call "it" fails with "Operation aborted"
      And there is no file "a/notes.txt"

  @WRITE-011
  Rule: Aborted too late, the answer says that the file was written

    Scenario: aborted while the file is being written
      When call "it" begins to write "new" to "notes.txt" through gates
      And call "it" stands at the gate of its writeFile
      And call "it" is aborted
      And the gate of call "it" opens
      Then call "it" succeeds with "Successfully wrote to notes.txt"
      And the file "notes.txt" now holds "new"

    Scenario: aborted while a write is under way that fails
      When call "it" begins to write "new" to "notes.txt" through gates
      And call "it" stands at the gate of its writeFile
      And call "it" is aborted
      And the gate of call "it" fails with ENOSPC
      Then call "it" fails with "ENOSPC: the gate refuses"
      And there is no file "notes.txt"
