"""5.1 Interrupts: before a movement or an attack happens, the other samurai are asked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.frames import each_seat
from tatami.games.sake.pieces import HAND
from tatami.games.sake.rules.verbs import CANCEL
from tatami.games.sake.rules.windows import CardWindow
from tatami.games.sake.state import Sake


def next_to_answer(s: Sake, seat: i64) -> i64:
    """The next samurai clockwise that can answer; the active one if nobody is left."""
    following = s.after(seat, s.alive)
    while following != s.active and not s.can_answer(following):
        following = s.after(following, s.alive)
    return following


def open_to_falter(s: Sake, seat: i64) -> None:
    """5.1 The samurai after this seat are asked about the movement that comes next."""
    following = next_to_answer(s, seat)
    if following != s.active:
        s.then(FALTER_OF[following])


def open_to_blur(s: Sake, seat: i64) -> None:
    """5.1 The samurai after this seat are asked about the attack that comes next."""
    following = next_to_answer(s, seat)
    if following != s.active:
        s.then(BLUR_OF[following])


class MayCancel(CardWindow):
    """5.1 A samurai may cancel what comes next with a card; who passes is not asked again."""

    optional = True

    def verb(self) -> i64:
        return CANCEL

    def play(self, s: Sake, card: i64) -> None:
        s.discard(card, HAND + self.seat)
        s.drop()


class MayFalter(MayCancel):
    """6.12 A samurai may cancel the movement."""

    rule = "6.12"

    def cards(self, s: Sake) -> vec[i64]:
        return s.sets.falters

    def decline(self, s: Sake) -> None:
        open_to_falter(s, self.seat)


class MayBlur(MayCancel):
    """6.13 A samurai may cancel the attack."""

    rule = "6.13"

    def cards(self, s: Sake) -> vec[i64]:
        return s.sets.blurs

    def decline(self, s: Sake) -> None:
        open_to_blur(s, self.seat)


# Frames are made once and used again.
FALTER_OF: Final = each_seat(MayFalter)
BLUR_OF: Final = each_seat(MayBlur)
