# ---- the log

resistance-log-chapter = Mission { $round }
resistance-log-opened = The characters are dealt.
resistance-log-leader_is = { $seat } leads.
resistance-log-leader_is-you = You lead.
resistance-ear-leader_is = { $seat } leads mission { $round }.
resistance-log-plots_drawn = { $seat } draws { $cards }.
resistance-log-plot_given = { $seat } gets “{ $card }”.
resistance-log-plot_used = { $kind ->
    [strong_leader] { $seat } uses “{ $card }” and leads.
    [no_confidence] { $seat } uses “{ $card }”: the team does not go.
    [spotlight] { $seat } uses “{ $card }”: { $target } plays face up.
   *[close_eye] { $seat } uses “{ $card }” on { $target }.
  }
resistance-log-plot_taken = { $seat } takes “{ $card }” from { $seat_victim }.
resistance-log-team_proposed = { $seat } proposes { $team } for mission { $mission }.
resistance-log-team_proposed-you = You propose { $team } for mission { $mission }.
resistance-log-you = you
resistance-log-yourself = yourself
resistance-log-investigator_named = { $seat } is the Investigator.
resistance-log-opinions_shown = { $approve ->
    [none] { $reject } openly voted against it.
   *[other] { $reject ->
        [none] { $approve } openly voted for it.
       *[other] { $approve } openly voted for it, { $reject } against it.
      }
  }
resistance-log-votes_shown = { $approve } to { $reject }: { $approved ->
    [true] the team goes.
   *[false] the team is rejected.
  }
resistance-ear-votes_shown = { $approved ->
    [true] The team goes, { $approve } votes to { $reject }.
   *[false] The team is rejected, { $approve } votes to { $reject }.
  }
resistance-log-card_played = { $seat } plays face up: { $card }.
resistance-log-mission_done = Mission { $mission } has { $success ->
    [true] succeeded
   *[false] failed
  }: { $cards }.
resistance-ear-mission_done = Mission { $mission } has { $success ->
    [true] succeeded
   *[false] failed
  }: { $fails ->
    [0] no fail
    [one] one fail
   *[other] { $fails } fails
  }{ $reverses ->
    [0] {""}
    [one] , one reverse
   *[other] , { $reverses } reverses
  }.
resistance-log-early_wait = A short wait.
resistance-log-early_over = The wait is over.
resistance-log-hunter_stands = { $seat } stands up: { $character }.
resistance-log-accused = { $seat } accuses { $seat_accused }. { $right ->
    [true] The answer is yes.
   *[false] The answer is no.
  }
resistance-log-result_turned = The accusation was wrong: mission { $mission } is { $success ->
    [true] a success
   *[false] a failure
  } now.
resistance-log-examine_asked = { $seat } examines { $seat_other }.
resistance-log-looked = { $how ->
    [examined] { $seat } has seen { $seat_other }’s loyalty card.
    [close_eye] { $seat } has seen { $seat_other }’s mission card.
   *[other] { $seat } has seen { $seat_other }’s side.
  }
resistance-log-looked-you = { $how ->
    [examined] { $seat } looks at your loyalty card.
    [close_eye] { $seat } looks at your mission card.
   *[other] { $seat } looks at your card.
  }
resistance-log-learnt = You have been shown something: hold your card to see it.
resistance-log-agent_blamed = { $right ->
    [true] { $seat } was the Deep Agent and blames { $seat_accused }: right, and the two change places and sides.
   *[false] { $seat } is the Deep Agent and blames { $seat_accused }: wrong.
  }
resistance-log-said = { $seat }: “{ $words }”
resistance-ear-said = { $seat } says: { $words }
