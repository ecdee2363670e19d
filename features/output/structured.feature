Feature: The output for programs

  @OUT-008
  Rule: Structured output is whole up to 1 MiB

    @needs:posix
    Scenario: more than is shown
      When the subject runs "seq 1 3000"
      Then the structured output is made of:
        | numbers |
        | 1-3000  |
      And the structured output is not cut

    @needs:posix
    Scenario: just 1 MiB
      When the subject runs "head -c 1048575 /dev/zero | tr '\0' x; echo"
      Then the structured output is made of:
        | times   | text |
        | 1048575 | x    |
        | 1       | \n   |
      And the structured output is not cut

    @needs:tool.operations
    Scenario: nothing at all
      When the subject runs a command that puts out these pieces:
        | text |
        |      |
      Then the structured output is made of:
        | text |
        |      |
      And the structured output is not cut

  @OUT-009
  Rule: Structured output above 1 MiB is head and tail

    @needs:posix
    Scenario: one byte too many
      When the subject runs "head -c 524288 /dev/zero | tr '\0' x; printf y; head -c 524288 /dev/zero | tr '\0' z"
      Then the structured output is made of:
        | times  | text                                |
        | 524288 | x                                   |
        | 1      | \n\n[... 1 bytes omitted ...]\n\n   |
        | 524288 | z                                   |
      And the structured output is cut, and names the file of the whole output

    @needs:posix
    Scenario: 2 MiB
      When the subject runs "head -c 1000000 /dev/zero | tr '\0' x; head -c 1097152 /dev/zero | tr '\0' z; exit 3"
      Then the structured output is made of:
        | times  | text                                    |
        | 524288 | x                                       |
        | 1      | \n\n[... 1048576 bytes omitted ...]\n\n |
        | 524288 | z                                       |
      And the structured output is cut, and names the file of the whole output
      And the exit code is 3

  @OUT-010
  Rule: The cuts of structured output keep characters whole

    @needs:posix
    Scenario: two bytes, both cuts inside a character
      When the subject runs "printf a; yes é | head -n 700000 | tr -d '\n'; printf b"
      Then the structured output, but for the number of bytes omitted, is made of:
        | times  | text                            |
        | 1      | a                               |
        | 262143 | é                               |
        | 1      | \n\n[... K bytes omitted ...]\n\n |
        | 262143 | é                               |
        | 1      | b                               |

    @needs:posix
    Scenario: four bytes, both cuts inside a character
      When the subject runs "printf abc; yes 😀 | head -n 400000 | tr -d '\n'; printf de"
      Then the structured output, but for the number of bytes omitted, is made of:
        | times  | text                            |
        | 1      | abc                             |
        | 131071 | 😀                              |
        | 1      | \n\n[... K bytes omitted ...]\n\n |
        | 131071 | 😀                              |
        | 1      | de                              |

    @needs:posix
    Scenario: neither cut inside a character
      When the subject runs "yes é | head -n 700000 | tr -d '\n'"
      Then the structured output is made of:
        | times  | text                                   |
        | 262144 | é                                      |
        | 1      | \n\n[... 351424 bytes omitted ...]\n\n |
        | 262144 | é                                      |
