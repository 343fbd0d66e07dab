# Crossfire

crossfire-name = Crossfire
crossfire-line = You have seen a few cards go by. Talk for three minutes, find out who is who, and shoot once.

crossfire-option-mode = Game
crossfire-option-mode-value = { $value ->
    [sniper] Sniper (6–10 players)
   *[crossfire] Crossfire (5–10 players)
  }
crossfire-option-seconds = Talk
crossfire-option-seconds-value = { $value ->
    [0] until all are ready
    [60] 1 minute
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
   *[other] { $value } seconds
  }
crossfire-option-aim_seconds = Time to aim
crossfire-option-aim_seconds-value = { $value ->
    [0] until all have aimed
   *[other] { $value } seconds
  }
crossfire-option-enforcer = Enforcer
crossfire-option-enforcer-value = { $value ->
    [true] in: an Agent with two guns
   *[false] out
  }
crossfire-option-bodyguard = Bodyguard
crossfire-option-bodyguard-value = { $value ->
    [true] in: an Agent who protects instead of shooting
   *[false] out
  }
crossfire-option-bomber = Bomber
crossfire-option-bomber-value = { $value ->
    [true] in: alone against everybody
   *[false] out
  }
crossfire-option-peace_keeper = Peace Keeper
crossfire-option-peace_keeper-value = { $value ->
    [true] in: looks after the Bystanders
   *[false] out
  }
crossfire-option-protester = Protester
crossfire-option-protester-value = { $value ->
    [true] in: a Bystander on the red side
   *[false] out
  }
crossfire-option-supporter = Supporter
crossfire-option-supporter-value = { $value ->
    [true] in: a Bystander on the blue side
   *[false] out
  }
crossfire-option-both_guns = Enforcer’s guns
crossfire-option-both_guns-value = { $value ->
    [true] may point at the same player
   *[false] point at two players
  }
crossfire-option-late_guard = Protectors who are shot
crossfire-option-late_guard-value = { $value ->
    [true] still protect from the Assassins
   *[false] protect no longer
  }
crossfire-option-notebook = Notebook
crossfire-option-notebook-value = { $value ->
    [looks] what follows from your own looks
    [statements] your own looks and the statements you believe
   *[off] none: think for yourselves
  }
crossfire-option-dealer = Dealer
crossfire-option-dealer-value = { $value ->
    [0] by lot
   *[other] seat { $value }
  }
crossfire-option-sniper = Sniper
crossfire-option-sniper-value = { $value ->
    [0] by lot
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
crossfire-being = { crossfire-card }

crossfire-said-claim = { $claim ->
    [agent] { $seat } claims to be an Agent.
    [vip] { $seat } claims to be the VIP.
    [bystander] { $seat } claims to be a Bystander.
   *[undeclared] { $seat } claims nothing.
  }
crossfire-said-dealt = { $seat }: “I was dealt { $card } and passed it to { $seat_to }.”
crossfire-said-received = { $seat }: “I got { $card } from { $seat_from }.”
crossfire-said-mixed = { $seat }: “After the mixing I got { $card }.”
crossfire-said-mixed_again = { $seat }: “After the second mixing I got { $card }.”
crossfire-said-am = { $seat }: “I am { $card }.”
crossfire-said-plea = { $seat }: “Don’t shoot me!”
crossfire-said-doubt = { $seat }: “{ $seat_about } is lying.”
crossfire-said-trust = { $seat }: “I believe { $seat_about }.”
crossfire-said-suspect = { $seat }: “I think { $seat_about } is { $card }.”
crossfire-said-ask = { $seat }: “{ $seat_about }, what did you see?”

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
crossfire-why-shot = Was shot.
crossfire-why-not-shot = Was not shot.
crossfire-why-shot-by-agent = Was shot by an Agent.
crossfire-why-shot-by-assassin = Was shot by an Assassin.
crossfire-why-shot-bystander = Shot a Bystander.
crossfire-why-bystander-shot = A Bystander was shot.
crossfire-why-no-bystander-shot = No Bystander was shot.
crossfire-why-vip-shot-self-not = The VIP was shot, and she was not.
crossfire-why-vip-safe-self-not = Neither the VIP nor she herself was shot.
crossfire-why-bomber = The Bomber was not shot.

crossfire-mode-needs = { $mode ->
    [sniper] Sniper mode needs at least { $least } players.
   *[crossfire] Crossfire mode needs at least { $least } players.
  }
crossfire-special-mode = There is no { $special } in Sniper mode.
crossfire-special-seats = { $special }: only with { $least } to { $most } players.
crossfire-no-card-left = These special roles do not go together: for the { $special } a card has to leave the game that is not there any more ({ $card }).
crossfire-seat-missing = There is no seat { $number } at this table.
crossfire-sniper-deals = The Sniper cannot be the dealer.
crossfire-not-now = That is not possible now.
crossfire-sniper-no-claim = The Sniper’s card lies open; she claims nothing.
crossfire-sniper-no-card = The Sniper has seen no cards.
crossfire-no-such-claim = A card has four edges: Agent, VIP, Bystander, Undeclared.
crossfire-same-claim = Your card shows that already.
crossfire-no-such-look = You did not look at a card then.
crossfire-role-not-dealt = There is no such card in this game.
crossfire-no-such-player = Choose another player at this table.
crossfire-not-sniper = Only the Sniper has shot cards.
crossfire-shot-cards = You have { $most } shot cards, one for a player at most.
crossfire-guns = { $guns ->
    [1] You point at one other player.
   *[other] You point at two different players.
  }
crossfire-enough = That was your word number { $most }; it is enough for one game.

crossfire-clash-self = { $seat } has said two different things about one card.
crossfire-clash-passed = { $seat } and { $seat_to } name different cards for the one that was passed between them.
crossfire-clash-dealt = { $people } players say they were dealt { $there ->
    [one] the only { crossfire-role }
   *[other] one of the { $there } cards “{ crossfire-role }”
  }.
crossfire-clash-received = { $people } players say they were passed { $there ->
    [one] the only { crossfire-role }
   *[other] one of the { $there } cards “{ crossfire-role }”
  }.
crossfire-clash-are = { $people } players say they are { $there ->
    [one] the only { crossfire-role }
   *[other] one of the { $there } { crossfire-role }s
  }.
crossfire-clash-cards = With the cards in play these statements cannot all be true.

crossfire-no-notebook = This table plays without a notebook for statements.
crossfire-no-such-statement = There is no such statement about cards.
