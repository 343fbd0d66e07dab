# Crossfire

crossfire-name = Crossfire
crossfire-line = You have seen a few cards go by. Talk for three minutes, find out who is who, and shoot once.

crossfire-preset-classic = Classic
crossfire-preset-classic-hint = VIP, Agents, Assassins and Decoys, as many as your number of players needs. The game to begin with.
crossfire-preset-guards = Guards
crossfire-preset-guards-hint = Some Agents protect or carry two guns: a shot can be blocked, and one player can hit twice.
crossfire-preset-everything = Everything that fits
crossfire-preset-everything-hint = Bomber, guards and Bystanders who take sides. Loud, and hard to read.
crossfire-preset-sniper = Sniper
crossfire-preset-sniper-hint = One player is openly the Sniper. She finds the Assassins by asking, and nobody else shoots for blue.

crossfire-option-mode = Game
crossfire-option-mode-hint = Sniper: one player, openly, shoots for blue.
crossfire-option-mode-value = { $value ->
    [sniper] Sniper (6–10 players)
   *[crossfire] Crossfire (5–10 players)
  }
crossfire-option-seconds = Talk
crossfire-option-seconds-hint = How long you talk before everybody aims.
crossfire-option-seconds-value = { $value ->
    [0] until all are ready
    [60] 1 minute
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
   *[other] { $value } seconds
  }
crossfire-option-aim_seconds = Time to aim
crossfire-option-aim_seconds-hint = How long everybody has to point at somebody, all at the same time.
crossfire-option-aim_seconds-value = { $value ->
    [0] until all have aimed
   *[other] { $value } seconds
  }
crossfire-option-enforcer = Enforcer: an Agent with two guns
crossfire-option-enforcer-hint = Replaces an Agent; one Bystander becomes an Assassin.
crossfire-option-enforcer-value = { $value ->
    [true] in
   *[false] out
  }
crossfire-option-bodyguard = Bodyguard: an Agent who protects
crossfire-option-bodyguard-hint = Replaces an Agent; blocks one shot at the player the Bodyguard points at.
crossfire-option-bodyguard-value = { $value ->
    [true] in
   *[false] out
  }
crossfire-option-bomber = Bomber: alone against everybody
crossfire-option-bomber-hint = Replaces a Bystander; unless somebody shoots the Bomber, everybody else loses.
crossfire-option-bomber-value = { $value ->
    [true] in
   *[false] out
  }
crossfire-option-peace_keeper = Peace Keeper: looks after the Bystanders
crossfire-option-peace_keeper-hint = Replaces an Agent; one Assassin becomes a Bystander. From 7 players.
crossfire-option-peace_keeper-value = { $value ->
    [true] in
   *[false] out
  }
crossfire-option-protester = Protester: a Bystander for red
crossfire-option-protester-hint = Replaces a Bystander; wins if the VIP is shot and the Protester is not.
crossfire-option-protester-value = { $value ->
    [true] in
   *[false] out
  }
crossfire-option-supporter = Supporter: a Bystander for blue
crossfire-option-supporter-hint = Replaces a Bystander; wins if neither the VIP nor the Supporter is shot.
crossfire-option-supporter-value = { $value ->
    [true] in
   *[false] out
  }
crossfire-option-both_guns = Enforcer’s guns
crossfire-option-both_guns-hint = Whether two shots at one player are allowed.
crossfire-option-both_guns-value = { $value ->
    [true] may point at the same player
   *[false] point at two players
  }
crossfire-option-late_guard = Protectors who are shot
crossfire-option-late_guard-hint = Whether a protector hit by the Agents still helps in the second wave.
crossfire-option-late_guard-value = { $value ->
    [true] still protect from the Assassins
   *[false] protect no longer
  }
crossfire-option-notebook = Notebook
crossfire-option-notebook-hint = Works out for everybody which card can be where.
crossfire-option-notebook-value = { $value ->
    [looks] what follows from your own looks
    [statements] your own looks and the statements you believe
   *[off] none: think for yourselves
  }
