crossfire-rules-in-sniper = Im Scharfschützenmodus:
crossfire-rules-lead = Alle sehen ein paar Karten vorbeiziehen. Dann habt ihr drei Minuten zum Reden und jeder einen Schuss.
crossfire-rules-aim = Worum es geht
crossfire-rules-aim-text = Rot will die Zielperson erschießen, Blau will sie am Leben halten, und manche spielen für sich. Vor dem Schuss darf niemand seine Karte zeigen; sagen darf man alles.
crossfire-rules-deal = Das Austeilen
crossfire-rules-deal-text = Du siehst dir die Karte an, die du bekommst, reichst sie nach links weiter und siehst dir die an, die von rechts kommt. Dann mischt der Geber seine Karte mit denen seiner beiden Nachbarn, die drei gehen zufällig zurück, und die drei sehen nach. Jeder Dritte im Uhrzeigersinn macht es genauso, bis alle Karten einmal gemischt sind; manche werden es zweimal. Die Karte, die du am Ende hältst, bist du. Was du unterwegs gesehen hast, ist alles, was du sicher weißt.
crossfire-rules-talk = Drei Minuten
crossfire-rules-talk-text = Alle wählen gleichzeitig, als was sie sich ausgeben: Agent, Zielperson, Unbeteiligte oder keine Angabe. Danach darf jeder seine Karte jederzeit drehen, und alle sehen es. Erzähle, was du gesehen hast, lüge, frage, klage an. Das Gespräch endet mit der Uhr oder sobald alle bereit sind.
crossfire-rules-shot = Der Schuss
crossfire-rules-shot-text = Jeder zielt heimlich auf einen anderen Spieler. Zuerst nehmen alle Unbewaffneten die Pistole runter. Dann schießen die Agenten, alle zugleich; ein Attentäter, den sie treffen, schießt nicht mehr. Dann schießen die übrigen Attentäter. Wurde die Zielperson erschossen, von wem auch immer, hat Rot gewonnen, sonst Blau. Wer eine Unbeteiligte erschießt, verliert auf jeden Fall.
crossfire-rules-roles = Wer wann gewinnt
crossfire-rules-roles-text = Jede Karte sagt, was ihr Besitzer will. Die Raute steht für Blau, das Dreieck für Rot, der Kreis für alle, die für sich spielen.
crossfire-rules-sniper = Mit Scharfschützin
crossfire-rules-sniper-text = Eine Spielerin ist die Scharfschützin, mit offener Karte und so vielen Schusskarten, wie es Attentäter gibt. Während des Gesprächs legt sie sie vor Spieler, und die sind erschossen, wenn die Zeit um ist. Sind alle Attentäter erschossen, gewinnt Blau. Ist die Zielperson oder eine Unbeteiligte erschossen, gewinnt Rot. Sonst zeigen sich die übrigen Attentäter und zielen jeder auf jemanden. Treffen sie die Zielperson und keine Unbeteiligte, gewinnt doch noch Rot.
crossfire-rules-special = Spezialidentitäten
crossfire-rules-special-text = Der Vollstrecker ist ein Agent mit zwei Pistolen. Der Personenschützer ist ein Agent und fängt einen Schuss auf den Spieler ab, auf den er zeigt; das tut auch der Ordnungshüter, der zu den Unbeteiligten hält. Demonstrantin und Unterstützerin sind Unbeteiligte, die Partei ergreifen. Der Bombenleger gewinnt allein, wenn ihn niemand erschießt. Jede Identität ersetzt andere Karten; was nicht zusammengeht, sagt die Lobby.
crossfire-rules-series = Um Punkte
crossfire-rules-series-text = Über mehrere Partien bekommt jeder, der eine gewinnt, einen Punkt. Wer am Ende die meisten hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.

# Satz für Satz; `.ours` ist, was wir entschieden haben, wo es sonst niemand tut

