Feature: Which tools are offered

  @TOOL-014
  Rule: Seven tools are offered

    Scenario: all of them
      When the subject is asked for its tools
      Then the tools besides powershell are "bash, edit, find, grep, ls, read, write"

  @TOOL-015
  Rule: PowerShell is offered only on Windows

    @needs:posix @report:pi#8582
    Scenario: not elsewhere
      When the subject is asked for its tools
      Then no tool offered is called "powershell"

    @needs:windows @needs:tool.powershell
    Scenario: on Windows
      When the subject is asked for its tools
      Then the tool "powershell" is offered

  @TOOL-016
  Rule: The parameters of each tool

    Scenario Outline: required, optional, and of which type
      When the subject is asked for its tools
      Then the tool "<tool>" takes exactly the fields "<fields>"

      Examples:
        | case  | tool  | fields |
        | read  | read  | limit? number, offset? number, path string |
        | write | write | content string, path string |
        | bash  | bash  | command string, timeout? number |
        | ls    | ls    | limit? number, path? string |
        | find  | find  | limit? number, path? string, pattern string |
        | grep  | grep  | context? number, glob? string, ignoreCase? boolean, limit? number, literal? boolean, path? string, pattern string |

    Scenario: a list
      When the subject is asked for its tools
      Then the tool "edit" takes exactly the fields "edits array, path string"
      And an element of "edits" of the tool "edit" has exactly the fields "newText string, oldText string"

    @needs:windows @needs:tool.powershell
    Scenario: PowerShell
      When the subject is asked for its tools
      Then the tool "powershell" takes exactly the fields "command string, timeout? number"
