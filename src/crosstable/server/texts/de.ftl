# Die Hülle im Browser

ui-home = Crosstable: zur Startseite
ui-to-start = Zur Startseite
ui-skip = Zum Inhalt springen
ui-close = Schließen
ui-settings = Einstellungen
ui-switch-language = Switch to English
ui-nothing-here = Hier ist nichts
ui-gone = Nicht mehr am Tisch
ui-no-page = Unter dieser Adresse gibt es keine Seite.
ui-no-rules = Zu diesem Spiel gibt es noch keine Regelseite.
ui-no-server = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
ui-failed = Das hat nicht geklappt. Der Server hat mit { $status } geantwortet.

ui-headline = Gute Spiele. Ein Tisch.
ui-headline-line = Link schicken, hinsetzen, spielen. Bots übernehmen die leeren Stühle. Ohne Konto, ohne Installation.
ui-games = Spiele
ui-players = { $most ->
    [2] 2 Spieler
   *[other] { $least } bis { $most } Spieler
  }
ui-bot-level = Bot
ui-bot-level-all = Stärke aller Bots
ui-bot-level-of = Stärke von { $name }
ui-bot-seconds = Bedenkzeit
ui-level-easy = leicht
ui-level-medium = mittel
ui-level-strong = stark
ui-seconds = { $seconds } s
ui-play-bots = Jetzt spielen
ui-guest = Gast
ui-lid-more = { $game }: Bot { $level }, Varianten und mehr
ui-lid-kept = „Jetzt spielen“ nimmt, was du hier wählst; dieses Gerät merkt es sich.
ui-continue-game = Weiter: { $game }
ui-continue-turn = Weiter: { $game }, du bist dran
ui-invite = Freunde einladen
ui-rules = Regeln
ui-join-code = Tischcode
ui-join = Beitreten
ui-own-tables = Deine Tische
ui-open-tables = Offene Tische
ui-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und zeig ihn in seiner Lobby auf der Startseite an.
ui-table-of = Tisch von { $name }
ui-seats-taken = { $taken } von { $count } Plätzen
ui-phase-lobby = wartet
ui-phase-playing = spielt
ui-phase-over = Partie vorbei
ui-look-at-game = Eine Partie ansehen
ui-look-at-game-line = Jede Partie lässt sich als Datei speichern und später Zug für Zug ansehen.
ui-load-record = Partie laden
ui-load-other = Andere laden
ui-pick-file = Datei wählen
ui-drop-file = oder hier ablegen.
ui-record-line = Jeder Zug in der Datei wird nach den Regeln geprüft, bevor etwas gezeigt wird.

ui-name-title = Wie sollen wir dich nennen?
ui-name-label = Dein Name
ui-name-why = Alle am Tisch sehen ihn. Er bleibt auf diesem Gerät.
ui-name-go = Beitreten

ui-language = Sprache
ui-theme = Darstellung
ui-theme-auto = System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-tap = Ein Tipp aufs Brett
ui-tap-auto = fragt bei Touch nach
ui-tap-twice = fragt nach
ui-tap-now = gilt sofort
ui-motion = Bewegung
ui-motion-auto = System
ui-motion-less = keine

ui-code = Tischcode
ui-code-copy = Tischcode { $code }: Link kopieren
ui-copy-link = Link kopieren
ui-show-on-tv = Auf dem Fernseher zeigen
ui-tv-line = Öffne diese Adresse im Browser des Fernsehers oder auf einem Laptop, der daran hängt:
ui-tv-here = Hier öffnen
ui-tv-hint = Der Fernseher zeigt, was alle sehen dürfen, liest es vor und zeigt nie deine Karte.
ui-share = Teilen
ui-copied = Link kopiert.
ui-not-copied = Der Link ließ sich nicht kopieren. Du kannst ihn markieren und von Hand kopieren.
ui-qr = QR-Code von { $link }
ui-seats = Plätze
ui-seat-count = Wie viele spielen?
ui-empty-seat = Freier Platz
ui-you = du
ui-host = Gastgeber
ui-away = nicht da
ui-sit = Hinsetzen
ui-add-bot = Bot dazu
ui-face-change = Gesicht ändern
ui-face-title = Dein Gesicht
ui-face-number = Gesicht { $number }
ui-face-line = Alle am Tisch sehen es. Dieses Gerät merkt es sich.
ui-remove-bot = Entfernen
ui-unseat = Entfernen
ui-bot-is = { $level }, denkt { $seconds } s nach
ui-bot-name = Bot { $number }
ui-fill-bots = { $count } Plätze mit Bots besetzen
ui-options = Spielaufbau
ui-presets = Was spielt ihr?
ui-preset-own = Eigene Auswahl
ui-preset-own-hint = Wähle jedes Modul selbst. Dieses Gerät merkt es sich.
ui-options-own = Modul für Modul
ui-options-table = Tempo, und wenn jemand weg ist
ui-series-length-hint = In einer Serie zählt jede Partie Punkte.
ui-deck = Die Karten im Spiel
ui-deck-count = { $count ->
    [one] (eine Karte)
   *[other] ({ $count } Karten)
  }
