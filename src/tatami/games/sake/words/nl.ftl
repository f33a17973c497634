# Sake & Samurai

# De regels waar weigeringen naar verwijzen, met hun nummers uit rulebook/nl.md.

sake-rule-2-1 = De borden worden nu gedeeld: iedereen krijgt een andere samoerai.
sake-rule-2-2 = Eerst gaat iedereen met een Katana zitten.
sake-rule-2-3 = De handen en de levensstapels worden nu gedeeld.
sake-rule-2-4 = Wie levenskaarten kiest, legt er nu een uit de hand op de levensstapel.
sake-rule-2-7 = De beurten gaan met de klok mee.
sake-rule-3-1 = Een andere speler is aan de beurt.
sake-rule-3-2 = In de eerste fase speel je hoogstens twee kaarten uit je hand, elk voor een vak of voor de tekst.
sake-rule-3-3 = Er wordt nu een kaart getrokken: niemand kan nu iets doen.
sake-rule-3-4 = Nu kies je welk van je wapens je hanteert; geen alleen als je er al geen hanteert.
sake-rule-3-6 = Nu moet je een handkaart afleggen.
sake-rule-3-7 = De volgende kaart toont nu zijn rugzijde: niemand kan nu iets doen.
sake-rule-3-8 = Wat gespeeld is, wordt afgelegd als alles wat eruit volgt voorbij is.
sake-rule-4-1 = Je valt aan met een wapen dat voor je ligt.
sake-rule-4-2 = Het wapen bereikt dit doel niet: de stappen moeten kloppen, en in het strijdgewoel raak je alleen de eerste vijand van de rij.
sake-rule-4-3 = Met blote handen val je alleen op één stap aan, en alleen als je geen wapen zonder sake hebt.
sake-rule-4-5 = Eerst komt de beweging.
sake-rule-4-6 = Daar kun je niet komen: zoveel stappen als het bewegingsvak zegt, en één fiche blijft tussen jou en de volgende vijand.
sake-rule-4-7 = Iaido is voor wie zit.
sake-rule-4-8 = Iaido is een beweging van een of twee stappen en dan, als je wilt, een slag die zijn doel bereikt.
sake-rule-4-9 = Je neemt zoveel fiches van de Masu als het drinkvak zegt, of minder, en minstens één.
sake-rule-5-2 = Nu mag de aangevallen samoerai een handkaart spelen om zich te verdedigen.
sake-rule-5-5 = Eerst worden de slagen geteld.
sake-rule-5-6 = Alleen met een gunstelingkaart uit je hand ontwijk je de slagen.
sake-rule-5-7 = Elke slag kost een levenspunt.
sake-rule-5-9 = Nu draait een gunsteling een kaart om ter verdediging.
sake-rule-6-1 = Een tekst speel je alleen als hij iets doet en als je de kosten met je eigen sake kunt betalen.
sake-rule-6-2 = Twee gelijke wapens of items mag je niet hebben.
sake-rule-6-3 = Een item van jou werkt als je het kunt betalen en als het nu iets doet.
sake-rule-6-4 = Nu noem je het volgende doel of deel voor de tekst.
sake-rule-6-9 = Nu worden kaarten afgelegd.
sake-rule-6-10 = Een andere samoerai raakt een wapen of een item kwijt.
sake-rule-6-11 = Een andere samoerai raakt een sakefiche kwijt.
sake-rule-6-12 = Alleen de kaart “Falter” annuleert een beweging van een andere samoerai: speel haar uit je hand als je het gevraagd wordt.
sake-rule-6-13 = Alleen de kaart “Blurred vision” annuleert een aanval van een andere samoerai: speel haar uit je hand als je het gevraagd wordt.
sake-rule-7-1 = Een gunsteling komt aan een kant waar je een buur hebt.
sake-rule-7-2 = Nu handelen je gunstelingen, elk één keer, en gaan zo ver vooruit als ze kunnen.
sake-rule-7-3 = Nu wordt een kaart omgedraaid voor de aanval van de gunsteling.
sake-rule-8-1 = Een sakefiche gaat meteen op een wapen, een item, het bord of de levensstapel, waar er nog geen ligt.
sake-rule-8-2 = Er ligt sake op.
sake-rule-8-3 = Je brandt een sakefiche op die je hebt: om een kaart te trekken als er een is, of om in je eigen eerste fase een kaart meer te spelen.
sake-rule-8-4 = Van de ene beurt van jou tot de volgende mag je je ziel één keer opbranden, en minstens één kaart moet op je levensstapel blijven.
sake-rule-8-5 = Nu mag je iets opbranden voordat je het kwijtraakt.
sake-rule-9-1 = Eerst wordt de dood afgehandeld.
sake-rule-10-1 = Geesten spelen alleen kaarten met de rugzijde die boven op de trekstapel ligt.
sake-rule-10-2 = Nu steelt een geest van de Masu, kwelt een samoerai, of doet geen van beide.
sake-rule-10-3 = Nu mag een geest de opgetogenheid van de bovenste rugzijde gebruiken.
sake-rule-10-4 = Op de Masu valt niets meer te stelen.
sake-rule-10-5 = Een geest kwelt een levende samoerai; de anderen mogen passende kaarten bijleggen als het hun gevraagd wordt.
sake-rule-10-6 = De gekwelde samoerai verdedigt zich.
sake-rule-10-7 = Nu wisselt gestolen sake van eigenaar: de samoerai kiest wat hij verliest, de geest wie het krijgt.
sake-rule-10-8 = Nu mag een geest vervagen met één kaart die bij de bovenste van de trekstapel past.
sake-rule-11-1 = De partij is voorbij.
sake-rule-11-2 = Nu wordt de sake geteld.
sake-rule-11-4 = Wie niet gelijk staat, pleegt seppuku.
sake-rule-12-2 = Nu wordt een kaart van de eigen levensstapel gekozen.
sake-rule-12-3 = Een teruggegeven slag kun je niet afweren en niet ontwijken.
sake-rule-12-4 = Nu mag de aanvaller de kaart van de verdediger minder laten tellen, of niet.
sake-rule-12-7 = De beurt is voorbij.
sake-rule-14-8 = Het lot beslist wie begint.

