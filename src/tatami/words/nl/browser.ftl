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
option-name-deals = Delen
option-name-tie = Gelijkspel
option-name-rounds = Ronden
option-name-influence = De zes samoerai
option-name-gap = Nieuwe dorpen
option-name-leaderless = Niemand leidt
option-name-opening = Eerste tegels
option-name-figures = Figuren
option-name-capture = Veroveren
option-name-screens = Schermen
option-name-nobody = Geen meerderheid
option-name-location = Locatie
option-name-bare_hands = Blote handen
option-name-minions = Gunstelingen
option-name-sudden_death = Laatste beurten
option-name-dry_rounds = Droge ronden
option-value-tie-throws = steen, schaar, papier
option-value-tie-extra = extra ronden
option-value-tie-shared = de overwinning delen
option-value-rounds-full = volledig (full)
option-value-rounds-short = kort (short)
option-value-gap-strict = naast een gedeeld dorp
option-value-gap-wide = elke opening
option-value-leaderless-stones = alle stenen tellen
option-value-leaderless-draw = de overwinning delen
option-value-opening-chosen = gekozen
option-value-opening-random = getrokken
option-value-figures-placed = om beurten geplaatst
option-value-figures-random = getrokken
option-value-capture-turn = aan het einde van de beurt
option-value-capture-instant = meteen
option-value-screens-closed = achter schermen
option-value-screens-open = open
option-value-nobody-none = niemand wint
option-value-nobody-most = de meeste figuren winnen
option-value-location-inn = herberg
option-value-location-distillery = stokerij
option-value-location-grove = bos
option-value-location-bridge = brug
option-value-location-shrine = heiligdom
option-value-bare_hands-unarmed = alleen ongewapend
option-value-bare_hands-always = als geen wapen past
option-value-minions-far = zo ver ze kunnen
option-value-minions-free = zoals hun meester wil
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
level-greedy = Vuistregels
level-random = Op goed geluk
clock-none = Geen
clock-relaxed = Rustig: drie minuten per zet
clock-fast = Snel: vijf minuten voor de partij en vijf seconden per zet
clock-days = Dagen: drie dagen per zet

# Voor de partij

lobby-title = Wie speelt
lobby-talk = Gesprek
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

guide-samurai_cards-PlaceCard-1 = Welkom! Dorpen tonen helmen, Boeddha’s en rijst. Liggen er aan alle vier de kanten van een dorp kaarten, dan krijgt wie de meeste invloed op een symbool heeft de steen ervan. Kies een kaart en dan een van de plekken die oplichten.
guide-samurai_cards-PlaceCard-2 = Een kaart telt alleen voor haar eigen symbool, in elk dorp dat ze raakt. Een samoerai telt voor alle drie.
guide-samurai_cards-PlaceCard-3 = Liggen jouw kaart en die van een ander om een hoek van een dorp, dan komt er een nieuw dorp op de plek die beide raakt. Wijs een plek aan om het te zien.
guide-samurai_cards-PlaceCard-4 = Bij gelijke stand krijgt niemand de steen. Soms is dat het beste wat je kunt doen.
guide-samurai_cards-PlaceCard-5 = Een kaart tussen twee dorpen werkt in allebei. Zulke plekken zijn goud waard.
guide-samurai_cards-PlaceCard-6 = Wie aan het eind in twee vormen voorstaat, wint. Zorg dus voor twee vormen en gun de anderen de derde niet.
guide-samurai_cards-PlaceCard-7 = De partij eindigt als de stenen van een vorm, de dorpen of de kaarten op zijn. Meer hoef je niet te weten.
guide-samurai_cards-ChoosePlace-1 = Meerdere plekken krijgen een dorp. Je ziet ook al het volgende: kies waar dit komt.
guide-samurai-ChooseTiles-1 = Welkom! Kies eerst de vijf tegels waarmee je begint. Helm, Boeddha en rijst werken op hun eigen figuren, samoerai op alle.
guide-samurai-ChooseTiles-2 = Schepen, ruiters en de figurenruil dragen een schriftteken: daarvan mag je er in een beurt zoveel leggen als je wilt.
guide-samurai-PlaceFigure-1 = Nu zetten allen de figuren neer, eerst in de steden, dan in de dorpen. Kies een figuur, dan een plaats die oplicht.
guide-samurai-PlaceFigure-2 = Waar veel bij elkaar staat, zal iedereen erom vechten.
guide-samurai-LayTiles-1 = Jouw beurt: leg een tegel op het land, een schip op zee. Hij werkt op elke plaats die hij raakt.
guide-samurai-LayTiles-2 = Is al het land om een plaats bezet, dan gaan de figuren naar wie er de meeste invloed op heeft. Wijs een plaats aan om te zien hoe het staat.
guide-samurai-LayTiles-3 = Maar één tegel zonder schriftteken per beurt, van de andere zoveel je wilt. Beëindig dan je beurt.
guide-samurai-LayTiles-4 = Bij gelijke stand gaat het figuur voor niemand opzij. Vier daarvan beëindigen de partij.
guide-samurai-LayTiles-5 = Wie de meerderheid in twee soorten heeft, wint. Bij ieder één meerderheid tellen de andere figuren.
guide-samurai-LayTiles-6 = Schepen wachten op zee zonder land te vullen: leg ze waar een gevecht beslist wordt.
guide-samurai-LayAgain-1 = De opgenomen tegel wordt meteen weer gelegd, op een leeg stuk land.
guide-sake-ChoosePlay-1 = Welkom! Drink: als de masu leeg is, wint de dronkenste overlevende. In een beurt speel je tot twee kaarten, elk voor een van haar vier vakken of voor haar tekst. Kies een kaart om te zien wat ze nu kan.
guide-sake-ChoosePlay-2 = Met het kopje op een kaart drink je: neem sake uit de masu. Maar waar sake ligt, op een wapen, een voorwerp of je bord, werkt niets meer.
guide-sake-ChoosePlay-3 = Het lemmet valt een buur aan, met een wapen dat precies zoveel stappen ver reikt als er tussen jullie liggen. Beweeg om de afstand te veranderen.
guide-sake-ChoosePlay-4 = Zolang je nog zit, kun je iaidō gebruiken: een of twee stappen en een slag met één kaart.
guide-sake-ChoosePlay-5 = Sake kun je verbranden, voor een kaart of om er een meer te spelen. En als alles verloren is, verbrand je ziel: neem levenskaarten in de hand.
guide-sake-MayDefend-1 = Je wordt aangevallen! Het schild van een kaart en dat van het wapen dat je voert verminderen de aanval. Wat overblijft zijn wonden.
guide-sake-MayFalter-1 = Iemand beweegt. Met de juiste kaart zou je het kunnen verhinderen; laat het anders gebeuren.
guide-sake-MayBlur-1 = Iemand valt aan. Met de juiste kaart zou je het kunnen verhinderen; laat het anders gebeuren.
guide-sake-PlaceSake-1 = Leg de sake nu ergens neer: op je levensstapel beschermt hij je zelfs, maar dan kun je je ziel niet verbranden.
guide-sake-SendMinion-1 = Een volgeling mag op de weg naar een buur gaan staan. Hij schermt je af, en hij slaat toe.
guide-sake-DiscardCard-1 = Je mag hoogstens vier kaarten houden: leg er een af.
guide-sake-ChooseMischief-1 = Je bent dood, maar niet uit het spel: geesten stelen sake uit de masu of bezoeken de levenden. Hebben de geesten aan het eind meer, dan winnen ze.
