# Hagakure in the browser: its board, its options, its guide.

board-hagakure-card-villager = dorpeling { $number }
board-hagakure-card-samurai = samoerai { $number }
board-hagakure-card-fool = oude schelm
board-hagakure-fool-short = schelm
board-hagakure-progress = { $extra ->
    [0] Ronde { $round } van { $rounds }
   *[other] Extra ronde { $extra }
}
board-hagakure-trick = De slag
board-hagakure-who-leads = { $you ->
    [1] jij komt uit
   *[0] { $name } komt uit
}
board-hagakure-last-trick = Vorige slag
board-hagakure-takes = wint hem
board-hagakure-takes-fool = laatste schelm wint
board-hagakure-tricks = { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
board-hagakure-villagers-won = { $count ->
    [one] 1 dorpeling
   *[other] { $count } dorpelingen
}
board-hagakure-villagers-of = { $count }/{ $goal } dorpelingen
board-hagakure-yomi = { $count ->
    [one] Yomi: 1 kaart
   *[other] Yomi: { $count } kaarten
}
board-hagakure-dealing = Kaarten worden gedeeld …
board-hagakure-banners = Jouw nobori-chips
board-hagakure-banner-double = Verdubbelen
board-hagakure-banner-zero = Nul
board-hagakure-banner-villagers = Dorpelingen
board-hagakure-banner-swap = Ruilen
board-hagakure-banner-look = Kijken
board-hagakure-banner-left = nog niet gebruikt
board-hagakure-banner-flying = gespeeld
board-hagakure-banner-used = gebruikt
board-hagakure-look-about = een hand of de Yomi bekijken: kies welke
board-hagakure-look-which = Wiens kaarten wil je zien: die van een speler of die van de Yomi?
board-hagakure-play = { $card } spelen
board-hagakure-fly = Chip { $banner } spelen
board-hagakure-look-here = Dit bekijken
board-hagakure-round-over = Ronde { $round } is voorbij
board-hagakure-sum-zero = chip nul
board-hagakure-sum-villagers = { $points } voor de chip dorpelingen
board-hagakure-sum-none = geen slag: −2
board-hagakure-sum-double = { $sum }, verdubbeld
fact-hagakure-best = De beste ronde: { $name } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} in ronde { $round }.
fact-hagakure-fools = { $count ->
    [0] Geen oude schelm won een slag.
    [one] Eén slag ging naar een oude schelm.
   *[other] { $count } slagen gingen naar oude schelmen.
}
fact-hagakure-bonus = { $name } haalde samoerai { $number } het vaakst: { $count ->
    [one] één keer
   *[other] { $count } keer
}.
decided-hagakure-round = De beste ronde van { $name } was ronde { $round }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
decided-hagakure-you = Je won in deze partij { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}, en samoerai { $number } lag { $bonus ->
    [one] één keer
   *[other] { $bonus } keer
} in je slagen.
guide-hagakure-PlayChip-1 = Welkom! Elke gewonnen slag is een punt, samoerai 18 in je slagen nog een. Zonder slag verlies je er twee. Vóór de slagen mag je een van je vijf nobori-chips spelen, elk maar één keer: tik er een twee keer aan, of houd ze.
    .at = chips
guide-hagakure-PlayChip-2 = Een nieuwe ronde. Met een hand vol hoge getallen verdubbel je je punten; met alleen lage redt nul je van minpunten.
    .at = chips
guide-hagakure-PlayChip-3 = Ruilen: je hele hand voor de gesloten Yomi. Kijken: alleen jij ziet een hand of de Yomi.
    .at = yomi
guide-hagakure-PlayCard-1 = Nu de slagen. Het hoogste getal wint, welke kleur ook. Tik een kaart aan, en nog eens om hem te spelen.
    .at = hand
guide-hagakure-PlayCard-2 = Wordt er met rood uitgekomen, dan moet je rood spelen als je kunt: samoerai en oude schelmen zijn rood. Wat je niet mag spelen is bleek; tik erop om te zien waarom.
    .at = hand
guide-hagakure-PlayCard-3 = Een oude schelm telt als 0. Maar als twee of drie schelmen elkaar in een slag treffen, wint de laatste!
    .at = trick
guide-hagakure-PlayCard-4 = Wie de slag wint, komt uit voor de volgende. Wie met rood uitkomt, haalt de rode kaarten uit de andere handen.
    .at = trick
guide-hagakure-PlayCard-5 = Gewonnen kaarten liggen open: tel de dorpelingen als iemand die chip gespeeld heeft.
    .at = seats
guide-hagakure-PlayCard-6 = Het overzicht toont welke kaarten je in deze ronde gezien hebt.
    .at = tracker
guide-hagakure-PlayCard-7 = Meer hoef je niet te weten. Het scoreblad laat zien wie er voorstaat.
    .at = score-sheet
