Feature: Spaces and at signs that a model puts into a path

  @PATH-003
  Rule: A space of Unicode stands for a plain space

    Background:
      Given files that hold their own names:
        | a b.txt   |
        | a b/c.txt |

    Scenario Outline: a space
      When the path "a<space>b.txt" is read
      Then the file "a b.txt" was found

      Examples:
        | case                    | space  |
        | no-break space          | \u00A0 |
        | en quad                 | \u2000 |
        | em space                | \u2003 |
        | hair space              | \u200A |
        | narrow no-break space   | \u202F |
        | mathematical space      | \u205F |
        | ideographic space       | \u3000 |

    Scenario Outline: no such space
      When the path "a<character>b.txt" is read
      Then nothing was found at "a<character>b.txt"

      Examples:
        | case                | character |
        | Ogham space mark    | \u1680    |
        | vowel separator     | \u180E    |
        | zero width space    | \u200B    |
        | line separator      | \u2028    |
        | word joiner         | \u2060    |
        | byte order mark     | \uFEFF    |
        | tab                 | \u0009    |

    Scenario: every one of them
      When the path "a\u00A0b/c.txt" is read
      Then the file "a b/c.txt" was found

    Scenario: a new file
      When the path "x\u00A0y\u3000z.txt" is written
      Then the path "x y z.txt" holds "new"
      And the path "x\u00A0y\u3000z.txt" is free

    Scenario: an edit
      When the path "a\u202Fb.txt" is edited, "a b" to "A B"
      Then the path "a b.txt" holds "A B.txt"

  @PATH-004
  Rule: One at sign at the start is dropped

    Background:
      Given files that hold their own names:
        | a.txt      |
        | sub/b.txt  |
        | sub/@a.txt |

    Scenario Outline: an at sign
      When the path "<path>" is read
      Then the file "<file>" was found

      Examples:
        | case               | path                 | file       |
        | before a name      | @a.txt               | a.txt      |
        | before a directory | @sub/b.txt           | sub/b.txt  |
        | before an absolute | @WORKSPACE/sub/b.txt | sub/b.txt  |
        | not at the start   | sub/@a.txt           | sub/@a.txt |

    Scenario Outline: one only
      When the path "<path>" is read
      Then nothing was found at "<place>"

      Examples:
        | case             | path     | place  |
        | two at signs     | @@a.txt  | @a.txt |
        | behind a dot     | ./@a.txt | @a.txt |
        | at the end       | a.txt@   | a.txt@ |

    Scenario: a new file
      When the path "@new.txt" is written
      Then the path "new.txt" holds "new"
      And the path "@new.txt" is free

    Scenario: an edit
      When the path "@a.txt" is edited, "a." to "A."
      Then the path "a.txt" holds "A.txt"
