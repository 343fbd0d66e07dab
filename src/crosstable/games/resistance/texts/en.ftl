# The Resistance

resistance-name = The Resistance
resistance-line = Five missions, and among you are spies. Trust the right people, or sink the missions unseen.

# ---- set-ups with a name

resistance-preset-classic = Classic
resistance-preset-classic-hint = Spies know each other, nobody else knows anything. The game to begin with.
resistance-preset-hunter = Hunter
resistance-preset-hunter-hint = Each side has a Hunter and Chiefs to hide. A lost game can be turned by naming the right person.
resistance-preset-inquisitor = Hunter + Inquisitor
resistance-preset-inquisitor-hint = A token goes round that shows one player’s side. More to know, more to lie about.
resistance-preset-everything = Everything that fits
resistance-preset-everything-hint = Plot cards, all modules, and every character there is room for. For people who know them.

# ---- options

resistance-option-targeting = Targeting
resistance-option-targeting-hint = The leader also chooses which mission is attempted.
resistance-option-targeting-value = { $value ->
    [true] yes
   *[false] no
  }
resistance-option-blind_spies = Blind spies
resistance-option-blind_spies-hint = The spies do not know each other.
resistance-option-blind_spies-value = { $value ->
    [true] yes
   *[false] no
  }
resistance-option-plot = Plot cards
resistance-option-plot-hint = Learn the modules without them first.
resistance-option-plot-value = { $value ->
    [true] with
   *[false] without
  }
resistance-option-hunter = The Hunter
resistance-option-hunter-hint = Hunters must find the enemy Chief. Best learnt alone and without plot cards.
resistance-option-hunter-value = { $value ->
    [true] with
   *[false] without
  }
resistance-option-dummy_agent = Dummy Agent
resistance-option-dummy_agent-hint = With the Hunter: may pose as a Chief when examined.
resistance-option-dummy_agent-value = { $value ->
    [true] with
   *[false] without
  }
resistance-option-coordinator = Coordinator
resistance-option-coordinator-hint = With the Hunter: known to the resistance Chief, and hunted by the spies too.
resistance-option-coordinator-value = { $value ->
    [true] with
   *[false] without
  }
resistance-option-deep_agent = Deep Agent
resistance-option-deep_agent-hint = A spy who does not know the other spies.
resistance-option-deep_agent-value = { $value ->
    [true] with
   *[false] without
  }
resistance-option-pretender = Pretender
resistance-option-pretender-hint = With the Deep Agent: looks like a Deep Agent to the spies.
resistance-option-pretender-value = { $value ->
    [true] with
   *[false] without
  }
resistance-option-blame = Blame
resistance-option-blame-hint = With both: the Deep Agent may name the Pretender and change places.
resistance-option-blame-value = { $value ->
    [true] with
   *[false] without
  }
resistance-option-inquisitor = The Inquisitor
resistance-option-inquisitor-hint = A token that looks at sides. Best with 7 or more, best learnt alone.
resistance-option-inquisitor-value = { $value ->
    [true] with
   *[false] without
  }
resistance-option-reverser = The Reverser
resistance-option-reverser-hint = Turns a mission’s result over. Best learnt alone.
resistance-option-reverser-value = { $value ->
    [resistance] resistance
    [spy] spies
    [both] one each
   *[none] without
  }
resistance-option-hidden_reverser = Hidden Reverser
resistance-option-hidden_reverser-hint = The spy Reverser and the other spies do not know each other.
resistance-option-hidden_reverser-value = { $value ->
    [true] yes
   *[false] no
  }
resistance-option-literal_reverse = Literal Reverse
resistance-option-literal_reverse-hint = On a two-fail mission one Fail and one Reverse make a success.
resistance-option-literal_reverse-value = { $value ->
    [true] yes
   *[false] no
  }
resistance-option-open_choice = Choose in the open
resistance-option-open_choice-hint = House rule: everybody sees whom the leader thinks of before the team is proposed.
resistance-option-open_choice-value = { $value ->
    [true] yes
   *[false] no
  }
resistance-option-suggestions = Suggest teams
resistance-option-suggestions-hint = House rule: while the leader looks for a team, the others may suggest one.
resistance-option-suggestions-value = { $value ->
    [true] yes
   *[false] no
  }
