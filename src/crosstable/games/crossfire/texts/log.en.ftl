# ---- the log

crossfire-log-chapter = { $part ->
    [deal] The deal
    [talk] The talk
    [count] The count
   *[shot] The shots
  }
crossfire-log-dealt = { $seat } deals. Everybody looks at a card.
crossfire-log-passed = All cards go one seat to the left.
crossfire-log-mixed = { $names } mix their cards.
crossfire-log-talk_began = The claims are shown: { $claims }.
crossfire-ear-talk_began = The claims are shown and the timer runs.
crossfire-log-claims = { $seat } – { $claim }
crossfire-log-shots_placed = { $names ->
    [none] No shot card is on the table.
   *[other] Shot cards lie at { $names }.
  }
crossfire-log-count_began = The talk is over: three, two, one.
crossfire-ear-count_began = The talk is over. Aim!
crossfire-log-aims_shown = { $who ->
    [assassins] { $count ->
        [one] The Assassin points: { $aims }.
       *[other] The Assassins point: { $aims }.
      }
   *[all] Everybody points: { $aims }.
  }
crossfire-ear-aims_shown = { $who ->
    [assassins] { $count ->
        [one] The Assassin points.
       *[other] The Assassins point.
      }
   *[all] Everybody points.
  }
crossfire-log-aims = { $seat } at { $at }
crossfire-log-aims-nobody = { $seat } at nobody
crossfire-log-guns_lowered = { $count ->
    [0] Nobody lowers a gun.
    [one] { $names } is unarmed and puts the gun down.
   *[other] { $names } are unarmed and put their guns down.
  }
crossfire-log-revealed = { $cards }.
crossfire-log-card = { $seat } is { $card }
crossfire-log-fired = { $count ->
    [0] Wave { $wave }: nobody shoots.
   *[other] Wave { $wave }: { $shots }
  }
