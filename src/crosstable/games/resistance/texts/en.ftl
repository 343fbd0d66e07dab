# The Resistance

resistance-name = The Resistance
resistance-line = Five missions, and among you are spies. Trust the right people, or sink the missions unseen.

# ---- options

resistance-option-targeting = Targeting
resistance-option-targeting-value = { $value ->
    [true] the leader chooses which mission is attempted
   *[false] missions in order
  }
resistance-option-blind_spies = Blind spies
resistance-option-blind_spies-value = { $value ->
    [true] the spies do not know each other
   *[false] the spies know each other
  }
resistance-option-plot = Plot cards
resistance-option-plot-value = { $value ->
    [true] with plot cards (learn the modules without them first)
   *[false] without plot cards
  }
resistance-option-hunter = The Hunter
resistance-option-hunter-value = { $value ->
    [true] Hunters must find the enemy Chief (best learnt alone and without plot cards)
   *[false] without Hunters
  }
resistance-option-dummy_agent = Dummy Agent
resistance-option-dummy_agent-value = { $value ->
    [true] may pose as a Chief when examined (one at a time is best)
   *[false] not in play
  }
resistance-option-coordinator = Coordinator
resistance-option-coordinator-value = { $value ->
    [true] known to his Chief, and prey of the spy Hunter too
   *[false] not in play
  }
resistance-option-deep_agent = Deep Agent
resistance-option-deep_agent-value = { $value ->
    [true] a spy who does not know the other spies
   *[false] not in play
  }
resistance-option-pretender = Pretender
resistance-option-pretender-value = { $value ->
    [true] looks like the Deep Agent to the spies
   *[false] not in play
  }
resistance-option-blame = Blame
resistance-option-blame-value = { $value ->
    [true] the Deep Agent may name the Pretender and change places
   *[false] without Blame
  }
resistance-option-inquisitor = The Inquisitor
resistance-option-inquisitor-value = { $value ->
    [true] a token that looks at sides (best with 7 or more; learn it alone)
   *[false] without the Inquisitor
  }
resistance-option-reverser = The Reverser
resistance-option-reverser-value = { $value ->
    [resistance] one, on the side of the resistance
    [spy] one, on the side of the spies
    [both] one on each side (best learnt alone)
   *[none] without Reversers
  }
resistance-option-hidden_reverser = Hidden Reverser
resistance-option-hidden_reverser-value = { $value ->
    [true] the spy Reverser and the spies do not know each other
   *[false] the spy Reverser is one of the spies
  }
resistance-option-literal_reverse = Two-fail mission
resistance-option-literal_reverse-value = { $value ->
    [true] one Fail and one Reverse make a success
   *[false] one Fail and one Reverse make a failure
  }

resistance-pretender-alone = The Pretender needs the Deep Agent: without him there is nobody to look like.
resistance-blame-alone = Blame needs both the Deep Agent and the Pretender.
resistance-needs-hunter = Dummy Agent and Coordinator need Chiefs: switch on the Hunter.
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

resistance-about-resistance = You want three missions to succeed. You can only play Success.
resistance-about-resistance_chief = The spy Hunter is looking for you. Help the missions without being found.
resistance-about-resistance_hunter = After the third success you stand up and must name a spy Chief.
resistance-about-dummy_agent = Examined, you may pose as a Chief and draw the spy Hunter to you.
resistance-about-coordinator = Your Chief knows you. If the spy Hunter names you, the spies win.
resistance-about-pretender = To the spies you look like the Deep Agent.
resistance-about-resistance_reverser = You may play Reverse: it turns the result over.
resistance-about-spy = Sink three missions, and do not be noticed.
resistance-about-spy_chief = The resistance Hunter is looking for you. Your fail lets your Hunter strike early.
resistance-about-spy_hunter = Find the resistance Chief: after the third failure you must name him, after a fail by your Chief you may.
resistance-about-deep_agent = The spies know you, you do not know them.
resistance-about-spy_reverser = You play Success or Reverse, never Fail.

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
resistance-plot-about-confidence = At once: the leader shows you his side.
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
resistance-tell-deep-thumb = The Deep Agent puts out a thumb and keeps the eyes shut.
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
resistance-tell-chiefs-close = { $count ->
    [one] The resistance Chief closes the eyes again, and the thumb goes down.
   *[other] The resistance Chiefs close their eyes again.
  }
resistance-tell-open = Everybody opens their eyes. The game begins.

# ---- the end

resistance-won-by-missions-resistance = Three missions have succeeded: the resistance wins.
resistance-won-by-missions-spy = Three missions have failed: the spies win.
resistance-won-by-rejections = Five teams in a row were rejected: the spies win.
resistance-won-by-resistance-hunter = { $seat } has found the spy Chief { $seat_b }: the resistance wins.
resistance-won-by-spy-hunter = { $seat } has named { $seat_b }, and that was right: the spies win.

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

resistance-say-character-resistance = I am with the resistance.
resistance-say-character-spy = I am a spy.
resistance-say-character = I am: { $character }.
resistance-say-seen = { $seat } showed me: { $shown }.
resistance-say-suspect = { $count ->
    [one] I think { $seats } is a spy.
   *[other] I think { $seats } are the spies.
  }
resistance-say-trust = I trust { $seat }.
resistance-say-along = Take me along.

resistance-doubt-character = Says so, yet the public record shows that it cannot be.
resistance-doubt-seen = Says so, yet the public record shows that it cannot have been.
resistance-doubt-suspect = These cannot all be spies: the public record rules it out.
resistance-doubt-never = { $seat_b } has never shown { $seat } such a thing.
resistance-doubt-together = Contradicts what { $seat } has said before.