crossfire-option-dealer = Dealer
crossfire-option-dealer-hint = Whoever deals begins the circle in which cards are passed.
crossfire-option-dealer-value = { $value ->
    [0] at random
   *[other] seat { $value }
  }
crossfire-option-sniper = Sniper
crossfire-option-sniper-hint = Who plays the Sniper; never the dealer.
crossfire-option-sniper-value = { $value ->
    [0] at random
   *[other] seat { $value }
  }

# A role's name.
crossfire-role = { $role ->
    [vip] VIP
    [agent] Agent
    [assassin] Assassin
    [decoy] Decoy
    [red_decoy] Red Decoy
    [blue_decoy] Blue Decoy
    [bystander] Bystander
    [enforcer] Enforcer
    [bodyguard] Bodyguard
    [bomber] Bomber
    [peace_keeper] Peace Keeper
    [protester] Protester
    [supporter] Supporter
   *[sniper] Sniper
  }
# The same on a card, where it may be parted.
crossfire-face = { $role ->
    [vip] VIP
    [agent] Agent
    [assassin] Assassin
    [decoy] Decoy
    [red_decoy] Red Decoy
    [blue_decoy] Blue Decoy
    [bystander] Bystander
    [enforcer] Enforcer
    [bodyguard] Bodyguard
    [bomber] Bomber
    [peace_keeper] Peace Keeper
    [protester] Protester
    [supporter] Supporter
   *[sniper] Sniper
  }
# A role inside a sentence: “I was dealt …”.
crossfire-card = { $role ->
    [vip] the VIP
    [agent] an Agent
    [assassin] an Assassin
    [decoy] the Decoy
    [red_decoy] the Red Decoy
    [blue_decoy] the Blue Decoy
    [bystander] a Bystander
    [enforcer] the Enforcer
    [bodyguard] the Bodyguard
    [bomber] the Bomber
    [peace_keeper] the Peace Keeper
    [protester] the Protester
    [supporter] the Supporter
   *[sniper] the Sniper
  }
# “I am …”
crossfire-being = { $role ->
    [vip] the VIP
    [agent] an Agent
    [assassin] an Assassin
    [decoy] the Decoy
    [red_decoy] the Red Decoy
    [blue_decoy] the Blue Decoy
    [bystander] a Bystander
    [enforcer] the Enforcer
    [bodyguard] the Bodyguard
    [bomber] the Bomber
    [peace_keeper] the Peace Keeper
    [protester] the Protester
    [supporter] the Supporter
   *[sniper] the Sniper
  }

crossfire-said-claim = { $claim ->
    [agent] { $seat } claims to be an Agent.
    [vip] { $seat } claims to be the VIP.
    [bystander] { $seat } claims to be a Bystander.
   *[undeclared] { $seat } makes no claim.
  }
crossfire-said = { $seat }: “{ $words }”
# The same beside the name of the speaker.
crossfire-spoken-claim = { $claim ->
    [agent] claims to be an Agent.
    [vip] claims to be the VIP.
    [bystander] claims to be a Bystander.
   *[undeclared] makes no claim.
  }
# A statement is worded in up to four ways; `$way` is the same for everybody. All mean what the last, plain one says.
crossfire-spoken-dealt = { $way ->
    [1] My first card was { $card }; { $seat_to } got it from me.
    [2] I started with { $card }, and it went to { $seat_to }.
    [3] I gave { $seat_to } my first card: { $card }.
   *[0] I was dealt { $card } and passed it to { $seat_to }.
  }
crossfire-spoken-received = { $way ->
    [1] { $seat_from } passed me { $card }.
    [2] The card { $seat_from } passed me was { $card }.
    [3] From { $seat_from } I got { $card }.
   *[0] I got { $card } from { $seat_from }.
  }
crossfire-spoken-mixed = { $way ->
    [1] I came out of the mixing with { $card }.
    [2] When the cards were mixed, I got { $card }.
    [3] The card I got in the mixing was { $card }.
   *[0] After the mixing I got { $card }.
  }