# Fouten in een deckbestand

sake-deck-wrong = { $path }: { $count ->
    [one] één fout.
   *[other] { $count } fouten.
    }
    { $troubles }
sake-deck-not-toml = { $path } is geen TOML-bestand: { $detail }.
sake-deck-not-text = { $path } is geen tekst in UTF-8.
sake-deck-no-section = de tabel “{ $section }” ontbreekt, of er staat niets in.
sake-deck-no-table = “{ $found }” moet een eigen tabel zijn: begin die met [{ $found }].
sake-deck-bad-ident = “{ $found }” moet te typen zijn: gebruik alleen kleine letters, zoals in “katana”.
sake-deck-missing = “{ $field }” ontbreekt in { $place }.
sake-deck-unknown = hier is geen “{ $field }”. { $nearest ->
    [none] Bekend zijn: { $known }.
   *[other] Bedoel je “{ $nearest }”? Bekend zijn: { $known }.
}
sake-deck-bad-number = “{ $field }” is een heel getal van { $lowest } tot en met { $highest }, niet { $found }.
sake-deck-bad-text = “{ $field }” is een tekst tussen aanhalingstekens, niet { $found }.
sake-deck-bad-choice = “{ $field }” kan niet “{ $found }” zijn. { $nearest ->
    [none] Kies uit: { $choices }.
   *[other] Bedoel je “{ $nearest }”? Kies uit: { $choices }.
}
sake-deck-bad-steps = “{ $field }” is een precies aantal stappen zoals "1" of een minimum zoals "4+", tot 9, niet { $found }.
sake-deck-bad-row = { $found } is geen kaart. Een kaart is [attack, defence, move, drink, "back"], vier getallen van 0 tot en met { $highest } en een van: { $backs }.
sake-deck-no-cards = { $found } heeft geen kaarten: geef het voor elke kaart een rij [attack, defence, move, drink, "back"].
sake-deck-no-effect = een effect schrijf je als {"{"} does = "draw", amount = 2 {"}"}, niet als { $found }.
sake-deck-no-effects = { $found } heeft effects = [ … ] nodig; de lijst mag leeg zijn.
sake-deck-effect-twice = “{ $found }” staat er twee keer: tel de bedragen op in één effect.
sake-deck-no-cost = een item dat niet blijvend werkt ({ $names }) heeft kosten (cost) van minstens 1 nodig.
sake-deck-name-twice = “{ $name }” is al de naam van { $other } op regel { $line }.
sake-deck-no-from = { $found } zegt niet hoe zeker het is: noem de velden onder from.<certainty>, met een van { $certainties }.
sake-deck-bad-from = dit is een lijst van velden, zoals ["name", "attack"], niet { $found }.
sake-deck-unsure = hoe zeker “{ $field }” is, staat er niet: noem het onder een van { $certainties }.
sake-deck-sure-twice = “{ $field }” staat onder twee graden van zekerheid: noem het één keer.
sake-deck-bad-total = de doos bevat { $said } onder “{ $total }”, maar de rijen van { $sections } zijn { $found }. Verbeter het een of het ander.
sake-deck-few-weapons = iedereen begint met dit wapen, dus er zijn { $needed } kaarten van nodig, niet { $found }.
sake-deck-few-samurai = acht spelers hebben { $needed } samoerai nodig, niet { $found }.
sake-deck-few-cards = acht spelers met de taaiste samoerai hebben { $needed } kaarten nodig, niet { $found }.
sake-deck-few-steps = acht spelers hebben om te beginnen { $needed } stapfiches nodig, niet { $found }.
sake-deck-too-many = het spel kan { $cards } kaarten met { $titles } verschillende namen aan.

