# Der Widerstand

resistance-name = Der Widerstand
resistance-line = Fünf Missionen, und unter euch sind Spione. Vertrau den Richtigen – oder lass die Missionen unbemerkt scheitern.

# ---- Fertige Zusammenstellungen

resistance-preset-classic = Klassisch
resistance-preset-classic-hint = Die Spione kennen einander, sonst weiß niemand etwas. So fangt ihr an.
resistance-preset-hunter = Jäger
resistance-preset-hunter-hint = Jede Seite hat einen Jäger und Vorsitzende, die sich verstecken. Wer den Richtigen benennt, kann eine verlorene Partie noch drehen.
resistance-preset-inquisitor = Jäger + Verhörspezialist
resistance-preset-inquisitor-hint = Ein Marker wandert und zeigt, auf welcher Seite jemand steht. Mehr zu wissen, mehr zu lügen.
resistance-preset-everything = Alles, was passt
resistance-preset-everything-hint = Plotkarten, alle Module und jeder Charakter, für den Platz ist. Für alle, die sie kennen.

# ---- Einstellungen

resistance-option-targeting = Freie Missionswahl
resistance-option-targeting-hint = Der Anführer bestimmt auch, welche Mission versucht wird.
resistance-option-targeting-value = { $value ->
    [true] ja
   *[false] nein
  }
resistance-option-blind_spies = Blinde Spione
resistance-option-blind_spies-hint = Die Spione kennen einander nicht.
resistance-option-blind_spies-value = { $value ->
    [true] ja
   *[false] nein
  }
resistance-option-plot = Plotkarten
resistance-option-plot-hint = Lernt die Module zuerst ohne sie.
resistance-option-plot-value = { $value ->
    [true] mit
   *[false] ohne
  }
resistance-option-hunter = Der Jäger
resistance-option-hunter-hint = Jäger müssen den gegnerischen Vorsitzenden finden. Am besten zuerst allein und ohne Plotkarten.
resistance-option-hunter-value = { $value ->
    [true] mit
   *[false] ohne
  }
resistance-option-dummy_agent = Doppelgänger
resistance-option-dummy_agent-hint = Mit dem Jäger: darf sich bei einer Ermittlung als Vorsitzender ausgeben.
resistance-option-dummy_agent-value = { $value ->
    [true] mit
   *[false] ohne
  }
resistance-option-coordinator = Koordinator
resistance-option-coordinator-hint = Mit dem Jäger: Sein Vorsitzender kennt ihn, und auch ihn jagen die Spione.
resistance-option-coordinator-value = { $value ->
    [true] mit
   *[false] ohne
  }
resistance-option-deep_agent = Doppelagent
resistance-option-deep_agent-hint = Ein Spion, der die anderen Spione nicht kennt.
resistance-option-deep_agent-value = { $value ->
    [true] mit
   *[false] ohne
  }
resistance-option-pretender = Täuscher
resistance-option-pretender-hint = Mit dem Doppelagenten: sieht für die Spione aus wie ein Doppelagent.
resistance-option-pretender-value = { $value ->
    [true] mit
   *[false] ohne
  }
resistance-option-blame = Schuld
resistance-option-blame-hint = Mit beiden: Der Doppelagent darf den Täuscher benennen und mit ihm tauschen.
resistance-option-blame-value = { $value ->
    [true] mit
   *[false] ohne
  }
resistance-option-inquisitor = Der Verhörspezialist
resistance-option-inquisitor-hint = Ein Marker, der Seiten aufdeckt. Am besten ab 7 und zuerst allein.
resistance-option-inquisitor-value = { $value ->
    [true] mit
   *[false] ohne
  }
resistance-option-reverser = Der Hacker
resistance-option-reverser-hint = Kehrt das Ergebnis einer Mission um. Am besten zuerst allein.
resistance-option-reverser-value = { $value ->
    [resistance] Widerstand
    [spy] Spione
    [both] je einer
   *[none] ohne
  }
resistance-option-hidden_reverser = Versteckter Hacker
resistance-option-hidden_reverser-hint = Der Hacker der Spione und die anderen Spione kennen einander nicht.
resistance-option-hidden_reverser-value = { $value ->
    [true] ja
   *[false] nein
  }
resistance-option-literal_reverse = Hacken wörtlich
resistance-option-literal_reverse-hint = Wo zwei Fehlschläge nötig sind, machen ein Fehlschlag und einmal Hacken einen Erfolg.
resistance-option-literal_reverse-value = { $value ->
    [true] ja
   *[false] nein
  }
resistance-option-open_choice = Offene Auswahl
resistance-option-open_choice-hint = Hausregel: Alle sehen, an wen der Anführer denkt, bevor er das Team vorschlägt.
resistance-option-open_choice-value = { $value ->
    [true] ja
   *[false] nein
  }