crossfire-spoken-mixed_again = { $way ->
    [1] I came out of the second mixing with { $card }.
    [2] When the cards were mixed again, I got { $card }.
    [3] The card I got in the second mixing was { $card }.
   *[0] After the second mixing I got { $card }.
  }
crossfire-spoken-am = { $way ->
    [1] Me? I’m { $card }.
    [2] Just so you know: I’m { $card }.
    [3] I’m telling you, I’m { $card }.
   *[0] I’m { $card }.
  }
crossfire-spoken-plea = { $way ->
    [1] Please don’t shoot me!
    [2] Whatever you do, don’t shoot me!
    [3] Not me! Don’t shoot!
   *[0] Don’t shoot me!
  }
# The same two by somebody who was asked what he saw, and says no more than this.
crossfire-spoken-am_more = { $way ->
    [1] Never mind the cards: I’m { $card }.
    [2] I’ll leave it at this: I’m { $card }.
    [3] Let me put it this way: I’m { $card }.
   *[0] All I’ll say is that I’m { $card }.
  }
crossfire-spoken-plea_more = { $way ->
    [1] Ask me something else, but please don’t shoot me!
    [2] I’m not going into that. Just don’t shoot me!
    [3] Never mind the cards: don’t shoot me!
   *[0] I’d rather not say. Don’t shoot me!
  }
crossfire-spoken-doubt = { $way ->
    [1] { $seat_about } isn’t telling the truth.
    [2] I don’t believe a word { $seat_about } says.
    [3] What { $seat_about } says isn’t true.
   *[0] { $seat_about } is lying.
  }
crossfire-spoken-trust = { $way ->
    [1] I think { $seat_about } is telling the truth.
    [2] What { $seat_about } says rings true.
    [3] I’ll take { $seat_about }’s word for it.
   *[0] I believe { $seat_about }.
  }
crossfire-spoken-suspect = { $way ->
    [1] { $seat_about } is { $card }, if you ask me.
    [2] My money’s on { $seat_about } being { $card }.
    [3] I have { $seat_about } down as { $card }.
   *[0] I think { $seat_about } is { $card }.
  }
crossfire-spoken-ask = { $way ->
    [1] What did you see, { $seat_about }?
    [2] { $seat_about }, which cards did you see?
    [3] Tell us, { $seat_about }: what did you see?
   *[0] { $seat_about }, what did you see?
  }
# The same to somebody who has told of a card already.
crossfire-spoken-ask_more = { $way ->
    [1] What else did you see, { $seat_about }?
    [2] { $seat_about }, which other cards did you see?
    [3] And the rest, { $seat_about }: what else did you see?
   *[0] { $seat_about }, what else did you see?
  }

crossfire-red-wins = Red wins. { $why }
crossfire-blue-wins = Blue wins. { $why }
crossfire-bomber-wins = The Bomber ({ $seat }) was not shot and wins alone.

crossfire-why-vip-shot = The VIP was shot.
crossfire-why-vip-safe = The VIP was not shot.
crossfire-why-sniper-shot-all = The Sniper shot every Assassin.
crossfire-why-sniper-shot-vip = The Sniper shot the VIP.
crossfire-why-sniper-shot-bystander = The Sniper shot a Bystander.
crossfire-why-assassins-shot-vip = An Assassin shot the VIP.
crossfire-why-assassins-shot-bystander = An Assassin shot a Bystander.
crossfire-why-assassins-missed = The Assassins missed the VIP.
crossfire-why-shot = Somebody shot them.
    .you = You were shot.
crossfire-why-not-shot = Nobody shot them.
    .you = You were not shot.
crossfire-why-shot-by-agent = An Agent shot them.
    .you = An Agent shot you.
crossfire-why-shot-by-assassin = An Assassin shot them.
    .you = An Assassin shot you.
crossfire-why-shot-bystander = They shot a Bystander.
    .you = You shot a Bystander.
