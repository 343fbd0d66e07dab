# Die Kommandozeile.

cli-help = Brett- und Tischspiele spielen, anbieten und erforschen: im Browser, im Terminal, in Python.
cli-help-epilog = Fang an mit **crosstable serve --open** (im Browser) oder **crosstable play { $game }** (hier).
cli-help-lang = Die Sprache: en oder de. Sonst gilt, was LANG sagt.
cli-help-version = Sagt, welche Version das ist.
cli-no-such-language = Die Sprache „{ $language }“ gibt es nicht; es gibt: { $languages }.
cli-stopped = Beendet.

cli-help-serve = Startet den Server: Deine Freunde öffnen die Adresse, die er nennt, hier oder auf Handys im selben Netz.
cli-help-serve-epilog = Beispiele: **crosstable serve --open** · **crosstable serve --host 127.0.0.1 --port 9000** · **crosstable serve --public-url https://games.example.org --database /var/lib/crosstable.sqlite3**. Strg-C beendet ihn; beim nächsten Start geht jeder Tisch da weiter, wo er war.
cli-help-host = Wo der Server erreichbar ist. 0.0.0.0: in jedem Netz dieses Rechners; 127.0.0.1: nur auf diesem Rechner.
cli-help-port = Der Port. Sonst der erste freie ab 8000.
cli-help-open = Öffnet den Browser, sobald der Server da ist.
cli-help-database = Die Datei mit allen Tischen, oder die Adresse einer PostgreSQL-Datenbank, die mehrere Prozesse teilen.
cli-help-public-url = Die Adresse, die alle benutzen, wenn der Server hinter einem Proxy steht.
cli-help-origin = Eine andere Seite, die mit diesem Server sprechen darf. Mehrfach möglich.
cli-help-workers = Prozesse, in denen Bots denken; 0: Bots spielen zufällig. Sonst einer je Kern, bis auf einen.
cli-help-pace = Wie lange an neuen Tischen zu sehen ist, was geschieht; none: Nichts wartet darauf.
cli-help-bot-pause = Sekunden, die ein Bot mindestens braucht, damit alle folgen können.
cli-no-free-port = Von { $first } bis { $last } ist kein Port frei. Wähl einen mit --port.
cli-serving = Crosstable ist offen:
cli-serving-phones = Für Handys im selben Netz:
cli-serving-stop = Strg-C beendet es.
cli-bots-warming = Die Bots laufen sich warm. Bis sie so weit sind, spielen schwächere für sie.
cli-bots-ready = Die Bots sind bereit.
cli-bots-weaker = Die Bots von { $game } ließen sich nicht starten. Schwächere spielen für sie.