resistance-option-suggestions = Teams empfehlen
resistance-option-suggestions-hint = Hausregel: Solange ein Team gesucht wird, dürfen die anderen eines empfehlen.
resistance-option-suggestions-value = { $value ->
    [true] ja
   *[false] nein
  }
resistance-option-change_votes = Stimmen ändern
resistance-option-change_votes-hint = Hausregel: Eine Stimme lässt sich ändern, bis die letzte abgegeben ist.
resistance-option-change_votes-value = { $value ->
    [true] ja
   *[false] nein
  }
resistance-option-early_seconds = Wartezeit für den Jäger
resistance-option-early_seconds-hint = Hausregel, mit dem Jäger: So lange wartet der Tisch nach einer gescheiterten Mission, sobald alle Karten gezeigt sind.
resistance-option-early_seconds-value = { $value ->
    [one] { $value } Sekunde
   *[other] { $value } Sekunden
  }

resistance-pretender-alone = Der Täuscher braucht den Doppelagenten: Ohne ihn gibt es niemanden, dem er ähnlich sieht.
resistance-blame-alone = Für Schuld müssen Doppelagent und Täuscher mitspielen.
resistance-needs-hunter = Doppelgänger und Koordinator brauchen Vorsitzende: Schalte den Jäger ein.
resistance-reverse-alone = Ohne Hacker kann nichts gehackt werden: Nimm einen ins Spiel oder schalte „Hacken wörtlich“ aus.
resistance-hidden-alone = Versteckt ist nur der Hacker der Spione: Nimm ihn ins Spiel oder schalte „Versteckter Hacker“ aus.
resistance-one-spy-place = Mit dem Jäger ist bei den Spionen ein Platz frei: Doppelagent oder Hacker der Spione, nicht beide.
resistance-too-many-resistance = Bei { $seats } Spielern hat der Widerstand { $free ->
    [0] keinen freien Platz
    [one] einen freien Platz
   *[other] { $free } freie Plätze
  } für besondere Charaktere, gewählt sind { $wanted }.
resistance-too-many-spy = Bei { $seats } Spielern haben die Spione { $free ->
    [0] keinen freien Platz
    [one] einen freien Platz
   *[other] { $free } freie Plätze
  } für besondere Charaktere, gewählt sind { $wanted }.

# ---- Namen

resistance-side-resistance = Widerstand
resistance-side-spy = Spione

resistance-character-resistance = Widerstand
resistance-character-resistance_chief = Vorsitzender des Widerstands
resistance-character-resistance_hunter = Jäger des Widerstands
resistance-character-dummy_agent = Doppelgänger
resistance-character-coordinator = Koordinator
resistance-character-pretender = Täuscher
resistance-character-resistance_reverser = Hacker des Widerstands
resistance-character-spy = Spion
resistance-character-spy_chief = Vorsitzender der Spione
resistance-character-spy_hunter = Jäger der Spione
resistance-character-deep_agent = Doppelagent
resistance-character-spy_reverser = Hacker der Spione
# At a seat where there is little room; the ink of the tag tells the side.
resistance-tag-resistance_chief = Vorsitzender
resistance-tag-resistance_hunter = Jäger
resistance-tag-resistance_reverser = Hacker
resistance-tag-spy_chief = Vorsitzender
resistance-tag-spy_hunter = Jäger
resistance-tag-spy_reverser = Hacker

resistance-about-resistance = Du willst drei erfolgreiche Missionen. Du kannst nur Erfolg spielen.
resistance-about-resistance_chief = Der Jäger der Spione sucht dich. Hilf den Missionen, ohne aufzufallen.
resistance-about-resistance_hunter = Nach dem dritten Erfolg stehst du auf und musst einen Vorsitzenden der Spione benennen.
resistance-about-dummy_agent = Wirst du überprüft, darfst du dich als Vorsitzender ausgeben und den Jäger auf dich lenken.
resistance-about-coordinator = Dein Vorsitzender kennt dich. Benennt dich der Jäger der Spione, gewinnen die Spione.
resistance-about-pretender = Für die Spione siehst du aus wie der Doppelagent.
resistance-about-resistance_reverser = Du darfst Hacken spielen: Das kehrt das Ergebnis um.
resistance-about-spy = Lass drei Missionen scheitern und fall nicht auf.
resistance-about-spy_chief = Der Jäger des Widerstands sucht dich. Dein Fehlschlag lässt deinen Jäger früher zuschlagen.
resistance-about-spy_hunter = Nach dem dritten Fehlschlag musst du den Vorsitzenden des Widerstands benennen, nach einem deines Vorsitzenden darfst du.
resistance-about-deep_agent = Die Spione kennen dich, du kennst sie nicht.
resistance-about-spy_reverser = Du spielst Erfolg oder Hacken, nie Fehlschlag.