crossfire-why-bystander-shot = A Bystander was shot.
crossfire-why-no-bystander-shot = No Bystander was shot.
crossfire-why-vip-shot-self-not = The VIP was shot, and they were not.
    .you = The VIP was shot, and you were not.
crossfire-why-vip-safe-self-not = Neither the VIP nor they were shot.
    .you = Neither the VIP nor you were shot.
crossfire-why-bomber = The Bomber was not shot.
    .you = As long as the Bomber stands, nobody else wins.

crossfire-mode-needs = { $mode ->
    [sniper] Sniper mode needs at least { $least } players.
   *[crossfire] Crossfire mode needs at least { $least } players.
  }
crossfire-special-mode = There is no { $special } in Sniper mode.
crossfire-special-seats = { $special }: only with { $least } to { $most } players.
crossfire-no-card-left = These special roles do not fit together: to bring in the { $special }, a card must leave the deck that is no longer in it ({ $card }).
crossfire-seat-missing = There is no seat { $number } at this table.
crossfire-sniper-deals = The Sniper cannot be the dealer.
crossfire-not-now = That is not possible now.
crossfire-sniper-no-claim = The Sniper’s card lies open; she makes no claim.
crossfire-sniper-no-card = The Sniper has seen no cards.
crossfire-no-such-claim = A card has four edges: Agent, VIP, Bystander, Undeclared.
crossfire-same-claim = Your card shows that already.
crossfire-no-such-look = You did not look at a card then.
crossfire-role-not-dealt = There is no such card in this game.
crossfire-no-such-player = Choose another player at this table.
crossfire-not-sniper = Only the Sniper has shot cards.
crossfire-shot-cards = You have { $most } shot cards, at most one for each player.
crossfire-guns = { $guns ->
    [1] You point at one other player.
   *[other] You point at two different players.
  }
crossfire-enough = You have spoken { $most } times; that is enough for one game.

crossfire-clash-self = { $seat } has said two different things about one card.
crossfire-clash-passed = { $seat } and { $seat_to } name different cards for the one that was passed between them.
crossfire-clash-dealt = { $people } players say they were dealt “{ $card }”, but there { $there ->
    [one] is only one such card.
   *[other] are only { $there } such cards.
  }
crossfire-clash-received = { $people } players say they were passed “{ $card }”, but there { $there ->
    [one] is only one such card.
   *[other] are only { $there } such cards.
  }
crossfire-clash-are = { $people } players say they are “{ $card }”, but there { $there ->
    [one] is only one.
   *[other] are only { $there }.
  }
crossfire-clash-cards = With the cards in play these statements cannot all be true.

crossfire-no-notebook = This table plays without a notebook for statements.
crossfire-no-such-statement = There is no such statement about cards.

# The table in the browser.
crossfire-team-blue = Blue
crossfire-team-red = Red
crossfire-team-own = On their own
crossfire-claim = { $claim ->
    [agent] Agent
    [vip] VIP
    [bystander] Bystander
   *[undeclared] Undeclared
  }
crossfire-goal = { $role ->
    [vip] { $mode ->
        [sniper] You win if blue wins. The Sniper must hit neither you nor a Bystander, the Assassins must not hit you.
       *[crossfire] You win if you are not shot.
      }
    [agent] { $mode ->
        [sniper] You do not shoot. You win if blue wins: help the Sniper to find the Assassins.
       *[crossfire] You shoot. You win if the VIP is not shot. Do not hit a Bystander.
      }
    [assassin] { $mode ->
        [sniper] You win if red wins. If the Sniper misses you, shoot the VIP, but no Bystander.
       *[crossfire] You shoot second. You win if the VIP is shot. Do not hit a Bystander.
      }
    [decoy] You win if somebody shoots you.
    [red_decoy] { $mode ->
        [sniper] You win if red wins, if the VIP is shot, or if the Sniper shoots you.
       *[crossfire] You win if the VIP is shot, or if an Agent shoots you.
      }
    [blue_decoy] { $mode ->
        [sniper] You win if blue wins, if the VIP is not shot, or if an Assassin shoots you.
       *[crossfire] You win if the VIP is not shot, or if an Assassin shoots you.
      }
    [bystander] You win if nobody shoots you.
    [enforcer] You shoot twice. You win if the VIP is not shot. Do not hit a Bystander.
    [bodyguard] You protect the player you point at. You win if the VIP is not shot.
    [bomber] If nobody shoots you, you win and everybody else loses.
    [peace_keeper] You protect the player you point at. You win if no Bystander is shot.
    [protester] You win if the VIP is shot and you are not.
    [supporter] You win if neither the VIP nor you are shot.
   *[sniper] Shoot every Assassin with your cards, and neither the VIP nor a Bystander.
  }
