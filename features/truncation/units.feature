Feature: The functions that cut texts

  @TRUNC-019
  Rule: truncateHead keeps whole lines from the start

    Scenario Outline: a text and limits
      When truncateHead keeps "<text>" within '<limits>'
      Then it keeps "<kept>" with:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines | maxBytes |
        | <cut>     | <by>        | <lines>    | <bytes>    | <outLines>  | <outBytes>  | false           | <first>               | <max>    | <size>   |

      Examples:
        | case                   | text       | limits                          | kept  | cut   | by      | lines | bytes | outLines | outBytes | first | max  | size  |
        | nothing                |            | {}                              |       | false | null    | 0     | 0     | 0        | 0        | false | 2000 | 51200 |
        | a line feed            | \n         | {}                              | \n    | false | null    | 1     | 1     | 1        | 1        | false | 2000 | 51200 |
        | it fits                | a\nb\n     | {"maxLines": 2, "maxBytes": 4}  | a\nb\n | false | null   | 2     | 4     | 2        | 4        | false | 2    | 4     |
        | too many lines         | a\nb\nc    | {"maxLines": 2}                 | a\nb  | true  | "lines" | 3     | 5     | 2        | 3        | false | 2    | 51200 |
        | blank lines            | a\n\n\nb   | {"maxLines": 3}                 | a\n\n | true  | "lines" | 4     | 5     | 3        | 3        | false | 3    | 51200 |
        | too many bytes         | abc\ndef\n | {"maxBytes": 6}                 | abc   | true  | "bytes" | 2     | 8     | 1        | 3        | false | 2000 | 6     |
        | two bytes each         | aé\nb      | {"maxBytes": 3}                 | aé    | true  | "bytes" | 2     | 5     | 1        | 3        | false | 2000 | 3     |
        | a first line too long  | abcd\nx    | {"maxBytes": 3}                 |       | true  | "bytes" | 2     | 6     | 0        | 0        | true  | 2000 | 3     |
        | both limits at once    | a\nb\nc    | {"maxLines": 2, "maxBytes": 3}  | a\nb  | true  | "lines" | 3     | 5     | 2        | 3        | false | 2    | 3     |
        | no line allowed        | a\nb\n     | {"maxLines": 0}                 |       | true  | "lines" | 2     | 4     | 0        | 0        | false | 0    | 51200 |

  @TRUNC-020
  Rule: truncateTail keeps whole lines from the end

    Scenario Outline: a text and limits
      When truncateTail keeps "<text>" within '<limits>'
      Then it keeps "<kept>" with:
        | truncated | truncatedBy | totalLines | totalBytes | outputLines | outputBytes | lastLinePartial | firstLineExceedsLimit | maxLines | maxBytes |
        | <cut>     | <by>        | <lines>    | <bytes>    | <outLines>  | <outBytes>  | <part>          | false                 | <max>    | <size>   |

      Examples:
        | case                     | text       | limits                          | kept   | cut   | by      | lines | bytes | outLines | outBytes | part  | max  | size  |
        | nothing                  |            | {}                              |        | false | null    | 0     | 0     | 0        | 0        | false | 2000 | 51200 |
        | it fits                  | a\nb\n     | {"maxLines": 2, "maxBytes": 4}  | a\nb\n | false | null    | 2     | 4     | 2        | 4        | false | 2    | 4     |
        | too many lines           | a\nb\nc\n  | {"maxLines": 2}                 | b\nc   | true  | "lines" | 3     | 6     | 2        | 3        | false | 2    | 51200 |
        | blank lines              | a\n\n\nb   | {"maxLines": 3}                 | \n\nb  | true  | "lines" | 4     | 5     | 3        | 3        | false | 3    | 51200 |
        | too many bytes           | a\nb\nc    | {"maxBytes": 3}                 | b\nc   | true  | "bytes" | 3     | 5     | 2        | 3        | false | 2000 | 3     |
        | a last line too long     | x\n😀😀    | {"maxBytes": 5}                 | 😀     | true  | "bytes" | 2     | 10    | 1        | 4        | true  | 2000 | 5     |
        | with a final line feed   | xé\n       | {"maxBytes": 2}                 | é      | true  | "bytes" | 1     | 4     | 1        | 2        | true  | 2000 | 2     |
        | less than a character    | 😀         | {"maxBytes": 3}                 |        | true  | "bytes" | 1     | 4     | 1        | 0        | true  | 2000 | 3     |
        | both limits at once      | a\nb\nc    | {"maxLines": 2, "maxBytes": 3}  | b\nc   | true  | "lines" | 3     | 5     | 2        | 3        | false | 2    | 3     |
        | no line allowed          | a\nb\n     | {"maxLines": 0}                 |        | true  | "lines" | 2     | 4     | 0        | 0        | false | 0    | 51200 |

  @TRUNC-021
  Rule: truncateLine cuts after 500 UTF-16 units

    Scenario Outline: a line and a number of units
      When truncateLine cuts "<line>" after <max> units
      Then the line is "<text>", and was <what>

      Examples:
        | case                      | line         | max | text                | what |
        | short enough              | abc          | 3   | abc                 | kept |
        | too long                  | abcdef       | 3   | abc... [truncated]  | cut  |
        | a pair would be split     | ab😀c        | 3   | ab... [truncated]   | cut  |
        | a pair just fits          | ab😀c        | 4   | ab😀... [truncated] | cut  |

    Scenario Outline: 500 units when no number is given
      When truncateLine cuts a line made of:
        | times   | text  |
        | <times> | x     |
        | 1       | <end> |
      Then the line was <what>, and is made of:
        | times   | text   |
        | <shown> | x      |
        | 1       | <tail> |

      Examples:
        | case                 | times | end | what | shown | tail            |
        | 500 units            | 499   | y   | kept | 499   | y               |
        | 501 units            | 500   | y   | cut  | 500   | ... [truncated] |
        | a pair at the limit  | 499   | 😀  | cut  | 499   | ... [truncated] |
