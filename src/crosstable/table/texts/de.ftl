# Was Tisch, Datenbank und Server ablehnen, und warum.

table-no-such-face = Es stehen nur { $most } Gesichter zur Wahl.
table-bot-name = Bot { $number } ({ $level })
bot-at-random = Dieser Bot konnte nicht nachdenken und hat zufällig gespielt.
no-such-bot = Für dieses Spiel gibt es keinen Bot „{ $level }“; es gibt: { $levels }.
table-bot-seconds = Ein Bot darf 0 bis { $most } Sekunden über einen Zug nachdenken.

table-none = Den Tisch { $code } gibt es nicht.
table-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht.
table-watching = Du schaust zu. Setz dich, wenn du mitspielen willst.
table-unreadable = Der Tisch hat diese Nachricht nicht verstanden.
table-message-long = Diese Nachricht ist zu lang für einen Tisch.
table-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
table-internal = An diesem Tisch ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es bitte noch einmal.
table-hello-first = Eine Verbindung beginnt mit „hello“.
table-name-empty = Gib bitte deinen Namen ein.
table-name-long = Ein Name hat höchstens { $most } Zeichen.
table-title-long = Der Name eines Tisches hat höchstens { $most } Zeichen.
table-chat-empty = Schreib zuerst etwas.
table-chat-long = Eine Zeile hat höchstens { $most } Zeichen.
table-chat-fast = Das war viel auf einmal. Warte einen Moment, bevor du weiterschreibst.
table-not-while-lobby = Das Spiel hat noch nicht begonnen.
table-not-while-playing = Nicht, solange das Spiel läuft.
table-not-while-over = Nicht nach dem Spiel. Geh zuerst zurück in die Lobby.
table-host-only = Das darf nur der Gastgeber.
table-no-coach = Einen Trainer gibt es nur, wo alle anderen leichte Bots sind.
table-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
table-seat-taken = Dieser Platz ist besetzt.
table-full = An diesem Tisch ist kein Platz mehr frei.
table-nobody-there = Auf diesem Platz sitzt niemand.
table-too-many-people = Am Tisch sitzen schon { $count } Leute.
table-games = Eine Serie hat 1 bis { $most } Partien.
table-other-round = Diese Aktion gehört zu einer anderen Partie an diesem Tisch.
table-seats-empty = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
table-cannot-start = Das Spiel kann nicht beginnen: { $why }
table-discussion = Bots warten höchstens { $most } Sekunden, bis alle entschieden haben.
table-dealing = Es wird gerade ausgeteilt. Einen Moment, bitte.
table-other-deal = Dieser Beitrag gehört nicht zum nächsten Austeilen.
table-not-ready = { $count ->
    [one] Eine Person ist noch nicht bereit.
   *[other] { $count } Personen sind noch nicht bereit.
  }
table-log-joined = { $name } ist jetzt dabei.
table-log-left = { $name } hat den Tisch verlassen.
table-log-left-bot = { $name } hat den Tisch verlassen. Ein Bot spielt weiter.
table-log-removed = Der Gastgeber hat { $name } entfernt.
table-log-removed-bot = Der Gastgeber hat { $name } entfernt. Ein Bot spielt weiter.
table-log-stand-in = { $name } ist nicht da. So lange spielt ein Bot.
table-log-back = { $name } ist zurück.
table-log-host = { $name } ist jetzt Gastgeber.
table-too-many = Mehr Tische fasst dieser Server nicht. Versuch es bitte später noch einmal.
table-crowded = Mit diesem Tisch sind schon zu viele verbunden. Versuch es bitte später noch einmal.
table-elsewhere = Dieser Platz ist an zu vielen Stellen zugleich offen; die älteste Verbindung wurde geschlossen.

table-no-such-round = Partie { $number } wurde an diesem Tisch noch nicht gespielt.
table-round-running = Diese Partie läuft noch; ihre Aufzeichnung gibt es, wenn sie zu Ende ist.

store-failed = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Versuch es bitte noch einmal.
store-cannot-open = Die Datenbank { $file } lässt sich nicht öffnen: { $detail }
store-in-use = Ein anderer Server benutzt die Datenbank { $file } schon. Beende ihn zuerst, oder wähle mit --database eine andere Datei.
store-damaged = Die Datenbank { $file } ist beschädigt. Leg sie beiseite oder wähl eine andere Datei.
store-foreign = Die Datei { $file } ist keine Datenbank von Crosstable.
store-newer = Die Datenbank { $file } stammt von einer neueren Version von Crosstable (Format { $found }; diese kennt { $known }).
store-none = Die Datei { $file } gibt es nicht.
store-cannot-connect = Die Datenbank ist nicht zu erreichen: { $detail }
store-no-postgresql = Die Unterstützung für PostgreSQL ist nicht installiert: pip install 'crosstable[postgresql]'.
store-unknown-kind = Gespeichert wird in einer Datei oder unter einer Adresse wie postgresql://name:wort@host/games; { $kind }:// ist keins von beiden.
store-damaged-table = Dieser Tisch wurde mit einer anderen Version gespielt und lässt sich nicht öffnen.

server-bad-request = Der Server hat diese Anfrage nicht verstanden.
server-no-companion = Für { $game } gibt es keinen Begleiter.
server-not-found = Unter dieser Adresse gibt es nichts.
server-bad-method = So eine Anfrage nimmt diese Adresse nicht an.
server-too-large = Das ist zu groß für den Server.
server-bad-host = Diese Anfrage nennt keine gültige Adresse des Servers (Host).
server-foreign-origin = Diese Anfrage kam von einer fremden Seite.
server-bad-address = „{ $url }“ ist keine Adresse wie https://example.org oder http://example.org:8000.
server-bad-peer = „{ $peer }“ ist kein Rechner mit Port wie 10.0.0.5:8000.
server-bad-proxy = „{ $proxy }“ ist keine Adresse und kein Netz wie 10.0.0.0/8.
server-internal = Im Server ist etwas schiefgegangen; es steht im Protokoll. Versuch es bitte noch einmal.
server-failed = Der Server hat diese Anfrage abgelehnt ({ $status }).
server-port-taken = Port { $port } von { $host } ist schon belegt. Beende das andere Programm oder wähl einen anderen Port.
server-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $detail }

table-paused = Die Partie macht Pause.
table-closed = Dieser Tisch ist geschlossen worden.
table-locked = Der Gastgeber hat den Tisch gesperrt: Gerade kann niemand mehr beitreten.
table-sent-away = Der Gastgeber hat dich vom Tisch entfernt.
table-key-changed = Dein Platz hat einen neuen privaten Link; der alte gilt nicht mehr.
table-not-here = Diese Person ist nicht verbunden.
table-not-yourself = Um deinen eigenen Platz aufzugeben, wähl „Verlassen“.
table-grace = Ein Tisch wartet höchstens { $most } Sekunden, bis ein Bot einspringt.
table-no-such-phrase = Diesen Satz gibt es an diesem Tisch nicht.
table-not-your-phrase = Diesen Satz kannst du jetzt nicht sagen.
table-no-such-emote = Dieses Zeichen gibt es nicht.
table-emote-fast = Das waren viele Zeichen. Warte kurz bis zum nächsten.
table-murmur-seated = Du hast einen Platz: Schreib in den Chat des Tisches.
table-murmur-off = Der Gastgeber hat den Chat der Zuschauer abgeschaltet.
table-murmur-loud = Die Zuschauer sind gerade sehr laut. Warte kurz, bevor du wieder schreibst.
