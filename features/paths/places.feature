Feature: Where a path starts

  @PATH-001
  Rule: A path starts at the working directory

    Background:
      Given files that hold their own names:
        | a.txt         |
        | sub/b.txt     |
        | HOME/h.txt    |

    Scenario Outline: a way to a file
      When the path "<path>" is read
      Then the file "<file>" was found

      Examples:
        | case            | path                    | file       |
        | relative        | sub/b.txt               | sub/b.txt  |
        | with a dot      | ./a.txt                 | a.txt      |
        | with two dots   | sub/../a.txt            | a.txt      |
        | two slashes     | sub//b.txt              | sub/b.txt  |
        | out of there    | ../home/h.txt           | HOME/h.txt |
        | absolute        | WORKSPACE/sub/b.txt     | sub/b.txt  |
        | absolute, up    | WORKSPACE/sub/../a.txt  | a.txt      |

    Scenario Outline: a way to the working directory
      When the path "<path>" is read
      Then the answer is an error whose text contains "EISDIR"

      Examples:
        | case       | path |
        | a dot      | .    |
        | no letter  |      |
        | an at sign | @    |

    Scenario: another working directory
      When the path "b.txt" is read in "sub"
      Then the file "sub/b.txt" was found

    Scenario: not found where it is not
      When the path "a.txt" is read in "sub"
      Then nothing was found at "sub/a.txt"

  @PATH-002
  Rule: The working directory is used as it is

    Scenario Outline: a working directory whose name has a meaning at the start of a path
      Given files that hold their own names:
        | <directory>/a.txt |
        | <other>/a.txt     |
      When the path "a.txt" is read in "WORKSPACE/<directory>"
      Then the file "<directory>/a.txt" was found

      Examples:
        | case              | directory        | other     |
        | no-break space    | my\u00A0folder   | my folder |
        | ideographic space | my\u3000folder   | my folder |
        | an at sign        | @scope           | scope     |
        | per cent          | my%20folder      | my folder |

    Scenario: a missing file is looked for there
      Given files that hold their own names:
        | my\u00A0folder/a.txt |
        | my folder/b.txt      |
      When the path "b.txt" is read in "WORKSPACE/my\u00A0folder"
      Then nothing was found at "my\u00A0folder/b.txt"