cli-help-play = Spielt im Terminal, gegen einen Bot oder zu zweit an einer Tastatur.
cli-help-play-epilog = Beispiele: **crosstable play { $game }** · **crosstable play { $game } --level strong --seconds 5 --seat 2** · **crosstable play { $game } --hot-seat --save game.jsonl**. Tipp, was du tun willst, oder help, board, save DATEI, quit.
cli-help-game = Das Spiel, wie `crosstable games` es nennt.
cli-help-level = Wie stark der Bot ist: easy, medium oder strong; random spielt irgendetwas.
cli-help-seconds = Sekunden, die ein Bot über einen Zug nachdenken darf.
cli-help-size = Die Brettgröße in Spielen, die eine haben; kurz für --set size=….
cli-help-swap = Ob im ersten Zug die Seiten getauscht werden dürfen, in Spielen, die das kennen; kurz für --set swap=….
cli-help-set = Eine beliebige Einstellung des Spiels als Name=Wert. Mehrfach möglich.
cli-help-as = Deine Farbe oder Rolle in Spielen, deren Plätze Namen haben.
cli-help-seat = Dein Platz, von 1 an gezählt.
cli-help-hot-seat = Alle an dieser Tastatur, keine Bots.
cli-help-seats = Wie viele mitspielen, wo das Spiel es offenlässt.
cli-help-thoughts = Zeigt, was der Bot erwogen hat: wie gut jeder Zug ist und wie viel seines Denkens er bekam.
cli-help-save = Schreibt die Partie am Ende in diese Datei.
cli-some-of = { $least } bis { $most } von { $of }, mit Kommas
cli-play-hint = Tipp einen Zug oder help.
cli-play-help = Namen und Bindewörter kannst du weglassen, wo nur eines gemeint sein kann: 7 mit 12 2, ja, team 2 4. Außerdem: board, save DATEI, quit.
cli-help-can = Du kannst
cli-help-choose = Auswahl
cli-help-example = zum Beispiel
cli-thinking = { $name } denkt nach …
cli-you = Du
cli-player = Spieler { $letter }
cli-left = Die Partie wurde vor dem Ende verlassen.
cli-ask-save = Partie speichern? Dateiname, oder Enter für nein:{" "}
cli-saved = Gespeichert: { $file }
cli-kept = Die bisherigen Partien liegen in { $file }. Derselbe Befehl macht dort weiter.
cli-not-understood = „{ $line }“ ist kein Zug. Möglich ist jetzt: { $offers }.
cli-wrong-number = „{ $action }“ braucht: { $fields }.
cli-no-such-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
cli-no-such-role = „{ $role }“ spielt in diesem Spiel niemand; es gibt: { $roles }.
cli-no-roles = In diesem Spiel wird ausgeteilt, wer was ist. Wähl einen Platz mit --seat.
cli-no-such-seat = Platz { $number } gibt es nicht; dieses Spiel hat { $count }.
cli-bad-setting = „{ $setting }“ ist keine Einstellung. Schreib Name=Wert, etwa size=5.
cli-cannot-read = { $file } lässt sich nicht lesen: { $why }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }

cli-help-replay = Zeigt eine Partie aus ihrer Datei, Schritt für Schritt.
cli-help-replay-epilog = Beispiele: **crosstable replay game.jsonl** · **crosstable replay game.jsonl --all** · **crosstable replay --json game.jsonl**.
cli-help-verify = Sagt, ob eine Datei eine ganze Partie enthält, regelgerecht gespielt und wie zugesagt ausgeteilt.
cli-help-verify-epilog = Beispiel: **crosstable verify game.jsonl**. Endet mit 0, wenn ja, sonst mit 1 und dem Grund.
cli-help-verdict = Sagt in drei Sätzen für jeden Platz, wo eine Partie entschieden wurde.
cli-help-verdict-epilog = Beispiel: **crosstable verdict game.jsonl --seat 2**
cli-help-verdict-seat = Nur für diesen Platz, ab 1 gezählt.
cli-help-verdict-json = Je Platz eine Zeile JSON: die Sätze, die Entscheidung mit ihren Chancen und deren Fehler, und der Verlauf der Partie.
cli-verdict-for = Für { $name }
cli-help-file = Die Datei; - ist die Standardeingabe.
cli-help-all = Zeigt alles und fragt nicht.
cli-help-replay-json = Gibt jeden Schritt als eine Zeile JSON aus.
cli-replay-keys = Enter: weiter · b: zurück · eine Zahl: dorthin · e: ans Ende · q: Schluss
cli-start = Anfang
cli-clock = Uhr
cli-against = {" "}gegen{" "}
cli-verified = Gültig: { $game }, { $players }, { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  }.
cli-deal-server = Ausgeteilt wurde allein nach dem vorher zugesagten Geheimnis des Servers; kein Spieler hat dazu beigetragen.
cli-deal-seed = Alles Ausgeteilte und Gezogene folgt aus diesem Startwert: { $seed }
cli-deal-part = { $by ->
    [client] {"  "}{ $name } hat beigetragen: { $contribution }
    [silent] {"  "}{ $name } hat einen Beitrag zugesagt, ihn aber nicht rechtzeitig gezeigt.
    [bot] {"  "}{ $name } ist ein Bot und hat nichts beigetragen.
   *[other] {"  "}{ $name } hat nichts beigetragen.
  }
cli-unfinished = Die Partie ist noch nicht zu Ende.

