# Fugitive

fugitive-name = Fugitive
fugitive-line = One runs from hideout to hideout towards 42, the other works out where he was. Two players, twenty minutes.
fugitive-fugitive = Fugitive
fugitive-marshal = Marshal

fugitive-option-first_hideouts = First turn
fugitive-option-first_hideouts-value = { $value ->
    [two] the Fugitive lays exactly two hideouts
   *[one_or_two] the Fugitive lays one or two hideouts
  }
fugitive-option-second_edition_pass = After passing
fugitive-option-second_edition_pass-value = { $value ->
    [true] the Fugitive may draw one more card
   *[false] nothing more happens
  }
fugitive-option-events = Events
fugitive-option-events-value = { $value ->
    [random] Random: six of all events in the piles
    [discovery] Discovery: one after every hit
    [for_fugitive] Helpful: the Fugitive’s six in the piles
    [for_marshal] Helpful: the Marshal’s six in the piles
    [catch_up] Catch-up: for whoever is behind
   *[none] none
  }
fugitive-option-minutes = Clock
fugitive-option-minutes-value = { $value ->
    [0] no clock
   *[other] { $value } minutes each
  }

# How it ends

fugitive-escaped = { $seat } lays 42 on a hot trail and is gone. { $hidden ->
    [one] One hideout was
   *[other] { $hidden } hideouts were
  } never found.
fugitive-escaped-manhunt = The manhunt fails and { $seat } escapes. { $hidden ->
    [one] One hideout was
   *[other] { $hidden } hideouts were
  } never found.
fugitive-caught = { $seat } has found every hideout. The Fugitive was { $left } short of 42.
fugitive-run-down = { $seat } names every last hideout: the manhunt succeeds, at the very door of 42.
fugitive-dead-end = The piles are empty and the Fugitive can lay nothing more: { $seat } wins. He was { $left } short of 42.
fugitive-gave-up = The piles are empty and the Fugitive has passed twice: { $seat } wins. He was { $left } short of 42.
fugitive-resigned = { $seat } resigns.
fugitive-time = { $seat } has run out of time.

# What cannot be done

fugitive-not-now = The game does not wait for that now.
fugitive-no-such-pile = There is no such pile.
fugitive-pile-empty = That pile is empty.
fugitive-lowest-pile = After passing, the extra card comes from the lowest pile that has one.
fugitive-not-in-hand = You do not hold the { $card }.
fugitive-card-twice = A card can be used only once.
fugitive-not-higher = { $card } is not higher than your last hideout, { $last }.
fugitive-goal-cannot-sprint = 42 has no footprints and cannot be a sprint card.
fugitive-no-sprints-now = You cannot lay sprint cards this turn.
fugitive-too-far = { $card } is too far from { $last }: { $missing ->
    [one] one more footprint is
   *[other] { $missing } more footprints are
  } needed.
fugitive-name-a-number = Name at least one number.
fugitive-number-twice = Name each number only once.
fugitive-too-many-numbers = { $most ->
    [one] You can name only one number now.
   *[other] Only { $most } hideouts lie face down: name no more numbers than that.
  }
fugitive-no-such-number = { $number } cannot be named here.
fugitive-number-face-up = { $number } lies face up already.

# The event deck: made for this project, not the publisher’s

fugitive-event-borrowed_moped = Borrowed Moped
fugitive-event-borrowed_moped-text = The key was in it. In the Fugitive’s next placing, hideouts may lie 2 further away.
fugitive-event-street_parade = Street Parade
fugitive-event-street_parade-text = Confetti everywhere. When the Marshal next comes to guess, she may not.
fugitive-event-night_bus = Night Bus
fugitive-event-night_bus-text = In his next placing the Fugitive may lay one more hideout.
fugitive-event-nest_egg = Nest Egg
fugitive-event-nest_egg-text = Grandmother’s sock was full. The Fugitive draws a card at once.
fugitive-event-open_notebook = Open Notebook
fugitive-event-open_notebook-text = Left lying in the diner. The Fugitive looks at all cards in the Marshal’s hand.
fugitive-event-crackling_radio = Crackling Radio
fugitive-event-crackling_radio-text = When the Marshal next guesses, she may name only one number at a time.
fugitive-event-bakery_gossip = Bakery Gossip
fugitive-event-bakery_gossip-text = The Marshal learns whether the newest face-down hideout is odd or even.
fugitive-event-toll_booth = Toll Booth
fugitive-event-toll_booth-text = The Marshal names a number and learns whether the newest face-down hideout is higher.
fugitive-event-wet_paint = Wet Paint
fugitive-event-wet_paint-text = Somebody stepped in it. A random face-down sprint card is turned up.
fugitive-event-torn_pocket = Torn Pocket
fugitive-event-torn_pocket-text = A random card of the Fugitive’s hand, never 42, drops face up out of the game.
fugitive-event-stubbed_toe = Stubbed Toe
fugitive-event-stubbed_toe-text = In his next placing the Fugitive may not lay sprint cards.
fugitive-event-overtime = Overtime
fugitive-event-overtime-text = When the Marshal next guesses, she may guess once more.
fugitive-event-lucky_penny = Lucky Penny
fugitive-event-lucky_penny-text = Whoever found it draws a card at once.
fugitive-event-green_wave = Green Wave
fugitive-event-green_wave-text = One more in the next turn: a hideout if the Fugitive drew this, a guess if the Marshal did.
fugitive-event-traffic_jam = Traffic Jam
fugitive-event-traffic_jam-text = The other player draws no card in the next turn.
fugitive-event-pickpocket = Pickpocket
fugitive-event-pickpocket-text = The other player loses a random card, never 42; it lies face up out of the game.
fugitive-event-change_of_wind = Change of Wind
fugitive-event-change_of_wind-text = In the Fugitive’s next placing, hideouts may lie 1 further if he drew this, 1 less far if the Marshal did.
