# Sake & Samurai in the browser: its board, its options, its guide.

sake-board-table = De ronde tafel
sake-board-masu = De Masu: { $count ->
    [one] 1 sake
   *[other] { $count } sake
}
sake-board-pile = Trekstapel { $count }, aflegstapel { $discards }
sake-board-played = { $name }, gespeeld
sake-board-section = Tussen { $left } en { $right }
sake-board-minion = Volgeling van { $who }
sake-board-seat = { $who }, { $what ->
    [samurai] { $life } leven, { $sake } sake, { $weapon ->
        [none] geen wapen
       *[other] { $weapon }
    }
    [spirit] geest, { $sake } sake
   *[gone] uit het spel
}
sake-board-attack = Aanval
sake-board-iaido = Iaido
sake-board-defence = Verdediging
sake-board-move = Stappen
sake-board-drink = Drinken
sake-board-thing = { $name }{ $wielded ->
    [1] , gehanteerd
   *[0] {""}
}: { $text }
sake-board-wielded = Gehanteerd:
sake-board-cup = { $has ->
    [1] Sake op { $where }, { $who }
   *[0] Plaats voor sake: { $where }, { $who }
}
sake-board-sake = Sake
sake-board-life = Leven
sake-board-soul = Ziel
sake-board-own-life = Je levensstapel van boven: { $cards }
sake-board-sits = zit
sake-board-stands = staat
sake-board-hand = Hand
sake-board-samurai = Samoerai
sake-board-spirit = Geest van Enma
sake-board-gone = Uit het spel
sake-board-last-turns = { $count ->
    [one] De laatste beurt
   *[other] Nog { $count } laatste beurten
}
sake-board-fight = { $striker } → { $target }: { $value } tegen { $defence }
sake-board-counted = De sake wordt geteld
sake-board-spirits-together = De geesten samen: { $count }
sake-board-counting-rule = Hebben de geesten samen meer dan elke samoerai, dan winnen zij. Anders wint de samoerai met de meeste sake.
guide-sake-ChoosePlay-1 = Welkom! Drink: als de masu leeg is, wint de dronkenste overlevende. In een beurt speel je tot twee kaarten, elk voor een van haar vier vakken of voor haar tekst. Kies een kaart om te zien wat ze nu kan.
guide-sake-ChoosePlay-2 = Met het kopje op een kaart drink je: neem sake uit de masu. Maar waar sake ligt, op een wapen, een voorwerp of je bord, werkt niets meer.
guide-sake-ChoosePlay-3 = Het lemmet valt een buur aan, met een wapen dat precies zoveel stappen ver reikt als er tussen jullie liggen. Beweeg om de afstand te veranderen.
guide-sake-ChoosePlay-4 = Zolang je nog zit, kun je iaidō gebruiken: een of twee stappen en een slag met één kaart.
guide-sake-ChoosePlay-5 = Sake kun je verbranden, voor een kaart of om er een meer te spelen. En als alles verloren is, verbrand je ziel: neem levenskaarten in de hand.
guide-sake-MayDefend-1 = Je wordt aangevallen! Het schild van een kaart en dat van het wapen dat je voert verminderen de aanval. Wat overblijft zijn wonden.
guide-sake-MayFalter-1 = Iemand beweegt. Met de juiste kaart zou je het kunnen verhinderen; laat het anders gebeuren.
guide-sake-MayBlur-1 = Iemand valt aan. Met de juiste kaart zou je het kunnen verhinderen; laat het anders gebeuren.
guide-sake-PlaceSake-1 = Leg de sake nu ergens neer: op je levensstapel beschermt hij je zelfs, maar dan kun je je ziel niet verbranden.
guide-sake-SendMinion-1 = Een volgeling mag op de weg naar een buur gaan staan. Hij schermt je af, en hij slaat toe.
guide-sake-DiscardCard-1 = Je mag hoogstens vier kaarten houden: leg er een af.
guide-sake-ChooseMischief-1 = Je bent dood, maar niet uit het spel: geesten stelen sake uit de masu of bezoeken de levenden. Hebben de geesten aan het eind meer, dan winnen ze.
sake-board-cost = Kost sake
sake-board-reach = Bereik
sake-board-no-sake = geen sake
sake-board-fight-minion = Volgeling van { $striker } → { $target }: { $value } tegen { $defence }
sake-why-ChoosePlay = Kies een kaart om te zien wat ze nu kan: elke kaart wordt gespeeld voor een van haar vier vakken of voor haar tekst. Sake op je wapens, voorwerpen of bord kan worden verbrand.
sake-why-PlaceSake = Wat je drinkt, moet ergens staan. Waar het op staat, werkt niet meer; op je levensstapel beschermt het je, maar je kunt je ziel niet verbranden.
sake-why-PaySake = Het effect kost sake: het kopje dat je kiest, verlaat het spel. Waar het op stond, werkt weer.
sake-why-LoseSake = Het spoken heeft je geraakt: het kopje dat je kiest, gaat naar de geesten. Waar het op stond, werkt weer.
sake-why-DiscardCard = Niemand houdt meer dan vier kaarten: leg af tot het er vier zijn. Je krijgt er niets voor; doe dus weg wat bij de verdediging en in je volgende beurt het minst helpt.
sake-why-DropCard = Iemand laat je afleggen. Je krijgt er niets voor: kies de kaart die je het minst nodig hebt.
sake-why-LayLifeCard = Je kent je levensstapel: kies welke van deze kaarten er als volgende op komt. De laatste ligt boven en gaat als eerste verloren.
sake-why-LiftLifeCard = Je verbrandt je ziel en kent je levensstapel: kies de kaart die je op de hand neemt. Ze wordt nooit meer leven.
sake-why-MayBurn = Er wordt je iets afgenomen, met de sake die erop staat. Eerst mag je sake verbranden en daarvoor een kaart trekken.
sake-why-MayDefend = Het schild van een kaart en dat van je gevoerde wapen gaan van de aanval af. Elk punt dat overblijft is een wond: het kost je een levenskaart.
sake-why-MayEvade = Elke treffer kost een levenskaart. Een volgeling uit je hand, nu afgelegd, vangt alle treffers van deze aanval op.
sake-why-MayCut = Je ziet de kaart die verdedigt. Eén keer in je beurt mag je haar schild één minder laten tellen.
sake-why-MayFalter = Een kaart met de juiste tekst heft de beweging op: de samoerai blijft staan, en de kaart ervoor is verloren.
sake-why-MayBlur = Een kaart met de juiste tekst heft de aanval op voordat iemand geraakt wordt.
sake-why-MayJoin = Geesten spoken samen: een kaart met dezelfde achterkant maakt dit spoken één sterker.
sake-why-MayFade = Een kaart met dezelfde achterkant als de bovenste van de stapel laat de aanval door je heen gaan.
sake-why-ChooseWeapon = Het wapen dat je voert, beschermt je tot je volgende beurt: het schild ervan telt bij elke kaart waarmee je je verdedigt.
sake-why-ChooseStrike = Je hebt getrokken en gestapt: sla nu wie je wapen bereikt, of laat het.
sake-why-SendMinion = Je volgelingen handelen een voor een, in de volgorde die jij kiest. Een volgeling loopt tot één stap voor de eerste vijand en valt die aan met de bovenste kaart van de stapel.
sake-why-UseElation = Voordat je trekt, geeft de achterkant van de bovenste kaart je een kracht. Lastig: een stap toevoegen of wegnemen. Twistziek: sake van een samoerai verplaatsen. Slaperig: een handkaart doorgeven.
sake-why-ChooseMischief = Je bent dood en zit nog aan tafel. Steel sake voor de geesten, of achtervolg een samoerai met een kaart die dezelfde achterkant heeft als de bovenste van de stapel.
sake-why-GiveSake = De samoerai heeft een kopje aan jou verloren. De geesten tellen hun sake samen; wie het houdt, maakt weinig uit.
fact-sake-drunk = { $name } dronk het meest: { $count } sake.
fact-sake-wounds = { $name } kreeg de meeste wonden: { $count }. De hardste klap van de partij kostte { $hardest } leven.
fact-sake-dead = { $count ->
    [0] Niemand stierf.
    [one] 1 samoerai stierf.
   *[other] { $count } samoerai stierven.
}
