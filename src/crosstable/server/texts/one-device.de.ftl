# Zwei Personen an einem Gerät.
one-device-lobby = Ihr spielt zu zweit an diesem Gerät.
one-device-open = In diesem Spiel gibt es keine Geheimnisse; ihr wechselt euch nur ab.
one-device-secret = Zwischen den Zügen ist der Bildschirm verdeckt, damit niemand die Karten des anderen sieht.
one-device-between = Zwischen den Zügen
one-device-straight = gleich weiter
one-device-cover = mit Abdeckung
one-device-next = { $name } ist dran.
one-device-hand = Weitergeben
one-device-pass = Gib das Gerät { $name }
one-device-look-away = Alle anderen sehen weg.
one-device-here = Ich bin { $name }
