# Sake & Samurai in the browser: its board, its options, its guide.

sake-board-table = De ronde tafel
sake-board-masu = De Masu: { $count ->
    [one] 1 sakefiche
   *[other] { $count } sakefiches
}
sake-board-pile = Trekstapel { $count }, aflegstapel { $discards }
sake-board-played = { $name }, gespeeld
sake-board-section = Tussen { $left } en { $right }
sake-board-minion = Gunsteling van { $who }
sake-board-seat = { $who }, { $what ->
    [samurai] { $life } leven, { $sake } sake, { $weapon ->
        [none] geen wapen
       *[other] { $weapon }
    }
    [spirit] geest, { $sake } sake
   *[gone] uit het spel
}
sake-board-attack = Aanval
sake-board-why = Waarom?
sake-board-iaido = Iaido
sake-board-defence = Verdediging
sake-board-move = Beweging
sake-board-drink = Drinken
sake-board-thing = { $name }{ $wielded ->
    [1] , gehanteerd
   *[0] {""}
}: { $text }
sake-board-cup = { $has ->
    [1] Sake op { $where }, { $who }
   *[0] Ruimte voor sake: { $where }, { $who }
}
sake-board-sake = Sake
sake-board-life = Leven
sake-board-soul = Ziel
sake-board-covered = Er staat sake op je bord: tot die opgebrand is, telt dit niet.
sake-board-own-life = Je levensstapel van boven: { $cards }
sake-board-sits = zit
sake-board-stands = staat
sake-board-stance = { $sits ->
    [1] Zit: iaido mag tot de eerste beweging.
   *[0] Staat: na de eerste beweging is er geen iaido meer.
}
sake-board-hand = Hand
sake-board-spirit = Geest van Enma
sake-board-gone = Uit het spel
sake-board-sudden = Sudden death
sake-board-last-turns = { $sudden ->
    [0] {""}
   *[other] Sudden death:{" "}
}{ $count ->
    [one] de laatste beurt
   *[other] nog { $count } laatste beurten
}
sake-board-ending = { $sudden ->
    [0] De Masu is leeg: na deze laatste beurten wordt de sake geteld, en de meeste wint.
   *[other] Sudden death: wie de meeste sake had, stond gelijk, en alle anderen vielen af. Na deze laatste beurten wordt opnieuw geteld.
}
sake-board-fight = { $striker } → { $target }: { $value }{ $defence ->
    [-1] {""}
   *[other] {" "}tegen { $defence }
}
sake-board-next = { $card }: { $next ->
    [use] voor welk vak, of voor de tekst?
    [attack] wie val je aan?
    [move] naar wie ga je toe?
    [iaido] naar wie ga je toe?
    [number] hoeveel sake drink je?
    [steps] hoeveel stappen?
    [section] waar?
    [weapon] met welk wapen?
    [seat] wie?
    [text] op wie?
    [send] naar wie gaat hij toe?
    [thing] welk wapen of item?
    [sake] welke sake?
   *[other] kies waarvoor.
}
sake-board-counted = De sake wordt geteld
sake-board-afterlife = { $what ->
    [spirit] Je bent een geest van Enma en speelt verder: je gebruikt alleen de achterkanten van je kaarten. De geesten winnen samen als ze meer sake hebben dan elke samoerai. Zij hebben { $loot }, de dronkenste samoerai heeft { $most }.
   *[gone] Je bent uit het spel. De samoerai die gelijkstaan, spelen door om de winst.
}
sake-board-tied = { $count ->
    [one] De dronkenste samoerai stonden gelijk: de anderen pleegden seppuku, en nog één ronde laatste beurten besliste.
   *[other] De dronkenste samoerai stonden telkens gelijk: de anderen pleegden seppuku, en er volgden nog { $count } rondes laatste beurten.
}
sake-board-spirits-together = De geesten samen: { $count }
sake-board-counting-rule = Hebben de geesten samen meer dan elke samoerai, dan winnen zij. Anders wint de samoerai met de meeste sake.
decided-sake-samurai = { $names ->
    [none] Niemand won.
   *[other] { $names } won: geen levende samoerai had meer sake ({ $count }).
}
decided-sake-spirits = De geesten wonnen samen ({ $names }): hun { $count } sake waren meer dan welke samoerai ook had.
decided-sake-you = Je dronk { $drunk } sake en verloor { $wounds } levenspunten.
guide-sake-ChoosePlay-1 = Welkom! Op de Masu in het midden ligt de sake. Is die leeg, dan heeft iedereen nog één beurt, en dan wint de samoerai met de meeste sake. In je beurt speel je hoogstens twee kaarten, elk voor één ding: aanval, beweging, drinken of de tekst. Kies een kaart om te zien wat je er nu mee kunt.
    .at = hand