ui-title-label = Name des Tisches
ui-title-hint = z. B. Donnerstagsrunde
ui-public = Tisch auf der Startseite anzeigen
ui-ready-host = Alles bereit.
ui-ready-guest = { $name } startet gleich.
ui-start = Los geht’s
ui-leave = Verlassen
ui-visitor = Du schaust zu.
ui-visitor-open = Es ist noch Platz.
ui-visitor-full = Alle Plätze sind besetzt.
ui-take-seat = Mitspielen
ui-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
ui-chat = Chat
ui-chat-button = { $count ->
    [0] Chat
    [one] Chat, { $count } neue Zeile
   *[other] Chat, { $count } neue Zeilen
  }
ui-chat-lines = Was gesagt wurde
ui-chat-none = Noch hat niemand etwas gesagt. Alle am Tisch lesen mit, auch wer nur zuschaut.
ui-chat-say = Deine Nachricht
ui-chat-send = Senden
ui-chat-watching = Du liest mit. Hier schreibt nur, wer einen Platz hat; Zuschauer haben einen eigenen Chat.
ui-chat-mute = Stumm: keine Zahl am Knopf, kein Ton
ui-lost = Verbindung verloren. Neuer Versuch …
ui-connected = Verbunden
ui-link-connecting = Verbindung wird aufgebaut
ui-link-open = Verbunden
ui-link-lost = Verbindung verloren
ui-link-closed = Geschlossen

ui-you-win = Gewonnen
ui-you-lose = Verloren
ui-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
ui-rematch = Revanche
ui-replay = Partie ansehen
ui-replay-bot = Partie ansehen: was der Bot dachte
ui-verdict-lost = Warum habe ich verloren?
ui-verdict-won = Wie habe ich gewonnen?
ui-verdict-watched = Wo es sich gedreht hat
ui-review-join = Die Partie mit { $name } ansehen
ui-review-join-nobody = Die Partie mit dem Tisch ansehen
ui-to-lobby = Zurück in die Lobby
ui-verify = Partie prüfen
ui-download = Partie speichern
ui-back-to-table = Zurück zum Tisch
ui-result = Ergebnis

ui-replay-first = Zum Anfang
ui-replay-back = Einen Zug zurück
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-next = Einen Zug weiter
ui-replay-last = Zum Ende
ui-replay-position = Stelle der Partie
ui-replay-at = { $at } von { $last }
ui-offline = Keine Verbindung
ui-offline-line = Der Server antwortet nicht. Sobald er wieder da ist, kommt die Startseite von selbst zurück; deine Partien warten auf dem Server.
ui-offline-works = Was ohne ihn geht
ui-offline-again = Noch einmal versuchen
ui-loading = Wird geladen …
ui-thoughts = Was der Bot dachte
ui-thoughts-line = Wie sicher er sich war: oben der sichere Sieg, unten die sichere Niederlage. Bei seinen eigenen Zügen zeigt das Brett, was er noch erwogen hat.
ui-thoughts-plot = Gewinnaussicht im Lauf der Partie
ui-thought = { $name } gab sich vor diesem Zug { $percent } %{ $effort ->
    [0] .
    [1] .
   *[other] {" "}und hat { $effort } Partien durchgespielt.
  }
ui-thought-no-value = { $effort ->
    [0] { $name } hat nicht lange überlegt.
    [1] { $name } hat nicht lange überlegt.
   *[other] { $name } hat vor diesem Zug { $effort } Partien durchgespielt.
  }
ui-thought-none = Er hat noch über keinen Zug nachgedacht. Geh zu einem seiner Züge.

# Die Tür zum Begleiter und zwei Personen an einem Gerät
ui-real-table = Das Spiel liegt bei euch auf dem Tisch?
ui-real-table-line = Crosstable sagt, welche Karten ihr braucht, liest den Anfang vor, lässt die Sanduhr laufen und zählt die Punkte. Auch ohne Netz.
ui-real-table-go = Am echten Tisch
ui-one-device = Zu zweit an diesem Gerät
# Lernen

