# Samurai, het bordspel: wat een mens leest.

samurai-title = Samurai
samurai-about = Leg tegels op de kaart van Japan en win helmen, Boeddha’s en rijstvelden.

samurai-option-opening = De eerste vijf tegels: in het geheim gekozen (chosen), of blind getrokken zoals de eerste keer (random).
samurai-option-opening-title = Eerste tegels
samurai-option-opening-value-chosen = gekozen
samurai-option-opening-value-random = willekeurig getrokken
samurai-option-figures = De figuren: om de beurt geplaatst (placed), of blind getrokken (random).
samurai-option-figures-title = Figuren
samurai-option-figures-value-placed = om beurten geplaatst
samurai-option-figures-value-random = willekeurig getrokken
samurai-option-capture = Wanneer figuren veroverd worden: aan het einde van de beurt (turn), of zodra ze omsingeld zijn (instant).
samurai-option-capture-title = Veroveren
samurai-option-capture-value-turn = aan het einde van de beurt
samurai-option-capture-value-instant = meteen
samurai-option-screens = Met drie en vier spelers staan veroverde figuren achter schermen (closed), of open (open).
samurai-option-screens-title = Schermen
samurai-option-screens-value-closed = achter schermen
samurai-option-screens-value-open = open
samurai-option-nobody = Als niemand een meerderheid heeft: niemand wint (none), of wie de meeste figuren heeft wint (most).
samurai-option-nobody-title = Geen meerderheid
samurai-option-nobody-value-none = niemand wint
samurai-option-nobody-value-most = de meeste figuren winnen
samurai-option-first = Wie begint: een plaats, of geloot (lot).
samurai-option-first-title = Wie begint
samurai-option-first-value-lot = geloot

# De regels waar weigeringen naar verwijzen, met hun nummers uit rulebook/nl.md.

samurai-rule-1-1 = Dat deel van de kaart is met dit aantal spelers niet in het spel.
samurai-rule-1-3 = Zo’n figuur is er niet meer.
samurai-rule-2-1 = Nu kiest iedereen vijf eigen tegels, niet meer.
samurai-rule-2-3 = Edo krijgt een figuur van elke soort als iedereen gekozen heeft.
samurai-rule-2-4 = Nu plaatsen de spelers figuren, de een na de ander.
samurai-rule-2-5 = Nu gaan er figuren naar steden waar nog ruimte is, en nooit twee van dezelfde soort in dezelfde stad.
samurai-rule-2-6 = Nu gaan er figuren naar dorpen die er nog geen hebben.
samurai-rule-2-7 = De figuren worden nu getrokken: niemand kan nu iets doen.
samurai-rule-2-9 = Het lot beslist wie begint.
samurai-rule-3-1 = De ene speler na de andere legt tegels, en niemand mag passen.
samurai-rule-3-2 = Zo’n tegel heb je niet in je hand.
samurai-rule-3-3 = Van de tegels zonder het schriftteken mag je er maar één per beurt leggen.
samurai-rule-3-4 = Schepen gaan op lege zee, alle andere tegels op leeg land.
samurai-rule-3-5 = Op een nederzetting komt geen tegel, ook niet op een lege.
samurai-rule-3-6 = Daar ligt al een tegel: het veld moet leeg zijn.
samurai-rule-3-7 = Je moet minstens één tegel leggen voordat je je beurt beëindigt.
samurai-rule-3-8 = Aan het einde van de beurt worden nu tegels getrokken: niemand kan nu iets doen.
samurai-rule-4-1 = Je verwisselt twee verschillende figuren die op de kaart staan.
samurai-rule-4-2 = Na de ruil zouden er twee figuren van dezelfde soort in een stad of in Edo staan.
samurai-rule-4-5 = Leg de tegelruil op een eigen tegel zonder schriftteken.
samurai-rule-4-7 = De opgepakte tegel moet je meteen opnieuw leggen, op een leeg landveld.
samurai-rule-5-2 = De figuren in omsingelde nederzettingen verlaten de kaart.
samurai-rule-6-1 = De partij is voorbij.
samurai-rule-6-2 = De schermen worden opgetild en de figuren geteld.

