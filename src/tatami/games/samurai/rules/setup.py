"""2. Setup."""

from typing import Final

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, lowest
from tatami.core.choices import Choices
from tatami.core.frames import Ask, Chance, Decision, Step, each_seat, next_seat, only
from tatami.games.samurai.actions import BEGIN, CHOOSE, PLACE, figure, kind_of, settlement_of
from tatami.games.samurai.board import CITIES, EDO, FROM_SEATS, SETTLEMENTS, SPOTS
from tatami.games.samurai.pieces import FIRSTS, KINDS
from tatami.games.samurai.rules.turn import LAY_TILES, DrawTile
from tatami.games.samurai.state import Samurai


class DrawStarter(Chance[Samurai]):
    """2.9 The lot says who begins."""

    rule = "2.9"

    def offer(self, s: Samurai, seat: int, choices: Choices) -> None:
        choices.each(BEGIN, BIT[s.seats] - 1)

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.begin_with(noun(action))
        s.then(SETUP)


class Setup(Step[Samurai]):
    """2.1 All choose five tiles; 2.3 Edo gets its figures; 2.4 the others are placed; 2.8 begin."""

    rule = "2.1"

    def run(self, s: Samurai) -> None:
        first = s.options.first
        figures = DRAW_FIGURE if s.options.random_figures else PLACE_FIGURE[first]
        s.then_in_order(FILL_EDO, figures, LAY_TILES[first])
        if s.options.random_opening:
            for seat in range(s.seats - 1, -1, -1):
                s.then(DEAL_HAND[seat])
        else:
            s.then(CHOOSE_TILES)


class ChooseTiles(Decision[Samurai]):
    """2.1 Everybody chooses five tiles in secret, all at the same time."""

    rule = "2.1"

    def actors(self, s: Samurai) -> list[int]:
        return [seat for seat in range(s.seats) if s.is_choosing(seat)]

    def asks(self, s: Samurai, seat: int) -> bool:
        return s.is_choosing(seat)

    def offer(self, s: Samurai, seat: int, choices: Choices) -> None:
        choices.each(CHOOSE, s.supplies[seat] & FIRSTS)

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.draw(seat, noun(action))
        for other in range(s.seats):
            if s.is_choosing(other):
                s.then(self)
                return

    def witnesses(self, s: Samurai, seat: int) -> int:
        return only(seat)


class DealHand(DrawTile):
    """2.1 With the option for it everybody draws the first five tiles blindly."""

    rule = "2.1"

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.draw(self.receiver, noun(action))
        if s.may_draw(self.receiver):
            s.then(self)


class FillEdo(Step[Samurai]):
    """2.3 Edo gets a helmet, a Buddha and a rice field."""

    rule = "2.3"

    def run(self, s: Samurai) -> None:
        for kind in range(KINDS):
            s.place_figure(kind, EDO)


class PlaceFigure(Ask[Samurai]):
    """2.4 One seat after the other places a figure: 2.5 in a city, 2.6 then in a village."""

    rule = "2.4"

    def offer(self, s: Samurai, seat: int, choices: Choices) -> None:
        room = s.room()
        for kind in range(KINDS):
            if s.unplaced(kind):
                choices.each(act(PLACE, figure(kind, 0)), room & ~s.figures[kind])

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.place_figure(kind_of(noun(action)), settlement_of(noun(action)))
        if s.room():
            s.then(PLACE_FIGURE[next_seat(seat, s.seats)])

    def forbids(self, s: Samurai, seat: int, action: int) -> str:
        if seat != self.seat or verb(action) != PLACE:
            return "2.4"
        kind = kind_of(noun(action))
        settlement = settlement_of(noun(action))
        if kind >= KINDS or s.unplaced(kind) == 0:
            return "1.3"
        if settlement >= SETTLEMENTS or FROM_SEATS[SPOTS + settlement] > s.seats:
            return "1.1"
        return "2.5" if s.room() & CITIES else "2.6"


class DrawFigure(Chance[Samurai]):
    """2.7 With the option for it the figures are drawn blindly, cities first."""

    rule = "2.7"

    def offer(self, s: Samurai, seat: int, choices: Choices) -> None:
        settlement = lowest(s.room())
        for kind in range(KINDS):
            if s.room_for(kind) & BIT[settlement]:
                choices.add_likely(act(PLACE, figure(kind, settlement)), s.unplaced(kind))

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.place_figure(kind_of(noun(action)), settlement_of(noun(action)))
        if s.room():
            s.then(self)


# Frames are made once and used again.
DRAW_STARTER: Final = DrawStarter()
SETUP: Final = Setup()
CHOOSE_TILES: Final = ChooseTiles()
DEAL_HAND: Final = each_seat(DealHand)
FILL_EDO: Final = FillEdo()
PLACE_FIGURE: Final = each_seat(PlaceFigure)
DRAW_FIGURE: Final = DrawFigure()