cli-help-arena = Lässt Bots gegeneinander spielen, mit vertauschten Plätzen, und zählt.
cli-help-arena-epilog = Beispiele: **crosstable arena { $game } strong medium --games 200** · **crosstable arena { $game } strong:1 strong:0.1 --json result.json** · **crosstable arena { $game } easy random --json -**. Das Intervall ist das von Wilson, 95 %.
cli-help-bots = Zwei Bots oder mehr: eine Stärke, oder eine Stärke mit Sekunden je Zug, etwa strong:0.5.
cli-help-games-count = Wie viele Partien.
cli-help-seed = Derselbe Startwert gibt dieselben Partien, soweit Bots mit Bedenkzeit sich wiederholen.
cli-help-arena-workers = Prozesse, die spielen; 0: dieser hier. Sonst einer je Kern.
cli-help-arena-json = Schreibt alles mitsamt den Partien in diese Datei; - gibt es statt der Tabelle aus.
cli-help-own-bot = Ein eigener Bot: eine Datei und der Name einer Funktion oder Klasse darin, etwa mine.py:Bot. Mehrmals möglich, wo mehrere spielen können.
cli-help-patience = Sekunden, nach denen ein eigener Bot als hängen geblieben gilt und seinen Zug verliert.
cli-bad-own-bot = „{ $text }“ ist keine Datei mit einem Namen: Schreib mine.py:Bot.
cli-bot-lost-turns = { $name } hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
  } verloren: { $fate ->
    [crashed] Er ist abgestürzt.
    [stalled] Er hat nicht rechtzeitig geantwortet.
   *[illegal] Seine Antwort stand nicht zur Wahl.
  }
cli-help-join = Setzt einen eigenen Bot an einen laufenden Tisch.
cli-help-join-epilog = Beispiel: **crosstable join http://localhost:8000/t/PZMX --bot mine.py:Bot**. Wie man einen Bot schreibt, steht auf der Seite /api/bots des Servers.
cli-help-table-url = Die Adresse des Tisches, wie man sie öffnet.
cli-help-join-name = Wie der Bot am Tisch heißt; sonst wie seine Funktion oder Klasse.
cli-help-join-seat = Der Platz, den er nimmt; sonst der erste freie.
cli-help-join-games = Geht nach so vielen Partien; sonst bleibt er, bis der Tisch schließt.
cli-joined = { $name } sitzt am Tisch { $url }.
cli-help-puzzles = Macht Aufgaben aus Partien von Bots; jede hat eine einzige richtige Antwort, und die ist bewiesen.
cli-help-puzzles-epilog = Beispiel: **crosstable puzzles { $game } --count 200 --out puzzles.json**. Alle Themen kommen gleich oft vor, die leichtesten Aufgaben zuerst.
cli-help-puzzles-count = Wie viele Aufgaben.
cli-help-puzzles-from = Sucht sie in dieser aufgezeichneten Partie, statt Bots spielen zu lassen; geht mehrmals.
cli-other-game = { $file } ist eine Partie { $game }.
cli-help-puzzles-out = Schreibt sie in diese Datei, statt sie auszugeben.
cli-help-gauntlet = Der erste Bot trifft auf jeden anderen, die anderen nicht aufeinander.
cli-help-keep = Schreibt jede Partie, sobald sie zu Ende ist, in diese Datei. Mit derselben Datei noch einmal gestartet, geht das Turnier dort weiter, wo es aufgehört hat.
cli-arena-rating = Wertung
cli-arena-better = Besser – schlechter
cli-help-mcp = Setzt ein Sprachmodell an einen Tisch: spricht das Model Context Protocol.
cli-help-mcp-epilog = Gib deinem Agenten den Befehl **crosstable mcp http://localhost:8000**. Braucht das Extra crosstable\[mcp\].
cli-help-mcp-server = Der Server, an dessen Tische es sich setzen darf.
cli-no-mcp = Das Model Context Protocol ist nicht installiert: pip install 'crosstable[mcp]'.
cli-mcp-no-seat = Du hast noch keinen Platz: Setz dich an einen Tisch oder eröffne einen.
cli-mcp-no-game = An deinem Tisch läuft noch keine Partie.
cli-mcp-how =
    Spiel ein Brettspiel auf einem Crosstable-Server. Nimm einen Platz (join_table, oder open_table und start_game), sieh
    dann hin (look) und handle (act), wenn du am Zug bist, in den Worten, die look zu jeder Aktion zeigt. wait_for_turn
    kehrt zurück, wenn das Spiel dich braucht. Du siehst und darfst genau das, was dein Platz sieht und darf.
