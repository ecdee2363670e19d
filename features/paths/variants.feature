Feature: Spellings of macOS that reading tries

  @PATH-011
  Rule: Reading finds names as macOS spells them

    @report:pi#181 @report:pi#1078
    Scenario Outline: a file that a model names in its own spelling
      Given files that hold their own names:
        | <name> |
      When the path "<path>" is read
      Then the file "<name>" was found

      Examples:
        | case                       | path                      | name                               |
        | a screenshot               | Shot at 3.00 PM.png       | Shot at 3.00\u202FPM.png           |
        | before noon                | Shot at 3.00 AM.png       | Shot at 3.00\u202FAM.png           |
        | small letters              | shot at 3.00 pm.txt       | shot at 3.00\u202Fpm.txt           |
        | decomposed                 | caf\u00E9.txt             | cafe\u0301.txt                     |
        | typographic apostrophe     | today's notes.txt         | today\u2019s notes.txt             |
        | decomposed, apostrophe too | l'\u00E9t\u00E9.txt       | l\u2019e\u0301te\u0301.txt         |
        | a directory's name         | caf\u00E9/menu.txt        | cafe\u0301/menu.txt                |
        | absolute                   | WORKSPACE/caf\u00E9.txt   | cafe\u0301.txt                     |
        | at home                    | ~/it's.txt                | HOME/it\u2019s.txt                 |
        | behind an at sign          | @it's.txt                 | it\u2019s.txt                      |

    Scenario Outline: spellings that are not tried
      Given files that hold their own names:
        | <name> |
      When the path "<path>" is read
      Then nothing was found at "<path>"

      Examples:
        | case                       | path                  | name                           |
        | composed                   | cafe\u0301.txt        | caf\u00E9.txt                  |
        | straight apostrophe        | it\u2019s.txt         | it's.txt                       |
        | left quotation mark        | it's.txt              | it\u2018s.txt                  |
        | no extension               | Shot at 3.00 PM       | Shot at 3.00\u202FPM           |
        | a screenshot's apostrophe  | it's 3.00 PM.png      | it\u2019s 3.00\u202FPM.png     |
        | other spaces               | a b.txt               | a\u202Fb.txt                   |
        | capitals                   | notes.txt             | Notes.txt                      |

  @PATH-012
  Rule: The first spelling that exists is read

    Scenario Outline: two files
      Given files that hold their own names:
        | <first>  |
        | <second> |
      When the path "<path>" is read
      Then the file "<first>" was found

      Examples:
        | case                          | path                | first                        | second                          |
        | as given, before a screenshot | Shot 3.00 PM.png    | Shot 3.00 PM.png             | Shot 3.00\u202FPM.png           |
        | as given, before decomposed   | caf\u00E9.txt       | caf\u00E9.txt                | cafe\u0301.txt                  |
        | as given, before apostrophe   | it's.txt            | it's.txt                     | it\u2019s.txt                   |
        | screenshot before decomposed  | \u00E9 3.00 PM.png  | \u00E9 3.00\u202FPM.png      | e\u0301 3.00 PM.png             |
        | screenshot before apostrophe  | it's 3.00 PM.png    | it's 3.00\u202FPM.png        | it\u2019s 3.00 PM.png           |
        | decomposed before apostrophe  | l'\u00E9t\u00E9.txt | l'e\u0301te\u0301.txt        | l\u2019\u00E9t\u00E9.txt        |
        | apostrophe before both        | l'\u00E9t\u00E9.txt | l\u2019\u00E9t\u00E9.txt     | l\u2019e\u0301te\u0301.txt      |

    Scenario: none exists
      When the path "l'\u00E9t\u00E9 3.00 PM.txt" is read
      Then nothing was found at "l'\u00E9t\u00E9 3.00 PM.txt"

  @PATH-013
  Rule: Names that exist keep their spelling

    Scenario Outline: a working directory that could be spelled in another way
      Given files that hold their own names:
        | <directory>/<name> |
      When the path "<path>" is read in "<directory>"
      Then the file "<directory>/<name>" was found

      Examples:
        | case           | directory             | path             | name                     |
        | an apostrophe  | Bob's                 | it's.txt         | it\u2019s.txt            |
        | an accent      | caf\u00E9             | \u00E9t\u00E9.txt | e\u0301te\u0301.txt     |
        | an afternoon   | 3 PM.d                | 4 PM.png         | 4\u202FPM.png            |

    Scenario Outline: a directory of the path
      Given files that hold their own names:
        | Bob's/it\u2019s.txt |
      When the path "<path>" is read
      Then the file "Bob's/it\u2019s.txt" was found

      Examples:
        | case     | path                       |
        | relative | Bob's/it's.txt             |
        | absolute | WORKSPACE/Bob's/it's.txt   |
        | up       | Bob's/sub/../it's.txt      |

    Scenario: a working directory without such a name
      Given files that hold their own names:
        | plain/it\u2019s.txt |
      When the path "it's.txt" is read in "plain"
      Then the file "plain/it\u2019s.txt" was found

  @PATH-014
  Rule: Only reading tries other spellings

    Background:
      Given files that hold their own names:
        | Shot 3.00\u202FPM.txt |
        | cafe\u0301.txt        |
        | it\u2019s.txt         |

    Scenario Outline: a file that is written
      When the path "<path>" is written
      Then the path "<path>" holds "new"
      And the path "<other>" is as it was

      Examples:
        | case         | path             | other                 |
        | a screenshot | Shot 3.00 PM.txt | Shot 3.00\u202FPM.txt |
        | decomposed   | caf\u00E9.txt    | cafe\u0301.txt        |
        | apostrophe   | it's.txt         | it\u2019s.txt         |

    Scenario Outline: a file that is edited
      When the path "<path>" is edited, "t" to "T"
      Then the answer is an error whose text contains "ENOENT"
      And the path "<other>" is as it was

      Examples:
        | case         | path             | other                 |
        | a screenshot | Shot 3.00 PM.txt | Shot 3.00\u202FPM.txt |
        | decomposed   | caf\u00E9.txt    | cafe\u0301.txt        |
        | apostrophe   | it's.txt         | it\u2019s.txt         |

    Scenario: a file that is read
      When the path "it's.txt" is read
      Then the file "it\u2019s.txt" was found
