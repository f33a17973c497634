# The boards in the browser: labels, and what screen readers say.

board-closer = Zoom in
board-farther = Zoom out
board-fit = Fit to screen
board-cancel = Put it back
board-really = Really { $what }?
board-prospect-wins = This brings you: { $what }.
board-prospect-leads = This puts you ahead: { $what }.
board-prospect-breaks = This takes the lead from others: { $what }.
board-prospect-adds = This strengthens your lead: { $what }.
board-prospect-nears = This brings you closer to the lead: { $what }.
board-direction = { $direction ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
board-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
} { $where }
board-hand = Your hand
board-empty-hand = Your hand is empty.
board-several = { $name }, { $count } of them
board-all = All
board-others = Others
board-tied = tie
board-nobody = nobody
board-not-now = { $what } cannot be used now.
board-general-table = The table in words
board-general-lately = Lately
board-general-choices = What you can do
board-general-nothing = Nothing is asked of you now.
board-majority-kind = { $kind ->
    [helmet] helmets
    [Buddha] Buddhas
   *[rice] rice
}
