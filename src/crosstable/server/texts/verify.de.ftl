# Eine Partie prüfen: was geprüft wurde, und was das beweist

verify-title = Partie prüfen
verify-back = Zurück zur Partie
verify-file = Gespeicherte Partie prüfen
verify-unreadable = Diese Datei lässt sich nicht lesen.

verify-right = Alles stimmt.
verify-server = Alles stimmt, aber von den Spielern hat kein Gerät etwas beigetragen.
verify-wrong = Diese Aufzeichnung stimmt nicht.
verify-yes = Richtig:
verify-no = Falsch:
verify-check-promise = Der Server hat gehalten, was er vor dem Austeilen zugesagt hat.
verify-check-parts = Jeder Beitrag ist der, der vor dem Austeilen zugesagt war.
verify-check-seed = Der Startwert folgt aus dem Geheimnis des Servers und allen Beiträgen.
verify-check-draws = Jede Karte und jede Ziehung folgt aus dem Startwert.
verify-check-own = Es ist das Austeilen, an dem dieses Gerät beteiligt war, mit seinem Beitrag.
verify-check-file = Die Aufzeichnung ist vollständig, und ihre Prüfsumme stimmt.
verify-not-seen = Die Aufzeichnung nennt andere Zusagen, als dieses Gerät vor dem Austeilen gesehen hat.
verify-not-mine = Dieses Gerät hat seinen Beitrag rechtzeitig gezeigt, aber in der Aufzeichnung fehlt er.
verify-nobody = Der Server hatte sich festgelegt, bevor jemand die Partie begann. Aber er hat es allein getan.
verify-old = Der Server hatte sich festgelegt, bevor jemand die Partie begann. Aber die Aufzeichnung ist älter oder stammt aus einer Partie ohne Server: Niemand sonst konnte beitragen.
verify-parts = Wer zum Austeilen beigetragen hat
verify-part = { $by ->
    [client] hat beigetragen:
    [silent] hat einen Beitrag zugesagt, ihn aber nicht rechtzeitig gezeigt.
    [bot] ist ein Bot und hat nichts beigetragen.
   *[other] hat nichts beigetragen.
  }
verify-seed = Alles wird aus diesem Startwert gezogen:
verify-draws = { $count ->
    [one] Eine Ziehung
   *[other] Alle { $count } Ziehungen
  }
verify-when = { $n ->
    [0] Das Austeilen
   *[other] Aktion { $n }
  }
verify-no-draws = In dieser Partie war nichts dem Zufall überlassen.

verify-lead = Der Server teilt nicht allein aus. Vor der Partie legt er sich auf ein Geheimnis fest, und das Gerät jedes Spielers auf einen zufälligen Beitrag. Erst dann werden die Beiträge gezeigt, und aus allem zusammen ergibt sich, wer was bekommt. Nach der Partie steht das Geheimnis in der Aufzeichnung, und diese Seite rechnet alles nach.
verify-proves = Was das beweist
verify-proves-chosen = Wenn dein Gerät beigetragen hat, konnte niemand bestimmen, wer was bekommt: nicht der Server, nicht die anderen Spieler, auch nicht alle zusammen.
verify-proves-all = Alle Karten und Ziehungen folgen daraus. Während der Partie wurde nichts ausgetauscht.
verify-proves-changed = Keine Karte, keine Ziehung und kein Beitrag wurde in der Aufzeichnung nachträglich verändert. Wenn doch, sagt die Seite, was.
verify-not = Was es nicht beweist
verify-not-looked = Dass niemand hingesehen hat: Der Server kennt alle Karten. Wer seinen Speicher lesen kann, kann sie jemandem am Tisch verraten.
verify-not-there = Irgendetwas für Leute, die nicht dabei waren: Ein Server könnte eine ganze Partie erfinden. Nur ein Gerät, das dabei war, erinnert sich an die Zusagen und vergleicht.
verify-not-silent = Dass ein Gerät, das einen Beitrag zugesagt und dann nicht gezeigt hat, nur langsam war. Wer sich mit dem Server abspricht, könnte so zwischen zwei Möglichkeiten wählen. Das steht immer oben in der Liste.
verify-not-nobody = Irgendetwas über eine Partie, zu der kein Gerät beigetragen hat, außer dass sich der Server vorher festgelegt hatte. Bots tragen nichts bei.
verify-not-played = Dass so gespielt und gesprochen wurde, wie es in der Aufzeichnung steht. Namen, Züge und Gespräche haben nur eine Prüfsumme, und wer die Datei ändert, kann auch die neu schreiben.
verify-not-page = Dass diese Seite ehrlich ist: Sie kommt vom selben Server. Wenn du ihm nicht traust, speichere die Partie und prüfe sie mit deinem eigenen Crosstable: „crosstable verify DATEI“. Das spielt die Partie auch nach den Regeln nach.
verify-scheme = Das Verfahren, Byte für Byte, steht in der Datei docs/fairness.md, die zu Crosstable gehört.
