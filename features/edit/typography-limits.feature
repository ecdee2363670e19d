Feature: edit folds no more than it must

  @EDIT-030
  Rule: The new text keeps its typography

    Scenario Outline: a text that is found folded
      Given a file "f.txt" that holds "‘a’\n"
      When the subject edits "f.txt", "'a'" to "<new>"
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "<new>\n"

      Examples:
        | case              | new          |
        | curly and blanks  | “a” —\\u00a0 |
        | straightened      | 'a'          |

    Scenario: what stands there already
      Given a file "f.txt" that holds "‘a’\n"
      When the subject edits "f.txt", "'a'" to "‘a’"
      Then the tool fails with "No changes made to f.txt. The replacement produced identical content. This might indicate an issue with special characters or the text not existing as expected."

  @EDIT-031
  Rule: Signs of another meaning are not found

    Scenario Outline: a sign that is compatible
      Given a file "f.txt" that holds "a <sign>\n"
      When the subject edits "f.txt", "<plain>" to "x"
      Then the tool fails with "Could not find the exact text in f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "a <sign>\n"

      Examples:
        | case             | sign | plain |
        | superscript      | m²   | m2    |
        | subscript        | H₂O  | H2O   |
        | fullwidth digit  | １   | 1     |
        | fullwidth letter | ｋ   | k     |
        | fullwidth dash   | －b  | -b    |
        | ligature         | ﬁ    | fi    |
        | ellipsis         | …    | ...   |
        | fraction         | ½    | 1⁄2   |

  @EDIT-032
  Rule: Only what was found is replaced

    Scenario Outline: around a text that is found folded
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "'a'" to "b"
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "<after>"

      Examples:
        | case                     | before                | after               |
        | quotes in the same line  | “q” ‘a’ — c\\n        | “q” b — c\\n        |
        | blanks that end the line | ‘a’ \\t\\n            | b \\t\\n            |
        | a ligature               | ﬁ ‘a’ ﬁ\\n            | ﬁ b ﬁ\\n            |
        | a last line of blanks    | ‘a’\\nc\\n\\u0020     | b\\nc\\n\\u0020     |

    Scenario: around another edit that is found exactly
      Given a file "f.txt" that holds "‘a’ ‘z’\nexact “q” — \n"
      When the subject edits "f.txt":
        | old   | new |
        | 'a'   | A   |
        | exact | E   |
      Then the tool succeeds with "Successfully replaced 2 block(s) in f.txt."
      And the file "f.txt" now holds "A ‘z’\nE “q” — \n"

  @EDIT-033
  Rule: What occurs exactly is counted exactly

    Scenario Outline: once exactly, and more often folded
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "x"
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "<after>"

      Examples:
        | case               | before                | old          | after                |
        | a quote            | it's\\nit’s\\n        | it's         | x\\nit’s\\n          |
        | a curly quote      | it's\\nit’s\\n        | it’s         | it's\\nx\\n          |
        | a blank at the end | key \\nkeys\\n        | key\\u0020   | x\\nkeys\\n          |
        | blanks and the end | x \\ny\\nx\\n         | x \\n        | xy\\nx\\n            |

    Scenario: twice exactly, and never folded
      Given a file "f.txt" that holds "e\u0301 e\u0301\n"
      When the subject edits "f.txt", "e" to "x"
      Then the tool fails with "Found 2 occurrences of the text in f.txt. The text must be unique. Please provide more context to make it unique."
      And the file "f.txt" now holds "e\u0301 e\u0301\n"

  @EDIT-034
  Rule: A blank is a text as any other

    Scenario Outline: a blank that stands there once
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "_"
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "<after>"

      Examples:
        | case             | before            | old      | after             |
        | a space          | hello world\\n    | \\u0020  | hello_world\\n    |
        | a tab            | if x:\\n\\ty()\\n | \\t      | if x:\\n_y()\\n   |
        | several          | a    b c\\n       | \\u0020\\u0020\\u0020\\u0020 | a_b c\\n |

    Scenario Outline: a blank that does not stand there
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "_"
      Then the tool fails with "Could not find the exact text in f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "<before>"

      Examples:
        | case             | before | old           |
        | a short file     | a      | \\u0020       |
        | an empty file    |        | \\u0020       |
        | a longer file    | abc\\n | \\t\\u0020    |

  @EDIT-039
  Rule: Another encoding of the same character does not hide a match

    Scenario Outline: composed and decomposed
      Given a file "f.txt" that holds "<before>\n"
      When the subject edits "f.txt", "<old>" to "x"
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "<after>\n"

      Examples:
        | case                   | before                    | old                  | after            |
        | decomposed in the file | l e\\u0301te\\u0301 la       | \\u00e9t\\u00e9      | l x la           |
        | decomposed in the call | \\u00e9t\\u00e9           | e\\u0301te\\u0301    | x                |
        | two accents            | a\\u0323\\u0302b          | \\u1eadb             | x                |
        | a syllable             | \\u1112\\u1161\\u11ab     | \\ud55c              | x                |
        | a sign of its own      | 5 \\u212b                 | 5 \\u00c5            | x                |

    Scenario: a letter without its accent
      Given a file "f.txt" that holds "‘e\u0301’\n"
      When the subject edits "f.txt", "'e" to "x"
      Then the tool fails with "Could not find the exact text in f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "‘e\u0301’\n"
