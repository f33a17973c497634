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
sake-board-cost = Kostet Sake
sake-board-reach = Reichweite
sake-board-no-sake = kein Sake
sake-board-fight-minion = Gefolgsmann von { $striker } → { $target }: { $value } gegen { $defence }
sake-why-ChoosePlay = Wähle eine Karte, um zu sehen, was sie jetzt kann: Jede Karte wird für eines ihrer vier Felder oder für ihren Text gespielt. Sake auf deinen Waffen, Gegenständen oder deinem Tableau kann verbrannt werden.
sake-why-PlaceSake = Was du trinkst, muss irgendwo stehen. Worauf es steht, wirkt nicht mehr; auf deinem Lebensstapel schützt es dich, aber du kannst deine Seele nicht verbrennen.
sake-why-PaySake = Die Wirkung kostet Sake: Der Becher, den du wählst, verlässt das Spiel. Worauf er stand, wirkt wieder.
sake-why-LoseSake = Die Heimsuchung hat dich getroffen: Der Becher, den du wählst, geht an die Geister. Worauf er stand, wirkt wieder.
sake-why-DiscardCard = Niemand hält mehr als vier Karten: Wirf ab, bis es vier sind. Du bekommst nichts dafür; trenne dich also von dem, was bei der Abwehr und im nächsten Zug am wenigsten hilft.
sake-why-DropCard = Jemand lässt dich abwerfen. Du bekommst nichts dafür: Wähle die Karte, die du am wenigsten brauchst.
sake-why-LayLifeCard = Du kennst deinen Lebensstapel: Wähle, welche dieser Karten als nächste darauf gelegt wird. Die letzte liegt oben und geht als erste verloren.
sake-why-LiftLifeCard = Du verbrennst deine Seele und kennst deinen Lebensstapel: Wähle die Karte, die du auf die Hand nimmst. Sie wird nie wieder Leben.
sake-why-MayBurn = Dir wird etwas genommen, mit dem Sake, der darauf liegt. Vorher darfst du Sake verbrennen und dafür eine Karte ziehen.
sake-why-MayDefend = Der Schild einer Karte und der Schild deiner geführten Waffe werden vom Angriff abgezogen. Jeder Punkt, der bleibt, ist eine Wunde: Sie kostet dich eine Lebenskarte.
sake-why-MayEvade = Jeder Treffer kostet eine Lebenskarte. Ein Gefolgsmann aus deiner Hand, jetzt abgeworfen, fängt alle Treffer dieses Angriffs.
sake-why-MayCut = Du siehst die Karte, die abwehrt. Einmal in deinem Zug darfst du ihren Schild um eins weniger zählen lassen.
sake-why-MayFalter = Eine Karte mit dem passenden Text hebt die Bewegung auf: Der Samurai bleibt stehen, und die Karte dafür ist verloren.
sake-why-MayBlur = Eine Karte mit dem passenden Text hebt den Angriff auf, bevor jemand getroffen wird.
sake-why-MayJoin = Geister suchen gemeinsam heim: Eine Karte mit derselben Rückseite macht diese Heimsuchung um eins stärker.
sake-why-MayFade = Eine Karte mit derselben Rückseite wie die oberste des Stapels lässt den Angriff durch dich hindurchgehen.
sake-why-ChooseWeapon = Die Waffe, die du führst, schützt dich bis zu deinem nächsten Zug: Ihr Schild zählt bei jeder Karte, mit der du abwehrst.
sake-why-ChooseStrike = Du hast gezogen und bist gegangen: Triff nun, wen deine Waffe erreicht, oder lass es.
sake-why-SendMinion = Deine Gefolgsleute handeln nacheinander, in der Reihenfolge, die du wählst. Einer geht bis einen Schritt vor den ersten Gegner und greift ihn mit der obersten Karte des Stapels an.
sake-why-UseElation = Bevor du ziehst, gibt dir die Rückseite der obersten Karte eine Kraft. Lästig: einen Schritt hinzufügen oder wegnehmen. Zänkisch: Sake eines Samurai verschieben. Schläfrig: eine Handkarte weitergeben.
sake-why-ChooseMischief = Du bist tot und sitzt noch am Tisch. Stiehl Sake für die Geister, oder suche einen Samurai heim mit einer Karte, die dieselbe Rückseite hat wie die oberste des Stapels.
sake-why-GiveSake = Der Samurai hat einen Becher an dich verloren. Die Geister zählen ihren Sake zusammen; wer ihn behält, ist nicht so wichtig.
fact-sake-drunk = { $name } hat am meisten getrunken: { $count } Sake.
fact-sake-wounds = { $name } wurde am meisten verwundet: { $count }-mal. Der härteste Schlag des Spiels kostete { $hardest } Leben.
fact-sake-dead = { $count ->
    [0] Niemand starb.
    [one] 1 Samurai starb.
   *[other] { $count } Samurai starben.
}