# Wat kaarten, samoerai en locaties doen, uit het deckbestand verteld

sake-steps-exact = { $steps ->
    [one] op precies 1 stap
   *[other] op precies { $steps } stappen
}
sake-steps-least = { $steps ->
    [one] op 1 stap of meer
   *[other] op { $steps } stappen of meer
}
sake-steps-any = op elke afstand
sake-weapon = { $kind ->
    [1] wapen voor het strijdgewoel
   *[2] wapen voor gerichte aanvallen
} { $reach }: aanval +{ $attack }, verdediging +{ $defence }
sake-minion = gunsteling: gaat { $move ->
    [one] 1 stap
   *[other] { $move } stappen
}, vecht op 1 stap met omgedraaide vakken{ $bonus ->
    [0] {""}
   *[1] {" "}(aanval +{ $attack }, verdediging +{ $defence })
}; uit de hand ontwijkt hij alle slagen van één aanval
sake-cost = { $cost ->
    [one] betaal 1 sake: { $text }
   *[other] betaal { $cost } sake: { $text }
}
sake-does-attack = { $times ->
    [one] een { $kind ->
        [1] aanval in het strijdgewoel
       *[2] gerichte aanval
    } met { $amount } { $reach }
   *[other] { $times } { $kind ->
        [1] aanvallen in het strijdgewoel
       *[2] gerichte aanvallen
    } met { $amount } { $reach }, de doelen na elkaar gekozen
}
sake-does-draw = { $amount ->
    [one] trek een kaart
   *[other] trek { $amount } kaarten
}
sake-does-heal = { $amount ->
    [one] herstel 1 levenspunt
   *[other] herstel { $amount } levenspunten
}
sake-does-add-steps = { $amount ->
    [one] leg ergens een stapfiche bij
   *[other] leg ergens { $amount } stapfiches bij
}
sake-does-remove-steps = { $amount ->
    [one] neem ergens een stapfiche weg
   *[other] neem ergens { $amount } stapfiches weg
}
sake-does-one-discards = { $amount ->
    [one] een buur { $reach } legt een kaart af
   *[other] een buur { $reach } legt { $amount } kaarten af
}
sake-does-others-discard = { $amount ->
    [one] alle andere samoerai leggen een kaart af
   *[other] alle andere samoerai leggen { $amount } kaarten af
}
sake-does-remove-card = een wapen of een item van een andere samoerai wordt afgelegd
sake-does-remove-sake = { $amount ->
    [one] een andere samoerai verliest een sakefiche
   *[other] een andere samoerai verliest { $amount } sakefiches
}
sake-does-move-farther = je bewegingen gaan { $amount ->
    [one] 1 stap
   *[other] { $amount } stappen
} verder
sake-does-defend-better = je verdedigingskaarten tellen { $amount } meer
sake-does-cancel-movement = annuleer een beweging van een andere samoerai
sake-does-cancel-attack = annuleer een aanval van een andere samoerai
sake-does-strike-harder = je { $kind ->
    [1] { $armed ->
        [1] wapens voor het strijdgewoel
       *[0] aanvallen in het strijdgewoel
    }
    [2] { $armed ->
        [1] wapens voor gerichte aanvallen
       *[0] gerichte aanvallen
    }
   *[3] { $armed ->
        [1] wapens
       *[0] aanvallen
    }
} tellen { $amount } meer { $reach }
sake-does-choose-life-cards = je ziet je levensstapel en kiest wat je ervan neemt
sake-does-return-hits = { $amount ->
    [one] wie jou in het strijdgewoel aanvalt en op een kaart stuit, krijgt 1 slag
   *[other] wie jou in het strijdgewoel aanvalt en op een kaart stuit, krijgt { $amount } slagen
}
sake-does-weaken-defence = één keer per beurt telt de kaart waarmee iemand zich tegen jou verdedigt { $amount } minder
sake-does-minions-strike-harder = je gunstelingen vallen aan met { $amount } meer
sake-does-free-minions = { $amount ->
    [one] de eerste gunsteling die je in een beurt speelt, telt niet mee voor de twee kaarten
   *[other] de eerste { $amount } gunstelingen die je in een beurt speelt, tellen niet mee voor de twee kaarten
}
sake-does-heal-in-peace = { $amount ->
    [one] na een beurt zonder eigen aanval herstel je 1 levenspunt
   *[other] na een beurt zonder eigen aanval herstel je { $amount } levenspunten
}
sake-does-drink-at-start = { $amount ->
    [one] de beurt van een samoerai begint met 1 sake van de Masu
   *[other] de beurt van een samoerai begint met { $amount } sake van de Masu
}
sake-does-change-ranged = gerichte aanvallen { $signed }
sake-does-change-melee = aanvallen in het strijdgewoel { $signed }
sake-does-steps-at-start = { $amount ->
    [one] aan het begin 1 stap tussen buren
   *[other] aan het begin { $amount } stappen tussen buren
}
sake-does-shield-from-haunting = { $amount ->
    [one] een kwelling neemt 1 fiche minder
   *[other] een kwelling neemt { $amount } fiches minder
}
sake-does-nothing = geen speciale regel

