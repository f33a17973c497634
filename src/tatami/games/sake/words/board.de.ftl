# Sake & Samurai in the browser: its board, its options, its guide.

sake-board-table = Der runde Tisch
sake-board-masu = Das Masu: { $count ->
    [one] 1 Sakemarker
   *[other] { $count } Sakemarker
}
sake-board-pile = Zugstapel { $count }, Ablage { $discards }
sake-board-played = { $name }, gespielt
sake-board-section = Zwischen { $left } und { $right }
sake-board-minion = Gefolgsmann von { $who }
sake-board-seat = { $who }, { $what ->
    [samurai] { $life } Leben, { $sake } Sake, { $weapon ->
        [none] keine Waffe
       *[other] { $weapon }
    }
    [spirit] Geist, { $sake } Sake
   *[gone] aus dem Spiel
}
sake-board-attack = Angriff
sake-board-why = Warum?
sake-board-iaido = Iaido
sake-board-defence = Verteidigung
sake-board-move = Bewegung
sake-board-drink = Trinken
sake-board-thing = { $name }{ $wielded ->
    [1] , geführt
   *[0] {""}
}: { $text }
sake-board-cup = { $has ->
    [1] Sake ({ $where }), { $who }
   *[0] Raum für Sake: { $where }, { $who }
}
sake-board-sake = Sake
sake-board-life = Leben
sake-board-soul = Seele
sake-board-covered = Sake bedeckt dein Tableau: Bis er verbrannt ist, gilt das nicht.
sake-board-own-life = Dein Lebensstapel von oben: { $cards }
sake-board-sits = sitzt
sake-board-stands = steht
sake-board-stance = { $sits ->
    [1] Sitzt: Bis zur ersten Bewegung ist Iaido erlaubt.
   *[0] Steht: Nach der ersten Bewegung gibt es kein Iaido mehr.
}
sake-board-hand = Hand
sake-board-spirit = Geist von Enma
sake-board-gone = Aus dem Spiel
sake-board-sudden = Sudden Death
sake-board-last-turns = { $sudden ->
    [0] {""}
   *[other] Sudden Death:{" "}
}{ $count ->
    [one] der letzte Zug
   *[other] noch { $count } letzte Züge
}
sake-board-ending = { $sudden ->
    [0] Das Masu ist leer: Nach diesen letzten Zügen wird der Sake gezählt, und der meiste gewinnt.
   *[other] Sudden Death: Die mit dem meisten Sake lagen gleichauf, alle anderen sind ausgeschieden. Nach diesen letzten Zügen wird wieder gezählt.
}
sake-board-fight = { $striker } → { $target }: { $value }{ $defence ->
    [-1] {""}
   *[other] {" "}gegen { $defence }
}
sake-board-next = { $card }: { $next ->
    [use] für welches Feld, oder für den Text?
    [attack] Wen greifst du an?
    [move] Auf wen gehst du zu?
    [iaido] Auf wen gehst du zu?
    [number] Wie viel Sake trinkst du?
    [steps] Wie viele Schritte?
    [section] Wo?
    [weapon] Mit welcher Waffe?
    [seat] Wen?
    [text] Auf wen?
    [send] Auf wen soll er zugehen?
    [thing] Welche Waffe, welchen Gegenstand?
    [sake] Welchen Sake?
   *[other] Wähle, wofür.
}
sake-board-counted = Der Sake wird gezählt
sake-board-afterlife = { $what ->
    [spirit] Du bist ein Geist von Enma und spielst weiter: Du nutzt nur die Rückseiten deiner Karten. Die Geister gewinnen gemeinsam, wenn sie mehr Sake haben als jeder Samurai. Sie haben { $loot }, der betrunkenste Samurai hat { $most }.
   *[gone] Du bist aus dem Spiel. Die Samurai mit Gleichstand spielen um den Sieg weiter.
}
sake-board-tied = { $count ->
    [one] Die betrunkensten Samurai hatten Gleichstand: Die anderen begingen Seppuku, und eine weitere Runde letzter Züge entschied.
   *[other] Die betrunkensten Samurai hatten immer wieder Gleichstand: Die anderen begingen Seppuku, und es gab { $count } weitere Runden letzter Züge.
}
sake-board-spirits-together = Die Geister zusammen: { $count }
sake-board-counting-rule = Haben die Geister zusammen mehr als jeder Samurai, gewinnen sie. Sonst gewinnt der Samurai mit dem meisten Sake.
decided-sake-samurai = { $names ->
    [none] Niemand hat gewonnen.
   *[other] { $names } gewann: Kein lebender Samurai hatte mehr Sake ({ $count }).
}
decided-sake-spirits = Die Geister gewannen gemeinsam ({ $names }): Ihre { $count } Sake waren mehr, als irgendein Samurai hatte.
decided-sake-you = Du hast { $drunk } Sake getrunken und { $wounds } Lebenspunkte verloren.
guide-sake-ChoosePlay-1 = Willkommen! Auf dem Masu in der Mitte liegt der Sake. Ist es leer, hat jeder noch einen Zug, und dann gewinnt der Samurai mit dem meisten Sake. In deinem Zug spielst du bis zu zwei Karten, jede nur für eines: Angriff, Bewegung, Trinken oder ihren Text. Wähle eine Karte, um zu sehen, was sie jetzt kann.
    .at = hand
