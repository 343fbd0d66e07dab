# Der Widerstand

resistance-name = Der Widerstand
resistance-line = Fünf Missionen, und unter euch sind Spione. Vertrau den Richtigen – oder lass die Missionen unbemerkt scheitern.

# ---- Einstellungen

resistance-option-targeting = Freie Missionswahl
resistance-option-targeting-value = { $value ->
    [true] der Anführer bestimmt, welche Mission versucht wird
   *[false] Missionen der Reihe nach
  }
resistance-option-blind_spies = Blinde Spione
resistance-option-blind_spies-value = { $value ->
    [true] die Spione kennen einander nicht
   *[false] die Spione kennen einander
  }
resistance-option-plot = Plotkarten
resistance-option-plot-value = { $value ->
    [true] mit Plotkarten (lernt die Module zuerst ohne sie)
   *[false] ohne Plotkarten
  }
resistance-option-hunter = Der Jäger
resistance-option-hunter-value = { $value ->
    [true] Jäger müssen den gegnerischen Vorsitzenden finden (am besten zuerst allein und ohne Plotkarten)
   *[false] ohne Jäger
  }
resistance-option-dummy_agent = Doppelgänger
resistance-option-dummy_agent-value = { $value ->
    [true] darf sich als Vorsitzender ausgeben (am besten immer nur einen neuen Charakter)
   *[false] nicht dabei
  }
resistance-option-coordinator = Koordinator
resistance-option-coordinator-value = { $value ->
    [true] sein Vorsitzender kennt ihn, und auch ihn jagen die Spione
   *[false] nicht dabei
  }
resistance-option-deep_agent = Doppelagent
resistance-option-deep_agent-value = { $value ->
    [true] ein Spion, der die anderen Spione nicht kennt
   *[false] nicht dabei
  }
resistance-option-pretender = Täuscher
resistance-option-pretender-value = { $value ->
    [true] sieht für die Spione aus wie der Doppelagent
   *[false] nicht dabei
  }
resistance-option-blame = Schuld
resistance-option-blame-value = { $value ->
    [true] der Doppelagent darf den Täuscher benennen und mit ihm tauschen
   *[false] ohne Schuld
  }
resistance-option-inquisitor = Der Verhörspezialist
resistance-option-inquisitor-value = { $value ->
    [true] ein Marker, der Seiten aufdeckt (ab 7 am besten; zuerst allein lernen)
   *[false] ohne Verhörspezialist
  }
resistance-option-reverser = Der Hacker
resistance-option-reverser-value = { $value ->
    [resistance] einer, beim Widerstand
    [spy] einer, bei den Spionen
    [both] auf jeder Seite einer (am besten zuerst allein)
   *[none] ohne Hacker
  }
resistance-option-hidden_reverser = Versteckter Hacker
resistance-option-hidden_reverser-value = { $value ->
    [true] der Hacker der Spione und die Spione kennen einander nicht
   *[false] der Hacker der Spione gehört zu ihnen
  }
resistance-option-literal_reverse = Mission mit zwei Fehlschlägen
resistance-option-literal_reverse-value = { $value ->
    [true] ein Fehlschlag und einmal Hacken sind ein Erfolg
   *[false] ein Fehlschlag und einmal Hacken sind ein Fehlschlag
  }

resistance-pretender-alone = Der Täuscher braucht den Doppelagenten: Ohne ihn gibt es niemanden, dem er ähnlich sieht.
resistance-blame-alone = Für Schuld müssen Doppelagent und Täuscher mitspielen.
resistance-needs-hunter = Doppelgänger und Koordinator brauchen Vorsitzende: Schalte den Jäger ein.
resistance-one-spy-place = Mit dem Jäger ist bei den Spionen ein Platz frei: Doppelagent oder Hacker der Spione, nicht beide.
resistance-too-many-resistance = Zu { $seats } hat der Widerstand { $free ->
    [0] keinen freien Platz
    [one] einen freien Platz
   *[other] { $free } freie Plätze
  } für besondere Charaktere, gewählt sind { $wanted }.
