"""3. A turn, and the decisions of 4, the two exchanges."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE, members, nth, size
from tatami.core.chance import Dice
from tatami.core.frames import Ask, Chance, Step, only
from tatami.core.named import Event
from tatami.games.samurai.actions import (
    DRAW,
    END,
    EXCHANGE,
    LAY,
    SWAP,
    figures_of,
    hex_of,
    kind_of,
    laying,
    settlement_of,
    tile_of,
)
from tatami.games.samurai.board import FROM_SEATS, HEXES, SPOTS
from tatami.games.samurai.pieces import (
    EQUALS,
    EXCHANGE_TILE,
    FIRST,
    FIRSTS,
    MOST_SEATS,
    PLAIN_TILES,
    SHIPS,
    SWAP_TILE,
    TILES,
)
from tatami.games.samurai.rules.captures import CAPTURE
from tatami.games.samurai.rules.end import COUNT, causes_of_end
from tatami.games.samurai.rules.exchanges import (
    all_swaps,
    forbids_exchange,
    forbids_swap,
    nth_swap,
    number_of_swaps,
)
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

    def legal(self, s: Samurai, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        land = members(s.land)
        found = [laying(tile, hex) for tile in members(s.for_land(seat)) for hex in land]
        for tile in members(s.hands[seat] & SHIPS):
            found.extend([laying(tile, hex) for hex in s.all_empty_sea()])
        if s.may_exchange(seat):
            found.extend([act(EXCHANGE, hex) for hex in members(s.liftable[seat])])
        if s.hands[seat] & BIT[SWAP_TILE]:
            found.extend(all_swaps(s))
        if s.has_laid:
            found.append(END)
        return found

    def sample(self, s: Samurai, seat: int, dice: Dice) -> int:
        for_land = s.for_land(seat)
        ships = s.hands[seat] & SHIPS
        land: i64 = size(s.land)
        sea: i64 = s.empty_seas() if ships else 0
        on_land = size(for_land) * land
        on_sea = size(ships) * sea
        exchanges: i64 = size(s.liftable[seat]) if s.may_exchange(seat) else 0
        swaps: i64 = number_of_swaps(s) if s.hands[seat] & BIT[SWAP_TILE] else 0
        last: i64 = 1 if s.has_laid else 0
        k: i64 = dice.below(on_land + on_sea + exchanges + swaps + last)
        if k < on_land:
            return laying(nth(for_land, k // land), nth(s.land, k % land))
        k -= on_land
        if k < on_sea:
            return laying(nth(ships, k // sea), s.empty_sea(k % sea))
        k -= on_sea
        if k < exchanges:
            return act(EXCHANGE, nth(s.liftable[seat], k))
        k -= exchanges
        return nth_swap(s, k) if k < swaps else END

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
            s.has_laid_plain = True
            s.exchange(seat, noun(action))
            s.ask(LAY_AGAIN[seat])
        elif what == SWAP:
            s.spend(seat, SWAP_TILE)
            one, other = figures_of(action)
            s.swap(kind_of(one), settlement_of(one), kind_of(other), settlement_of(other))
            s.ask(self)
        else:
            s.has_laid = False
            s.has_laid_plain = False
            if s.surrounded:
                s.stack.append(END_TURN[seat])
                s.carry_out(CAPTURE)
            else:
                s.carry_out(END_TURN[seat])

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
    if s.instant and s.surrounded:
        s.stack.append(LAY_TILES[seat])
        s.carry_out(CAPTURE)
    else:
        s.ask(LAY_TILES[seat])


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

    def legal(self, s: Samurai, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [laying(s.lifted, hex) for hex in members(s.land)]

    def sample(self, s: Samurai, seat: int, dice: Dice) -> int:
        return laying(s.lifted, nth(s.land, dice.below(size(s.land))))

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

    def run(self, s: Samurai) -> None:
        if causes_of_end(s):
            s.carry_out(COUNT)
        elif s.may_draw(self.seat):
            s.ask(DRAW_TILE[self.seat])
        else:
            s.ask(LAY_TILES[s.next_with_tiles(self.seat)])


@dataclass
class Drawn(Event):
    """Who got a tile; which one, only the receiver knows."""

    receiver: int


class DrawTile(Chance[Samurai]):
    """3.8 The receiver draws tiles until it holds five; then the next seat has its turn."""

    rule = "3.8"

    def __init__(self, receiver: int) -> None:
        super().__init__()
        self.receiver = receiver

    def fields(self) -> list[int]:
        return [self.receiver]

    def legal(self, s: Samurai, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [act(DRAW, tile) for tile in members(s.supplies[self.receiver] & FIRSTS)]

    def odds(self, s: Samurai) -> list[int]:
        supply = s.supplies[self.receiver]
        return [size(supply & EQUALS[tile]) for tile in members(supply & FIRSTS)]

    def sample(self, s: Samurai, seat: int, dice: Dice) -> int:
        supply = s.supplies[self.receiver]
        return act(DRAW, FIRST[nth(supply, dice.below(size(supply)))])

    def take(self, s: Samurai, seat: int, action: int) -> None:
        s.draw(self.receiver, noun(action))
        if s.may_draw(self.receiver):
            s.ask(self)
        else:
            s.ask(LAY_TILES[s.next_with_tiles(self.receiver)])

    def event(self, s: Samurai, seat: int, action: int) -> Drawn:
        return Drawn(self.receiver)

    def witnesses(self, s: Samurai, seat: int) -> int:
        return only(self.receiver)


# Frames are made once and pushed again.
LAY_TILES: Final = [LayTiles(seat) for seat in range(MOST_SEATS)]
LAY_AGAIN: Final = [LayAgain(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
DRAW_TILE: Final = [DrawTile(seat) for seat in range(MOST_SEATS)]
