Feature: Large images are scaled

  @IMG-008
  Rule: A large image is scaled to 2000 by 2000

    Scenario Outline: the size in which it is answered
      Given a png image "image.png" of <width> by <height> pixels, all black
      When the subject reads "image.png"
      Then the answered image has <to width> by <to height> pixels

      Examples:
        | case                 | width | height | to width | to height |
        | too wide             | 2400  | 100    | 2000     | 83        |
        | too high             | 100   | 2400   | 83       | 2000      |
        | wider by one         | 2001  | 3      | 2000     | 3         |
        | rounded up           | 4800  | 6      | 2000     | 3         |
        | rounded down         | 2400  | 4      | 2000     | 3         |
        | as wide as can be    | 2000  | 5      | 2000     | 5         |

    Scenario: the whole picture
      Given a png image "halves.png" of 2400 by 16 pixels, the left half black and the right half white
      When the subject reads "halves.png"
      Then the answered image is black at its left and white at its right end

    Scenario Outline: other types
      Given a grey <type> image "image" of 2400 by 8 pixels
      When the subject reads "image"
      Then the answered image has 2000 by 7 pixels

      Examples:
        | case | type |
        | jpeg | jpeg |
        | gif  | gif  |
        | webp | webp |

  @IMG-009
  Rule: The note says how to map coordinates

    Scenario Outline: sizes and factor
      Given a png image "image.png" of <width> by <height> pixels, all black
      When the subject reads "image.png"
      Then the last line of the answered text is "[Image: original <width>x<height>, displayed at <shown>. Multiply coordinates by <factor> to map to original image.]"

      Examples:
        | case              | width | height | shown  | factor |
        | too wide          | 2400  | 100    | 2000x83 | 1.20  |
        | too high          | 100   | 2400   | 83x2000 | 1.20  |
        | by the width      | 10    | 2400   | 8x2000  | 1.25  |
        | two and a half    | 5000  | 4      | 2000x2  | 2.50  |
        | two decimals      | 2469  | 10     | 2000x8  | 1.23  |

    Scenario: an image that fits has no such note
      Given a png image "image.png" of 2000 by 5 pixels, all black
      When the subject reads "image.png"
      Then the last line of the answered text is "Read image file [image/png]"

  @IMG-010
  Rule: A photograph is scaled upright

    Scenario Outline: as the camera was held
      Given a photograph "photo.jpg" of 2400 by 8 pixels with the orientation <orientation>
      When the subject reads "photo.jpg"
      Then the last line of the answered text is "[Image: original <original>, displayed at <shown>. Multiply coordinates by <factor> to map to original image.]"
      And the answered image has <width> by <height> pixels

      Examples:
        | case           | orientation | original | shown  | factor | width | height |
        | upright        | 1           | 2400x8   | 2000x7 | 1.20   | 2000  | 7      |
        | upside down    | 3           | 2400x8   | 2000x7 | 1.20   | 2000  | 7      |
        | on its left    | 6           | 8x2400   | 7x2000 | 1.14   | 7     | 2000   |
        | on its right   | 8           | 8x2400   | 7x2000 | 1.14   | 7     | 2000   |

  @IMG-011
  Rule: A scaled image is the smaller of PNG and JPEG

    Scenario: noise
      Given a png image "noise.png" of 2400 by 60 pixels, all noise
      When the subject reads "noise.png"
      Then the answered image is a jpg of 2000 by 50 pixels
      And the image block says the type "image/jpeg"

    Scenario: one colour
      Given a grey jpeg image "grey.jpg" of 2400 by 8 pixels
      When the subject reads "grey.jpg"
      Then the answered image is a png of 2000 by 7 pixels
      And the image block says the type "image/png"

  @IMG-012
  Rule: An image that is too long is encoded anew

    Scenario: one byte too long
      Given a small png image "long.png" filled up to 3538942 bytes
      When the subject reads "long.png"
      Then the answered image has 3 by 2 pixels
      And the answered image is shorter than 4.5 MiB in base64
