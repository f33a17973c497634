# Sake & Samurai

# Die Regeln, auf die sich Ablehnungen berufen, mit ihren Nummern aus rulebook/de.md.

sake-rule-2-1 = Die Tableaus werden gerade verteilt: Jeder bekommt einen anderen Samurai.
sake-rule-2-2 = Zuerst setzen sich alle mit einem Katana hin.
sake-rule-2-3 = Die Hände und die Lebensstapel werden gerade ausgeteilt.
sake-rule-2-4 = Wer Lebenskarten auswählt, legt jetzt eine von der Hand auf den Lebensstapel.
sake-rule-2-7 = Gespielt wird im Uhrzeigersinn.
sake-rule-3-1 = Ein anderer Spieler ist dran.
sake-rule-3-2 = In der ersten Phase spielst du bis zu zwei Karten von deiner Hand, jede für ein Feld oder für ihren Text.
sake-rule-3-3 = Gerade wird eine Karte gezogen: Jetzt kann niemand etwas tun.
sake-rule-3-4 = Jetzt wählst du, welche deiner Waffen du führst; keine nur, wenn du ohnehin keine führst.
sake-rule-3-6 = Jetzt musst du eine Handkarte abwerfen.
sake-rule-3-7 = Gerade zeigt sich die Rückseite der nächsten Karte: Jetzt kann niemand etwas tun.
sake-rule-3-8 = Was gespielt wurde, wird abgeworfen, wenn alles vorbei ist, was daraus folgt.
sake-rule-4-1 = Du greifst mit einer Waffe an, die vor dir liegt.
sake-rule-4-2 = Die Waffe erreicht dieses Ziel nicht: Die Schritte müssen passen, und im Nahkampf lässt sich nur der erste Feind der Reihe treffen.
sake-rule-4-3 = Mit bloßen Händen greifst du nur auf einen Schritt an, und nur, wenn du keine Waffe ohne Sake hast.
sake-rule-4-5 = Zuerst kommt die Bewegung.
sake-rule-4-6 = Dorthin kommst du nicht: so viele Schritte, wie das Bewegungsfeld sagt, und ein Marker bleibt zwischen dir und dem nächsten Feind.
sake-rule-4-7 = Iaido ist für die, die sitzen.
sake-rule-4-8 = Iaido ist eine Bewegung um ein oder zwei Schritte und dann, wenn du magst, ein Hieb, der sein Ziel erreicht.
sake-rule-4-9 = Du nimmst so viele Marker vom Masu, wie das Trinkfeld sagt, oder weniger, und mindestens einen.
sake-rule-5-2 = Jetzt darf der angegriffene Samurai eine Handkarte zur Verteidigung spielen.
sake-rule-5-5 = Zuerst werden die Treffer gezählt.
sake-rule-5-6 = Nur mit einer Gefolgsmannkarte von der Hand weichst du den Treffern aus.
sake-rule-5-7 = Jeder Treffer kostet einen Lebenspunkt.
sake-rule-5-9 = Jetzt deckt ein Gefolgsmann eine Karte zur Verteidigung auf.
sake-rule-6-1 = Ein Text wird nur gespielt, wenn er etwas bewirkt und sein Preis mit eigenem Sake zu bezahlen ist.
sake-rule-6-2 = Zwei gleiche Waffen oder Gegenstände darfst du nicht haben.
sake-rule-6-3 = Ein Gegenstand von dir wirkt, wenn du ihn bezahlen kannst und er jetzt etwas bewirkt.
sake-rule-6-4 = Jetzt nennst du das nächste Ziel oder den nächsten Abschnitt für den Text.
sake-rule-6-9 = Jetzt werden Karten abgeworfen.
sake-rule-6-10 = Einem anderen Samurai wird eine Waffe oder ein Gegenstand genommen.
sake-rule-6-11 = Einem anderen Samurai wird ein Sakemarker genommen.
sake-rule-6-12 = Die Karte „Falter“, und nur sie, verhindert die Bewegung eines anderen Samurai: Spiel sie aus der Hand, wenn du gefragt wirst.
sake-rule-6-13 = Die Karte „Blurred vision“, und nur sie, verhindert den Angriff eines anderen Samurai: Spiel sie aus der Hand, wenn du gefragt wirst.
sake-rule-7-1 = Ein Gefolgsmann kommt auf eine Seite, auf der du einen Nachbarn hast.
sake-rule-7-2 = Jetzt handeln deine Gefolgsleute, jeder einmal, und gehen vor, so weit sie können.
sake-rule-7-3 = Jetzt wird eine Karte für den Angriff des Gefolgsmanns aufgedeckt.
sake-rule-8-1 = Ein Sakemarker kommt sofort auf eine Waffe, einen Gegenstand, das Tableau oder den Lebensstapel, wo noch keiner liegt.
sake-rule-8-2 = Darauf liegt Sake.
sake-rule-8-3 = Du verbrennst einen Sakemarker, den du hast: um eine Karte zu ziehen, wenn eine da ist, oder um in deiner ersten Phase eine Karte mehr zu spielen.
sake-rule-8-4 = Von einem deiner Züge bis zum nächsten darfst du deine Seele einmal verbrennen, und mindestens eine Karte muss auf deinem Lebensstapel bleiben.
sake-rule-8-5 = Jetzt darfst du etwas verbrennen, bevor es dir genommen wird.
sake-rule-9-1 = Zuerst wird der Tod abgehandelt.
sake-rule-10-1 = Geister spielen nur Karten mit der Rückseite, die oben auf dem Zugstapel liegt.
sake-rule-10-2 = Jetzt stiehlt ein Geist vom Masu, sucht einen Samurai heim oder tut keines von beiden.
sake-rule-10-3 = Jetzt darf ein Geist das Hochgefühl der obersten Rückseite nutzen.
sake-rule-10-4 = Auf dem Masu gibt es nichts mehr zu stehlen.
sake-rule-10-5 = Ein Geist sucht einen lebenden Samurai heim; die anderen dürfen passende Karten zulegen, wenn sie gefragt werden.
sake-rule-10-6 = Der heimgesuchte Samurai verteidigt sich.
sake-rule-10-7 = Jetzt wechselt gestohlener Sake den Besitzer: Der Samurai wählt, was er verliert, der Geist, wer es bekommt.
sake-rule-10-8 = Jetzt darf ein Geist mit einer Karte verblassen, die zur obersten des Zugstapels passt.
sake-rule-11-1 = Die Partie ist zu Ende.
sake-rule-11-2 = Jetzt wird der Sake gezählt.
sake-rule-11-4 = Wer nicht gleichauf liegt, begeht Seppuku.
sake-rule-12-2 = Jetzt wird eine Karte des eigenen Lebensstapels gewählt.
sake-rule-12-3 = Einen zurückgegebenen Treffer kannst du weder abwehren noch ihm ausweichen.
sake-rule-12-4 = Jetzt darf der Angreifer die Karte des Verteidigers weniger zählen lassen, oder auch nicht.
sake-rule-12-7 = Der Zug ist vorbei.
sake-rule-14-8 = Das Los entscheidet, wer beginnt.

