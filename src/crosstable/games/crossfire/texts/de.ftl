# Crossfire

crossfire-name = Crossfire: Im Fadenkreuz
crossfire-line = Ein paar Karten hast du gesehen. Redet drei Minuten, findet heraus, wer wer ist, und schießt ein einziges Mal.

crossfire-preset-classic = Klassisch
crossfire-preset-classic-hint = Zielperson, Agenten, Attentäter und Lockvögel, so viele, wie eure Runde braucht. So fangt ihr an.
crossfire-preset-guards = Leibwache
crossfire-preset-guards-hint = Manche Agenten schützen, andere tragen zwei Pistolen: Schüsse werden abgefangen, und einer kann zweimal treffen.
crossfire-preset-everything = Alles, was passt
crossfire-preset-everything-hint = Bombenleger, Leibwache und Unbeteiligte, die Partei ergreifen. Laut und schwer zu durchschauen.
crossfire-preset-sniper = Scharfschützin
crossfire-preset-sniper-hint = Eine von euch ist die Scharfschützin, und alle wissen es. Sie muss die Attentäter durch Fragen finden; für Blau schießt sie allein.

crossfire-option-mode = Spiel
crossfire-option-mode-hint = Scharfschützin: Eine von euch schießt offen für Blau.
crossfire-option-mode-value = { $value ->
    [sniper] Scharfschützin (6–10 Spieler)
   *[crossfire] Kreuzfeuer (5–10 Spieler)
  }
crossfire-option-seconds = Redezeit
crossfire-option-seconds-hint = So lange redet ihr, bevor alle zielen.
crossfire-option-seconds-value = { $value ->
    [0] bis alle bereit sind
    [60] 1 Minute
    [120] 2 Minuten
    [180] 3 Minuten
    [300] 5 Minuten
   *[other] { $value } Sekunden
  }
crossfire-option-aim_seconds = Zeit zum Zielen
crossfire-option-aim_seconds-hint = So lange haben alle Zeit, gleichzeitig auf jemanden zu zeigen.
crossfire-option-aim_seconds-value = { $value ->
    [0] bis alle gezielt haben
   *[other] { $value } Sekunden
  }
crossfire-option-enforcer = Vollstrecker: ein Agent mit zwei Pistolen
crossfire-option-enforcer-hint = Ersetzt einen Agenten; aus einer Unbeteiligten wird ein Attentäter.
crossfire-option-enforcer-value = { $value ->
    [true] dabei
   *[false] nicht dabei
  }
crossfire-option-bodyguard = Personenschützer: ein Agent, der schützt
crossfire-option-bodyguard-hint = Ersetzt einen Agenten; fängt einen Schuss auf den ab, auf den er zeigt.
crossfire-option-bodyguard-value = { $value ->
    [true] dabei
   *[false] nicht dabei
  }
crossfire-option-bomber = Bombenleger: allein gegen alle
crossfire-option-bomber-hint = Ersetzt eine Unbeteiligte; erschießt ihn niemand, gewinnt er und alle anderen verlieren.
crossfire-option-bomber-value = { $value ->
    [true] dabei
   *[false] nicht dabei
  }
crossfire-option-peace_keeper = Ordnungshüter: achtet auf die Unbeteiligten
crossfire-option-peace_keeper-hint = Ersetzt einen Agenten; aus einem Attentäter wird eine Unbeteiligte. Ab 7 Spielern.
crossfire-option-peace_keeper-value = { $value ->
    [true] dabei
   *[false] nicht dabei
  }
crossfire-option-protester = Demonstrantin: eine Unbeteiligte für Rot
crossfire-option-protester-hint = Ersetzt eine Unbeteiligte; gewinnt, wenn die Zielperson getroffen wird und sie selbst nicht.
crossfire-option-protester-value = { $value ->
    [true] dabei
   *[false] nicht dabei
  }
crossfire-option-supporter = Unterstützerin: eine Unbeteiligte für Blau
crossfire-option-supporter-hint = Ersetzt eine Unbeteiligte; gewinnt, wenn weder die Zielperson noch sie selbst getroffen wird.
crossfire-option-supporter-value = { $value ->
    [true] dabei
   *[false] nicht dabei
  }