guide-sake-ChoosePlay-2 = Mit dem Becher auf einer Karte trinkst du. Aber Sake blockiert, worauf er liegt: die Waffe, den Gegenstand oder, auf dem Tableau, die Fähigkeit deines Samurai.
    .at = masu
guide-sake-ChoosePlay-3 = Mit der Klinge auf einer Karte greifst du einen Nachbarn an, mit einer Waffe, die genau so viele Schritte weit reicht, wie zwischen euch liegen. Beweg dich, um den Abstand zu ändern.
    .at = steps
guide-sake-ChoosePlay-4 = Solange du noch sitzt, kannst du Iaido einsetzen: ein, zwei Schritte gehen und zuschlagen, alles mit einer Karte.
    .at = hand
guide-sake-ChoosePlay-5 = Sake lässt sich verbrennen, um eine Karte zu ziehen oder eine mehr zu spielen. Und wenn alles verloren ist, verbrenn deine Seele: Nimm Lebenskarten auf die Hand.
    .at = board
guide-sake-MayDefend-1 = Du wirst angegriffen! Zieh die Verteidigung einer Karte und der Waffe, die du führst, vom Angriff ab. Jeder Punkt, der übrig bleibt, ist ein Treffer und kostet einen Lebenspunkt.
    .at = hand
guide-sake-MayFalter-1 = Jemand bewegt sich. Nur die Karte „Falter“ verhindert eine Bewegung; sonst lass es geschehen.
    .at = choices
guide-sake-MayBlur-1 = Jemand greift an. Nur die Karte „Blurred vision“ verhindert einen Angriff; sonst lass es geschehen.
    .at = choices
guide-sake-PlaceSake-1 = Leg den Sake dorthin, wo er am wenigsten stört: Eine Waffe, ein Gegenstand oder das Tableau mit Sake darauf wirkt nicht. Auf deinem Lebensstapel fängt er sogar einen Treffer ab, aber dann kannst du deine Seele nicht verbrennen.
    .at = board
guide-sake-SendMinion-1 = Jetzt handeln deine Gefolgsleute: Jeder geht auf seinen Nachbarn zu und schlägt zu, wenn er einen Schritt entfernt ist. Er schützt dich auch vor Nahkampfangriffen.
    .at = steps
guide-sake-DiscardCard-1 = Du darfst höchstens vier Karten halten: Wirf eine ab.
    .at = hand
