"""3. The turn and its phases."""

from typing import Final

from tatami.core.cards import BIT, NONE, size
from tatami.core.frames import Frame, Step
from tatami.games.sake.pieces import DRAWS, MOST_SEATS, PLAYS
from tatami.games.sake.rows import rouse_minions
from tatami.games.sake.rules.boxes import thirst
from tatami.games.sake.rules.minions import MINIONS_OF
from tatami.games.sake.rules.pile import DRAW_FOR
from tatami.games.sake.rules.play import PHASE_OF
from tatami.games.sake.rules.sake import PLACE_OF
from tatami.games.sake.rules.spirits import ELATION_OF, MISCHIEF_OF
from tatami.games.sake.rules.sudden_death import COUNT, end_round, nothing_left_to_win
from tatami.games.sake.rules.texts import WIELD_OF
from tatami.games.sake.rules.windows import LIMIT_OF
from tatami.games.sake.state import Sake


class Turn(Step[Sake]):
    """3.1 A samurai has four phases; 10.2 a spirit has its own turn."""

    rule = "3.1"

    def run(self, s: Sake) -> None:
        seat = self.seat
        s.active = seat
        if s.is_spirit(seat):
            s.do(SPIRIT_TURN[seat])
            return
        s.plays = PLAYS
        s.free_minions = s.deck.free_minions[s.samurai[seat]]
        s.has_attacked = False
        s.has_cut = False
        s.burnt &= ~BIT[seat]
        rouse_minions(s)
        s.do(SAMURAI_TURN[seat])
        if s.deck.start_drink[s.house.location]:
            drinks = min(s.deck.start_drink[s.house.location], thirst(s, seat))
            s.do([PLACE_OF[seat]] * drinks)


class DrawPhase(Step[Sake]):
    """3.3 The samurai draws two cards."""

    rule = "3.3"

    def run(self, s: Sake) -> None:
        if s.is_samurai(self.seat):
            s.do(DRAW_TWO[self.seat])


class WieldPhase(Step[Sake]):
    """3.4 The samurai chooses a weapon to wield, if there is a choice."""

    rule = "3.4"

    def run(self, s: Sake) -> None:
        seat = self.seat
        weapons = s.things[seat] & s.sets.weapons
        if size(weapons) > 1 or (weapons and s.wielded[seat] == NONE):
            s.ask(WIELD_OF[seat])


class EndTurn(Step[Sake]):
    """12.7 Peace heals; 11.1 the last turns are counted down."""

    rule = "12.7"

    def run(self, s: Sake) -> None:
        seat = self.seat
        if s.is_samurai(seat) and not s.has_attacked and s.knows(seat):
            s.heal(seat, s.deck.peace_heal[s.samurai[seat]])
        s.stack.append(NEXT_AFTER[seat])
        if s.last_turns:
            s.last_turns -= 1
            if s.last_turns == 0:
                s.stack.append(COUNT)


class NextTurn(Step[Sake]):
    """2.7 Turns go clockwise; 11.7 a round ends when they come round."""

    rule = "2.7"

    def run(self, s: Sake) -> None:
        if s.winners:
            return
        if nothing_left_to_win(s):
            s.winners = s.alive
            return
        following = s.after(self.seat, s.alive | s.spirits)
        if following <= self.seat:
            end_round(s)
        s.stack.append(TURN_OF[following])


# Frames are made once and pushed again.
TURN_OF: Final[list[Frame[Sake]]] = [Turn(seat) for seat in range(MOST_SEATS)]
NEXT_AFTER: Final[list[Frame[Sake]]] = [NextTurn(seat) for seat in range(MOST_SEATS)]
END_OF: Final[list[Frame[Sake]]] = [EndTurn(seat) for seat in range(MOST_SEATS)]
DRAW_TWO: Final[list[list[Frame[Sake]]]] = [
    [*[DRAW_FOR[seat]] * DRAWS, LIMIT_OF[seat]] for seat in range(MOST_SEATS)
]
SAMURAI_TURN: Final[list[list[Frame[Sake]]]] = [
    [PHASE_OF[seat], MINIONS_OF[seat], DrawPhase(seat), WieldPhase(seat), END_OF[seat]]
    for seat in range(MOST_SEATS)
]
SPIRIT_TURN: Final[list[list[Frame[Sake]]]] = [
    [ELATION_OF[seat], DRAW_FOR[seat], MISCHIEF_OF[seat], END_OF[seat]]
    for seat in range(MOST_SEATS)
]
