Feature: What tools add to the system prompt

  @TOOL-017
  Rule: The line of each tool in the system prompt

    Scenario Outline: word for word
      When the subject is asked for its tools
      Then the prompt snippet of "<tool>" is "<snippet>"

      Examples:
        | case  | tool  | snippet                                                                                            |
        | read  | read  | Read file contents                                                                                 |
        | write | write | Create or overwrite files                                                                          |
        | edit  | edit  | Make precise file edits with exact text replacement, including multiple disjoint edits in one call |
        | bash  | bash  | Execute bash commands (ls, grep, find, etc.)                                                       |
        | ls    | ls    | List directory contents                                                                            |
        | find  | find  | Find files by glob pattern (respects .gitignore)                                                   |
        | grep  | grep  | Search file contents for patterns (respects .gitignore)                                            |

    @needs:windows @needs:tool.powershell
    Scenario: PowerShell
      When the subject is asked for its tools
      Then the prompt snippet of "powershell" is "Execute PowerShell commands"

  @TOOL-018
  Rule: The rules of each tool in the system prompt

    Scenario Outline: one rule
      When the subject is asked for its tools
      Then the prompt guidelines of "<tool>" are:
        | <guideline> |

      Examples:
        | case  | tool  | guideline                                                                                 |
        | read  | read  | Use read to examine files instead of cat or sed.                                          |
        | write | write | Use write only for new files or complete rewrites.                                        |
        | bash  | bash  | You can inspect PI_* environment variables for current model and session details.         |

    Scenario: two rules
      When the subject is asked for its tools
      Then the prompt guidelines of "edit" are:
        | Use edit for targeted changes. Batch changes to one file in a single call. |
        | Each edits[].oldText must exactly and uniquely match the original file. Keep matches short and non-overlapping; merge nearby changes without including large unchanged regions. |

    Scenario Outline: none
      When the subject is asked for its tools
      Then the tool "<tool>" has no prompt guidelines

      Examples:
        | case | tool |
        | ls   | ls   |
        | find | find |
        | grep | grep |

    @needs:windows @needs:tool.powershell
    Scenario: PowerShell
      When the subject is asked for its tools
      Then the prompt guidelines of "powershell" are:
        | You can inspect PI_* environment variables for current model and session details. |
