# Fugitive

fugitive-name = Fugitive
fugitive-line = One runs from hideout to hideout towards 42, the other works out where he was. Two players, twenty minutes.
fugitive-fugitive = Fugitive
fugitive-marshal = Marshal

fugitive-option-first_hideouts = First turn
fugitive-option-first_hideouts-hint = The printed rules can be read in more than one way.
fugitive-option-first_hideouts-value = { $value ->
    [two] the Fugitive lays two hideouts if he can
    [exactly_two] the Fugitive lays exactly two hideouts
   *[one_or_two] the Fugitive lays one or two hideouts
  }
fugitive-option-second_edition_pass = After passing
fugitive-option-second_edition_pass-hint = The second edition makes passing less of a loss.
fugitive-option-second_edition_pass-value = { $value ->
    [true] the Fugitive may draw one more card
   *[false] nothing more happens
  }
fugitive-option-events = Events
fugitive-option-events-hint = Cards that change a rule for a moment. Learn the game without them first.
fugitive-option-events-value = { $value ->
    [random] Random: six of all events in the piles
    [discovery] Discovery: one after every hideout found
    [for_fugitive] Helpful: the Fugitive’s six in the piles
    [for_marshal] Helpful: the Marshal’s six in the piles
    [catch_up] Catch-up: for whoever is behind
   *[none] none
  }
fugitive-option-minutes = Clock
fugitive-option-minutes-hint = Whoever runs out of time loses.
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
fugitive-run-down = { $seat } finds every last hideout: the manhunt succeeds, at the very door of 42.
fugitive-dead-end = The piles are empty and the Fugitive can lay nothing more: { $seat } wins. He was { $left } short of 42.
fugitive-gave-up = The piles are empty and the Fugitive has passed twice: { $seat } wins. He was { $left } short of 42.
fugitive-resigned = { $seat } resigns.
fugitive-time = { $seat } has run out of time.

# What cannot be done

fugitive-not-now = The game is not waiting for that now.
fugitive-no-such-pile = There is no such pile.
fugitive-pile-empty = That pile is empty.
fugitive-lowest-pile = After passing, the extra card comes from the lowest pile that has one.
fugitive-not-in-hand = You do not hold the { $card }.
fugitive-card-twice = A card can be used only once.
fugitive-not-higher = { $card } is not higher than your last hideout, { $last }.
fugitive-goal-cannot-sprint = 42 has no footprints and cannot be a sprint card.
fugitive-no-sprints-now = You cannot lay sprint cards this turn.
fugitive-no-second = After { $card } laid like this, no second hideout could follow. At this table the first turn needs two.
fugitive-too-far = { $card } is too far from { $last }: { $missing ->
    [one] one more footprint is
   *[other] { $missing } more footprints are
  } needed.
fugitive-name-a-number = Guess at least one number.
fugitive-number-twice = Guess each number only once.
fugitive-too-many-numbers = { $most ->
    [one] You can guess only one number now.
   *[other] Only { $most } hideouts lie face down: guess no more numbers than that.
  }
fugitive-no-such-number = { $number } cannot be guessed here.
fugitive-number-face-up = { $number } lies face up already.

# The event deck: made for this project, not the publisher’s

