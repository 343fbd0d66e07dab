# ---- the review

cross-lens-search = Search
cross-insight-how = A short search of { $simulations } playouts from this position. It is good, not perfect.
cross-insight-players = Chance to win
cross-insight-wins = wins
cross-insight-played = played
cross-insight-cell = { $cell }
cross-insight-cells = What { $seat } could have played
cross-insight-proved = Proved: { $seat } wins from here.
cross-curve = Each point is the mean of two searches from that position, or proved. While a swap is still possible, the better side counts.
cross-review-tab-insight = Best cells
cross-review-start = The board is empty.

# ---- why a bot did it

cross-why-open = With the swap an opening should favour nobody: by my table whoever begins on { $cell } wins { $percent }% of the games.
cross-why-swap = I swapped: by my table whoever begins on { $cell } wins { $percent }% of the games.
cross-why-wins = { $cell } won the game.
cross-why-stops = My opponent would have won on { $cell }, so I took it.
cross-why-near = I only looked at what was near, and { $cell } felt right.
cross-why-proved = I had worked it out to the end: after { $cell } nothing could stop me.
cross-why-lost = I had worked it out to the end: every move lost, and { $cell } held out longest.
cross-why-only = { $cell } was the only move that did not lose.
cross-why-clear = { $cell } was clearly best: I gave myself { $percent }%.
cross-why-close = { $cell } or { $other }? It was close; I gave myself { $percent }%.
cross-why-ahead = I was as good as sure to win: { $percent }% with { $cell }.
cross-why-behind = Whatever I placed, I gave myself { $percent }% at best; { $cell } looked best.
cross-why-resigns = I had worked it out to the end: every move lost, and it had been as good as lost a turn before.
cross-why-gives-up = I saw no way left to win, and hardly one a turn before.
# ---- the verdict

cross-verdict-about = Chance to win
cross-verdict-done = { $you ->
    [yes] Decided at move { $move }: your { $cell } ({ $before }% → { $after }%).
    [coach] { $cell } takes your chance to win from { $before }% to { $after }%.
   *[no] Decided at move { $move }: { $cell } by { $seat } ({ $before }% → { $after }%).
  }
cross-verdict-better = Better: { $cell }.
cross-verdict-first = { $kind ->
    [opening] { $you ->
        [yes] Your opening on { $cell } left you { $after }%, because it can be swapped.
        [coach] Opening on { $cell } leaves you { $after }%, because it can be swapped.
       *[no] { $seat } opened on { $cell }, which can be swapped and left { $after }%.
      }
    [swap] { $you ->
        [yes] You swapped an opening on { $cell } that was worth only { $after }%.
        [coach] The opening on { $cell } is worth only { $after }%: swapping takes it over.
       *[no] { $seat } swapped an opening on { $cell } that was worth only { $after }%.
      }
   *[keep] { $you ->
        [yes] You did not swap the opening on { $cell }, and were left with { $after }%.
        [coach] Without swapping the opening on { $cell } you are left with { $after }%.
       *[no] { $seat } did not swap the opening on { $cell }, and was left with { $after }%.
      }
  }
cross-verdict-first-better = { $kind ->
    [opening] Fairer: { $best }.
    [swap] Better: no swap.
   *[keep] Better: swap.
  }
cross-verdict-way = { $way ->
    [swap] swap
    [keep] no swap
   *[other] { $way }
  }
