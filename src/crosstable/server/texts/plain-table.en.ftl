# The table of a game that has drawn none

plain-view = The table
plain-doing = What you can do
plain-to-act = to act
plain-your-turn = Your turn.
plain-waiting = Waiting for { $names }
plain-wait = Wait a moment.
plain-aside = More
plain-log = What has happened
plain-choose = Choose …
plain-how-many = { $same ->
    [yes] Choose { $most }.
   *[no] Choose { $least } to { $most }.
  }
plain-weight = Together they must count at least { $weight }.
plain-yes = yes
plain-no = no
