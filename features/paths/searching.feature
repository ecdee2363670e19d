Feature: Paths of directories that are listed and searched

  @PATH-016
  Rule: Listing and searching take paths as reading does

    Background:
      Given files that hold their own names:
        | a b/in.txt           |
        | HOME/folder/only.txt |

    Scenario Outline: a spelling of a directory
      When the tool "<tool>" is given the directory "<path>"
      Then the tool found "<found>"

      Examples:
        | case                 | tool | path                 | found                            |
        | ls, a space          | ls   | a\u00A0b             | in.txt                           |
        | ls, an at sign       | ls   | @a b                 | in.txt                           |
        | ls, home             | ls   | ~/folder             | only.txt                         |
        | ls, a URL            | ls   | file://WORKSPACE/a%20b | in.txt                         |
        | find, a space        | find | a\u00A0b             | in.txt                           |
        | find, an at sign     | find | @a b                 | in.txt                           |
        | find, home           | find | ~/folder             | only.txt                         |
        | grep, a space        | grep | a\u00A0b             | in.txt:1: a b/in.txt             |
        | grep, an at sign     | grep | @a b                 | in.txt:1: a b/in.txt             |
        | grep, home           | grep | ~/folder             | only.txt:1: HOME/folder/only.txt |

    Scenario Outline: a spelling that only reading tries
      Given files that hold their own names:
        | Bob\u2019s/in.txt |
      When the tool "<tool>" is given the directory "Bob's"
      Then the answer is an error

      Examples:
        | case | tool |
        | ls   | ls   |
        | find | find |
        | grep | grep |

  @PATH-017
  Rule: Listing and searching go into the directory with just that name

    Scenario Outline: two directories
      Given files that hold their own names:
        | <name>/in.txt    |
        | <twin>/other.txt |
      When the tool "<tool>" is given the directory "<name>"
      Then the tool found "<found>"

      Examples:
        | case             | tool | name     | twin | found                        |
        | ls, a space      | ls   | a\u00A0b | a b  | in.txt                       |
        | ls, an at sign   | ls   | @a       | a    | in.txt                       |
        | find, a space    | find | a\u00A0b | a b  | in.txt                       |
        | find, an at sign | find | @a       | a    | in.txt                       |
        | grep, a space    | grep | a\u00A0b | a b  | in.txt:1: a\\\\u00A0b/in.txt |
        | grep, an at sign | grep | @a       | a    | in.txt:1: @a/in.txt          |

    Scenario: the twin alone
      Given files that hold their own names:
        | a b/other.txt |
      When the tool "ls" is given the directory "@a\u00A0b"
      Then the tool found "other.txt"
