# ---- the review

crossfire-lens-looks = Own looks only
crossfire-lens-statements = Believing what was said
crossfire-insight-how = Counted exactly: { $worlds } deals fit { $lens ->
    [statements] what this player saw and, in the order it was said, everything that can be true.{ $left ->
        [0] {""}
        [one] {" "}One statement could not be true and is left out.
       *[other] {" "}{ $left } statements could not be true and are left out.
    }
   *[looks] what this player saw with their own eyes.
  }
crossfire-insight-roles = Who is who
crossfire-curve = Each point: 240 shoot-outs with the true cards, had everybody aimed at that moment like bots that saw and heard the same. A few per cent are luck.
crossfire-truth-was = { $seat } was { $card }.
crossfire-truth-saw = { $seat } saw { $card }.
crossfire-review-deal = The deal
crossfire-review-talk = The talk
crossfire-review-count = The count
crossfire-review-shot = The shot
crossfire-review-start = The cards are dealt, passed on and mixed.
crossfire-review-chosen = { $name } chooses a claim.
crossfire-review-aims = { $name } aims.
crossfire-review-aims-at = { $name } aims at { $at }.
crossfire-review-ready = { $name } is ready.
crossfire-review-unready = { $name } wants more time.
crossfire-review-believes = { $name } changes what to believe.
crossfire-award-liar = { $seat } was { $card }. From what the others had seen, the chance of it was { $before }%; after all the talk it was down to { $after }%.
crossfire-award-no-lie = Nobody. Not one lie was told.
crossfire-award-no-liar = Nobody. There were lies, but none of them hid a card.
crossfire-award-detective = { $count ->
    [one] Where no look had settled it, { $names } got { $right } of { $of } calls right, words and aims together.
   *[other] Where no look had settled it, { $names } each got { $right } of { $of } calls right, words and aims together.
  }
crossfire-award-no-detective = Nobody. Where no look had settled it, nobody was right more often than wrong.
crossfire-turn-shots = The Sniper moved her shot cards.
crossfire-turn-other = A single step changed it.
# ---- the verdict

crossfire-outlook = Each point: 400 deals that fit what this player had seen and heard, each shot out as the others would aim by what they saw.
crossfire-verdict-about = Chance to be { $role ->
    [vip] the VIP
    [assassin] an Assassin
   *[bystander] a Bystander
  }
crossfire-verdict-aimed = { $you ->
    [yes] You aimed at { $names }: from what you had seen, { $chance }% likely to be { $role ->
        [vip] the VIP
        [assassin] an Assassin
       *[bystander] a Bystander
      }.
    [coach] From what you have seen, { $names } is { $chance }% likely to be { $role ->
        [vip] the VIP
        [assassin] an Assassin
       *[bystander] a Bystander
      }.
   *[no] { $seat } aimed at { $names }: from what { $seat } had seen, { $chance }% likely to be { $role ->
        [vip] the VIP
        [assassin] an Assassin
       *[bystander] a Bystander
      }.
  }
crossfire-verdict-risky = { $you ->
    [yes] You aimed at { $names }: from what you had seen, the chance of hitting somebody who must not be shot was { $risk }%.
    [coach] From what you have seen, the chance that { $names } must not be shot is { $risk }%.
   *[no] { $seat } aimed at { $names }: from what { $seat } had seen, the chance of hitting somebody who must not be shot was { $risk }%.
  }
crossfire-verdict-better = Better: { $names } ({ $chance }%).
crossfire-verdict-wins = Chance to win
crossfire-verdict-nobody = nobody
crossfire-verdict-laid = { $you ->
    [yes] Decided by your shot cards: { $names } ({ $before }% → { $after }%).
    [coach] Shot cards at { $names } take your chance to win from { $before }% to { $after }%.
   *[no] Decided by { $seat }’s shot cards: { $names } ({ $before }% → { $after }%).
  }
crossfire-verdict-cards = Better, from what was said: { $names }.
crossfire-verdict-picture = Who points at whom, with everybody’s side
crossfire-verdict-said = { $you ->
    [yes] Your words cost you chances ({ $before }% → { $after }%). { $saying }
    [coach] Saying so takes your chance to win from { $before }% to { $after }%.
   *[no] { $seat }’s words cost chances ({ $before }% → { $after }%). { $saying }
  }
crossfire-verdict-claimed = { $you ->
    [yes] You turned your card to show “{ $edge }” ({ $before }% → { $after }%).
    [coach] Showing “{ $edge }” takes your chance to win from { $before }% to { $after }%.
   *[no] { $seat } turned the card to show “{ $edge }” ({ $before }% → { $after }%).
  }
crossfire-verdict-word = Better: { $what }.
crossfire-verdict-show = show “{ $edge }”
crossfire-verdict-keep = leave the card as it is
crossfire-verdict-silence = leave that unsaid
crossfire-bot-claim = { $how ->
    [true] I was what my card said.
    [nothing] I wanted to hear the others first.
   *[false] Nobody was to know who I was.
}
crossfire-bot-told = { $how ->
    [true] It was the truth.
    [vip] I did not want to lead anybody to the VIP.
   *[false] I lied: the truth would have told too much.
}
crossfire-bot-suspect = { $how ->
    [frame] Somebody else had to look guilty.
    [hide] Whoever accuses others is hardly taken for the VIP.
    [heard] From what had been said, it was { $percent }% likely that an Assassin sat there.
   *[true] From what I had seen and heard, it was { $percent }% likely that an Assassin sat there.
}
crossfire-bot-doubt = { $how ->
    [known] I had seen that it could not be so.
    [word] I had told it otherwise.
   *[struck] I had been accused myself.
}
crossfire-bot-trust = { $how ->
    [known] I knew it to be so.
    [word] I had told the same.
   *[calm] I wanted no quarrel.
}
crossfire-bot-asked = Too little had been said there.
crossfire-bot-fished = I was looking for the VIP.
crossfire-bot-plead = { $how ->
    [bluff] Whoever pleads looks worth a shot.
   *[true] I did not want to be shot.
}
crossfire-bot-laid = From what was said, each of them was at least { $percent }% likely to be an Assassin.
crossfire-bot-aimed = { $how ->
    [vip] By my reckoning { $seat } was { $percent }% likely to be the VIP.
    [vip_anyway] By my reckoning { $seat } was { $percent }% likely to be the VIP. Somebody else was likelier, but no other shot promised more.
    [assassin] By my reckoning { $seat } was { $percent }% likely to be an Assassin.
    [assassin_anyway] By my reckoning { $seat } was { $percent }% likely to be an Assassin. Somebody else was likelier, but no other shot promised more.
    [guard] By my reckoning { $seat } was { $percent }% likely to be the one to protect.
   *[unarmed] I had no gun; it did not matter whom I pointed at.
}
crossfire-bot-changed = { $how ->
    [likelier] I had named { $seat_named }. Thinking it all over before the count, I took { $seat } for an Assassin at { $percent }%, { $seat_named } only at { $before }%.
    [taken] I had named { $seat_named }, and others had { $seat_named } in their sights. So I took { $seat }, by my reckoning { $percent }% likely to be an Assassin.
   *[spared] I had named { $seat_named }, but a shot there might have hit the wrong person. By my reckoning { $seat } was { $percent }% likely to be an Assassin.
}
