# De speelborden in de browser: opschriften, en wat voorleesprogramma's zeggen.

board-closer = Inzoomen
board-farther = Uitzoomen
board-fit = Passend tonen
board-cancel = Terugleggen
board-really = Zeker weten: { $what }?
board-prospect-wins = Dit levert je op: { $what }.
board-prospect-leads = Hiermee sta je voor: { $what }.
board-prospect-breaks = Dit neemt anderen de leiding af: { $what }.
board-prospect-adds = Dit versterkt je voorsprong: { $what }.
board-prospect-nears = Dit brengt je dichter bij de leiding: { $what }.
board-direction = { $direction ->
    [north] ten noorden
    [north-east] ten noordoosten
    [east] ten oosten
    [south-east] ten zuidoosten
    [south] ten zuiden
    [south-west] ten zuidwesten
    [west] ten westen
   *[north-west] ten noordwesten
}
board-spaces = { $count ->
    [one] 1 veld
   *[other] { $count } velden
} { $where }
board-hand = Jouw hand
board-empty-hand = Je hand is leeg.
board-several = { $name }, { $count } stuks
board-all = Alle
board-others = Andere
board-tied = gelijk
board-nobody = niemand
board-not-now = { $what } kan nu niet.
board-general-table = De tafel in woorden
board-general-lately = Onlangs
board-general-choices = Wat je kunt doen
board-general-nothing = Er wordt nu niets van je gevraagd.
board-majority-kind = { $kind ->
    [helmet] de helmen
    [Buddha] de Boeddha’s
   *[rice] de rijstvelden
}