resistance-option-change_votes = Change votes
resistance-option-change_votes-hint = House rule: a vote may be changed until the last one is in.
resistance-option-change_votes-value = { $value ->
    [true] yes
   *[false] no
  }
resistance-option-early_seconds = Wait for the Hunter
resistance-option-early_seconds-hint = House rule, with the Hunter: how long the table waits after a failed mission. It begins when the cards have been shown.
resistance-option-early_seconds-value = { $value ->
    [one] { $value } second
   *[other] { $value } seconds
  }

resistance-pretender-alone = The Pretender needs the Deep Agent: without one there is nobody to look like.
resistance-blame-alone = Blame needs both the Deep Agent and the Pretender.
resistance-needs-hunter = Dummy Agent and Coordinator need Chiefs: switch on the Hunter.
resistance-reverse-alone = Without a Reverser nothing can be reversed: switch one on, or switch “Literal Reverse” off.
resistance-hidden-alone = A hidden Reverser is a spy: switch on the Reverser of the spies, or switch off “Hidden Reverser”.
resistance-one-spy-place = With the Hunter there is one free place among the spies: Deep Agent or spy Reverser, not both.
resistance-too-many-resistance = With { $seats } players the resistance has { $free ->
    [0] no free place
    [one] one free place
   *[other] { $free } free places
  } for special characters, and you chose { $wanted }.
resistance-too-many-spy = With { $seats } players the spies have { $free ->
    [0] no free place
    [one] one free place
   *[other] { $free } free places
  } for special characters, and you chose { $wanted }.

# ---- names

resistance-side-resistance = Resistance
resistance-side-spy = Spies

resistance-character-resistance = Resistance
resistance-character-resistance_chief = Resistance Chief
resistance-character-resistance_hunter = Resistance Hunter
resistance-character-dummy_agent = Dummy Agent
resistance-character-coordinator = Coordinator
resistance-character-pretender = Pretender
resistance-character-resistance_reverser = Resistance Reverser
resistance-character-spy = Spy
resistance-character-spy_chief = Spy Chief
resistance-character-spy_hunter = Spy Hunter
resistance-character-deep_agent = Deep Agent
resistance-character-spy_reverser = Spy Reverser
# At a seat where there is little room; the ink of the tag tells the side.
resistance-tag-resistance_chief = Chief
resistance-tag-resistance_hunter = Hunter
resistance-tag-resistance_reverser = Reverser
resistance-tag-spy_chief = Chief
resistance-tag-spy_hunter = Hunter
resistance-tag-spy_reverser = Reverser

resistance-about-resistance = You want three missions to succeed. You can only play Success.
resistance-about-resistance_chief = The spy Hunter is looking for you. Help the missions without being found.
resistance-about-resistance_hunter = After the third success you stand up and must name a spy Chief.
resistance-about-dummy_agent = Examined, you may pose as a Chief and draw the spy Hunter to you.
resistance-about-coordinator = Your Chief knows you. If the spy Hunter names you, the spies win.
resistance-about-pretender = To the spies you look like the Deep Agent.
resistance-about-resistance_reverser = You may play Reverse: it turns the result over.
resistance-about-spy = Sink three missions without being noticed.
resistance-about-spy_chief = The resistance Hunter is looking for you. Your fail lets your Hunter strike early.
resistance-about-spy_hunter = Find the resistance Chief: after the third failure you must name one, after a fail by your Chief you may.
resistance-about-deep_agent = The spies know you, you do not know them.
resistance-about-spy_reverser = You play Success or Reverse, never Fail.

resistance-about-inquisitor = After missions 2, 3 and 4 you look at another player’s side, then pass this card on.
resistance-card-open = Open to all

resistance-card-success = Success
resistance-card-fail = Fail
resistance-card-chief_fail = Chief Fail
resistance-card-reverse = Reverse

resistance-loyalty-chief = Chief
resistance-loyalty-resistance_chief = Resistance Chief
resistance-loyalty-spy_chief = Spy Chief
resistance-loyalty-not_chief = Not a Chief

resistance-plot-strong_leader = Strong Leader
resistance-plot-no_confidence = No Confidence
resistance-plot-opinion_maker = Opinion Maker
resistance-plot-close_eye = Keeping a Close Eye
resistance-plot-take_responsibility = Take Responsibility
resistance-plot-overheard = Overheard Conversation
resistance-plot-confidence = Establish Confidence
resistance-plot-open_up = Open Up
resistance-plot-spotlight = In the Spotlight

