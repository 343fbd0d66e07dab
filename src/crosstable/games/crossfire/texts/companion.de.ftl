# Am echten Tisch: der Begleiter.
crossfire-companion-first = Wer gibt?
crossfire-companion-next = Als Nächstes gibt { $name }.
crossfire-companion-last-first = { crossfire-sniper-deals }
crossfire-take-shots = Schusskarten für die Scharfschützin
crossfire-tell-sniper = { $seat } ist die Scharfschützin. Ihre Karte liegt offen, eine andere bekommt sie nicht.
crossfire-tell-deal = { $seat } mischt die { $cards } Karten und gibt jedem eine, verdeckt.
crossfire-tell-look = Alle sehen sich ihre Karte an. Niemand spricht.
crossfire-tell-pass = Alle geben ihre Karte verdeckt nach links weiter.
crossfire-tell-look-received = Alle sehen sich die Karte an, die von rechts gekommen ist.
crossfire-tell-mix = { $seat } nimmt die Karten von { $seat_b } und { $seat_c }, mischt sie mit der eigenen und gibt jedem der drei eine zurück. Die drei sehen sie sich an.
crossfire-tell-remember = Die Karte vor dir bist jetzt du. Merk dir alles, was du gesehen hast.
crossfire-tell-claim = { $mode ->
    [sniper] Dreht eure Karte, um etwas zu behaupten: Agent, Zielperson, Unbeteiligte oder keine Angabe. Alle zugleich, auf drei. Die Scharfschützin behauptet nichts. Dann läuft die Sanduhr.
   *[crossfire] Dreht eure Karte, um etwas zu behaupten: Agent, Zielperson, Unbeteiligte oder keine Angabe. Alle zugleich, auf drei. Dann läuft die Sanduhr.
  }
crossfire-tell-silence = Die Zeit ist um. Niemand spricht mehr. Entscheide dich, auf wen du zeigst.
crossfire-tell-guns = { $same ->
    [yes] Der Vollstrecker zeigt mit beiden Händen, auf zwei Spieler oder zweimal auf denselben.
   *[no] Der Vollstrecker zeigt mit beiden Händen, auf zwei verschiedene Spieler.
  }
crossfire-tell-count = Drei. Zwei. Eins. Zeigt!
crossfire-tell-unarmed = Zeigt weiter. Wer unbewaffnet ist, nimmt jetzt die Hand herunter: { $roles }.
crossfire-tell-agents = { $count ->
    [one] { $roles }: aufdecken. Du schießt zuerst.
   *[other] { $roles }: aufdecken. Ihr schießt zuerst, alle zugleich.
  }
crossfire-tell-guards = { $count ->
    [one] { $roles }: aufdecken und weiter zeigen. Du schießt nicht, sondern fängst einen Schuss ab.
   *[other] { $roles }: aufdecken und weiter zeigen. Ihr schießt nicht, sondern fangt jeder einen Schuss ab.
  }
crossfire-tell-hit = Wer jetzt getroffen ist, deckt auf und nimmt die Hand herunter. Ein Attentäter, den es jetzt trifft, schießt nicht.
crossfire-tell-guard-hit = { $late ->
    [yes] Wer schützt und getroffen wurde, schützt trotzdem weiter.
   *[no] Wer schützt und getroffen wurde, schützt nicht mehr.
  }
crossfire-tell-assassins = Attentäter, die nicht getroffen sind: aufdecken. Jetzt schießt ihr.
crossfire-tell-vip = Zielperson, deck auf. Von irgendwem erschossen: Rot gewinnt. Nicht erschossen: Blau gewinnt.
crossfire-tell-all = Alle decken auf. Jetzt seht, wer gewonnen hat.
crossfire-tell-and = { $a } und { $b }
crossfire-tell-comma = { $a }, { $b }
crossfire-tell-cards-lie = Die Zeit ist um. Die Schusskarten von { $seat } bleiben, wo sie sind.
crossfire-tell-carded = Alle, vor denen eine Schusskarte liegt, sind erschossen und decken auf.
crossfire-tell-bystander = { $role ->
    [protester] Die Demonstrantin zählt als Unbeteiligte.
   *[supporter] Die Unterstützerin zählt als Unbeteiligte.
  }
