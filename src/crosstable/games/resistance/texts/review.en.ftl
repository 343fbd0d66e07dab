# ---- the review

resistance-lens-facts = Facts only
resistance-lens-talk = Votes and talk too
resistance-insight-how = { $lens ->
    [talk] All deals that fit, weighed by how strong bots take people to fail missions, vote and talk.
   *[facts] All deals that fit what this player had seen: own card, opening, missions, looks. A spy on a team is taken to fail it six times in ten.
  }
resistance-insight-nothing = Nothing fits any more: somebody did what nobody would expect.
resistance-insight-roles = Who is who
resistance-insight-spy = Spy
resistance-insight-certain-spy = { $seat } is a spy, for certain.
resistance-insight-certain-resistance = { $seat } is with the resistance, for certain.
resistance-team-resistance = Resistance
resistance-team-spy = Spies
resistance-curve = A rough estimate with the true characters: in every mission to come a resistance member leads the team that looks safest from there, and spies who can sink a mission do so four times in five.{ $hunter ->
    [true] {" "}After that each Hunter names the player they can be surest of.
   *[false] {""}
  }
resistance-truth-was = { $seat } was: { $what }.
resistance-truth-shown = { $seat } had shown: { $what }.
resistance-truth-played = { $seat } had played: { $what }.
resistance-truth-not-spy = { $count ->
    [one] { $names } was no spy.
   *[other] No spies: { $names }.
  }
resistance-truth-not-resistance = { $count ->
    [one] { $names } was a spy.
   *[other] Spies: { $names }.
  }
resistance-review-start = The characters are dealt.
resistance-review-round = Mission { $round }
resistance-review-vote = { $name } votes.
resistance-review-approves = { $name } approves.
resistance-review-rejects = { $name } rejects.
resistance-review-card = { $name } plays a mission card.
resistance-review-plays = { $name } plays { $card }.
resistance-review-pass = { $name } lets it pass.
resistance-review-shows = { $name } shows: { $card }.
resistance-review-considers = { $team ->
    [none] { $name } thinks of nobody any more.
   *[other] { $name } thinks of { $team }.
  }

# Why a bot did what it did, told after the game.
resistance-bot-propose = { $how ->
    [spy] A team we could sink, and it looked { $percent }% clean to everybody else.
    [mask] As a spy I proposed what an honest player would: { $percent }% clean by what I pretended to know.
    [slip] I did not think long about it.
   *[safest] The safest team I could name: { $percent }% clean as I saw it.
}
resistance-bot-vote = { $how ->
    [own] It was my own team.
    [last] One more rejection, and the spies would have won.
    [open] This vote mattered more than my cover.
    [cover] I voted as honest players at this table do, to stay hidden.
    [slip] I did not think long about it.
   *[fair] { $approve ->
        [true] The team was nearly as safe as any I could think of.
       *[false] I knew of a safer team.
    }
}
resistance-bot-card = { $card ->
    [fail] We needed this mission to fail, and it was for me to do it.
    [chief_fail] We needed this mission to fail, and my Hunter was to have a chance.
    [reverse] { $side ->
        [spy] Nobody else would have sunk this mission.
       *[resistance] I took the mission for lost, so I turned it over.
    }
   *[success] { $side ->
        [spy] A fail would have given away more than it was worth.
       *[resistance] Resistance members play Success.
    }
}
resistance-bot-suspect = { $how ->
    [frame] I needed somebody else to look guilty.
   *[true] By what I knew, that was where the spies were.
}
resistance-bot-accuse = { $seat } was the likeliest Chief by what I knew.
resistance-bot-blame = We were losing, and { $seat } was the likeliest Pretender.
resistance-award-liar = { $seat } was a spy, and at the votes the others could be only { $chance }% sure of it, on average.
resistance-award-no-liar = Nobody. Even of { $seat }, the spy who hid best, the others could be { $chance }% sure.
resistance-award-detective = { $count ->
    [one] { $names } was right in { $right } of { $of } votes and suspicions while nothing was certain.
   *[other] { $names } were each right in { $right } of { $of } votes and suspicions while nothing was certain.
  }
