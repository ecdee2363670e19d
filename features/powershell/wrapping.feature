Feature: What PowerShell is told to run

  @PS-002
  Rule: What PowerShell is told to run

    Scenario Outline: a command
      When the command "<command>" is wrapped for "<shell>"
      Then line 1 of what PowerShell is told sets UTF-8
      And lines 2 to <last> of what PowerShell is told are "<command>"
      And what PowerShell is told then <ends>

      Examples:
        | case                      | command                  | shell                              | last | ends              |
        | PowerShell 7              | git push 2>&1            | C:\Program Files\PowerShell\7\pwsh.exe | 2 | ends              |
        | Windows PowerShell        | git push 2>&1            | powershell.exe                     | 2    | mends the exit code |
        | in capitals, with a path  | git push 2>&1            | C:\Windows\PowerShell.EXE          | 2    | mends the exit code |
        | several lines             | $x = 1\necho $x           | powershell.exe                     | 3    | mends the exit code |
        | a backtick at the end     | echo a `                 | powershell.exe                     | 2    | ends              |
        | an unfinished statement   | Get-ChildItem \u007C      | powershell.exe                     | 2    | mends the exit code |