crossfire-tell-carded-result = Alle Attentäter erschossen: Blau gewinnt. Zielperson oder Unbeteiligte erschossen: Rot gewinnt. In beiden Fällen ist das Spiel aus.
crossfire-tell-left = Sonst decken die übrigen Attentäter auf.
crossfire-tell-left-count = { $seat } zählt: drei, zwei, eins, und jeder dieser Attentäter zeigt im selben Moment auf einen anderen. Zielperson erschossen und keine Unbeteiligte: Rot gewinnt. Sonst Blau.
crossfire-companion-who-won = Wer wann gewinnt
crossfire-companion-red = { $mode ->
    [sniper] Rot hat gewonnen
   *[crossfire] Die Zielperson wurde erschossen
  }
crossfire-companion-blue = { $mode ->
    [sniper] Blau hat gewonnen
   *[crossfire] Die Zielperson lebt
  }
crossfire-companion-fate = { $fate ->
    [wins] gewinnt
    [loses] verliert
   *[depends] je nachdem
  }
crossfire-companion-guilty = Wer eine Unbeteiligte, Demonstrantin oder Unterstützerin erschossen hat, verliert auf jeden Fall.
crossfire-companion-bomber = Hat niemand den Bombenleger erschossen, gewinnt er und alle anderen verlieren.
crossfire-companion-last = Wer ist die Scharfschützin?
crossfire-companion-shot = Der Schuss
crossfire-companion-talk = Redet. Niemand zeigt seine Karte.
crossfire-companion-shoot = Zum Schuss
crossfire-companion-no-timer = Redet, bis alle bereit sind.
crossfire-companion-result = Wie ist es ausgegangen?
crossfire-companion-goal = { $role ->
    [vip] { $mode ->
        [sniper] gewinnt, wenn Blau gewinnt
       *[crossfire] gewinnt, wenn sie nicht erschossen wurde
      }
    [agent] { $mode ->
        [sniper] gewinnt, wenn Blau gewinnt
       *[crossfire] gewinnt, wenn die Zielperson lebt
      }
    [assassin] { $mode ->
        [sniper] gewinnt, wenn Rot gewinnt
       *[crossfire] gewinnt, wenn die Zielperson erschossen wurde
      }
    [decoy] gewinnt, wenn ihn irgendwer erschossen hat
    [red_decoy] { $mode ->
        [sniper] gewinnt, wenn Rot gewinnt, die Zielperson erschossen wurde oder die Scharfschützin ihn erschossen hat
       *[crossfire] gewinnt, wenn die Zielperson erschossen wurde oder ein Agent ihn erschossen hat
      }
    [blue_decoy] { $mode ->
        [sniper] gewinnt, wenn Blau gewinnt, die Zielperson lebt oder ein Attentäter ihn erschossen hat
       *[crossfire] gewinnt, wenn die Zielperson lebt oder ein Attentäter ihn erschossen hat
      }
    [bystander] gewinnt, wenn sie nicht erschossen wurde
    [enforcer] gewinnt, wenn die Zielperson lebt
    [bodyguard] gewinnt, wenn die Zielperson lebt
    [bomber] gewinnt allein, wenn er nicht erschossen wurde
    [peace_keeper] gewinnt, wenn keine Unbeteiligte, Demonstrantin oder Unterstützerin erschossen wurde
    [protester] gewinnt, wenn die Zielperson erschossen wurde und sie nicht
    [supporter] gewinnt, wenn weder die Zielperson noch sie erschossen wurde
   *[sniper] gewinnt, wenn Blau gewinnt
  }
