# Der Widerstand auf dem Bildschirm für den Raum.
resistance-wall-vote = Alle stimmen ab
resistance-wall-votes = Die Stimmen
resistance-wall-mission = Das Team spielt
resistance-wall-cards = Die Karten
resistance-wall-one-moment = Einen Moment
resistance-wall-rejected = { $count ->
    [one] ein Team abgelehnt
   *[other] { $count } Teams abgelehnt
  }
