"""8. Sake: placing, paying and losing tokens."""

from typing import Final

from tatami.core.actions import act, noun
from tatami.core.cards import BIT, members, nth, size
from tatami.core.chance import Dice
from tatami.core.frames import Ask, each_seat
from tatami.games.sake.rules.verbs import LOSE, PAY, PLACE
from tatami.games.sake.state import Sake


class PlaceSake(Ask[Sake]):
    """8.1 A token is taken from the Masu and placed at once, where there is none yet."""

    rule = "8.1"

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [act(PLACE, place) for place in members(s.free_places(seat))]

    def sample(self, s: Sake, seat: int, dice: Dice) -> int:
        free = s.free_places(seat)
        return act(PLACE, nth(free, dice.below(size(free))))

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.sake[seat] |= BIT[noun(action)]
        s.tap()


class PaySake(Ask[Sake]):
    """6.1 A token is paid, and leaves the game."""

    rule = "6.1"

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [act(PAY, place) for place in members(s.sake[seat])]

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.sake[seat] &= ~BIT[noun(action)]


class LoseSake(Ask[Sake]):
    """10.7 A haunted samurai chooses the token that it loses."""

    rule = "10.7"

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [act(LOSE, place) for place in members(s.sake[seat])]

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.sake[seat] &= ~BIT[noun(action)]


# Frames are made once and used again.
PLACE_OF: Final = each_seat(PlaceSake)
PAY_OF: Final = each_seat(PaySake)
LOSE_OF: Final = each_seat(LoseSake)
