Feature: Arguments of every tool

  @TOOL-022
  Rule: Texts and numbers that are booleans are booleans

    # What is accepted is told by what is not complained of.
    Scenario Outline: a boolean in another form
      When the tool "grep" is called with {"ignoreCase": <value>}
      Then the arguments of "grep" are refused because of "pattern: missing"

      Examples:
        | case           | value   |
        | true           | "true"  |
        | false          | "false" |
        | capitals       | "TRUE"  |
        | one capital    | "False" |
        | the text 1     | "1"     |
        | the text 0     | "0"     |
        | one            | 1       |
        | zero           | 0       |

    Scenario Outline: no boolean
      When the tool "grep" is called with {"pattern": "one", "literal": <value>}
      Then the arguments of "grep" are refused because of "literal: expected boolean, got <type>"

      Examples:
        | case          | value    | type    |
        | yes           | "yes"    | string  |
        | empty         | ""       | string  |
        | a blank       | " true"  | string  |
        | two           | 2        | integer |
        | a fraction    | 0.5      | number  |
        | a list        | [true]   | array   |

    Scenario Outline: used as one
      Given a file "f.txt" that holds "a.c\nABC\n"
      When the tool "grep" is called with {"pattern": "a.c", "ignoreCase": <ignoreCase>, "literal": <literal>}
      Then the tool succeeds with "<text>"

      Examples:
        | case            | ignoreCase | literal | text                       |
        | texts           | "true"     | "false" | f.txt:1: a.c\\nf.txt:2: ABC |
        | texts of digits | "1"        | "1"     | f.txt:1: a.c               |
        | numbers         | 0          | 0       | f.txt:1: a.c               |

  @TOOL-023
  Rule: Every field of every tool is checked alike

    Scenario Outline: missing, and of the wrong type
      When the tool "<tool>" is called with <arguments>
      Then the arguments of "<tool>" are refused because of "<problems>"

      Examples:
        | case               | tool       | arguments                                             | problems |
        | bash without any   | bash       | {}                                                    | command: missing |
        | bash               | bash       | {"timeout": "5px", "command": ["echo"]}               | command: expected string, got array; timeout: expected number, got string |
        | powershell         | powershell | {"timeout": {}}                                       | command: missing; timeout: expected number, got object |
        | ls                 | ls         | {"limit": "5px", "path": []}                          | path: expected string, got array; limit: expected number, got string |
        | find without any   | find       | {}                                                    | pattern: missing |
        | find               | find       | {"limit": {}, "path": {}, "pattern": []}              | pattern: expected string, got array; path: expected string, got object; limit: expected number, got object |
        | grep without any   | grep       | {}                                                    | pattern: missing |
        | grep, its texts    | grep       | {"glob": {}, "path": [], "pattern": {}}               | pattern: expected string, got object; path: expected string, got array; glob: expected string, got object |
        | grep, the others   | grep       | {"limit": [], "context": "x", "literal": 2, "ignoreCase": "yes"} | pattern: missing; ignoreCase: expected boolean, got string; literal: expected boolean, got integer; context: expected number, got string; limit: expected number, got array |
        | read               | read       | {"limit": "NaN", "offset": [], "path": {}}            | path: expected string, got object; offset: expected number, got array; limit: expected number, got string |
        | no object for ls   | ls         | null                                                  | root: expected object, got null |
        | no object for find | find       | 5                                                     | root: expected object, got integer |
        | no object for bash | bash       | "echo"                                                | root: expected object, got string |
        | no object for grep | grep       | [{"pattern": "one"}]                                  | root: expected object, got array |

    Scenario Outline: converted, or left out
      When the tool "grep" is called with <arguments>
      Then the arguments of "grep" are refused because of "pattern: missing"

      Examples:
        | case           | arguments                                                                                                          |
        | converted      | {"path": true, "glob": 5, "ignoreCase": "true", "literal": "0", "context": true, "limit": "0x10"}                  |
        | null           | {"path": null, "glob": null, "ignoreCase": null, "literal": null, "context": null, "limit": null}                  |
        | unknown fields | {"paths": [], "include": {}, "head_limit": "x"}                                                                    |

    Scenario Outline: used as converted
      Given a file "5" that holds "one\ntwo\n"
      When the tool "<tool>" is called with <arguments>
      Then the tool succeeds with "<text>"

      Examples:
        | case             | tool | arguments                                                   | text              |
        | bash             | bash | {"command": "echo one", "timeout": "1e1", "shell": "zsh"}   | one\\n            |
        | a boolean        | bash | {"command": true}                                           | (no output)       |
        | ls               | ls   | {"path": null, "limit": "0x10", "all": true}                | 5                 |
        | find             | find | {"pattern": 5, "path": null, "limit": " 10 "}               | 5                 |
        | grep             | grep | {"pattern": "two", "path": 5, "context": "1", "limit": true} | 5-1- one\\n5:2: two |
