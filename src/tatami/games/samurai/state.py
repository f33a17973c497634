"""The table of a match of Samurai, in the rulebook's words."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tatami.core.cards import BIT, NONE, filled, size, zeros
from tatami.core.counts import SEAT_BITS, alone_ahead, count_of, one_of
from tatami.core.first import begun_by, first_seat, who_begins
from tatami.core.frames import next_seat
from tatami.core.game import Option, Options
from tatami.core.state import State
from tatami.games.samurai.board import (
    CITIES,
    FAR_SEA,
    FAR_SEA_IN_PLAY,
    HOME_SEA_IN_PLAY,
    LAND_AROUND,
    LAND_IN_PLAY,
    LANDS,
    NEAR,
    SETTLEMENTS,
    SETTLEMENTS_IN_PLAY,
    SPOTS,
    VILLAGES,
)
from tatami.games.samurai.pieces import (
    BUDDHA,
    EVERY_TILE,
    EXCHANGE_TILE,
    FIGURES_OF_A_KIND,
    HAND,
    HELMET,
    INFLUENCE,
    KINDS,
    MOST_ASIDE,
    MOST_SEATS,
    PLAIN_TILES,
    RICE,
    RIDER_TILE,
    TILE_BITS,
    TILE_MASK,
    with_one,
    without_one,
)

OPTIONS: Final = [
    Option("opening", ["chosen", "random"]),
    Option("figures", ["placed", "random"]),
    Option("capture", ["turn", "instant"]),
    Option("screens", ["closed", "open"]),
    Option("nobody", ["none", "most"]),
    who_begins(MOST_SEATS),
]

# A spot has the tile that lies there, and above it the seat, counted from 1.
EMPTY: Final = 0


class SamuraiOptions:
    """What a table has chosen; it never changes."""

    def __init__(self, chosen: Options) -> None:
        self.chosen = chosen
        self.random_opening = chosen["opening"] == "random"
        self.random_figures = chosen["figures"] == "random"
        self.instant = chosen["capture"] == "instant"
        self.screens = chosen["screens"] == "closed"
        self.most_win = chosen["nobody"] == "most"
        self.first: i64 = first_seat(chosen)
        """Who places the first figure and has the first turn; NONE before the lot is drawn."""


class Samurai(State["Samurai"]):
    """Where a match stands. Hands and supplies are sets of tiles; places are sets of hexes.

    Each field has one line: what it is before the setup, and how it is copied.
    """

    def __init__(
        self, seats: int, options: SamuraiOptions, original: "Samurai | None" = None
    ) -> None:
        super().__init__(seats, original)
        self.options = options
        self.tiles: vec[u8] = BARE_SPOTS[:] if original is None else original.tiles[:]
        """What lies on each spot."""
        self.land: i64 = LAND_IN_PLAY[seats] if original is None else original.land
        """The empty land hexes in play; in `home_sea` and `far_sea` the empty sea hexes."""
        self.home_sea: i64 = HOME_SEA_IN_PLAY[seats] if original is None else original.home_sea
        self.far_sea: i64 = FAR_SEA_IN_PLAY[seats] if original is None else original.far_sea
        self.figures: vec[i64] = zeros(KINDS) if original is None else original.figures[:]
        """For each kind of figure the settlements where one stands."""
        self.influence: vec[i64] = zeros(SETTLEMENTS) if original is None else original.influence[:]
        """On each settlement, of every seat on every kind, be there such a figure or not."""
        self.surrounded: i64 = 0 if original is None else original.surrounded
        """The settlements with figures that are about to leave the map."""
        self.hands: vec[i64] = zeros(seats) if original is None else original.hands[:]
        self.supplies: vec[i64] = (
            filled(seats, EVERY_TILE) if original is None else original.supplies[:]
        )
        """2.2 The tiles that each seat has yet to draw."""
        self.liftable: vec[i64] = zeros(seats) if original is None else original.liftable[:]
        """For each seat the land hexes with a tile of its own that does not carry the character."""
        self.lifted: i64 = NONE if original is None else original.lifted
        """The tile that was taken up and is not laid again yet."""
        self.has_laid: bool = False if original is None else original.has_laid
        """Whether a tile was laid in this turn; `has_laid_plain`: one without the character."""
        self.has_laid_plain: bool = False if original is None else original.has_laid_plain
        self.captured: i64 = 0 if original is None else original.captured
        """The figures of each seat and kind, counted in one number; `aside`: those of nobody."""
        self.aside: i64 = 0 if original is None else original.aside
        self.winners: i64 = 0 if original is None else original.winners

    def clone(self) -> "Samurai":
        return Samurai(self.seats, self.options, self)

    # 2. Setup

    def begin_with(self, seat: int) -> None:
        """The lot has fallen on this seat."""
        self.options = SamuraiOptions(begun_by(self.options.chosen, seat))

    def draw(self, seat: i64, tile: i64) -> None:
        """A tile of the seat goes from its supply to its hand, chosen or not."""
        self.supplies[seat] = without_one(self.supplies[seat], tile)
        self.hands[seat] = with_one(self.hands[seat], tile)

    def is_choosing(self, seat: i64) -> bool:
        """Whether the seat has yet to choose tiles for its first hand."""
        return seat >= 0 and size(self.hands[seat]) < HAND

    def unplaced(self, kind: i64) -> int:
        """During setup: how many figures of this kind are not on the map yet."""
        return FIGURES_OF_A_KIND[self.seats] - size(self.figures[kind])

    def room(self) -> i64:
        """2.5, 2.6 Where a figure may go: to cities, and when they are full to villages."""
        helmets = self.figures[HELMET]
        buddhas = self.figures[BUDDHA]
        rice = self.figures[RICE]
        in_play = SETTLEMENTS_IN_PLAY[self.seats]
        with_two = helmets & buddhas | helmets & rice | buddhas & rice
        cities = in_play & CITIES & ~with_two
        if cities:
            return cities
        return in_play & VILLAGES & ~(helmets | buddhas | rice)

    def room_for(self, kind: i64) -> i64:
        """2.4 Those of them to which a figure of this kind may go."""
        if self.unplaced(kind) == 0:
            return 0
        return self.room() & ~self.figures[kind]

    def place_figure(self, kind: i64, settlement: i64) -> None:
        """A figure comes to the settlement."""
        self.figures[kind] |= BIT[settlement]

    def kinds_in(self, settlement: i64) -> i64:
        """The set of kinds of figures in the settlement."""
        helmets = self.figures[HELMET] >> settlement & 1
        buddhas = self.figures[BUDDHA] >> settlement & 1
        rice = self.figures[RICE] >> settlement & 1
        return helmets | buddhas << 1 | rice << 2

    def kinds_beside(self, hex: i64) -> i64:
        """The set of kinds of figures in the settlements that touch this hex."""
        kinds: i64 = 0
        for i in range(2):
            settlement = NEAR[2 * hex + i]
            if settlement != NONE:
                kinds |= self.kinds_in(settlement)
        return kinds

    # 3. A turn

    def owner(self, hex: i64) -> i64:
        """Whose tile lies there; NONE if there is none."""
        return (i64(self.tiles[hex]) >> TILE_BITS) - 1

    def tile(self, hex: i64) -> i64:
        """Which tile lies there, if there is one."""
        return i64(self.tiles[hex]) & TILE_MASK

    def for_land(self, seat: i64) -> i64:
        """3.3 The tiles in the hand that the seat may lay on land now, of equal ones the first."""
        may_lay = BIT[RIDER_TILE]
        if not self.has_laid_plain:
            may_lay |= PLAIN_TILES
        return self.hands[seat] & may_lay

    def may_draw(self, seat: i64) -> bool:
        """3.8 Whether the seat holds fewer than five tiles, and has a supply."""
        return size(self.hands[seat]) < HAND and self.supplies[seat] != 0

    def next_with_tiles(self, seat: i64) -> i64:
        """3.9 The next seat that has tiles to lay, clockwise."""
        following = next_seat(seat, self.seats)
        while self.hands[following] == 0 and following != seat:
            following = next_seat(following, self.seats)
        return following

    def may_exchange(self, seat: i64) -> bool:
        """4.5, 4.7 Whether the seat may lay its tile exchange, if there is a tile to take up."""
        return (
            not self.has_laid_plain
            and self.land != 0
            and self.hands[seat] & BIT[EXCHANGE_TILE] != 0
        )

    def spend(self, seat: i64, tile: i64) -> None:
        """The seat uses a tile from its hand."""
        self.hands[seat] = without_one(self.hands[seat], tile)
        self.has_laid = True

    def lay(self, seat: i64, tile: i64, hex: i64) -> None:
        """A tile comes to an empty spot, and influences what it touches."""
        self.tiles[hex] = u8((seat + 1) << TILE_BITS | tile)
        if hex < LANDS:
            self.land ^= BIT[hex]
            if PLAIN_TILES & BIT[tile]:
                self.liftable[seat] |= BIT[hex]
            self.surround(NEAR[2 * hex])
            self.surround(NEAR[2 * hex + 1])
        elif hex < FAR_SEA:
            self.home_sea ^= BIT[hex - LANDS]
        else:
            self.far_sea ^= BIT[hex - FAR_SEA]
        self.sway(hex, INFLUENCE[tile] << SEAT_BITS * seat)

    def surround(self, settlement: i64) -> None:
        """5.1 Notice if the last land hex around a settlement with figures has been occupied."""
        if not self.land & LAND_AROUND[settlement] and self.kinds_in(settlement):
            self.surrounded |= BIT[settlement]

    def sway(self, hex: i64, influence: i64) -> None:
        """Add this influence to the settlements that touch the hex."""
        settlement = NEAR[2 * hex]
        if settlement >= 0:
            self.influence[settlement] += influence
        settlement = NEAR[2 * hex + 1]
        if settlement >= 0:
            self.influence[settlement] += influence

    # 4. The two exchanges

    def swap(self, kind: i64, settlement: i64, other_kind: i64, other: i64) -> None:
        """Two figures change places."""
        if kind != other_kind and settlement != other:
            both = BIT[settlement] | BIT[other]
            self.figures[kind] ^= both
            self.figures[other_kind] ^= both

    def exchange(self, seat: i64, hex: i64) -> None:
        """4.5 The tile exchange takes the place of a tile, which is taken up, and 4.6 stays."""
        self.lifted = self.tile(hex)
        self.sway(hex, -(INFLUENCE[self.lifted] << SEAT_BITS * seat))
        self.tiles[hex] = u8((seat + 1) << TILE_BITS | EXCHANGE_TILE)
        self.liftable[seat] ^= BIT[hex]

    # 5. Captures

    def strongest(self, settlement: i64, kind: i64) -> i64:
        """5.4 The seat with more influence on such a figure there than every other; 5.5 or NONE."""
        return alone_ahead(self.influence[settlement], kind, self.seats)

    def capture(self, settlement: i64) -> None:
        """All figures leave the settlement, each to whoever has the most influence on it."""
        for kind in range(KINDS):
            if self.figures[kind] & BIT[settlement]:
                self.figures[kind] ^= BIT[settlement]
                taker = self.strongest(settlement, kind)
                if taker == NONE:
                    self.aside += one_of(0, kind)
                else:
                    self.captured += one_of(taker, kind)

    def captured_of(self, seat: i64, kind: i64) -> int:
        """How many figures of this kind the seat has captured."""
        return count_of(self.captured, seat, kind)

    def all_captured(self, seat: i64) -> int:
        """How many figures the seat has captured."""
        return sum([self.captured_of(seat, kind) for kind in range(KINDS)])

    def has_screens(self) -> bool:
        """5.6 Whether captured figures stand behind screens; 6.2 at the end these are lifted."""
        return self.seats > 2 and self.options.screens and not self.is_over()

    def aside_of(self, kind: i64) -> int:
        """How many figures of this kind were set aside."""
        return count_of(self.aside, 0, kind)

    # 6. The end

    def a_kind_is_gone(self) -> bool:
        """Whether the last figure of some kind has left the map."""
        return not (self.figures[HELMET] and self.figures[BUDDHA] and self.figures[RICE])

    def four_are_aside(self) -> bool:
        """Whether the fourth figure has been set aside."""
        return self.aside_of(HELMET) + self.aside_of(BUDDHA) + self.aside_of(RICE) >= MOST_ASIDE


def bare_spots() -> vec[u8]:
    """A map without tiles."""
    spots = vec[u8]()
    for _ in range(SPOTS):
        spots = append(spots, u8(EMPTY))
    return spots


BARE_SPOTS: Final = bare_spots()


def empty_table(seats: int, options: Options) -> Samurai:
    """A table before anything has happened: all tiles are in the supplies, no figure stands."""
    return Samurai(seats, SamuraiOptions(options))
