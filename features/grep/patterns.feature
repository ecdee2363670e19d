Feature: Patterns of grep

  @GREP-007
  Rule: A pattern is a regular expression of Rust

    Scenario Outline: a pattern
      Given files to search:
        | file | text   |
        | a    | <text> |
      When the tool "grep" is called with <arguments>
      Then grep shows "<shown>"

      Examples:
        | case                         | text            | arguments                               | shown             |
        | letters of Unicode           | straße 12\n     | {"pattern":"^stra\\\\w+ \\\\d+$"}       | a:1: straße 12    |
        | digits of Unicode            | x ٣\n           | {"pattern":"\\\\d"}                     | a:1: x ٣          |
        | a class of Unicode           | ab\nÅb\n        | {"pattern":"^\\\\p{Lu}"}                | a:2: Åb           |
        | a word boundary              | éa\na\n         | {"pattern":"\\\\ba"}                    | a:2: a            |
        | case counts                  | HIT\nhit\n      | {"pattern":"hit"}                       | a:2: hit          |
        | case counts for capitals     | HIT\nhit\n      | {"pattern":"HIT"}                       | a:1: HIT          |
        | case does not count          | HIT É\nhit é\n  | {"pattern":"hit é","ignoreCase":true}   | a:1: HIT É\na:2: hit é |
        | a flag in the pattern        | HIT\nhit\n      | {"pattern":"(?i)hit"}                   | a:1: HIT\na:2: hit |
        | anchors                      | ab\nba\n        | {"pattern":"^a"}                        | a:1: ab           |
        | alternatives and repetitions | aab\ncd\nab\n   | {"pattern":"^(a{2}b\|c.)$"}             | a:1: aab\na:2: cd |

  @GREP-008
  Rule: A wrong pattern is an error

    Background:
      Given files to search:
        | file | text   |
        | a    | ab\nb\n |

    Scenario Outline: what a pattern must not hold
      When the tool "grep" is called with <arguments>
      Then the answer is an error

      Examples:
        | case                   | arguments                               |
        | an open group          | {"pattern":"("}                         |
        | an open class          | {"pattern":"["}                         |
        | a repetition of nothing| {"pattern":"*a"}                        |
        | a look ahead           | {"pattern":"a(?=b)"}                    |
        | a back reference       | {"pattern":"(a)\\\\1"}                  |
        | a line feed            | {"pattern":"b\\nb"}                     |
        | a literal line feed    | {"pattern":"b\\nb","literal":true}      |
        | a NUL                  | {"pattern":"a\\u0000"}                  |

    Scenario: a pattern that is in order
      When the tool "grep" is called with {"pattern":"a(b)"}
      Then grep shows "a:1: ab"

  @GREP-009
  Rule: A literal pattern is a text

    Scenario Outline: a text
      Given files to search:
        | file | text             |
        | a    | a.c(\nabc(\nA.C( |
      When the tool "grep" is called with <arguments>
      Then grep shows "<shown>"

      Examples:
        | case               | arguments                                               | shown                  |
        | not an expression  | {"pattern":"a.c(","literal":true}                       | a:1: a.c(              |
        | with ignored case  | {"pattern":"a.c(","literal":true,"ignoreCase":true}     | a:1: a.c(\na:3: A.C(   |
        | an expression      | {"pattern":"a.c","literal":false}                       | a:1: a.c(\na:2: abc(   |

  @GREP-010
  Rule: An empty pattern matches every line

    Scenario Outline: an empty pattern
      Given files to search:
        | file | text    |
        | a    | x\n\ny\n |
      When the tool "grep" is called with <arguments>
      Then grep shows "a:1: x\na:2: \na:3: y"

      Examples:
        | case          | arguments                      |
        | an expression | {"pattern":""}                 |
        | a text        | {"pattern":"","literal":true}  |

    Scenario: an empty file has no line
      Given an empty file "a"
      When the tool "grep" is called with {"pattern":""}
      Then grep shows "No matches found"

  @GREP-029
  Rule: Nothing that a model gives is an option

    Background:
      Given files to search:
        | file      | text             |
        | a.txt     | --count me\n-v\n |
        | -v.txt    | -v\n             |
        | -r/b.txt  | -v\n             |
      And a file "evil.sh" with the mode 755 that holds "#!/bin/sh\ntouch ran\n"

    @report:pi#4018 @report:smithersai/smithers#695
    Scenario Outline: a leading dash
      When the tool "grep" is called with <arguments>
      Then grep shows "<shown>"
      And grep has made no file "ran"

      Examples:
        | case                     | arguments                                       | shown              |
        | an option as pattern     | {"pattern":"--count","path":"a.txt"}            | a.txt:1: --count me|
        | a short one              | {"pattern":"-v","path":"a.txt"}                 | a.txt:2: -v        |
        | a program for each file  | {"pattern":"--pre=./evil.sh"}                   | No matches found   |
        | a text                   | {"pattern":"--pre=./evil.sh","literal":true}    | No matches found   |
        | a glob                   | {"pattern":"v","glob":"-v.txt"}                 | -v.txt:1: -v       |
        | a program as glob        | {"pattern":"v","glob":"--pre=./evil.sh"}        | No matches found   |
        | a path                   | {"pattern":"v","path":"-r"}                     | b.txt:1: -v        |