# Fehler in einer Deckdatei

sake-deck-wrong = { $path }: { $count ->
    [one] ein Fehler.
   *[other] { $count } Fehler.
    }
    { $troubles }
sake-deck-not-toml = { $path } ist keine TOML-Datei: { $detail }.
sake-deck-not-text = { $path } ist kein Text in UTF-8.
sake-deck-no-section = die Tabelle „{ $section }“ fehlt oder ist leer.
sake-deck-no-table = „{ $found }“ müsste eine eigene Tabelle sein: Beginn sie mit [{ $found }].
sake-deck-bad-ident = „{ $found }“ muss sich tippen lassen: Nimm nur kleine Buchstaben, wie in „katana“.
sake-deck-missing = „{ $field }“ fehlt in { $place }.
sake-deck-unknown = ein „{ $field }“ gibt es hier nicht. { $nearest ->
    [none] Bekannt sind: { $known }.
   *[other] Meinst du „{ $nearest }“? Bekannt sind: { $known }.
}
sake-deck-bad-number = „{ $field }“ ist eine ganze Zahl von { $lowest } bis { $highest }, nicht { $found }.
sake-deck-bad-text = „{ $field }“ ist ein Text in Anführungszeichen, nicht { $found }.
sake-deck-bad-choice = „{ $field }“ kann nicht „{ $found }“ sein. { $nearest ->
    [none] Wähle aus: { $choices }.
   *[other] Meinst du „{ $nearest }“? Wähle aus: { $choices }.
}
sake-deck-bad-steps = „{ $field }“ ist eine genaue Zahl von Schritten wie "1" oder eine Mindestzahl wie "4+", bis 9, nicht { $found }.
sake-deck-bad-row = { $found } ist keine Karte. Eine Karte ist [attack, defence, move, drink, "back"], vier Zahlen von 0 bis { $highest } und eines von: { $backs }.
sake-deck-no-cards = { $found } hat keine Karten: Gib ihm für jede Karte eine Zeile [attack, defence, move, drink, "back"].
sake-deck-no-effect = eine Wirkung schreibt man {"{"} does = "draw", amount = 2 {"}"}, nicht { $found }.
sake-deck-no-effects = { $found } braucht effects = [ … ]; die Liste darf leer sein.
sake-deck-effect-twice = „{ $found }“ steht zweimal da: Zähl die Beträge in einer Wirkung zusammen.
sake-deck-no-cost = ein Gegenstand, der nicht dauerhaft wirkt ({ $names }), braucht einen Preis (cost) von mindestens 1.
sake-deck-name-twice = So heißt schon { $other } in Zeile { $line }: „{ $name }“.
sake-deck-no-from = { $found } sagt nicht, wie sicher es ist: Nenne seine Felder unter from.<certainty>, mit einem von { $certainties }.
sake-deck-bad-from = das ist eine Liste von Feldern wie ["name", "attack"], nicht { $found }.
sake-deck-unsure = wie sicher „{ $field }“ ist, steht nicht da: Nenne es unter einem von { $certainties }.
sake-deck-sure-twice = „{ $field }“ steht unter zwei Graden von Sicherheit: Nenne es einmal.
sake-deck-bad-total = die Schachtel enthält { $said } unter „{ $total }“, aber die Zeilen von { $sections } sind { $found }. Berichtige das eine oder das andere.
sake-deck-few-weapons = alle beginnen mit dieser Waffe, darum braucht sie { $needed } Karten, nicht { $found }.
sake-deck-few-samurai = acht Spieler brauchen { $needed } Samurai, nicht { $found }.
sake-deck-few-cards = acht Spieler mit den zähesten Samurai brauchen { $needed } Karten, nicht { $found }.
sake-deck-few-steps = acht Spieler brauchen zu Beginn { $needed } Schrittmarker, nicht { $found }.
sake-deck-too-many = das Spiel kann mit { $cards } Karten mit { $titles } verschiedenen Namen umgehen.

