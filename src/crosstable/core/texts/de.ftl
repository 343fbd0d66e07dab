# Fehler, die jedes Spiel und jede Datei melden kann.

game-over = Das Spiel ist vorbei.
not-seated = Das dürfen nur die Spieler an diesem Tisch.
not-your-turn = Du bist nicht am Zug.
unknown-action = Diesen Zug kennt das Spiel nicht.
no-clock = Es läuft keine Uhr.
called-off-host = Der Gastgeber hat die Partie beendet. Alles liegt offen, niemand gewinnt.
called-off-closed = Der Tisch wurde geschlossen, bevor die Partie zu Ende war. Alles liegt offen, niemand gewinnt.
called-off-left = Alle sind gegangen, bevor die Partie zu Ende war. Alles liegt offen, niemand gewinnt.
only-time = Dass die Zeit um ist, sagt nur die Uhr selbst.

bad-options = So gehen die Einstellungen nicht: { $why }
option-unknown = Eine Einstellung „{ $name }“ gibt es nicht; es gibt: { $names }.
option-between = Die Einstellung „{ $name }“ muss eine ganze Zahl von { $least } bis { $most } sein.
option-among = Die Einstellung „{ $name }“ muss einer dieser Werte sein: { $values }.
option-unnamed = Jede Einstellung braucht ihren Namen und einen Wert.
bad-seats = Dieses Spiel ist für { $span ->
    [0] { $most } Spieler
   *[other] { $least } bis { $most } Spieler
  }, nicht für { $count }.

game-not-loaded = Das Spiel „{ $module }“, das CROSSTABLE_GAMES nennt, lässt sich nicht laden. { $why }
game-twice = Jedes Spiel braucht einen eigenen Namen, aber zwei Spiele heißen { $game }.

record-foreign = Das ist keine Partie-Datei von Crosstable.
record-other-format = Die Datei hat Format { $found }; diese Version liest Format { $known }.
record-damaged = Zeile { $line } der Datei ist beschädigt; es wurde nichts geladen.
record-changed = Die Datei wurde nachträglich verändert; es wurde nichts geladen.
record-not-closed = Das Ende der Datei fehlt; es wurde nichts geladen.
record-cut-off = Die Datei verspricht { $promised } Aktionen, enthält aber { $found }; es wurde nichts geladen.
record-too-large = Die Datei ist größer als { $most } MB; so groß ist keine Partie.
record-unknown-game = Die Datei enthält eine Partie des Spiels „{ $game }“, das diese Version nicht kennt.
record-other-rules = Gespielt wurde nach Regelversion { $found }; diese Version kennt { $known }.
record-unknown-chance = Die Datei lost auf eine Art aus, die diese Version nicht kennt: { $chance }.
record-wrong-seed = Der Startwert in der Datei passt nicht zu dem, was vor der Partie zugesagt wurde.
record-parts = Die Datei nennt { $found } Beiträge zum Austeilen für { $seats } Spieler.
record-part = Was die Datei über den Beitrag von Spieler { $number } sagt, widerspricht sich.
record-wrong-pledge = Der Beitrag von Spieler { $number } ist nicht der, der vor dem Austeilen zugesagt war.
record-wrong-deal = Der Startwert folgt nicht aus dem Geheimnis des Servers und den Beiträgen der Spieler.
record-draw = { $move ->
    [0] Beim Austeilen fehlt die Ziehung „{ $label }“, oder sie gehört nicht dorthin.
   *[other] In Aktion { $move } fehlt die Ziehung „{ $label }“, oder sie gehört nicht dorthin.
  }
record-draw-of = { $move ->
    [0] Beim Austeilen sind die Karten oder Zahlen der Ziehung „{ $label }“ nicht die, aus denen nach den Regeln gezogen wird.
   *[other] In Aktion { $move } sind die Karten oder Zahlen der Ziehung „{ $label }“ nicht die, aus denen nach den Regeln gezogen wird.
  }
record-draw-got = { $move ->
    [0] Beim Austeilen steht an Platz { $place } der Ziehung „{ $label }“ { $found }; der Startwert ergibt { $right }.
   *[other] In Aktion { $move } steht an Platz { $place } der Ziehung „{ $label }“ { $found }; der Startwert ergibt { $right }.
  }
record-wrong-outcome = Die Datei behauptet ein anderes Ergebnis, als ihre Züge ergeben; es wurde nichts geladen.
record-seed-secret = Die Partie läuft noch. Ihr Startwert ist geheim, also lässt sie sich noch nicht ansehen.
record-bad-setup = Die Partie in der Datei lässt sich nicht aufbauen: { $why }
record-illegal = Aktion { $move } der Datei verstößt gegen die Regeln: { $why }

# Was man an jedem Tisch sagt.

say-hello = Hallo zusammen!
say-luck = Viel Glück!
say-think = Lass mich überlegen.
say-moment = Einen Moment, bitte.
say-oops = Mein Fehler.
say-played = Gut gespielt!
say-thanks = Danke!
say-again = Noch eine Runde?
say-bye = Ich muss los. Hat Spaß gemacht!

# ---- mehrere
list-two = { $first } und { $last }
list-more = { $first } und { $last }