resistance-about-inquisitor = Nach den Missionen 2, 3 und 4 siehst du dir die Seite eines anderen an und gibst diese Karte weiter.
resistance-card-open = Für alle offen

resistance-card-success = Erfolg
resistance-card-fail = Fehlschlag
resistance-card-chief_fail = Vorsitzenden-Fehlschlag
resistance-card-reverse = Hacken

resistance-loyalty-chief = Vorsitzender
resistance-loyalty-resistance_chief = Vorsitzender des Widerstands
resistance-loyalty-spy_chief = Vorsitzender der Spione
resistance-loyalty-not_chief = Kein Vorsitzender

resistance-plot-strong_leader = Starker Anführer
resistance-plot-no_confidence = Misstrauensvotum
resistance-plot-opinion_maker = Meinungsmacher
resistance-plot-close_eye = Wachsames Auge
resistance-plot-take_responsibility = Verantwortung übernehmen
resistance-plot-overheard = Belauschtes Gespräch
resistance-plot-confidence = Vertrauen schaffen
resistance-plot-open_up = Sich öffnen
resistance-plot-spotlight = Im Rampenlicht

resistance-plot-about-strong_leader = Einmal: Werde Anführer, bevor der Anführer etwas getan hat.
resistance-plot-about-no_confidence = Einmal: Ein angenommenes Team gilt als abgelehnt.
resistance-plot-about-opinion_maker = Immer: Stimme zuerst und offen ab.
resistance-plot-about-close_eye = Einmal: Sieh dir eine gespielte Missionskarte an.
resistance-plot-about-take_responsibility = Sofort: Nimm einem anderen eine Plotkarte weg.
resistance-plot-about-overheard = Sofort: Sieh dir die Seite eines Nachbarn an.
resistance-plot-about-confidence = Sofort: Der Anführer zeigt dir seine Seite.
resistance-plot-about-open_up = Sofort: Zeig einem Mitspieler deine Seite.
resistance-plot-about-spotlight = Einmal: Ein Teammitglied spielt offen.

# ---- der Erzähler

resistance-tell-nobody = Alle sehen sich ihre Karte an. Mehr erfährt niemand. Das Spiel beginnt.
resistance-tell-close = Alle schließen die Augen und strecken eine Faust vor.
resistance-tell-blind = Spione, diesmal bleibt ihr blind: Niemand öffnet die Augen.
resistance-tell-chief-thumb = { $count ->
    [one] Der Vorsitzende der Spione hebt den Daumen.
   *[other] Die { $count } Vorsitzenden der Spione heben den Daumen.
  }
resistance-tell-deep-thumb = Der Doppelagent streckt den Daumen aus und lässt die Augen zu.
resistance-tell-pair-thumbs = Doppelagent und Täuscher strecken den Daumen aus und lassen die Augen zu.
resistance-tell-spies = Die Spione öffnen die Augen und prägen sich ein, wer dazugehört.
resistance-tell-spies-but-deep = Die Spione, nur nicht der Doppelagent, öffnen die Augen und sehen sich um.
resistance-tell-spies-but-reverser = Die Spione, nur nicht der Hacker der Spione, öffnen die Augen und prägen sich ein, wer dazugehört.
resistance-tell-spies-but-both = Die Spione, aber weder Doppelagent noch Hacker der Spione, öffnen die Augen und sehen sich um.
resistance-tell-spies-close = Die Spione schließen die Augen, alle Daumen gehen herunter.
resistance-tell-chiefs = Die Vorsitzenden des Widerstands öffnen die Augen und prägen sich ein, wer dazugehört.
resistance-tell-coordinator = { $count ->
    [one] Der Vorsitzende des Widerstands sieht auf; der Koordinator hebt den Daumen.
   *[other] Die Vorsitzenden des Widerstands sehen auf; der Koordinator hebt den Daumen.
  }
resistance-tell-chiefs-close = Die Vorsitzenden des Widerstands schließen die Augen wieder.
resistance-tell-chiefs-close-thumb = { $count ->
    [one] Der Vorsitzende des Widerstands schließt die Augen wieder, der Koordinator senkt den Daumen.
   *[other] Die Vorsitzenden des Widerstands schließen die Augen wieder, der Koordinator senkt den Daumen.
  }
resistance-tell-open = Alle öffnen die Augen. Das Spiel beginnt.

# ---- das Ende

resistance-won-by-missions-resistance = Drei Missionen sind geglückt: Der Widerstand gewinnt.
resistance-won-by-missions-spy = Drei Missionen sind gescheitert: Die Spione gewinnen.
resistance-won-by-rejections = Fünf Teams hintereinander wurden abgelehnt: Die Spione gewinnen.
resistance-won-by-resistance-hunter = { $seat } hat { $seat_b } als { $character ->
   *[spy_chief] Vorsitzenden der Spione
  } erkannt: Der Widerstand gewinnt.