# Was Karten, Samurai und Orte bewirken, aus der Deckdatei erzählt

sake-steps-exact = { $steps ->
    [one] auf genau 1 Schritt
   *[other] auf genau { $steps } Schritte
}
sake-steps-least = { $steps ->
    [one] auf 1 Schritt oder mehr
   *[other] auf { $steps } Schritte oder mehr
}
sake-steps-any = auf jede Entfernung
sake-weapon = { $kind ->
    [1] Nahkampfwaffe
   *[2] Fernkampfwaffe
} { $reach }: Angriff +{ $attack }, Verteidigung +{ $defence }
sake-minion = Gefolgsmann: geht { $move ->
    [one] 1 Schritt
   *[other] { $move } Schritte
}, kämpft auf 1 Schritt mit aufgedeckten Feldern{ $bonus ->
    [0] {""}
   *[1] {" "}(Angriff +{ $attack }, Verteidigung +{ $defence })
}; von der Hand weicht er allen Treffern eines Angriffs aus
sake-cost = { $cost ->
    [one] 1 Sake zahlen: { $text }
   *[other] { $cost } Sake zahlen: { $text }
}
sake-does-attack = { $times ->
    [one] ein { $kind ->
        [1] Nahkampfangriff
       *[2] Fernkampfangriff
    } mit { $amount } { $reach }
   *[other] { $times } { $kind ->
        [1] Nahkampfangriffe
       *[2] Fernkampfangriffe
    } mit { $amount } { $reach }, die Ziele nacheinander gewählt
}
sake-does-draw = { $amount ->
    [one] eine Karte ziehen
   *[other] { $amount } Karten ziehen
}
sake-does-heal = { $amount ->
    [one] 1 Lebenspunkt heilen
   *[other] { $amount } Lebenspunkte heilen
}
sake-does-add-steps = { $amount ->
    [one] irgendwo einen Schrittmarker dazulegen
   *[other] irgendwo { $amount } Schrittmarker dazulegen
}
sake-does-remove-steps = { $amount ->
    [one] irgendwo einen Schrittmarker wegnehmen
   *[other] irgendwo { $amount } Schrittmarker wegnehmen
}
sake-does-one-discards = { $amount ->
    [one] ein Nachbar { $reach } wirft eine Karte ab
   *[other] ein Nachbar { $reach } wirft { $amount } Karten ab
}
sake-does-others-discard = { $amount ->
    [one] alle anderen Samurai werfen eine Karte ab
   *[other] alle anderen Samurai werfen { $amount } Karten ab
}
sake-does-remove-card = eine Waffe oder ein Gegenstand eines anderen Samurai wird abgeworfen
sake-does-remove-sake = { $amount ->
    [one] ein anderer Samurai verliert einen Sakemarker
   *[other] ein anderer Samurai verliert { $amount } Sakemarker
}
sake-does-move-farther = deine Bewegungen gehen { $amount ->
    [one] 1 Schritt
   *[other] { $amount } Schritte
} weiter
sake-does-defend-better = deine Verteidigungskarten zählen { $amount } mehr
sake-does-cancel-movement = eine Bewegung eines anderen Samurai verhindern
sake-does-cancel-attack = einen Angriff eines anderen Samurai verhindern
sake-does-strike-harder = deine { $kind ->
    [1] { $armed ->
        [1] Nahkampfwaffen
       *[0] Nahkampfangriffe
    }
    [2] { $armed ->
        [1] Fernkampfwaffen
       *[0] Fernkampfangriffe
    }
   *[3] { $armed ->
        [1] Waffen
       *[0] Angriffe
    }
} zählen { $amount } mehr { $reach }
sake-does-choose-life-cards = du siehst deinen Lebensstapel und wählst, was du davon nimmst
sake-does-return-hits = { $amount ->
    [one] wer dich im Nahkampf angreift und an einer Karte scheitert, bekommt 1 Treffer
   *[other] wer dich im Nahkampf angreift und an einer Karte scheitert, bekommt { $amount } Treffer
}
sake-does-weaken-defence = einmal je Zug zählt die Karte, mit der sich jemand gegen dich verteidigt, { $amount } weniger
sake-does-minions-strike-harder = deine Gefolgsleute greifen mit { $amount } mehr an
sake-does-free-minions = { $amount ->
    [one] der erste Gefolgsmann, den du in einem Zug spielst, zählt nicht zu den zwei Karten
   *[other] die ersten { $amount } Gefolgsleute, die du in einem Zug spielst, zählen nicht zu den zwei Karten
}
sake-does-heal-in-peace = { $amount ->
    [one] nach einem Zug ohne eigenen Angriff heilst du 1 Lebenspunkt
   *[other] nach einem Zug ohne eigenen Angriff heilst du { $amount } Lebenspunkte
}
sake-does-drink-at-start = { $amount ->
    [one] der Zug eines Samurai beginnt mit 1 Sake vom Masu
   *[other] der Zug eines Samurai beginnt mit { $amount } Sake vom Masu
}
sake-does-change-ranged = Fernkampfangriffe { $signed }
sake-does-change-melee = Nahkampfangriffe { $signed }
sake-does-steps-at-start = { $amount ->
    [one] zu Beginn 1 Schritt zwischen Nachbarn
   *[other] zu Beginn { $amount } Schritte zwischen Nachbarn
}
sake-does-shield-from-haunting = { $amount ->
    [one] eine Heimsuchung nimmt 1 Marker weniger
   *[other] eine Heimsuchung nimmt { $amount } Marker weniger
}
sake-does-nothing = keine Sonderregel

