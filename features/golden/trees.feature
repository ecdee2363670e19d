Feature: Trees of golden sessions

  @CTX-101
  Rule: A golden session gives its expected leaf and tree

    Scenario Outline: a captured session
      When the subject reads the tree of the golden session "<fixture>"
      Then the leaf and tree are those of "<fixture>"

      Examples:
        | case                          | fixture                       |
        | pi-bash-executions            | pi-bash-executions            |
        | pi-branched-with-summary      | pi-branched-with-summary      |
        | pi-cloned-at-leaf             | pi-cloned-at-leaf             |
        | pi-compacted                  | pi-compacted                  |
        | pi-compacted-from-label       | pi-compacted-from-label       |
        | pi-compacted-twice            | pi-compacted-twice            |
        | pi-context-edits              | pi-context-edits              |
        | pi-custom-entries             | pi-custom-entries             |
        | pi-fork-from                  | pi-fork-from                  |
        | pi-fork-of-compacted          | pi-fork-of-compacted          |
        | pi-forked-before-conversation | pi-forked-before-conversation |
        | pi-forked-with-labels         | pi-forked-with-labels         |
        | pi-images                     | pi-images                     |
        | pi-labelled                   | pi-labelled                   |
        | pi-linear                     | pi-linear                     |
        | pi-model-and-thinking-changes | pi-model-and-thinking-changes |
        | pi-multi-byte-text            | pi-multi-byte-text            |
        | pi-system-messages            | pi-system-messages            |
        | pi-tool-calls                 | pi-tool-calls                 |
        | pi-two-roots                  | pi-two-roots                  |

    Scenario Outline: a session made by hand
      When the subject reads the tree of the golden session "<fixture>"
      Then the leaf and tree are those of "<fixture>"

      Examples:
        | case                         | fixture                      |
        | calls-without-results        | calls-without-results        |
        | checkpoint-of-the-prompt     | checkpoint-of-the-prompt     |
        | commands-of-every-ending     | commands-of-every-ending     |
        | compaction-in-what-is-kept   | compaction-in-what-is-kept   |
        | content-that-is-missing      | content-that-is-missing      |
        | custom-beside-custom-message | custom-beside-custom-message |
        | damaged-lines                | damaged-lines                |
        | edits-in-a-row               | edits-in-a-row               |
        | from-a-later-version         | from-a-later-version         |
        | kept-from-another-branch     | kept-from-another-branch     |
        | labels-across-branches       | labels-across-branches       |
        | orphaned-branch              | orphaned-branch              |
        | root-in-the-middle           | root-in-the-middle           |
        | summary-of-a-branch          | summary-of-a-branch          |
        | texts-of-many-scripts        | texts-of-many-scripts        |
        | times-out-of-order           | times-out-of-order           |
        | torn-last-line               | torn-last-line               |