crossfire-ui-dealer = Dealer
crossfire-ui-dealer-sign = D
crossfire-ui-claims = claims: { $claim }
crossfire-ui-is-shot = shot
crossfire-ui-phase-claim = Choose a claim
crossfire-ui-phase-talk = Talk
crossfire-ui-phase-aim = Aim!
crossfire-ui-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
crossfire-ui-look-dealt = dealt to you, passed to { $left }
crossfire-ui-look-received = from { $right }
crossfire-ui-look-mixed = after the mixing
crossfire-ui-look-mixed_again = after the second mixing
crossfire-ui-you-saw = What you saw
crossfire-ui-saw = What { $name } saw
crossfire-ui-hold = Hold: card
crossfire-ui-hold-notebook = Hold to see your notebook
crossfire-ui-knew-from = Assume
crossfire-ui-knew-looks = own looks only
crossfire-ui-knew-said = what was said is true
crossfire-ui-knew = What { $name } could work out
crossfire-ui-deal-dealt = You are dealt this card.
crossfire-ui-deal-dealt-all = Everybody gets a card and looks at it.
crossfire-ui-deal-passed = You pass it to { $left }. { $right } passes you this one.
crossfire-ui-deal-passed-all = All cards go to the left.
crossfire-ui-deal-mixed = { $names } mix their cards.
crossfire-ui-deal-mixed-you = { $names } mix. You get this one.
crossfire-ui-deal-next = Go on
crossfire-ui-deal-step = Step { $step } of { $count }
crossfire-ui-opening-covered = Hold to see who you are, what you want and where the cards you saw have gone.
crossfire-ui-opening-known = You passed { $dealt } to { $left } and got { $received } from { $right }. Then everybody mixed, you with { $names }: both may have moved on.
crossfire-ui-deal-again = Show the deal again
crossfire-ui-first-claim = Your first claim: all are shown at once
crossfire-ui-claim = Your card claims
crossfire-ui-speak = Say something
crossfire-ui-when = When
crossfire-ui-card = Card
crossfire-place-seat = Seat
crossfire-place-claim = Claim
crossfire-place-card = Card
crossfire-ui-whom = Who
crossfire-ui-what = What
crossfire-ui-say = Say
crossfire-ui-say-dealt = I was dealt
crossfire-ui-say-received = I was passed
crossfire-ui-say-mixed = After the mixing I got
crossfire-ui-say-mixed_again = After the second mixing I got
crossfire-ui-say-am = I’m
crossfire-ui-about-doubt = { $name } is lying
crossfire-ui-about-trust = I believe { $name }
crossfire-ui-about-lay = Lay a shot card
crossfire-ui-about-unlay = Take the shot card back
crossfire-ui-about-is = { $name } is …
crossfire-ui-about-ask = { $more ->
    [yes] What else did you see, { $name }?
   *[no] What did you see, { $name }?
  }
crossfire-ui-about-why = Why, { $name }?
crossfire-say-why = Why, { $seat }?
crossfire-say-because-talk = Because of what people say about { $seat }.
crossfire-say-because-claim = Because { $seat } claims to be the VIP.
crossfire-say-because-feeling = Just a feeling.
crossfire-ui-believe = I believe it
crossfire-ui-plea = Don’t shoot me!
crossfire-ui-heard = What was said
crossfire-ui-nothing-said = Nothing yet.
crossfire-ui-clashes-many = At least { $count } contradictions: too many to list
crossfire-ui-clashes = { $count ->
    [one] One contradiction
   *[other] { $count } contradictions
  }