# Namen

sake-title = Sake & Samurai
sake-about = Trink mehr als die anderen, kämpf darum in einem Ring aus Schritten, und such die Überlebenden heim.

sake-option-location = Wo gekämpft wird; jeder Schauplatz außer dem Gasthaus hat eine eigene Regel.
sake-option-location-title = Schauplatz
sake-option-location-value-inn = Gasthaus
sake-option-location-value-distillery = Brennerei
sake-option-location-value-grove = Bambushain
sake-option-location-value-bridge = Brücke
sake-option-location-value-shrine = Schrein
sake-option-bare_hands = Wann du mit bloßen Händen angreifen darfst: nur unbewaffnet (unarmed), oder immer, wenn keine Waffe passt (always).
sake-option-bare_hands-title = Bloße Hände
sake-option-bare_hands-value-unarmed = nur unbewaffnet
sake-option-bare_hands-value-always = wenn keine Waffe passt
sake-option-minions = Wie weit Gefolgsleute gehen: so weit sie können (far), oder wie ihr Herr es will (free).
sake-option-minions-title = Gefolgsleute
sake-option-minions-value-far = so weit sie können
sake-option-minions-value-free = wie ihr Herr will
sake-option-sudden_death = Nach wie vielen Runden Sudden Death ein Gleichstand ein geteilter Sieg ist.
sake-option-sudden_death-title = Sudden Death
sake-option-dry_rounds = Wie viele Runden vergehen dürfen, ohne dass jemand trinkt, bevor ein Marker vom Masu genommen wird.
sake-option-dry_rounds-title = Trockene Runden
sake-option-helpers = Wer zuerst gefragt wird, ob er einem Geist beim Verblassen hilft: im Uhrzeigersinn ab dem Angreifer oder ab dem angegriffenen Geist.
sake-option-helpers-title = Hilfe für Geister
sake-option-helpers-value-attacker = im Uhrzeigersinn ab dem Angreifer
sake-option-helpers-value-attacked = im Uhrzeigersinn ab dem Angegriffenen
sake-option-deck = Der Fingerabdruck des Decks; ein anderes Deck wählst du mit --deck DATEI.
sake-option-first = Wer beginnt: ein Platz, oder ausgelost (lot).
sake-option-first-title = Wer beginnt
sake-option-first-value-lot = ausgelost

sake-deck = Deck: { $name } ({ $fingerprint }), { $cards } Karten, { $samurai } Samurai, { $locations } Schauplätze. Von den Angaben sind { $rulebook } aus der Anleitung, { $source } aus anderen Quellen, { $inferred } erschlossen und { $house } selbst gemacht.

sake-bad-action = „{ $text }“ ist kein Zug von Sake & Samurai. Tippe, was zur Auswahl steht, so wie es da steht, zum Beispiel „drink katana3 2“, „attack pipe1 katana 2“ (mit pipe1 und dem Katana gegen Platz 2), „move yumi2 left 1“, „text sakuragi1“ oder „pass“.
sake-wrong-deck = Diese Partie wurde mit dem Deck { $found } gespielt, aber das hier ist das Deck { $known }. Nenne die Datei des richtigen mit --deck.