crossfire-option-both_guns = Pistolen des Vollstreckers
crossfire-option-both_guns-hint = Ob zwei Schüsse auf dieselbe Person erlaubt sind.
crossfire-option-both_guns-value = { $value ->
    [true] dürfen auf denselben Spieler zeigen
   *[false] zeigen auf zwei Spieler
  }
crossfire-option-late_guard = Getroffene Beschützer
crossfire-option-late_guard-hint = Ob ein Beschützer, den die Agenten getroffen haben, in der zweiten Welle noch hilft.
crossfire-option-late_guard-value = { $value ->
    [true] schützen auch noch vor den Attentätern
   *[false] schützen nicht mehr
  }
crossfire-option-notebook = Notizbuch
crossfire-option-notebook-hint = Rechnet für alle aus, welche Karte wo liegen kann.
crossfire-option-notebook-value = { $value ->
    [looks] was aus den eigenen Blicken folgt
    [statements] eigene Blicke und Aussagen, die du glaubst
   *[off] keins: denkt selbst
  }
crossfire-option-dealer = Geber
crossfire-option-dealer-hint = Beim Geber beginnt der Kreis, in dem die Karten wandern.
crossfire-option-dealer-value = { $value ->
    [0] per Los
   *[other] Platz { $value }
  }
crossfire-option-sniper = Scharfschützin
crossfire-option-sniper-hint = Wer die Scharfschützin ist; nie der Geber.
crossfire-option-sniper-value = { $value ->
    [0] per Los
   *[other] Platz { $value }
  }

# Der Name einer Identität.
crossfire-role = { $role ->
    [vip] Zielperson
    [agent] Agent
    [assassin] Attentäter
    [decoy] Lockvogel
    [red_decoy] Roter Lockvogel
    [blue_decoy] Blauer Lockvogel
    [bystander] Unbeteiligte
    [enforcer] Vollstrecker
    [bodyguard] Personenschützer
    [bomber] Bombenleger
    [peace_keeper] Ordnungshüter
    [protester] Demonstrantin
    [supporter] Unterstützerin
   *[sniper] Scharfschützin
  }
# Dasselbe auf einer Karte, mit Stellen zum Trennen.
crossfire-face = { $role ->
    [vip] Ziel­person
    [agent] Agent
    [assassin] Atten­täter
    [decoy] Lock­vogel
    [red_decoy] Roter Lock­vogel
    [blue_decoy] Blauer Lock­vogel
    [bystander] Unbe­teiligte
    [enforcer] Voll­strecker
    [bodyguard] Personen­schützer
    [bomber] Bomben­leger
    [peace_keeper] Ordnungs­hüter
    [protester] Demon­strantin
    [supporter] Unter­stützerin
   *[sniper] Scharf­schützin
  }
# Eine Identität im Satz: „Ich habe … bekommen“.
crossfire-card = { $role ->
    [vip] die Zielperson
    [agent] einen Agenten
    [assassin] einen Attentäter
    [decoy] den Lockvogel
    [red_decoy] den Roten Lockvogel
    [blue_decoy] den Blauen Lockvogel
    [bystander] eine Unbeteiligte
    [enforcer] den Vollstrecker
    [bodyguard] den Personenschützer
    [bomber] den Bombenleger
    [peace_keeper] den Ordnungshüter
    [protester] die Demonstrantin
    [supporter] die Unterstützerin
   *[sniper] die Scharfschützin
  }
# „Ich bin …“
crossfire-being = { $role ->
    [vip] die Zielperson
    [agent] Agent
    [assassin] Attentäter
    [decoy] der Lockvogel
    [red_decoy] der Rote Lockvogel
    [blue_decoy] der Blaue Lockvogel
    [bystander] unbeteiligt
    [enforcer] der Vollstrecker
    [bodyguard] der Personenschützer
    [bomber] der Bombenleger
    [peace_keeper] der Ordnungshüter
    [protester] die Demonstrantin
    [supporter] die Unterstützerin
   *[sniper] die Scharfschützin
  }

crossfire-said-claim = { $claim ->
    [agent] { $seat } behauptet, Agent zu sein.
    [vip] { $seat } behauptet, die Zielperson zu sein.
    [bystander] { $seat } behauptet, unbeteiligt zu sein.
   *[undeclared] { $seat } legt sich nicht fest.
  }
crossfire-said = { $seat }: „{ $words }“
# Dasselbe neben dem Namen.
crossfire-spoken-claim = { $claim ->
    [agent] behauptet, Agent zu sein.
    [vip] behauptet, die Zielperson zu sein.
    [bystander] behauptet, unbeteiligt zu sein.
   *[undeclared] legt sich nicht fest.
  }