cli-mcp-list_tables = Die Spiele des Servers und die öffentlichen Tische mit ihren Codes und freien Plätzen.
cli-mcp-join_table = Unter diesem Namen einen freien Platz am Tisch mit diesem Code nehmen.
cli-mcp-open_table = Einen neuen Tisch für ein Spiel (nach seiner Kennung) eröffnen und den ersten Platz nehmen.
cli-mcp-start_game = Die freien Plätze des eigenen Tisches mit Bots dieser Stärke füllen und beginnen.
cli-mcp-look = Was dein Platz jetzt wissen darf: was geschehen ist, wie es am Tisch steht und was du tun darfst.
cli-mcp-rules = Die Regeln des Spiels an deinem Tisch.
cli-mcp-act = Etwas tun, in den Worten, die look zeigt: eine Aktion und was du wählst, etwa „vote yes“.
cli-mcp-say = Am Tisch etwas in eigenen Worten sagen. Bots lesen es nicht; sie hören Aussagen, und die sind Aktionen.
cli-mcp-wait_for_turn = Warten, bis das Spiel dich braucht oder vorbei ist, höchstens so viele Sekunden; dann hinsehen.
cli-mcp-games = Spiele:
cli-mcp-game = { $game }: { $seats } Plätze
cli-mcp-tables = Tische:
cli-mcp-table = { $code }: { $game }, { $phase ->
    [lobby] in der Lobby
    [playing] im Spiel
   *[over] vorbei
  }, { $free } frei
cli-mcp-no-tables = keiner ist öffentlich
cli-mcp-said = Gesagt.
cli-mcp-refused = Abgelehnt: { $why }
cli-mcp-lobby = In der Lobby von Tisch { $code }: { $game }. Plätze: { $seats }.
cli-mcp-over = Die Partie ist vorbei. { $why }
cli-mcp-you = Du hast Platz { $seat }, { $name }.
cli-mcp-turn = { $yours ->
    [yes] Du bist am Zug.
   *[no] Das Spiel wartet nicht auf dich.
  }
cli-mcp-offer = { $offer }  z. B. „{ $example }“{ $aside ->
    [yes] {" "}(nebenbei: Das Spiel wartet nicht darauf)
   *[no] {""}
  }
cli-mcp-no-rules = Zu diesem Spiel gibt es keine Regelseite.
cli-help-bench-talk = Setzt ein Sprachmodell oder einen Bot an feste Tische, an denen geredet und gelogen wird, und wertet jedes Wort und jede Wahl.
cli-help-bench-talk-epilog = Beispiele: **crosstable bench-talk --url http://localhost:11434/v1 --model llama3** · **crosstable bench-talk --bot strong** · als MCP-Server für einen Agenten: **crosstable bench-talk --mcp --json result.json**. Den Schlüssel für einen Endpunkt liest es aus der Variablen CROSSTABLE_API_KEY.
cli-help-talk-url = Die Adresse eines OpenAI-kompatiblen Endpunkts, bis einschließlich /v1.
cli-help-talk-model = Das Modell, nach dem dort gefragt wird.
cli-help-talk-mcp = Ist ein MCP-Server über Standardein- und -ausgabe; ein Agent spielt mit seinen Werkzeugen alle Tische.
cli-help-talk-bot = Stattdessen ein Bot: eine Stärke oder ein eigener, etwa mine.py:Bot.
cli-help-talk-tables = Wie viele Tische der Reihe.
cli-help-talk-json = Schreibt die Wertungen aller Tische in diese Datei.
cli-talk-who = Sag, wer spielt: --url, --mcp oder --bot.
cli-talk-table = Tisch { $number }: { $game }, { $won ->
    [0] verloren
   *[other] gewonnen
  }.
