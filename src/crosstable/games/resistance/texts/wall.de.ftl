# Der Widerstand auf dem Bildschirm für den Raum.
resistance-wall-vote = Alle stimmen ab
resistance-wall-votes = Die Stimmen
resistance-wall-mission = Das Team spielt
resistance-wall-cards = Die Karten
resistance-wall-gives = { $name } gibt { $other } eine Plotkarte.
resistance-wall-swap = { $name } und { $other } tauschen Karten und Seiten.
resistance-wall-one-moment = Einen Moment
resistance-wall-rejected = { $count ->
    [one] ein Team abgelehnt
   *[other] { $count } Teams abgelehnt
  }

# Das Skript des Erzählers, wenn alle ein Telefon haben: Niemand schließt die Augen.
resistance-tell-nobody-phone = Dein Telefon zeigt dir deine Karte. Mehr erfährt niemand.
resistance-tell-blind-phone = Spione, diesmal bleibt ihr blind: Ihr seht einander nicht.
resistance-tell-chief-thumb-phone = { $count ->
    [one] Spione, ihr seht, wer euer Vorsitzender ist.
   *[other] Spione, ihr seht, wer eure { $count } Vorsitzenden sind.
  }
resistance-tell-deep-thumb-phone = Spione, ihr seht den Doppelagenten.
resistance-tell-pair-thumbs-phone = Spione, ihr seht zwei: Doppelagent und Täuscher.
resistance-tell-spies-phone = Spione, ihr seht einander.
resistance-tell-spies-but-deep-phone = Spione, ihr seht einander. Der Doppelagent sieht niemanden.
resistance-tell-spies-but-reverser-phone = Spione, ihr seht einander, nur nicht den Hacker.
resistance-tell-spies-but-both-phone = Spione, ihr seht einander. Doppelagent und Hacker sehen niemanden.
resistance-tell-chiefs-phone = Vorsitzende des Widerstands, ihr seht einander.
resistance-tell-coordinator-phone = { $count ->
    [one] Vorsitzender des Widerstands, du siehst den Koordinator.
   *[other] Vorsitzende des Widerstands, ihr seht den Koordinator.
  }
resistance-tell-open-phone = Tippt auf „Ich weiß Bescheid“, sobald ihr alles wisst.