# Eine Aussage hat bis zu vier Wortlaute; `$way` ist für alle gleich. Alle meinen, was der letzte, schlichte sagt.
crossfire-spoken-dealt = { $way ->
    [1] Am Anfang hatte ich { $card } und gab die Karte an { $seat_to } weiter.
    [2] Erst hatte ich { $card }, dann hatte { $seat_to } die Karte.
    [3] { $seat_to } hat von mir { $card } bekommen, meine erste Karte.
   *[0] Zuerst hatte ich { $card }, die Karte ging an { $seat_to }.
  }
crossfire-spoken-received = { $way ->
    [1] { $seat_from } hat mir { $card } weitergegeben.
    [2] Bekommen habe ich von { $seat_from } { $card }.
    [3] Ich habe { $card } bekommen, und zwar von { $seat_from }.
   *[0] Von { $seat_from } habe ich { $card } bekommen.
  }
crossfire-spoken-mixed = { $way ->
    [1] Beim Mischen habe ich { $card } bekommen.
    [2] Als die Karten gemischt waren, hatte ich { $card }.
    [3] Bei mir wurde gemischt: Danach hatte ich { $card }.
   *[0] Nach dem Mischen hatte ich { $card }.
  }
crossfire-spoken-mixed_again = { $way ->
    [1] Beim zweiten Mischen habe ich { $card } bekommen.
    [2] Als die Karten noch einmal gemischt waren, hatte ich { $card }.
    [3] Bei mir wurde zweimal gemischt: Am Ende hatte ich { $card }.
   *[0] Nach dem zweiten Mischen hatte ich { $card }.
  }
crossfire-spoken-am = { $way ->
    [1] Ich? Ich bin { $card }.
    [2] Damit ihr es wisst: Ich bin { $card }.
    [3] Ich sag’s euch: Ich bin { $card }.
   *[0] Ich bin { $card }.
  }
crossfire-spoken-plea = { $way ->
    [1] Bitte nicht auf mich schießen!
    [2] Was ihr auch tut: Schießt nicht auf mich!
    [3] Nicht auf mich! Nicht schießen!
   *[0] Schießt nicht auf mich!
  }
# Dasselbe von jemandem, der gefragt wurde, was er gesehen hat, und nicht mehr sagt als das.
crossfire-spoken-am_more = { $way ->
    [1] Die Karten sind doch egal: Ich bin { $card }.
    [2] Belassen wir es dabei: Ich bin { $card }.
    [3] Sagen wir es so: Ich bin { $card }.
   *[0] Ich sage nur so viel: Ich bin { $card }.
  }
crossfire-spoken-plea_more = { $way ->
    [1] Frag mich was anderes, aber bitte nicht auf mich schießen!
    [2] Dazu sage ich nichts. Nur nicht auf mich schießen!
    [3] Die Karten sind doch egal: Schießt nicht auf mich!
   *[0] Das behalte ich für mich. Schießt nicht auf mich!
  }
crossfire-spoken-doubt = { $way ->
    [1] { $seat_about } sagt nicht die Wahrheit.
    [2] Ich glaube { $seat_about } kein Wort.
    [3] Was { $seat_about } sagt, stimmt nicht.
   *[0] { $seat_about } lügt.
  }
crossfire-spoken-trust = { $way ->
    [1] Ich denke, { $seat_about } sagt die Wahrheit.
    [2] Was { $seat_about } sagt, klingt glaubhaft.
    [3] { $seat_about } nehme ich das ab.
   *[0] Ich glaube { $seat_about }.
  }
crossfire-spoken-suspect = { $way ->
    [1] Wenn ihr mich fragt: { $seat_about } ist { $card }.
    [2] Ich würde sagen, { $seat_about } ist { $card }.
    [3] Für mich ist { $seat_about } { $card }.
   *[0] Ich glaube, { $seat_about } ist { $card }.
  }
crossfire-spoken-ask = { $way ->
    [1] Was hast du gesehen, { $seat_about }?
    [2] { $seat_about }, welche Karten hast du gesehen?
    [3] Erzähl mal, { $seat_about }: Was hast du gesehen?
   *[0] { $seat_about }, was hast du gesehen?
  }
