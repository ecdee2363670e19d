Feature: A name that exists is what was meant

  @PATH-009
  Rule: A file with just that name wins

    @report:pi#8877 @report:can1357/oh-my-pi#12805
    Scenario Outline: two files whose names differ in a space
      Given files that hold their own names:
        | <name> |
        | <twin> |
      When the path "<path>" is read
      Then the file "<name>" was found

      Examples:
        | case                  | path                         | name              | twin         |
        | no-break space        | a\u00A0b.txt                 | a\u00A0b.txt      | a b.txt      |
        | narrow no-break space | a\u202Fb.txt                 | a\u202Fb.txt      | a b.txt      |
        | ideographic space     | a\u3000b.txt                 | a\u3000b.txt      | a b.txt      |
        | in a directory's name | a\u00A0b/c.txt               | a\u00A0b/c.txt    | a b/c.txt    |
        | absolute              | WORKSPACE/a\u00A0b.txt       | a\u00A0b.txt      | a b.txt      |
        | behind an at sign     | @a\u00A0b.txt                | a\u00A0b.txt      | a b.txt      |
        | at home               | ~/a\u00A0b.txt               | HOME/a\u00A0b.txt | HOME/a b.txt |
        | in a URL              | file://WORKSPACE/a\u00A0b.txt | a\u00A0b.txt     | a b.txt      |

    @report:pi#1206
    Scenario Outline: two files whose names differ in an at sign
      Given files that hold their own names:
        | <name> |
        | <twin> |
      When the path "<path>" is read
      Then the file "<name>" was found

      Examples:
        | case             | path             | name         | twin        |
        | a file           | @x.txt           | @x.txt       | x.txt       |
        | a directory      | @scope/x.txt     | @scope/x.txt | scope/x.txt |
        | with two         | @@x.txt          | @@x.txt      | @x.txt      |
        | with a space     | @a\u00A0b.txt    | @a\u00A0b.txt | a\u00A0b.txt |

    @report:pi#8877
    Scenario: without a twin
      Given files that hold their own names:
        | a\u00A0b.txt |
      When the path "a\u00A0b.txt" is read
      Then the file "a\u00A0b.txt" was found

    Scenario Outline: a change
      Given files that hold their own names:
        | <name> |
        | <twin> |
      When the path "<name>" is <changed>
      Then the path "<name>" holds "<content>"
      And the path "<twin>" is as it was

      Examples:
        | case                    | name         | twin    | changed            | content |
        | a write, no-break space | a\u00A0b.txt | a b.txt | written            | new     |
        | a write, at sign        | @x.txt       | x.txt   | written            | new     |
        | an edit, no-break space | a\u00A0b.txt | a b.txt | edited, "a" to "A" | A\\\\u00A0b.txt |
        | an edit, at sign        | @x.txt       | x.txt   | edited, "x." to "X." | @X.txt |

    Scenario: the twin alone is what was meant
      Given files that hold their own names:
        | a b.txt |
        | x.txt   |
      When the path "@a\u00A0b.txt" is read
      Then the file "a b.txt" was found

    Scenario: a tilde is no name
      Given files that hold their own names:
        | ~/x.txt    |
        | HOME/x.txt |
      When the path "~/x.txt" is read
      Then the file "HOME/x.txt" was found

  @PATH-010
  Rule: A new file goes into the directory with just that name

    Scenario Outline: a new file in a directory that is there
      Given files that hold their own names:
        | <directory>/old.txt |
      When the path "<path>/new.txt" is written
      Then the path "<directory>/new.txt" holds "new"
      And the path "<wrong>" is free

      Examples:
        | case           | path                      | directory        | wrong     |
        | no-break space | my\u00A0folder            | my\u00A0folder   | my folder |
        | absolute       | WORKSPACE/my\u00A0folder  | my\u00A0folder   | my folder |
        | at sign        | @scope                    | @scope           | scope     |
        | at home        | ~/my\u00A0folder          | HOME/my\u00A0folder | HOME/my folder |

    Scenario: its own name loses odd spaces all the same
      Given files that hold their own names:
        | my\u00A0folder/old.txt |
      When the path "my\u00A0folder/new\u00A0file.txt" is written
      Then the path "my\u00A0folder/new file.txt" holds "new"

    Scenario Outline: the other directory is there
      Given files that hold their own names:
        | <directory>/old.txt |
      When the path "<path>/new.txt" is written
      Then the path "<directory>/new.txt" holds "new"
      And the path "<path>" is free

      Examples:
        | case           | path           | directory |
        | no-break space | my\u00A0folder | my folder |
        | at sign        | @scope         | scope     |