# Namen

sake-title = Sake & Samurai
sake-about = Drink meer dan de anderen, vecht erom in een ring van stappen, en kwel wie overleeft.

sake-option-location = Waar er gevochten wordt; elke locatie behalve de herberg heeft een eigen regel.
sake-option-location-title = Locatie
sake-option-location-value-inn = herberg
sake-option-location-value-distillery = stokerij
sake-option-location-value-grove = bamboebos
sake-option-location-value-bridge = brug
sake-option-location-value-shrine = tempelterrein
sake-option-bare_hands = Wanneer je met blote handen mag aanvallen: alleen ongewapend (unarmed), of altijd als geen wapen past (always).
sake-option-bare_hands-title = Blote handen
sake-option-bare_hands-value-unarmed = alleen ongewapend
sake-option-bare_hands-value-always = als geen wapen past
sake-option-minions = Hoe ver gunstelingen gaan: zo ver ze kunnen (far), of zoals hun meester wil (free).
sake-option-minions-title = Gunstelingen
sake-option-minions-value-far = zo ver ze kunnen
sake-option-minions-value-free = zoals hun meester wil
sake-option-sudden_death = Na hoeveel ronden sudden death spelers die gelijk staan de overwinning delen.
sake-option-sudden_death-title = Sudden death
sake-option-dry_rounds = Hoeveel ronden er voorbij mogen gaan zonder dat iemand drinkt, voordat er een fiche van de Masu gaat.
sake-option-dry_rounds-title = Droge ronden
sake-option-helpers = Wie het eerst gevraagd wordt een geest te helpen vervagen: met de klok mee vanaf de aanvaller, of vanaf de aangevallen geest.
sake-option-helpers-title = Hulp voor geesten
sake-option-helpers-value-attacker = met de klok mee vanaf de aanvaller
sake-option-helpers-value-attacked = met de klok mee vanaf de aangevallene
sake-option-deck = De vingerafdruk van het deck; kies een ander deck met --deck BESTAND.
sake-option-first = Wie begint: een plaats, of geloot (lot).
sake-option-first-title = Wie begint
sake-option-first-value-lot = geloot

sake-deck = Deck: { $name } ({ $fingerprint }), { $cards } kaarten, { $samurai } samoerai, { $locations } locaties. Van de velden komen er { $rulebook } uit de handleiding, { $source } uit andere bronnen, zijn er { $inferred } afgeleid en { $house } zelf gemaakt.

sake-bad-action = “{ $text }” is geen zet van Sake & Samurai. Typ een van je keuzes zoals die er staat, bijvoorbeeld “drink katana3 2”, “attack pipe1 katana 2” (met pipe1 en de Katana tegen plaats 2), “move yumi2 left 1”, “text sakuragi1” of “pass”.
sake-wrong-deck = Deze partij is met het deck { $found } gespeeld, maar dit is het deck { $known }. Noem het bestand van het goede met --deck.