sake-nothing = nichts
sake-name-minion = Gefolgsmann
sake-knowledge-musashi = Zwei Himmel
sake-knowledge-munenori = Leben spendendes Schwert
sake-knowledge-jubei = Erwiderte Klinge
sake-knowledge-ittosai = Ein Schnitt
sake-knowledge-masamune = Herr des Nordens
sake-knowledge-suenaga = Schneller Reiter
sake-knowledge-masako = Heilmittel der Nonne
sake-knowledge-tomoe = Tausend wert
sake-location-inn = Verrauchtes Gasthaus
sake-location-distillery = Brennerei
sake-location-grove = Bambushain
sake-location-bridge = Seilbrücke
sake-location-shrine = Schreinbezirk
sake-bare-hands = bloßen Händen
sake-board = Tableau
sake-life-pile = Lebensstapel
sake-back-troublesome = lästig
sake-back-quarrelsome = zänkisch
sake-back-sleepy = schläfrig
sake-of-back = { $count } { $back }
sake-boxes = Angriff { $attack }, Verteidigung { $defence }, Bewegung { $move }, Trinken { $drink }
sake-short-boxes = A{ $attack } V{ $defence } B{ $move } T{ $drink }
sake-a-minion = einen Gefolgsmann
sake-minion-of = { $who ->
    [Du] deinen Gefolgsmann
   *[other] einen Gefolgsmann von { $who }
}{ $count ->
    [one] {""}
   *[other] {" "}({ $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } auf { $towards ->
        [Du] dich
       *[other] { $towards }
    } zu)
}
sake-section = zwischen { $left ->
    [Du] dir
   *[other] { $left }
} und { $right ->
    [Du] dir
   *[other] { $right }
}{ $minions ->
    [0] {""}
   *[other] {" "}(Teil { $number })
}

# Worauf ein Text zielt

sake-aim-target = {" "}gegen { $what ->
    [Du] dich
   *[other] { $what }
}
sake-aim-section = {" "}{ $what }
sake-aim-side = {" "}in { $what ->
    [Du] deine Richtung
   *[other] Richtung { $what }
}
sake-aim-seat = {" "}gegen { $what ->
    [Du] dich
   *[other] { $what }
}
sake-aim-thing = {" "}gegen { $who ->
    [Du] dich
   *[other] { $who }
} ({ $what })

# Was jetzt gefragt ist

