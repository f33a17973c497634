"""2. Setup."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, lowest, members, nth, size
from tatami.core.chance import Dice
from tatami.core.frames import NOBODY, Ask, Chance, Decision, Frame, Step, only
from tatami.games.samurai.actions import CHOOSE, PLACE, figure, kind_of, settlement_of
from tatami.games.samurai.board import CITIES, EDO, FROM_SEATS, SETTLEMENTS, SPOTS
from tatami.games.samurai.pieces import BUDDHA, FIRSTS, HELMET, KINDS, MOST_SEATS, RICE
from tatami.games.samurai.rules.turn import LAY_TILES, DrawTile
from tatami.games.samurai.state import Samurai


class Setup(Step[Samurai]):
    """2.1 All choose five tiles; 2.3 Edo gets its figures; 2.4 the others are placed; 2.8 begin."""

    rule = "2.1"

    def run(self, s: Samurai) -> None:
        tiles: list[Frame[Samurai]] = [CHOOSE_TILES]
        if s.random_opening:
            tiles = [*DEAL_HAND[: s.seats]]
        figures = DRAW_FIGURE if s.random_figures else PLACE_FIGURE[0]
        s.do([*tiles, FILL_EDO, figures, LAY_TILES[0]])


class ChooseTiles(Decision[Samurai]):
    """2.1 Everybody chooses five tiles in secret, all at the same time."""

    rule = "2.1"

    def actors(self, s: Samurai) -> list[int]:
        return [seat for seat in range(s.seats) if s.is_choosing(seat)]

    def legal(self, s: Samurai, seat: int) -> list[int]:
        if not s.is_choosing(seat):
            return []
        return [act(CHOOSE, tile) for tile in members(s.supplies[seat] & FIRSTS)]

    def sample(self, s: Samurai, seat: int, dice: Dice) -> int:
        tiles = s.supplies[seat] & FIRSTS
        return act(CHOOSE, nth(tiles, dice.below(size(tiles))))

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.draw(seat, noun(action))
        for other in range(s.seats):
            if s.is_choosing(other):
                s.ask(self)
                return

    def witnesses(self, s: Samurai, seat: int) -> int:
        return only(seat)


class DealHand(DrawTile):
    """2.1 With the option for it everybody draws the first five tiles blindly."""

    rule = "2.1"

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.draw(self.receiver, noun(action))
        if s.may_draw(self.receiver):
            s.ask(self)


class FillEdo(Step[Samurai]):
    """2.3 Edo gets a helmet, a Buddha and a rice field."""

    rule = "2.3"

    def run(self, s: Samurai) -> None:
        for kind in range(KINDS):
            s.place_figure(kind, EDO)


class PlaceFigure(Ask[Samurai]):
    """2.4 One seat after the other places a figure: 2.5 in a city, 2.6 then in a village."""

    rule = "2.4"

    def legal(self, s: Samurai, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [
            act(PLACE, figure(kind, settlement))
            for kind in range(KINDS)
            for settlement in members(s.room_for(kind))
        ]

    def sample(self, s: Samurai, seat: int, dice: Dice) -> int:
        helmets = s.room_for(HELMET)
        buddhas = s.room_for(BUDDHA)
        rice = s.room_for(RICE)
        k: i64 = dice.below(size(helmets) + size(buddhas) + size(rice))
        if k < size(helmets):
            return act(PLACE, figure(HELMET, nth(helmets, k)))
        k -= size(helmets)
        if k < size(buddhas):
            return act(PLACE, figure(BUDDHA, nth(buddhas, k)))
        return act(PLACE, figure(RICE, nth(rice, k - size(buddhas))))

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.place_figure(kind_of(noun(action)), settlement_of(noun(action)))
        if s.room():
            s.ask(PLACE_FIGURE[seat + 1 if seat + 1 < s.seats else 0])

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

    def legal(self, s: Samurai, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [act(PLACE, figure(kind, lowest(s.room()))) for kind in self.kinds(s)]

    def odds(self, s: Samurai) -> list[int]:
        return [s.unplaced(kind) for kind in self.kinds(s)]

    def kinds(self, s: Samurai) -> list[int]:
        """The kinds of figures that may come to the next settlement."""
        return [kind for kind in range(KINDS) if s.room_for(kind) & BIT[lowest(s.room())]]

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.place_figure(kind_of(noun(action)), settlement_of(noun(action)))
        if s.room():
            s.ask(self)


# Frames are made once and pushed again.
CHOOSE_TILES: Final = ChooseTiles(NOBODY)
DEAL_HAND: Final = [DealHand(seat) for seat in range(MOST_SEATS)]
FILL_EDO: Final = FillEdo()
PLACE_FIGURE: Final = [PlaceFigure(seat) for seat in range(MOST_SEATS)]
DRAW_FIGURE: Final = DrawFigure()
