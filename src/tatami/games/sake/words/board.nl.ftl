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
