# Aufgaben

ui-puzzle-wrong = Nicht { $answer }. { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
  }
ui-puzzle-left = { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
  }
ui-puzzle-tries = { $left ->
    [one] Noch ein Versuch
   *[other] Noch { $left } Versuche
  }
ui-puzzle-you = Du
ui-puzzle-choose = Wähle eine Antwort
ui-puzzle-answer = Antwort: { $answer }
ui-puzzle-hard = { $hard ->
    [1] Leicht
    [2] Mittel
   *[3] Schwer
  }
ui-puzzle-won = { $tries ->
    [1] Auf Anhieb richtig: { $answer }.
   *[other] Richtig: { $answer }.
  }
ui-puzzle-lost = Richtig war: { $answer }.
ui-puzzle-streak = { $days ->
    [0] Morgen kommt die nächste Aufgabe.
    [one] Heute gelöst. Morgen kommt die nächste Aufgabe.
   *[other] { $days } Tage in Folge. Morgen kommt die nächste Aufgabe.
  }
ui-puzzle-share = Teilen
ui-puzzle-copy = Kopieren
ui-puzzle-next = Nächste Aufgabe
ui-puzzle-more = Mehr davon
ui-puzzle-all = Alle Aufgaben
ui-puzzle-missed = Daran bist du am { $day } gescheitert.
ui-puzzle-training = Training
ui-puzzle-to-today = Aufgabe des Tages
ui-puzzle-mistakes = { $count ->
    [one] Ein Fehler
   *[other] Deine { $count } Fehler
  }
ui-puzzle-no-mistakes = Keine Fehler mehr offen. Gut gemacht!
ui-puzzle-none = Hier gibt es noch keine Aufgaben.
ui-puzzle-done = { $done }/{ $count }

# What a messenger shows of a link

ui-preview-puzzle = Crosstable: die Aufgabe des Tages
ui-preview-puzzle-line = Eine Stellung aus einer Partie, eine Frage und genau eine richtige Antwort.
