Feature: The place in which a command runs

  @BASH-021
  Rule: The shell leads a process group and a session

    @needs:procfs
    Scenario: it leads
      When the subject runs "read -r id name state parent group session rest < /proc/$$/stat; [ $id = $$ ] && [ $group = $$ ] && [ $session = $$ ] && echo leads"
      Then the command was answered with the text "leads\n"

    @needs:procfs
    Scenario: a program that it starts follows
      When the subject runs "sh -c 'read -r id name state parent group session rest < /proc/self/stat; [ $group = $1 ] && [ $session = $1 ] && echo follows' sh $$"
      Then the command was answered with the text "follows\n"

    Scenario Outline: a signal to the whole group
      When the subject runs "printf a; <kill>; sleep 4711"
      Then the command failed with the text "a\n\nCommand exited with code 143"
      When the subject runs "echo again"
      Then the command was answered with the text "again\n"

      Examples:
        | case       | kill        |
        | by its id  | kill -- -$$ |
        | as its own | kill 0      |

  @BASH-022
  Rule: A command has no terminal, and its shell reads no start files

    Scenario: no stream is a terminal
      When the subject runs "[ -t 0 ] || [ -t 1 ] || [ -t 2 ] || echo none"
      Then the command was answered with the text "none\n"

    Scenario: neither interactive nor a login shell
      When the subject runs "case $- in *i*) echo interactive;; esac; shopt -q login_shell || echo plain"
      Then the command was answered with the text "plain\n"

    Scenario Outline: a start file
      Given a file "<name>" in the home directory with the text "started=yes\n"
      When the subject runs "echo [$started]"
      Then the command was answered with the text "[]\n"

      Examples:
        | case           | name          |
        | of a shell     | .bashrc       |
        | of a login     | .bash_profile |
        | of every login | .profile      |

  @BASH-023
  Rule: The working directory has its physical path

    Scenario Outline: a directory behind a link
      Given a directory "real"
      And a symbolic link "link" to "real"
      When the subject runs "<command>" with:
        | cwd | "WORKSPACE/link" |
      Then the command told "WORKSPACE/real\n"

      Examples:
        | case         | command     |
        | the program  | /bin/pwd    |
        | the builtin  | pwd         |
        | the variable | echo $PWD   |

    Scenario: a directory without a link
      Given a directory "real"
      When the subject runs "pwd" with:
        | cwd | "WORKSPACE/real" |
      Then the command told "WORKSPACE/real\n"

  @BASH-032
  Rule: A command does not wait for another

    Scenario: one that waits for the other
      Given the command "echo one; echo > begun; until [ -e go ]; do sleep 0.02; done; echo done" runs, and has made "begun"
      When the subject runs "echo two; echo yes > go", and answers within 2000 milliseconds
      Then the command was answered with the text "two\n"
      And the file "go" now holds "yes\n"
      When the command that runs has ended
      Then the command was answered with the text "one\ndone\n"

    Scenario: one after the other
      When the subject runs "echo one"
      And the subject runs "echo two", and answers within 2000 milliseconds
      Then the command was answered with the text "two\n"

  @BASH-033
  Rule: A broken pipe ends a program

    Scenario: a program that writes on
      When the subject runs "yes | head -n 1; echo ${PIPESTATUS[0]}"
      Then the command was answered with the text "y\n141\n"

    Scenario: a program that is heard out
      When the subject runs "echo y | cat; echo ${PIPESTATUS[0]}"
      Then the command was answered with the text "y\n0\n"
