Feature: What is an image

  @IMG-001
  Rule: The first bytes tell an image, not the name

    Scenario Outline: an image under some name
      Given a small <sample> image "<name>"
      When the subject reads "<name>"
      Then the answer is an image of type "<type>" with the note:
        """
        Read image file [<type>]
        """

      Examples:
        | case               | sample | name        | type       |
        | png                | png    | logo.png    | image/png  |
        | png named text     | png    | notes.txt   | image/png  |
        | jpeg               | jpeg   | photo.jpg   | image/jpeg |
        | jpeg without dot   | jpeg   | photo       | image/jpeg |
        | gif                | gif    | dot.gif     | image/gif  |
        | gif named png      | gif    | dot.png     | image/gif  |
        | webp               | webp   | shot.webp   | image/webp |

    Scenario: a bitmap under another name
      Given a file "picture.txt" made of:
        | hex                                                                                                                          |
        | 424d3a0000000000000036000000 28000000010000000100000001001800000000000400000000000000000000000000000000000000 0000ff00        |
      When the subject reads "picture.txt"
      Then the answer is an image of type "image/png" with the note:
        """
        Read image file [image/png]
        [Image converted from image/bmp to image/png.]
        """

    Scenario: a text with the name of an image
      Given a file "logo.png" with the text:
        """
        no picture at all
        """
      When the subject reads "logo.png"
      Then the answer is a text alone:
        """
        no picture at all
        """

  @IMG-002
  Rule: What only resembles an image is text

    Scenario Outline: near misses
      Given a file "file" made of:
        | hex   |
        | <hex> |
      When the subject reads "file"
      Then the answer is the file "file" as a text alone

      Examples:
        | case                     | hex                                                                     |
        | 15 bytes of a png        | 89504e470d0a1a0a0000000d494844                                          |
        | png with another chunk   | 89504e470d0a1a0a0000000d49454e4400000000                                |
        | png with a short header  | 89504e470d0a1a0a0000000c4948445200000000                                |
        | png signature with LF    | 89504e470a0a1a0a0000000d4948445200000000                                |
        | two bytes of a jpeg      | ffd8                                                                    |
        | jpeg of another kind     | ffd8fff700000000                                                        |
        | gif of another year      | 474946383861                                                            |
        | five bytes of a gif      | 4749463839                                                              |
        | wave                     | 524946462400000057415645                                                |
        | webp in capitals only    | 524946462400000077656270                                                |
        | text that begins with BM | 424d206973206120636f6d70616e79207468617420627569c3646c7320636172732e0a  |
        | bitmap of 25 bytes       | 424d320000000000000019000000 0c0000000300020001001800                   |
        | bitmap of two planes     | 424d4e0000000000000036000000 280000000300000002000000020018000000000000 |
        | bitmap of two bits       | 424d4e0000000000000036000000 280000000300000002000000010002000000000000 |
        | bitmap header of 39      | 424d4e0000000000000036000000 270000000300000002000000010018000000000000 |
        | bitmap header of 125     | 424d4e000000000000008b000000 7d0000000300000002000000010018000000000000 |
        | pixels in the headers    | 424d4e0000000000000035000000 280000000300000002000000010018000000000000 |
        | a size of 25             | 424d190000000000000036000000 280000000300000002000000010018000000000000 |
        | no byte of pixels        | 424d360000000000000036000000 280000000300000002000000010018000000000000 |

    Scenario Outline: on the other side of the border
      Given a file "file" made of:
        | hex   |
        | <hex> |
      When the subject reads "file"
      Then the answer is a text alone:
        """
        Read image file [<type>]
        [Image omitted: could not be <why>.]
        """

      Examples:
        | case                  | hex                                                                     | type       | why                                                 |
        | 16 bytes of a png     | 89504e470d0a1a0a0000000d49484452                                        | image/png  | resized below the inline image size limit           |
        | three bytes of a jpeg | ffd8ff                                                                  | image/jpeg | resized below the inline image size limit           |
        | bitmap of no size     | 424d000000000000000036000000 280000000300000002000000010018000000000000 | image/bmp  | converted to a supported inline image format        |
        | one byte of pixels    | 424d370000000000000036000000 280000000300000002000000010018000000000000 | image/bmp  | converted to a supported inline image format        |