resistance-won-by-spy-hunter = { $seat } hat { $seat_b } als { $character ->
    [coordinator] Koordinator
   *[resistance_chief] Vorsitzenden des Widerstands
  } erkannt: Die Spione gewinnen.

# ---- Ablehnungen

resistance-not-now = Danach wirst du gerade nicht gefragt.
resistance-bad-team = Für diese Mission braucht es { $size } verschiedene Spieler.
resistance-bad-mission = Diese Mission kann jetzt nicht versucht werden.
resistance-bad-card = Diese Karte darf dein Charakter nicht spielen.
resistance-bad-loyalty = Diese Treuekarte darf dein Charakter nicht zeigen.
resistance-bad-investigator = Ermittler wird ein anderer, der nicht im Team ist.
resistance-bad-inquiry = Verhört wird nur, wer den Marker noch nie hatte.
resistance-bad-accusation = Dich selbst kannst du nicht anklagen, und niemanden, der dir schon mit Nein geantwortet hat.
resistance-bad-choice = Das kannst du hier nicht wählen.
resistance-no-such-statement = So lässt sich das nicht sagen.
resistance-said-enough = Zu diesem Vorschlag hast du genug gesagt; hör eine Weile zu.

# ---- Aussagen

# Eine Aussage hat bis zu vier Wortlaute; `$way` ist für alle gleich. Alle meinen, was der letzte, schlichte sagt.
resistance-say-character-resistance = { $way ->
    [1] Von mir habt ihr nichts zu befürchten: Ich bin beim Widerstand.
    [2] Ich bin Widerstand, glaubt mir.
    [3] Ich stehe auf der Seite des Widerstands.
   *[0] Ich gehöre zum Widerstand.
  }
resistance-say-character-spy = { $way ->
    [1] Ich gebe es zu: Ich bin ein Spion.
    [2] Na gut, ich bin ein Spion.
    [3] Leugnen hat keinen Zweck: Ich bin ein Spion.
   *[0] Ich bin ein Spion.
  }
resistance-say-character = { $way ->
    [1] Auf meiner Karte steht: { $character }.
    [2] Damit ihr es wisst: Ich bin { $character }.
    [3] Ich sage euch, wer ich bin: { $character }.
   *[0] Ich bin { $character }.
  }
resistance-say-seen = { $way ->
    [1] Ich habe die Karte von { $seat } gesehen: { $shown }.
    [2] Was { $seat } mir gezeigt hat? { $shown }.
    [3] Das hat mir { $seat } gezeigt: { $shown }.
   *[0] { $seat } hat mir gezeigt: { $shown }.
  }
resistance-say-card = { $way ->
    [1] Ich habe mir die Karte von { $seat } in Mission { $mission } angesehen: { $shown }.
    [2] { $seat } hat in Mission { $mission } { $shown } gespielt. Das habe ich gesehen.
    [3] Ich habe gesehen, was { $seat } in Mission { $mission } gespielt hat: { $shown }.
   *[0] In Mission { $mission } habe ich bei { $seat } diese Karte gesehen: { $shown }.
  }
resistance-say-suspect = { $count ->
    [one] { $way ->
        [1] Wenn ihr mich fragt: { $seats } ist ein Spion.
        [2] Ich tippe auf { $seats } als Spion.
        [3] Für mich ist { $seats } ein Spion.
       *[0] Ich halte { $seats } für einen Spion.
      }
   *[other] { $way ->
        [1] Wenn ihr mich fragt: { $seats } sind Spione.
        [2] Ich tippe auf { $seats } als Spione.
        [3] Für mich sind { $seats } Spione.
       *[0] Ich halte { $seats } für Spione.
      }
  }
resistance-say-trust = { $way ->
    [1] { $seat } hat mein Vertrauen.
    [2] Ich denke, { $seat } können wir vertrauen.
    [3] Auf { $seat } verlasse ich mich.
   *[0] Ich vertraue { $seat }.
  }
resistance-say-team = { $way ->
    [1] Wie wäre es mit { $seats }?
    [2] Mein Team wäre: { $seats }.
    [3] Schicken wir { $seats } los.
   *[0] Ich würde { $seats } mitnehmen.
  }
# Dasselbe Team, wenn man selbst dazugehört.
resistance-say-team-me = { $way ->
    [1] Wie wäre es mit { $seats }, und ich komme mit?
    [2] Mein Team wäre neben mir: { $seats }.
    [3] Schicken wir { $seats } los, und ich gehe mit.
   *[0] Ich würde { $seats } mitnehmen und selbst mitgehen.
  }
