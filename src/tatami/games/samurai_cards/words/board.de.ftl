# Samurai: the card game in the browser: its board, its options, its guide.

samurai_cards-board-table = Der Tisch
samurai_cards-board-free = Freier Platz { $place }
samurai_cards-board-village = Dorf { $name } auf { $place }{ $scored ->
    [1] , gewertet
   *[0] {""}
}
samurai_cards-board-card = { $name } von { $who } auf { $place }
samurai_cards-board-to-lay = Zu legen
samurai_cards-board-next = Nächstes Dorf
samurai_cards-board-pile = noch { $count }
samurai_cards-board-left = Steine übrig
samurai_cards-board-cards = Karten
board-majorities-samurai_cards = Führungen
samurai_cards-board-nobody = niemand
samurai_cards-board-closes = wird gewertet
board-scoring-samurai_cards = Die Steine werden gezählt
board-scoring-rule-samurai_cards = Zwei Führungen gewinnen. Sonst zählt, wer eine hat, die anderen Steine, und bei Gleichstand die der eigenen Form.
guide-samurai_cards-PlaceCard-1 = Willkommen! Dörfer zeigen Helme, Buddhas und Reis. Liegen an allen vier Seiten eines Dorfes Karten, bekommt den Stein eines Symbols, wer darauf den meisten Einfluss hat. Wähle eine Karte und dann einen der Plätze, die aufleuchten.
guide-samurai_cards-PlaceCard-2 = Eine Karte zählt nur für ihr eigenes Symbol, in jedem Dorf, das sie berührt. Ein Samurai zählt für alle drei.
guide-samurai_cards-PlaceCard-3 = Liegen deine und eine fremde Karte um eine Ecke eines Dorfes, kommt ein neues Dorf auf den Platz, der beide berührt. Zeig auf einen Platz, um es zu sehen.
guide-samurai_cards-PlaceCard-4 = Bei Gleichstand bekommt niemand den Stein. Manchmal ist das das Beste, was du tun kannst.
guide-samurai_cards-PlaceCard-5 = Eine Karte zwischen zwei Dörfern wirkt in beiden. Solche Plätze sind Gold wert.
guide-samurai_cards-PlaceCard-6 = Wer am Ende in zwei Formen führt, gewinnt. Kümmere dich also um zwei und gönn den anderen die dritte nicht.
guide-samurai_cards-PlaceCard-7 = Die Partie endet, wenn die Steine einer Form, die Dörfer oder die Karten ausgehen. Mehr gibt es nicht zu wissen.
guide-samurai_cards-ChoosePlace-1 = Mehrere Plätze bekommen ein Dorf. Du siehst auch schon das nächste: Sag, wohin dieses kommt.
