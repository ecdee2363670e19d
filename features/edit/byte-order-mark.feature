Feature: edit and the byte order mark

  @EDIT-018
  Rule: A byte order mark is kept and not seen

    Scenario Outline: a file that begins with a mark
      Given a file "f.txt" that holds "\ufeffabc\ndef\n"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "<after>"

      Examples:
        | case              | old      | new | after                 |
        | the first line    | abc      | x   | \\ufeffx\\ndef\\n     |
        | a later line      | def      | x   | \\ufeffabc\\nx\\n     |
        | to nothing        | abc\\n   |     | \\ufeffdef\\n         |

    Scenario: a file without a mark gets what the call says
      Given a file "f.txt" that holds "abc\n"
      When the subject edits "f.txt", "abc" to "\ufeffx"
      Then the file "f.txt" now holds "\ufeffx\n"

  @EDIT-019
  Rule: A byte order mark in the call is not part of the text

    Scenario Outline: a mark in the call
      Given a file "f.txt" that holds "\ufeffabc\n"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the file "f.txt" now holds "\ufeffx\n"

      Examples:
        | case            | old         | new       |
        | in the old text | \\ufeffabc  | x         |
        | in the new text | abc         | \\ufeffx  |
        | in both         | \\ufeffabc  | \\ufeffx  |
