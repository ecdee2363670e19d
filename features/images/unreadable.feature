Feature: Images that cannot be shown

  @IMG-013
  Rule: An image that cannot be decoded is omitted

    Scenario Outline: its end is missing
      Given a small <sample> image "image" without its last <missing> bytes
      When the subject reads "image"
      Then the answer is no error
      And the answer is a text alone:
        """
        Read image file [<type>]
        [Image omitted: could not be resized below the inline image size limit.]
        """

      Examples:
        | case | sample | missing | type       |
        | png  | png    | 30      | image/png  |
        | jpeg | jpeg   | 150     | image/jpeg |
        | gif  | gif    | 10      | image/gif  |
        | webp | webp   | 40      | image/webp |

    Scenario: nothing but a header, of far too many pixels
      Given a file "huge.png" made of:
        | hex                                                                               |
        | 89504e470d0a1a0a 0000000d 49484452 00007530 00007530 0802000000 00000000 00000000 |
      When the subject reads "huge.png"
      Then the answer is a text alone:
        """
        Read image file [image/png]
        [Image omitted: could not be resized below the inline image size limit.]
        """

    Scenario: a whole image
      Given a small webp image "image"
      When the subject reads "image"
      Then the answered image is the file "image", byte for byte

  @IMG-015
  Rule: An animated PNG is no text

    Scenario: an animation of one frame
      Given a file "moving.png" made of:
        | hex                                                                                                                    |
        | 89504e470d0a1a0a 0000000d4948445200000003000000020802000000 1216f14d 000000086163544c 00000001 00000000 b92d9ef0       |
        | 0000000e49444154789c6368800106380b005a140901 b2123d87 0000000049454e44ae426082                                         |
      When the subject reads "moving.png"
      Then the answer is no error
      And the answer shows a "image/png" image, or says that it is omitted

  @IMG-016
  Rule: A text that begins like an image is a text

    Scenario Outline: a text about images
      Given a file "formats.txt" with the text:
        """
        <first>
        It is a format of images.
        Look at it with care.
        """
      When the subject reads "formats.txt"
      Then the answer is no error
      And the answer is the file "formats.txt" as a text alone

      Examples:
        | case | first              |
        | gif  | GIF89a             |
        | old  | GIF87a came before |
        | webp | RIFF????WEBP       |

    Scenario: some lines of it
      Given a file "formats.txt" with the text:
        """
        GIF89a
        It is a format of images.
        Look at it with care.
        """
      When the subject reads "formats.txt" with offset 2 and limit 1
      Then the answered text is "It is a format of images.\n\n[1 more lines in file. Use offset=3 to continue.]"

  @IMG-017
  Rule: A picture of very many pixels is answered in time

    Scenario: 256 million pixels in a small file
      Given a png image "black.png" of 16000 by 16000 pixels, all black
      When the subject reads "black.png" within 2000 milliseconds
      Then the answer is no error
      And the answer shows a "image/png" image, or says that it is omitted
