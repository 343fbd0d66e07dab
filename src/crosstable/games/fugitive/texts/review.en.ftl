# ---- the review

fugitive-lens-uniform = Any choice alike
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