guide-sake-ChooseMischief-1 = Du bist tot, aber nicht aus dem Spiel: Stiehl Sake vom Masu, oder such einen Samurai mit Karten heim, deren Rückseite zur obersten des Zugstapels passt. Haben die Geister zusammen mehr Sake als jeder Samurai, gewinnt ihr.
    .at = masu
guide-sake-ChooseWeapon-1 = Wähle die Waffe, die du bis zu deinem nächsten Zug führst: Sie hilft dir beim Verteidigen.
    .at = board
guide-sake-MayEvade-1 = Treffer drohen. Eine Gefolgsmannkarte von deiner Hand lässt dich allen ausweichen.
    .at = hand
guide-sake-UseElation-1 = Als Geist darfst du die Kraft der obersten Rückseite nutzen: lästig legt einen Schritt dazu oder nimmt einen weg, zänkisch verschiebt einen Sake, schläfrig gibt eine Karte weiter.
    .at = pile
guide-sake-ChooseStrike-1 = Du hast dich bewegt. Schlag jetzt mit einer Waffe zu, die reicht, oder lass es.
    .at = choices
guide-sake-ChooseAim-1 = Dieser Text wirkt mehrmals. Wähle, wo er als Nächstes wirkt; es darf dasselbe Ziel sein.
    .at = choices
guide-sake-MayFade-1 = Ein Samurai greift einen Geist an. Eine Karte mit passender Rückseite hält den ganzen Angriff auf.
    .at = pile
guide-sake-MayJoin-1 = Ein anderer Geist sucht einen Samurai heim. Jede Karte mit passender Rückseite, die du dazulegst, macht die Heimsuchung um 1 stärker.
    .at = hand
guide-sake-MayCut-1 = Die Fähigkeit deines Samurai: Einmal je Zug zählt die Karte eines Verteidigers weniger. Nutz sie, wenn daraus ein Treffer wird.
    .at = choices
guide-sake-MayBurn-1 = Du verlierst gleich etwas. Was du vorher verbrennst, bringt dir noch eine Karte; sonst ist es einfach weg.
    .at = board
guide-sake-PaySake-1 = Das kostet Sake: Wähle den Marker, der aus dem Spiel geht. Was er bedeckt hat, wirkt wieder.
    .at = board
guide-sake-LoseSake-1 = Du wurdest heimgesucht. Wähle den Sake, den du verlierst: Was er bedeckt hat, wirkt wieder.
    .at = board
guide-sake-DropCard-1 = Durch einen Text musst du eine Karte abwerfen: Wähle die, die du am wenigsten brauchst.
    .at = hand
guide-sake-GiveSake-1 = Gestohlener Sake zählt für alle Geister zusammen. Wähle, wer ihn behält.
    .at = seats
guide-sake-LayLifeCard-1 = Dein Samurai wählt seine Lebenskarten: Leg ab, was dein Leben sein soll, und behalte, was du spielen willst.
    .at = hand
guide-sake-LiftLifeCard-1 = Dein Samurai kennt seinen Lebensstapel: Wähle die Karte, die du davon nimmst.
    .at = board
