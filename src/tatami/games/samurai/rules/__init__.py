"""The rules of Samurai, in the order and with the numbers of rulebook/en.md.

Where we go beyond the printed rules:
- 2.7 the option `figures` draws the figures for the settlements;
- 2.9 the option `first` chooses who begins, or lets the lot choose;
- 3.7 the end of a turn is always said;
- 3.9 a seat without tiles is passed over;
- 4.2 Edo is a city for the figure exchange;
- 5.2 the option `capture` takes figures as soon as they are surrounded;
- 5.6 the option `screens` leaves captured figures in the open;
- 6.7 the option `nobody` lets most figures win if nobody has a majority.
"""