resistance-say-along = { $way ->
    [1] Nehmt mich ins Team.
    [2] Ich wäre gern dabei.
    [3] Ich will mit.
   *[0] Nehmt mich mit.
  }
resistance-say-played = { $way ->
    [1] Mission { $mission }? Da habe ich { $card } gespielt.
    [2] Meine Karte in Mission { $mission }: { $card }.
    [3] Was ich in Mission { $mission } gespielt habe? { $card }.
   *[0] In Mission { $mission } habe ich { $card } gespielt.
  }
resistance-say-reject = { $way ->
    [1] { $seat }, wieso hast du abgelehnt?
    [2] Du hast abgelehnt, { $seat }. Warum?
    [3] Warum dein Nein, { $seat }?
   *[0] Warum hast du abgelehnt, { $seat }?
  }
resistance-say-reason-two_fails = { $way ->
    [1] An einem Fehlschlag allein scheitert diese Mission nicht.
    [2] Ein einzelner Fehlschlag schadet dieser Mission nicht.
    [3] Zum Scheitern braucht diese Mission zwei Fehlschläge.
   *[0] Diese Mission scheitert erst an zwei Fehlschlägen.
  }
resistance-say-reason-off_team = { $way ->
    [1] Das Team war ohne mich.
    [2] Ihr hattet mich nicht im Team.
    [3] Es war ein Team ohne mich.
   *[0] Ich war nicht im Team.
  }
resistance-say-reason-better_team = { $way ->
    [1] Wir finden ein besseres Team.
    [2] Ich würde lieber ein anderes Team losschicken.
    [3] Das war nicht das beste Team, das wir haben.
   *[0] Es gibt ein besseres Team.
  }
resistance-say-reason-early = { $way ->
    [1] Wir sind noch am Anfang: Erst will ich sehen, wer wie abstimmt.
    [2] So früh will ich erst ein paar Abstimmungen sehen.
    [3] Wir haben gerade erst angefangen, und ich will sehen, wer wie abstimmt.
   *[0] Es ist noch früh: Ich will sehen, wie abgestimmt wird.
  }
resistance-say-back-others = { $way ->
    [1] Vergesst, was ich über { $seats } gesagt habe.
    [2] Was ich über { $seats } gesagt habe, könnt ihr streichen.
    [3] Was ich über { $seats } gesagt habe, gilt nicht mehr.
   *[0] Ich nehme zurück, was ich über { $seats } gesagt habe.
  }
resistance-say-back-self = { $way ->
    [1] Vergesst, was ich über mich gesagt habe.
    [2] Was ich über mich gesagt habe, gilt nicht mehr.
    [3] Was ich über mich gesagt habe, könnt ihr streichen.
   *[0] Ich nehme zurück, was ich über mich gesagt habe.
  }
resistance-say-back-none = Vergesst meine Bitte.

resistance-doubt-character = Sagt „{ $what }“, aber: { $why }.
resistance-doubt-seen = Sagt „{ $what }“, aber: { $why }.
resistance-doubt-played = Sagt „{ $what }“, aber: { $why }.
resistance-doubt-suspect = { $what }: Das kann nicht stimmen. { $why }.
resistance-doubt-never = { $sort ->
    [loyalty] { $seat_b } hatte { $seat } keine Treuekarte gezeigt.
    [card] { $seat } hatte sich keine Missionskarte von { $seat_b } angesehen.
   *[side] { $seat_b } hatte { $seat } keine Seite gezeigt.
  }
resistance-doubt-together = { $seat } hat schon gesagt: { $said } Beides kann nicht stimmen.
resistance-doubt-together-yet = { $seat } hat schon gesagt: { $said } Beides kann nicht stimmen: { $why }.
resistance-quoted = „{ $said }“
resistance-and-quoted = { $first } und { $second }
resistance-why-mission = In Mission { $mission } ({ $names }) lagen { $cards }
resistance-why-spotlight = { $seat } hat in Mission { $mission } offen { $card } gespielt
resistance-why-known = Alle wissen, was { $seat } ist: { $what }
resistance-why-answer = { $seat_b } hat nach Mission { $mission } auf die Anklage von { $seat } mit „nein“ geantwortet
resistance-why-early = { $seat } durfte vorzeitig anklagen, also hat der Vorsitzende der Spione Mission { $mission } scheitern lassen
resistance-why-blame = { $seat_b } ist nicht der Täuscher, das hat die Beschuldigung durch { $seat } gezeigt
resistance-why-cast = Die Charaktere im Spiel lassen es nicht zu
resistance-and-why = { $first }; { $second }
resistance-and-cards = { $first }, { $second }
resistance-so-many = { $count } × { $card }
resistance-names-one = { $seat }
resistance-names-comma = { $names }, { $seat }
resistance-names-and = { $names } und { $seat }