resistance-award-no-detective = Nobody. While nothing was certain, nobody was right more often than wrong.
resistance-turn-mission = { $success ->
    [true] Mission { $mission } succeeded.
   *[false] Mission { $mission } failed.
  }
resistance-turn-accused = { $right ->
    [true] { $seat } accused { $seat_other } and was right.
   *[false] { $seat } accused { $seat_other } and was wrong.
  }
resistance-turn-team = { $names } went on mission { $mission }, led by { $seat }.
resistance-turn-look = { $seat } was shown something by { $seat_other }.
resistance-turn-vote = Another team was rejected.
resistance-turn-other = A single step changed it.
# ---- the verdict

resistance-outlook = A rough estimate from what this player could know: own card, looks, missions, votes and talk. The ± is how much votes and talk change it.
resistance-verdict-clean = Chance of a clean team
resistance-verdict-wins = Chance to win
resistance-verdict-chief = Chance to find a Chief
resistance-verdict-proposed = { $you ->
    [yes] You proposed { $names } for mission { $mission }: { $chance }% likely to be clean.
    [coach] { $names } are { $chance }% likely to be clean.
   *[no] { $seat } proposed { $names } for mission { $mission }: { $chance }% likely to be clean, as far as { $seat } could know.
  }
resistance-verdict-safest = { $you ->
    [coach] { $names } have { $chance }%.
   *[other] { $names } had { $chance }%.
  }
resistance-verdict-voted = { $approve ->
    [true] { $you ->
        [yes] You approved { $names } for mission { $mission } ({ $chance }% clean), and your vote decided it.
        [coach] { $names } are { $chance }% likely to be clean.
       *[no] { $seat } approved { $names } for mission { $mission } ({ $chance }% clean), and that vote decided it.
      }
   *[false] { $you ->
        [yes] You rejected { $names } for mission { $mission } ({ $chance }% clean), and your vote decided it.
        [coach] You reject a team that is { $chance }% likely to be clean.
       *[no] { $seat } rejected { $names } for mission { $mission } ({ $chance }% clean), and that vote decided it.
      }
  }
resistance-verdict-next = { $you ->
    [coach] The chance that the next team is clean is about { $chance }%.
   *[other] The chance that the next team would be clean was about { $chance }%.
  }
resistance-verdict-last = { $you ->
    [coach] With this rejection the spies win.
   *[other] With that rejection the spies won.
  }
resistance-verdict-this = this team
resistance-verdict-other = the next team
resistance-verdict-accused = { $you ->
    [yes] You accused { $name }; the chance to be right was { $chance }%.
    [coach] The chance that { $name } is a Chief is { $chance }%.
   *[no] { $seat } accused { $name }; the chance to be right was { $chance }%.
  }
resistance-verdict-likelier = { $you ->
    [coach] { $name } is likelier: { $chance }%.
   *[other] { $name } was likelier: { $chance }%.
  }
resistance-verdict-mission = Chance that the mission goes your side’s way
resistance-verdict-fake = Chance to find the Pretender
resistance-verdict-doubt = Chance to be surprised
resistance-verdict-approve = { $approve ->
    [true] approve
   *[false] reject
  }
resistance-verdict-spy-proposed = { $you ->
    [yes] Decided on mission { $mission }: you took { $names } ({ $before }% → { $after }% for the spies).
    [coach] With { $names } the spies’ chance goes from { $before }% to { $after }%.
   *[no] Decided on mission { $mission }: { $seat } took { $names } ({ $before }% → { $after }% for the spies).
  }
resistance-verdict-spy-voted = { $approve ->
    [true] { $you ->
        [yes] You approved { $names } for mission { $mission } ({ $before }% → { $after }% for the spies), and your vote decided it.
        [coach] If { $names } go, the spies’ chance goes from { $before }% to { $after }%.
       *[no] { $seat } approved { $names } for mission { $mission } ({ $before }% → { $after }% for the spies), and that vote decided it.
      }
   *[false] { $you ->
        [yes] You rejected { $names } for mission { $mission } ({ $before }% → { $after }% for the spies), and your vote decided it.
        [coach] If { $names } do not go, the spies’ chance goes from { $before }% to { $after }%.
       *[no] { $seat } rejected { $names } for mission { $mission } ({ $before }% → { $after }% for the spies), and that vote decided it.
      }
  }
