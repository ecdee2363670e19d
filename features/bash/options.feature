Feature: How the tool bash is made

  @BASH-027
  Rule: A prefix stands before every command

    Scenario Outline: a prefix
      When the subject runs "<command>" with:
        | options | {"commandPrefix":"<prefix>"} |
      Then the command was answered with the text "<text>"

      Examples:
        | case                | prefix         | command         | text |
        | sets a variable     | x=1            | echo [$x]       | [1]\n |
        | is a line           | x=1 # note     | echo [$x]       | [1]\n |
        | changes directories | cd /           | pwd             | /\n  |
        | is empty            |                | echo [$x]       | []\n |

  @BASH-028
  Rule: Another shell can be chosen

    Scenario Outline: a shell
      When the subject runs "echo $0" with:
        | options | {"shellPath":"<path>"} |
      Then the command was answered with the text "<shell>\n"

      Examples:
        | case     | path    | shell     |
        | sh       | /bin/sh | /bin/sh   |
        | no path  |         | /bin/bash |

    Scenario: a program of one's own
      Given a program "WORKSPACE/shell" with the text "#!/bin/sh\necho \u0022[$1] $2\u0022\n"
      When the subject runs "some command" with:
        | options | {"shellPath":"WORKSPACE/shell"} |
      Then the command was answered with the text "[-c] some command\n"

    Scenario: a shell that is missing
      When the subject runs "echo yes > ran" with:
        | options | {"shellPath":"/nowhere/shell"} |
      Then the command failed with the text "Custom shell path not found: /nowhere/shell"
      And there is no file "ran"

  @BASH-029
  Rule: A hook may change what is started

    Scenario: the command, with its prefix
      When the subject runs "echo two" with:
        | options | {"commandPrefix":"x=1","spawnHook":{"before":"echo one; ","after":"; echo [$x]"}} |
      Then the command was answered with the text "one\ntwo\n[1]\n"

    Scenario: the directory
      Given a directory "sub"
      When the subject runs "pwd" with:
        | options | {"spawnHook":{"cwd":"WORKSPACE/sub"}} |
      Then the command told "WORKSPACE/sub\n"

    Scenario: a directory instead of one that is gone
      When the subject runs "pwd" with:
        | cwd     | "WORKSPACE/gone"                  |
        | options | {"spawnHook":{"cwd":"WORKSPACE"}} |
      Then the command told "WORKSPACE\n"

    Scenario: the variables
      When the subject runs "echo [$x] [$PI_SESSION_ID] [$PI_MODEL]" with:
        | session | {"id":"s1","provider":"p","model":"m"}                        |
        | options | {"spawnHook":{"environment":{"x":"1","PI_SESSION_ID":"s2"}}} |
      Then the command was answered with the text "[1] [s2] [m]\n"

    Scenario: a hook that changes nothing
      When the subject runs "echo one" with:
        | options | {"spawnHook":{}} |
      Then the command was answered with the text "one\n"