resistance-plot-about-strong_leader = Once: become leader before the leader has done anything.
resistance-plot-about-no_confidence = Once: an approved team counts as rejected.
resistance-plot-about-opinion_maker = Always: vote first and openly.
resistance-plot-about-close_eye = Once: look at one mission card that was played.
resistance-plot-about-take_responsibility = At once: take a plot card from another player.
resistance-plot-about-overheard = At once: look at the side of a neighbour.
resistance-plot-about-confidence = At once: the leader shows you their side.
resistance-plot-about-open_up = At once: show your side to a player.
resistance-plot-about-spotlight = Once: a team member plays face up.

# ---- the narrator

resistance-tell-nobody = Everybody looks at their card. Nobody learns anything else. The game begins.
resistance-tell-close = Everybody closes their eyes and holds out a fist.
resistance-tell-blind = Spies, you stay blind this time: nobody opens their eyes.
resistance-tell-chief-thumb = { $count ->
    [one] The spy Chief puts up a thumb.
   *[other] The { $count } spy Chiefs put up a thumb.
  }
resistance-tell-deep-thumb = The Deep Agent puts out a thumb and keeps their eyes shut.
resistance-tell-pair-thumbs = The Deep Agent and the Pretender put out a thumb and keep their eyes shut.
resistance-tell-spies = The spies open their eyes and remember each other.
resistance-tell-spies-but-deep = The spies, but not the Deep Agent, open their eyes and look round.
resistance-tell-spies-but-reverser = The spies, but not the spy Reverser, open their eyes and remember each other.
resistance-tell-spies-but-both = The spies, but neither the Deep Agent nor the spy Reverser, open their eyes and look round.
resistance-tell-spies-close = The spies close their eyes, and all thumbs go down.
resistance-tell-chiefs = The resistance Chiefs open their eyes and remember each other.
resistance-tell-coordinator = { $count ->
    [one] The resistance Chief looks up; the Coordinator puts up a thumb.
   *[other] The resistance Chiefs look up; the Coordinator puts up a thumb.
  }
resistance-tell-chiefs-close = The resistance Chiefs close their eyes again.
resistance-tell-chiefs-close-thumb = { $count ->
    [one] The resistance Chief closes their eyes again, and the Coordinator lowers the thumb.
   *[other] The resistance Chiefs close their eyes again, and the Coordinator lowers the thumb.
  }
resistance-tell-open = Everybody opens their eyes. The game begins.

# ---- the end

resistance-won-by-missions-resistance = Three missions have succeeded: the resistance wins.
resistance-won-by-missions-spy = Three missions have failed: the spies win.
resistance-won-by-rejections = Five teams in a row were rejected: the spies win.
resistance-won-by-resistance-hunter = { $seat } has found { $seat_b }, the { $character ->
   *[spy_chief] spy Chief
  }: the resistance wins.
resistance-won-by-spy-hunter = { $seat } has found { $seat_b }, the { $character ->
    [coordinator] Coordinator
   *[resistance_chief] resistance Chief
  }: the spies win.

# ---- refusals

resistance-not-now = That is not what you are asked now.
resistance-bad-team = This mission needs a team of { $size } different players.
resistance-bad-mission = This mission cannot be attempted now.
resistance-bad-card = Your character may not play that card.
resistance-bad-loyalty = Your character may not show that loyalty card.
resistance-bad-investigator = The Investigator must be another player who is not on the team.
resistance-bad-inquiry = Only somebody who has never held the token can be examined.
resistance-bad-accusation = You cannot accuse yourself, nor somebody who has already said no to you.
resistance-bad-choice = That cannot be chosen here.
resistance-no-such-statement = That cannot be said like this.
resistance-said-enough = You have said enough for this proposal; listen for a while.

# ---- statements

# A statement is worded in up to four ways; `$way` is the same for everybody. All mean what the last, plain one says.
resistance-say-character-resistance = { $way ->
    [1] You have nothing to fear from me: I’m with the resistance.
    [2] I’m resistance, believe me.
    [3] I belong to the resistance.
   *[0] I’m with the resistance.
  }
