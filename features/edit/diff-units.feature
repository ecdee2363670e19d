Feature: Diffs and patches of any two texts

  @EDIT-047
  Rule: A diff can be made of any two texts

    Scenario Outline: two texts
      When the unit generateDiffString is called with <arguments>
      Then the unit's diff is "<diff>", first changed at <line>

      Examples:
        | case           | arguments                              | diff                                    | line    |
        | a change       | ["a\\nb\\n", "a\\nc\\n"]       | \\u00201 a\\n-2 b\\n+2 c                | 2       |
        | equal texts    | ["a\\n", "a\\n"]                   |                                         | nothing |
        | empty texts    | ["", ""]                               |                                         | nothing |
        | no context     | ["a\\nb\\nc\\n", "a\\nx\\nc\\n", 0] | \\u0020  ...\\n-2 b\\n+2 x\\n\\u0020  ... | 2     |
        | a context of 1 | ["a\\nb\\nc\\n", "a\\nb\\nx\\n", 1] | \\u0020  ...\\n\\u00202 b\\n-3 c\\n+3 x | 3       |
        | from nothing   | ["", "a\\n"]                         | +1 a                                    | 1       |
        | CR stays       | ["a\\r\\n", "a\\n"]              | -1 a\\r\\n+1 a                          | 1       |

  @EDIT-048
  Rule: A patch can be made of any two texts

    Scenario Outline: two texts
      When the unit generateUnifiedPatch is called with <arguments>
      Then the unit's value is the text "<patch>"

      Examples:
        | case           | arguments                                            | patch |
        | a change       | ["f", "a\\nb\\n", "a\\nc\\n"]                | --- f\\n+++ f\\n@@ -1,2 +1,2 @@\\n a\\n-b\\n+c\\n |
        | equal texts    | ["a b", "a\\n", "a\\n"]                          | --- a b\\n+++ a b\\n |
        | no context     | ["f", "a\\nb\\nc\\n", "a\\nx\\nc\\n", 0] | --- f\\n+++ f\\n@@ -2,1 +2,1 @@\\n-b\\n+x\\n |
        | only removed   | ["f", "a\\nb\\nc\\n", "a\\nc\\n", 0]       | --- f\\n+++ f\\n@@ -2,1 +1,0 @@\\n-b\\n |
        | from nothing   | ["f", "", "a\\n"]                                  | --- f\\n+++ f\\n@@ -0,0 +1,1 @@\\n+a\\n |
