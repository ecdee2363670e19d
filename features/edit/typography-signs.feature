Feature: edit takes typographic signs for plain ones

  @EDIT-027
  Rule: Typographic signs count as plain ones

    Scenario Outline: a sign in the file
      Given a file "f.txt" that holds "a<sign>b\n"
      When the subject edits "f.txt", "a<plain>b" to "x"
      Then the tool succeeds with "Successfully replaced 1 block(s) in f.txt."
      And the file "f.txt" now holds "x\n"

      Examples:
        | case              | sign    | plain   |
        | single quote 2018 | \\u2018 | '       |
        | single quote 2019 | \\u2019 | '       |
        | single quote 201A | \\u201a | '       |
        | single quote 201B | \\u201b | '       |
        | double quote 201C | \\u201c | \\"     |
        | double quote 201D | \\u201d | \\"     |
        | double quote 201E | \\u201e | \\"     |
        | double quote 201F | \\u201f | \\"     |
        | dash 2010         | \\u2010 | -       |
        | dash 2011         | \\u2011 | -       |
        | dash 2012         | \\u2012 | -       |
        | dash 2013         | \\u2013 | -       |
        | dash 2014         | \\u2014 | -       |
        | dash 2015         | \\u2015 | -       |
        | dash 2212         | \\u2212 | -       |
        | space 00A0        | \\u00a0 | \\u0020 |
        | space 2000        | \\u2000 | \\u0020 |
        | space 2001        | \\u2001 | \\u0020 |
        | space 2002        | \\u2002 | \\u0020 |
        | space 2003        | \\u2003 | \\u0020 |
        | space 2004        | \\u2004 | \\u0020 |
        | space 2005        | \\u2005 | \\u0020 |
        | space 2006        | \\u2006 | \\u0020 |
        | space 2007        | \\u2007 | \\u0020 |
        | space 2008        | \\u2008 | \\u0020 |
        | space 2009        | \\u2009 | \\u0020 |
        | space 200A        | \\u200a | \\u0020 |
        | space 202F        | \\u202f | \\u0020 |
        | space 205F        | \\u205f | \\u0020 |
        | space 3000        | \\u3000 | \\u0020 |

    Scenario Outline: a sign in the call
      Given a file "f.txt" that holds "<before>\n"
      When the subject edits "f.txt", "<old>" to "x"
      Then the file "f.txt" now holds "x\n"

      Examples:
        | case             | before      | old                     |
        | single quotes    | 'a'         | \\u2018a\\u2019         |
        | double quotes    | \\"a\\"     | \\u201ca\\u201d         |
        | a dash           | a-b         | a\\u2014b               |
        | a space          | a b         | a\\u00a0b               |
        | other signs      | ‚a‘ – b     | \\u2018a\\u2019 \\u2212 b |

    Scenario: two signs are no single sign
      Given a file "f.txt" that holds "a\u2018\u2019b\n"
      When the subject edits "f.txt", "a\"b" to "x"
      Then the tool fails with "Could not find the exact text in f.txt. The old text must match exactly including all whitespace and newlines."
      And the file "f.txt" now holds "a\u2018\u2019b\n"