resistance-say-character-spy = { $way ->
    [1] I admit it: I’m a spy.
    [2] All right, I’m a spy.
    [3] There’s no use denying it: I’m a spy.
   *[0] I’m a spy.
  }
resistance-say-character = { $way ->
    [1] My card says I’m the { $character }.
    [2] Just so you know: I’m the { $character }.
    [3] I’ll tell you who I am: the { $character }.
   *[0] I’m the { $character }.
  }
resistance-say-seen = { $way ->
    [1] I’ve seen { $seat }’s card: { $shown }.
    [2] I was shown { $seat }’s card: { $shown }.
    [3] This is what { $seat } showed me: { $shown }.
   *[0] { $seat } showed me: { $shown }.
  }
resistance-say-card = { $way ->
    [1] I looked at { $seat }’s card in mission { $mission }: { $shown }.
    [2] { $seat } played { $shown } in mission { $mission }. I saw it.
    [3] I saw which card { $seat } played in mission { $mission }: { $shown }.
   *[0] In mission { $mission } I saw { $seat } play { $shown }.
  }
resistance-say-suspect = { $count ->
    [one] { $way ->
        [1] { $seats } is a spy, if you ask me.
        [2] My money’s on { $seats } being a spy.
        [3] I have { $seats } down as a spy.
       *[0] I think { $seats } is a spy.
      }
   *[other] { $way ->
        [1] { $seats } are spies, if you ask me.
        [2] My money’s on { $seats } being spies.
        [3] I have { $seats } down as spies.
       *[0] I think { $seats } are spies.
      }
  }
resistance-say-trust = { $way ->
    [1] { $seat } has my trust.
    [2] I think we can trust { $seat }.
    [3] I’m happy to trust { $seat }.
   *[0] I trust { $seat }.
  }
resistance-say-team = { $way ->
    [1] How about { $seats }?
    [2] My team would be { $seats }.
    [3] Let’s send { $seats }.
   *[0] I’d take { $seats }.
  }
# The same team with the speaker on it.
resistance-say-team-me = { $way ->
    [1] How about { $seats }, with me along?
    [2] My team would be me with { $seats }.
    [3] Let’s send { $seats }, and I’ll go too.
   *[0] I’d take { $seats } and go along myself.
  }
resistance-say-along = { $way ->
    [1] Put me on the team.
    [2] I’d like to come along.
    [3] Count me in for the team.
   *[0] Take me along.
  }
resistance-say-played = { $way ->
    [1] Mission { $mission }? I played { $card }.
    [2] My card in mission { $mission }: { $card }.
    [3] What I played in mission { $mission }? { $card }.
   *[0] In mission { $mission } I played { $card }.
  }
resistance-say-reject = { $way ->
    [1] { $seat }, why did you reject?
    [2] You rejected, { $seat }. Why?
    [3] What made you reject, { $seat }?
   *[0] Why did you reject, { $seat }?
  }
resistance-say-reason-two_fails = { $way ->
    [1] One fail alone won’t sink this mission.
    [2] A single fail won’t hurt this mission.
    [3] Two fails are needed to sink this mission.
   *[0] It takes two fails to sink this mission.
  }
resistance-say-reason-off_team = { $way ->
    [1] That team didn’t have me on it.
    [2] You left me out of that team.
    [3] It was a team without me.
   *[0] I wasn’t on that team.
  }
resistance-say-reason-better_team = { $way ->
    [1] We can find a better team.
    [2] I’d rather send another team.
    [3] That wasn’t the best team we have.
   *[0] There’s a better team.
  }
resistance-say-reason-early = { $way ->
    [1] Early days: I want to see how everyone votes first.
    [2] At this stage I want to see some votes.
    [3] We’ve only just begun, and I’d like to see some votes.
   *[0] It’s early: I want to see how people vote.
  }
resistance-say-back-others = { $way ->
    [1] Forget what I said about { $seats }.
    [2] Scratch what I said about { $seats }.
    [3] What I said about { $seats } doesn’t count any more.
   *[0] I take back what I said about { $seats }.
  }
resistance-say-back-self = { $way ->
    [1] Forget what I said about myself.
    [2] What I said about myself doesn’t count any more.
    [3] Scratch what I said about myself.
   *[0] I take back what I said about myself.
  }
