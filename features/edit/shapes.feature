Feature: Lists of edits as models send them

  @EDIT-020 @report:pi#7835 @report:pi#2786 @report:pi#3370
  Rule: Lists of edits in other shapes are understood

    Scenario Outline: one edit in another shape
      Given a file "f.txt" that holds "one\n"
      When the tool "edit" is called with {"path": "f.txt", <edits>}
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "two\n"

      Examples:
        | case                  | edits                                                              |
        | a list                | "edits": [{"oldText": "one", "newText": "two"}]                    |
        | a JSON text of a list | "edits": "[{\\"oldText\\": \\"one\\", \\"newText\\": \\"two\\"}]"  |
        | a JSON text of one    | "edits": "{\\"oldText\\": \\"one\\", \\"newText\\": \\"two\\"}"    |
        | one without a list    | "edits": {"oldText": "one", "newText": "two"}                      |
        | beside the path       | "oldText": "one", "newText": "two"                                 |

    Scenario Outline: an edit beside the list becomes the last one
      Given a file "f.txt" that holds "one two\n"
      When the tool "edit" is called with {"path": "f.txt", "oldText": "<old>", "newText": "2", "edits": <edits>}
      Then the tool <answer>
      And the file "f.txt" now holds "<after>"

      Examples:
        | case              | old  | edits                                                         | after       | answer                                                     |
        | beside a list     | two  | [{"oldText": "one", "newText": "1"}]                          | 1 2\\n      | succeeds with "Successfully replaced 2 block(s) in f.txt." |
        | an empty list     | two  | []                                                            | one 2\\n    | succeeds with "Successfully replaced 1 block(s) in f.txt." |
        | beside a text     | two  | "[{\\"oldText\\": \\"one\\", \\"newText\\": \\"1\\"}]"        | 1 2\\n      | succeeds with "Successfully replaced 2 block(s) in f.txt." |
        | its number        | gone | [{"oldText": "one", "newText": "1"}]                          | one two\\n  | fails with "Could not find edits[1] in f.txt. The oldText must match exactly including all whitespace and newlines." |

  @EDIT-021 @report:pi#8962 @report:pi#8521
  Rule: Edits in no known shape are refused

    Scenario Outline: a shape that is not understood
      Given a file "f.txt" that holds "one two\n"
      When the tool "edit" is called with {"path": "f.txt", <edits>}
      Then the arguments are refused because of "<problems>"
      And the file "f.txt" now holds "one two\n"

      Examples:
        | case                       | edits                                                                                                       | problems                                          |
        | a JSON text in a JSON text | "edits": "\\"[{\\\\\\"oldText\\\\\\": \\\\\\"one\\\\\\", \\\\\\"newText\\\\\\": \\\\\\"1\\\\\\"}]\\""       | edits.0: expected object, got string              |
        | a list of JSON texts       | "edits": ["{\\"oldText\\": \\"one\\", \\"newText\\": \\"1\\"}"]                                             | edits.0: expected object, got string              |
        | a raw line feed in it      | "edits": "[{\\"oldText\\": \\"one\\", \\"newText\\": \\"1\\u000a2\\"}]"                                     | edits.0: expected object, got string              |
        | other names                | "edits": [{"old_text": "one", "new_text": "1"}]                                                             | edits.0.oldText: missing; edits.0.newText: missing |
        | numbers as keys            | "edits": {"0": {"oldText": "one", "newText": "1"}}                                                          | edits.0.oldText: missing; edits.0.newText: missing |
        | no new text                | "edits": [{"oldText": "one"}]                                                                               | edits.0.newText: missing                          |
        | no new text beside         | "oldText": "one"                                                                                            | edits: missing                                    |

  @EDIT-022
  Rule: A damaged list of edits is not dropped

    Scenario Outline: a list that is no JSON beside a whole edit
      Given a file "f.txt" that holds "one two\n"
      When the tool "edit" is called with {"path": "f.txt", "oldText": "two", "newText": "2", "edits": <edits>}
      Then the answer is an error
      And the file "f.txt" now holds "one two\n"
      When the tool "edit" is called with {"path": "f.txt", "oldText": "two", "newText": "2"}
      Then the file "f.txt" now holds "one 2\n"

      Examples:
        | case           | edits                                             |
        | cut off        | "[{\\"oldText\\": \\"one\\", \\"newText\\": \\"" |
        | no JSON at all | "one, 1"                                          |
