Feature: The variables of a command

  @BASH-024
  Rule: The agent's own programs come first

    Scenario: in the home directory
      When the subject runs "echo ${PATH%%:*}"
      Then the command told "HOME/.pi/agent/bin\n"

    Scenario Outline: where a variable says
      Given the subject has the variables:
        | PI_CODING_AGENT_DIR | <directory> |
      When the subject runs "echo ${PATH%%:*}"
      Then the command told "<first>\n"

      Examples:
        | case         | directory      | first              |
        | an absolute  | WORKSPACE/kept | WORKSPACE/kept/bin |
        | below home   | ~/kept         | HOME/kept/bin      |

    Scenario: already on the path
      Given the subject has the variables:
        | PI_CODING_AGENT_DIR | / |
      When the subject runs "tr : '\n' <<< $PATH | grep -cx /bin"
      Then the command was answered with the text "1\n"

    Scenario: a program of its own
      Given a program "HOME/.pi/agent/bin/echo_4711" with the text "#!/bin/sh\necho mine\n"
      When the subject runs "echo_4711"
      Then the command was answered with the text "mine\n"

    Scenario: other variables are the subject's
      Given the subject has the variables:
        | KEPT_4711 | a b |
      When the subject runs "echo [$KEPT_4711]"
      Then the command was answered with the text "[a b]\n"

  @BASH-025
  Rule: Variables of another session are not inherited

    Background:
      Given the subject has the variables:
        | PI_SESSION_ID      | old |
        | PI_SESSION_FILE    | old |
        | PI_PROVIDER        | old |
        | PI_MODEL           | old |
        | PI_REASONING_LEVEL | old |
        | PI_OTHER_4711      | o   |

    Scenario Outline: a variable of a session
      When the subject runs "echo [${<name>-none}]"
      Then the command was answered with the text "[none]\n"

      Examples:
        | case      | name               |
        | id        | PI_SESSION_ID      |
        | file      | PI_SESSION_FILE    |
        | provider  | PI_PROVIDER        |
        | model     | PI_MODEL           |
        | reasoning | PI_REASONING_LEVEL |

    Scenario: another variable
      When the subject runs "echo [${PI_OTHER_4711-none}]"
      Then the command was answered with the text "[o]\n"

  @BASH-026
  Rule: A command is told its session

    Scenario Outline: a session
      Given the subject has the variables:
        | PI_SESSION_FILE    | old |
        | PI_MODEL           | old |
        | PI_REASONING_LEVEL | old |
      When the subject runs "for name in SESSION_ID SESSION_FILE PROVIDER MODEL REASONING_LEVEL; do name=PI_$name; echo ${!name-none}; done" with:
        | session | <session>                           |
        | options | {"exposeSessionEnvironment":<told>} |
      Then the command was answered with the text "<variables>"

      Examples:
        | case            | session                                                                              | told  | variables                        |
        | with everything | {"id":"s1","file":"/s/1","provider":"p","model":"m","reasoningLevel":"high"}         | true  | s1\n/s/1\np\nm\nhigh\n           |
        | in memory only  | {"id":"s2","provider":"p","model":"m","reasoningLevel":"off"}                        | true  | s2\nnone\np\nm\noff\n            |
        | without a model | {"id":"s3","file":"/s/3"}                                                            | true  | s3\n/s/3\nnone\nnone\nnone\n      |
        | that is hidden  | {"id":"s4","file":"/s/4","provider":"p","model":"m","reasoningLevel":"high"}         | false | none\nnone\nnone\nnone\nnone\n    |