resistance-say-back-none = Forget what I asked for.

resistance-doubt-character = Says “{ $what }”, yet { $why }.
resistance-doubt-seen = Says “{ $what }”, yet { $why }.
resistance-doubt-played = Says “{ $what }”, yet { $why }.
resistance-doubt-suspect = It cannot be { $what }: { $why }.
resistance-doubt-never = { $sort ->
    [loyalty] { $seat_b } had shown { $seat } no loyalty card.
    [card] { $seat } had not looked at a mission card of { $seat_b }.
   *[side] { $seat_b } had not shown { $seat } a side.
  }
resistance-doubt-together = { $seat } has said before: { $said } They cannot both be true.
resistance-doubt-together-yet = { $seat } has said before: { $said } They cannot both be true: { $why }.
resistance-quoted = “{ $said }”
resistance-and-quoted = { $first } and { $second }
resistance-why-mission = mission { $mission } ({ $names }) had { $cards }
resistance-why-spotlight = { $seat } played { $card } openly in mission { $mission }
resistance-why-known = everybody knows { $seat } as { $what }
resistance-why-answer = { $seat_b } answered “no” when { $seat } accused after mission { $mission }
resistance-why-early = { $seat } accused early, so the spy Chief has failed mission { $mission }
resistance-why-blame = { $seat_b } is not the Pretender, as the Blame of { $seat } has shown
resistance-why-cast = the characters in play do not allow it
resistance-and-why = { $first }; { $second }
resistance-and-cards = { $first }, { $second }
resistance-so-many = { $count } × { $card }
resistance-names-one = { $seat }
resistance-names-comma = { $names }, { $seat }
resistance-names-and = { $names } and { $seat }

# ---- at the table

resistance-rules = Rules
resistance-seats = The round table
resistance-missions = Missions
resistance-mission-label = Mission { $mission }: team of { $size }, { $fails ->
    [one] one fail sinks it
   *[other] { $fails } fails sink it
  }, { $state ->
    [success] succeeded
    [failure] failed
    [now] now
   *[open] not played yet
  }
resistance-two-fails = 2 fails
resistance-track = Rejected teams in this mission: { $count } of 5
resistance-you = you
resistance-leader = leader
resistance-on-team = on the team
resistance-investigator = Investigator
resistance-inquisitor = Inquisitor
resistance-has-voted = has voted
resistance-not-voted = has not voted yet
resistance-approves = approves
resistance-rejects = rejects
resistance-away = away
resistance-player = Player
resistance-place-seat = Seat
resistance-place-team = Team
resistance-place-vote = Vote
resistance-place-card = Card
resistance-status = What is going on
resistance-mission-now = Mission { $mission }
resistance-voted = { $count ->
    [one] { $count } of { $size } has voted
   *[other] { $count } of { $size } have voted
}
resistance-played = { $count } of { $size } cards played
resistance-success = Success
resistance-failure = Failure
resistance-over = The masks are off
resistance-spies-win = The spies win
resistance-resistance-wins = The resistance wins
resistance-go-on = Go on
resistance-chooses = { $name } chooses { $size ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $size }
  }
resistance-sinks = { $fails ->
    [one] One fail sinks it.
    [2] Two fails sink it.
   *[other] { $fails } fails sink it.
  }
resistance-voted-short = voted
resistance-played-short = cards played
resistance-mission-succeeds = It succeeds.
resistance-mission-fails = { $count ->
    [0] It fails.
    [1] One fail sinks it.
    [2] Two fails sink it.
   *[other] { $count } fails sink it.
  }
resistance-to-come = { $count } to come
resistance-look-at-it = Hold to see whom you know.
resistance-wait-title = A short wait
resistance-stands-up = { $name } stands up
resistance-proposes = { $name } proposes
resistance-gives = { $name } gives { $other } “{ $card }”.
resistance-accuses = { $name } accuses { $accused }.
resistance-blames = { $name } is the Deep Agent and blames { $accused }.
resistance-answer-yes = Yes.
resistance-answer-no = No.
resistance-side-one-resistance = resistance
resistance-side-one-spy = a spy
resistance-pair = Deep Agent or Pretender

