Feature: Arguments are repaired before they are checked

  @TOOL-003
  Rule: Arguments are repaired, then checked, then used

    Scenario: what was repaired is shown, what was to be converted is not
      When the tool "edit" is called with {"path": 5, "edits": "[{\"oldText\": \"one\"}]"}
      Then the tool fails with the text:
        """
        Validation failed for tool "edit":
          - edits.0.newText: missing

        Received arguments:
        {
          "path": 5,
          "edits": [
            {
              "oldText": "one"
            }
          ]
        }
        """

    Scenario: repaired, converted and used
      Given a file "5" that holds "one 1\n"
      When the tool "edit" is called with {"path": 5, "edits": "[{\"oldText\": 1, \"newText\": true}]"}
      Then the tool succeeds with "Successfully replaced 1 block(s) in 5."
      And the file "5" now holds "one true\n"

    Scenario: checked before the file is looked for
      When the tool "edit" is called with {"path": "gone.txt", "edits": [{"oldText": "one"}]}
      Then the tool fails with the text:
        """
        Validation failed for tool "edit":
          - edits.0.newText: missing

        Received arguments:
        {
          "path": "gone.txt",
          "edits": [
            {
              "oldText": "one"
            }
          ]
        }
        """
