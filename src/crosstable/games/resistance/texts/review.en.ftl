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
resistance-curve = A rough reckoning with the true characters: in every mission to come a resistance member leads the team that looks safest from there, and spies who can sink a mission do so four times in five.{ $hunter ->
    [true] {" "}After that each Hunter names the one he can be surest of.
   *[false] {""}
  }
resistance-truth-was = { $seat } was: { $what }.
resistance-truth-shown = { $seat } had shown: { $what }.
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
