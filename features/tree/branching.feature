Feature: Appending, branching and starting anew

  Background:
    Given a session file "s.jsonl" with the entries:
      | id       | parent   | type      | text  |
      | 00000001 |          | user      | one   |
      | 00000002 | 00000001 | assistant | two   |
      | 00000003 | 00000001 | assistant | other |

  @TREE-015
  Rule: An appended entry hangs below the leaf

    Scenario: two messages, one after the other
      When the subject opens "s.jsonl"
      And the subject appends the user message "next"
      And the subject appends the user message "more"
      And the subject tells the path
      Then the path is "00000001 00000003 @next @more"
      When the subject reads the leaf and path of "s.jsonl"
      Then the leaf is the entry "more"
      And the path is "00000001 00000003 @next @more"

    Scenario: a label hangs below the leaf
      When the subject opens "s.jsonl"
      And the subject appends the label "mark" for "00000001"
      And the subject tells the path
      Then the path is "00000001 00000003 @mark"

  @TREE-016
  Rule: Moving the leaf starts a branch

    Scenario Outline: the next entry after a move
      When the subject opens "s.jsonl"
      And the subject moves the leaf to "<entry>"
      Then the leaf is "<entry>"
      When the subject appends the user message "next"
      And the subject reads the leaf and path of "s.jsonl"
      Then the leaf is the entry "next"
      And the path is "<path> @next"

      Examples:
        | case              | entry    | path              |
        | to the root       | 00000001 | 00000001          |
        | to another branch | 00000002 | 00000001 00000002 |
        | to where it is    | 00000003 | 00000001 00000003 |

    Scenario: what was left stays in the tree
      When the subject opens "s.jsonl"
      And the subject moves the leaf to "00000002"
      And the subject appends the user message "next"
      And the subject reads the entries of "s.jsonl"
      Then the entries are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000002 | 00000001 | message |
        | 00000003 | 00000001 | message |
        | @next    | 00000002 | message |

  @TREE-017
  Rule: Moving the leaf before the first entry starts a new root

    Scenario: a second root
      When the subject opens "s.jsonl"
      And the subject moves the leaf before the first entry
      Then there is no leaf
      When the subject tells the path
      Then the path is empty
      When the subject appends the user message "fresh"
      And the subject reads the leaf and path of "s.jsonl"
      Then the leaf is the entry "fresh"
      And the path is "@fresh"

  @TREE-018
  Rule: The leaf cannot move to an entry that is not there

    Scenario Outline: an id that no entry has
      When the subject opens "s.jsonl"
      And the subject moves the leaf to "<entry>"
      Then the subject refuses: unknown-entry
      When the subject tells the leaf
      Then the leaf is "00000003"

      Examples:
        | case            | entry    |
        | an unknown id   | ffffffff |
        | an empty id     |          |

  @TREE-019
  Rule: Two writers make two branches

    @report:pi#9596 @report:pi#8300 @report:pi#8848 @report:pi#8177 @report:pi#8334
    Scenario: two writers append in turn
      When instance A opens "s.jsonl"
      And instance B opens "s.jsonl"
      And instance A appends the user message "A1"
      And instance B appends the user message "B1"
      And instance A appends the user message "A2"
      And instance B appends the user message "B2"
      And the subject reads the entries and path of "s.jsonl"
      Then the entries are:
        | id       | parent   | type    |
        | 00000001 |          | message |
        | 00000002 | 00000001 | message |
        | 00000003 | 00000001 | message |
        | @A1      | 00000003 | message |
        | @B1      | 00000003 | message |
        | @A2      | @A1      | message |
        | @B2      | @B1      | message |
      And the path is "00000001 00000003 @B1 @B2"