ui-player = Spieler { $number }
ui-first-game = Erste Partie mit Anleitung
ui-guide = Anleitung durch die erste Partie
ui-guide-rule = Regel
ui-guide-next = Verstanden
ui-guide-close = Schließen
ui-guide-end = Ohne Anleitung
ui-statements = Satz für Satz: { $rules }
ui-ours = Unsere Entscheidung
ui-now = Regeln für diesen Moment
ui-all-rules = Alle Regeln
ui-all-games = Alle Spiele
# Eine Serie von Partien

ui-series-length = Wie viele Partien?
ui-series-count = { $count ->
    [1] eine Partie
   *[other] Serie von { $count }
  }
ui-series-at = Partie { $number } von { $games }
ui-series-hint = Wer einen Platz übernimmt, übernimmt auch dessen Punkte. Bei gleichen Punkten wird der Rang geteilt.
ui-standings = Punktestand
ui-standings-place = Rang
ui-standings-player = Wer
ui-standings-points = Punkte
ui-standings-game = Partie { $number }
ui-standings-replay = Partie { $number } ansehen
ui-ready-say = Bereit für die nächste Partie
ui-ready-yes = Bereit
ui-ready-count = { $count ->
    [one] { $count } von { $of } ist bereit
   *[other] { $count } von { $of } sind bereit
}
ui-next-anyway = { $count ->
    [one] Anfangen: einer ist nicht bereit
   *[other] Anfangen: { $count } sind nicht bereit
  }
ui-next-game = Nächste Partie
ui-next-series = Noch eine Serie
ui-winners-page = Wer hat die Serie gewonnen?
ui-series-over = { $games } Partien sind gespielt
ui-series-won = { $count ->
    [one] { $names } gewinnt die Serie
   *[other] { $names } teilen sich den Sieg
  }
ui-series-won-you = Du gewinnst die Serie
ui-series-won-shared = Du teilst dir den Sieg mit { $names }
ui-series-points = { $points ->
    [one] 1 Punkt in { $games } Partien
   *[other] { $points } Punkte in { $games } Partien
  }
ui-series-last-game = Zur letzten Partie
ui-series-end = Die Serie beenden?
ui-series-end-text = { $number ->
    [one] Erst { $number } von { $games } Partien ist gespielt.
   *[other] Erst { $number } von { $games } Partien sind gespielt.
} In der Lobby sind die Punkte dieser Serie weg; ansehen kann man ihre Partien weiterhin.
ui-series-keep = Hierbleiben
ui-series-end-yes = Beenden, zur Lobby