cli-talk-enough = Du hast genug gesagt: Jetzt tu, worauf das Spiel wartet.
cli-talk-no-answer = Der Endpunkt { $url } gibt keine lesbare Antwort. { $why }
cli-talk-ask =
    Du sitzt an einem Tisch, an dem geredet und gelogen wird. Du siehst genau, was dein Platz sehen darf.
    Antworte mit einer Zeile: einer Aktion in den Worten, die gezeigt werden, wie in den Beispielen. Aussagen (nebenbei)
    darfst du vor der Aktion machen, auf die das Spiel wartet; Bots hören sie. Spiel, um zu gewinnen.

    Die Regeln:
cli-talk-how =
    Spiel die Tische einer Prüfung im Tischgespräch, einen nach dem anderen: Sieh hin (look) und handle (act) in den Worten, die look
    zeigt, bis alle Tische gespielt sind. Aussagen (nebenbei) darfst du vor der Aktion machen, auf die das Spiel wartet.
    Spiel, um zu gewinnen.
cli-talk-look = Was der Platz jetzt wissen darf und was er tun darf.
cli-talk-act = Tun, was diese Worte bedeuten; was nichts bedeutet, wird mit dem Grund beantwortet und kostet beim dritten Mal den Zug.
cli-talk-rules = Die Regeln des Spiels an diesem Tisch.
cli-talk-head = Tisch { $number } von { $count } ({ $set }): { $game }, { $seats } Spieler.
cli-talk-done = Alle Tische sind gespielt. Danke.
cli-talk-again = Der Endpunkt gibt keine Antwort ({ $why }). Nächster Versuch in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
cli-talk-game = Spiel
cli-talk-all = Alle
cli-talk-won = Gewonnen (95 %)
cli-talk-lies = Gelogen
cli-talk-opinions = Über andere recht
cli-talk-noticed = Lügen bemerkt
cli-talk-thrown = Vergeben (Fehler)
cli-talk-faults = Ungültig
cli-two-bots = Für ein Turnier braucht es zwei Bots oder mehr.
cli-arena-player = Bot
cli-arena-won = Gewonnen
cli-percent = { $value } %
cli-point = ,
cli-arena-share = Anteil
cli-arena-interval = 95 %
cli-arena-first = als Erster
cli-arena-time = je Zug
cli-arena-length = Eine Partie dauerte im Mittel { $actions } Aktionen.

cli-help-plot = Zeichnet ein Bild davon in diese Datei (.svg, .png, .pdf). Braucht das Extra crosstable\[plots\].
cli-help-ray = Spielt auf dem Ray-Cluster unter dieser Adresse; „local“ startet einen auf diesem Rechner. Braucht das Extra crosstable\[ray\].

cli-help-balance = Zählt, wer in einer Aufstellung wie oft gewinnt, nach Seite und Rolle.
cli-help-balance-epilog = Beispiele: **crosstable balance { $game } --games 200** · **crosstable balance { $game } --all --plot balance.svg** · **crosstable balance --page balance.md**. Das Intervall ist das von Wilson, 95 %.
cli-help-balance-games = Die Spiele; alle, wenn keines genannt ist.
cli-help-balance-count = Wie viele Partien je Aufstellung.
cli-help-balance-bot = Wer auf allen Plätzen sitzt; sonst der Bot von mittlerer Stärke.
cli-help-balance-seats = Nur mit so vielen Spielern; sonst mit jeder Anzahl.
cli-help-balance-all = Alle Aufstellungen der Seite über die Balance: Modi, Module, Sonderrollen.
cli-help-balance-keep = Bewahrt alle Partien in diesem Ordner auf. Mit demselben Ordner noch einmal gestartet, geht es dort weiter, wo es aufgehört hat.
cli-help-balance-json = Schreibt die Zahlen in diese Datei; - gibt sie statt der Tabellen aus.
cli-help-balance-page = Zählt alle Aufstellungen aus und schreibt eine Seite mit Tabellen und Bildern in diese Datei.
cli-balance-title = { $game }, { $setup }, { $seats } Spieler
cli-balance-who = Seite oder Rolle
cli-balance-won = Gewonnen
cli-balance-share = Anteil (95 %)

