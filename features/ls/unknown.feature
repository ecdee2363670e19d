Feature: Names of which nothing more is known

  @LS-007
  Rule: A name that cannot be looked up is listed all the same

    @needs:symlinks
    Scenario: links that lead nowhere
      Given empty files and directories "a"
      And a symbolic link "gone" to "missing"
      And a symbolic link "self" to "self"
      When the tool "ls" is called with {}
      Then the listing is "a gone self"

    @needs:symlinks
    Scenario: nothing but a link that leads nowhere
      Given a symbolic link "d/gone" to "missing"
      When the tool "ls" is called with {"path":"d"}
      Then the listing is "gone"

    @needs:symlinks
    Scenario: a limit that such a name fills
      Given empty files and directories "a"
      And a symbolic link "gone" to "missing"
      When the tool "ls" is called with {"limit":1}
      Then the listing is "a" and the notice "[1 entries limit reached. Use limit=2 for more]"

    @needs:posix
    Scenario: a name that is no UTF-8
      Given an empty file whose name is the bytes "61 ff 62"
      When the tool "ls" is called with {}
      Then the listing is "a\ufffdb"

    @needs:posix
    Scenario: a name with U+FFFD that is UTF-8
      Given an empty file whose name is the bytes "61 ef bf bd 62"
      When the tool "ls" is called with {}
      Then the listing is "a\ufffdb"

    @needs:non-root
    Scenario: a directory that may be read but not entered
      Given empty files and directories "d/b d/a"
      And the mode of "d" is 400
      When the tool "ls" is called with {"path":"d"}
      Then the listing is "a b"