sake-ask-ChoosePlay = { $last ->
    [1] Dein letzter Zug
   *[0] Du bist dran
}: { $plays ->
    [0] Deine Karten sind gespielt.
    [one] Du darfst noch 1 Karte spielen.
   *[other] Du darfst bis zu { $plays } Karten spielen.
}
sake-ask-ChooseStrike = Iaido: Schlag mit Angriff { $value } zu, oder lass es.
sake-ask-ChooseAim = { $title }, noch einmal: { $effect ->
    [add-steps] Wo kommt ein Schritt dazu?
    [remove-steps] Wo nimmst du einen Schritt weg?
    [remove-sake] Welcher Sake geht verloren?
   *[attack] Wen greifst du an?
}
sake-ask-MayFalter = { $active } geht { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf { $towards ->
    [Du] dich
   *[other] { $towards }
} zu. Verhinderst du das?
sake-ask-MayBlur = { $minion ->
    [1] Ein Gefolgsmann von { $striker }
   *[0] { $striker }
} greift { $you ->
    [1] dich
   *[0] { $target }
} mit { $value } an. Verhinderst du das?
sake-ask-MayDefend = { $minion ->
    [1] Ein Gefolgsmann von { $striker }
   *[0] { $striker }
} { $haunting ->
    [1] sucht dich mit { $value } heim
   *[0] greift dich mit { $value } an
}. Verteidigst du dich?
sake-ask-MayCut = { $target } verteidigt sich mit { $card }: { $defence } gegen { $value }. Soll diese Karte { $amount } weniger zählen?
sake-ask-MayEvade = { $hits ->
    [one] 1 Treffer droht
   *[other] { $hits } Treffer drohen
}. Opferst du eine Gefolgsmannkarte, um auszuweichen?
sake-ask-DiscardCard = Wirf eine Karte ab.
sake-ask-DropCard = Du musst eine Karte abwerfen. Welche?
sake-ask-PlaceSake = { $count ->
    [one] Wähle, wohin du den Sake legst.
   *[other] Du hast { $count } Sake abzulegen. Wohin kommt der nächste?
}
sake-ask-PaySake = Wähle den Sakemarker, mit dem du zahlst.
sake-ask-LoseSake = Du wirst heimgesucht: Wähle den Sake, den du verlierst.
sake-ask-ChooseWeapon = Wähle die Waffe, die du führst.
sake-ask-SendMinion = Wähle den Gefolgsmann, der jetzt handelt.
sake-ask-LayLifeCard = { $count ->
    [one] Leg eine letzte Karte auf deinen Lebensstapel.
   *[other] Leg nacheinander { $count } Karten auf deinen Lebensstapel.
}
sake-ask-LiftLifeCard = Nimm eine Karte von deinem Lebensstapel.
sake-ask-MayBurn = { $lost ->
    [thing] { $active } nimmt dir etwas weg: { $what }. Verbrennst du vorher Sake oder deine Seele?
    [token] { $active } nimmt dir Sake weg: { $what }. Verbrennst du vorher Sake oder deine Seele?
   *[burnt] Der Sake, auf den { $active } aus ist, ist schon verbrannt. Verbrennst du noch mehr?
}
sake-ask-UseElation = { $power ->
    [0] Leg einen Schritt dazu oder nimm einen weg
    [1] Verschieb einen Sakemarker
   *[2] Gib eine Karte weiter
}, oder lass es: Die oberste Karte ist { $back }.
sake-ask-ChooseMischief = Stehlen oder heimsuchen? Die oberste Karte ist { $back }.
sake-ask-MayJoin = { $target } wird mit { $value } heimgesucht. Leg eine Karte dazu ({ $back }), oder nicht.
sake-ask-MayFade = { $striker } greift { $you ->
    [1] dich
   *[0] { $target }
} mit { $value } an. Spiel eine Karte ({ $back }) zum Verblassen, oder nicht.
sake-ask-GiveSake = Gib den gestohlenen Sake einem Geist.

sake-do-attack = { $target } mit { $weapon }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $bonus }
} + { $card } { $attack } angreifen
sake-do-move = mit { $card } { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
} auf { $side } zugehen
sake-do-iaido = Iaido mit { $card }: { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
} auf { $side } zu, dann mit Angriff { $attack } zuschlagen
sake-do-drink = mit { $card } { $number } Sake trinken
sake-do-text = { $kind ->
    [1] { $card } auslegen
    [2] { $card } auslegen
    [4] einen Gefolgsmann{ $aim } schicken
   *[0] { $card }{ $aim } spielen
}
sake-do-use = { $title }{ $aim } nutzen
sake-do-burn = Sake ({ $place }) verbrennen, um eine Karte zu ziehen
sake-do-extra = Sake ({ $place }) verbrennen, um eine Karte mehr zu spielen
sake-do-soul = { $number ->
    [one] deine Seele verbrennen: die oberste Lebenskarte nehmen
   *[other] deine Seele verbrennen: { $number } Lebenskarten nehmen
}
sake-do-strike = { $target } mit { $weapon } angreifen
sake-do-aim = { $title }{ $aim } nutzen
sake-do-cancel = mit { $card } verhindern
sake-do-defend = mit { $card } verteidigen: { $rest ->
    [0] { $defence }
   *[other] { $defence } + { $rest } durch Waffe und Rüstung
}
sake-do-evade = { $card } opfern und ausweichen
sake-do-cut = die Karte { $amount } weniger zählen lassen
sake-do-discard = { $card } abwerfen
sake-do-place = den Sake ablegen: { $place }
sake-do-pay = mit dem Sake zahlen: { $place }
sake-do-lose = den Sake verlieren: { $place }
sake-do-wield = { $title } führen
sake-do-send = { $number ->
    [0] { $minion } { $strikes ->
        [1] angreifen
       *[0] stehen
    } lassen
    [one] { $minion } 1 Schritt gehen lassen
   *[other] { $minion } { $number } Schritte gehen lassen
}
sake-do-keep = { $card } auf deinen Lebensstapel legen
sake-do-lift = { $card } von deinem Lebensstapel nehmen
sake-do-add = { $section } einen Schritt dazulegen
sake-do-remove = { $section } einen Schritt wegnehmen
sake-do-shift = den Sake von { $seat } verschieben: { $place } → { $second }
sake-do-hand = eine Karte ({ $back }) von { $seat } an { $second ->
    [Du] dich
   *[other] { $second }
} weitergeben
sake-do-steal = einen Sakemarker stehlen
sake-do-haunt = { $seat } mit { $card } heimsuchen
sake-do-join = { $card } zur Heimsuchung dazulegen
sake-do-fade = { $card } spielen und verblassen
sake-do-give = { $seat ->
    [Du] den Sake behalten
   *[other] den Sake { $seat } geben
}

sake-do-pass-ChoosePlay = { $plays ->
    [0] weiter
   *[other] keine Karte mehr spielen
}
sake-do-pass-ChooseStrike = nicht zuschlagen
sake-do-pass-MayFalter = die Bewegung geschehen lassen
sake-do-pass-MayBlur = den Angriff geschehen lassen
sake-do-pass-MayDefend = nicht verteidigen
sake-do-pass-MayCut = die Karte voll zählen lassen
sake-do-pass-MayEvade = die Treffer hinnehmen
sake-do-pass-MayBurn = nichts verbrennen
sake-do-pass-ChooseWeapon = nichts führen
sake-do-pass-UseElation = die Kraft nicht nutzen
sake-do-pass-ChooseMischief = keines von beiden
sake-do-pass-MayJoin = keine Karte dazulegen
sake-do-pass-MayFade = nicht verblassen

# Die Geschichte