samurai-bad-action = “{ $text }” is geen zet van Samurai. Leg een tegel zoals in h4 N27 of ship2 M22, of typ “exchange N27”, “swap Edo helmet Kyoto rice”, “place rice Kyoto”, “choose s3” of “end”.

# Stukken en plekken

samurai-helmet = helm
samurai-Buddha = Boeddha
samurai-rice = rijstveld
samurai-a-helmet = een helm
samurai-a-Buddha = een Boeddha
samurai-a-rice = een rijstveld
samurai-samurai = samoerai
samurai-ship = schip
samurai-rider = ruiter
samurai-exchange = tegelruil
samurai-swap = figurenruil
samurai-tile = { $kind } { $strength }
samurai-place = { $hex ->
    [none] { $name }
   *[other] { $name } { $hex }
}
samurai-figure = { $kind } in { $place }
samurai-and = { $first } en { $last }
samurai-west = west
samurai-north-west = noordwest
samurai-north-east = noordoost
samurai-east = oost
samurai-south-east = zuidoost
samurai-south-west = zuidwest

# Wat er nu gevraagd wordt

samurai-ask-ChooseTiles = Kies { $left ->
    [one] de laatste tegel
   *[other] nog { $left } tegels
} voor je eerste hand.
samurai-ask-PlaceFigure = Plaats een figuur in { $where ->
    [city] een stad
   *[village] een dorp
}.
samurai-ask-LayTiles = { $laid ->
    [0] Leg een tegel.
   *[1] Leg nog een tegel, of beëindig je beurt.
    [2] Leg nog een tegel met het schriftteken, of beëindig je beurt.
}
samurai-ask-LayAgain = Leg { $tile } opnieuw, op een leeg landveld.

samurai-do-choose = { $tile } nemen
samurai-do-place = { $figure } in { $place } plaatsen
samurai-do-lay = { $hex ->
    [none] { $tile } naast { $places } leggen
   *[other] { $tile } op { $hex } leggen, naast { $places }
}
samurai-do-lay-alone = { $hex ->
    [none] { $tile } ver van alle nederzettingen leggen
   *[other] { $tile } op { $hex } leggen, niet naast een nederzetting
}
samurai-do-exchange = { $hex ->
    [none] { $places ->
        [none] { $tile } oppakken
       *[other] { $tile } naast { $places } oppakken
    }
   *[other] { $tile } op { $hex } oppakken
}
samurai-do-swap = { $one } en { $other } verwisselen
samurai-do-end = je beurt beëindigen

samurai-can-choose = choose met een van: { $tiles }.
samurai-can-lay = { $tiles }: op elk van de { $count } lege { $where ->
    [sea] zeevelden
   *[land] landvelden
}, bijvoorbeeld { $example }.
samurai-can-exchange = exchange: een van je tegels oppakken, op { $hexes }, bijvoorbeeld { $example }.
samurai-can-swap = swap: twee figuren, bijvoorbeeld { $example }.
samurai-can-end = end: je beurt beëindigen.
samurai-can-place = place { $kinds }: in { $places }.
samurai-can-more = “choices { $word }” somt alles een voor een op; “here” en een plek vertelt wat daar kan.

# Het verhaal