resistance-verdict-spy-played = { $you ->
    [yes] You played { $card } on mission { $mission } ({ $before }% → { $after }% for the spies).
    [coach] With { $card } the spies’ chance goes from { $before }% to { $after }%.
   *[no] { $seat } played { $card } on mission { $mission } ({ $before }% → { $after }% for the spies).
  }
resistance-verdict-spy-better = Better: { $what }.
resistance-verdict-reversed = { $you ->
    [yes] You played { $card } on mission { $mission }, which was right with a chance of { $chance }%.
    [coach] { $card } is right with a chance of { $chance }%.
   *[no] { $seat } played { $card } on mission { $mission }, which was right with a chance of { $chance }%.
  }
resistance-verdict-blamed = { $you ->
    [yes] You blamed { $name }; the chance to be right was { $chance }%.
    [coach] The chance that { $name } is the Pretender is { $chance }%.
   *[no] { $seat } blamed { $name }; the chance to be right was { $chance }%.
  }
resistance-verdict-looked = { $you ->
    [yes] You looked at { $name }, about whom little was left to learn: the chance to be surprised was { $chance }%.
    [coach] There is little left to learn about { $name }: the chance to be surprised is { $chance }%.
   *[no] { $seat } looked at { $name }, about whom little was left to learn: the chance to be surprised was { $chance }%.
  }
resistance-verdict-unknown = { $you ->
    [coach] You know less about { $name }: { $chance }%.
   *[other] Less was known about { $name }: { $chance }%.
  }
resistance-verdict-picture = The table before mission { $mission }, with everybody’s side
resistance-verdict-said = { $you ->
    [yes] Your words cost your side chances ({ $before }% → { $after }%). { $saying }
    [coach] Saying so takes your side’s chance from { $before }% to { $after }%.
   *[no] { $seat }’s words cost chances ({ $before }% → { $after }%). { $saying }
  }
resistance-verdict-silence = leave that unsaid
resistance-verdict-side = { $side ->
    [enemy] Chance to be on the other side
   *[friend] Chance to be on one’s own side
  }
resistance-verdict-plot = { $you ->
    [yes] You { $action ->
        [give_plot] gave { $name } a plot card
        [take_plot] took a plot card from { $name }
        [open_up] showed { $name } your side
        [expose] put { $name } in the spotlight
        [watch_card] looked at { $name }’s card
       *[appoint] made { $name } Investigator
      }: { $side ->
        [enemy] { $chance }% likely to be on the other side.
       *[friend] { $chance }% likely to be on your side.
      }
    [coach] { $side ->
        [enemy] The chance that { $name } is on the other side is { $chance }%.
       *[friend] The chance that { $name } is on your side is { $chance }%.
      }
   *[no] { $seat } { $action ->
        [give_plot] gave { $name } a plot card
        [take_plot] took a plot card from { $name }
        [open_up] opened up to { $name }
        [expose] put { $name } in the spotlight
        [watch_card] looked at { $name }’s card
       *[appoint] made { $name } Investigator
      }: { $side ->
        [enemy] { $chance }% likely to be on the other side.
       *[friend] { $chance }% likely to be on the same side.
      }
  }
resistance-verdict-used = { $you ->
    [yes] You { $used ->
        [yes] used { $plot }
       *[no] kept { $plot }
      } ({ $before }% → { $after }%).
    [coach] { $used ->
        [yes] Using { $plot } takes the chance from { $before }% to { $after }%.
       *[no] Keeping { $plot } takes the chance from { $before }% to { $after }%.
      }
   *[no] { $seat } { $used ->
        [yes] used { $plot }
       *[no] kept { $plot }
      } ({ $before }% → { $after }%).
  }
resistance-verdict-use = { $used ->
    [yes] use the card
   *[no] keep the card
  }
