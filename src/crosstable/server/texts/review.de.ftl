# Eine Partie ansehen

ui-review = Partie ansehen
ui-review-start = Die Partie beginnt.
ui-review-clock = Die Uhr
ui-review-steps = Schritte der Partie
ui-review-go = Zu Schritt { $step }
ui-review-tab-steps = Schritte
ui-review-tab-insight = Was du wissen konntest
ui-review-tab-said = Gesagtes
ui-review-tab-course = Wendepunkte
ui-review-tab-thoughts = Gedanken der Bots
ui-review-eyes = Mit wessen Augen
ui-review-eyes-open = Alles offen
ui-review-eyes-watch = Wie ein Zuschauer es sah
ui-review-eyes-seat = Wie { $name } es sah ({ $seat })
ui-review-bot = Bot
ui-review-more = Diese Partie
ui-review-share = Teilen
ui-review-check = Prüfen
ui-review-download = Speichern

ui-review-could-know = Was { $name } wissen konnte
ui-review-could-all = Was alle wissen konnten
ui-review-lens = Angenommen
ui-review-working = Wird ausgerechnet …
ui-review-percent = In Prozent.
ui-review-really = Tatsächlich
ui-review-so = tatsächlich

ui-review-verdict = { $verdict ->
    [true] wahr
    [false] nicht wahr
    [unknown] konnte es nicht wissen
   *[opinion] { $right ->
        [true] Meinung, richtig
        [false] Meinung, falsch
       *[none] Meinung
    }
  }
ui-review-said-nothing = Niemand hat etwas gesagt, das sich beurteilen ließe.
ui-review-said-line = „Nicht wahr“ heißt: Wer es sagte, wusste es besser. Wobei sich niemand sicher sein konnte, das gilt als Meinung.
ui-review-liars = Wer sagte die Wahrheit?
ui-review-count-true = wahr
ui-review-count-false = gelogen
ui-review-count-opinion = Meinungen
ui-review-count-right = { $right } von { $all } richtig

ui-review-course = Wie die Partie lief
ui-review-course-plot = Gewinnchance von { $first } im Lauf der Partie
ui-review-course-working = Der Verlauf der Partie wird ausgerechnet. Das dauert ein paar Sekunden.
ui-review-course-now = Schritt { $step }: { $first } { $one } %, { $second } { $two } %
ui-review-turn = Wendepunkt bei Schritt { $step }: { $what } { $side }: { $before } % → { $after } %
ui-review-no-turns = Niemand hat einen messbaren Fehler gemacht, und kein Schritt hat die Chancen über die Fehlerspanne hinaus verschoben.
ui-review-again = Noch einmal versuchen

ui-review-together = Gemeinsam ansehen
ui-review-you-lead = Du führst: Wer mitkommt, sieht, was du siehst.
ui-review-leads = { $name } führt durch diese Partie.
ui-review-following = Du folgst { $name }.
ui-review-nobody = Gerade führt niemand.
ui-review-follow = Mitkommen
ui-review-take-lead = Führung übernehmen
ui-review-alone = Allein ansehen
ui-review-end-together = Beenden
ui-review-elsewhere = Der Tisch sieht gemeinsam Partie { $round } an: mitkommen

ui-verdict-working = Es wird ausgerechnet, wo es entschieden wurde …
ui-verdict-chance = Deine Chance zu gewinnen
ui-verdict-chance-watched = Die Chance der Sieger
ui-verdict-known = nach dem, was du wissen konntest
ui-verdict-cards = wie es wirklich stand
ui-verdict-margin = Fehlerspanne
ui-verdict-line = Von { $first } auf { $last } Prozent vor dem Ende
ui-verdict-cost = { $points } hier
ui-verdict-here = hier
ui-verdict-taken = gespielt
ui-verdict-play-on = Von hier weiterspielen
ui-verdict-play-on-secret = Du kennst jetzt alle Karten; die Bots kennen sie nicht.
ui-verdict-send = Jemandem schicken
ui-verdict-percent = { $chance } %
ui-verdict-more = Mehr
ui-preview-game = Wo die Partie entschieden wurde und was besser gewesen wäre.