guide-sake-ChoosePlay-2 = Met het kopje op een kaart drink je. Maar sake blokkeert waar hij op ligt: het wapen, het item of, op je bord, de kennis van je samoerai.
    .at = masu
guide-sake-ChoosePlay-3 = Met het zwaard op een kaart val je een buur aan, met een wapen dat precies zoveel stappen ver reikt als er tussen jullie liggen. Beweeg om de afstand te veranderen.
    .at = steps
guide-sake-ChoosePlay-4 = Zolang je nog zit, kun je iaido gebruiken: een of twee stappen gaan en toeslaan, alles met één kaart.
    .at = hand
guide-sake-ChoosePlay-5 = Sake kun je opbranden om een kaart te trekken of er een meer te spelen. En als alles verloren is, brand je ziel op: neem levenskaarten in de hand.
    .at = board
guide-sake-MayDefend-1 = Je wordt aangevallen! Trek de verdediging van een kaart, en die van het wapen dat je hanteert, van de aanval af. Elk punt dat overblijft is een slag en kost een levenspunt.
    .at = hand
guide-sake-MayFalter-1 = Iemand beweegt. Alleen de kaart “Falter” annuleert een beweging; laat het anders gebeuren.
    .at = choices
guide-sake-MayBlur-1 = Iemand valt aan. Alleen de kaart “Blurred vision” annuleert een aanval; laat het anders gebeuren.
    .at = choices
guide-sake-PlaceSake-1 = Leg de sake waar hij het minst stoort: een wapen, item of bord met sake erop werkt niet. Op je levensstapel vangt hij zelfs een slag op, maar dan kun je je ziel niet opbranden.
    .at = board
guide-sake-SendMinion-1 = Nu handelen je gunstelingen: elk loopt naar zijn buur en valt aan zodra hij op één stap staat. Hij beschermt je ook tegen aanvallen in het strijdgewoel.
    .at = steps
guide-sake-DiscardCard-1 = Je mag hoogstens vier kaarten houden: leg er een af.
    .at = hand
guide-sake-ChooseMischief-1 = Je bent dood, maar niet uit het spel: steel sake van de Masu, of kwel een samoerai met kaarten waarvan de rugzijde bij de bovenste van de trekstapel past. Hebben de geesten samen meer sake dan elke samoerai, dan winnen jullie.
    .at = masu
guide-sake-ChooseWeapon-1 = Kies het wapen dat je tot je volgende beurt hanteert: het helpt je verdedigen.
    .at = board
guide-sake-MayEvade-1 = Er komen slagen. Met een gunstelingkaart uit je hand ontwijk je ze allemaal.
    .at = hand
guide-sake-UseElation-1 = Als geest mag je de kracht van de bovenste rugzijde gebruiken: lastig voegt een stap toe of neemt er een weg, twistziek verplaatst een sake, slaperig geeft een kaart door.
    .at = pile
guide-sake-ChooseStrike-1 = Je hebt bewogen. Sla nu toe met een wapen dat reikt, of niet.
    .at = choices
guide-sake-ChooseAim-1 = Deze tekst werkt meer dan eens. Kies waar hij nu werkt; het mag hetzelfde doel zijn.
    .at = choices
guide-sake-MayFade-1 = Een samoerai valt een geest aan. Eén kaart met de passende rugzijde stopt de hele aanval.
    .at = pile
guide-sake-MayJoin-1 = Een andere geest kwelt een samoerai. Elke kaart met de passende rugzijde die je bijlegt, maakt de kwelling 1 sterker.
    .at = hand
guide-sake-MayCut-1 = De kennis van je samoerai: één keer per beurt telt de kaart van een verdediger minder. Gebruik die als er een slag uit volgt.
    .at = choices
guide-sake-MayBurn-1 = Je gaat iets verliezen. Wat je eerst opbrandt, levert je nog een kaart op; anders is het gewoon weg.
    .at = board
