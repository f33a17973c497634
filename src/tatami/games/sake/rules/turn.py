"""3. The turn and its phases."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, size
from tatami.core.frames import NOBODY, Step, each_seat
from tatami.core.named import Event
from tatami.games.sake.pieces import DRAWS, PLAYS, unstacked
from tatami.games.sake.rows import rouse_minions
from tatami.games.sake.rules.boxes import thirst
from tatami.games.sake.rules.minions import MINIONS_OF
from tatami.games.sake.rules.pile import DRAW_FOR
from tatami.games.sake.rules.play import PHASE_OF
from tatami.games.sake.rules.sake import PLACE_OF
from tatami.games.sake.rules.spirits import ACT_OF, ELATION_OF
from tatami.games.sake.rules.sudden_death import (
    COUNT,
    drips,
    end_round,
    nothing_left_to_win,
    win,
)
from tatami.games.sake.rules.wield import WIELD_PHASE_OF
from tatami.games.sake.rules.windows import LIMIT_OF
from tatami.games.sake.state import Sake


@dataclass
class RoundBegun(Event):
    """11.7 Whether a token leaves the Masu after too many dry rounds, and if it is the last."""

    has_dried: bool
    is_empty: bool


class Round(Step[Sake]):
    """2.7 Everybody has a turn, clockwise.

    11.7 The Masu must not stay as it is for too long; 11.5 then there may be nothing left to win.
    """

    rule = "2.7"
    divides = "round"

    def run(self, s: Sake) -> None:
        if s.active != NOBODY:
            end_round(s)
        if nothing_left_to_win(s):
            win(s, s.alive)
        else:
            s.then(self)
            for place in range(s.seats - 1, -1, -1):
                s.then(TURN_OF[(s.options.first + place) % s.seats])

    def event(self, s: Sake) -> RoundBegun:
        has_dried = s.active != NOBODY and drips(s)
        return RoundBegun(has_dried, has_dried and s.masu == 1)


class Turn(Step[Sake]):
    """3.1 A samurai has four phases; 10.2 a spirit has its own turn; 11.4 some have none."""

    rule = "3.1"
    divides = "turn"

    def run(self, s: Sake) -> None:
        seat = self.seat
        if s.is_spirit(seat):
            s.active = seat
            s.then_in_order(ELATION_OF[seat], DRAW_FOR[seat], ACT_OF[seat], END_OF[seat])
        elif s.is_samurai(seat):
            s.active = seat
            self.begin(s)

    def begin(self, s: Sake) -> None:
        """The turn of a samurai; 3.9 the phases after its death come to nothing."""
        seat = self.seat
        s.plays = PLAYS
        s.free_minions = s.deck.free_minions[s.samurai[seat]]
        s.has_attacked = False
        s.has_cut = False
        s.burnt &= ~BIT[seat]
        rouse_minions(s)
        s.then_in_order(DRAW_PHASE_OF[seat], WIELD_PHASE_OF[seat], END_OF[seat])
        s.then_in_order(PHASE_OF[seat], MINIONS_OF[seat])
        # 13.2 At some places a turn begins with a drink.
        if s.deck.start_drink[s.options.location]:
            drinks = min(s.deck.start_drink[s.options.location], thirst(s, seat))
            for _ in range(drinks):
                s.then(PLACE_OF[seat])


class DrawPhase(Step[Sake]):
    """3.3 The samurai draws two cards."""

    rule = "3.3"

    def run(self, s: Sake) -> None:
        if s.is_samurai(self.seat):
            s.then(LIMIT_OF[self.seat])
            for _ in range(DRAWS):
                s.then(DRAW_FOR[self.seat])


@dataclass
class TurnEnded(Event):
    """12.7 How many life points peace heals; 11.1 whether the Masu was emptied in this turn."""

    healed: int
    has_emptied: bool


def peace_heals(s: Sake, seat: i64) -> i64:
    """12.7 How many life points a samurai recovers who has not attacked in its turn."""
    if s.is_samurai(seat) and not s.has_attacked and s.knows(seat):
        return s.deck.peace_heal[s.samurai[seat]]
    return 0


class EndTurn(Step[Sake]):
    """12.7 Peace heals; 11.1 the last turns are counted down; 11.5 or there is nothing to win."""

    rule = "12.7"

    def run(self, s: Sake) -> None:
        s.heal(self.seat, peace_heals(s, self.seat))
        if s.last_turns == 1:
            s.then(COUNT)
        elif nothing_left_to_win(s):
            win(s, s.alive)
        if s.last_turns:
            s.last_turns -= 1

    def event(self, s: Sake) -> TurnEnded:
        healed = min(peace_heals(s, self.seat), len(unstacked(s.wounds[self.seat])))
        # The turn that empties the Masu is not one of the last turns itself.
        return TurnEnded(healed, s.last_turns > size(s.alive | s.spirits))


# Frames are made once and used again.
TURN_OF: Final = each_seat(Turn)
ROUND: Final = Round()
DRAW_PHASE_OF: Final = each_seat(DrawPhase)
END_OF: Final = each_seat(EndTurn)
