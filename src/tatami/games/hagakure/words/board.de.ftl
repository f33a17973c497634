# Hagakure in the browser: its board, its options, its guide.

board-hagakure-card-villager = Dorfbewohner { $number }
board-hagakure-card-samurai = Samurai { $number }
board-hagakure-card-fool = alter Narr
board-hagakure-fool-short = Narr
board-hagakure-progress = Runde { $round } von { $rounds }
board-hagakure-trick = Der Stich
board-hagakure-leads = spielt aus
board-hagakure-takes = bekommt ihn
board-hagakure-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
board-hagakure-villagers-won = { $count ->
    [one] 1 Dorfbewohner
   *[other] { $count } Dorfbewohner
}
board-hagakure-yomi = Yomi: { $count } Karten
board-hagakure-banners = Deine Banner
board-hagakure-banner-double = Doppelt
board-hagakure-banner-zero = Null
board-hagakure-banner-villagers = Dorf
board-hagakure-banner-swap = Tausch
board-hagakure-banner-look = Blick
board-hagakure-banner-left = noch nicht benutzt
board-hagakure-banner-flying = weht
board-hagakure-banner-used = benutzt
board-hagakure-look-about = eine Hand oder das Yomi sehen: sag, was
board-hagakure-play = { $card } ausspielen
board-hagakure-fly = { $banner }: { $text }
board-hagakure-look-here = Das hier ansehen
board-hagakure-round-over = Runde { $round } ist zu Ende
board-hagakure-sum-zero = Banner Null
board-hagakure-sum-villagers = Banner Dorf
board-hagakure-sum-double = { $sum }, verdoppelt
fact-hagakure-best = Die beste Runde: { $name } mit { $points } Punkten in Runde { $round }.
fact-hagakure-fools = { $count ->
    [0] Kein alter Narr hat einen Stich gewonnen.
    [one] Ein Stich ging an einen alten Narren.
   *[other] { $count } Stiche gingen an alte Narren.
}
fact-hagakure-bonus = { $name } hat Samurai { $number } am häufigsten geholt: { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
guide-hagakure-PlayChip-1 = Willkommen! Jeder Stich zählt einen Punkt und Samurai 18 noch einen. Ohne Stich verlierst du zwei. Zuerst darf jeder ein Banner hissen: Du hast fünf für die ganze Partie. Tippe eines zweimal an, oder behalte sie.
guide-hagakure-PlayChip-2 = Eine neue Runde. Verdopple eine Hand voll hoher Zahlen; mit lauter niedrigen rettet dich die Null vor Minuspunkten.
guide-hagakure-PlayChip-3 = Tausch gibt deine ganze Hand gegen das verdeckte Yomi. Blick zeigt dir allein eine Hand oder das Yomi.
guide-hagakure-PlayCard-1 = Nun die Stiche. Die höchste Zahl gewinnt, egal in welcher Farbe. Tippe eine Karte an, und noch einmal, um sie zu spielen.
guide-hagakure-PlayCard-2 = Wird Rot ausgespielt, musst du Rot spielen, wenn du kannst: Samurai und Narren sind rot. Was du nicht spielen darfst, ist blass; tippe darauf, und das Haus sagt, warum.
guide-hagakure-PlayCard-3 = Ein alter Narr zählt 0. Aber wenn sich zwei oder drei Narren in einem Stich treffen, gewinnt ihn der letzte!
guide-hagakure-PlayCard-4 = Wer den Stich gewinnt, spielt zum nächsten aus. Wer Rot ausspielt, holt die roten Karten aus den anderen Händen.
guide-hagakure-PlayCard-5 = Gewonnene Karten liegen offen: Zähl die Dorfbewohner, wenn jemand dieses Banner hisst.
guide-hagakure-PlayCard-6 = Unten siehst du, welche Karten du in dieser Runde gesehen hast.
guide-hagakure-PlayCard-7 = Mehr muss man nicht wissen. Der Punktezettel sagt, wer führt.
