# ---- der Rückblick

crossfire-lens-looks = Nur eigene Blicke
crossfire-lens-statements = Dem Gesagten geglaubt
crossfire-insight-how = Genau gezählt: { $worlds } Verteilungen passen zu { $lens ->
    [statements] dem, was dieser Spieler sah, und der Reihe nach zu allem Gesagten, das wahr sein kann.{ $left ->
        [0] {""}
        [one] {" "}Eine Aussage kann nicht wahr sein und bleibt weg.
       *[other] {" "}{ $left } Aussagen können nicht wahr sein und bleiben weg.
    }
   *[looks] dem, was dieser Spieler mit eigenen Augen sah.
  }
crossfire-insight-roles = Wer ist wer
crossfire-curve = Jeder Punkt: 240 Schusswechsel mit den wahren Karten, wenn in diesem Moment alle so gezielt hätten wie Bots, die dasselbe gesehen und gehört haben. Ein paar Prozent sind Zufall.
crossfire-truth-was = { $seat } war { $card }.
crossfire-truth-saw = { $seat } sah { $card }.
crossfire-review-deal = Das Austeilen
crossfire-review-talk = Das Gespräch
crossfire-review-count = Das Zielen
crossfire-review-shot = Der Schuss
crossfire-review-start = Die Karten sind verteilt, weitergegeben und gemischt.
crossfire-review-chosen = { $name } wählt eine Angabe.
crossfire-review-aims = { $name } zielt.
crossfire-review-aims-at = { $name } zielt auf { $at }.
crossfire-review-ready = { $name } ist bereit.
crossfire-review-unready = { $name } braucht noch Zeit.
crossfire-review-believes = { $name } überdenkt, was zu glauben ist.
crossfire-award-liar = { $seat } war { $card }. Nach dem, was die anderen selbst gesehen hatten, sprachen { $before } % dafür, nach allem Gerede nur noch { $after } %.
crossfire-award-no-lie = Niemand. Es wurde kein einziges Mal gelogen.
crossfire-award-no-liar = Niemand. Gelogen wurde zwar, aber keine Lüge hat eine Karte verborgen.
crossfire-award-detective = { $count ->
    [one] Wo kein Blick entschieden hatte, lag { $names } bei { $right } von { $of } Urteilen und Schüssen richtig.
   *[other] Wo kein Blick entschieden hatte, lagen { $names } je bei { $right } von { $of } Urteilen und Schüssen richtig.
  }
crossfire-award-no-detective = Niemand. Wo kein Blick entschieden hatte, lag niemand öfter richtig als falsch.
crossfire-turn-shots = Die Scharfschützin hat ihre Schusskarten anders gelegt.
crossfire-turn-other = Ein einziger Schritt hat es geändert.
# ---- das Urteil

crossfire-verdict-about = Chance, dass es { $role ->
    [vip] die Zielperson
    [assassin] ein Attentäter
   *[bystander] eine Unbeteiligte
  } ist
crossfire-verdict-aimed = { $you ->
    [yes] Du hast auf { $names } gezielt: nach dem, was du gesehen hast, zu { $chance } % { $role ->
        [vip] die Zielperson
        [assassin] Attentäter
       *[bystander] unbeteiligt
      }.
    [coach] Nach dem, was du gesehen hast, ist { $names } zu { $chance } % { $role ->
        [vip] die Zielperson
        [assassin] Attentäter
       *[bystander] unbeteiligt
      }.
   *[no] { $seat } hat auf { $names } gezielt: nach dem, was { $seat } gesehen hatte, zu { $chance } % { $role ->
        [vip] die Zielperson
        [assassin] Attentäter
       *[bystander] unbeteiligt
      }.
  }
crossfire-verdict-risky = { $you ->
    [yes] Du hast auf { $names } gezielt: nach dem, was du gesehen hast, zu { $risk } % jemand, der nicht getroffen werden darf.
    [coach] Nach dem, was du gesehen hast, darf { $names } zu { $risk } % nicht getroffen werden.
   *[no] { $seat } hat auf { $names } gezielt: nach dem, was { $seat } gesehen hatte, zu { $risk } % jemand, der nicht getroffen werden darf.
  }
crossfire-verdict-better = Besser: { $names } ({ $chance } %).

crossfire-outlook = Jeder Punkt: 400 Verteilungen, die zu dem passen, was dieser Spieler gesehen und gehört hat, jede zu Ende geschossen, wie die anderen nach ihrem Wissen zielen würden.
crossfire-verdict-wins = Chance zu gewinnen
crossfire-verdict-nobody = niemand
crossfire-verdict-laid = { $you ->
    [yes] Entschieden durch deine Schusskarten: { $names } ({ $before } % → { $after } %).
    [coach] Schusskarten bei { $names } senken deine Chance zu gewinnen von { $before } % auf { $after } %.
   *[no] Entschieden durch die Schusskarten von { $seat }: { $names } ({ $before } % → { $after } %).
  }