# ---- am Tisch

resistance-rules = Regeln
resistance-seats = Der runde Tisch
resistance-missions = Missionen
resistance-mission-label = Mission { $mission }: { $size } im Team, { $fails ->
    [one] ein Fehlschlag genügt
   *[other] { $fails } Fehlschläge nötig
  }, { $state ->
    [success] geglückt
    [failure] gescheitert
    [now] läuft
   *[open] noch offen
  }
resistance-two-fails = 2 nötig
resistance-track = Abgelehnte Teams in dieser Mission: { $count } von 5
resistance-you = du
resistance-leader = Anführer
resistance-on-team = im Team
resistance-investigator = Ermittler
resistance-inquisitor = Verhörspezialist
resistance-has-voted = hat abgestimmt
resistance-not-voted = hat noch nicht abgestimmt
resistance-approves = dafür
resistance-rejects = dagegen
resistance-away = nicht da
resistance-player = Spieler
resistance-place-seat = Platz
resistance-place-team = Team
resistance-place-vote = Stimme
resistance-place-card = Karte
resistance-status = Was gerade geschieht
resistance-mission-now = Mission { $mission }
resistance-voted = { $count ->
    [one] { $count } von { $size } hat abgestimmt
   *[other] { $count } von { $size } haben abgestimmt
}
resistance-played = { $count } von { $size } Karten gespielt
resistance-success = Erfolg
resistance-failure = Fehlschlag
resistance-over = Die Masken sind gefallen
resistance-spies-win = Die Spione gewinnen
resistance-resistance-wins = Der Widerstand gewinnt
resistance-go-on = Weiter
resistance-chooses = { $name } wählt { $size ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $size }
  }
resistance-sinks = { $fails ->
    [one] Ein Fehlschlag genügt.
    [2] Zwei Fehlschläge sind nötig.
   *[other] { $fails } Fehlschläge sind nötig.
  }
resistance-voted-short = abgestimmt
resistance-played-short = Karten gespielt
resistance-mission-succeeds = Geglückt.
resistance-mission-fails = { $count ->
    [0] Sie scheitert.
    [1] Ein Fehlschlag: gescheitert.
   *[other] { $count } Fehlschläge: gescheitert.
  }
resistance-to-come = noch { $count }
resistance-look-at-it = Halte gedrückt, dann siehst du, wen du kennst.
resistance-wait-title = Einen Augenblick
resistance-stands-up = { $name } steht auf
resistance-proposes = { $name } schlägt vor
resistance-gives = { $name } gibt { $other } „{ $card }“.
resistance-accuses = { $name } klagt { $accused } an.
resistance-blames = { $name } ist der Doppelagent und beschuldigt { $accused }.
resistance-answer-yes = Ja.
resistance-answer-no = Nein.
resistance-side-one-resistance = Widerstand
resistance-side-one-spy = Spion
resistance-pair = Doppelagent oder Täuscher

resistance-ask-strong_leader = { $leader } führt gleich an. Übernimmst du mit deiner Karte?
resistance-ask-give_plots = { $count ->
    [one] Du hast „{ $cards }“ gezogen. Wer bekommt die Karte?
   *[other] Wer bekommt welche Plotkarte?
  }