# Reden, Zeichen, Rufe und Tasten.
ui-on = an
ui-off = aus
ui-volume = Töne
ui-volume-0 = aus
ui-volume-1 = leise
ui-volume-2 = mittel
ui-volume-3 = laut
ui-voice = Stimme
ui-voice-line = Liest vor, was am Tisch geschieht, wenn dieses Gerät eine Stimme dafür hat.
ui-calls = Bescheid geben
ui-calls-line = Eine Benachrichtigung, wenn du am Zug bist und gerade etwas anderes ansiehst.
ui-calls-unable = Dieser Browser kann dir nur von einer sicheren Adresse (https) aus Bescheid geben.
ui-calls-refused = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
ui-shortcuts = Tastenkürzel
ui-shortcuts-line = „?“ zeigt sie alle.
ui-bot-guide = Einen eigenen Bot schreiben
ui-tab-turn = Du bist dran
ui-call-title = { $game }: Du bist dran
ui-call-begun = { $game } beginnt
ui-call-turn = Der Tisch wartet auf dich.
ui-call-others = Der Tisch wartet auf dich und andere.
ui-call-watch = Schau nach deinem Tisch.
ui-keys = Tasten
ui-keys-off = Einzelne Tasten sind in den Einstellungen abgeschaltet; Tab, Enter und Esc gehen immer.
ui-key-chat = öffnet den Chat
ui-key-tab = geht von einem zum nächsten
ui-key-escape = schließt ein Fenster oder bricht eine Auswahl ab
ui-key-help = zeigt diese Liste
ui-key-space = Leertaste
ui-signs = Zeichen an deinem Platz
ui-sign-hello = winkt
ui-sign-laugh = lacht
ui-sign-think = grübelt
ui-sign-applause = klatscht
ui-sign-surprise = staunt
ui-sign-doubt = hat Zweifel
ui-sign-oops = hoppla
ui-sign-hurry = zeigt auf die Sanduhr
ui-phrases = Fertige Sätze: Alle lesen sie in ihrer eigenen Sprache
ui-phrase-number = Die Zahl im Satz
ui-chat-which = Wer spricht
ui-chat-at-table = Am Tisch
ui-chat-at-log = Protokoll
ui-chat-at-watchers = Zuschauer ({ $count })
ui-chat-manage = Stumm und mehr
ui-chat-back = Zurück zum Chat
ui-chat-mute-whom = Ausblenden, was sie sagen
ui-chat-table = Für den ganzen Tisch
ui-chat-keep = Den Chat in der Aufzeichnung behalten
ui-chat-keep-line = Alle sehen das vor dem Schreiben. Ändern lässt es sich nur zwischen den Partien.
ui-chat-watchers = Zuschauer dürfen untereinander reden
ui-chat-kept = Die Aufzeichnung der Partie behält den Chat und die Sätze.
ui-chat-not-kept = Die Aufzeichnung behält die Sätze, nicht den Chat.
ui-murmur-none = Von den Zuschauern hat noch niemand etwas gesagt.
ui-murmur-say = Deine Nachricht an die anderen Zuschauer
ui-murmur-line = Wer spielt, sieht das während der Partie nicht.
ui-murmur-name = Unter diesem Namen schreiben
ui-table-menu = Dieser Tisch
ui-here = da
ui-bot = Bot
ui-bot-plays = ein Bot spielt
ui-plays-for-left = spielt für { $name } weiter
ui-make-host = Zum Gastgeber machen
ui-send-away = Entfernen
ui-free-question = { $name } vom Tisch entfernen?
ui-free-here = { $name } ist verbunden, erfährt davon und kann mit demselben Gerät zehn Minuten lang nicht wiederkommen.
ui-free-away = Dann ist der Platz für jemand anderen frei. Auch { $name } kann wiederkommen, solange ein Platz frei ist.
ui-free-playing = Ein Bot spielt für { $name } bis zum Ende weiter. Wer an den Tisch kommt, kann den Platz übernehmen, auch { $name }.
ui-host-tools = Für den Gastgeber
ui-pause = Pause
ui-continue = Weiter
ui-end-game = Partie beenden
ui-end-question = Diese Partie jetzt beenden?
ui-end-line = Niemand gewinnt, und alle dürfen sehen, was verdeckt war. Die Partie kann man danach ansehen wie jede andere.
ui-close-table = Tisch schließen
ui-close-question = Diesen Tisch endgültig schließen?
ui-close-line = Alle erfahren es, und niemand kann hier mehr spielen. Die gespielten Partien kann man weiter ansehen.
ui-close-line-playing = Die laufende Partie endet ohne Sieger, alle erfahren es, und niemand kann hier mehr spielen. Alle Partien kann man weiter ansehen.
ui-no-back = Nein, zurück
ui-stand-ins = Wenn jemand weg ist
ui-pace = Tempo
ui-pace-hint = So lange sind Stimmen, Karten und Schüsse zu sehen. Bots warten sie ab.
ui-pace-value = { $pace ->
    [brisk] zügig
    [relaxed] gemütlich
   *[normal] normal
  }
ui-discussion = Bots lassen euch den Vortritt
ui-discussion-hint = Wo alle gleichzeitig entscheiden, etwa beim Abstimmen. Eine Zugabe von uns, keine Regel des Spiels.
ui-discussion-value = { $seconds ->
    [0] nein
   *[other] bis zu { $seconds } s
  }
ui-stand-in-after = Ist jemand weg, springt ein Bot ein
ui-stand-in-after-value = { $seconds ->
    [0] nie
    [60] nach 1 min
    [120] nach 2 min
    [300] nach 5 min
   *[other] nach { $seconds } s
  }