fugitive-event-borrowed_moped = Borrowed Moped
fugitive-event-borrowed_moped-text = The key was in it. The next time the Fugitive lays hideouts, they may be 2 further away.
fugitive-event-street_parade = Street Parade
fugitive-event-street_parade-text = Confetti everywhere. When the Marshal next comes to guess, she may not.
fugitive-event-night_bus = Night Bus
fugitive-event-night_bus-text = The next time the Fugitive lays hideouts, he may lay one more.
fugitive-event-nest_egg = Nest Egg
fugitive-event-nest_egg-text = Grandmother’s sock was full. The Fugitive draws a card at once.
fugitive-event-open_notebook = Open Notebook
fugitive-event-open_notebook-text = Left lying in the diner. The Fugitive looks at all cards in the Marshal’s hand.
fugitive-event-crackling_radio = Crackling Radio
fugitive-event-crackling_radio-text = When the Marshal next guesses, she may guess only one number at a time.
fugitive-event-bakery_gossip = Bakery Gossip
fugitive-event-bakery_gossip-text = The Marshal learns whether the newest face-down hideout is odd or even.
fugitive-event-toll_booth = Toll Booth
fugitive-event-toll_booth-text = The Marshal names a number and learns whether the newest face-down hideout is higher.
fugitive-event-wet_paint = Wet Paint
fugitive-event-wet_paint-text = Somebody stepped in it. A random face-down sprint card is turned up.
fugitive-event-torn_pocket = Torn Pocket
fugitive-event-torn_pocket-text = A random card of the Fugitive’s hand, never 42, drops face up out of the game. He draws another.
fugitive-event-stubbed_toe = Stubbed Toe
fugitive-event-stubbed_toe-text = The next time the Fugitive lays hideouts, he may not use sprint cards.
fugitive-event-overtime = Overtime
fugitive-event-overtime-text = When the Marshal next guesses, she may guess once more.
fugitive-event-lucky_penny = Lucky Penny
fugitive-event-lucky_penny-text = Whoever found it draws a card at once.
fugitive-event-green_wave = Green Wave
fugitive-event-green_wave-text = One more in the next turn: a hideout if the Fugitive drew this, a guess if the Marshal did.
fugitive-event-traffic_jam = Traffic Jam
fugitive-event-traffic_jam-text = The other player draws no card in the next turn.
fugitive-event-pickpocket = Pickpocket
fugitive-event-pickpocket-text = The other player loses a random card, never 42; it lies face up out of the game. If it was the Fugitive, he draws another.
fugitive-event-change_of_wind = Change of Wind
fugitive-event-change_of_wind-text = The next time the Fugitive lays hideouts, they reach 1 further if he drew this, and 1 less far if the Marshal did.

# At the table

fugitive-seat-0 = Fugitive
fugitive-seat-1 = Marshal
fugitive-players = Players
fugitive-status = What happens now
fugitive-you = you
fugitive-away = away
fugitive-to-move = to move
fugitive-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
fugitive-trail = The row of hideouts
fugitive-place-up = { $place ->
        [0] Start
        [1] 1st hideout
        [2] 2nd hideout
        [3] 3rd hideout
        [21] 21st hideout
        [22] 22nd hideout
        [23] 23rd hideout
       *[other] { $place }th hideout
      }: { $number }, face up, { $sprints ->
    [0] no sprint cards
    [one] one sprint card
   *[other] { $sprints } sprint cards
  }
fugitive-place-down = { $place ->
        [0] Start
        [1] 1st hideout
        [2] 2nd hideout
        [3] 3rd hideout
        [21] 21st hideout
        [22] 22nd hideout
        [23] 23rd hideout
       *[other] { $place }th hideout
      }: face down, { $sprints ->
    [0] no sprint cards
    [one] one sprint card
   *[other] { $sprints } sprint cards
  }
fugitive-place-own = { $place ->
        [0] Start
        [1] 1st hideout
        [2] 2nd hideout
        [3] 3rd hideout
        [21] 21st hideout
        [22] 22nd hideout
        [23] 23rd hideout
       *[other] { $place }th hideout
      }: { $number }, face down, { $sprints ->
    [0] no sprint cards
    [one] one sprint card
   *[other] { $sprints } sprint cards
  }
fugitive-hidden = { $count ->
    [0] No hideout lies face down.
    [one] One hideout lies face down.
   *[other] { $count } hideouts lie face down.
  }
fugitive-route = The whole route.
fugitive-steps-left = { $count ->
    [one] 1 step to the boat
   *[other] { $count } steps to the boat
  }
fugitive-hot = Hot trail: with 42 he escapes at once.
fugitive-out = Out of the game: { $cards }.
fugitive-piles = Piles
fugitive-pile = Pile { $name }, { $low } to { $high }, { $count ->
    [one] one card
   *[other] { $count } cards
  } left
