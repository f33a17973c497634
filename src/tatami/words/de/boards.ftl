# Die Spielbretter im Browser: Beschriftungen, und was Vorleseprogramme sagen.

board-closer = Vergrößern
board-farther = Verkleinern
board-fit = Ganz zeigen
board-cancel = Zurücklegen
board-really = Wirklich { $what }?
board-prospect-wins = Das bringt dir: { $what }.
board-prospect-leads = Damit führst du: { $what }.
board-prospect-breaks = Das nimmt anderen die Führung: { $what }.
board-prospect-adds = Das stärkt deine Führung: { $what }.
board-prospect-nears = Das bringt dich näher an die Führung: { $what }.
board-direction = { $direction ->
    [north] nördlich
    [north-east] nordöstlich
    [east] östlich
    [south-east] südöstlich
    [south] südlich
    [south-west] südwestlich
    [west] westlich
   *[north-west] nordwestlich
}
board-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} { $where }
board-hand = Deine Hand
board-empty-hand = Deine Hand ist leer.
board-several = { $name }, { $count } Stück
board-all = Alle
board-others = Andere
board-tied = Gleichstand
board-nobody = niemand
board-not-now = { $what } geht jetzt nicht.
board-general-table = Der Tisch in Worten
board-general-lately = Zuletzt
board-general-choices = Was du tun kannst
board-general-nothing = Gerade wirst du nichts gefragt.
board-majority-kind = { $kind ->
    [helmet] den Helmen
    [Buddha] den Buddhas
   *[rice] den Reisfeldern
}
