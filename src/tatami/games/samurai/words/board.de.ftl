# Samurai in the browser: its board, its options, its guide.

samurai-board-map = Spielplan von Japan
samurai-board-figure = { $kind } in { $place }
samurai-board-bearing = { $way } von { $place }
samurai-board-hex = { $place }: { $part ->
    [tile] { $tile } von { $who }
    [sea] leeres Seefeld
   *[land] leeres Landfeld
}{ $places ->
    [none] {""}
   *[other] , auch neben { $places }
}
samurai-board-ahead = { $kind } ({ $who } führt)
samurai-board-level = { $kind } (Gleichstand)
samurai-board-settlement = { $name }: { $figures ->
    [none] keine Figuren
   *[other] { $figures }; leere Landfelder: { $open }
}
samurai-board-open-land = { $count ->
    [one] 1 Landfeld ist frei
   *[other] { $count } Landfelder sind frei
}
samurai-board-no-figures = Die Figuren sind fort.
samurai-board-screen = Figuren hinter dem Sichtschirm
samurai-board-tiles = Hand { $hand } · Vorrat { $supply }
samurai-board-on-map = Auf dem Spielplan
samurai-board-aside = Neben dem Spielplan
samurai-board-figures = Figuren zum Einsetzen
samurai-board-supply = Wähle aus deinen Plättchen
samurai-board-closes = Das schließt den Ring: Die Figuren verlassen am Ende des Zuges den Plan.
samurai-board-surrounded = Umschlossen: Jede Figur geht an den, der den größten Einfluss auf sie hat.
samurai-board-tied = Umschlossen: Bei Gleichstand bekommt niemand die Figur.
samurai-board-do-lay = { $tile } legen
samurai-board-where = Wohin legst du { $tile }?
samurai-board-where-figure = Wohin stellst du die Figur: { $kind }?
samurai-board-lead-exchange = Tippe auf dein Plättchen, das du aufnimmst.
samurai-board-lead-swap-1 = Tippe auf die erste der beiden Figuren.
samurai-board-lead-swap-2 = Mit welcher Figur tauscht { $figure } den Platz?
samurai-board-why-exchange = Aufgenommen und neu gelegt zählt { $tile } mehr.
samurai-board-why-swap = Danach: { $then }.
samurai-board-why-swap-alike = Zwei gleiche Figuren, oder beide am selben Ort: Auf der Karte ändert sich nichts.
samurai-board-then-ahead = { $who ->
    [none] niemand
   *[other] { $who }
} führt bei { $figure }
samurai-board-why-end = Du hebst dir { $count ->
    [one] dein anderes Plättchen
   *[other] deine anderen { $count } Plättchen
} für später auf.
samurai-board-count = Was entschieden hat
samurai-decided-two = { $names } gewinnt mit { $majorities ->
    [3] allen drei Mehrheiten
   *[other] zwei Mehrheiten
}.
samurai-decided-only = { $names } gewinnt: Sonst hat niemand eine Mehrheit.
samurai-decided-others = { $names } gewinnt: eine Mehrheit und die meisten übrigen Figuren ({ $others }).
samurai-decided-all = { $names } gewinnt: Bei den übrigen Figuren steht es gleich, alle Figuren entscheiden ({ $all }).
samurai-decided-shared = { $names } teilen sich den Sieg: Alles steht gleich.
samurai-decided-most = Niemand hat eine Mehrheit: Die meisten Figuren gewinnen ({ $names }, { $all }).
samurai-decided-nobody = Niemand hat eine Mehrheit, also gewinnt niemand.
fact-samurai-majority = { $name } hatte die Mehrheit bei { $kind }: { $count }.
fact-samurai-captured = { $places ->
    [one] Ein Ort wurde
   *[other] { $places } Orte wurden
} umschlossen, und { $figures ->
    [one] eine Figur verließ
   *[other] { $figures } Figuren verließen
} den Spielplan.
fact-samurai-best = { $name } nahm in einem einzigen Zug { $count } Figuren.
fact-samurai-aside = { $count ->
    [0] Keine Figur kam beiseite.
    [one] 1 Figur kam beiseite.
   *[other] { $count } Figuren kamen beiseite.
}
board-scoring-samurai = Die Sichtschirme werden gelüftet
board-majorities-samurai = Mehr{ "\u00AD" }heit
board-scoring-rule-samurai = Wer zwei Mehrheiten hat, gewinnt. Sonst zählt bei jedem, der eine hat, die Zahl seiner übrigen Figuren; bei Gleichstand die aller.
guide-samurai-ChooseTiles-1 = Willkommen! Gewinne Helme, Buddhas und Reisfelder: Wer von zwei Arten die meisten hat, gewinnt. Wähle zuerst fünf Plättchen. Helm, Buddha und Reisfeld beeinflussen nur ihre eigene Art; Samurai, Schiffe und der Reiter beeinflussen alle.
    .at = supply
guide-samurai-ChooseTiles-2 = Schiffe, der Reiter und der Figurentausch tragen ein Schriftzeichen: Davon darfst du in einem Zug beliebig viele legen.
    .at = supply
guide-samurai-ChooseTiles-3 = Der Plättchentausch nimmt eines deiner Plättchen auf, damit du es anderswo neu legen kannst. Der Figurentausch vertauscht zwei Figuren auf dem Spielplan.
    .at = supply
guide-samurai-PlaceFigure-1 = Nun setzen alle reihum die Figuren, erst in die Städte, dann in die Dörfer. Wähle eine Figur, dann einen Ort, der aufleuchtet.
    .at = figures
guide-samurai-PlaceFigure-2 = Wo viele Figuren beisammenstehen, werden alle kämpfen.
    .at = map
guide-samurai-LayTiles-1 = Du bist dran: Leg ein Plättchen aufs Land oder ein Schiff auf die See. Es beeinflusst die Figuren in jedem Ort, den es berührt. Ist alles Land um einen Ort besetzt, bekommt jede seiner Figuren, wer auf sie den größten Einfluss hat.
    .at = hand
guide-samurai-LayTiles-2 = Zeig auf einen Ort, um zu sehen, wer dort führt und wie viel Land um ihn noch leer ist.
    .at = map
guide-samurai-LayTiles-3 = In jedem Zug darfst du nur ein Plättchen ohne Schriftzeichen legen, von den anderen beliebig viele. Dann beende deinen Zug.
    .at = choices
guide-samurai-LayTiles-4 = Bei Gleichstand bekommt niemand die Figur; sie kommt neben den Spielplan. Die vierte beendet die Partie, ebenso die letzte Figur einer Art.
    .at = aside
guide-samurai-LayTiles-5 = Zwei Mehrheiten gewinnen. Hat jeder nur eine, entscheiden die übrigen Figuren. Ohne Mehrheit kannst du nicht gewinnen.
    .at = seats
guide-samurai-LayTiles-6 = Schiffe beeinflussen Orte von der See aus, ohne Land zu besetzen: Leg sie dorthin, wo sich ein Kampf entscheidet.
    .at = hand
guide-samurai-LayAgain-1 = Leg das aufgenommene Plättchen jetzt neu, auf irgendein leeres Landfeld.
    .at = map