sake-log-DealBoard = { $who } { $you ->
    [1] bist
   *[0] ist
} { $samurai }.
sake-log-Turn = { $you ->
    [1] Du bist dran.
   *[0] { $who } ist dran.
}
sake-log-Death = { $who } { $you ->
    [1] bist tot und nun ein Geist von Enma.
   *[0] ist tot und nun ein Geist von Enma.
}
sake-log-Seppuku = { $who } { $you ->
    [1] begehst
   *[0] begeht
} Seppuku.
sake-log-DrawCard = { $who } { $you ->
    [1] ziehst
   *[0] zieht
} eine Karte ({ $card }).
sake-log-DrawCard-seen = { $who } { $you ->
    [1] ziehst
   *[0] zieht
} { $card } ({ $boxes }).
sake-log-Reveal = { $box ->
    [attack] Die oberste Karte entscheidet über den Angriff des Gefolgsmanns: { $card }, { $value }.
   *[defence] Die oberste Karte entscheidet über die Verteidigung des Gefolgsmanns: { $card }, { $value }.
}
sake-log-PassOn = Es ist { $card }.
sake-log-LiftLifeCard = { $who } { $you ->
    [1] nimmst
   *[0] nimmt
} eine Karte ({ $back }) vom Lebensstapel.
sake-log-Strike = { $who ->
    [Du] Dein Gefolgsmann
   *[other] Ein Gefolgsmann von { $who }
} greift { $target ->
    [Du] dich
   *[other] { $target }
} mit { $value } an.
sake-log-Haunting = { $target ->
    [Du] Du wirst
   *[other] { $target } wird
} mit { $value } heimgesucht.
sake-log-Clash = Angriff { $value }, Verteidigung { $defence }: Der Gefolgsmann ist { $beaten ->
    [1] besiegt
   *[0] unversehrt
}.
sake-log-CountHits = Angriff { $value }, Verteidigung { $defence }: { $hits ->
    [0] Der Angriff ist abgewehrt.
   *[other] { $who ->
        [Du] Dir
       *[other] { $who }
    } { $hits ->
        [one] droht 1 Treffer
       *[other] drohen { $hits } Treffer
    }.
}
sake-log-Land = { $who } { $you ->
    [1] bekommst
   *[0] bekommt
} { $hits } Treffer.
sake-log-ReturnHits = { $who } { $you ->
    [1] gibst
   *[0] gibt
} { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
} zurück.
sake-log-Scatter = { $who } { $you ->
    [1] verlierst
   *[0] verliert
} { $lost } Sake.
sake-log-LoseThing = { $who } { $you ->
    [1] verlierst
   *[0] verliert
} { $title }.
sake-log-heal = { $who } { $you ->
    [1] heilst
   *[0] heilt
} nach einem Zug ohne Angriff { $count ->
    [one] 1 Lebenspunkt
   *[other] { $count } Lebenspunkte
}.
sake-log-emptied = Das Masu ist leer! Alle haben noch einen letzten Zug, dann wird der Sake gezählt.
sake-log-dry = Zu viele Runden, in denen niemand trank: 1 Sake kommt vom Masu weg.
sake-log-Count = Sake gezählt: { $tokens }.

