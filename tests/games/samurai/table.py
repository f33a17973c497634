"""Table words for the tests of Samurai, the board game."""

from itertools import combinations

from tatami.core.counts import one_of
from tatami.core.frames import CHANCE
from tatami.core.state import State
from tatami.games.samurai import GAME
from tatami.games.samurai.board import SETTLEMENT_NAMES
from tatami.games.samurai.notation import hex_text, kinds_text, tile_text
from tatami.games.samurai.position import read_figures, read_laid, unused
from tatami.games.samurai.rules.turn import LAY_TILES
from tatami.games.samurai.state import Samurai, empty_table
from tatami.games.samurai.view import laid_tiles, names_of
from tests.games.tables import PlayedTable

# One figure of each kind in Edo, and every other settlement full: 7, 10 or 13 of each kind.
HONSHU = (
    "Edo:hbr Kyoto:hb Akita:hb Shimonoseki:h Matsue:b Himeji:r Tottori:h Wakayama:b Kanazawa:r "
    "Toyama:h Nagoya:b Niigata:r Choshi:h Mito:b Sendai:r Morioka:r Aomori:r"
)
SOUTH = (
    " Fukuoka:h Kokura:b Nagasaki:r Oita:h Kagoshima:b Matsuyama:r Takamatsu:h Tokushima:b Kochi:r"
)
HOKKAIDO = " Sapporo:hb Hakodate:h Tomakomai:b Otaru:r Asahikawa:h Kushiro:b Nemuro:r Wakkanai:r"
MAPS = {2: HONSHU, 3: HONSHU + SOUTH, 4: HONSHU + SOUTH + HOKKAIDO}

KINDS = {"h": "helmet", "b": "buddha", "r": "rice"}


class SamuraiTable(PlayedTable[Samurai]):
    """A match in which the test says what lies where and what everybody does."""

    def __init__(self, s: Samurai) -> None:
        super().__init__(GAME, s)

    # What people and nature do

    def does(self, seat: int, text: str) -> None:
        """The seat does something, as in `h4 N27`, `exchange N27` or `place rice Kyoto`."""
        GAME.play(self.s, seat, GAME.action_from(text))

    def ends(self, seat: int) -> None:
        """The seat says that it has laid its last tile; nature lets it draw anything."""
        self.does(seat, "end")
        self.nature()

    def turn(self, seat: int, *texts: str) -> None:
        """A whole turn."""
        for text in texts:
            self.does(seat, text)
        self.ends(seat)

    def draws(self, tile: str) -> None:
        """Nature lets somebody draw this tile."""
        GAME.play(self.s, CHANCE, GAME.action_from(f"draw {tile}"))

    def nature(self) -> None:
        """Nature does anything, as long as it is nature's turn."""
        while self.s.actors() == [CHANCE]:
            self.s.apply(CHANCE, self.s.legal(CHANCE)[0])

    # What can be seen

    def figures(self, settlement: str) -> str:
        """The figures of a settlement, as letters."""
        return kinds_text(self.s.kinds_in(SETTLEMENT_NAMES.index(settlement)))

    def hand(self, seat: int) -> list[str]:
        return [tile_text(tile) for tile in names_of(self.s.hands[seat])]

    @property
    def tiles(self) -> dict[str, tuple[int, str]]:
        """The tiles on the map: whose, and which."""
        tiles = laid_tiles(self.s)
        return {hex_text(laid.hex): (laid.seat, tile_text(laid.tile)) for laid in tiles}

    def captured(self, seat: int) -> list[int]:
        """Helmets, Buddhas and rice fields."""
        return [self.s.captured_of(seat, kind) for kind in range(3)]

    @property
    def aside(self) -> list[int]:
        return [self.s.aside_of(kind) for kind in range(3)]

    def places(self, seat: int, word: str) -> set[str]:
        """Where the seat may lay a tile."""
        return {text.split()[1] for text in self.choices(seat) if text.split()[0] == word}


def table(
    tiles: list[str],
    hands: list[str],
    *,
    turn: int = 0,
    figures: str = "",
    captured: list[tuple[int, int, int]] | None = None,
    aside: tuple[int, int, int] = (0, 0, 0),
    **options: str,
) -> SamuraiTable:
    """A table at the beginning of a turn; `figures` stand there instead of the usual ones.

    Tiles are told as in `h4@N27 ship2@M22`, hands as in `h4 ship2`, figures as in `Edo: Kyoto:hr`,
    where Edo is empty.
    """
    s = empty_table(len(hands), GAME.options(**options))
    standing = dict(item.split(":") for item in f"{MAPS[s.seats]} {figures}".split())
    for name, letters in standing.items():
        if letters:
            read_figures(s, f"{name}:{letters}")
    for seat, items in enumerate(tiles):
        for item in items.split():
            read_laid(s, seat, item)
    for seat, items in enumerate(hands):
        for item in items.split():
            s.draw(seat, unused(s, seat, item))
    for seat, counts in enumerate(captured or []):
        for kind, count in enumerate(counts):
            s.captured += count * one_of(seat, kind)
    for kind, count in enumerate(aside):
        s.aside += count * one_of(0, kind)
    s.resume([LAY_TILES[turn]])
    return SamuraiTable(s)


def new(seats: int = 2, **options: int | str) -> SamuraiTable:
    """A match at its very beginning."""
    return SamuraiTable(GAME.new(seats, GAME.options(**options), log=True))


def all_swaps(figures: str) -> list[str]:
    """All swaps that these figures allow, found the long way."""
    standing = dict(item.split(":") for item in figures.split())
    single = [(name, kind) for name, kinds in standing.items() for kind in kinds]
    found = []
    for (one, kind), (other, other_kind) in combinations(single, 2):
        mine = standing[one].replace(kind, other_kind)
        theirs = standing[other].replace(other_kind, kind)
        if one == other or (len(set(mine)) == len(mine) and len(set(theirs)) == len(theirs)):
            found.append(f"swap {one} {KINDS[kind]} {other} {KINDS[other_kind]}")
    return found


def perft(s: State[Samurai], depth: int) -> int:
    """How many ways there are to go on for so many actions, or to the end."""
    if depth == 0 or s.is_over():
        return 1
    seat = s.actors()[0]
    found = 0
    for action in s.legal(seat):
        after = s.clone()
        after.apply(seat, action)
        found += perft(after, depth - 1)
    return found
