Feature: Globs

  @FIND-005
  Rule: Globs: stars, question marks, classes, alternatives, escapes

    Scenario Outline: names
      Given empty files and directories "<names>"
      When the tool "find" is called with {"pattern":"<pattern>"}
      Then the paths found are "<found>"

      Examples:
        | case                        | names                    | pattern     | found          |
        | a star and dots             | .a a.b ab b              | *a*         | .a a.b ab      |
        | a question mark             | a .a ab b1               | ?b          | ab             |
        | a question mark and a dot   | .a ba a                  | ?a          | .a ba          |
        | a class                     | a1 b1 c1                 | [ab]1       | a1 b1          |
        | a range                     | a1 c1 e1                 | [b-d]1      | c1             |
        | not a class                 | a1 b1 c1                 | [!ab]1      | c1             |
        | not a class, with a caret   | a1 b1 c1                 | [^ab]1      | c1             |
        | a bracket in a class        | a]1 a1                   | a[]]1       | a]1            |
        | a dash in a class           | a-b axb                  | a[-.]b      | a-b            |
        | alternatives                | a.ts b.ts c.ts           | {a,b}.ts    | a.ts b.ts      |
        | alternatives with wildcards | a.ts b.md c.md           | {a*,*.md}   | a.ts b.md c.md |
        | an escaped star             | a* ab                    | a\\\\*      | a*             |
        | an escaped bracket          | [a] a                    | \\\\[a\\\\] | [a]            |
        | an escaped letter           | a b                      | \\\\a       | a              |
        | a backslash in a name       | a\\\\b ab                | a\\\\\\\\b  | a\\\\b         |
        | an exclamation mark         | !a b                     | !*          | !a             |
        | no extended globs           | a aa +(a) (a\|b)         | +(a)        | +(a)           |
        | no alternation              | a (a\|b)                 | (a\|b)      | (a\|b)         |
        | two stars in a name         | ab a/b aab               | a**b        | ab aab         |
        | a comma                     | a,b a                    | a,b         | a,b            |
        | nothing                     | a d/b                    |             | a d/ d/b       |
        | two stars                   | a d/b                    | **          | a d/ d/b       |
        | a caret and a dollar        | ^a a$ a                  | a$          | a$             |

    Scenario Outline: paths
      Given empty files and directories "src/a.ts src/deep/b.ts src/deep/er/c.ts pkg/src/a.ts top.ts"
      When the tool "find" is called with {"pattern":"<pattern>"}
      Then the paths found are "<found>"

      Examples:
        | case                        | pattern              | found                                                          |
        | a star does not go deeper   | src/*                | src/a.ts src/deep/                                             |
        | nor a question mark         | src?a.ts             |                                                                |
        | two stars at the end        | src/**               | src/a.ts src/deep/ src/deep/b.ts src/deep/er/ src/deep/er/c.ts |
        | two stars between           | src/**/c.ts          | src/deep/er/c.ts                                               |
        | none between                | src/**/a.ts          | src/a.ts                                                       |
        | two stars first             | **/a.ts              | src/a.ts pkg/src/a.ts                                          |
        | a name without directories  | **/top.ts            | top.ts                                                         |
        | stars twice                 | **/deep/**           | src/deep/b.ts src/deep/er/ src/deep/er/c.ts                    |
        | two stars in a part         | src/**.ts            | src/a.ts                                                       |
        | alternatives                | src{/a,/deep/b}.ts   | src/a.ts src/deep/b.ts                                         |
        | alternatives of paths       | {src/*.ts,pkg/src/*} | src/a.ts pkg/src/a.ts                                          |
        | a class                     | src/[ab].ts          | src/a.ts                                                       |
        | not a class, and no slash   | src[!x]a.ts          |                                                                |

  @FIND-006
  Rule: Wildcards and case know letters beyond ASCII

    Scenario Outline: letters
      Given empty files and directories "café Été ñ日本"
      When the tool "find" is called with {"pattern":"<pattern>"}
      Then the paths found are "<found>"

      Examples:
        | case            | pattern | found |
        | one character   | caf?    | café  |
        | a class         | caf[é]  | café  |
        | a range         | caf[à-ï] | café |
        | its capital     | été     | Été   |
        | three           | ???     | Été ñ日本 |
        | a capital alone | ÉTÉ     |       |

  @FIND-008
  Rule: A pattern that is no glob is an error

    Scenario Outline: broken globs
      Given empty files and directories "a b/[a"
      When the tool "find" is called with {"pattern":"<pattern>"}
      Then the listing fails and names "'<named>"

      Examples:
        | case                | pattern  | named  |
        | an open class       | [a       | [a     |
        | an empty class      | []       | []     |
        | an open brace       | {a,b     | {a,b   |
        | a backwards range   | [z-a]    | [z-a]  |
        | a backslash at the end | a\\\\ | a    |

    Scenario: the same, escaped
      Given empty files and directories "a b/[a"
      When the tool "find" is called with {"pattern":"[[]a"}
      Then the paths found are "b/[a"