resistance-too-many-spy = Zu { $seats } haben die Spione { $free ->
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

resistance-about-resistance = Du willst drei erfolgreiche Missionen. Du kannst nur Erfolg spielen.
resistance-about-resistance_chief = Der Jäger der Spione sucht dich. Hilf den Missionen, ohne aufzufallen.
resistance-about-resistance_hunter = Nach dem dritten Erfolg stehst du auf und musst einen Vorsitzenden der Spione benennen.
resistance-about-dummy_agent = Wirst du überprüft, darfst du dich als Vorsitzender ausgeben und den Jäger auf dich lenken.
resistance-about-coordinator = Dein Vorsitzender kennt dich. Benennt dich der Jäger der Spione, gewinnen die Spione.
resistance-about-pretender = Für die Spione siehst du aus wie der Doppelagent.
resistance-about-resistance_reverser = Du darfst Hacken spielen: Das kehrt das Ergebnis um.
resistance-about-spy = Lass drei Missionen scheitern und fall nicht auf.
resistance-about-spy_chief = Der Jäger des Widerstands sucht dich. Dein Fehlschlag lässt deinen Jäger früher zuschlagen.
resistance-about-spy_hunter = Finde den Vorsitzenden des Widerstands: Nach dem dritten Fehlschlag musst du ihn benennen, nach einem Fehlschlag deines Vorsitzenden darfst du.
resistance-about-deep_agent = Die Spione kennen dich, du kennst sie nicht.
resistance-about-spy_reverser = Du spielst Erfolg oder Hacken, nie Fehlschlag.

resistance-card-success = Erfolg
resistance-card-fail = Fehlschlag
resistance-card-chief_fail = Vorsitzender-Fehlschlag
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
resistance-tell-spies = Die Spione öffnen die Augen und merken sich, wer sie sind.
resistance-tell-spies-but-deep = Die Spione, nur nicht der Doppelagent, öffnen die Augen und sehen sich um.
resistance-tell-spies-but-reverser = Die Spione, nur nicht der Hacker der Spione, öffnen die Augen und merken sich, wer sie sind.
resistance-tell-spies-but-both = Die Spione, aber weder Doppelagent noch Hacker der Spione, öffnen die Augen und sehen sich um.
resistance-tell-spies-close = Die Spione schließen die Augen, alle Daumen gehen herunter.
resistance-tell-chiefs = Die Vorsitzenden des Widerstands öffnen die Augen und merken sich, wer sie sind.
resistance-tell-coordinator = { $count ->
    [one] Der Vorsitzende des Widerstands sieht auf; der Koordinator hebt den Daumen.
   *[other] Die Vorsitzenden des Widerstands sehen auf; der Koordinator hebt den Daumen.
  }
resistance-tell-chiefs-close = { $count ->
    [one] Der Vorsitzende des Widerstands schließt die Augen wieder, der Daumen geht herunter.
   *[other] Die Vorsitzenden des Widerstands schließen die Augen wieder.
  }
resistance-tell-open = Alle öffnen die Augen. Das Spiel beginnt.

# ---- das Ende

resistance-won-by-missions-resistance = Drei Missionen sind geglückt: Der Widerstand gewinnt.
resistance-won-by-missions-spy = Drei Missionen sind gescheitert: Die Spione gewinnen.
resistance-won-by-rejections = Fünf Teams hintereinander wurden abgelehnt: Die Spione gewinnen.
resistance-won-by-resistance-hunter = { $seat } hat mit { $seat_b } den Vorsitzenden der Spione gefunden: Der Widerstand gewinnt.
resistance-won-by-spy-hunter = { $seat } hat { $seat_b } benannt, und das stimmt: Die Spione gewinnen.

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

resistance-say-character-resistance = Ich gehöre zum Widerstand.
resistance-say-character-spy = Ich bin ein Spion.
resistance-say-character = Ich bin: { $character }.
resistance-say-seen = { $seat } hat mir gezeigt: { $shown }.
resistance-say-suspect = { $count ->
    [one] Ich halte { $seats } für einen Spion.
   *[other] Ich halte { $seats } für die Spione.
  }
resistance-say-trust = Ich vertraue { $seat }.
resistance-say-along = Nehmt mich mit.

resistance-doubt-character = Sagt das, aber nach allem, was offen liegt, kann es nicht sein.
resistance-doubt-seen = Sagt das, aber nach allem, was offen liegt, kann es nicht so gewesen sein.
resistance-doubt-suspect = Das können nicht alles Spione sein: Was offen liegt, schließt es aus.
resistance-doubt-never = { $seat_b } hat { $seat } nie so etwas gezeigt.
resistance-doubt-together = Widerspricht dem, was { $seat } schon gesagt hat.
