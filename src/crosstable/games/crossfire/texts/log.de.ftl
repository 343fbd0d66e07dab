# ---- das Protokoll

crossfire-log-chapter = { $part ->
    [deal] Das Austeilen
    [talk] Das Gespräch
    [count] Das Zielen
   *[shot] Die Schüsse
  }
crossfire-log-dealt = { $seat } teilt aus. Alle sehen sich eine Karte an.
crossfire-log-passed = Alle Karten wandern einen Platz nach links.
crossfire-log-mixed = { $names } mischen ihre Karten.
crossfire-log-talk_began = Alle zeigen ihre Angaben: { $claims }.
crossfire-ear-talk_began = Alle zeigen ihre Angaben, und die Uhr läuft.
crossfire-log-claims = { $seat } – { $claim }
crossfire-log-shots_placed = { $names ->
    [none] Auf dem Tisch liegt keine Schusskarte.
   *[other] Schusskarten liegen bei { $names }.
  }
crossfire-log-count_began = Genug geredet: drei, zwei, eins.
crossfire-ear-count_began = Genug geredet. Zielt!
crossfire-log-aims_shown = { $who ->
    [assassins] { $count ->
        [one] Der Attentäter zeigt: { $aims }.
       *[other] Die Attentäter zeigen: { $aims }.
      }
   *[all] Alle zeigen: { $aims }.
  }
crossfire-ear-aims_shown = { $who ->
    [assassins] { $count ->
        [one] Der Attentäter zeigt.
       *[other] Die Attentäter zeigen.
      }
   *[all] Alle zeigen.
  }
crossfire-log-aims = { $seat } auf { $at }
crossfire-log-aims-nobody = { $seat } auf niemanden
crossfire-log-guns_lowered = { $count ->
    [0] Niemand nimmt die Pistole runter.
    [one] { $names } ist unbewaffnet und nimmt die Pistole runter.
   *[other] { $names } sind unbewaffnet und nehmen die Pistole runter.
  }
crossfire-log-revealed = { $cards }.
crossfire-log-card = { $seat } ist { $card }
crossfire-log-fired = { $count ->
    [0] { $wave }. Welle: Niemand schießt.
   *[other] { $wave }. Welle: { $shots }
  }
