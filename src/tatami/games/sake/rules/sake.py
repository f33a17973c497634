"""8. Sake: placing, paying and losing tokens."""

from typing import Final

from tatami.core.actions import noun
from tatami.core.cards import BIT
from tatami.core.choices import Choices
from tatami.core.frames import Ask, each_seat
from tatami.games.sake.rules.verbs import LOSE, PAY, PLACE
from tatami.games.sake.state import Sake


class PlaceSake(Ask[Sake]):
    """8.1 A token is taken from the Masu and placed at once, where there is none yet."""

    rule = "8.1"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.each(PLACE, s.free_places(seat))

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.sake[seat] |= BIT[noun(action)]
        s.tap()


class PaySake(Ask[Sake]):
    """6.1 A token is paid, and leaves the game."""

    rule = "6.1"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.each(PAY, s.sake[seat])

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.sake[seat] &= ~BIT[noun(action)]


class LoseSake(Ask[Sake]):
    """10.7 A haunted samurai chooses the token that it loses."""

    rule = "10.7"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.each(LOSE, s.sake[seat])

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.sake[seat] &= ~BIT[noun(action)]


# Frames are made once and used again.
PLACE_OF: Final = each_seat(PlaceSake)
PAY_OF: Final = each_seat(PaySake)
LOSE_OF: Final = each_seat(LoseSake)