sake-nothing = niets
sake-name-minion = Gunsteling
sake-knowledge-musashi = Twee hemelen
sake-knowledge-munenori = Levengevend zwaard
sake-knowledge-jubei = Teruggekaatst lemmet
sake-knowledge-ittosai = Eén snede
sake-knowledge-masamune = Heer van het noorden
sake-knowledge-suenaga = Snelle ruiter
sake-knowledge-masako = Geneesmiddelen van de non
sake-knowledge-tomoe = Duizend man waard
sake-location-inn = Rokerige herberg
sake-location-distillery = Stokerij
sake-location-grove = Bamboebos
sake-location-bridge = Touwbrug
sake-location-shrine = Tempelterrein
sake-bare-hands = blote handen
sake-board = het bord
sake-life-pile = de levensstapel
sake-back-troublesome = lastig
sake-back-quarrelsome = twistziek
sake-back-sleepy = slaperig
sake-of-back = { $count } { $back }
sake-boxes = aanval { $attack }, verdediging { $defence }, beweging { $move }, drinken { $drink }
sake-short-boxes = A{ $attack } V{ $defence } B{ $move } D{ $drink }
sake-a-minion = een gunsteling
sake-minion-of = { $who ->
    [Jij] jouw gunsteling
   *[other] de gunsteling van { $who }
}{ $count ->
    [one] {""}
   *[other] {" "}({ $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    } in de richting van { $towards ->
        [Jij] jou
       *[other] { $towards }
    })
}
sake-section = tussen { $left ->
    [Jij] jou
   *[other] { $left }
} en { $right ->
    [Jij] jou
   *[other] { $right }
}{ $minions ->
    [0] {""}
   *[other] {" "}(deel { $number })
}

# Waar een tekst op gericht is

sake-aim-target = {" "}op { $what ->
    [Jij] jou
   *[other] { $what }
}
sake-aim-section = {" "}{ $what }
sake-aim-side = {" "}in de richting van { $what ->
    [Jij] jou
   *[other] { $what }
}
sake-aim-seat = {" "}op { $what ->
    [Jij] jou
   *[other] { $what }
}
sake-aim-thing = {" "}op { $what } van { $who ->
    [Jij] jou
   *[other] { $who }
}

# Wat er nu gevraagd wordt

sake-ask-ChoosePlay = { $last ->
    [1] Jouw laatste beurt
   *[0] Jouw beurt
}: { $plays ->
    [0] je hebt je kaarten gespeeld.
    [one] je mag nog 1 kaart spelen.
   *[other] je mag tot { $plays } kaarten spelen.
}
sake-ask-ChooseStrike = Iaido: sla toe met aanval { $value }, of niet.
sake-ask-ChooseAim = { $title }, nog een keer: { $effect ->
    [add-steps] waar komt er een stap bij?
    [remove-steps] waar haal je een stap weg?
    [remove-sake] welke sake gaat verloren?
   *[attack] wie val je aan?
}
sake-ask-MayFalter = { $active } gaat { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} in de richting van { $towards ->
    [Jij] jou
   *[other] { $towards }
}. Annuleer je dat?
sake-ask-MayBlur = { $minion ->
    [1] Een gunsteling van { $striker }
   *[0] { $striker }
} valt { $you ->
    [1] jou
   *[0] { $target }
} aan met { $value }. Annuleer je dat?
sake-ask-MayDefend = { $minion ->
    [1] Een gunsteling van { $striker }
   *[0] { $striker }
} { $haunting ->
    [1] kwelt je
   *[0] valt je aan
} met { $value }. Verdedig je je?
sake-ask-MayCut = { $target } verdedigt zich met { $card }: { $defence } tegen { $value }. Laat je die kaart { $amount } minder tellen?
sake-ask-MayEvade = Er { $hits ->
    [one] komt 1 slag
   *[other] komen { $hits } slagen
} aan. Offer je een gunstelingkaart om te ontwijken?
sake-ask-DiscardCard = Leg een kaart af.
sake-ask-DropCard = Je moet een kaart afleggen. Welke?
sake-ask-PlaceSake = { $count ->
    [one] Kies waar je de sake legt.
   *[other] Je hebt { $count } sake neer te leggen. Waar komt de volgende?
}
sake-ask-PaySake = Kies de sakefiche waarmee je betaalt.
sake-ask-LoseSake = Je wordt gekweld: kies de sake die je verliest.
sake-ask-ChooseWeapon = Kies het wapen dat je hanteert.
sake-ask-SendMinion = Kies de gunsteling die nu handelt.
sake-ask-LayLifeCard = { $count ->
    [one] Leg een laatste kaart op je levensstapel.
   *[other] Leg { $count } kaarten op je levensstapel, een voor een.
}
sake-ask-LiftLifeCard = Neem een kaart van je levensstapel.
sake-ask-MayBurn = { $lost ->
    [thing] { $active } neemt je iets af: { $what }. Brand je eerst sake of je ziel op?
    [token] { $active } neemt je de sake op { $what } af. Brand je eerst sake of je ziel op?
   *[burnt] De sake waar { $active } op uit is, is al opgebrand. Brand je nog meer op?
}
sake-ask-UseElation = { $power ->
    [0] Leg een stap bij of neem er een weg
    [1] Verplaats een sakefiche
   *[2] Geef een kaart door
}, of niet: de bovenste kaart is { $back }.
sake-ask-ChooseMischief = Stelen of kwellen? De bovenste kaart is { $back }.
sake-ask-MayJoin = { $target } wordt gekweld met { $value }. Leg een kaart bij ({ $back }), of niet.
sake-ask-MayFade = { $striker } valt { $you ->
    [1] jou
   *[0] { $target }
} aan met { $value }. Speel een kaart ({ $back }) om te vervagen, of niet.
sake-ask-GiveSake = Geef de gestolen sake aan een geest.

