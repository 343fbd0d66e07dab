# The Resistance on a room screen.
resistance-wall-vote = Everybody votes
resistance-wall-votes = The votes
resistance-wall-mission = The team plays
resistance-wall-cards = The cards
resistance-wall-one-moment = One moment
resistance-wall-rejected = { $count ->
    [one] one team rejected
   *[other] { $count } teams rejected
  }