fugitive-hand = Your cards
fugitive-card = { $feet ->
    [0] no footprints
    [one] one footprint
    [2] two footprints
   *[other] { $feet } footprints
  }
fugitive-choose-hideout = Choose your next hideout. Up to { $reach } needs no sprint card.
fugitive-choose-sprints = { $card } is in reach. Add sprint cards as a bluff if you like (reach { $reach }).
fugitive-feet-missing = For { $card } add sprint cards: { $missing ->
    [one] one more footprint
   *[other] { $missing } more footprints
  }.
fugitive-staged = { $from } to { $card }: { $steps ->
    [one] one step.
   *[other] { $steps } steps.
  }
fugitive-as-hideout = hideout
fugitive-as-sprint = sprint
fugitive-lay = Lay { $card }{ $sprints ->
    [0] {""}
    [one] , sprint { $cards }
    [2] , sprint { $cards }
   *[other] {" "}with { $sprints } sprint cards
  }
fugitive-undo = Cancel
fugitive-pass = Pass
fugitive-done-place = End turn
fugitive-done-extra_card = No extra card
fugitive-done-guess = Pass
fugitive-seen = You have seen in the Marshal’s hand: { $cards }.
fugitive-notepad = Notepad
fugitive-notepad-hold = tap: choose · hold: guess
fugitive-notepad-write = tap: your mark
fugitive-pencil = Pencil
fugitive-pencil-on = Pencil is on
fugitive-number = { $number }: { $note ->
    [mine] your own card
    [up] lies face up
    [far] cannot be a hidden hideout
   *[open] not ruled out
  }{ $missed ->
    [yes] , guessed, wrong
   *[no] {""}
  }{ $mark ->
    [none] {""}
   *[other] , pencil mark { $mark }
  }
fugitive-note-mine = yours
fugitive-note-up = face up
fugitive-note-far = out of reach
fugitive-note-missed = guessed, wrong
fugitive-finding = { $what ->
    [odd] The { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $place }th
      } hideout is odd.
    [even] The { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $place }th
      } hideout is even.
    [higher] The { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $place }th
      } hideout is higher than { $number }.
   *[not_higher] The { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $place }th
      } hideout is not higher than { $number }.
  }
fugitive-guess-hint = { $most ->
    [one] Tap the number you want to guess.
    [2] Guess one, or two at once (both must be right).
   *[other] Guess one, or up to { $most } at once (all must be right).
  }
fugitive-manhunt-hint = One number at a time. The first wrong one lets him go.
fugitive-all-or-nothing-hint = All of them must be right, or nothing is turned up.
fugitive-name-numbers = Hold to guess { $numbers }
fugitive-asked = { $place }?
fugitive-keep-holding-hint = Keep holding …
fugitive-ask-hint = Choose a number for your question.
fugitive-ask = Higher than { $number }?
fugitive-drawn = Cards you have drawn
fugitive-held-by = { $name } still held
fugitive-guesses = Guesses
fugitive-hit = found
fugitive-miss = wrong
fugitive-story = What happened
fugitive-resign = Resign
fugitive-resign-question = Resign this game?
fugitive-play-on = Play on
fugitive-rules = Rules
fugitive-thought = What the bot considered
fugitive-action-pass = pass
fugitive-action-done = end turn

fugitive-you-draw = { $count ->
    [2] Draw two cards, one after the other. Tap a pile.
   *[other] Draw a card: tap a pile.
  }
fugitive-they-draw = { $name } is drawing.
fugitive-you-extra_card = You passed. Draw one more card, or leave it.
fugitive-they-extra_card = { $name } has passed and may draw one more card.
fugitive-you-place = { $hideouts ->
    [0] Nothing more to lay.
    [one] Lay a hideout.
   *[other] Lay up to { $hideouts } hideouts.
  }
fugitive-they-place = { $name } is looking for the next hideout.
fugitive-you-guess = { $guesses ->
    [one] Guess a number, or pass.
   *[other] You may guess { $guesses } times.
  }
