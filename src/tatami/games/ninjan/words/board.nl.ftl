# Ninjan in the browser: its board, its options, its guide.

board-ninjan-card = { $value } { $suit }
board-ninjan-sign-0 = steen
board-ninjan-sign-1 = schaar
board-ninjan-sign-2 = papier
board-ninjan-progress = { $deals ->
    [1] Ronde { $round } van 9
   *[other] Spel { $deal } van { $deals }, ronde { $round } van 9
}
board-ninjan-pile-label = Stapel { $number }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, bovenop { $top }. { $doing }
board-ninjan-taken-by = { $sign ->
    [0] steen pakt hem
    [1] schaar pakt hem
   *[2] papier pakt hem
}
board-ninjan-picks = De kaarten van deze ronde
board-ninjan-won = Gewonnen kaarten
board-ninjan-wheel = Steen verslaat schaar, schaar verslaat papier, papier verslaat steen.
board-ninjan-equal = De hoogste waarde gaat voor. Twee gelijke waarden: eerst de kaart die de andere verslaat. Drie gelijke waarden: steen, dan schaar, dan papier.
board-ninjan-counted = { $deals ->
    [1] De gewonnen kaarten worden geteld
   *[other] Deel { $deal } van { $deals } wordt geteld
}
board-ninjan-nothing-won = geen kaarten
board-ninjan-past = eerder: { $points }, en nu
fact-ninjan-best = { $name } nam de beste stapel: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
fact-ninjan-worst = { $name } nam de slechtste stapel: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
fact-ninjan-piles = { $count ->
    [one] 1 stapel is genomen.
   *[other] { $count } stapels zijn genomen.
}
decided-ninjan-pile = Het meest had { $name } aan een stapel van { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, in ronde { $round }.
decided-ninjan-no-pile = { $name } pakte geen enkele stapel.
decided-ninjan-you = { $count ->
    [0] Jij pakte geen stapel.
    [one] Jij pakte één stapel; hij was { $best } waard.
   *[other] Jij pakte { $count } stapels: de beste was { $best } waard, de slechtste { $worst }.
}
guide-ninjan-PickCard-1 = Welkom! Win stapels: de waarden van de kaarten zijn je punten, ook de negatieve. Je kaart pakt een stapel als zijn teken de bovenste kaart verslaat: steen verslaat schaar, schaar verslaat papier, papier verslaat steen. Iedereen kiest in het geheim: tik een kaart aan, en nog eens om hem te spelen.
    .at = hand
guide-ninjan-PickCard-2 = Hoge kaarten komen eerst aan de beurt. Dat is goed als een stapel iets waard is, en slecht als je minpunten zou moeten pakken.
    .at = hand
guide-ninjan-PickCard-3 = Verslaat je kaart de bovenste van een stapel, dan moet je een stapel pakken, ook als het punten kost. Verslaat hij er meer, dan kies je.
    .at = piles
guide-ninjan-PickCard-4 = Een kaart die niets verslaat, leg je op een stapel naar keuze. Zo wordt een negatieve kaart een vergiftigd geschenk.
    .at = piles
guide-ninjan-PickCard-5 = Kijk naar de sommen van de stapels. Wie wil de grote? En met welk teken?
    .at = piles
guide-ninjan-PickCard-6 = Het overzicht toont welke kaarten je al gezien hebt. De andere hebben je tegenstanders, of ze doen niet mee.
    .at = tracker
guide-ninjan-PickCard-7 = Van twee gelijke waarden gaat het teken voor dat het andere verslaat.
    .at = wheel
guide-ninjan-PickCard-8 = Nog maar twee ronden. Wat aan het eind op de stapels ligt, telt voor niemand.
    .at = progress
guide-ninjan-Resolve-1 = Nu is jouw kaart aan de beurt. Tik een oplichtende stapel aan: verslaat je kaart de bovenste, dan pak je hem; anders leg je je kaart erop.
    .at = piles
guide-ninjan-Resolve-2 = Als je mag kiezen, denk dan aan de kaarten die nog komen: die van jou ligt nu boven, en een ervan kan hem verslaan.
    .at = picks
guide-ninjan-Resolve-3 = Leg een slechte kaart op een stapel die je andere kaarten niet verslaan: dan moet een ander hem pakken.
    .at = piles
guide-ninjan-ThrowSign-1 = Je staat gelijk bovenaan: kies in het geheim een teken, zoals bij steen, papier, schaar.
    .at = choices
