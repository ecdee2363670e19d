Feature: edit finds a text by another typography

  @EDIT-024 @report:pi#3554 @report:pi#5898
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