crossfire-ui-notebook = Notebook
crossfire-ui-percent = In per cent, exact for what you know and believe.
crossfire-ui-impossible = What you believe cannot all be true.
crossfire-ui-ready = I’m ready
crossfire-ui-wait = Not yet
crossfire-ui-ready-count = { $ready } of { $all } ready
crossfire-ui-waiting = { $count ->
    [1] Waiting for { $names }.
    [2] Waiting for { $names }.
    [3] Waiting for { $names }.
   *[other] Waiting for { $count } players.
  }
crossfire-ui-do-claim = Choose what your card claims. It may be a lie.
crossfire-ui-do-answer = { $name } has spoken to you. Answer, or be ready again.
crossfire-ui-do-talk = Talk. Tap a player to speak.
crossfire-ui-do-shots = Tap a player to talk or to lay one of your { $cards } shot cards. You have the last word.
crossfire-ui-do-aim = Tap the player you point at.
crossfire-ui-do-aim-two = { $same ->
    [yes] Tap the two players you point at, or one player twice.
   *[no] Tap the two players you point at.
}
crossfire-ui-did-aim = You point at { $names }. You can still change your mind.
crossfire-ui-you-are = You are { $card }.
crossfire-ui-tap-aim = point at this player
crossfire-ui-tap-shot = speak about this player or lay a shot card
crossfire-ui-tap-about = speak about this player
crossfire-ui-deck = The cards in play
crossfire-ui-rules = All the rules
crossfire-ui-results = Results
crossfire-ui-won = won
crossfire-ui-lost = lost
crossfire-ui-review = What everyone could work out
crossfire-ui-script-aims = { $who ->
    [assassins] { $count ->
        [one] The Assassin points!
       *[other] The Assassins point!
      }
   *[all] Everybody points!
  }
crossfire-ui-script-aims-absent = { $names } did not aim.
crossfire-ui-script-unarmed = If you are not armed, lower your gun.
crossfire-ui-script-agents = { $who ->
    [both] Agents and protectors reveal. The Agents shoot.
    [guards] { $count ->
        [one] The protector reveals.
       *[other] The protectors reveal.
      }
   *[agents] { $count ->
        [one] The Agent reveals and shoots.
       *[other] The Agents reveal and shoot.
      }
  }
crossfire-ui-script-hits = { $wave ->
    [2] Assassin { $by } hits { $at }.
   *[1] { $by } hits { $at }.
  }
crossfire-ui-script-blocked = { $wave ->
    [2] Assassin { $by } shoots at { $at }. The shot is blocked.
   *[1] { $by } shoots at { $at }. The shot is blocked.
  }
crossfire-ui-script-in-vain = { $wave ->
    [2] Assassin { $by } shoots at { $at }. Nothing happens.
   *[1] { $by } shoots at { $at }. Nothing happens.
  }
crossfire-ui-script-rest = Everybody shows their card.
crossfire-ui-script-none = No Agent shoots.
crossfire-ui-script-nobody = Nobody is left to shoot.
crossfire-ui-script-vip-shot = The VIP, { $name }, is shot!
crossfire-ui-script-vip-safe = The VIP, { $name }, is safe.
crossfire-ui-script-cards = { $count ->
    [one] The Sniper has laid one card.
   *[other] The Sniper has laid { $count } cards.
  }
crossfire-ui-script-no-cards = The Sniper shoots nobody.
crossfire-ui-script-assassins = { $count ->
    [one] One Assassin is left and takes aim.
   *[other] { $count } Assassins are left and take aim.
  }
crossfire-ui-script-skip = Straight to the result
crossfire-ui-script-again = Show the shots again
crossfire-ui-wins-red = Red wins
crossfire-ui-wins-blue = Blue wins
crossfire-ui-wins-bomber = The Bomber wins
