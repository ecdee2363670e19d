Feature: What is answered for an image

  @IMG-003
  Rule: An image is answered as a text and an image

    Scenario: a small image
      Given a small png image "logo.png"
      When the subject reads "logo.png"
      Then the answer is no error
      And the answer has no details
      And the answer is an image of type "image/png" with the note:
        """
        Read image file [image/png]
        """

  @IMG-004
  Rule: Scripts get the image with its note

    Scenario Outline: an image
      Given a small <sample> image "image"
      When the subject reads "image"
      Then the structured content is the image "image" of type "<type>" with the note "Read image file [<type>]"

      Examples:
        | case | sample | type       |
        | png  | png    | image/png  |
        | jpeg | jpeg   | image/jpeg |

    Scenario: an image that is omitted
      Given a small png image "logo.png" without its last 30 bytes
      When the subject reads "logo.png"
      Then the structured content is the text:
        """
        Read image file [image/png]
        [Image omitted: could not be resized below the inline image size limit.]
        """

  @IMG-005
  Rule: An image has no lines

    Scenario: lines that a text would not have
      Given a small png image "logo.png"
      When the subject reads "logo.png" with offset 5000 and limit 1
      Then the answer is no error
      And the answered image is the file "logo.png", byte for byte

    Scenario: a limit alone
      Given a small gif image "dot.gif"
      When the subject reads "dot.gif" with limit 1
      Then the answered image is the file "dot.gif", byte for byte

  @IMG-006
  Rule: An image that fits is not touched

    Scenario Outline: small images
      Given a small <sample> image "image"
      When the subject reads "image"
      Then the answered image is the file "image", byte for byte
      And the answer is an image of type "<type>" with the note:
        """
        Read image file [<type>]
        """

      Examples:
        | case | sample | type       |
        | png  | png    | image/png  |
        | jpeg | jpeg   | image/jpeg |
        | gif  | gif    | image/gif  |
        | webp | webp   | image/webp |

    Scenario: as large as can be
      Given a png image "large.png" of 2000 by 2000 pixels, all black
      When the subject reads "large.png"
      Then the answered image is the file "large.png", byte for byte

    Scenario: as long as can be
      Given a small png image "long.png" filled up to 3538941 bytes
      When the subject reads "long.png"
      Then the answered image is the file "long.png", byte for byte

    Scenario: a photograph that was held upright
      Given a small jpeg image "photo.jpg"
      When the subject reads "photo.jpg"
      Then the answered image is a jpg of 2 by 2 pixels

  @IMG-018
  Rule: An aborted read of an image is answered

    Scenario: aborted at once
      Given a png image "large.png" of 5000 by 5000 pixels, all black
      When the subject begins to read "large.png" and is aborted at once
      Then the answer is an error with the text "Operation aborted"

    Scenario: not aborted
      Given a small png image "logo.png"
      When the subject reads "logo.png"
      Then the answered image is the file "logo.png", byte for byte
