# ---- the review

cross-lens-search = Search
cross-insight-how = A short search of { $simulations } playouts from this position. It is good, not perfect.
cross-insight-players = Chance to win
cross-insight-wins = wins
cross-insight-cell = { $cell }
cross-insight-cells = Best cells for { $seat }
cross-insight-proved = Proved: { $seat } wins from here.
cross-curve = Each point is a short search from that position, not the truth. While a swap is still possible, the better side counts.
cross-review-tab-insight = Best cells
cross-review-start = The board is empty.

# ---- why a bot did it

cross-why-open = With the swap an opening should favour nobody: by my table whoever begins on { $cell } wins { $percent } % of the games.
cross-why-swap = I swapped: by my table whoever begins on { $cell } wins { $percent } % of the games.
cross-why-wins = { $cell } won the game.
cross-why-stops = My opponent would have won on { $cell }, so I took it.
cross-why-near = I only looked at what was near, and { $cell } felt right.
cross-why-proved = I had worked it out to the end: after { $cell } nothing could stop me.
cross-why-lost = I had worked it out to the end: every move lost, and { $cell } held out longest.
cross-why-only = { $cell } was the only move that did not lose.
cross-why-clear = { $cell } was clearly best: I gave myself { $percent } %.
cross-why-close = { $cell } or { $other }? It was close; I gave myself { $percent } %.
cross-why-resigns = I had worked it out to the end: every move lost, and it had been as good as lost a turn before.
