# The Resistance on a room screen.
resistance-wall-vote = Everybody votes
resistance-wall-votes = The votes
resistance-wall-mission = The team plays
resistance-wall-cards = The cards
resistance-wall-gives = { $name } gives { $other } a plot card.
resistance-wall-swap = { $name } and { $other } change places and sides.
resistance-wall-one-moment = One moment
resistance-wall-rejected = { $count ->
    [one] one team rejected
   *[other] { $count } teams rejected
  }

# The narrator's script where everybody has a phone: nobody closes their eyes.
resistance-tell-nobody-phone = Your phone shows your card. Nobody learns anything else.
resistance-tell-blind-phone = Spies, you stay blind this time: you do not see each other.
resistance-tell-chief-thumb-phone = { $count ->
    [one] Spies, you see who your Chief is.
   *[other] Spies, you see who your { $count } Chiefs are.
  }
resistance-tell-deep-thumb-phone = Spies, you see the Deep Agent.
resistance-tell-pair-thumbs-phone = Spies, you see two: the Deep Agent and the Pretender.
resistance-tell-spies-phone = Spies, you see each other.
resistance-tell-spies-but-deep-phone = Spies, you see each other. The Deep Agent sees nobody.
resistance-tell-spies-but-reverser-phone = Spies, you see each other, all but the Reverser.
resistance-tell-spies-but-both-phone = Spies, you see each other. Deep Agent and Reverser see nobody.
resistance-tell-chiefs-phone = Resistance Chiefs, you see each other.
resistance-tell-coordinator-phone = { $count ->
    [one] Resistance Chief, you see the Coordinator.
   *[other] Resistance Chiefs, you see the Coordinator.
  }
resistance-tell-open-phone = Tap “I know” as soon as you know it all.