cli-help-records = Sieht viele aufgezeichnete Partien durch und schreibt sie als Tabelle.
cli-help-records-epilog = Beispiele: **crosstable records games/** · **crosstable records games/ arena.jsonl --game { $game } --won-by strong --to wins.parquet** · **crosstable records games/ --of actions --to actions.jsonl**
cli-help-records-paths = Aufgezeichnete Partien, Ordner damit, oder Dateien, in denen ein Turnier seine Partien aufbewahrt.
cli-help-records-game = Nur Partien dieses Spiels.
cli-help-records-player = Nur Partien mit jemandem dieses Namens.
cli-help-records-won-by = Nur Partien, die jemand dieses Namens gewonnen hat.
cli-help-records-seats = Nur Partien mit so vielen Plätzen.
cli-help-records-over = Nur Partien, die zu Ende gespielt sind, oder nur die anderen.
cli-help-records-set = Nur Partien mit dieser Einstellung, etwa size=6. Mehrmals möglich.
cli-help-records-of = Wofür eine Zeile steht: games, seats oder actions.
cli-help-records-to = Schreibt eine Tabelle in diese Datei: .jsonl, oder .parquet mit dem Extra crosstable\[frames\].
cli-no-such-rows = Zeilen für „{ $of }“ gibt es nicht. Es gibt: { $known }.
cli-records-game = Spiel
cli-records-seats = Plätze
cli-records-records = Partien
cli-records-over = zu Ende
cli-records-actions = Aktionen im Mittel
cli-help-replay-plot = Zeichnet stattdessen den Verlauf der Partie in diese Datei (.svg, .png, .pdf). Braucht das Extra crosstable\[plots\].

cli-help-games = Nennt die Spiele mit Einstellungen und Bots.
cli-games-what = Worum es geht
cli-games-seats = Spieler
cli-games-bots = Bots
cli-games-default = vorgewählt

cli-help-warm = Übersetzt die Bots vorab, damit niemand auf sie warten muss. `serve` tut das von selbst.
cli-warming = { $game }: Die Bots machen sich bereit …
cli-warm = { $game } ist bereit.
cli-said = { $name } sagt: „{ $line }“

# Ein eigenes Spiel
cli-help-new-game = Schreibt ein kleines, fertiges Spiel zum Weiterbauen.
cli-help-new-game-epilog = Beispiel: **crosstable new-game steine --in spiele**. Das Spiel ist ein Python-Paket aus wenigen kurzen Dateien; docs/add-a-game.md macht von da an weiter.
cli-help-new-game-name = Sein Name: kleine Buchstaben und Unterstriche.
cli-help-new-game-in = Der Ordner, in dem der Ordner des Spiels angelegt wird.
cli-new-game-bad-name = „{ $game }“ kann kein Spiel heißen. Nimm 2 bis 30 kleine Buchstaben; dazwischen dürfen Unterstriche stehen.
cli-new-game-taken = Der Name „{ $game }“ ist vergeben, an ein Spiel oder an ein Python-Modul. Nimm einen anderen.
cli-new-game-exists = { $folder } gibt es schon. Nichts wurde geschrieben.
cli-new-game-next = Geschrieben. So spielst du es, in dem Ordner, in dem es liegt: CROSSTABLE_GAMES={ $game } crosstable serve --open

# Einen Server betreuen
cli-help-metrics = Sagt Prometheus unter /metrics, was gezählt wird. Nur Zahlen, aber für alle, die den Port erreichen.
cli-help-log = Wie das Protokoll geschrieben wird: plain sind einfache Zeilen, json ist ein Objekt je Zeile.
cli-help-archive-days = Verschiebt Tische, an denen sich so viele Tage nichts geändert hat, in ein Archiv neben der Datenbank; bei 0 bleiben sie.
cli-help-backup = Kopiert alle Tische in eine Datei, während der Server läuft.
cli-help-backup-epilog = Beispiel: **crosstable backup abend.backup**. Wer die Datei lesen kann, kann die Karten laufender Partien lesen.
cli-help-backup-file = Die Datei mit der Kopie.
cli-backed-up = { $tables ->
    [one] Ein Tisch ist jetzt in { $file }.
   *[other] { $tables } Tische sind jetzt in { $file }.
  }
cli-help-restore = Holt die Tische einer Sicherung oder eines Archivs zurück, die der Datenbank fehlen, während der Server läuft.
cli-help-restore-epilog = Beispiel: **crosstable restore abend.backup**. Ein Tisch, den die Datenbank hat, bleibt dort, wie er ist.
cli-restored = { $tables ->
    [0] Es war nichts zurückzuholen.
    [one] Ein Tisch wurde zurückgeholt.
   *[other] { $tables } Tische wurden zurückgeholt.
  } { $kept ->
    [0] {""}
    [one] Einer war schon da und ist geblieben, wie er ist.
   *[other] { $kept } waren schon da und sind geblieben, wie sie sind.
  }
cli-help-doctor = Sieht alles durch, was ein Server braucht, und sagt, was nicht stimmt.
cli-help-doctor-server = Fragt auch diesen laufenden Server.
cli-doctor-python = Crosstable { $crosstable } läuft mit Python { $python }.
cli-doctor-packages = Alle { $count } Pakete sind installiert.
cli-doctor-no-package = Das Paket { $package } fehlt. Installiere Crosstable neu.
cli-doctor-disk = In { $folder } kann nichts geschrieben werden: { $detail }
cli-doctor-full = In { $folder } sind nur noch { $megabytes } MB frei.
cli-doctor-room = In { $folder } kann geschrieben werden, { $megabytes } MB sind frei.
cli-doctor-no-store = Die Datenbank { $file } gibt es noch nicht; der Server legt sie an.
cli-doctor-store = Die Datenbank { $file } ist in Ordnung: { $tables ->
    [one] Ihr einer Tisch lässt
   *[other] Alle { $tables } Tische lassen
  } sich bis zum Ende lesen.
cli-doctor-damaged = { $count ->
    [one] Ein Tisch lässt
   *[other] { $count } Tische lassen
  } sich nicht wiederherstellen: { $tables }
cli-doctor-answers = Der Server unter { $url } antwortet, und es geht ihm gut.
cli-doctor-no-answer = Der Server unter { $url } antwortet nicht, wie er soll: { $detail }
cli-help-processes = So viele Prozesse an einem Port; sie teilen sich die Tische über die Datenbank, die eine PostgreSQL sein muss.
cli-help-peer = Rechner und Port, unter denen andere Prozesse derselben Datenbank diesen erreichen; sonst so, wie die Datenbank diesen Rechner sieht.
cli-help-proxy = Adresse oder Netz eines Proxys oder anderer Prozesse: Ihrer Angabe, wer da fragt, wird geglaubt.
cli-processes-file = Mehrere Prozesse brauchen --store postgresql://…: In eine Datei schreibt nur einer, sie meldet den anderen nichts und hat keine Sperre, die sagt, welcher Prozess welchen Tisch hat.
cli-help-worker = Lässt Bots von Servern, die sich eine PostgreSQL teilen, auf diesem Rechner denken.
cli-help-worker-epilog = Beispiel: **crosstable worker --store postgresql://crosstable:geheim@db/games**. Auf beliebig vielen Rechnern.
cli-help-worker-store = Die Adresse der PostgreSQL, die sich die Server teilen.
cli-help-worker-workers = Wie viele Bots zugleich denken. Sonst einer je Kern, bis auf einen.
cli-worker-ready = { $workers ->
    [one] Hier kann immer nur ein Bot denken. Strg-C beendet das.
   *[other] { $workers } Bots können hier zugleich denken. Strg-C beendet das.
  }