fugitive-they-guess = { $name } is thinking about a guess.
fugitive-you-ask = Toll booth: ask whether the newest hidden hideout is higher than a number.
fugitive-they-ask = { $name } asks a question at the toll booth.
fugitive-manhunt = Manhunt! { $hidden ->
    [one] One hideout to go.
   *[other] { $hidden } hideouts to go.
  }
fugitive-you-manhunt = 42 is on the table. Guess the hidden hideouts one by one, without a mistake.
fugitive-they-manhunt = 42 is on the table. { $name } guesses the hidden hideouts one by one; the first wrong one ends it.

fugitive-effect-reach = { $steps ->
    [1] Hideouts may be 1 further away.
    [-1] Hideouts must be 1 closer than usual.
   *[other] Hideouts may be { $steps } further away.
  }
fugitive-effect-no-sprints = No sprint cards the next time the Fugitive lays hideouts.
fugitive-effect-hideouts = { $count ->
    [one] The Fugitive may lay one more hideout in his next turn.
   *[other] The Fugitive may lay { $count } more hideouts in his next turn.
  }
fugitive-effect-guesses = { $count ->
    [one] The Marshal may guess once more in her next turn.
   *[other] The Marshal may guess { $count } times more in her next turn.
  }
fugitive-effect-no-guess = The Marshal may not guess in her next turn.
fugitive-effect-one-number = Only one number at a time in the Marshal’s next turn.
fugitive-effect-no-draw = { $role ->
    [fugitive] The Fugitive draws no card in his next turn.
   *[marshal] The Marshal draws no card in her next turn.
  }

fugitive-breath = { $name } guesses { $numbers } …
fugitive-breath-told = { $hit ->
    [yes] Found!
   *[no] Wrong.
  }
fugitive-breath-skip = Skip

fugitive-series-margin = { $first ->
    [0] not on the run yet
   *[other] fled as far as { $first }, { $second ->
        [0] every hideout
        [one] one hideout never
       *[other] { $second } hideouts never
      } found
  }
fugitive-series-decided = { $points }:{ $points }. { $you ->
    [yes] You win
   *[no] { $name } wins
  }: { $further ->
    [yes] fled as far as { $first } against { $otherFirst }.
   *[no] { $second ->
        [one] one hideout
       *[other] { $second } hideouts
      } never found against { $otherSecond }.
  }

# Two games that belong together are a match here

fugitive-series-count = { $count ->
    [1] one game
   *[other] match of { $count }
  }
fugitive-next-series = Another match
fugitive-winners-page = Who won the match?
fugitive-series-length-hint = In a match the roles change from game to game; whoever does better over all of them wins.
fugitive-series-won = { $count ->
    [one] { $names } wins the match
   *[other] { $names } share the match
  }
fugitive-series-won-you = You win the match
fugitive-series-won-shared = You share the match with { $names }
fugitive-series-end = End the match?
fugitive-series-end-text = { $number ->
    [one] Only { $number } of { $games } games has been played.
   *[other] Only { $number } of { $games } games have been played.
} In the lobby the points of this match are lost; its games can still be reviewed.

# Whom an event helps

fugitive-helps-fugitive = For the Fugitive
fugitive-helps-marshal = For the Marshal
fugitive-helps-drawer = For whoever draws it

# What the two of a chase call to each other.
fugitive-say-nearly = I’m nearly out of town.
fugitive-say-warm = You’re getting warm.
fugitive-say-cold = You’re miles off.
fugitive-say-bluff = That was a bluff.
fugitive-say-honest = I haven’t told you a single lie.
fugitive-say-past = I’m past { $number } already.
fugitive-say-never = I was never at { $number }.
fugitive-say-behind = I’m right behind you.
fugitive-say-surrender = Give yourself up!
fugitive-say-doubt = I don’t believe a word of it.
fugitive-say-guessing = I’m only guessing.
fugitive-say-hold = I hold the { $number } myself.
fugitive-say-next = I’ll look at { $number } next.
