Feature: Bitmaps become images that models read

  @IMG-007
  Rule: A bitmap becomes a PNG

    Scenario Outline: a bitmap of three by two pixels
      Given a file "picture.bmp" made of:
        | hex       |
        | <headers> |
        | <pixels>  |
      When the subject reads "picture.bmp"
      Then the answer is an image of type "image/png" with the note:
        """
        Read image file [image/png]
        [Image converted from image/bmp to image/png.]
        """
      And the answered image is a png of 3 by 2 pixels
      And the answered image has the pixels:
        | <top>    |
        | <bottom> |

      Examples:
        | case                 | headers                                                                                                                                       | pixels                                           | top                  | bottom               |
        | 1 bit                | 424d46000000000000003e000000 280000000300000002000000010001000000000008000000000000000000000002000000000000000000ff00ff000000                 | 40000000a0000000                                 | 0000ff ff0000 0000ff | ff0000 0000ff ff0000 |
        | 4 bits               | 424d4e0000000000000046000000 280000000300000002000000010004000000000008000000000000000000000004000000000000000000ff0000ff0000ff000000ffffff00 | 3200000001200000                                 | ff0000 00ff00 0000ff | ffffff 0000ff ff0000 |
        | 8 bits               | 424d4e0000000000000046000000 280000000300000002000000010008000000000008000000000000000000000004000000000000000000ff0000ff0000ff000000ffffff00 | 0302000000010200                                 | ff0000 00ff00 0000ff | ffffff 0000ff ff0000 |
        | 16 bits              | 424d460000000000000036000000 28000000030000000200000001001000000000001000000000000000000000000000000000000000                                 | ff7f1f00007c0000007ce0031f000000                 | ff0000 00ff00 0000ff | ffffff 0000ff ff0000 |
        | 16 bits with masks   | 424d520000000000000042000000 2800000003000000020000000100100003000000100000000000000000000000000000000000000000f80000e00700001f000000         | ffff1f0000f8000000f8e0071f000000                 | ff0000 00ff00 0000ff | ffffff 0000ff ff0000 |
        | 24 bits              | 424d4e0000000000000036000000 28000000030000000200000001001800000000001800000000000000000000000000000000000000                                 | ffffffff00000000ff0000000000ff00ff00ff0000000000 | ff0000 00ff00 0000ff | ffffff 0000ff ff0000 |
        | 24 bits from the top | 424d4e0000000000000036000000 2800000003000000feffffff01001800000000001800000000000000000000000000000000000000                                 | 0000ff00ff00ff0000000000ffffffff00000000ff000000 | ff0000 00ff00 0000ff | ffffff 0000ff ff0000 |
        | 32 bits              | 424d4e0000000000000036000000 28000000030000000200000001002000000000001800000000000000000000000000000000000000                                 | ffffff00ff0000000000ff000000ff0000ff0000ff000000 | ff0000 00ff00 0000ff | ffffff 0000ff ff0000 |
        | runs of 8 bits       | 424d560000000000000046000000 280000000300000002000000010008000100000010000000000000000000000004000000000000000000ff0000ff0000ff000000ffffff00 | 01030102010000000003000102000001                 | ff0000 00ff00 0000ff | ffffff 0000ff ff0000 |
        | the oldest header    | 424d32000000000000001a000000 0c0000000300020001001800                                                                                         | ffffffff00000000ff0000000000ff00ff00ff0000000000 | ff0000 00ff00 0000ff | ffffff 0000ff ff0000 |

    Scenario: a bitmap that is too wide
      Given a file "wide.bmp" made of:
        | hex                                                                                                          | times |
        | 424d000000000000000036000000 28000000600900000100000001001800000000000000000000000000000000000000000000000000 |       |
        | 2040c0                                                                                                       | 2400  |
      When the subject reads "wide.bmp"
      Then the answer is an image of type "image/png" with the note:
        """
        Read image file [image/png]
        [Image converted from image/bmp to image/png.]
        [Image: original 2400x1, displayed at 2000x1. Multiply coordinates by 1.20 to map to original image.]
        """

  @IMG-014
  Rule: A bitmap that cannot be decoded is omitted

    Scenario Outline: what a bitmap says and does not keep
      Given a file "picture.bmp" made of:
        | hex       |
        | <headers> |
        | <pixels>  |
      When the subject reads "picture.bmp"
      Then the answer is no error
      And the answer is a text alone:
        """
        Read image file [image/bmp]
        [Image omitted: could not be converted to a supported inline image format.]
        """

      Examples:
        | case                | headers                                                                                                       | pixels                   |
        | a row is missing    | 424d4e0000000000000036000000 28000000030000000200000001001800000000001800000000000000000000000000000000000000 | ffffffff00000000ff000000 |
        | far too large       | 424d4e0000000000000036000000 2800000060ea000060ea000001001800000000001800000000000000000000000000000000000000 | ffffffff00000000ff000000 |
        | a jpeg inside       | 424d4e0000000000000036000000 28000000030000000200000001000800040000001800000000000000000000000000000000000000 | ffffffff00000000ff000000 |
        | no pixels           | 424d4e0000000000000036000000 28000000000000000200000001001800000000001800000000000000000000000000000000000000 | ffffffff00000000ff000000 |

    Scenario: a bitmap that keeps what it says
      Given a file "picture.bmp" made of:
        | hex                                                                                                                    |
        | 424d3a0000000000000036000000 28000000010000000100000001001800000000000400000000000000000000000000000000000000 0000ff00 |
      When the subject reads "picture.bmp"
      Then the answered image has the pixels:
        | ff0000 |
