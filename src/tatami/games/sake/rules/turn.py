"""3. The turn and its phases."""

from typing import Final

from tatami.core.cards import BIT
from tatami.core.frames import NOBODY, Step, each_seat
from tatami.games.sake.pieces import DRAWS, PLAYS
from tatami.games.sake.rows import rouse_minions
from tatami.games.sake.rules.boxes import thirst
from tatami.games.sake.rules.minions import MINIONS_OF
from tatami.games.sake.rules.pile import DRAW_FOR
from tatami.games.sake.rules.play import PHASE_OF
from tatami.games.sake.rules.sake import PLACE_OF
from tatami.games.sake.rules.spirits import ACT_OF, ELATION_OF
from tatami.games.sake.rules.sudden_death import COUNT, end_round, nothing_left_to_win, win
from tatami.games.sake.rules.wield import WIELD_PHASE_OF
from tatami.games.sake.rules.windows import LIMIT_OF
from tatami.games.sake.state import Sake


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


class EndTurn(Step[Sake]):
    """12.7 Peace heals; 11.1 the last turns are counted down; 11.5 or there is nothing to win."""

    rule = "12.7"

    def run(self, s: Sake) -> None:
        seat = self.seat
        if s.is_samurai(seat) and not s.has_attacked and s.knows(seat):
            s.heal(seat, s.deck.peace_heal[s.samurai[seat]])
        if s.last_turns == 1:
            s.then(COUNT)
        elif nothing_left_to_win(s):
            win(s, s.alive)
        if s.last_turns:
            s.last_turns -= 1


# Frames are made once and used again.
TURN_OF: Final = each_seat(Turn)
ROUND: Final = Round()
DRAW_PHASE_OF: Final = each_seat(DrawPhase)
END_OF: Final = each_seat(EndTurn)
