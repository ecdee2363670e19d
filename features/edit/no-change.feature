Feature: edit refuses to change nothing

  @EDIT-009 @report:pi#9697
  Rule: Edits that change nothing are an error

    Scenario: the only edit
      Given a file "f.txt" that holds "abc\n"
      When the subject edits "f.txt", "b" to "b"
      Then the tool fails with "No changes made to f.txt. The replacement produced identical content. This might indicate an issue with special characters or the text not existing as expected."

    Scenario: several edits
      Given a file "f.txt" that holds "abc\n"
      When the subject edits "f.txt":
        | old | new |
        | b   | b   |
        | a   | a   |
      Then the tool fails with "No changes made to f.txt. The replacements produced identical content."

    Scenario: one edit without effect among others
      Given a file "f.txt" that holds "abc\n"
      When the subject edits "f.txt":
        | old | new |
        | b   | b   |
        | a   | A   |
      Then the tool succeeds with "Successfully replaced 2 block(s) in f.txt."
      And the file "f.txt" now holds "Abc\n"
