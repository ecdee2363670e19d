Feature: Tools that work elsewhere

  # Names that are on the disk, too, with other contents: whoever looks there is seen.
  @TOOL-024
  Rule: With operations a tool works where they lead

    Background:
      Given a file "f.txt" that holds "here\n"
      And elsewhere a file "f.txt" that holds "one\ntwo\n"

    Scenario Outline: a tool that looks
      Given elsewhere a file "d/g.txt" that holds "three\n"
      When elsewhere the tool "<tool>" is called with <arguments>
      Then the tool succeeds with "<text>"
      And the directory "." contains only "f.txt"
      And the file "f.txt" now holds "here\n"

      Examples:
        | case            | tool | arguments                     | text                   |
        | read            | read | {"path": "f.txt"}             | one\\ntwo\\n           |
        | a part          | read | {"path": "f.txt", "offset": 2} | two\\n                |
        | in a folder     | read | {"path": "d/g.txt"}           | three\\n               |
        | ls              | ls   | {}                            | d/\\nf.txt             |
        | ls of a folder  | ls   | {"path": "d"}                 | g.txt                  |
        | find            | find | {"pattern": "*.txt"}          | f.txt\\nd/g.txt        |
        | bash            | bash | {"command": "cat f.txt"}      | elsewhere: cat f.txt\\n |

    Scenario Outline: a tool that changes
      When elsewhere the tool "<tool>" is called with <arguments>
      Then the tool succeeds with "<text>"
      And elsewhere the file "<name>" now holds "<content>"
      And the directory "." contains only "f.txt"
      And the file "f.txt" now holds "here\n"

      Examples:
        | case        | tool  | arguments                                                        | text                                       | name      | content    |
        | write       | write | {"path": "f.txt", "content": "new\\n"}                           | Successfully wrote to f.txt                | f.txt     | new\\n     |
        | a new file  | write | {"path": "a/b.txt", "content": "new\\n"}                         | Successfully wrote to a/b.txt              | a/b.txt   | new\\n     |
        | edit        | edit  | {"path": "f.txt", "edits": [{"oldText": "one", "newText": "1"}]} | Successfully replaced 1 block(s) in f.txt. | f.txt     | 1\\ntwo\\n |

    Scenario: a file that is only here
      Given a file "here.txt" that holds "here\n"
      When elsewhere the tool "edit" is called with {"path": "here.txt", "edits": [{"oldText": "here", "newText": "there"}]}
      Then the tool fails with "Could not edit file: here.txt. Error code: ENOENT."
      And the file "here.txt" now holds "here\n"