ui-stand-in-level = So stark ist der Bot
ui-newcomers = Neue dürfen beitreten
ui-hand-over = Auf einem anderen Gerät weiterspielen
ui-hand-over-line = Dein privater Link öffnet deinen Platz auf jedem Gerät. Heb ihn auf: Damit bekommst du deinen Platz zurück, wenn dieses Handy ausgeht.
ui-hand-over-show = Meinen privaten Link zeigen
ui-hand-over-qr = QR-Code deines privaten Links
ui-hand-over-keep = Scanne ihn, oder schick dir den Link selbst. Gib ihn nicht weiter: Wer ihn öffnet, sieht deine Karten und spielt für dich.
ui-copy-private = Privaten Link kopieren
ui-hand-over-renew = Neuen machen
ui-hand-over-renewed = Dieser Link ist neu. Der alte gilt nicht mehr, auf keinem Gerät.
ui-hand-over-taken = Das ist jetzt dein Platz, auch auf diesem Gerät.
ui-hand-over-void = Dieser private Link gilt nicht mehr.
ui-hand-over-question = Den Platz dieses Links nehmen?
ui-hand-over-replace = Dieses Gerät hat an diesem Tisch schon einen Platz. Nimmst du den Link, vergisst das Gerät jenen Platz.
ui-hand-over-use = Link nehmen
ui-leave-table = Den Tisch verlassen
ui-leave-question = Diesen Tisch verlassen?
ui-leave-line = Dein Platz wird für jemand anderen frei.
ui-leave-line-playing = Ein Bot spielt für dich bis zum Ende weiter. Zurück kannst du nur, solange niemand den Platz genommen hat.
ui-leave-line-alone = Sonst spielt hier niemand: Die Partie endet ohne Sieger.
ui-leave-hint = Schließt du nur die Seite, bleibt dein Platz: Ein Bot springt ein, bis du wieder da bist, wenn der Tisch das so will.
ui-paused = Die Partie macht Pause.
ui-paused-by = { $name } macht eine Pause. Die Uhren stehen.
ui-bots-warming = Die Bots laufen sich warm. Bis sie so weit sind, spielen schwächere für sie.
ui-bots-ready = Die Bots sind bereit.
ui-bots-weaker = Die Bots dieses Spiels ließen sich nicht starten. Schwächere spielen für sie.
ui-is-away = { $name } ist weg.
ui-away-until = { $name } ist weg. In { $seconds } s springt ein Bot ein.
ui-away-many = { $names } sind weg. In { $seconds } s springt ein Bot ein.
ui-bot-plays-for = Für { $name } spielt ein Bot, bis { $name } wieder da ist.
ui-looking = { $count ->
    [one] { $names } sieht noch nach.
    [2] { $names } sehen noch nach.
   *[other] { $count } Spieler sehen noch nach.
  }
ui-looking-many = { $count } sind noch nicht bereit.
ui-missed = { $count ->
    [one] Während du weg warst, hat ein Bot einen Zug für dich gemacht. Jetzt spielst wieder du.
   *[other] Während du weg warst, hat ein Bot { $count } Züge für dich gemacht. Jetzt spielst wieder du.
  }
ui-welcome = Willkommen. Dieser Platz gehört jetzt dir.
ui-welcome-card = Willkommen. Dieser Platz gehört jetzt dir: Sieh dir deine Karte an.
ui-ok = OK
ui-called-off = Kein Sieger
ui-closed = Dieser Tisch ist geschlossen
ui-closed-line = Der Gastgeber hat ihn geschlossen.
ui-closed-games = Der Gastgeber hat ihn geschlossen. Seine Partien kann man weiter ansehen.
ui-closed-game = Partie { $number }
ui-phase-closed = geschlossen
ui-your-turn = du bist dran
ui-all-own-tables = Alle { $count } zeigen
ui-visitor-seat = Du kannst für { $name } weiterspielen; bis dahin spielt ein Bot.
ui-visitor-locked = Der Gastgeber hat den Tisch gesperrt: Gerade kann niemand mehr beitreten.
ui-take-over-seat = Diesen Platz nehmen

# ---- runde Tische: was man hält, um es zu sehen
ui-hold-look = Halten und ansehen
ui-hold-keep = Weiter halten
ui-reveal-title = Deine Karte
ui-reveal-line = So sieht es bei allen aus.
ui-reveal-done = Ich weiß Bescheid
ui-meanwhile = { $count ->
    [one] Inzwischen: ein Ergebnis
   *[other] Inzwischen: { $count } Ergebnisse
  }
ui-talk = Reden
ui-talk-less = Weniger
ui-talk-new = neu
ui-taken-back = zurückgenommen
ui-talk-none = Noch hat niemand etwas gesagt.
ui-talk-more = { $count } weitere
ui-talk-state = Eine Aussage machen
ui-talk-which = Nur was gesagt wurde, oder alles, was geschah
ui-log = Protokoll
ui-apart = Zuschauer
ui-log-none = Noch ist nichts passiert.
ui-log-said = { $name }: „{ $words }“
ui-reveal-looked = { $count ->
    [one] { $count } von { $people } weiß Bescheid.
   *[other] { $count } von { $people } wissen Bescheid.
}

ui-puzzles = Aufgaben
ui-puzzle-today = Aufgabe des Tages
ui-puzzle-days = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
  }

# The coach

ui-coach = Trainer: vor einem Fehler nachfragen
ui-coach-asks = Bist du sicher?
ui-coach-show = Was wäre besser?
ui-coach-think = Noch einmal überlegen
ui-coach-anyway = Trotzdem spielen
