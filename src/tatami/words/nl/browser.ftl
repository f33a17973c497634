# Wat de browser zelf zegt: pagina's, knoppen, en namen voor wie luistert.

language-name = Nederlands
skip-to-content = Naar de inhoud
try-again = Nog eens
to-the-house = Naar het huis
no-such-page = Op dit adres is niets.
no-such-game = Dit spel wordt in dit huis niet gespeeld.
house-unreachable = Het huis is niet te bereiken.
connection-lost = De verbinding is weg. Ze komt terug …
close = Sluiten
cancel = Annuleren
keep = Bewaren
copied = Gekopieerd
copy-link = Link kopiëren
show-all = Alles tonen
rules = Regels
rule-number = Regel { $rule }
points = punten
as-printed = zoals gedrukt
a-number = een getal …

# De deur

locked-title = Dit huis is op slot
locked-password = Wachtwoord
locked-enter = Binnenkomen

# De eerste pagina

home-title = Vijf samoeraispellen op één mat
home-mine = Jouw partijen
home-open = Open tafels
home-watch = Partijen om naar te kijken
home-none-open = Er wacht nu geen tafel op iemand.
home-none-watch = Er speelt nu niemand openbaar.
game-seats = { $fewest }–{ $most } plaatsen
game-minutes = ongeveer { $minutes } minuten
play-now = Nu spelen
new-table = Nieuwe tafel
learn-by-playing = Spelend leren
you-are = Jij bent { $name }.
your-name = Jouw naam
change-name = Naam veranderen

table-won-by = Gewonnen: { $names }
table-open-seats = { $open ->
    [one] 1 plaats vrij
   *[other] { $open } plaatsen vrij
}
table-your-turn = Jij bent aan de beurt
table-playing = bezig
table-closed = Deze tafel is gesloten voordat de partij begon.

# Een nieuwe tafel

new-seats = Plaatsen
new-hot-seat = Meerdere plaatsen kunnen van jou zijn: wie een scherm deelt, geeft het door.
new-options = Opties
new-clock = Klok
new-who-sees = Wie haar mag zien
new-private = Alleen wie de link heeft
new-listed = Iedereen in het huis
new-hints = Tips zijn toegestaan
new-open = Tafel openen
new-begin = Beginnen
seat-number = Plaats { $number }
plan-me = Ik
plan-open = Wie er komt
plan-bot = Bot: { $level }
level-ashigaru = Ashigaru (makkelijk)
level-ronin = Rōnin (gemiddeld)
level-samurai = Samoerai (sterk)
level-shogun = Shōgun (sterkst)
clock-none = Geen
clock-relaxed = Rustig: drie minuten per zet
clock-fast = Snel: vijf minuten voor de partij en vijf seconden per zet
clock-days = Dagen: drie dagen per zet

# Voor de partij

lobby-title = Wie speelt
lobby-sit = Hier gaan zitten
lobby-stand = Opstaan
lobby-start = Partij beginnen
lobby-close = Tafel sluiten
lobby-full = Alle plaatsen zijn bezet.
lobby-wait = Wachten op de vrije plaatsen …
lobby-invite = Uitnodigen
lobby-qr = QR-code van de link naar deze tafel
lobby-seal = De kaarten zijn al verzegeld:

# De tafel

table-board = De tafel
table-seats = Plaatsen
seat-open = vrij
seat-you = jij
seat-away = weg
seat-resigned = heeft opgegeven
seat-bot-plays = een bot speelt verder
seat-thinking = is gevraagd
waiting-for = Wachten op { $names }.
match-over = De partij is voorbij.
match-goes-on = De partij gaat verder …
match-won-by = Gewonnen: { $names }
board-missing = Dit bord kan niet getoond worden. Laad de pagina opnieuw.
not-now = Dat wordt je nu niet gevraagd.
your-hand = Jouw hand
tap-again = Nog eens om { $card } te spelen; Escape legt de kaart terug.
face-down = gedekt
nothing-yet = nog niets
cards-in-hand = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
all-choices = { $count ->
    [one] De ene keuze in woorden
   *[other] Alle { $count } keuzes in woorden
}
skip-motion = Meteen tonen
story-title = Verhaal
chat-say = Zeg iets
chat-send = Zeggen
tools = Gereedschap
undo = Terug
hint = Tip
hint-title = De sterkste bot zou
hint-expects = ({ $share } % verwacht)
resign = Opgeven
resign-question = Opgeven? Een bot speelt jouw plaats uit, en je kunt niet winnen.
leave = Weggaan
rematch = Nog een partij
replay = Naspelen
always-pass = Hier altijd passen
ask-me-again = Weer vragen
curtain-title = De volgende plaats
curtain-pass = Plaats { $number }, neem het scherm
curtain-about = De anderen kijken weg.
curtain-open = Mijn kaarten tonen
tracker = Geziene kaarten: { $seen } van { $all }
tracker-seen = gezien
score-sheet = Scoreblad
round = Ronde
sum = Som

# Een gespeelde partij

step-back = Een zet terug
step-on = Een zet verder
replay-play = Afspelen
replay-pause = Pauze
replay-move = Zet
replay-eye = Met wiens ogen
replay-open = Alle kaarten open
replay-from = Met de ogen van { $name }
replay-watcher = Met de ogen van een toeschouwer
share-link = Link kopiëren
download-record = Verslag downloaden
check-deals = Kaarten controleren
deals-fair = Alle { $deals } kaarten volgen uit het zaad dat voor de eerste verzegeld werd: { $commitment }.

# Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Licht
theme-system = zoals het apparaat
theme-light = dag
theme-dark = nacht
settings-motion = Beweging
motion-full = rustig
motion-brisk = vlot
motion-none = geen
settings-confirmations = Twee keer tikken om te spelen
settings-sound = Geluid van hout en papier
carry-title = Een ander apparaat
carry-about = Wees op een ander apparaat dezelfde persoon: haal hier een code en voer hem daar in.
carry-code = Code halen
carry-minutes = Hij geldt tien minuten.
carry-typed = Een code van een ander apparaat
carry-arrive = Die persoon worden
carry-arrived = Ook hier ben je { $name }.

# Ninjan

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

# Hagakure

board-hagakure-card-villager = dorpeling { $number }
board-hagakure-card-samurai = samoerai { $number }
board-hagakure-card-fool = oude dwaas
board-hagakure-fool-short = dwaas
board-hagakure-progress = Ronde { $round } van { $rounds }
board-hagakure-trick = De slag
board-hagakure-leads = komt uit
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

# De begeleide eerste partij

guide-title = Gids
guide-go-on = Verder
guide-skip = Zonder gids
guide-close = Bedankt
guide-end = Dat was een hele partij. Speel haar na, lees de regels, of speel nog eens tegen iemand die sterker is.

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
