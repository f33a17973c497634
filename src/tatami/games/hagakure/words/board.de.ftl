# Hagakure in the browser: its board, its options, its guide.

board-hagakure-card-villager = Bewohner { $number }
board-hagakure-card-samurai = Samurai { $number }
board-hagakure-card-fool = alter Schelm
board-hagakure-fool-short = Schelm
board-hagakure-progress = { $extra ->
    [0] Runde { $round } von { $rounds }
   *[other] Zusatzrunde { $extra }
}
board-hagakure-trick = Der Stich
board-hagakure-who-leads = { $you ->
    [1] du spielst aus
   *[0] { $name } spielt aus
}
board-hagakure-last-trick = Letzter Stich
board-hagakure-takes = gewinnt ihn
board-hagakure-takes-fool = letzter Schelm siegt
board-hagakure-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
board-hagakure-villagers-won = { $count ->
    [one] 1 Bewohner
   *[other] { $count } Bewohner
}
board-hagakure-villagers-of = { $count }/{ $goal } Bewohner
board-hagakure-yomi = { $count ->
    [one] Yomi: 1 Karte
   *[other] Yomi: { $count } Karten
}
board-hagakure-dealing = Karten werden gegeben …
board-hagakure-banners = Deine Nobori-Chips
board-hagakure-banner-double = Verdoppeln
board-hagakure-banner-zero = Null
board-hagakure-banner-villagers = Bewohner
board-hagakure-banner-swap = Tauschen
board-hagakure-banner-look = Ansehen
board-hagakure-banner-left = noch nicht benutzt
board-hagakure-banner-flying = ausgespielt
board-hagakure-banner-used = benutzt
board-hagakure-look-about = eine Hand oder den Yomi ansehen: Wähle, was
board-hagakure-look-which = Wessen Karten möchtest du sehen: die eines Mitspielers oder die des Yomi?
board-hagakure-play = { $card } ausspielen
board-hagakure-fly = Chip { $banner } spielen
board-hagakure-look-here = Das hier ansehen
board-hagakure-round-over = Runde { $round } ist zu Ende
board-hagakure-sum-zero = Chip Null
board-hagakure-sum-villagers = { $points } für den Chip Bewohner
board-hagakure-sum-none = kein Stich: −2
board-hagakure-sum-double = { $sum }, verdoppelt
fact-hagakure-best = Die beste Runde: { $name } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} in Runde { $round }.
fact-hagakure-fools = { $count ->
    [0] Kein alter Schelm hat einen Stich gewonnen.
    [one] Ein Stich ging an einen alten Schelm.
   *[other] { $count } Stiche gingen an alte Schelme.
}
fact-hagakure-bonus = { $name } hat Samurai { $number } am häufigsten geholt: { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
decided-hagakure-round = Die beste Runde von { $name } war Runde { $round }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
decided-hagakure-you = Du hast in der Partie { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
} gewonnen, und der Samurai { $number } lag { $bonus ->
    [one] einmal
   *[other] { $bonus }-mal
} in deinen Stichen.
guide-hagakure-PlayChip-1 = Willkommen! Jeder gewonnene Stich zählt einen Punkt, Samurai 18 in deinen Stichen noch einen. Ohne Stich verlierst du zwei. Vor den Stichen darfst du einen deiner fünf Nobori-Chips spielen, jeden nur einmal: Tippe einen zweimal an, oder behalte sie.
    .at = chips
guide-hagakure-PlayChip-2 = Eine neue Runde. Mit einer Hand voll hoher Zahlen verdopple deine Punkte; mit lauter niedrigen rettet dich die Null vor Minuspunkten.
    .at = chips
guide-hagakure-PlayChip-3 = Tauschen: deine ganze Hand gegen den verdeckten Yomi. Ansehen: Du allein siehst eine Hand oder den Yomi.
    .at = yomi
guide-hagakure-PlayCard-1 = Nun die Stiche. Die höchste Zahl gewinnt, egal in welcher Farbe. Tippe eine Karte an, und noch einmal, um sie zu spielen.
    .at = hand
guide-hagakure-PlayCard-2 = Wird Rot ausgespielt, musst du Rot spielen, wenn du kannst: Samurai und alte Schelme sind rot. Was du nicht spielen darfst, ist blass; tippe darauf, um zu sehen, warum.
    .at = hand
guide-hagakure-PlayCard-3 = Ein alter Schelm zählt 0. Aber wenn sich zwei oder drei Schelme in einem Stich treffen, gewinnt ihn der letzte!
    .at = trick
guide-hagakure-PlayCard-4 = Wer den Stich gewinnt, spielt zum nächsten aus. Wer Rot ausspielt, holt die roten Karten aus den anderen Händen.
    .at = trick
guide-hagakure-PlayCard-5 = Gewonnene Karten liegen offen: Zähl die Bewohner, wenn jemand diesen Chip gespielt hat.
    .at = seats
guide-hagakure-PlayCard-6 = Die Übersicht zeigt, welche Karten du in dieser Runde gesehen hast.
    .at = tracker
guide-hagakure-PlayCard-7 = Mehr muss man nicht wissen. Das Wertungsblatt zeigt, wer führt.
    .at = score-sheet