sake-do-attack = { $target } met { $weapon }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $bonus }
} + { $card } { $attack } aanvallen
sake-do-move = met { $card } { $number ->
    [one] 1 stap
   *[other] { $number } stappen
} in de richting van { $side } gaan
sake-do-iaido = iaido met { $card }: { $number ->
    [one] 1 stap
   *[other] { $number } stappen
} in de richting van { $side }, dan toeslaan met aanval { $attack }
sake-do-drink = met { $card } { $number } sake drinken
sake-do-text = { $kind ->
    [1] { $card } neerleggen
    [2] { $card } neerleggen
    [4] een gunsteling{ $aim } sturen
   *[0] { $card }{ $aim } spelen
}
sake-do-use = { $title }{ $aim } gebruiken
sake-do-burn = de sake op { $place } opbranden om een kaart te trekken
sake-do-extra = de sake op { $place } opbranden om een kaart meer te spelen
sake-do-soul = { $number ->
    [one] je ziel opbranden: de bovenste levenskaart nemen
   *[other] je ziel opbranden: { $number } levenskaarten nemen
}
sake-do-strike = { $target } met { $weapon } aanvallen
sake-do-aim = { $title }{ $aim } gebruiken
sake-do-cancel = het met { $card } annuleren
sake-do-defend = met { $card } verdedigen: { $rest ->
    [0] { $defence }
   *[other] { $defence } + { $rest } door wapen en pantser
}
sake-do-evade = { $card } offeren en ontwijken
sake-do-cut = de kaart { $amount } minder laten tellen
sake-do-discard = { $card } afleggen
sake-do-place = de sake op { $place } leggen
sake-do-pay = met de sake op { $place } betalen
sake-do-lose = de sake op { $place } verliezen
sake-do-wield = { $title } hanteren
sake-do-send = { $number ->
    [0] { $minion } laten { $strikes ->
        [1] aanvallen
       *[0] staan
    }
    [one] { $minion } 1 stap laten gaan
   *[other] { $minion } { $number } stappen laten gaan
}
sake-do-keep = { $card } op je levensstapel leggen
sake-do-lift = { $card } van je levensstapel nemen
sake-do-add = { $section } een stap bijleggen
sake-do-remove = { $section } een stap wegnemen
sake-do-shift = de sake van { $seat } verplaatsen van { $place } naar { $second }
sake-do-hand = een kaart ({ $back }) van { $seat } aan { $second ->
    [Jij] jezelf
   *[other] { $second }
} geven
sake-do-steal = een sakefiche stelen
sake-do-haunt = { $seat } met { $card } kwellen
sake-do-join = { $card } bij de kwelling leggen
sake-do-fade = { $card } spelen om te vervagen
sake-do-give = { $seat ->
    [Jij] de sake zelf houden
   *[other] de sake aan { $seat } geven
}

