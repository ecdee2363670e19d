Feature: PowerShell where it is not

  @PS-001
  Rule: Elsewhere than on Windows powershell says so

    @report:pi#8512
    Scenario Outline: a call
      When powershell is called with <arguments> in "<directory>", and its updates are seen
      Then the command failed with the text "The powershell tool is only available on Windows."
      And the texts of the updates were:
        |  |

      Examples:
        | case                | arguments                                | directory |
        | nothing is wrong    | {"command":"echo yes > ran"}             | .         |
        | a bad timeout       | {"command":"echo yes > ran","timeout":0} | .         |
        | a missing directory | {"command":"echo yes > ran"}             | gone      |

    Scenario: arguments are checked before
      When the tool "powershell" is called with {"timeout":1}
      Then the command failed with a text that begins with 'Validation failed for tool "powershell":'

    Scenario: nothing ran
      When the tool "powershell" is called with {"command":"echo yes > ran"}
      Then the command failed with the text "The powershell tool is only available on Windows."
      And there is no file "ran"
