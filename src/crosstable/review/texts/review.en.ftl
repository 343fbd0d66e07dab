# Reviewing a game

review-seat = { $seat }
review-seats = { $seat }, { $rest }
review-seats-last = { $seat } and { $rest }
review-no-such-step = This game has no step { $step }; its last one is { $last }.
review-unfinished = This game is not over yet.
review-no-such-lens = This game cannot be reviewed in that way.
review-no-curve = This game has no course to show.
review-no-workers = This server has no workers, so nothing can be worked out here.
review-too-large = This game is too long to be looked through here.
review-failed = That could not be worked out. Please try again.
review-said = { $seat }: “{ $saying }”
review-no-awards = This game keeps no memories of that kind.
review-award = { $kind ->
    [liar] Best liar
    [detective] Best detective
   *[turn] The moment it turned
  }
review-awards = What will be remembered
review-awards-coming = Looking back at the game …