sake-do-pass-ChoosePlay = { $plays ->
    [0] ga verder
   *[other] geen kaart meer spelen
}
sake-do-pass-ChooseStrike = niet toeslaan
sake-do-pass-MayFalter = de beweging laten gebeuren
sake-do-pass-MayBlur = de aanval laten gebeuren
sake-do-pass-MayDefend = niet verdedigen
sake-do-pass-MayCut = de kaart volledig laten tellen
sake-do-pass-MayEvade = de slagen incasseren
sake-do-pass-MayBurn = niets opbranden
sake-do-pass-ChooseWeapon = niets hanteren
sake-do-pass-UseElation = de kracht niet gebruiken
sake-do-pass-ChooseMischief = geen van beide
sake-do-pass-MayJoin = geen kaart bijleggen
sake-do-pass-MayFade = niet vervagen

# Het verhaal

sake-log-DealBoard = { $who } { $you ->
    [1] bent
   *[0] is
} { $samurai }.
sake-log-Turn = { $you ->
    [1] Jouw beurt.
   *[0] { $who } is aan de beurt.
}
sake-log-Death = { $who } { $you ->
    [1] bent
   *[0] is
} dood, en nu een geest van Enma.
sake-log-Seppuku = { $who } pleegt seppuku.
sake-log-DrawCard = { $who } trekt een kaart ({ $card }).
sake-log-DrawCard-seen = { $who } trekt { $card } ({ $boxes }).
sake-log-Reveal = { $box ->
    [attack] De bovenste kaart bepaalt de aanval van de gunsteling: { $card }, { $value }.
   *[defence] De bovenste kaart bepaalt de verdediging van de gunsteling: { $card }, { $value }.
}
sake-log-PassOn = Het is { $card }.
sake-log-LiftLifeCard = { $who } neemt een kaart ({ $back }) van de levensstapel.
sake-log-Strike = { $who ->
    [Jij] Jouw gunsteling
   *[other] De gunsteling van { $who }
} valt { $target ->
    [Jij] jou
   *[other] { $target }
} aan met { $value }.
sake-log-Haunting = { $target ->
    [Jij] Je wordt
   *[other] { $target } wordt
} gekweld met { $value }.
sake-log-Clash = Aanval { $value }, verdediging { $defence }: de gunsteling is { $beaten ->
    [1] verslagen
   *[0] ongedeerd
}.
sake-log-CountHits = Aanval { $value }, verdediging { $defence }: { $hits ->
    [0] de aanval is afgeslagen.
   *[other] er { $hits ->
        [one] komt 1 slag
       *[other] komen { $hits } slagen
    } op { $who ->
        [Jij] jou
       *[other] { $who }
    } af.
}
sake-log-Land = { $who } krijgt { $hits ->
    [one] 1 slag
   *[other] { $hits } slagen
}.
sake-log-ReturnHits = { $who } geeft { $hits ->
    [one] 1 slag
   *[other] { $hits } slagen
} terug.
sake-log-Scatter = { $who } verliest { $lost } sake.
sake-log-LoseThing = { $who } verliest { $title }.
sake-log-heal = { $who } herstelt na een beurt zonder aanval { $count ->
    [one] 1 levenspunt
   *[other] { $count } levenspunten
}.
sake-log-emptied = De Masu is leeg! Iedereen heeft nog één laatste beurt, daarna wordt de sake geteld.
sake-log-dry = Te veel rondes waarin niemand dronk: 1 sake verdwijnt van de Masu.
sake-log-Count = Sake geteld: { $tokens }.

