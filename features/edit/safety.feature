Feature: edit damages nothing

  @EDIT-036
  Rule: Half of a character is not found

    Scenario Outline: half of a pair
      Given a file "f.txt" that holds "a😀b\n"
      When the subject edits "f.txt", "<old>" to "x"
      Then the tool fails with "Could not find the exact text in f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "a😀b\n"

      Examples:
        | case            | old       |
        | the first half  | \\ud83d   |
        | the second half | \\ude00   |
        | with a letter   | a\\ud83d  |

    Scenario: the whole pair
      Given a file "f.txt" that holds "a😀b\n"
      When the subject edits "f.txt", "\ud83d\ude00" to "x"
      Then the file "f.txt" now holds "axb\n"

  @EDIT-037
  Rule: Bytes that are no UTF-8 are not damaged

    Scenario Outline: bytes far from the edit
      Given a file "f.txt" of the bytes "71 0A <bytes> 0A"
      When the subject edits "f.txt", "q" to "r"
      Then the file "f.txt" is of the bytes "71 0A <bytes> 0A" or "72 0A <bytes> 0A"

      Examples:
        | case                 | bytes          |
        | a lone byte          | FF             |
        | Latin-1              | 63 61 66 E9    |
        | a character cut off  | E2 82          |
        | half of a pair       | ED A0 80       |
        | too long a form      | C0 AF          |
        | UTF-16               | FF FE 78 00    |

  @EDIT-038 @process
  Rule: A failed edit leaves the old content

    Scenario Outline: a text that does not fit on the disk
      Given a file "place/f" that holds "old\n"
      And a directory "links"
      And a symbolic link "links/link" to "../place/f"
      And a subject that may write files of 4096 bytes at most
      When the subject edits "<path>", "old" to a text of 8000 letters
      Then the answer is an error that names EFBIG
      And the file "place/f" now holds "old\n"
      And the directory "place" contains only "f"
      And the directory "links" contains only "link"

      Examples:
        | case          | path       |
        | a file        | place/f    |
        | through links | links/link |

    Scenario: a text that fits
      Given a file "place/f" that holds "old\n"
      And a subject that may write files of 4096 bytes at most
      When the subject edits "place/f", "old" to a text of 4000 letters
      Then the tool succeeds with "Successfully replaced 1 block(s) in place/f."
      And the directory "place" contains only "f"
