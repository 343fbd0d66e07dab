# ---- the review

fugitive-lens-uniform = Any legal move
fugitive-lens-hurried = Runs as far as he can
fugitive-insight-how = { $who ->
    [marshal] What the Marshal could work out from all she had seen. Her notepad looks at one reason at a time; counting takes them together, and may rule out a number the notepad leaves open.
    [fugitive] What the Fugitive knew that the Marshal could work out; her own cards he did not know.
   *[all] What anybody who watched could work out.
  } All deals and trails that fit were counted{ $lens ->
    [hurried] ; the Fugitive is taken to go about as far as his sprint cards can take him.
   *[uniform] ; every legal choice of the Fugitive is taken as equally likely.
  } { $passes ->
    [counted] What his passes say was counted too, over every hand he can have held.
    [drawn] What his passes say was estimated from hands drawn at random; a chance may be off by { $error } in 100.
    [lost] What his passes say was too rare to be weighed and is left out.
   *[none] { "" }
  }
fugitive-insight-none = No hideout lies face down.
fugitive-insight-any = anywhere
fugitive-insight-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $place }th
      } hideout
fugitive-insight-number = { $number }
fugitive-insight-places = Which number lies where
fugitive-insight-certain = The { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $place }th
      } hideout is { $number }, for certain.
fugitive-curve = Each point: up to 96 games played on in thought from what the Fugitive knew, then calibrated by how our strong bots’ games went on from there. The manhunt is counted exactly.
fugitive-review-start = The cards are dealt.
fugitive-review-turn = Turn { $turn }: { $role ->
    [fugitive] the Fugitive
   *[marshal] the Marshal
  }
fugitive-review-manhunt = The manhunt
fugitive-review-got = { $name } gets the { $card }.
fugitive-review-placed = It is the { $card }.
fugitive-review-chosen = { $seat } chooses the { $card }{ $sprints ->
    [none] {""}
   *[other] {" "}and sprints with { $sprints }
  }.
fugitive-why-draw = { $role ->
    [marshal] { $level ->
        [easy] Pile { $pile }, because no other came to mind.
       *[other] A card from pile { $pile } could rule out more of the doubtful numbers than any other.
      }
   *[fugitive] { $level ->
        [easy] Pile { $pile }, on the off chance.
       *[other] Pile { $pile } held more of what the hand was missing than the others.
      }
  }
fugitive-why-place = { $level ->
    [easy] { $card } was in reach, so down it went.
    [medium] { $how ->
        [goal] 42 was in reach, and what lay hidden seemed safe enough.
       *[other] { $card } seemed well hidden, and there are cards left for the next step.
      }
   *[strong] { $how ->
        [goal] 42 was worth the manhunt: waiting would have given away more.
        [bluff] A sprint card that was not needed, so that { $card } looks further away than it is.
        [short] { $card } is nearer than it could have been: whoever counts on long steps looks too far ahead.
       *[far] { $card } goes as far as the cards allow. Every turn saved is one guess fewer for her.
      }
  }
fugitive-why-guess = { $how ->
    [manhunt] In the manhunt the surest number comes first: { $number }.
    [several] Together these numbers could be right often enough, and one turn finds them all.
   *[one] { $level ->
        [easy] { $number } was still open on the notepad.
        [medium] { $number } was the likeliest number.
       *[strong] { $number } helps most, right or wrong: it is likely, and a wrong guess would say a lot.
      }
  }
fugitive-why-wait = { $what ->
    [pass] Nothing to lay was better than what lay hidden already.
    [one] Another hideout would have told her more than it hid.
    [ask] That number halves what was still possible.
   *[guess] No number was good enough: finding a 30 would have let him go.
  }
# ---- the verdict

fugitive-outlook = For the Fugitive, games played on in thought from what he knew; for the Marshal, all rows that fit what she had seen. Both are calibrated by how our strong bots’ games went on.
fugitive-verdict-right = Chance to be right
fugitive-verdict-hunt = Chance in the manhunt
fugitive-verdict-escapes = Chance to escape
fugitive-verdict-named = { $you ->
    [yes] You guessed { $numbers }, which { $count ->
        [one] was
       *[other] were together
      } { $chance }% likely.
    [coach] { $numbers } { $count ->
        [one] is
       *[other] are together
      } { $chance }% likely.
   *[no] { $seat } guessed { $numbers }, which { $count ->
        [one] was
       *[other] were together
      } { $chance }% likely.
  }
fugitive-verdict-impossible = { $you ->
    [yes] You guessed { $numbers }, which was impossible.
    [coach] { $numbers } is impossible.
   *[no] { $seat } guessed { $numbers }, which was impossible.
  }
fugitive-verdict-waited = { $you ->
    [yes] You ended your turn without a guess.
    [coach] You have a guess left.
   *[no] { $seat } ended the turn without a guess.
  }
fugitive-verdict-certain = { $you ->
    [coach] { $number } is certain.
   *[other] { $number } was certain.
  }
fugitive-verdict-likely = { $you ->
    [coach] { $number } is { $chance }% certain.
   *[other] { $number } was { $chance }% certain.
  }
fugitive-verdict-numbers = { $numbers }
fugitive-verdict-did = { $you ->
    [yes] Decided in turn { $turn }: you chose to { $what } ({ $before }% → { $after }%).
    [coach] If you { $what }, your chance to escape goes from { $before }% to { $after }%.
   *[no] Decided in turn { $turn }: { $seat } chose to { $what } ({ $before }% → { $after }%).
  }
fugitive-verdict-better = Better: { $what }.
fugitive-verdict-way = { $way ->
    [goal] run for 42
    [place] lay { $number }{ $sprints ->
        [0] { "" }
        [one] { " " }with a sprint card
       *[other] { " " }with { $sprints } sprint cards
      }
    [draw] draw from pile { $number ->
        [0] A
        [1] B
       *[2] C
      }
   *[nothing] lay nothing
  }
fugitive-verdict-picture = The row of hideouts, all open
