Feature: Golden sessions made by hand

  @CTX-100
  Rule: A golden session gives its expected projection

    Scenario Outline: an entry of a session made by hand
      When the subject reads the golden session "<fixture>" at "<entry>"
      Then the projection is that of "<fixture>" at "<entry>"

      Examples:
        | case                                     | fixture                      | entry    |
        | calls-without-results at aa000004        | calls-without-results        | aa000004 |
        | calls-without-results at aa000002        | calls-without-results        | aa000002 |
        | checkpoint-of-the-prompt at ab000007     | checkpoint-of-the-prompt     | ab000007 |
        | checkpoint-of-the-prompt at ab000005     | checkpoint-of-the-prompt     | ab000005 |
        | commands-of-every-ending at a6000006     | commands-of-every-ending     | a6000006 |
        | compaction-in-what-is-kept at c0000006   | compaction-in-what-is-kept   | c0000006 |
        | compaction-in-what-is-kept at c0000004   | compaction-in-what-is-kept   | c0000004 |
        | content-that-is-missing at a9000004      | content-that-is-missing      | a9000004 |
        | custom-beside-custom-message at a5000005 | custom-beside-custom-message | a5000005 |
        | damaged-lines at a3000003                | damaged-lines                | a3000003 |
        | edits-in-a-row at a4000005               | edits-in-a-row               | a4000005 |
        | edits-in-a-row at a4000003               | edits-in-a-row               | a4000003 |
        | edits-in-a-row at a4000006               | edits-in-a-row               | a4000006 |
        | from-a-later-version at a1000004         | from-a-later-version         | a1000004 |
        | kept-from-another-branch at d0000005     | kept-from-another-branch     | d0000005 |
        | kept-from-another-branch at d0000002     | kept-from-another-branch     | d0000002 |
        | labels-across-branches at b0000009       | labels-across-branches       | b0000009 |
        | labels-across-branches at b0000004       | labels-across-branches       | b0000004 |
        | orphaned-branch at f0000004              | orphaned-branch              | f0000004 |
        | orphaned-branch at f0000002              | orphaned-branch              | f0000002 |
        | root-in-the-middle at e0000005           | root-in-the-middle           | e0000005 |
        | root-in-the-middle at e0000003           | root-in-the-middle           | e0000003 |
        | summary-of-a-branch at a0000006          | summary-of-a-branch          | a0000006 |
        | summary-of-a-branch at a0000004          | summary-of-a-branch          | a0000004 |
        | texts-of-many-scripts at a8000003        | texts-of-many-scripts        | a8000003 |
        | times-out-of-order at a7000002           | times-out-of-order           | a7000002 |
        | times-out-of-order at a7000004           | times-out-of-order           | a7000004 |
        | torn-last-line at a2000002               | torn-last-line               | a2000002 |
