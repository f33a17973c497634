"""Samurai, the board game, in the terminal."""

from rich.console import RenderableType

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE
from tatami.games.samurai.actions import EXCHANGE, PLACE, SWAP, figures_of, hex_of, settlement_of
from tatami.games.samurai.board import FROM_SEATS, LANDS, SETTLEMENT_NAMES, SPOTS, around
from tatami.games.samurai.notation import action_text, figure_text, hex_text, place_from
from tatami.games.samurai.story import SamuraiNarrator
from tatami.games.samurai.story.names import (
    LAND,
    SEA,
    in_play,
    kind_name,
    lays_on,
    settlement_name,
    shows_figures,
    tile_name,
    tiles_in,
)
from tatami.games.samurai.terminal.japan import Japan
from tatami.games.samurai.view import SamuraiView
from tatami.narration.terminal import Table
from tatami.words import say

DIRECTIONS = ["west", "north-west", "north-east", "east", "south-east", "south-west"]


class SamuraiTable(Table[SamuraiView, SamuraiNarrator]):
    """The map of Japan, everybody's figures, and your hand."""

    # Questions

    def help(self) -> list[str]:
        return say("samurai-help").splitlines()

    def reply(self, view: SamuraiView, legal: list[int], line: str) -> list[str]:
        word, _, name = line.strip().lower().partition(" ")
        if word == "help":
            return self.help()
        if word == "map" and not name:
            return [self.narrator.settlement_line(view, settlement) for settlement in in_play(view)]
        if word == "tiles" and not name:
            return [self.tiles_of(view, seat) for seat in range(view.seats)]
        if word not in ("near", "here"):
            return []
        hex = place_from(name.strip())
        if hex == NONE or FROM_SEATS[hex] > view.seats:
            return [say("samurai-no-place", place=name.strip())]
        return self.near(view, hex) if word == "near" else here(hex, legal)

    def tiles_of(self, view: SamuraiView, seat: int) -> str:
        """The tiles of a seat on the map."""
        tiles = [
            say("samurai-tile-at", tile=tile_name(laid.tile), hex=hex_text(laid.hex))
            for laid in view.tiles
            if laid.seat == seat
        ]
        told = ", ".join(tiles) or say("samurai-no-tiles")
        return say("samurai-seat-tiles", who=self.names[seat], tiles=told)

    def near(self, view: SamuraiView, hex: int) -> list[str]:
        """What is on a hex, and on those that touch it."""
        if hex >= SPOTS:
            lines = [self.narrator.settlement_line(view, hex - SPOTS)]
        else:
            lines = [say("samurai-here", hex=hex_text(hex), what=self.what(view, hex))]
        for direction, neighbour in zip(DIRECTIONS, around(hex), strict=True):
            if neighbour != NONE and FROM_SEATS[neighbour] <= view.seats:
                lines.append(
                    say(
                        "samurai-beside",
                        direction=say(f"samurai-{direction}"),
                        hex=hex_text(neighbour),
                        what=self.what(view, neighbour),
                    )
                )
        return lines

    def what(self, view: SamuraiView, hex: int) -> str:
        """What is on a hex."""
        if hex >= SPOTS:
            kinds = [kind_name(kind) for kind in view.figures[hex - SPOTS]]
            return " ".join([SETTLEMENT_NAMES[hex - SPOTS], *kinds])
        for laid in view.tiles:
            if laid.hex == hex:
                return say("samurai-lies", who=self.names[laid.seat], tile=tile_name(laid.tile))
        return say("samurai-land" if hex < LANDS else "samurai-sea")

    # The table drawn

    def draw(self, view: SamuraiView) -> RenderableType:
        shown = [shows_figures(view, seat) for seat in range(view.seats)]
        return Japan(view, self.names, shown, self.narrator.soon_lines(view))


def here(hex: int, legal: list[int]) -> list[str]:
    """What can be done on a hex; on a settlement also around it."""
    place = settlement_name(hex - SPOTS) if hex >= SPOTS else hex_text(hex)
    nearby = [*around(hex), hex] if hex >= SPOTS else [hex]
    lines = [
        say("samurai-can-lay-here", tiles=", ".join(tiles_in(lays)), hexes=hexes_in(lays))
        for lays in (lays_on(legal, LAND, nearby), lays_on(legal, SEA, nearby))
        if lays
    ]
    for action in legal:
        if verb(action) == EXCHANGE and noun(action) == hex:
            lines.append(say("samurai-can-lift-here", action=action_text(action)))
        if verb(action) == PLACE and SPOTS + settlement_of(noun(action)) == hex:
            lines.append(say("samurai-can-place-here", action=action_text(action)))
    swaps = [figures_of(action) for action in legal if verb(action) == SWAP]
    figures = {figure for both in swaps for figure in both if SPOTS + settlement_of(figure) == hex}
    for figure in sorted(figures):
        lines.append(say("samurai-can-swap-here", figure=figure_text(figure)))
    if not lines:
        return [say("samurai-cannot-here", place=place)]
    return [say("samurai-can-here", place=place), *lines]


def hexes_in(lays: list[int]) -> str:
    """The hexes where these actions lay a tile."""
    return ", ".join(hex_text(hex) for hex in sorted({hex_of(action) for action in lays}))


TABLE = SamuraiTable