resistance-ask-strong_leader = { $leader } is about to lead. Do you take the lead with your card?
resistance-ask-give_plots = { $count ->
    [one] You have drawn “{ $cards }”. Who gets the card?
   *[other] Who gets which plot card?
  }
resistance-ask-take_plot = Take a plot card from somebody.
resistance-ask-overhear = Which neighbour do you overhear?
resistance-ask-open_up = To whom do you show your side?
resistance-ask-suggest = Tap { $size } you would take.
resistance-ask-propose = You lead. Tap { $size } for mission { $mission }.
resistance-ask-appoint = Who becomes Investigator?
resistance-ask-opinion = Opinion Maker, vote first and openly: do { $team } go?
resistance-ask-vote = Do { $team } go on mission { $mission }?
resistance-ask-no_confidence = The team was approved. Do you stop it?
resistance-ask-spotlight = Does somebody on the team play face up?
resistance-ask-mission = Play your card in secret.
resistance-ask-close_eye = Whose mission card do you look at?
resistance-ask-early = If you are the spy Hunter and your Chief has failed the mission, you may stand up and accuse. Everybody else waits.
resistance-ask-early-others = After a failure everybody waits for a moment. The game goes on by itself.
resistance-ask-accuse = You are known now. Whom do you accuse of being the enemy Chief?
resistance-ask-inquire = Inquisitor, whose side do you look at?
resistance-ask-examine = Whose loyalty card do you ask for?
resistance-ask-show_loyalty = You are examined. Hand over your loyalty card.
resistance-waiting = { $phase ->
    [propose] { $names } leads and chooses a team.
    [appoint] { $names } names the Investigator.
    [opinion] { $count ->
        [one] { $names } votes first and openly.
       *[other] { $names } vote first and openly.
      }
    [strong_leader] { $names } may take the lead.
    [give_plots] { $names } gives out plot cards.
    [take_plot] { $names } takes a plot card from somebody.
    [overhear] { $names } overhears a neighbour.
    [open_up] { $names } shows somebody a side.
    [no_confidence] { $names } may stop the team.
    [spotlight] { $names } may have somebody play face up.
    [close_eye] { $names } may look at a mission card.
    [vote] { $count ->
        [1] Still to vote: { $names }
        [2] Still to vote: { $names }
        [3] Still to vote: { $names }
       *[other] { $count } have not voted yet.
      }
    [mission] Still to play: { $names }
    [accuse] { $names } must accuse somebody.
    [inquire] { $names } looks at somebody’s side.
    [examine] { $names } examines somebody.
    [show_loyalty] { $names } hands over a loyalty card.
   *[other] Waiting for { $names }.
  }
resistance-approve = Approve
resistance-reject = Reject
resistance-pass = Not now
resistance-choose = { $count ->
    [one] Choose one player
   *[other] Choose { $count } players
  }
resistance-choose-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
  }
resistance-do-suggest = Suggest { $who }
resistance-beside-suggest = Suggest a team
resistance-beside-vote = Change your vote
resistance-cancel = Cancel
resistance-do-propose = Propose { $who }
resistance-do-appoint = Appoint { $who }
resistance-do-accuse = Accuse { $who }
resistance-do-examine = Examine { $who }
resistance-do-inquire = Look at { $who }
resistance-do-give_plot = Give it to { $who }
resistance-do-take_plot = Take it from { $who }
resistance-do-watch_card = Look at { $who }’s card
resistance-do-overhear = Overhear { $who }
resistance-do-open_up = Show { $who } my side
resistance-do-expose = { $who } plays face up

resistance-hold = Hold to see your card
resistance-hold-short = Hold: card
resistance-know-nothing = You know nothing but your own card.
resistance-know-cards = Your cards so far: { $cards }
resistance-knows-reveal = At the opening: { $seat } ({ $what }).
resistance-knows-pair = At the opening: { $names }; one is the Deep Agent, the other the Pretender.
resistance-knows-examined = Examined after mission { $mission }: { $seat } showed you “{ $what }”.
resistance-knows-inquired = As Inquisitor after mission { $mission }: { $seat } is { $what }.
resistance-knows-close_eye = Keeping a Close Eye, mission { $mission }: { $seat } played { $what }.
resistance-knows-plot = { $card }, { $when }: { $seat } is { $what }.
resistance-before-mission = before mission { $mission }
resistance-in-round = in round { $round }
resistance-know-card = Mission { $mission }: { $card }
resistance-blame = Blame somebody
resistance-blame-line = You reveal yourself as the Deep Agent and name the Pretender. If you are right, you two change places and sides.

