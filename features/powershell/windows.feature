Feature: PowerShell on Windows

  @PS-003
  Rule: The output of PowerShell is UTF-8

    Scenario: characters beyond ASCII
      When the tool "powershell" is called with {"command":"[Console]::Out.Write('aé€😀')"}
      Then the command was answered with the text "aé€😀"

    Scenario: cut output
      When the tool "powershell" is called with {"command":"1..2500"}
      Then the details have only the fields "truncation" and "fullOutputPath"

  @PS-004
  Rule: The newer PowerShell is used when there is one

    @report:pi#8512 @report:makecindy/cindy#3539
    Scenario: one call after the other
      When the tool "powershell" is called with {"command":"if ((Get-Command pwsh -ErrorAction Ignore) -and $PSVersionTable.PSEdition -ne 'Core') { 'old' } else { 'right' }"}
      Then the answer ends with "right"

  @PS-005
  Rule: The exit code of a PowerShell command

    Scenario Outline: how it ends
      When the tool "powershell" is called with {"command":"<command>"}
      Then the exit code is <code>

      Examples:
        | case             | command                             | code |
        | success          | 'a'                                 | 0    |
        | a code           | exit 3                              | 3    |
        | a failure        | Get-Item ./no_such_file_4711        | 1    |
        | a native warning | cmd /c 'echo w 1>&2' 2>&1           | 0    |

  @PS-006
  Rule: A timeout ends what PowerShell started

    @report:pi#8582
    Scenario: a command that takes too long
      When the tool "powershell" is called with {"command":"Start-Sleep 60","timeout":0.5}
      Then the command failed with the text "Command timed out after 0.5 seconds"
