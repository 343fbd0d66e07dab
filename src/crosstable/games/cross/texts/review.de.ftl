# ---- der Rückblick

cross-lens-search = Suche
cross-insight-how = Eine kurze Suche mit { $simulations } Durchläufen ab dieser Stellung. Gut, aber nicht unfehlbar.
cross-insight-players = Gewinnchance
cross-insight-wins = gewinnt
cross-insight-played = gespielt
cross-insight-cell = { $cell }
cross-insight-cells = Was { $seat } spielen konnte
cross-insight-proved = Bewiesen: { $seat } gewinnt von hier aus.
cross-curve = Jeder Punkt ist das Mittel zweier Suchen ab dieser Stellung oder bewiesen. Solange die Farben gewechselt werden dürfen, zählt die bessere Seite.
cross-review-tab-insight = Beste Felder
cross-review-start = Das Brett ist leer.

# ---- warum ein Bot das getan hat

cross-why-open = Wenn die Farben gewechselt werden dürfen, soll die Eröffnung niemandem nützen: Nach meiner Tabelle gewinnt, wer auf { $cell } beginnt, { $percent } % der Partien.
cross-why-swap = Ich habe die Farben gewechselt: Nach meiner Tabelle gewinnt, wer auf { $cell } beginnt, { $percent } % der Partien.
cross-why-wins = { $cell } hat die Partie gewonnen.
cross-why-stops = Auf { $cell } hätte die Gegenseite gewonnen, also habe ich das Feld genommen.
cross-why-near = Ich habe nur in der Nähe gesucht, und { $cell } fühlte sich richtig an.
cross-why-proved = Ich hatte es bis zum Ende durchgerechnet: Nach { $cell } war ich nicht mehr aufzuhalten.
cross-why-lost = Ich hatte es bis zum Ende durchgerechnet: Jeder Zug verlor, und { $cell } hielt am längsten durch.
cross-why-only = { $cell } war der einzige Zug, der nicht verlor.
cross-why-clear = { $cell } war klar der beste Zug: Ich gab mir { $percent } %.
cross-why-close = { $cell } oder { $other }? Es war knapp; ich gab mir { $percent } %.
cross-why-ahead = Ich war mir so gut wie sicher: { $percent } % mit { $cell }.
cross-why-behind = Was ich auch setzte, ich gab mir höchstens { $percent } %; { $cell } sah am besten aus.
cross-why-resigns = Ich hatte es bis zum Ende durchgerechnet: Jeder Zug verlor, und schon einen Zug davor war kaum noch etwas zu retten.
cross-why-gives-up = Ich sah keinen Weg zum Sieg mehr, und schon einen Zug davor kaum noch einen.
# ---- das Urteil

cross-verdict-about = Chance zu gewinnen
cross-verdict-done = { $you ->
    [yes] Entschieden in Zug { $move }: dein { $cell } ({ $before } % → { $after } %).
    [coach] { $cell } drückt deine Chance von { $before } % auf { $after } %.
   *[no] Entschieden in Zug { $move }: { $cell } von { $seat } ({ $before } % → { $after } %).
  }
cross-verdict-better = Besser: { $cell }.
cross-verdict-first = { $kind ->
    [opening] { $you ->
        [yes] Deine Eröffnung auf { $cell } ließ dir { $after } %, denn danach dürfen die Farben gewechselt werden.
        [coach] Eine Eröffnung auf { $cell } lässt dir { $after } %, denn danach dürfen die Farben gewechselt werden.
       *[no] { $seat } hat auf { $cell } eröffnet; weil die Farben gewechselt werden dürfen, blieben { $after } %.
      }
    [swap] { $you ->
        [yes] Du hast mit den Farben eine Eröffnung auf { $cell } übernommen, die nur { $after } % wert war.
        [coach] Die Eröffnung auf { $cell } ist nur { $after } % wert: Mit dem Farbwechsel übernimmst du sie.
       *[no] { $seat } hat mit den Farben eine Eröffnung auf { $cell } übernommen, die nur { $after } % wert war.
      }
   *[keep] { $you ->
        [yes] Du hast die Eröffnung auf { $cell } nicht übernommen; dir blieben { $after } %.
        [coach] Ohne Farbwechsel bleiben dir nach der Eröffnung auf { $cell } nur { $after } %.
       *[no] { $seat } hat die Eröffnung auf { $cell } nicht übernommen; es blieben { $after } %.
      }
  }
cross-verdict-first-better = { $kind ->
    [opening] Ausgeglichener: { $best }.
    [swap] Besser: die Farben behalten.
   *[keep] Besser: die Farben wechseln.
  }
cross-verdict-way = { $way ->
    [swap] Farben wechseln
    [keep] Farben behalten
   *[other] { $way }
  }