sake-log-attack = { $who } valt { $target ->
    [Jij] jou
   *[other] { $target }
} aan met { $weapon }{ $bonus ->
    [0] {""}
   *[other] {" "}{ $bonus }
} + { $card } { $attack }.
sake-log-move = { $who } gaat { $number ->
    [one] 1 stap
   *[other] { $number } stappen
} in de richting van { $side ->
    [Jij] jou
   *[other] { $side }
}.
sake-log-iaido = Iaido! { $who } gaat { $number ->
    [one] 1 stap
   *[other] { $number } stappen
} in de richting van { $side ->
    [Jij] jou
   *[other] { $side }
} om toe te slaan met aanval { $attack }.
sake-log-drink = SAKE! { $who } drinkt { $number }.
sake-log-text = { $who } { $kind ->
    [1] legt { $card } neer
    [2] legt { $card } neer
    [4] stuurt een gunsteling{ $aim }
   *[0] speelt { $card }{ $aim }
}.
sake-log-use = { $who } gebruikt { $title }{ $aim }.
sake-log-burn = { $who } brandt de sake op { $place } op om een kaart te trekken.
sake-log-extra = { $who } brandt de sake op { $place } op om een kaart meer te spelen.
sake-log-soul = { $who } brandt { $you ->
    [1] je
   *[0] de
} ziel op en neemt { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} van de levensstapel.
sake-log-strike = { $who } valt { $target ->
    [Jij] jou
   *[other] { $target }
} aan met { $weapon }.
sake-log-aim = { $who } gaat door: { $title }{ $aim }.
sake-log-cancel = { $who } speelt { $card }: het is geannuleerd.
sake-log-defend = { $who } verdedigt { $you ->
    [1] je
   *[0] zich
} met { $card } (verdediging { $defence }).
sake-log-evade = { $who } offert een gunstelingkaart en ontwijkt.
sake-log-cut = { $who } laat de kaart van de verdediger minder tellen.
sake-log-discard = { $who } legt { $card } af.
sake-log-place = { $who } legt sake op { $place }.
sake-log-pay = { $who } betaalt met de sake op { $place }.
sake-log-lose = { $who } verliest de sake op { $place }.
sake-log-wield = { $who } hanteert { $title }.
sake-log-send = { $who ->
    [Jij] Jouw gunsteling
   *[other] De gunsteling van { $who }
} { $number ->
    [0] { $strikes ->
        [1] heeft een vijand voor zich en valt aan.
       *[0] blijft staan.
    }
    [one] gaat 1 stap.
   *[other] gaat { $number } stappen.
}
sake-log-lift = { $who } neemt { $card } van de levensstapel.
sake-log-add = { $who } legt { $section } een stap bij.
sake-log-remove = { $who } neemt { $section } een stap weg.
sake-log-shift = { $who } verplaatst { $seat ->
    [Jij] jouw sake
   *[other] de sake van { $seat }
} van { $place } naar { $second }.
sake-log-hand = { $who } neemt een kaart ({ $back }) van { $seat ->
    [Jij] jou
   *[other] { $seat }
} en geeft die aan { $second ->
    [Jij] jou
   *[other] { $second }
}.
sake-log-steal = { $who } steelt sake van de Masu.
sake-log-haunt = { $who } kwelt { $seat ->
    [Jij] jou
   *[other] { $seat }
} met { $card }.
sake-log-join = { $who } legt { $card } bij de kwelling.
sake-log-fade = { $who } speelt { $card }: de geest vervaagt.
sake-log-give = { $who } { $seat ->
    [Jij] { $you ->
        [1] houdt de sake zelf
       *[0] geeft jou de sake
    }
   *[other] geeft de sake aan { $seat }
}.

# De tafel

sake-masu = Masu
sake-spirit = geest
sake-gone = weg
sake-sits = zit
sake-fight = { $striker } → { $target }: { $value } tegen { $defence }
sake-own-life = Levensstapel: { $cards }
sake-piles = trekstapel { $pile } aflegstapel { $discards }
sake-turns-left = { $turns ->
    [one] de laatste beurt
   *[other] nog { $turns } laatste beurten
}
sake-middle-line = { $place }: { $text }. Masu { $masu }, trekstapel { $pile } ({ $back }), aflegstapel { $discards }{ $last ->
    [none] .
   *[other] , { $last }.
}
sake-samurai-line = { $who }: { $samurai }, { $life } leven{ $on_life ->
    [1] {" "}en sake erop
   *[0] {""}
}, { $wounds ->
    [one] 1 wond
   *[other] { $wounds } wonden
}, { $tokens } sake{ $on_board ->
    [1] , een op het bord
   *[0] {""}
}, { $sits ->
    [1] zit
   *[0] staat
}. Hand: { $hand }. Neergelegd: { $things }.
sake-spirit-line = { $who }: een geest met { $loot } sake. Hand: { $hand }.
sake-gone-line = { $who }: uit het spel.
sake-thing = { $name }{ $wielded ->
    [1] {" "}(gehanteerd{ $sake ->
        [1] , sake erop
       *[0] {""}
    })
   *[0] { $sake ->
        [1] {" "}(sake erop)
       *[0] {""}
    }
}
sake-row-line = Tussen { $left ->
    [Jij] jou
   *[other] { $left }
} en { $right ->
    [Jij] jou
   *[other] { $right }
}: { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}{ $minions ->
    [none] .
   *[other] , met { $minions }.
}
sake-minion-at = { $card } ({ $steps } van { $who ->
    [Jij] jou
   *[other] { $who }
})
sake-hand-line = { $card }: { $name }, { $boxes }, { $back }. { $text }.
sake-knowledge-line = De kennis van { $samurai }, { $knowledge }: { $text }.
sake-table-name = Naam
sake-table-cards = Kaarten
sake-table-does = Wat het doet
sake-table-life = Leven
sake-table-skill = Kennis
