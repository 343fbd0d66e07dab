# Das Labor: Turniere und Simulationen.

lab-bad-player = „{ $text }“ ist kein Spieler. Schreib eine Stärke oder eine Stärke mit Sekunden: strong oder strong:0.5.
lab-bad-seconds = „{ $text }“: Ein Bot denkt mehr als 0 und höchstens 600 Sekunden über einen Zug nach.
lab-no-clocks = Ein Turnier wird ohne Uhr gespielt: Die Bots haben für jeden Zug eine feste Zeit. Lass die Uhr aus den Einstellungen weg.
lab-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
lab-no-action = { $answer } ist keine Aktion. Eine Aktion ist ihr Typ und die gewählten Felder.
lab-not-offered = { $answer } steht gerade nicht zur Wahl.
lab-bad-bot = Der Bot { $bot } lässt sich nicht laden: { $why }
lab-bad-url = „{ $url }“ ist nicht die Adresse eines Tisches. Sie sieht so aus: http://localhost:8000/t/PZMX.
lab-no-server = Der Server { $url } antwortet nicht. { $why }
lab-other-arena = In { $file } steht etwas anderes: Ein Turnier geht nur mit demselben Spiel, denselben Einstellungen, Bots, Plätzen und demselben Startwert weiter.
lab-arena-running = In { $file } schreibt gerade ein anderes Turnier. Warte, bis es fertig ist, oder nimm eine andere Datei.
lab-cannot-keep = In { $file } lassen sich keine Partien aufheben: { $why }
lab-no-belief = In { $game } gibt es nichts herauszufinden.
lab-no-such-lens = Eine Sichtweise „{ $lens }“ gibt es nicht. Es gibt: { $lenses }.
lab-no-extra = { $package } ist nicht installiert: pip install 'crosstable[{ $extra }]'.
lab-no-such-format = { $file }: Eine Tabelle wird als .jsonl oder .parquet geschrieben.
lab-no-such-picture = { $file }: Ein Bild wird als .svg, .png oder .pdf geschrieben.
lab-cannot-read = { $file } lässt sich nicht lesen: { $why }
lab-plot-course = Wie wahrscheinlich { $side } gewinnt
lab-plot-step = Schritt
lab-plot-match = { $game }, { $games } Partien: Anteil gewonnener Plätze, 95 %
lab-plot-balance = { $game } mit { $seats } Spielern, { $games } Partien: Siege, 95 %
lab-plot-side = { $game }: wie oft { $side } gewinnt, 95 %
lab-plot-plain = ohne Zusätze
