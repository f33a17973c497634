"""3. A turn, and the decisions of 4, the two exchanges."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import noun, verb
from tatami.core.cards import BIT, NONE
from tatami.core.choices import Choices
from tatami.core.frames import Ask, ChanceFor, Step, each_seat, only
from tatami.core.named import Event
from tatami.games.samurai.actions import (
    DRAW,
    END,
    EXCHANGE,
    HEX_STEP,
    LAY,
    SWAP,
    figures_of,
    hex_of,
    kind_of,
    laying,
    settlement_of,
    tile_of,
)
from tatami.games.samurai.board import FAR_SEA, FROM_SEATS, HEXES, LANDS, SPOTS
from tatami.games.samurai.pieces import (
    EXCHANGE_TILE,
    FIRST,
    FIRSTS,
    PLAIN_TILES,
    SHIPS,
    SWAP_TILE,
    TILES,
)
from tatami.games.samurai.rules.captures import CAPTURE
from tatami.games.samurai.rules.end import COUNT, causes_of_end
from tatami.games.samurai.rules.exchanges import forbids_exchange, forbids_swap, offer_swaps
from tatami.games.samurai.state import EMPTY, Samurai


@dataclass
class Lifted(Event):
    """4.5 The own tile that was taken up for another."""

    tile: int


class LayTiles(Ask[Samurai]):
    """3.1 Lay tiles from the hand, one after the other, and say when it was the last.

    3.3 At most one without the character; 3.4 ships on empty sea, the others on empty land.
    """

    rule = "3.1"

    def offer(self, s: Samurai, seat: int, choices: Choices) -> None:
        choices.pairs(LAY, s.for_land(seat), 1, s.land, HEX_STEP)
        ships = s.hands[seat] & SHIPS
        if ships:
            sea = laying(0, LANDS)
            choices.pairs_with_two(sea, ships, s.home_sea, s.far_sea, FAR_SEA - LANDS, HEX_STEP)
        if s.may_exchange(seat):
            choices.each(EXCHANGE, s.liftable[seat])
        if s.hands[seat] & BIT[SWAP_TILE]:
            offer_swaps(s, choices)
        if s.has_laid:
            choices.add(END)

    def take(self, s: Samurai, seat: int, action: int) -> None:
        what = verb(action)
        if what == LAY:
            tile = tile_of(action)
            s.spend(seat, tile)
            if PLAIN_TILES & BIT[tile]:
                s.has_laid_plain = True
            s.lay(seat, tile, hex_of(action))
            go_on(s, seat)
        elif what == EXCHANGE:
            s.spend(seat, EXCHANGE_TILE)
            # 4.8 With the tile that is laid again it is the one without the character.
            s.has_laid_plain = True
            s.exchange(seat, noun(action))
            s.then(LAY_AGAIN[seat])
        elif what == SWAP:
            s.spend(seat, SWAP_TILE)
            one, other = figures_of(action)
            s.swap(kind_of(one), settlement_of(one), kind_of(other), settlement_of(other))
            s.then(self)
        else:
            s.has_laid = False
            s.has_laid_plain = False
            if s.surrounded:
                s.then_in_order(CAPTURE, END_TURN[seat])
            else:
                s.then(END_TURN[seat])

    def forbids(self, s: Samurai, seat: int, action: int) -> str:
        if seat != self.seat or verb(action) not in (LAY, EXCHANGE, SWAP, END):
            return "3.1"
        if verb(action) == END:
            return "3.7"
        if verb(action) == EXCHANGE:
            return forbids_exchange(s, seat, noun(action))
        if verb(action) == SWAP:
            return forbids_swap(s, seat, action)
        tile = tile_of(action)
        if tile >= TILES or not s.hands[seat] & FIRSTS & BIT[tile]:
            return "3.2"
        if PLAIN_TILES & BIT[tile] and s.has_laid_plain:
            return "3.3"
        return forbids_hex(s, hex_of(action))

    def event(self, s: Samurai, seat: int, action: int) -> Lifted | None:
        return Lifted(s.tile(noun(action))) if verb(action) == EXCHANGE else None


def go_on(s: Samurai, seat: i64) -> None:
    """5.2 If captures are instant, they happen now; then the seat may lay another tile."""
    if s.options.instant and s.surrounded:
        s.then_in_order(CAPTURE, LAY_TILES[seat])
    else:
        s.then(LAY_TILES[seat])


def forbids_hex(s: Samurai, hex: i64) -> str:
    """Why a tile may not be laid there, whosever it is."""
    if hex >= HEXES or FROM_SEATS[hex] > s.seats:
        return "1.1"
    if hex >= SPOTS:
        return "3.5"
    return "3.6" if s.tiles[hex] != EMPTY else "3.4"


class LayAgain(Ask[Samurai]):
    """4.7 The tile that was taken up is at once laid on an empty land hex."""

    rule = "4.7"

    def offer(self, s: Samurai, seat: int, choices: Choices) -> None:
        choices.each_times(laying(s.lifted, 0), s.land, HEX_STEP)

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.lay(seat, s.lifted, hex_of(action))
        s.lifted = NONE
        go_on(s, seat)

    def forbids(self, s: Samurai, seat: int, action: int) -> str:
        if seat != self.seat:
            return "3.1"
        if verb(action) != LAY or tile_of(action) != s.lifted:
            return "4.7"
        return forbids_hex(s, hex_of(action))


class EndTurn(Step[Samurai]):
    """6.1 If it is not the end, 3.8 the seat draws; 3.9 the next seat with tiles has a turn."""

    rule = "3.8"
    divides = "turn"

    def run(self, s: Samurai) -> None:
        if causes_of_end(s):
            s.drop_all()
            s.then(COUNT)
        elif s.may_draw(self.seat):
            s.then(DRAW_TILE[self.seat])
        else:
            s.then(LAY_TILES[s.next_with_tiles(self.seat)])


@dataclass
class Drawn(Event):
    """Who got a tile; which one, only the receiver knows."""

    receiver: int


class DrawTile(ChanceFor[Samurai]):
    """3.8 The receiver draws tiles until it holds five; then the next seat has its turn."""

    rule = "3.8"

    def offer(self, s: Samurai, seat: int, choices: Choices) -> None:
        choices.kinds(DRAW, s.supplies[self.receiver], FIRST)

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.draw(self.receiver, noun(action))
        if s.may_draw(self.receiver):
            s.then(self)
        else:
            s.then(LAY_TILES[s.next_with_tiles(self.receiver)])

    def event(self, s: Samurai, seat: int, action: int) -> Drawn:
        return Drawn(self.receiver)

    def witnesses(self, s: Samurai, seat: int) -> int:
        return only(self.receiver)


# Frames are made once and used again.
LAY_TILES: Final = each_seat(LayTiles)
LAY_AGAIN: Final = each_seat(LayAgain)
END_TURN: Final = each_seat(EndTurn)
DRAW_TILE: Final = each_seat(DrawTile)