guide-sake-PaySake-1 = Dit kost sake: kies de fiche die uit het spel gaat. Wat eronder lag, werkt weer.
    .at = board
guide-sake-LoseSake-1 = Je bent gekweld. Kies de sake die je verliest: wat eronder lag, werkt weer.
    .at = board
guide-sake-DropCard-1 = Door een tekst moet je een kaart afleggen: kies die welke je het minst nodig hebt.
    .at = hand
guide-sake-GiveSake-1 = Gestolen sake telt voor alle geesten samen. Kies wie hem houdt.
    .at = seats
guide-sake-LayLifeCard-1 = Je samoerai kiest zijn levenskaarten: leg neer wat je leven moet zijn, en houd wat je wilt spelen.
    .at = hand
guide-sake-LiftLifeCard-1 = Je samoerai kent zijn levensstapel: kies de kaart die je ervan neemt.
    .at = board
sake-board-cost = Kost sake
sake-board-reach = Bereik
sake-board-no-sake = geen sake
sake-board-fight-minion = Gunsteling van { $striker } → { $target }: { $value }{ $defence ->
    [-1] {""}
   *[other] {" "}tegen { $defence }
}
sake-why-ChoosePlay = { $plays ->
    [0] Voor sake die je opbrandt, trek je een kaart of speel je er een meer. Anders ga je verder: je gunstelingen handelen, daarna trek je.
   *[other] Kies een kaart om te zien wat ze nu kan: ze wordt gespeeld voor een van haar vier vakken of voor haar tekst.
}
sake-why-PlaceSake = Wat je drinkt, moet ergens staan. Waar het op staat, werkt niet meer; op je levensstapel vangt het een slag op, maar je kunt je ziel niet opbranden.
sake-why-PaySake = Het effect kost sake: het kopje dat je kiest, verlaat het spel. Waar het op stond, werkt weer.
sake-why-LoseSake = Het spoken heeft je geraakt: het kopje dat je kiest, gaat naar de geesten. Waar het op stond, werkt weer.
sake-why-DiscardCard = Niemand houdt meer dan vier kaarten: leg af tot het er vier zijn. Je krijgt er niets voor; doe dus weg wat bij de verdediging en in je volgende beurt het minst helpt.
sake-why-DropCard = Iemand laat je afleggen. Je krijgt er niets voor: kies de kaart die je het minst nodig hebt.
sake-why-LayLifeCard = Je kent je levensstapel: kies welke van deze kaarten er als volgende op komt. De laatste ligt boven en gaat als eerste verloren.
sake-why-LiftLifeCard = Je brandt je ziel op en kent je levensstapel: kies de kaart die je op de hand neemt. Ze wordt nooit meer leven.
sake-why-iaido = Iaido: zolang je zit, ga je 1 of 2 stappen en sla je toe met dezelfde kaart. Daarna sta je.
sake-why-MayBurn = Voor wat je wordt afgenomen, krijg je niets. Voor sake die je vooraf opbrandt, trek je een kaart.
sake-why-MayDefend = Het schild van een kaart en dat van je gevoerde wapen gaan { $haunted ->
    [1] van de kwelling af. Elk punt dat overblijft kost je een sakefiche naar keuze.
   *[0] van de aanval af. Elk punt dat overblijft is een wond: het kost je een levenskaart.
}
sake-why-MayEvade = { $can ->
    [0] Je hebt geen gunstelingkaart die deze slagen voor je opvangt. Je wordt gevraagd omdat wat je nu opbrandt je er een kan brengen.
   *[other] { $haunted ->
        [1] Elke slag kost een sakefiche. Een gunsteling uit je hand, nu afgelegd, vangt alle slagen van deze kwelling op.
       *[0] Elke slag kost een levenskaart. Een gunsteling uit je hand, nu afgelegd, vangt alle slagen van deze aanval op.
    }
}
sake-why-MayCut = Je ziet de kaart die verdedigt. Eén keer in je beurt mag je haar schild één minder laten tellen.
sake-why-MayFalter = { $can ->
    [0] Je hebt geen kaart die dit annuleert. Je wordt gevraagd omdat wat je nu opbrandt je er een kan brengen; meestal laat je het gebeuren.
   *[other] Een kaart met de juiste tekst heft de beweging op: de samoerai blijft staan, en de kaart ervoor is verloren. Voor sake die je nu opbrandt, trek je er misschien een.
}
sake-why-MayBlur = { $can ->
    [0] Je hebt geen kaart die dit annuleert. Je wordt gevraagd omdat wat je nu opbrandt je er een kan brengen; meestal laat je het gebeuren.
   *[other] Een kaart met de juiste tekst heft de aanval op voordat iemand geraakt wordt. Voor sake die je nu opbrandt, trek je er misschien een.
}
sake-why-MayJoin = Geesten spoken samen: een kaart met dezelfde achterkant maakt dit spoken één sterker.
sake-why-MayFade = Een kaart met dezelfde achterkant als de bovenste van de stapel laat de aanval door je heen gaan.
sake-why-ChooseWeapon = Het wapen dat je voert, beschermt je tot je volgende beurt: het schild ervan telt bij elke kaart waarmee je je verdedigt.
sake-why-ChooseStrike = Je hebt getrokken en gestapt: sla nu wie je wapen bereikt, of laat het.
sake-why-SendMinion = Je gunstelingen handelen een voor een, in de volgorde die jij kiest. Een gunsteling loopt tot één stap voor de eerste vijand en valt die aan met de bovenste kaart van de stapel.
sake-why-UseElation = De achterkant van de bovenste kaart geeft je een kracht voordat je ze trekt. { $power ->
    [0] Lastig: tik op een rij om een stap toe te voegen of weg te nemen, zodat wapens reiken of niet.
    [1] Twistziek: tik op sake van een samoerai en op de nieuwe plek, om iets beters te blokkeren.
   *[2] Slaperig: tik op een kaart in een hand, dan op de samoerai die ze krijgt.
} Daarna steel of kwel je.
sake-why-ChooseMischief = Je bent dood en zit nog aan tafel. Steel sake voor de geesten, of achtervolg een samoerai met een kaart die dezelfde achterkant heeft als de bovenste van de stapel.
sake-why-GiveSake = De samoerai heeft een kopje aan jou verloren. De geesten tellen hun sake samen; wie het houdt, maakt weinig uit.
fact-sake-drunk = { $name } dronk het meest: { $count } sake.
fact-sake-wounds = { $name } kreeg de meeste wonden: { $count }. De hardste klap van de partij kostte { $hardest } leven.
fact-sake-dead = { $count ->
    [0] Niemand stierf.
    [one] 1 samoerai stierf.
   *[other] { $count } samoerai stierven.
}
sake-board-outcome = { $what ->
    [hits] { $count ->
        [one] 1 slag
       *[other] { $count } slagen
    }
    [stopped] Afgeweerd
    [evaded] Ontweken
    [cancelled] Geannuleerd
    [beaten] Verslagen
    [unharmed] Ongedeerd
    [faded] Vervaagd
   *[lost] { $count } sake kwijt
}
sake-board-race = De geesten samen: { $loot }. De dronkenste samoerai: { $most }.
sake-board-armour = pantser
sake-board-turn = { $you ->
    [1] { $last ->
        [1] Jouw laatste beurt
       *[0] Jouw beurt
    }
   *[0] { $last ->
        [1] Laatste beurt van { $who }
       *[0] Beurt van { $who }
    }
}
sake-board-phase = { $phase ->
    [cards] Kaarten
    [minions] Gunstelingen
    [draw] Trekken
    [weapon] Wapen
    [power] Kracht
   *[mischief] Stelen of kwellen
}
sake-why-ChooseAim = Deze tekst werkt meer dan één keer: kies nog eens hetzelfde doel, of een ander.
sake-board-amount = { $what ->
    [steps] { $count ->
        [one] 1 stap
       *[other] { $count } stappen
    }
    [cards] { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
   *[sake] { $count } sake
}
sake-board-burn = { $what ->
    [extra] Opbranden om een kaart meer te spelen
   *[burn] Opbranden om een kaart te trekken
}
sake-why-place = { $what ->
    [life] Op de levensstapel vangt hij de volgende slag voor je op. Zolang hij daar staat, kun je je ziel niet opbranden.
    [board] Op je bord bedekt hij wat je samoerai kan: tot de sake weg is, telt “{ $knowledge }” niet ({ $text }).
   *[thing] Zolang er sake op staat, heb je niets aan { $name }.
}
sake-board-emptied = De Masu is leeg!
