# Ninjan in the browser: its board, its options, its guide.

board-ninjan-card = { $value } { $suit }
board-ninjan-sign-0 = steen
board-ninjan-sign-1 = schaar
board-ninjan-sign-2 = papier
board-ninjan-progress = { $deals ->
    [1] Ronde { $round } van 9
   *[other] Spel { $deal } van { $deals }, ronde { $round } van 9
}
board-ninjan-pile-label = Stapel { $number }, { $points } punten, bovenop { $top }. { $doing }
board-ninjan-picks = De gekozen kaarten
board-ninjan-won = Gewonnen kaarten
board-ninjan-wheel = Steen verslaat schaar, schaar verslaat papier, papier verslaat steen.
board-ninjan-equal = Hoog gaat eerst. Van gelijke waarden de kaart die de andere verslaat; van drie steen, schaar, papier.
guide-ninjan-PickCard-1 = Welkom! Je verzamelt punten: de waarden van de kaarten die je wint, ook de negatieve. Iedereen kiest in het geheim een kaart; tik er een aan, en nog eens om haar te spelen.
guide-ninjan-PickCard-2 = Hoge kaarten komen eerst aan de beurt. Dat is goed als een stapel iets waard is, en slecht als je minpunten zou moeten nemen.
guide-ninjan-PickCard-3 = Jouw teken beslist: steen verslaat schaar, schaar verslaat papier, papier verslaat steen. Verslaat je kaart de bovenste van een stapel, dan moet ze er zo een nemen.
guide-ninjan-PickCard-4 = Een kaart die niets verslaat leg je op een stapel naar keuze. Zo worden negatieve kaarten vergiftigde geschenken.
guide-ninjan-PickCard-5 = Kijk naar de sommen onder de stapels. Wie wil de grote? En met welk teken?
guide-ninjan-PickCard-6 = Onderaan zie je welke kaarten je al gezien hebt. De andere zijn in vreemde handen of niet in het spel.
guide-ninjan-PickCard-7 = Van gelijke waarden gaat eerst wie de ander verslaat. Klein wiel, groot effect.
guide-ninjan-PickCard-8 = Nog maar twee ronden. Wat aan het eind op de stapels ligt, telt voor niemand.
guide-ninjan-PickCard-9 = De laatste kaart speelt zichzelf. Vanaf hier heb je geen gids meer nodig.
guide-ninjan-Resolve-1 = Nu is jouw kaart aan de beurt. Je kunt een van de stapels kiezen die oplichten.
guide-ninjan-Resolve-2 = Als je mag kiezen, denk dan aan wie volgt: jouw kaart ligt nu boven, en iemand kan haar verslaan.
guide-ninjan-Resolve-3 = Een stapel die er vandaag slecht uitziet, kan morgen veel waard zijn. Leg slechte kaarten waar je niet hoeft te nemen.
