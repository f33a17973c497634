# De speelborden in de browser: opschriften, en wat voorleesprogramma's zeggen.

board-closer = Inzoomen
board-farther = Uitzoomen
board-fit = Passend tonen
board-cancel = Terugleggen
board-really = Zeker weten: { $what }?
board-hand = Jouw hand
board-empty-hand = Je hand is leeg.
board-several = { $name }, { $count } stuks
board-all = Alle
board-others = Andere
board-not-now = { $what } kan nu niet.