crossfire-rule-C1 = Es gibt 19 Identitäten, drei Schusskarten für die Scharfschützin und eine Uhr für drei Minuten.
crossfire-rule-C2 = Welche Identitäten ausgeteilt werden, hängt von der Zahl der Spieler ab: immer eine Zielperson und eine Unbeteiligte, ein bis drei Agenten, ein bis drei Attentäter, und Lockvögel, bis es passt.
crossfire-rule-C3 = Mit Scharfschützin (6 bis 10 Spieler) ist eine Spielerin die Scharfschützin; es gibt weniger Agenten und zwei oder drei Attentäter.
crossfire-rule-C4 = Jede Spezialidentität ersetzt bestimmte andere Karten und braucht eine bestimmte Zahl von Spielern.
    .ours = Spezialidentitäten gehen zusammen, wenn in irgendeiner Reihenfolge jede Karte da ist, die hinausmuss; sonst lehnt der Tisch ab und sagt, warum.
crossfire-rule-C5 = Alle sehen sich die ausgeteilte Karte an, reichen sie nach links weiter und sehen sich die an, die von rechts kommt.
crossfire-rule-C6 = Dann mischen der Geber und im Uhrzeigersinn jeder Dritte ihre Karte mit denen beider Nachbarn; die drei gehen zufällig zurück, und die drei sehen nach. Wer zweimal gemischt wird, sieht eine Karte mehr.
crossfire-rule-C7 = Die Karte der Scharfschützin liegt offen. Sie bekommt keine Karte, reicht und mischt nicht mit, ist nie Geber und bekommt so viele Schusskarten, wie es Attentäter gibt.
crossfire-rule-C8 = Wenn die Uhr beginnt, behaupten alle gleichzeitig etwas: Agent, Zielperson, Unbeteiligte oder keine Angabe. Eine Behauptung darf man jederzeit ändern, und alle sehen es.
crossfire-rule-C9 = Das Gespräch dauert drei Minuten. Sagen darf man alles, auch Lügen; zeigen darf niemand eine Karte.
    .ours = Der Tisch kann eine andere Dauer wählen oder reden, bis alle bereit sind. Die Scharfschützin behauptet nichts.
crossfire-rule-C10 = Bevor die Zeit um ist, legt die Scharfschützin ihre Schusskarten vor Spieler; bis dahin darf sie sie umlegen.
    .ours = Höchstens eine pro Spieler, keine für sich selbst; nicht gelegte verfallen.
crossfire-rule-C11 = Drei, zwei, eins: Alle zeigen gleichzeitig auf einen anderen Spieler, der Vollstrecker mit zwei Pistolen.
    .ours = Der Vollstrecker zeigt auf zwei verschiedene; der Tisch kann beide auf einen erlauben.
crossfire-rule-C12 = Dann der Reihe nach: Wer unbewaffnet ist, nimmt die Pistole runter; die Agenten zeigen sich; wen ein Agent getroffen hat, der nimmt die Pistole runter und zeigt sich; und die Zielperson sagt, ob sie getroffen wurde.
crossfire-rule-C13 = Personenschützer und Ordnungshüter zeigen weiter, schießen aber nicht, sondern schützen.
    .ours = Bewaffnet sind Agenten, Vollstrecker und Attentäter. Alle anderen sind es nicht.
crossfire-rule-C14 = Zuerst schießen alle Agenten zugleich, auch der Vollstrecker. Ein Attentäter, der dabei getroffen wird, schießt nicht mehr.
    .ours = Agenten, die einander treffen, haben beide geschossen.
crossfire-rule-C15 = Dann schießen die Attentäter, die nicht getroffen wurden.
crossfire-rule-C16 = Jeder Personenschützer und jeder Ordnungshüter fängt einen Schuss auf den ab, auf den er zeigt.
    .ours = Der früheste Schuss wird zuerst abgefangen. Kommen in einer Welle mehr Schüsse, als abgefangen werden, ist der Spieler erschossen, und alle, die in dieser Welle auf ihn schossen, haben ihn erschossen. Ein Attentäter, dessen Treffer abgefangen wurde, schießt noch. Wer in der ersten Welle getroffen wird, schützt in der zweiten nicht mehr, außer der Tisch will es so.
