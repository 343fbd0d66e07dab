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
review-no-awards = There is nothing of that kind for this game.
review-award = { $kind ->
    [liar] Best liar
   *[detective] Best detective
  }
review-awards = What will be remembered
review-awards-coming = Looking back at the game …
review-no-verdict = There is no verdict on this game.
review-verdict-blameless = { $of ->
    [0] You were unlucky: nothing you decided can be shown to have cost anything.
    [one] You were unlucky: the one decision of yours that can be weighed cost nothing.
   *[other] You were unlucky: none of your { $of } decisions that can be weighed was a mistake.
  }
review-verdict-not-you = { $count ->
    [one] You made a mistake, but it did not decide the game.
   *[other] You made mistakes, but none of them decided the game.
  }
review-verdict-resigned = { $you ->
    [yes] You resigned while your chance to win was still { $chance }%.
   *[no] { $seat } resigned while their chance to win was still { $chance }%.
  }
review-verdict-late = { $you ->
    [yes] You ran out of time while your chance to win was still { $chance }%.
   *[no] { $seat } ran out of time while their chance to win was still { $chance }%.
  }
review-verdict-steady = It was won step by step: no single step moved the chances beyond their margin of error.
review-verdict-ahead = { $you ->
    [yes] You were ahead all the time.
   *[no] The winners were ahead all the time.
  }
review-verdict-turned = It turned here ({ $before }% → { $after }%): { $what }
review-verdict-step = It turned at step { $step } ({ $before }% → { $after }%).
review-verdict-best = Your chances were best { $step ->
    [0] at the start
   *[other] after step { $step }
  }: { $chance }%.
review-verdict-worst = { $you ->
    [yes] At its worst, { $step ->
        [0] at the start
       *[other] after step { $step }
      }, your chance was { $chance }%.
   *[no] At its worst, { $step ->
        [0] at the start
       *[other] after step { $step }
      }, the winners’ chance was { $chance }%.
  }
review-verdict-mistake = { $count ->
    [one] No other mistake of yours can be shown. { $within }
   *[other] It was not your only mistake. { $within }
  }
review-verdict-unlucky = { $within }
review-verdict-won = You made no mistake. { $within }
review-verdict-lucky = { $count ->
    [one] You were lucky once, too: one mistake of yours went unpunished. { $within }
   *[other] You were lucky, too: several mistakes of yours went unpunished. { $within }
  }
review-verdict-watched = { $all ->
    [0] { $within }
    [one] No other mistake can be shown of anybody. { $within }
   *[other] It was not the only mistake of the game. { $within }
  }
review-verdict-lie = { $you ->
    [yes] You seem to have believed a lie. { $saying } { $within }
   *[no] { $seat } seems to have believed a lie. { $saying } { $within }
  }
review-verdict-error = { $error ->
    [0] All chances are counted exactly.
    [one] These chances may be off by 1 percentage point.
   *[other] These chances may be off by up to { $error } percentage points.
  }
