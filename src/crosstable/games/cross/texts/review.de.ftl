# ---- der Rückblick

cross-lens-search = Suche
cross-insight-how = Eine kurze Suche mit { $simulations } Durchläufen ab dieser Stellung. Gut, aber nicht unfehlbar.
cross-insight-players = Gewinnchance
cross-insight-wins = gewinnt
cross-insight-cell = { $cell }
cross-insight-cells = Beste Felder für { $seat }
cross-insight-proved = Bewiesen: { $seat } gewinnt von hier aus.
cross-curve = Jeder Punkt ist eine kurze Suche ab dieser Stellung, nicht die Wahrheit. Solange getauscht werden darf, zählt die bessere Seite.
cross-review-tab-insight = Beste Felder
cross-review-start = Das Brett ist leer.
