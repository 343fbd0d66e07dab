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