crossfire-verdict-cards = Besser nach dem, was gesagt wurde: { $names }.
crossfire-verdict-picture = Wer auf wen zeigt, mit allen Seiten
crossfire-verdict-said = { $you ->
    [yes] Deine Worte haben dich Chancen gekostet ({ $before } % → { $after } %). { $saying }
    [coach] Sagst du das, geht deine Chance zu gewinnen von { $before } % auf { $after } %.
   *[no] Die Worte von { $seat } haben Chancen gekostet ({ $before } % → { $after } %). { $saying }
  }
crossfire-verdict-claimed = { $you ->
    [yes] Du hast deine Karte auf „{ $edge }“ gedreht ({ $before } % → { $after } %).
    [coach] Mit „{ $edge }“ geht deine Chance zu gewinnen von { $before } % auf { $after } %.
   *[no] { $seat } hat die Karte auf „{ $edge }“ gedreht ({ $before } % → { $after } %).
  }
crossfire-verdict-word = Besser: { $what }.
crossfire-verdict-show = „{ $edge }“ zeigen
crossfire-verdict-keep = die Karte so lassen
crossfire-verdict-silence = das nicht sagen
crossfire-bot-claim = { $how ->
    [true] Ich war, was meine Karte sagte.
    [nothing] Ich wollte erst die anderen hören.
   *[false] Niemand sollte wissen, wer ich bin.
}
crossfire-bot-told = { $how ->
    [true] Es war die Wahrheit.
    [vip] Ich wollte niemanden zur Zielperson führen.
   *[false] Ich habe gelogen: Die Wahrheit hätte zu viel verraten.
}
crossfire-bot-suspect = { $how ->
    [frame] Jemand anderes musste schuldig aussehen.
    [hide] Wer andere beschuldigt, den hält kaum jemand für die Zielperson.
    [heard] Nach allem, was gesagt worden war, saß dort zu { $percent } % ein Attentäter.
   *[true] Nach allem, was ich gesehen und gehört hatte, saß dort zu { $percent } % ein Attentäter.
}
crossfire-bot-doubt = { $how ->
    [known] Ich hatte gesehen, dass es nicht stimmen kann.
    [word] Ich hatte es anders erzählt.
   *[struck] Ich war selbst beschuldigt worden.
}
crossfire-bot-trust = { $how ->
    [known] Ich wusste, dass es stimmt.
    [word] Ich hatte dasselbe erzählt.
   *[calm] Ich wollte keinen Streit.
}
crossfire-bot-asked = Dort war zu wenig gesagt worden.
crossfire-bot-fished = Ich habe die Zielperson gesucht.
crossfire-bot-plead = { $how ->
    [bluff] Wer bettelt, scheint einen Schuss wert zu sein.
   *[true] Ich wollte nicht erschossen werden.
}
crossfire-bot-laid = Nach dem, was gesagt wurde, saß dort überall zu mindestens { $percent } % ein Attentäter.
crossfire-bot-aimed = { $how ->
    [vip] Ich hielt { $seat } zu { $percent } % für die Zielperson.
    [vip_anyway] Ich hielt { $seat } zu { $percent } % für die Zielperson. Bei jemand anderem war es wahrscheinlicher, aber kein anderer Schuss versprach mehr.
    [assassin] Ich hielt { $seat } zu { $percent } % für einen Attentäter.
    [assassin_anyway] Ich hielt { $seat } zu { $percent } % für einen Attentäter. Bei jemand anderem war es wahrscheinlicher, aber kein anderer Schuss versprach mehr.
    [guard] Ich hielt { $seat } zu { $percent } % für die Person, die zu schützen war.
   *[unarmed] Ich hatte keine Waffe; es war egal, auf wen ich zeigte.
}
crossfire-bot-changed = { $how ->
    [likelier] Ich hatte { $seat_named } genannt. Als ich vor dem Schuss alles noch einmal durchging, hielt ich { $seat } zu { $percent } % für einen Attentäter, { $seat_named } nur zu { $before } %.
    [taken] Ich hatte { $seat_named } genannt, aber dorthin zielten wohl schon andere. Also nahm ich { $seat }; dort saß für mich zu { $percent } % ein Attentäter.
   *[spared] Ich hatte { $seat_named } genannt, aber dort hätte ich die falsche Person treffen können. { $seat } hielt ich zu { $percent } % für einen Attentäter.
}