# Dasselbe zu jemandem, der schon von einer Karte erzählt hat.
crossfire-spoken-ask_more = { $way ->
    [1] Was hast du noch gesehen, { $seat_about }?
    [2] { $seat_about }, welche anderen Karten hast du gesehen?
    [3] Und weiter, { $seat_about }: Was hast du noch gesehen?
   *[0] { $seat_about }, was hast du noch gesehen?
  }

crossfire-red-wins = Rot gewinnt. { $why }
crossfire-blue-wins = Blau gewinnt. { $why }
crossfire-bomber-wins = Der Bombenleger ({ $seat }) wurde nicht getroffen und gewinnt allein.

crossfire-why-vip-shot = Die Zielperson wurde erschossen.
crossfire-why-vip-safe = Die Zielperson wurde nicht erschossen.
crossfire-why-sniper-shot-all = Die Scharfschützin hat alle Attentäter erwischt.
crossfire-why-sniper-shot-vip = Die Scharfschützin hat die Zielperson erschossen.
crossfire-why-sniper-shot-bystander = Die Scharfschützin hat eine Unbeteiligte erschossen.
crossfire-why-assassins-shot-vip = Ein Attentäter hat die Zielperson erschossen.
crossfire-why-assassins-shot-bystander = Ein Attentäter hat eine Unbeteiligte erschossen.
crossfire-why-assassins-missed = Die Attentäter haben die Zielperson verfehlt.
crossfire-why-shot = Getroffen.
    .you = Du wurdest erschossen.
crossfire-why-not-shot = Nicht getroffen.
    .you = Du wurdest nicht erschossen.
crossfire-why-shot-by-agent = Von einem Agenten getroffen.
    .you = Ein Agent hat dich erschossen.
crossfire-why-shot-by-assassin = Von einem Attentäter getroffen.
    .you = Ein Attentäter hat dich erschossen.
crossfire-why-shot-bystander = Hat eine Unbeteiligte getroffen.
    .you = Du hast eine Unbeteiligte erschossen.
crossfire-why-bystander-shot = Eine Unbeteiligte wurde erschossen.
crossfire-why-no-bystander-shot = Keine Unbeteiligte wurde erschossen.
crossfire-why-vip-shot-self-not = Die Zielperson wurde erschossen, sie selbst nicht.
    .you = Die Zielperson wurde erschossen und du nicht.
crossfire-why-vip-safe-self-not = Weder die Zielperson noch sie selbst wurde erschossen.
    .you = Die Zielperson wurde nicht erschossen, und du auch nicht.
crossfire-why-bomber = Der Bombenleger wurde nicht erschossen.
    .you = Solange der Bombenleger steht, gewinnt sonst niemand.

crossfire-mode-needs = { $mode ->
    [sniper] Der Scharfschützenmodus braucht mindestens { $least } Spieler.
   *[crossfire] Der Kreuzfeuermodus braucht mindestens { $least } Spieler.
  }
crossfire-special-mode = { $special }: nicht im Scharfschützenmodus.
crossfire-special-seats = { $special }: nur mit { $least } bis { $most } Spielern.
crossfire-no-card-left = Diese Spezialidentitäten gehen nicht zusammen: Für „{ $special }“ müsste eine Karte aus dem Spiel, die nicht mehr da ist ({ $card }).
crossfire-seat-missing = Platz { $number } gibt es an diesem Tisch nicht.
crossfire-sniper-deals = Die Scharfschützin kann nicht geben.
crossfire-not-now = Das geht jetzt nicht.
crossfire-sniper-no-claim = Die Karte der Scharfschützin liegt offen; sie behauptet nichts.
crossfire-sniper-no-card = Die Scharfschützin hat keine Karten gesehen.
crossfire-no-such-claim = Eine Karte hat vier Kanten: Agent, Zielperson, Unbeteiligt, Keine Angabe.
crossfire-same-claim = Das zeigt deine Karte schon.
crossfire-no-such-look = Zu diesem Zeitpunkt hast du keine Karte gesehen.
crossfire-role-not-dealt = Diese Karte ist nicht im Spiel.
crossfire-no-such-player = Wähle einen anderen Spieler an diesem Tisch.
crossfire-not-sniper = Schusskarten hat nur die Scharfschützin.
crossfire-shot-cards = Du hast { $most } Schusskarten, höchstens eine pro Spieler.
crossfire-guns = { $guns ->
    [1] Du zeigst auf einen anderen Spieler.
   *[other] Du zeigst auf zwei verschiedene Spieler.
  }
