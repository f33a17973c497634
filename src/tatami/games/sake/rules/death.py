"""9. Death."""

from typing import Final

from tatami.core.cards import BIT, NONE
from tatami.core.frames import Step, each_seat
from tatami.games.sake.pieces import BOX, HAND, TABLE, unstacked
from tatami.games.sake.rows import leave_rows
from tatami.games.sake.rules.windows import LIMIT_OF
from tatami.games.sake.state import Sake


def bury(s: Sake, seat: int) -> None:
    """9.1 All that the samurai had leaves the game; 9.3 its rows are joined."""
    returned = leave_rows(s, seat)
    for card in s.cards_in(TABLE + seat):
        s.show(card)
    s.move_all(TABLE + seat, BOX)
    s.move_all(HAND + seat, BOX)
    s.things[seat] = 0
    s.sake[seat] = 0
    s.wielded[seat] = NONE
    s.seated &= ~BIT[seat]
    for owner in returned[::-1]:
        s.then(LIMIT_OF[owner])


class Death(Step[Sake]):
    """9.1 A samurai is dead; 9.2 its wounds become the hand of a spirit."""

    rule = "9.1"

    def run(self, s: Sake) -> None:
        seat = self.seat
        bury(s, seat)
        for card in unstacked(s.wounds[seat]):
            s.put(HAND + seat, card)
            s.learn(seat, card)
        s.wounds[seat] = 0
        s.spirits |= BIT[seat]


class Seppuku(Step[Sake]):
    """11.4 A samurai or a spirit leaves the game for good."""

    rule = "11.4"

    def run(self, s: Sake) -> None:
        seat = self.seat
        if s.is_samurai(seat):
            bury(s, seat)
            for card in unstacked(s.life[seat]) + unstacked(s.wounds[seat]):
                s.put(BOX, card)
            s.life[seat] = 0
            s.wounds[seat] = 0
        else:
            s.move_all(HAND + seat, BOX)
            s.loot[seat] = 0
            s.spirits &= ~BIT[seat]


# Frames are made once and used again.
DEATH_OF: Final = each_seat(Death)
SEPPUKU_OF: Final = each_seat(Seppuku)
