# At a real table: the companion.
crossfire-companion-first = Who deals?
crossfire-companion-next = Next, { $name } deals.
crossfire-companion-last-first = { crossfire-sniper-deals }
crossfire-take-shots = Shot cards for the Sniper
crossfire-tell-sniper = { $seat } is the Sniper. That card lies open, and { $seat } gets no other.
crossfire-tell-deal = { $seat } shuffles the { $cards } cards and deals one to each, face down.
crossfire-tell-look = Everybody looks at their own card. Nobody speaks.
crossfire-tell-pass = Everybody passes their card face down to the left.
crossfire-tell-look-received = Everybody looks at the card that came from the right.
crossfire-tell-mix = { $seat } takes the cards of { $seat_b } and { $seat_c }, mixes them with their own and hands one back to each. All three look at their new card.
crossfire-tell-remember = The card in front of you is who you are now. Remember everything you have seen.
crossfire-tell-claim = { $mode ->
    [sniper] Turn your card to claim something: Agent, VIP, Bystander or undeclared. All at once, on three. The Sniper claims nothing. Then the timer runs.
   *[crossfire] Turn your card to claim something: Agent, VIP, Bystander or undeclared. All at once, on three. Then the timer runs.
  }
crossfire-tell-silence = Time is up. No more talking. Make up your mind whom to point at.
crossfire-tell-guns = { $same ->
    [yes] The Enforcer points with both hands, at two players or both at one.
   *[no] The Enforcer points with both hands, at two different players.
  }
crossfire-tell-count = Three. Two. One. Point!
crossfire-tell-unarmed = Keep pointing. If you are unarmed, lower your hand now: { $roles }.
crossfire-tell-agents = { $count ->
    [one] { $roles }: turn your card up. You shoot first.
   *[other] { $roles }: turn your card up. You shoot first, all at once.
  }
crossfire-tell-guards = { $count ->
    [one] { $roles }: turn your card up and keep pointing. You do not shoot; you block one shot.
   *[other] { $roles }: turn your card up and keep pointing. You do not shoot; each of you blocks one shot.
  }
crossfire-tell-hit = Whoever is hit now reveals their card and lowers their hand. An Assassin hit now does not shoot.
crossfire-tell-guard-hit = { $late ->
    [yes] Protectors who were hit still protect.
   *[no] A protector who was hit protects no longer.
  }
crossfire-tell-assassins = Assassins who were not hit: reveal yourselves. Now you shoot.
crossfire-tell-vip = VIP, reveal yourself. Shot by anybody at all: red wins. Not shot: blue wins.
crossfire-tell-all = Everybody reveals their card. Now see who has won.
crossfire-tell-and = { $a } and { $b }
crossfire-tell-comma = { $a }, { $b }
crossfire-tell-cards-lie = Time is up. The shot cards of { $seat } stay where they are.
crossfire-tell-carded = Everybody with a shot card in front of them is shot and reveals their card.
crossfire-tell-bystander = { $role ->
    [protester] The Protester counts as a Bystander.
   *[supporter] The Supporter counts as a Bystander.
  }
crossfire-tell-carded-result = All Assassins shot: blue wins. The VIP or a Bystander shot: red wins. Either way, the game is over.
crossfire-tell-left = Otherwise the Assassins who are left reveal themselves.
crossfire-tell-left-count = { $seat } counts: three, two, one, and each of these Assassins points at another player at the same moment. The VIP shot and no Bystander: red wins. Otherwise blue.
crossfire-companion-who-won = Who wins when
crossfire-companion-red = { $mode ->
    [sniper] Red won
   *[crossfire] The VIP was shot
  }
crossfire-companion-blue = { $mode ->
    [sniper] Blue won
   *[crossfire] The VIP was not shot
  }
crossfire-companion-fate = { $fate ->
    [wins] wins
    [loses] loses
   *[depends] depends
  }
crossfire-companion-guilty = Whoever shot a Bystander, Protester or Supporter loses, whatever else happened.
crossfire-companion-bomber = If the Bomber was not shot, the Bomber wins and everybody else loses.
crossfire-companion-last = Who is the Sniper?
crossfire-companion-shot = The shot
crossfire-companion-talk = Talk. Nobody shows a card.
crossfire-companion-shoot = On to the shot
crossfire-companion-no-timer = Talk until all of you are ready.
crossfire-companion-result = How did it end?
crossfire-companion-goal = { $role ->
    [vip] { $mode ->
        [sniper] wins if blue wins
       *[crossfire] wins if not shot
      }
    [agent] { $mode ->
        [sniper] wins if blue wins
       *[crossfire] wins if the VIP is not shot
      }
    [assassin] { $mode ->
        [sniper] wins if red wins
       *[crossfire] wins if the VIP is shot
      }
    [decoy] wins if shot by anybody
    [red_decoy] { $mode ->
        [sniper] wins if red wins, if the VIP is shot, or if shot by the Sniper
       *[crossfire] wins if the VIP is shot, or if shot by an Agent
      }
    [blue_decoy] { $mode ->
        [sniper] wins if blue wins, if the VIP is not shot, or if shot by an Assassin
       *[crossfire] wins if the VIP is not shot, or if shot by an Assassin
      }
    [bystander] wins if not shot
    [enforcer] wins if the VIP is not shot
    [bodyguard] wins if the VIP is not shot
    [bomber] wins alone if not shot
    [peace_keeper] wins if no Bystander, Protester or Supporter is shot
    [protester] wins if the VIP is shot and the Protester is not
    [supporter] wins if neither the VIP nor the Supporter is shot
   *[sniper] wins if blue wins
  }
