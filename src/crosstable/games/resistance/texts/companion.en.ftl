# ---- at a real table: the companion
resistance-companion-first = Who leads first?

resistance-take-character = Character card “{ $card }”
resistance-take-board = Board for { $seats } players, with round, vote and score markers
resistance-take-votes = Sets of vote tokens, one per player
resistance-take-leader = Leader token
resistance-take-investigator = Investigator token
resistance-take-inquisitor = Inquisitor token
resistance-take-loyalty = Loyalty card “{ $card }”
resistance-take-mission = Mission card “{ $card }”
resistance-take-plot = Plot card “{ $card }”
resistance-tell-deal = Shuffle the { $count } character cards and deal one to each, face down.
resistance-tell-look = Everybody looks at their card in secret. { $spies } of you are spies.
resistance-tell-leader = { $seat } is the first leader.
resistance-tell-token = { $seat }, on the leader’s right, takes the Inquisitor token.
resistance-step-plots = { $count ->
    [one] First leader of the mission: draw a plot card and give it, openly, to another player.
   *[other] First leader of the mission: draw { $count } plot cards and give them, openly, to other players, one each.
  }
resistance-step-target = The leader chooses which open mission is attempted; mission { $mission } only after { $least } successes.
resistance-step-team = The leader names a team of { $size } and may be on it.
resistance-step-investigator = The leader gives the Investigator token to somebody who is not on the team.
resistance-step-blame = Once per game, until the votes are shown, the Deep Agent may stand up and name somebody as the Pretender, who answers truthfully. Right: the two swap characters and sides. Wrong: the game goes on.
resistance-step-vote = Everybody votes in secret, then all votes are shown. A tie rejects.
resistance-step-cards = { $fails ->
    [one] Approved: the team plays its mission cards. One Fail is enough to sink the mission.
   *[other] Approved: the team plays its mission cards. It takes { $fails } Fails to sink the mission.
  }
resistance-step-reverse = { $literal ->
    [yes] Each Reverse turns the result over, so two leave it as it is. With exactly one, a single Fail is enough for a success.
   *[no] Each Reverse turns the result over, so two leave it as it is.
  }
resistance-step-coordinator = The Coordinator counts as a resistance Chief here.
resistance-step-accuse = { $side ->
    [resistance] Three successes: the resistance Hunter stands up and must accuse somebody of being a spy Chief.
   *[spy] Three failures: the spy Hunter stands up and must accuse somebody of being a resistance Chief.
  }
resistance-step-wrong = Right: the Hunter’s side has won. Wrong: show no card, turn this mission’s result over.
resistance-step-early = { $many ->
    [yes] If a Chief Fail is among the cards, the spy Hunter may, once per game, stand up now and accuse somebody of being a resistance Chief. Right: the spies win. Wrong: the mission becomes a success.
   *[no] If the spy Chief played a Fail, the spy Hunter may, once per game, stand up now and accuse somebody of being a resistance Chief. Right: the spies win. Wrong: the mission becomes a success.
  }
resistance-step-inquisitor = The holder of the Inquisitor token examines somebody who has never held it, and passes the token to that player.
resistance-step-examine = { $who ->
    [leader] The leader examines another player, who in secret hands over the loyalty card that their character asks for.
   *[investigator] The holder of the Investigator token examines another player, who in secret hands over the loyalty card that their character asks for.
  }
resistance-step-next-leader = The leader token goes on clockwise.
resistance-companion-leader = Leader
resistance-companion-mission = Mission { $mission }
resistance-companion-team = Team of { $size }
resistance-companion-fails = { $fails } Fails needed
resistance-companion-rejected = Team rejected
resistance-companion-success = Mission succeeded
resistance-companion-fail = Mission failed
resistance-companion-track = { $count } of { $most } teams rejected
resistance-companion-go-on = Go on with mission { $mission }
resistance-companion-turn-over = Turn the result over
resistance-companion-side-won = Which side has won?
resistance-companion-spies = { $count ->
    [one] Who was the spy?
   *[other] Who were the { $count } spies?
  }
resistance-companion-result = { $side ->
    [resistance] The resistance wins
   *[spy] The spies win
  }
resistance-companion-next = What happens now
resistance-companion-after = After the mission, in this order