sake-log-attack = { $who } { $you ->
    [1] greifst
   *[0] greift
} { $target ->
    [Du] dich
   *[other] { $target }
} mit { $weapon }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $bonus }
} + { $card } { $attack } an.
sake-log-move = { $who } { $you ->
    [1] gehst
   *[0] geht
} { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
} auf { $side ->
    [Du] dich
   *[other] { $side }
} zu.
sake-log-iaido = Iaido! { $who } { $you ->
    [1] gehst
   *[0] geht
} { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
} auf { $side ->
    [Du] dich
   *[other] { $side }
} zu, um mit Angriff { $attack } zuzuschlagen.
sake-log-drink = SAKE! { $who } { $you ->
    [1] trinkst
   *[0] trinkt
} { $number }.
sake-log-text = { $who } { $kind ->
    [1] { $you ->
        [1] legst
       *[0] legt
    } { $card } aus
    [2] { $you ->
        [1] legst
       *[0] legt
    } { $card } aus
    [4] { $you ->
        [1] schickst
       *[0] schickt
    } einen Gefolgsmann{ $aim }
   *[0] { $you ->
        [1] spielst
       *[0] spielt
    } { $card }{ $aim }
}.
sake-log-use = { $who } nutzt { $title }{ $aim }.
sake-log-burn = { $who } { $you ->
    [1] verbrennst
   *[0] verbrennt
} Sake ({ $place }), um eine Karte zu ziehen.
sake-log-extra = { $who } { $you ->
    [1] verbrennst
   *[0] verbrennt
} Sake ({ $place }), um eine Karte mehr zu spielen.
sake-log-soul = { $who } { $you ->
    [1] verbrennst deine Seele und nimmst
   *[0] verbrennt die Seele und nimmt
} { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} vom Lebensstapel.
sake-log-strike = { $who } { $you ->
    [1] greifst
   *[0] greift
} { $target ->
    [Du] dich
   *[other] { $target }
} mit { $weapon } an.
sake-log-aim = { $who } { $you ->
    [1] machst
   *[0] macht
} weiter: { $title }{ $aim }.
sake-log-cancel = { $who } { $you ->
    [1] spielst
   *[0] spielt
} { $card }: Es ist verhindert.
sake-log-defend = { $who } { $you ->
    [1] verteidigst dich
   *[0] verteidigt sich
} mit { $card } (Verteidigung { $defence }).
sake-log-evade = { $who } { $you ->
    [1] opferst
   *[0] opfert
} eine Gefolgsmannkarte und { $you ->
    [1] weichst
   *[0] weicht
} aus.
sake-log-cut = { $who } lässt die Karte des Verteidigers weniger zählen.
sake-log-discard = { $who } { $you ->
    [1] wirfst
   *[0] wirft
} { $card } ab.
sake-log-place = { $who } { $you ->
    [1] legst
   *[0] legt
} Sake ab: { $place }.
sake-log-pay = { $who } { $you ->
    [1] zahlst
   *[0] zahlt
} mit Sake ({ $place }).
sake-log-lose = { $who } { $you ->
    [1] verlierst
   *[0] verliert
} Sake ({ $place }).
sake-log-wield = { $who } { $you ->
    [1] führst
   *[0] führt
} { $title }.
sake-log-send = { $who ->
    [Du] Dein Gefolgsmann
   *[other] Der Gefolgsmann von { $who }
} { $number ->
    [0] { $strikes ->
        [1] hat einen Gegner vor sich und greift an.
       *[0] bleibt stehen.
    }
    [one] geht 1 Schritt.
   *[other] geht { $number } Schritte.
}
sake-log-lift = { $who } { $you ->
    [1] nimmst
   *[0] nimmt
} { $card } vom Lebensstapel.
sake-log-add = { $who } { $you ->
    [1] legst
   *[0] legt
} { $section } einen Schritt dazu.
sake-log-remove = { $who } { $you ->
    [1] nimmst
   *[0] nimmt
} { $section } einen Schritt weg.
sake-log-shift = { $who } { $you ->
    [1] verschiebst
   *[0] verschiebt
} { $seat ->
    [Du] deinen Sake
   *[other] den Sake von { $seat }
}: { $place } → { $second }.
sake-log-hand = { $who } { $you ->
    [1] gibst
   *[0] gibt
} eine Karte ({ $back }) von { $seat ->
    [Du] dir
   *[other] { $seat }
} an { $second ->
    [Du] dich
   *[other] { $second }
} weiter.
sake-log-steal = { $who } { $you ->
    [1] stiehlst
   *[0] stiehlt
} Sake vom Masu.
sake-log-haunt = { $who } { $you ->
    [1] suchst
   *[0] sucht
} { $seat ->
    [Du] dich
   *[other] { $seat }
} mit { $card } heim.
sake-log-join = { $who } { $you ->
    [1] legst
   *[0] legt
} { $card } zur Heimsuchung dazu.
sake-log-fade = { $who } { $you ->
    [1] spielst
   *[0] spielt
} { $card }: Der Geist verblasst.
sake-log-give = { $who } { $you ->
    [1] { $seat ->
        [Du] behältst den Sake
       *[other] gibst { $seat } den Sake
    }
   *[0] { $seat ->
        [Du] gibt dir den Sake
       *[other] gibt { $seat } den Sake
    }
}.

# Der Tisch

sake-masu = Masu
sake-spirit = Geist
sake-gone = fort
sake-sits = sitzt
sake-fight = { $striker } → { $target }: { $value } gegen { $defence }
sake-own-life = Lebensstapel: { $cards }
sake-piles = Zugstapel { $pile } Ablage { $discards }
sake-turns-left = { $turns ->
    [one] der letzte Zug
   *[other] noch { $turns } letzte Züge
}
sake-middle-line = { $place }: { $text }. Masu { $masu }, Zugstapel { $pile } ({ $back }), Ablage { $discards }{ $last ->
    [none] .
   *[other] , { $last }.
}
sake-samurai-line = { $who }: { $samurai }, { $life } Leben{ $on_life ->
    [1] {" "}und Sake darauf
   *[0] {""}
}, { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}, { $tokens } Sake{ $on_board ->
    [1] , einer auf dem Tableau
   *[0] {""}
}, { $sits ->
    [1] sitzt
   *[0] steht
}. Hand: { $hand }. Ausgelegt: { $things }.
sake-spirit-line = { $who }: ein Geist mit { $loot } Sake. Hand: { $hand }.
sake-gone-line = { $who }: aus dem Spiel.
sake-thing = { $name }{ $wielded ->
    [1] {" "}(geführt{ $sake ->
        [1] , Sake darauf
       *[0] {""}
    })
   *[0] { $sake ->
        [1] {" "}(Sake darauf)
       *[0] {""}
    }
}
sake-row-line = Zwischen { $left ->
    [Du] dir
   *[other] { $left }
} und { $right ->
    [Du] dir
   *[other] { $right }
}: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $minions ->
    [none] .
   *[other] , mit { $minions }.
}
sake-minion-at = { $card } ({ $steps } von { $who ->
    [Du] dir
   *[other] { $who }
})
sake-hand-line = { $card }: { $name }, { $boxes }, { $back }. { $text }.
sake-knowledge-line = Die Fähigkeit von { $samurai }, { $knowledge }: { $text }.
sake-table-name = Name
sake-table-cards = Karten
sake-table-does = Wirkung
sake-table-life = Leben
sake-table-skill = Fähigkeit
