# Sake & Samurai in the browser: its board, its options, its guide.

sake-board-table = Der runde Tisch
sake-board-masu = Das Masu: { $count ->
    [one] 1 Sake
   *[other] { $count } Sake
}
sake-board-pile = Nachziehstapel { $count }, Ablage { $discards }
sake-board-played = { $name }, gespielt
sake-board-section = Zwischen { $left } und { $right }
sake-board-minion = Gefolgsmann von { $who }
sake-board-seat = { $who }, { $what ->
    [samurai] { $life } Leben, { $sake } Sake, { $weapon ->
        [none] keine Waffe
       *[other] { $weapon }
    }
    [spirit] Geist, { $sake } Sake
   *[gone] ausgeschieden
}
sake-board-attack = Angriff
sake-board-iaido = Iaido
sake-board-defence = Abwehr
sake-board-move = Schritte
sake-board-drink = Trinken
sake-board-thing = { $name }{ $wielded ->
    [1] , geführt
   *[0] {""}
}: { $text }
sake-board-wielded = Geführt:
sake-board-cup = { $has ->
    [1] Sake auf { $where }, { $who }
   *[0] Platz für Sake: { $where }, { $who }
}
sake-board-sake = Sake
sake-board-life = Leben
sake-board-soul = Seele
sake-board-own-life = Dein Lebensstapel von oben: { $cards }
sake-board-sits = sitzt
sake-board-stands = steht
sake-board-hand = Hand
sake-board-samurai = Samurai
sake-board-spirit = Geist Enmas
sake-board-gone = Ausgeschieden
sake-board-last-turns = { $count ->
    [one] Der letzte Zug
   *[other] Noch { $count } letzte Züge
}
sake-board-fight = { $striker } → { $target }: { $value } gegen { $defence }
sake-board-counted = Der Sake wird gezählt
sake-board-spirits-together = Die Geister zusammen: { $count }
sake-board-counting-rule = Haben die Geister zusammen mehr als jeder Samurai, gewinnen sie. Sonst gewinnt der Samurai mit dem meisten Sake.
guide-sake-ChoosePlay-1 = Willkommen! Trink: Wenn das Masu leer ist, gewinnt der betrunkenste Überlebende. Du spielst je Zug bis zu zwei Karten, jede für eines ihrer vier Felder oder für ihren Text. Wähle eine Karte, um zu sehen, was sie jetzt kann.
guide-sake-ChoosePlay-2 = Mit dem Becher auf einer Karte trinkst du: Nimm Sake aus dem Masu. Aber wo Sake liegt, auf einer Waffe, einem Gegenstand oder deiner Tafel, wirkt nichts mehr.
guide-sake-ChoosePlay-3 = Die Klinge greift einen Nachbarn an, mit einer Waffe, die genau so viele Schritte weit reicht, wie zwischen euch liegen. Beweg dich, um den Abstand zu ändern.
guide-sake-ChoosePlay-4 = Solange du noch sitzt, kannst du Iaidō einsetzen: ein, zwei Schritte und ein Hieb mit einer Karte.
guide-sake-ChoosePlay-5 = Sake lässt sich verbrennen, für eine Karte oder um eine mehr zu spielen. Und wenn alles verloren ist, verbrenn deine Seele: Nimm Lebenskarten auf die Hand.
guide-sake-MayDefend-1 = Du wirst angegriffen! Der Schild einer Karte und der deiner geführten Waffe mindern den Angriff. Was übrig bleibt, sind Wunden.
guide-sake-MayFalter-1 = Jemand bewegt sich. Mit der richtigen Karte könntest du es verhindern; sonst lass es geschehen.
guide-sake-MayBlur-1 = Jemand greift an. Mit der richtigen Karte könntest du es verhindern; sonst lass es geschehen.
guide-sake-PlaceSake-1 = Nun leg den Sake irgendwohin: Auf deinem Lebensstapel schützt er dich sogar, aber dann kannst du deine Seele nicht verbrennen.
guide-sake-SendMinion-1 = Ein Gefolgsmann darf auf den Weg zu einem Nachbarn treten. Er schirmt dich ab, und er schlägt zu.
guide-sake-DiscardCard-1 = Du darfst höchstens vier Karten halten: Wirf eine ab.
guide-sake-ChooseMischief-1 = Du bist tot, aber nicht aus dem Spiel: Geister stehlen Sake aus dem Masu oder suchen die Lebenden heim. Haben die Geister am Ende mehr, gewinnen sie.
