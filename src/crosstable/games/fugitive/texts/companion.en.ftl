# At a real table: the companion.
fugitive-companion-first = Who is the Fugitive?
fugitive-companion-next = Next, { $name } is the Fugitive.
fugitive-take-start = Card { $card }, the start
fugitive-take-hand = For the Fugitive’s hand: { $cards }
fugitive-take-pile = Pile { $pile }: the cards { $low } to { $high }
fugitive-take-any-events = Any event cards, drawn unseen
fugitive-take-all-events = Event cards, all of them as a pile of their own
fugitive-take-events = { $side ->
    [fugitive] Event cards that help the Fugitive
    [marshal] Event cards that help the Marshal
   *[drawer] Event cards that help whoever draws them
  }
fugitive-take-placeholders = Placeholder cards
fugitive-tell-roles = { $seat } is the Fugitive, { $seat_b } is the Marshal.
fugitive-tell-start = Lay card { $card } face up on the table: here the trail begins.
fugitive-tell-piles = Shuffle the three piles, each on its own, and lay them face down side by side.
fugitive-tell-held = { $seat } takes these cards in hand: { $cards }.
fugitive-tell-dealt = { $seat } draws { $of_a } cards of pile A and { $of_b } of pile B as well, without showing them.
fugitive-tell-events = { $events ->
    [random] Shuffle { $count } event cards, unseen, into each pile. Whoever draws one carries it out and draws again.
    [discovery] Shuffle the event cards into a pile of their own. After every hideout found, the Fugitive draws one and carries it out.
    [for_fugitive] Shuffle { $count } of the Fugitive’s events into each pile. Whoever draws one carries it out and draws again.
    [for_marshal] Shuffle { $count } of the Marshal’s events into each pile. Whoever draws one carries it out and draws again.
   *[catch_up] Shuffle { $count } placeholders into each pile and set out the three kinds of events. A placeholder brings an event: for the Fugitive with at most one hideout face down, a neutral one with two, for the Marshal with three or more. Then draw again.
  }
fugitive-tell-clock = Each of you has { $minutes } minutes for the whole game.
fugitive-tell-begin = { $seat }, the Fugitive, begins.
fugitive-turn-first = { $exactly ->
    [two] Lay two hideouts face down, without drawing; one if no second is possible.
    [exactly_two] Lay exactly two hideouts face down, without drawing. Choose the first so that a second can follow.
   *[one_or_two] Lay one or two hideouts face down, without drawing.
  }
fugitive-turn-draw = { $count ->
    [one] Draw one card from any pile.
   *[other] Draw { $count } cards, each from any pile.
  }
fugitive-turn-lay = Lay one hideout face down at the end of the row, or pass.
fugitive-turn-reach = A hideout is 1 to { $step } higher than the last one.
fugitive-turn-sprint = Further away: lay sprint cards under it, face down. Each adds its footprints; more than needed is allowed.
fugitive-turn-pass-draw = Whoever passes may draw one more card from the lowest pile that has one.
fugitive-turn-guess = You may guess the numbers of hideouts, not their places in the row.
fugitive-turn-guess-all = If all are right, all are turned up with their sprint cards. If one is wrong, nothing is turned up and nothing given away.
fugitive-end-found = Every hideout lies face up: the Marshal wins.
fugitive-end-hot = { $goal } is laid while a found hideout is { $hot } or higher: the Fugitive wins at once.
fugitive-end-manhunt = { $goal } is laid and no found hideout is { $hot } or higher: manhunt. The Marshal guesses one number after the other, and the first wrong one loses.
fugitive-end-stuck = All piles are empty and the Fugitive can lay nothing, or passes twice in a row: the Marshal wins.
fugitive-companion-turn = Turn { $number }
fugitive-companion-done = Done: { $name } is next
fugitive-companion-ends = How it ends
fugitive-companion-notepad = The Marshal’s notepad
fugitive-companion-notepad-hint = Tap a number to change its sign. Keep it out of the Fugitive’s sight.
fugitive-companion-cover = Cover the notepad
fugitive-companion-uncover = Open the notepad
fugitive-companion-note = { $number }: { $sign ->
    [out] cannot be
    [maybe] perhaps
    [found] found
   *[open] open
  }, { $feet ->
    [0] no footprints
    [one] one footprint
   *[other] { $feet } footprints
  }
fugitive-companion-key = ✕ cannot be · ? perhaps · ● found