resistance-ask-take_plot = Nimm jemandem eine Plotkarte weg.
resistance-ask-overhear = Welchen Nachbarn belauschst du?
resistance-ask-open_up = Wem zeigst du deine Seite?
resistance-ask-suggest = Tippe { $size } an, die du mitnehmen würdest.
resistance-ask-propose = Du führst an. Tippe { $size } für Mission { $mission } an.
resistance-ask-appoint = Wer wird Ermittler?
resistance-ask-opinion = Meinungsmacher, stimm zuerst und offen ab: Gehen { $team }?
resistance-ask-vote = Gehen { $team } auf Mission { $mission }?
resistance-ask-no_confidence = Das Team ist angenommen. Hältst du es auf?
resistance-ask-spotlight = Soll jemand aus dem Team offen spielen?
resistance-ask-mission = Spiel deine Karte verdeckt aus.
resistance-ask-close_eye = Wessen Missionskarte siehst du dir an?
resistance-ask-early = Bist du der Jäger der Spione, und dein Vorsitzender hat die Mission scheitern lassen? Dann darfst du aufstehen und anklagen. Alle anderen warten.
resistance-ask-early-others = Nach einem Fehlschlag warten alle einen Augenblick. Es geht von selbst weiter.
resistance-ask-accuse = Jetzt kennen dich alle. Wen klagst du als gegnerischen Vorsitzenden an?
resistance-ask-inquire = Verhörspezialist, wessen Seite siehst du dir an?
resistance-ask-examine = Wessen Treuekarte willst du sehen?
resistance-ask-show_loyalty = Du wirst überprüft. Gib deine Treuekarte ab.
resistance-waiting = { $phase ->
    [propose] { $names } führt an und stellt ein Team auf.
    [appoint] { $names } bestimmt den Ermittler.
    [opinion] { $count ->
        [one] { $names } stimmt zuerst und offen ab.
       *[other] { $names } stimmen zuerst und offen ab.
      }
    [strong_leader] { $count ->
        [one] { $names } kann die Führung übernehmen.
       *[other] { $names } können die Führung übernehmen.
      }
    [give_plots] { $names } verteilt Plotkarten.
    [take_plot] { $names } nimmt jemandem eine Plotkarte weg.
    [overhear] { $names } belauscht einen Nachbarn.
    [open_up] { $names } zeigt jemandem die eigene Seite.
    [no_confidence] { $count ->
        [one] { $names } kann das Team aufhalten.
       *[other] { $names } können das Team aufhalten.
      }
    [spotlight] { $count ->
        [one] { $names } kann jemanden offen spielen lassen.
       *[other] { $names } können jemanden offen spielen lassen.
      }
    [close_eye] { $count ->
        [one] { $names } kann sich eine Missionskarte ansehen.
       *[other] { $names } können sich eine Missionskarte ansehen.
      }
    [vote] { $count ->
        [1] Es fehlt noch: { $names }
        [2] Es fehlen noch: { $names }
        [3] Es fehlen noch: { $names }
       *[other] { $count } haben noch nicht abgestimmt.
      }
    [mission] { $count ->
        [one] Es fehlt noch die Karte von { $names }.
       *[other] Es fehlen noch die Karten von { $names }.
    }
    [accuse] { $names } muss jemanden anklagen.
    [inquire] { $names } prüft, auf welcher Seite jemand steht.
    [examine] { $names } überprüft jemanden.
    [show_loyalty] { $names } gibt eine Treuekarte ab.
   *[other] Alle warten auf { $names }.
  }
resistance-approve = Dafür
resistance-reject = Dagegen
resistance-pass = Jetzt nicht
resistance-choose = { $count ->
    [one] Wähle jemanden
   *[other] Wähle { $count }
  }
resistance-choose-more = { $count ->
    [one] Noch jemanden wählen
   *[other] Noch { $count } wählen
  }
resistance-do-suggest = { $who } empfehlen
resistance-beside-suggest = Team empfehlen
resistance-beside-vote = Stimme ändern
resistance-cancel = Abbrechen
resistance-do-propose = { $who } vorschlagen
resistance-do-appoint = { $who } ernennen
resistance-do-accuse = { $who } anklagen
resistance-do-examine = { $who } überprüfen
resistance-do-inquire = { $who } verhören
resistance-do-give_plot = An { $who } geben
resistance-do-take_plot = Von { $who } nehmen
resistance-do-watch_card = Karte von { $who } ansehen
resistance-do-overhear = { $who } belauschen
resistance-do-open_up = { $who } meine Seite zeigen
resistance-do-expose = { $who } spielt offen

resistance-hold = Halten, um deine Karte zu sehen
resistance-hold-short = Halten: Karte
resistance-know-nothing = Außer deiner Karte weißt du nichts.
resistance-know-cards = Deine Karten bisher: { $cards }
resistance-knows-reveal = Zu Beginn: { $seat } ({ $what }).
resistance-knows-pair = Zu Beginn: { $names }; einer ist der Doppelagent, der andere der Täuscher.
resistance-knows-examined = Ermittlung nach Mission { $mission }: { $seat } hat dir „{ $what }“ gezeigt.
resistance-knows-inquired = Als Verhörspezialist nach Mission { $mission }: { $seat } ist { $what }.
resistance-knows-close_eye = Wachsames Auge, Mission { $mission }: { $seat } hat { $what } gespielt.
resistance-knows-plot = { $card }, { $when }: { $seat } ist { $what }.
resistance-before-mission = vor Mission { $mission }
resistance-in-round = in Runde { $round }
resistance-know-card = Mission { $mission }: { $card }
resistance-blame = Jemanden beschuldigen
resistance-blame-line = Du gibst dich als Doppelagent zu erkennen und benennst den Täuscher. Stimmt es, tauscht ihr Karten und Seiten.

# ---- geheime Wahl, und die Augenblicke, auf die alle schauen

