Feature: Golden sessions captured from pi

  @CTX-100
  Rule: A golden session gives its expected projection

    Scenario Outline: an entry of a captured session
      When the subject reads the golden session "<fixture>" at "<entry>"
      Then the projection is that of "<fixture>" at "<entry>"

      Examples:
        | case                                      | fixture                       | entry    |
        | pi-bash-executions at 2f961a37            | pi-bash-executions            | 2f961a37 |
        | pi-branched-with-summary at 26308256      | pi-branched-with-summary      | 26308256 |
        | pi-branched-with-summary at bfff359b      | pi-branched-with-summary      | bfff359b |
        | pi-branched-with-summary at d17b3d6a      | pi-branched-with-summary      | d17b3d6a |
        | pi-branched-with-summary at f527e412      | pi-branched-with-summary      | f527e412 |
        | pi-branched-with-summary at 639f9db0      | pi-branched-with-summary      | 639f9db0 |
        | pi-branched-with-summary at 2d808f38      | pi-branched-with-summary      | 2d808f38 |
        | pi-cloned-at-leaf at af981e12             | pi-cloned-at-leaf             | af981e12 |
        | pi-compacted at 1dd8e568                  | pi-compacted                  | 1dd8e568 |
        | pi-compacted at 07d2abbc                  | pi-compacted                  | 07d2abbc |
        | pi-compacted at 852428ba                  | pi-compacted                  | 852428ba |
        | pi-compacted-from-label at bb4cb50e       | pi-compacted-from-label       | bb4cb50e |
        | pi-compacted-twice at cc55e32f            | pi-compacted-twice            | cc55e32f |
        | pi-compacted-twice at 8639759f            | pi-compacted-twice            | 8639759f |
        | pi-compacted-twice at 7ec3da2c            | pi-compacted-twice            | 7ec3da2c |
        | pi-compacted-twice at 4b4c8e17            | pi-compacted-twice            | 4b4c8e17 |
        | pi-context-edits at 0d6238fd              | pi-context-edits              | 0d6238fd |
        | pi-context-edits at 8c58fec0              | pi-context-edits              | 8c58fec0 |
        | pi-context-edits at c2d57bb2              | pi-context-edits              | c2d57bb2 |
        | pi-context-edits at f6e61d77              | pi-context-edits              | f6e61d77 |
        | pi-custom-entries at f517db1a             | pi-custom-entries             | f517db1a |
        | pi-fork-from at 9861c53d                  | pi-fork-from                  | 9861c53d |
        | pi-fork-from at 0e03bed5                  | pi-fork-from                  | 0e03bed5 |
        | pi-fork-from at a36e2b73                  | pi-fork-from                  | a36e2b73 |
        | pi-fork-of-compacted at f2f54fae          | pi-fork-of-compacted          | f2f54fae |
        | pi-forked-before-conversation at 5206933d | pi-forked-before-conversation | 5206933d |
        | pi-forked-with-labels at d6ec3638         | pi-forked-with-labels         | d6ec3638 |
        | pi-images at d3b4580e                     | pi-images                     | d3b4580e |
        | pi-labelled at b7f7a482                   | pi-labelled                   | b7f7a482 |
        | pi-labelled at 8c369582                   | pi-labelled                   | 8c369582 |
        | pi-labelled at 85a22bc7                   | pi-labelled                   | 85a22bc7 |
        | pi-linear at 79117190                     | pi-linear                     | 79117190 |
        | pi-linear at ad853bb3                     | pi-linear                     | ad853bb3 |
        | pi-model-and-thinking-changes at edda3c2b | pi-model-and-thinking-changes | edda3c2b |
        | pi-model-and-thinking-changes at 80a6795f | pi-model-and-thinking-changes | 80a6795f |
        | pi-model-and-thinking-changes at cb714858 | pi-model-and-thinking-changes | cb714858 |
        | pi-model-and-thinking-changes at 2af982d4 | pi-model-and-thinking-changes | 2af982d4 |
        | pi-model-and-thinking-changes at 11c7fdb0 | pi-model-and-thinking-changes | 11c7fdb0 |
        | pi-multi-byte-text at 10badd95            | pi-multi-byte-text            | 10badd95 |
        | pi-system-messages at f8f75620            | pi-system-messages            | f8f75620 |
        | pi-system-messages at 9683a80a            | pi-system-messages            | 9683a80a |
        | pi-system-messages at be62436f            | pi-system-messages            | be62436f |
        | pi-system-messages at 3d8bb902            | pi-system-messages            | 3d8bb902 |
        | pi-tool-calls at 63f58647                 | pi-tool-calls                 | 63f58647 |
        | pi-tool-calls at c61370a5                 | pi-tool-calls                 | c61370a5 |
        | pi-two-roots at 99278ebc                  | pi-two-roots                  | 99278ebc |
        | pi-two-roots at 684a73d9                  | pi-two-roots                  | 684a73d9 |
