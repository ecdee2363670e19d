Feature: When updates come, and what they carry

  @OUT-013
  Rule: The first update comes before anything else

    @needs:posix
    Scenario Outline: a call that fails before anything runs
      When bash is called with <arguments> in "<directory>", and its updates are seen
      Then the answer is an error
      And the texts of the updates were:
        |  |
      And update 1 has no details

      Examples:
        | case                | arguments                        | directory |
        | a bad timeout       | {"command":"true","timeout":0}   | .         |
        | a missing directory | {"command":"true"}               | gone      |

    @needs:posix
    Scenario: no output
      When bash is called with {"command":"true"} in ".", and its updates are seen
      Then the texts of the updates were:
        |  |

  @OUT-014
  Rule: Updates come at most every 100 milliseconds

    Scenario: a command that puts out something all the time
      When bash is called with {"command":"for i in $(seq 60); do echo $i; sleep 0.01; done"} in ".", and its updates are seen
      Then no more updates came than one in 100 milliseconds, the first and the last
      And the last update shows:
        | numbers |
        | 1-60    |

    Scenario: the last one comes although an interval is not over
      When bash is called with {"command":"for i in $(seq 5); do echo $i; done"} in ".", and its updates are seen
      Then the last update shows:
        | numbers |
        | 1-5     |

  @OUT-015
  Rule: An update of cut output is cut alike

    Scenario: cut
      When bash is called with {"command":"seq 1 2500"} in ".", and its updates are seen
      Then the last update shows:
        | numbers  | text |
        | 501-2499 |      |
        |          | 2500 |
      And the details of the last update are those of the answer

    Scenario: not cut
      When bash is called with {"command":"echo hi"} in ".", and its updates are seen
      Then the last update shows:
        | text |
        | hi\n |
      And the details of the last update are empty