# ---- secret choices and the moments everybody looks at

resistance-look = Everybody looks at the middle of the table.
resistance-team-goes = They go.
resistance-team-rejected = They stay.
resistance-mission-open = Which mission?
resistance-mission-open-line = The leader chooses mission and team
resistance-which-card = Which card
resistance-ask-exposed = You are in the spotlight: play your card face up.
resistance-hand-play = Play it face down
resistance-hand-play-open = Play it face up
resistance-hand-show = Hand over your loyalty card
resistance-hand-back = Another card
resistance-hand-refused = That card is not yours to play. Hold your own card to see which ones are.
resistance-do-early = Stand up and accuse { $who }
resistance-do-blame = Reveal myself and blame { $who }
resistance-bad-early = You cannot accuse now. Hold your own card to see when you can.
resistance-bad-blame = Only the Deep Agent can do that.
resistance-hold-new = new
resistance-hold-seat = Hold to see what you know about { $name }
resistance-seen-nothing = You have been shown nothing.
resistance-what-i-know = What you know
resistance-has-said = Claims
resistance-may-play = You may play now: { $cards }
resistance-may-show = You may show now: { $cards }
resistance-may-accuse = Your Chief has failed this mission: you may stand up and accuse now.
resistance-may-not-accuse = You cannot accuse now; just wait.
resistance-may-played = You have played: { $card }

resistance-record = What happened so far
resistance-tab-talk = Claims
resistance-tab-votes = Votes
resistance-tab-missions = Missions
resistance-tab-cast = In play
resistance-votes = All votes
resistance-votes-legend = Each column is a proposal. Yellow: on the team. Framed: the leader.
resistance-no-votes = No team has been voted on yet.
resistance-no-missions = No mission has been played yet.
resistance-no-claims = Nobody has claimed anything yet.
resistance-went = went
resistance-rejected = rejected
resistance-stopped = stopped by No Confidence
resistance-history-team = Leader: { $leader }. Team: { $team }.
resistance-history-votes = { $approve } approved, { $reject } rejected.
resistance-history-turned = The result was turned over by a wrong accusation.
resistance-unmasked = Everybody’s character
resistance-in-play = Characters in play
resistance-said-nothing = Has claimed nothing.
resistance-say = Say something
resistance-say-it = Say it
resistance-about-whom = About whom
resistance-what = What
resistance-kind-trust = I trust …
resistance-kind-suspect = I think … are spies
resistance-kind-suggest = I’d take …
resistance-kind-ask_along = Take me along
resistance-kind-claim_character = I’m …
resistance-kind-claim_seen = … showed me …
resistance-kind-claim_played = I played …
resistance-kind-ask_reject = Why did … reject?
resistance-kind-explain = I vote this way because …
resistance-reason-two_fails = two fails are needed
resistance-reason-off_team = I wasn’t on the team
resistance-reason-better_team = there’s a better team
resistance-reason-early = it’s early
resistance-take-back = Take back
resistance-which-mission = On which mission
resistance-mission-number = Mission { $mission }

# ---- a player who was tapped

resistance-seat-trust = I trust { $name }
resistance-seat-suspect = { $name } is a spy
resistance-seat-showed = { $name } showed me …
resistance-seat-won = { $won }/{ $all }
resistance-seat-missions = missions won
resistance-seat-approved = teams approved
resistance-seat-accused = suspected
resistance-seat-aloud = Said aloud to all. The mark is only for you.
resistance-seat-why = Why, { $name }?
resistance-seat-mark = Private mark
resistance-seat-mark-none = no mark
resistance-seat-mark-doubt = I doubt them
resistance-seat-mark-trust = I trust them
resistance-seat-bot = Bot, { $level }
resistance-seat-person = Person
resistance-say-why = Why, { $seat }?
resistance-say-because-doubt = Because I don’t trust { $seat }.
resistance-say-because-trust = Because I trust { $seat }.
resistance-say-because-mission = Because of mission { $number }.
resistance-say-because-early = It’s early. Just a feeling, nothing more.