resistance-look = Alle schauen auf die Mitte des Tisches.
resistance-team-goes = Sie gehen.
resistance-team-rejected = Sie bleiben.
resistance-mission-open = Welche Mission?
resistance-mission-open-line = Der Anführer wählt Mission und Team
resistance-which-card = Welche Karte
resistance-ask-exposed = Du stehst im Rampenlicht: Spiel deine Karte offen aus.
resistance-hand-play = Verdeckt ausspielen
resistance-hand-play-open = Offen ausspielen
resistance-hand-show = Treuekarte abgeben
resistance-hand-back = Andere Karte
resistance-hand-refused = Diese Karte darfst du nicht spielen. Halte deine eigene Karte gedrückt, um zu sehen, welche du darfst.
resistance-do-early = Aufstehen und { $who } anklagen
resistance-do-blame = Mich zu erkennen geben und { $who } beschuldigen
resistance-bad-early = Du kannst jetzt nicht anklagen. Halte deine eigene Karte gedrückt, um zu sehen, wann du es darfst.
resistance-bad-blame = Das kann nur der Doppelagent.
resistance-hold-new = neu
resistance-hold-seat = Halten: Was weißt du über { $name }?
resistance-seen-nothing = Dir wurde nichts gezeigt.
resistance-what-i-know = Was du weißt
resistance-has-said = Behauptungen
resistance-may-play = Du darfst jetzt spielen: { $cards }
resistance-may-show = Du darfst jetzt zeigen: { $cards }
resistance-may-accuse = Dein Vorsitzender hat diese Mission scheitern lassen: Du darfst jetzt aufstehen und anklagen.
resistance-may-not-accuse = Du kannst jetzt nicht anklagen; warte einfach.
resistance-may-played = Du hast gespielt: { $card }

resistance-record = Was bisher geschah
resistance-tab-talk = Behauptungen
resistance-tab-votes = Stimmen
resistance-tab-missions = Missionen
resistance-tab-cast = Im Spiel
resistance-votes = Alle Abstimmungen
resistance-votes-legend = Jede Spalte ist ein Vorschlag. Gelb: im Team. Umrandet: der Anführer.
resistance-no-votes = Noch wurde über kein Team abgestimmt.
resistance-no-missions = Noch wurde keine Mission gespielt.
resistance-no-claims = Noch hat niemand etwas behauptet.
resistance-went = ging los
resistance-rejected = abgelehnt
resistance-stopped = durch Misstrauensvotum gestoppt
resistance-history-team = Anführer: { $leader }. Team: { $team }.
resistance-history-votes = { $approve } dafür, { $reject } dagegen.
resistance-history-turned = Eine falsche Anklage hat das Ergebnis umgedreht.
resistance-unmasked = Alle Charaktere
resistance-in-play = Charaktere im Spiel
resistance-said-nothing = Hat nichts behauptet.
resistance-say = Etwas sagen
resistance-say-it = Sagen
resistance-about-whom = Über wen
resistance-what = Was
resistance-kind-trust = Ich vertraue …
resistance-kind-suspect = Ich halte … für Spione
resistance-kind-suggest = Ich würde … mitnehmen
resistance-kind-ask_along = Nehmt mich mit
resistance-kind-claim_character = Ich bin …
resistance-kind-claim_seen = … hat mir gezeigt …
resistance-kind-claim_played = Ich habe … gespielt
resistance-kind-ask_reject = Warum hat … abgelehnt?
resistance-kind-explain = Ich stimme so ab, weil …
resistance-reason-two_fails = es zwei Fehlschläge braucht
resistance-reason-off_team = ich nicht im Team war
resistance-reason-better_team = es ein besseres Team gibt
resistance-reason-early = es noch früh ist
resistance-take-back = Zurücknehmen
resistance-which-mission = In welcher Mission
resistance-mission-number = Mission { $mission }

# ---- ein Spieler, den man angetippt hat

resistance-seat-trust = Ich vertraue { $name }
resistance-seat-suspect = { $name } ist ein Spion
resistance-seat-showed = { $name } hat mir gezeigt …
resistance-seat-won = { $won }/{ $all }
resistance-seat-missions = Missionen geglückt
resistance-seat-approved = mal dafür
resistance-seat-accused = mal verdächtigt
resistance-seat-aloud = Das hören alle. Die Notiz siehst nur du.
resistance-seat-why = Warum, { $name }?
resistance-seat-mark = Eigene Notiz
resistance-seat-mark-none = keine
resistance-seat-mark-doubt = verdächtig
resistance-seat-mark-trust = vertrauenswürdig
resistance-seat-bot = Bot, { $level }
resistance-seat-person = Mensch
resistance-say-why = Warum, { $seat }?
resistance-say-because-doubt = Weil ich { $seat } nicht traue.
resistance-say-because-trust = Weil ich { $seat } vertraue.
resistance-say-because-mission = Wegen Mission { $number }.
resistance-say-because-early = Es ist noch früh. Mehr als ein Gefühl habe ich nicht.
