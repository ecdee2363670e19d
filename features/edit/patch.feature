Feature: edit answers with a patch

  @EDIT-043
  Rule: The patch is a unified patch

    Scenario Outline: a short file
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the patch of the edit is "--- f.txt\n+++ f.txt\n<patch>"

      Examples:
        | case                  | before         | old    | new         | patch |
        | counts of one         | a\\n           | a      | b           | @@ -1,1 +1,1 @@\\n-a\\n+b\\n |
        | an emptied file       | a\\n           | a\\n   |             | @@ -1,1 +0,0 @@\\n-a\\n |
        | an added line         | a\\nb\\n       | a\\n   | a\\nx\\n    | @@ -1,2 +1,3 @@\\n a\\n+x\\n b\\n |
        | no final line feed    | a\\nb          | b      | c           | @@ -1,2 +1,2 @@\\n a\\n-b\\n\\\\ No newline at end of file\\n+c\\n\\\\ No newline at end of file\\n |
        | a final one added     | a              | a      | a\\n        | @@ -1,1 +1,1 @@\\n-a\\n\\\\ No newline at end of file\\n+a\\n |
        | a final one removed   | a\\n           | a\\n   | a           | @@ -1,1 +1,1 @@\\n-a\\n+a\\n\\\\ No newline at end of file\\n |
        | unchanged without one | a\\nb          | a      | A           | @@ -1,2 +1,2 @@\\n-a\\n+A\\n b\\n\\\\ No newline at end of file\\n |

    Scenario Outline: the path as given
      Given a file "<file>" that holds "a\n"
      When the subject edits "<path>", "a" to "b"
      Then the patch of the edit is "--- <path>\n+++ <path>\n@@ -1,1 +1,1 @@\n-a\n+b\n"

      Examples:
        | case                 | file       | path           |
        | another spelling     | f.txt      | ./sub/../f.txt |
        | blanks               | a b é.txt  | a b é.txt      |

    Scenario: two changes far apart
      Given a file "f.txt" with the lines "line 1" to "line 30", each ended by a line feed
      When the subject edits "f.txt":
        | old       | new    |
        | line 6\n  | x\ny\n |
        | line 20\n |        |
      Then the patch of the edit is:
        """
        --- f.txt
        +++ f.txt
        @@ -2,9 +2,10 @@
         line 2
         line 3
         line 4
         line 5
        -line 6
        +x
        +y
         line 7
         line 8
         line 9
         line 10
        @@ -16,9 +17,8 @@
         line 16
         line 17
         line 18
         line 19
        -line 20
         line 21
         line 22
         line 23
         line 24

        """

    Scenario Outline: how many hunks two changes make
      Given a file "f.txt" with the lines "line 1" to "line 30", each ended by a line feed
      When the subject edits "f.txt":
        | old         | new |
        | line 6\n    | x\n |
        | line <at>\n | y\n |
      Then the hunks of the patch are "<hunks>"

      Examples:
        | case                | at | hunks                                |
        | eight lines between | 15 | @@ -2,18 +2,18 @@                    |
        | nine lines between  | 16 | @@ -2,9 +2,9 @@, @@ -12,9 +12,9 @@   |

  @EDIT-044
  Rule: Details show the text without CR and byte order mark

    Scenario Outline: line ends and marks
      Given a file "f.txt" that holds "<before>"
      When the subject edits "f.txt", "<old>" to "<new>"
      Then the diff of the edit is "<diff>"
      And the patch of the edit is "--- f.txt\n+++ f.txt\n<patch>"

      Examples:
        | case               | before               | old | new     | diff                          | patch |
        | CRLF               | a\\r\\nb\\r\\n       | b   | B       | \\u00201 a\\n-2 b\\n+2 B      | @@ -1,2 +1,2 @@\\n a\\n-b\\n+B\\n |
        | lone CRs           | a\\rb\\r             | b   | B       | \\u00201 a\\n-2 b\\n+2 B      | @@ -1,2 +1,2 @@\\n a\\n-b\\n+B\\n |
        | CRLF in the call   | a\\nb\\n             | b   | B\\r\\nc | \\u00201 a\\n-2 b\\n+2 B\\n+3 c | @@ -1,2 +1,3 @@\\n a\\n-b\\n+B\\n+c\\n |
        | a byte order mark  | \\ufeffa\\nb\\n      | a   | A       | -1 a\\n+1 A\\n\\u00202 b      | @@ -1,2 +1,2 @@\\n-a\\n+A\\n b\\n |
        | found folded       | ‘a’\\nb “c”\\n       | 'a' | x       | -1 ‘a’\\n+1 x\\n\\u00202 b “c” | @@ -1,2 +1,2 @@\\n-‘a’\\n+x\\n b “c”\\n |