crossfire-rule-C17 = Ist die Zielperson erschossen, von wem auch immer, gewinnt Rot; sonst Blau. Dann zählt, was jede Identität für sich braucht.
crossfire-rule-C18 = Blau gewinnt, wenn die Zielperson lebt, Rot, wenn sie erschossen ist. Lockvögel, Unbeteiligte und Spezialidentitäten haben eigene Bedingungen; sie stehen bei jeder Karte.
crossfire-rule-C19 = Wer eine Unbeteiligte, Demonstrantin oder Unterstützerin erschießt, verliert, auch wenn sein Team gewinnt.
crossfire-rule-C20 = Erschießt niemand den Bombenleger, gewinnt er und alle anderen verlieren. Das zählt zuletzt.
crossfire-rule-C21 = Manche Lockvögel wollen von einem Agenten erschossen werden.
    .ours = Der Vollstrecker zählt dabei als Agent, die Scharfschützin auch; der Personenschützer nicht.
crossfire-rule-C22 = Mit Scharfschützin: Wer eine Schusskarte hat, ist erschossen und zeigt sich. Sind alle Attentäter erschossen, gewinnt Blau; ist es die Zielperson oder eine Unbeteiligte, Rot.
crossfire-rule-C23 = Sonst zeigen sich die übrigen Attentäter, und jeder zielt auf einen Spieler. Treffen sie die Zielperson und keine Unbeteiligte, gewinnt Rot, sonst Blau.
crossfire-rule-C24 = Mit Scharfschützin entscheidet das Ergebnis des Teams.
    .ours = Es entscheidet für Scharfschützin, Zielperson, Agenten und Attentäter. Farbige Lockvögel gewinnen mit ihrem Team oder nach ihrer eigenen Bedingung, ein Lockvogel, wenn er erschossen wird. Ein Schuss auf die Scharfschützin oder auf jemanden, der schon erschossen ist, bewirkt nichts. Der Bombenleger zählt nicht als Unbeteiligte. Auch die Scharfschützin verliert, wenn sie eine Unbeteiligte erschießt.
crossfire-rule-C25 = In einer Serie bekommt jeder, der eine Partie gewinnt, einen Punkt; die meisten Punkte gewinnen.
    .ours = Bei Gleichstand wird geteilt. Geber und Scharfschützin wandern nach jeder Partie im Uhrzeigersinn weiter.

# Bilder

crossfire-rules-deal-picture = Sieben Spieler; Pfeile zeigen, wie jede Karte eins nach links geht. Der Geber und seine beiden Nachbarn mischen gleich ihre Karten.
crossfire-rules-shot-picture = Der Agent erschießt den Attentäter in der ersten Welle; dessen Schuss auf die Zielperson fällt aus.

# Die Anleitung

crossfire-guide-deal = Du hast gesehen, welche Karte du bekommen und nach links gereicht hast und welche von rechts kam. Halte deine Karte gedrückt, um alles noch einmal zu lesen.
crossfire-guide-mix = Dann haben Nachbarn ihre Karten gemischt, immer drei zusammen. Die letzte Karte, die du gesehen hast, bist du.
crossfire-guide-claim = Jetzt behaupten alle gleichzeitig etwas. Es muss nicht stimmen. Später darfst du deine Karte drehen.
crossfire-guide-goal = Halte deine Karte gedrückt: Sie sagt, wann du gewinnst. Rot will die Zielperson erschießen, Blau will sie am Leben halten, und manche spielen für sich.
crossfire-guide-talk = Hier erzählst du, was du gesehen hast, oder etwas anderes, und liest, was alle sagen.
crossfire-guide-about = Tippe auf jemanden, um zu fragen, zu glauben oder zu zweifeln.
crossfire-guide-notebook = Halte gedrückt, um dein Notizbuch zu öffnen. Es rechnet aus deinen eigenen Blicken aus, wie wahrscheinlich jede Karte bei jedem ist. Andere Tische spielen vielleicht ohne.
crossfire-guide-ready = Sonst endet das Gespräch nach drei Minuten. In dieser Partie endet es, wenn alle bereit sind: Sag es, wenn du genug gehört hast.
crossfire-guide-aim = Drei, zwei, eins: Tippe auf den Spieler, auf den du zielst. Agenten suchen einen Attentäter, Attentäter die Zielperson. Ohne Waffe tust du nur so.
crossfire-guide-bystander = Triff keine Unbeteiligte: Wer das tut, verliert, auch wenn sein Team gewinnt.
crossfire-guide-over = Zuerst schießen die Agenten, alle zugleich; ein Attentäter, den sie treffen, schießt nicht mehr. Dann die Attentäter. Unten siehst du für jeden, ob er gewonnen hat und warum.
