Feature: Files of unusual size

  @ROB-009
  Rule: Long chains are read

    Scenario: the path and the context of a long chain
      Given a session file "s.jsonl" with a chain of 20000 entries
      When the subject reads the path and context of "s.jsonl"
      Then the path runs from entry 1 to entry 20000
      And the context holds the entries 1 to 20000

    Scenario: the tree of a long chain
      Given a session file "s.jsonl" with a chain of 20000 entries
      When the subject reads the tree of "s.jsonl"
      Then the tree is a chain from entry 1 to entry 20000

  @ROB-010
  Rule: Long lines are read

    Scenario Outline: a message of many characters
      Given a session file "s.jsonl" with the message "<text>" repeated <times> times
      When the subject reads the messages of "s.jsonl"
      Then the only message is "<text>" repeated <times> times

      Examples:
        | case                       | text | times   |
        | of one byte                | a    | 3000000 |
        | of two bytes               | é    | 500000  |
        | of one, two and three      | aé€  | 250000  |
        | of four bytes              | x😀  | 200000  |
