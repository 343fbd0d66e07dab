# ---- the review

fugitive-lens-uniform = Any legal move
fugitive-lens-hurried = Runs as far as he can
fugitive-insight-how = { $who ->
    [marshal] What the Marshal could work out from all she had seen.
    [fugitive] What the Fugitive knew that the Marshal could work out; her own cards he did not know.
   *[all] What anybody who watched could work out.
  } All deals and trails that fit were counted{ $lens ->
    [hurried] ; the Fugitive is taken to go about as far as his sprint cards can take him.
   *[uniform] ; every legal choice of the Fugitive is taken for equally likely.
  } { $passes ->
    [drawn] His passes were heeded by drawing hands at random; a chance may be off by { $error } in 100.
    [lost] What his passes say was too rare to be weighed and is left out.
   *[none] { "" }
  }
fugitive-insight-none = No hideout lies face down.
fugitive-insight-any = anywhere
fugitive-insight-place = place { $place }
fugitive-insight-number = { $number }
fugitive-insight-places = Which number lies where
fugitive-insight-certain = At place { $place } lies { $number }, for certain.
fugitive-curve = Each point: 32 games played on by easy bots from the cards as they really lay. It says how the cards stood, not how well you play; a few per cent are luck.
fugitive-review-start = The cards are dealt.
fugitive-review-turn = Turn { $turn }: { $role ->
    [fugitive] the Fugitive
   *[marshal] the Marshal
  }
fugitive-review-manhunt = The manhunt
fugitive-review-got = { $name } gets the { $card }.
fugitive-review-placed = It is the { $card }.
fugitive-why-draw = { $role ->
    [marshal] { $level ->
        [easy] Pile { $pile }, because no other came to mind.
       *[other] A card from pile { $pile } could rule out most numbers that were still in doubt.
      }
   *[fugitive] { $level ->
        [easy] Pile { $pile }, on the off chance.
       *[other] Pile { $pile } held more of what the hand was missing than the others.
      }
  }
fugitive-why-place = { $level ->
    [easy] { $card } was in reach, so down it went.
    [medium] { $card } is a step forward and leaves cards for the next one.
   *[strong] { $how ->
        [goal] 42 was worth the manhunt: waiting would have given away more.
        [bluff] A sprint card that was not needed, so that { $card } looks further away than it is.
        [short] { $card } is nearer than it could have been: whoever counts on long steps looks too far ahead.
       *[far] { $card } goes as far as the cards allow. Every turn saved is a guess less for her.
      }
  }
fugitive-why-guess = { $how ->
    [manhunt] In the manhunt the surest number comes first: { $number }.
    [several] Together these numbers could be right often enough, and one turn finds them all.
   *[one] { $level ->
        [easy] { $number } was still open on the notepad.
        [medium] { $number } was the likeliest number.
       *[strong] { $number } helps most, right or wrong: it is likely, and a miss would say a lot.
      }
  }
fugitive-why-wait = { $what ->
    [pass] Nothing to lay was better than what lay hidden already.
    [one] Another hideout would have told her more than it hid.
    [ask] That number halves what was still possible.
   *[guess] No number was good enough: finding a 30 would have let him go.
  }
