Feature: The names that are listed

  @LS-001
  Rule: Every name is listed, and directories end with a slash

    Scenario: files and directories
      Given empty files and directories "d/inner b.txt e/"
      When the tool "ls" is called with {"path":"."}
      Then the listing is "b.txt d/ e/"
      And the answer has no details

    Scenario: what other tools pass over
      Given empty files and directories ".env .git/HEAD a.log node_modules/m.js .hidden/"
      And a file ".gitignore" with the rules "*.log\n"
      When the tool "ls" is called with {"path":"."}
      Then the listing is ".env .git/ .gitignore .hidden/ a.log node_modules/"

    @needs:symlinks
    Scenario: links
      Given empty files and directories "d/ f"
      And a symbolic link "to-d" to "d"
      And a symbolic link "to-f" to "f"
      And a symbolic link "to-to-d" to "to-d"
      When the tool "ls" is called with {"path":"."}
      Then the listing is "d/ f to-d/ to-f to-to-d/"

    @needs:symlinks
    Scenario: a link to a directory as the path
      Given empty files and directories "d/f"
      And a symbolic link "link" to "d"
      When the tool "ls" is called with {"path":"link"}
      Then the listing is "f"

  @LS-002
  Rule: Names are sorted without regard to case

    Scenario Outline: names in an order of their own
      Given empty files and directories "<names>"
      When the tool "ls" is called with {}
      Then the listing is "<sorted>"

      Examples:
        | case               | names               | sorted              |
        | letters            | b a C D             | a b C D             |
        | capitals first     | a B b A             | A a B b             |
        | digits, then text  | a1 2 10 Z           | 10 2 a1 Z           |
        | signs come first   | a 1 _a .b -c        | _a -c .b 1 a        |
        | a name and longer  | ab a a.txt a-b      | a a-b a.txt ab      |
        | directories mixed  | b/x a c/ B.txt      | a b/ B.txt c/       |

  @LS-003
  Rule: Letters with accents stand next to their base letter

    Scenario Outline: accents
      Given empty files and directories "<names>"
      When the tool "ls" is called with {}
      Then the listing is "<sorted>"

      Examples:
        | case              | names   | sorted  |
        | among letters     | f e é z | e é f z |
        | capitals          | z É f   | É f z   |
        | umlauts are no z  | z ä b ö | ä b ö z |

  @LS-011 @needs:posix
  Rule: One name is one line

    Scenario Outline: odd names
      Given empty files and directories "<names>"
      When the tool "ls" is called with {}
      Then the listed text is "<text>"

      Examples:
        | case                      | names                | text                      |
        | a line feed               | a\\nb c              | \u0022a\\\\nb\u0022\\nc   |
        | a directory               | a\\nb/               | \u0022a\\\\nb/\u0022      |
        | blanks at the ends        | a\\u0020 \\u0020b    | \\u0020b\\na\\u0020       |
        | other control characters  | a\\tb c\\rd e\\u2028f | a\\tb\\nc\\rd\\ne\\u2028f |
        | quotes alone              | \u0022a\u0022        | \u0022a\u0022             |