samurai-log-Setup = { $opening ->
    [random] Iedereen trekt vijf tegels.
   *[chosen] Iedereen kiest in het geheim vijf tegels.
}
samurai-log-ChooseTiles = Je kiest { $tile }.
samurai-log-FillEdo = Edo krijgt een helm, een Boeddha en een rijstveld.
samurai-log-PlaceFigure = { $who } plaatst { $figure } in { $place }.
samurai-log-DrawFigure = Een figuur voor { $place }: { $kind }.
samurai-log-lay = { $who } legt { $tile }{ $hex ->
    [none] { $places ->
        [none] {""} ver van alle nederzettingen.
       *[other] {""} naast { $places }.
    }
   *[other] {""} op { $hex }{ $places ->
        [none] .
       *[other] , naast { $places }.
    }
}
samurai-log-exchange = { $who } legt de tegelruil{ $hex ->
    [none] {""}
   *[other] {""} op { $hex }
} en pakt { $tile } op.
samurai-log-swap = { $who } verwisselt { $one } en { $other }.
samurai-log-DrawTile = Je trekt { $tile }.
samurai-log-capture = { $place } is omsingeld: { $figures }.
samurai-log-taken = { $kind } voor { $who ->
    [Jij] jou
   *[other] { $who }
}
samurai-log-aside = { $kind } opzij gezet
samurai-log-Count = Het spel eindigt: { $causes }.
samurai-cause-1 = de laatste figuur van een soort heeft de kaart verlaten
samurai-cause-2 = de vierde figuur is opzij gezet

# De tafel in woorden

samurai-seat-line = { $who }: { $figures }; tegels in de hand { $hand }, in de voorraad { $supply }.
samurai-captured = helmen { $helmets }, Boeddha’s { $buddhas }, rijstvelden { $rice }
samurai-screened = figuren achter het scherm
samurai-aside-line = Opzij gezet: { $figures }.
samurai-left-line = Op de kaart: { $figures }.
samurai-hand-line = Je hand: { $tiles }.
samurai-no-tiles = geen tegels
samurai-lifted-line = Opgepakt: { $tile }.
samurai-soon-line = Bijna omsingeld:
samurai-settlement = { $place }, { $kind ->
    [1] dorp
    [2] stad
   *[3] hoofdstad
}: { $figures ->
    [none] geen figuren.
   *[other] { $figures }; lege landvelden { $land }.
}
samurai-hexes = { $count ->
    [0] 0
   *[other] { $count }: { $hexes }
}
samurai-influence = { $kind } { $sums }
samurai-nobody = niemand
samurai-sum = { $who } { $strength }
samurai-seat-tiles = { $who }: { $tiles }.
samurai-tile-at = { $tile } op { $hex }

samurai-help =
    near Kyoto, of near N27: wat daar is, en wat eraan grenst.
    here Kyoto, of here N27: wat je daar nu kunt doen.
    map: alle nederzettingen met hun figuren, en wie er invloed op heeft.
    tiles: alle tegels op de kaart.
    choices h4: alles wat je met die tegel kunt doen.
    Een veld heeft een rij en een kolom. N29 grenst in het westen aan N27, in het oosten aan N31, in het noordwesten en noordoosten aan M28 en M30, in het zuidwesten en zuidoosten aan O28 en O30.
samurai-here = { $hex }: { $what }.
samurai-beside = { $direction } { $hex }: { $what }.
samurai-sea = zee, leeg
samurai-land = land, leeg
samurai-lies = { $who }, { $tile }

samurai-no-place = Op deze kaart is er geen plek die “{ $place }” heet.
samurai-can-here = Bij { $place } kun je:
samurai-can-lay-here = { $tiles } leggen, op { $hexes }.
samurai-can-lift-here = je tegel oppakken: { $action }.
samurai-can-place-here = { $action }.
samurai-can-swap-here = { $figure } met een andere figuur verwisselen (swap).
samurai-cannot-here = Bij { $place } kun je nu niets doen.

# De tafel getekend

samurai-edo = Ed
samurai-sign-h = h helm
samurai-sign-b = b Boeddha
samurai-sign-r = r rijst
samurai-sign-s = s samoerai
samurai-sign-ship = ship schip
samurai-sign-rider = rider ruiter
samurai-sign-exchange = exchange
samurai-sign-swap = swap
samurai-hidden = scherm
samurai-aside = opzij
samurai-hand = hand
