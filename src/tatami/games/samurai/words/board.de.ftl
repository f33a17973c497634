# Samurai in the browser: its board, its options, its guide.

samurai-board-map = Karte von Japan
samurai-board-figure = { $kind } in { $place }
samurai-board-lies = { $hex }: { $tile } von { $who }
samurai-board-empty = { $hex }: { $part ->
    [sea] leeres Meer
   *[land] leeres Land
}{ $places ->
    [none] {""}
   *[other] , neben { $places }
}
samurai-board-ahead = { $kind } ({ $who } führt)
samurai-board-settlement = { $name }: { $figures ->
    [none] keine Figuren
   *[other] { $figures }; leeres Land { $open }
}
samurai-board-open-land = { $count ->
    [one] 1 Landfeld ist frei
   *[other] { $count } Landfelder sind frei
}
samurai-board-no-figures = Die Figuren sind fort.
samurai-board-screen = Figuren hinter dem Schirm
samurai-board-tiles = Hand { $hand } · Vorrat { $supply }
samurai-board-on-map = Auf der Karte
samurai-board-aside = Beiseite
samurai-board-figures = Figuren zum Einsetzen
samurai-board-supply = Wähle aus deinen Plättchen
samurai-board-closes = Das schließt den Ring: Die Figuren verlassen am Ende des Zuges den Plan.
samurai-board-lead-exchange = Tippe auf dein Plättchen, das du aufnimmst.
samurai-board-lead-swap-1 = Tippe auf die erste der beiden Figuren.
samurai-board-lead-swap-2 = Tippe nun auf die Figur, mit der sie den Platz tauscht.
fact-samurai-majority = { $name } hatte die Mehrheit bei { $kind }: { $count }.
fact-samurai-no-majority = Niemand hatte eine Mehrheit bei { $kind }.
fact-samurai-aside = { $count ->
    [0] Keine Figur kam beiseite.
    [one] 1 Figur kam beiseite.
   *[other] { $count } Figuren kamen beiseite.
}
board-scoring-samurai = Die Schirme fallen
board-majorities-samurai = Mehrheiten
board-scoring-rule-samurai = Zwei Mehrheiten gewinnen. Sonst zählt, wer eine hat, die anderen Figuren, und bei Gleichstand alle.
level-samurai = Samurai (stark)
guide-samurai-ChooseTiles-1 = Willkommen! Wähle zuerst die fünf Plättchen, mit denen du beginnst. Helm, Buddha und Reis wirken auf ihre eigenen Figuren, Samurai auf alle.
guide-samurai-ChooseTiles-2 = Schiffe, Reiter und der Figurentausch tragen ein Schriftzeichen: Davon darfst du in einem Zug beliebig viele legen.
guide-samurai-PlaceFigure-1 = Nun stellen alle die Figuren auf, erst in die Städte, dann in die Dörfer. Wähle eine Figur, dann einen Ort, der aufleuchtet.
guide-samurai-PlaceFigure-2 = Wo viel beisammensteht, werden alle darum kämpfen.
guide-samurai-LayTiles-1 = Du bist dran: Leg ein Plättchen aufs Land, ein Schiff aufs Meer. Es wirkt auf jeden Ort, den es berührt.
guide-samurai-LayTiles-2 = Ist alles Land um einen Ort besetzt, gehen seine Figuren an die mit dem meisten Einfluss. Zeig auf einen Ort, um zu sehen, wie es steht.
guide-samurai-LayTiles-3 = Nur ein Plättchen ohne Schriftzeichen je Zug, von den anderen beliebig viele. Dann beende deinen Zug.
guide-samurai-LayTiles-4 = Bei Gleichstand wird die Figur für niemanden beiseitegestellt. Vier davon beenden die Partie.
guide-samurai-LayTiles-5 = Wer die Mehrheit in zwei Arten hat, gewinnt. Bei je einer Mehrheit zählen die anderen Figuren.
guide-samurai-LayTiles-6 = Schiffe warten auf dem Meer, ohne Land zu füllen: Leg sie dorthin, wo sich ein Kampf entscheidet.
guide-samurai-LayAgain-1 = Das aufgenommene Plättchen wird gleich wieder gelegt, auf irgendein freies Land.