crossfire-enough = Du hast schon { $most } Mal gesprochen; für eine Partie reicht das.

crossfire-clash-self = { $seat } hat über eine Karte zweierlei gesagt.
crossfire-clash-passed = { $seat } und { $seat_to } nennen verschiedene Karten für die eine, die weitergereicht wurde.
crossfire-clash-dealt = { $people } Spieler sagen, sie hätten { $there ->
    [one] die einzige Karte
   *[other] eine der { $there } Karten
  } „{ $card }“ ausgeteilt bekommen.
crossfire-clash-received = { $people } Spieler sagen, ihnen sei { $there ->
    [one] die einzige Karte
   *[other] eine der { $there } Karten
  } „{ $card }“ weitergereicht worden.
crossfire-clash-are = { $people } Spieler wollen „{ $card }“ sein, { $there ->
    [one] aber die Karte gibt es nur einmal.
   *[other] aber es gibt nur { $there } davon.
  }
crossfire-clash-cards = Mit den Karten im Spiel können diese Aussagen nicht alle stimmen.

crossfire-no-notebook = An diesem Tisch gibt es kein Notizbuch für Aussagen.
crossfire-no-such-statement = So eine Aussage über Karten gibt es nicht.

# Der Tisch im Browser.
crossfire-team-blue = Blau
crossfire-team-red = Rot
crossfire-team-own = Für sich allein
crossfire-claim = { $claim ->
    [agent] Agent
    [vip] Zielperson
    [bystander] Unbeteiligt
   *[undeclared] Keine Angabe
  }
crossfire-goal = { $role ->
    [vip] { $mode ->
        [sniper] Du gewinnst, wenn Blau gewinnt. Die Scharfschützin darf weder dich noch eine Unbeteiligte treffen, die Attentäter nicht dich.
       *[crossfire] Du gewinnst, wenn du nicht erschossen wirst.
      }
    [agent] { $mode ->
        [sniper] Du schießt nicht. Du gewinnst, wenn Blau gewinnt: Hilf der Scharfschützin, die Attentäter zu finden.
       *[crossfire] Du schießt. Du gewinnst, wenn die Zielperson überlebt. Triff keine Unbeteiligte.
      }
    [assassin] { $mode ->
        [sniper] Du gewinnst, wenn Rot gewinnt. Verfehlt dich die Scharfschützin, triff die Zielperson, aber keine Unbeteiligte.
       *[crossfire] Du schießt als Zweiter. Du gewinnst, wenn die Zielperson erschossen wird. Triff keine Unbeteiligte.
      }
    [decoy] Du gewinnst, wenn dich jemand erschießt.
    [red_decoy] { $mode ->
        [sniper] Du gewinnst, wenn Rot gewinnt, wenn die Zielperson erschossen wird oder wenn die Scharfschützin dich erschießt.
       *[crossfire] Du gewinnst, wenn die Zielperson erschossen wird oder ein Agent dich erschießt.
      }
    [blue_decoy] { $mode ->
        [sniper] Du gewinnst, wenn Blau gewinnt, wenn die Zielperson überlebt oder wenn ein Attentäter dich erschießt.
       *[crossfire] Du gewinnst, wenn die Zielperson überlebt oder ein Attentäter dich erschießt.
      }
    [bystander] Du gewinnst, wenn dich niemand erschießt.
    [enforcer] Du schießt zweimal. Du gewinnst, wenn die Zielperson überlebt. Triff keine Unbeteiligte.
    [bodyguard] Du schützt, auf wen du zeigst. Du gewinnst, wenn die Zielperson überlebt.
    [bomber] Erschießt dich niemand, gewinnst du und alle anderen verlieren.
    [peace_keeper] Du schützt, auf wen du zeigst. Du gewinnst, wenn keine Unbeteiligte erschossen wird.
    [protester] Du gewinnst, wenn die Zielperson erschossen wird und du nicht.
    [supporter] Du gewinnst, wenn weder die Zielperson noch du erschossen wirst.
   *[sniper] Triff mit deinen Karten alle Attentäter, aber weder die Zielperson noch eine Unbeteiligte.
  }