sake-board-cost = Kostet Sake
sake-board-reach = Reichweite
sake-board-no-sake = kein Sake
sake-board-fight-minion = Gefolgsmann von { $striker } → { $target }: { $value }{ $defence ->
    [-1] {""}
   *[other] {" "}gegen { $defence }
}
sake-why-ChoosePlay = { $plays ->
    [0] Für Sake, den du verbrennst, ziehst du eine Karte oder spielst eine mehr. Sonst geht es weiter: Deine Gefolgsleute handeln, dann ziehst du.
   *[other] Wähle eine Karte, um zu sehen, was sie jetzt kann: Sie wird für eines ihrer vier Felder oder für ihren Text gespielt.
}
sake-why-PlaceSake = Was du trinkst, muss irgendwo stehen. Worauf es steht, wirkt nicht mehr; auf deinem Lebensstapel fängt es einen Treffer ab, aber du kannst deine Seele nicht verbrennen.
sake-why-PaySake = Die Wirkung kostet Sake: Der Becher, den du wählst, verlässt das Spiel. Worauf er stand, wirkt wieder.
sake-why-LoseSake = Die Heimsuchung hat dich getroffen: Der Becher, den du wählst, geht an die Geister. Worauf er stand, wirkt wieder.
sake-why-DiscardCard = Niemand hält mehr als vier Karten: Wirf ab, bis es vier sind. Du bekommst nichts dafür; trenne dich also von dem, was bei der Abwehr und im nächsten Zug am wenigsten hilft.
sake-why-DropCard = Jemand lässt dich abwerfen. Du bekommst nichts dafür: Wähle die Karte, die du am wenigsten brauchst.
sake-why-LayLifeCard = Du kennst deinen Lebensstapel: Wähle, welche dieser Karten als nächste darauf gelegt wird. Die letzte liegt oben und geht als erste verloren.
sake-why-LiftLifeCard = Du verbrennst deine Seele und kennst deinen Lebensstapel: Wähle die Karte, die du auf die Hand nimmst. Sie wird nie wieder Leben.
sake-why-iaido = Iaido: Solange du sitzt, gehst du 1 oder 2 Schritte und schlägst mit derselben Karte zu. Danach stehst du.
sake-why-MayBurn = Für das, was dir genommen wird, bekommst du nichts. Für Sake, den du vorher verbrennst, ziehst du eine Karte.
sake-why-MayDefend = Der Schild einer Karte und der Schild deiner geführten Waffe werden { $haunted ->
    [1] von der Heimsuchung abgezogen. Jeder Punkt, der bleibt, kostet dich einen Sakemarker deiner Wahl.
   *[0] vom Angriff abgezogen. Jeder Punkt, der bleibt, ist eine Wunde: Sie kostet dich eine Lebenskarte.
}
sake-why-MayEvade = { $can ->
    [0] Du hast keine Gefolgsmannkarte, die diese Treffer für dich fängt. Du wirst gefragt, weil dir etwas, das du jetzt verbrennst, eine bringen kann.
   *[other] { $haunted ->
        [1] Jeder Treffer kostet einen Sakemarker. Ein Gefolgsmann aus deiner Hand, jetzt abgeworfen, fängt alle Treffer dieser Heimsuchung.
       *[0] Jeder Treffer kostet eine Lebenskarte. Ein Gefolgsmann aus deiner Hand, jetzt abgeworfen, fängt alle Treffer dieses Angriffs.
    }
}
sake-why-MayCut = Du siehst die Karte, die abwehrt. Einmal in deinem Zug darfst du ihren Schild um eins weniger zählen lassen.
sake-why-MayFalter = { $can ->
    [0] Du hast keine Karte, die das verhindert. Du wirst gefragt, weil dir etwas, das du jetzt verbrennst, eine bringen kann; meist lässt du es geschehen.
   *[other] Eine Karte mit dem passenden Text hebt die Bewegung auf: Der Samurai bleibt stehen, und die Karte dafür ist verloren. Für Sake, den du jetzt verbrennst, ziehst du vielleicht eine.
}
sake-why-MayBlur = { $can ->
    [0] Du hast keine Karte, die das verhindert. Du wirst gefragt, weil dir etwas, das du jetzt verbrennst, eine bringen kann; meist lässt du es geschehen.
   *[other] Eine Karte mit dem passenden Text hebt den Angriff auf, bevor jemand getroffen wird. Für Sake, den du jetzt verbrennst, ziehst du vielleicht eine.
}
sake-why-MayJoin = Geister suchen gemeinsam heim: Eine Karte mit derselben Rückseite macht diese Heimsuchung um eins stärker.
sake-why-MayFade = Eine Karte mit derselben Rückseite wie die oberste des Stapels lässt den Angriff durch dich hindurchgehen.
sake-why-ChooseWeapon = Die Waffe, die du führst, schützt dich bis zu deinem nächsten Zug: Ihr Schild zählt bei jeder Karte, mit der du abwehrst.
sake-why-ChooseStrike = Du hast gezogen und bist gegangen: Triff nun, wen deine Waffe erreicht, oder lass es.
sake-why-SendMinion = Deine Gefolgsleute handeln nacheinander, in der Reihenfolge, die du wählst. Einer geht bis einen Schritt vor den ersten Gegner und greift ihn mit der obersten Karte des Stapels an.
sake-why-UseElation = Die Rückseite der obersten Karte gibt dir eine Kraft, bevor du sie ziehst. { $power ->
    [0] Lästig: Tippe auf eine Reihe, um einen Schritt hinzuzufügen oder wegzunehmen, damit Waffen reichen oder nicht.
    [1] Zänkisch: Tippe auf Sake eines Samurai und auf sein Ziel, um etwas Besseres zu blockieren.
   *[2] Schläfrig: Tippe auf eine Karte in einer Hand, dann auf den Samurai, der sie bekommt.
} Danach stiehlst du oder suchst heim.
sake-why-ChooseMischief = Du bist tot und sitzt noch am Tisch. Stiehl Sake für die Geister, oder suche einen Samurai heim mit einer Karte, die dieselbe Rückseite hat wie die oberste des Stapels.
sake-why-GiveSake = Der Samurai hat einen Becher an dich verloren. Die Geister zählen ihren Sake zusammen; wer ihn behält, ist nicht so wichtig.
fact-sake-drunk = { $name } hat am meisten getrunken: { $count } Sake.
fact-sake-wounds = { $name } wurde am meisten verwundet: { $count }-mal. Der härteste Schlag des Spiels kostete { $hardest } Leben.
fact-sake-dead = { $count ->
    [0] Niemand starb.
    [one] 1 Samurai starb.
   *[other] { $count } Samurai starben.
}
sake-board-outcome = { $what ->
    [hits] { $count } Treffer
    [stopped] Abgewehrt
    [evaded] Ausgewichen
    [cancelled] Verhindert
    [beaten] Besiegt
    [unharmed] Unversehrt
    [faded] Verblasst
   *[lost] { $count } Sake verloren
}
sake-board-race = Die Geister zusammen: { $loot }. Der betrunkenste Samurai: { $most }.
sake-board-armour = Rüstung
sake-board-turn = { $you ->
    [1] { $last ->
        [1] Dein letzter Zug
       *[0] Dein Zug
    }
   *[0] { $last ->
        [1] Letzter Zug von { $who }
       *[0] Zug von { $who }
    }
}
sake-board-phase = { $phase ->
    [cards] Karten
    [minions] Gefolgsleute
    [draw] Ziehen
    [weapon] Waffe
    [power] Kraft
   *[mischief] Stehlen oder heimsuchen
}
sake-why-ChooseAim = Dieser Text wirkt mehr als einmal: Nenne noch einmal dasselbe Ziel oder ein anderes.
sake-board-amount = { $what ->
    [steps] { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
    [cards] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
   *[sake] { $count } Sake
}
sake-board-burn = { $what ->
    [extra] Verbrennen, um eine Karte mehr zu spielen
   *[burn] Verbrennen, um eine Karte zu ziehen
}
sake-why-place = { $what ->
    [life] Auf dem Lebensstapel fängt er den nächsten Treffer für dich ab. Solange er dort steht, kannst du deine Seele nicht verbrennen.
    [board] Auf dem Tableau bedeckt er deine Fähigkeit: Bis der Sake weg ist, zählt „{ $knowledge }“ nicht ({ $text }).
   *[thing] Solange Sake darauf steht, nützt dir { $name } nichts.
}
sake-board-emptied = Das Masu ist leer!
