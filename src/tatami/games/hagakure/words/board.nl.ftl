# Hagakure in the browser: its board, its options, its guide.

board-hagakure-card-villager = dorpeling { $number }
board-hagakure-card-samurai = samoerai { $number }
board-hagakure-card-fool = oude dwaas
board-hagakure-fool-short = dwaas
board-hagakure-progress = Ronde { $round } van { $rounds }
board-hagakure-trick = De slag
board-hagakure-leads = komt uit
board-hagakure-takes = krijgt hem
board-hagakure-tricks = { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
board-hagakure-villagers-won = { $count ->
    [one] 1 dorpeling
   *[other] { $count } dorpelingen
}
board-hagakure-yomi = Yomi: { $count } kaarten
board-hagakure-banners = Jouw banieren
board-hagakure-banner-double = Dubbel
board-hagakure-banner-zero = Nul
board-hagakure-banner-villagers = Dorp
board-hagakure-banner-swap = Ruil
board-hagakure-banner-look = Blik
board-hagakure-banner-left = nog niet gebruikt
board-hagakure-banner-flying = wappert
board-hagakure-banner-used = gebruikt
board-hagakure-look-about = een hand of de Yomi zien: zeg welke
board-hagakure-play = { $card } spelen
board-hagakure-fly = { $banner }: { $text }
board-hagakure-look-here = Dit bekijken
board-hagakure-round-over = Ronde { $round } is voorbij
board-hagakure-sum-zero = banier nul
board-hagakure-sum-villagers = banier dorpelingen
board-hagakure-sum-double = { $sum }, verdubbeld
fact-hagakure-best = De beste ronde: { $name } met { $points } punten in ronde { $round }.
fact-hagakure-fools = { $count ->
    [0] Geen oude dwaas won een slag.
    [one] Eén slag ging naar een oude dwaas.
   *[other] { $count } slagen gingen naar oude dwazen.
}
fact-hagakure-bonus = { $name } haalde samoerai { $number } het vaakst: { $count ->
    [one] één keer
   *[other] { $count } keer
}.
guide-hagakure-PlayChip-1 = Welkom! Elke slag is een punt waard en samoerai 18 nog een. Zonder slag verlies je er twee. Eerst mag ieder een banier hijsen: je hebt er vijf voor de hele partij. Tik er een twee keer aan, of houd ze.
guide-hagakure-PlayChip-2 = Een nieuwe ronde. Verdubbel een hand vol hoge getallen; met alleen lage redt nul je van minpunten.
guide-hagakure-PlayChip-3 = Ruil geeft je hele hand voor de gedekte Yomi. Blik toont jou alleen een hand of de Yomi.
guide-hagakure-PlayCard-1 = Nu de slagen. Het hoogste getal wint, welke kleur ook. Tik een kaart aan, en nog eens om haar te spelen.
guide-hagakure-PlayCard-2 = Wordt er rood uitgekomen, dan moet je rood spelen als je kunt: samoerai en dwazen zijn rood. Wat je niet mag spelen is bleek; tik erop en het huis zegt waarom.
guide-hagakure-PlayCard-3 = Een oude dwaas telt als 0. Maar als twee of drie dwazen elkaar in een slag treffen, wint de laatste!
guide-hagakure-PlayCard-4 = Wie de slag wint, komt uit voor de volgende. Wie met rood uitkomt, haalt de rode kaarten uit de andere handen.
guide-hagakure-PlayCard-5 = Gewonnen kaarten liggen open: tel de dorpelingen als iemand die banier hijst.
guide-hagakure-PlayCard-6 = Onderaan zie je welke kaarten je in deze ronde gezien hebt.
guide-hagakure-PlayCard-7 = Meer hoef je niet te weten. Het scoreblad zegt wie er voorstaat.