crossfire-ui-dealer = Geber
crossfire-ui-dealer-sign = G
crossfire-ui-claims = behauptet: { $claim }
crossfire-ui-is-shot = erschossen
crossfire-ui-phase-claim = Legt euch fest
crossfire-ui-phase-talk = Redet
crossfire-ui-phase-aim = Zielt!
crossfire-ui-seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
crossfire-ui-look-dealt = ausgeteilt, weiter an { $left }
crossfire-ui-look-received = von { $right }
crossfire-ui-look-mixed = nach dem Mischen
crossfire-ui-look-mixed_again = nach dem zweiten Mischen
crossfire-ui-you-saw = Was du gesehen hast
crossfire-ui-saw = Was { $name } gesehen hat
crossfire-ui-hold = Halten: Karte
crossfire-ui-hold-notebook = Halten, um dein Notizbuch zu sehen
crossfire-ui-knew-from = Annahme
crossfire-ui-knew-looks = nur die eigenen Blicke
crossfire-ui-knew-said = alles Gesagte stimmt
crossfire-ui-knew = Was { $name } wissen konnte
crossfire-ui-deal-dealt = Diese Karte bekommst du ausgeteilt.
crossfire-ui-deal-dealt-all = Alle bekommen eine Karte und sehen sie an.
crossfire-ui-deal-passed = Du reichst sie an { $left } weiter. Von { $right } kommt diese.
crossfire-ui-deal-passed-all = Alle Karten gehen nach links.
crossfire-ui-deal-mixed = { $names } mischen ihre Karten.
crossfire-ui-deal-mixed-you = { $names } mischen. Du bekommst diese.
crossfire-ui-deal-next = Weiter
crossfire-ui-deal-step = Schritt { $step } von { $count }
crossfire-ui-opening-covered = Halte gedrückt: wer du bist, was du willst und wohin die Karten gingen, die du gesehen hast.
crossfire-ui-opening-known = Du hast { $left } { $dealt } gegeben und von { $right } { $received } bekommen. Dann wurde gemischt, bei dir mit { $names }: Beide können weitergewandert sein.
crossfire-ui-deal-again = Austeilen noch einmal zeigen
crossfire-ui-first-claim = Erste Angabe: alle zeigen sie zugleich
crossfire-ui-claim = Deine Karte behauptet
crossfire-ui-speak = Etwas sagen
crossfire-ui-when = Wann
crossfire-ui-card = Karte
crossfire-place-seat = Platz
crossfire-place-claim = Angabe
crossfire-place-card = Karte
crossfire-ui-whom = Wer
crossfire-ui-what = Was
crossfire-ui-say = Sagen
crossfire-ui-say-dealt = Zuerst hatte ich
crossfire-ui-say-received = Von rechts bekam ich
crossfire-ui-say-mixed = Nach dem Mischen hatte ich
crossfire-ui-say-mixed_again = Nach dem zweiten Mischen hatte ich
crossfire-ui-say-am = Ich bin
crossfire-ui-about-doubt = { $name } lügt
crossfire-ui-about-trust = Ich glaube { $name }
crossfire-ui-about-lay = Schusskarte legen
crossfire-ui-about-unlay = Schusskarte zurücknehmen
crossfire-ui-about-is = { $name } ist …
crossfire-ui-about-ask = { $more ->
    [yes] Was hast du noch gesehen, { $name }?
   *[no] Was hast du gesehen, { $name }?
  }
crossfire-ui-about-why = Warum, { $name }?
crossfire-say-why = Warum, { $seat }?
crossfire-say-because-talk = Weil man über { $seat } so einiges hört.
crossfire-say-because-claim = Weil { $seat } die Zielperson sein will.
crossfire-say-because-feeling = Nur so ein Gefühl.
crossfire-ui-believe = Das glaube ich
crossfire-ui-plea = Schießt nicht auf mich!
crossfire-ui-heard = Was gesagt wurde
crossfire-ui-nothing-said = Noch nichts.
crossfire-ui-clashes-many = Mindestens { $count } Widersprüche, zu viele, um alle aufzuzählen
crossfire-ui-clashes = { $count ->
    [one] Ein Widerspruch
   *[other] { $count } Widersprüche
  }
