"""10.7 What a haunting takes, and 10.8 how spirits fade."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import noun, verb
from tatami.core.cards import size
from tatami.core.choices import Choices
from tatami.core.frames import Ask, Step, each_seat
from tatami.core.named import Event
from tatami.games.sake.pieces import HAND, PLAYED, WORDS
from tatami.games.sake.rules.sake import LOSE_OF
from tatami.games.sake.rules.verbs import FADE, GIVE, PASS
from tatami.games.sake.state import Sake

# 10.7 Stolen sake


def give_up_sake(s: Sake) -> None:
    """10.7 The haunted samurai loses tokens, and the haunting spirit gives them to spirits."""
    seat = s.target
    lost = s.hits
    for _ in range(lost):
        s.then(GIFT_OF[s.striker])
    if lost == size(s.sake[seat]):
        s.sake[seat] = 0
    else:
        for _ in range(lost):
            s.then(LOSE_OF[seat])


class Gift(Step[Sake]):
    """10.7 A stolen token goes to a spirit; there is no question if there is only one."""

    rule = "10.7"

    def run(self, s: Sake) -> None:
        if size(s.spirits) == 1:
            s.loot[self.seat] += 1
        else:
            s.then(GIVE_OF[self.seat])


class GiveSake(Ask[Sake]):
    """10.7 The haunting spirit chooses who gets the token."""

    rule = "10.7"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.each(GIVE, s.spirits)

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.loot[noun(action)] += 1


# 10.8 Fading


def others_first(s: Sake, target: i64) -> list[int]:
    """The spirits in the order in which their frames are pushed: the one attacked last of all.

    So it is asked first, and then the others clockwise; 14.7 from whom, the table has chosen.
    """
    order: list[int] = []
    spirit = s.before(target if s.options.helpers_from_attacked else s.active, s.spirits)
    for _ in range(size(s.spirits)):
        if spirit != target:
            order.append(spirit)
        spirit = s.before(spirit, s.spirits)
    order.append(target)
    return order


class Fading(Step[Sake]):
    """10.8 A spirit is asked if it has a matching card and there is still something to evade."""

    rule = "10.8"

    def run(self, s: Sake) -> None:
        if s.value > 0 and s.can_draw() and s.with_back(HAND + self.seat, s.top):
            s.then(FADE_OF[self.seat])


class MayFade(Ask[Sake]):
    """10.8 A spirit may play one matching card; then the attack hits nothing."""

    rule = "10.8"
    optional = True

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.add(PASS)
        s.offer_cards(choices, FADE, HAND + seat, s.sets.of_back, s.top * WORDS)

    def take(self, s: Sake, seat: int, action: int) -> None:
        if verb(action) == FADE:
            s.shift(noun(action), HAND + seat, PLAYED)
            s.value = 0


@dataclass
class Scattered(Event):
    """How much sake a spirit loses."""

    spirit: int
    lost: int


class Scatter(Step[Sake]):
    """10.8 The spirit loses a token for each hit."""

    rule = "10.8"

    def run(self, s: Sake) -> None:
        s.loot[s.target] -= min(s.value, s.loot[s.target])

    def event(self, s: Sake) -> Scattered:
        return Scattered(s.target, min(s.value, s.loot[s.target]))


# Frames are made once and used again.
SCATTER: Final = Scatter()
GIFT_OF: Final = each_seat(Gift)
GIVE_OF: Final = each_seat(GiveSake)
FADING_OF: Final = each_seat(Fading)
FADE_OF: Final = each_seat(MayFade)