crossfire-ui-notebook = Notizbuch
crossfire-ui-percent = In Prozent, exakt für das, was du weißt und glaubst.
crossfire-ui-impossible = Was du glaubst, kann nicht alles stimmen.
crossfire-ui-ready = Ich bin bereit
crossfire-ui-wait = Noch nicht
crossfire-ui-ready-count = { $ready } von { $all } bereit
crossfire-ui-waiting = { $count ->
    [1] Wir warten auf { $names }.
    [2] Wir warten auf { $names }.
    [3] Wir warten auf { $names }.
   *[other] Wir warten auf { $count } Spieler.
  }
crossfire-ui-do-claim = Was behauptet deine Karte? Lügen ist erlaubt.
crossfire-ui-do-answer = { $name } hat dich angesprochen. Antworte, oder melde dich wieder bereit.
crossfire-ui-do-talk = Redet. Tippe jemanden an.
crossfire-ui-do-shots = Tippe auf jemanden, um zu reden oder eine deiner { $cards } Schusskarten zu legen. Du hast das letzte Wort.
crossfire-ui-do-aim = Tippe an, auf wen du zeigst.
crossfire-ui-do-aim-two = { $same ->
    [yes] Tippe auf die zwei Spieler, auf die du zeigst, oder zweimal auf einen.
   *[no] Tippe auf die zwei Spieler, auf die du zeigst.
}
crossfire-ui-did-aim = Du zeigst auf { $names }. Noch kannst du es ändern.
crossfire-ui-you-are = Du bist { $card }.
crossfire-ui-tap-aim = auf diesen Spieler zeigen
crossfire-ui-tap-shot = über diesen Spieler reden oder eine Schusskarte legen
crossfire-ui-tap-about = über diesen Spieler reden
crossfire-ui-deck = Die Karten im Spiel
crossfire-ui-rules = Alle Regeln
crossfire-ui-results = Ergebnis
crossfire-ui-won = gewonnen
crossfire-ui-lost = verloren
crossfire-ui-review = Was alle wissen konnten
crossfire-ui-script-aims = { $who ->
    [assassins] { $count ->
        [one] Der Attentäter zeigt!
       *[other] Die Attentäter zeigen!
      }
   *[all] Alle zeigen!
  }
crossfire-ui-script-aims-absent = Nicht gezielt: { $names }.
crossfire-ui-script-unarmed = Wer unbewaffnet ist, nimmt die Pistole runter.
crossfire-ui-script-agents = { $who ->
    [both] Agenten und Beschützer decken auf. Die Agenten schießen.
    [guards] { $count ->
        [one] Der Beschützer deckt auf.
       *[other] Die Beschützer decken auf.
      }
   *[agents] { $count ->
        [one] Der Agent deckt auf und schießt.
       *[other] Die Agenten decken auf und schießen.
      }
  }
crossfire-ui-script-hits = { $wave ->
    [2] Attentäter { $by } trifft { $at }.
   *[1] { $by } trifft { $at }.
  }
crossfire-ui-script-blocked = { $wave ->
    [2] Attentäter { $by } schießt auf { $at }. Der Schuss wird abgefangen.
   *[1] { $by } schießt auf { $at }. Der Schuss wird abgefangen.
  }
crossfire-ui-script-in-vain = { $wave ->
    [2] Attentäter { $by } schießt auf { $at }. Es passiert nichts.
   *[1] { $by } schießt auf { $at }. Es passiert nichts.
  }
crossfire-ui-script-rest = Alle decken ihre Karte auf.
crossfire-ui-script-none = Kein Agent schießt.
crossfire-ui-script-nobody = Niemand kann mehr schießen.
crossfire-ui-script-vip-shot = Die Zielperson, { $name }, ist erschossen!
crossfire-ui-script-vip-safe = Die Zielperson, { $name }, hat überlebt.
crossfire-ui-script-cards = { $count ->
    [one] Die Scharfschützin hat eine Karte gelegt.
   *[other] Die Scharfschützin hat { $count } Karten gelegt.
  }
crossfire-ui-script-no-cards = Die Scharfschützin erschießt niemanden.
crossfire-ui-script-assassins = { $count ->
    [one] Ein Attentäter ist übrig und zielt.
   *[other] { $count } Attentäter sind übrig und zielen.
  }
crossfire-ui-script-skip = Gleich zum Ergebnis
crossfire-ui-script-again = Schüsse noch einmal zeigen
crossfire-ui-wins-red = Rot gewinnt
crossfire-ui-wins-blue = Blau gewinnt
crossfire-ui-wins-bomber = Der Bombenleger gewinnt
