"""Samurai, the board game, in words."""

from collections.abc import Iterator

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE
from tatami.core.frames import WATCHER
from tatami.core.state import Entry
from tatami.games.samurai.actions import (
    CHOOSE,
    END,
    EXCHANGE,
    LAY,
    PLACE,
    SWAP,
    figures_of,
    hex_of,
    kind_of,
    settlement_of,
    tile_of,
)
from tatami.games.samurai.board import ROOM
from tatami.games.samurai.notation import (
    action_text,
    hex_text,
    tile_text,
)
from tatami.games.samurai.pieces import HAND, KINDS
from tatami.games.samurai.rules.captures import Captured
from tatami.games.samurai.rules.end import FOUR_ASIDE, KIND_GONE, Counted
from tatami.games.samurai.rules.setup import (
    ChooseTiles,
    DrawFigure,
    DrawStarter,
    FillEdo,
    PlaceFigure,
    Setup,
)
from tatami.games.samurai.rules.turn import DrawTile, LayAgain, LayTiles, Lifted
from tatami.games.samurai.story.names import (
    LAND,
    SEA,
    TILE_KINDS,
    beside,
    counts,
    empty_around,
    figure_name,
    hand_lines,
    hex_name,
    in_play,
    is_nearly_surrounded,
    kind_name,
    laying,
    lays_on,
    place_lines,
    settlement_name,
    shows_figures,
    tile_name,
    tiles_in,
)
from tatami.games.samurai.view import SamuraiView
from tatami.narration.narrator import Facts, Narrator
from tatami.words import say

FEW = 12
"""So many choices are listed one by one."""


class SamuraiNarrator(Narrator[SamuraiView]):
    """Tells of the map of Japan, everybody's figures, and your hand."""

    # What is wanted, what can be done

    def prompt(self, view: SamuraiView) -> str:
        cities = [n for n in in_play(view) if ROOM[n] == 2 and len(view.figures[n]) < 2]
        return say(
            f"samurai-ask-{type(view.pending[-1]).__name__}",
            left=HAND - len(view.hand),
            where="city" if cities else "village",
            laid=int(view.has_laid) + int(view.has_laid_plain),
            tile=tile_name(view.lifted) if view.lifted != NONE else "",
        )

    def choice(self, view: SamuraiView, action: int) -> str:
        what = verb(action)
        if what == CHOOSE:
            return say("samurai-do-choose", tile=tile_name(noun(action)))
        if what == PLACE:
            return say("samurai-do-place", **self.placed(action))
        if what == EXCHANGE:
            hex = noun(action)
            lying = {laid.hex: laid.tile for laid in view.tiles}
            return say(
                "samurai-do-exchange",
                tile=tile_name(lying[hex]),
                hex=self.hex(hex),
                places=self.beside(hex, view) or "none",
            )
        if what == SWAP:
            one, other = figures_of(action)
            return say("samurai-do-swap", one=self.figure(one), other=self.figure(other))
        if what == END:
            return say("samurai-do-end")
        return laying(tile_of(action), hex_of(action), view.seats, self.tells_coordinates)

    def summary(self, view: SamuraiView, legal: list[int]) -> list[str]:
        if verb(legal[0]) == CHOOSE:
            names = [tile_text(noun(action)) for action in legal]
            return [say("samurai-can-choose", tiles=", ".join(names))]
        if len(legal) <= FEW:
            return []
        if verb(legal[0]) == PLACE:
            return place_lines(legal)
        lines = []
        for where, lays in (("land", lays_on(legal, LAND)), ("sea", lays_on(legal, SEA))):
            if lays:
                tiles = tiles_in(lays)
                lines.append(
                    say(
                        "samurai-can-lay",
                        tiles=", ".join(tiles),
                        count=len(lays) // len(tiles),
                        where=where,
                        example=action_text(lays[0]),
                    )
                )
        lifts = [action for action in legal if verb(action) == EXCHANGE]
        if lifts:
            hexes = ", ".join(hex_text(noun(action)) for action in lifts)
            lines.append(say("samurai-can-exchange", hexes=hexes, example=action_text(lifts[0])))
        swaps = [action for action in legal if verb(action) == SWAP]
        if swaps:
            lines.append(say("samurai-can-swap", example=action_text(swaps[-1])))
        if END in legal:
            lines.append(say("samurai-can-end"))
        return [*lines, say("samurai-can-more", word=action_text(legal[0]).split()[0])]

    # What happened

    def story(self, view: SamuraiView, entry: Entry) -> str:
        match entry.event:
            case Captured():
                return "\n".join(self.captured(entry.event))
            case Counted():
                return "\n".join([self.ended(entry.event), *self.seat_lines(view)])
        match entry.frame:
            case DrawStarter():
                return say("play-begins", **self.who(view, noun(entry.action)))
            case Setup():
                return say("samurai-log-Setup", opening=view.options["opening"])
            case FillEdo():
                return say("samurai-log-FillEdo")
            case ChooseTiles() if entry.action != NONE and view.seat != WATCHER:
                return say("samurai-log-ChooseTiles", tile=tile_name(noun(entry.action)))
            case DrawTile() if entry.action != NONE and view.seat != WATCHER:
                return say("samurai-log-DrawTile", tile=tile_name(noun(entry.action)))
            case DrawFigure():
                figure = noun(entry.action)
                place = self.settlement(settlement_of(figure))
                return say("samurai-log-DrawFigure", kind=kind_name(kind_of(figure)), place=place)
            case PlaceFigure() | LayTiles() | LayAgain():
                return self.done(view, entry)
        return ""

    def done(self, view: SamuraiView, entry: Entry) -> str:
        """The sentence for what a seat did."""
        who = self.who(view, entry.seat)
        action = entry.action
        if verb(action) == PLACE:
            return say("samurai-log-PlaceFigure", **who, **self.placed(action))
        if verb(action) == LAY:
            tile, hex = tile_name(tile_of(action)), self.hex(hex_of(action))
            places = self.beside(hex_of(action), view) or "none"
            return say("samurai-log-lay", **who, tile=tile, hex=hex, places=places)
        if isinstance(entry.event, Lifted):
            tile, hex = tile_name(entry.event.tile), self.hex(noun(action))
            return say("samurai-log-exchange", **who, tile=tile, hex=hex)
        if verb(action) == SWAP:
            one, other = figures_of(action)
            return say("samurai-log-swap", **who, one=self.figure(one), other=self.figure(other))
        return ""

    # Places, as the reader is told of them

    def hex(self, hex: int) -> str:
        """The name of a hex, with its coordinates if the reader wants them."""
        return hex_name(hex, self.tells_coordinates)

    def settlement(self, settlement: int) -> str:
        """The name of a settlement, with its coordinates if the reader wants them."""
        return settlement_name(settlement, self.tells_coordinates)

    def figure(self, figure: int) -> str:
        """A figure and where it stands."""
        return figure_name(figure, self.tells_coordinates)

    def beside(self, hex: int, view: SamuraiView) -> str:
        """The settlements that touch a hex; empty if there are none."""
        return beside(hex, view.seats, self.tells_coordinates)

    def placed(self, action: int) -> Facts:
        """The figure that is placed, with its article, and where."""
        figure = noun(action)
        return {
            "figure": say(f"samurai-a-{TILE_KINDS[kind_of(figure)]}"),
            "place": self.settlement(settlement_of(figure)),
        }

    def captured(self, event: Captured) -> Iterator[str]:
        """A sentence for each settlement that was surrounded, and who took what there."""
        taken: dict[int, list[str]] = {}
        for figure in event.figures:
            kind = kind_name(figure.kind)
            told = (
                say("samurai-log-aside", kind=kind)
                if figure.taker == NONE
                else say("samurai-log-taken", kind=kind, who=self.name(figure.taker))
            )
            taken.setdefault(figure.settlement, []).append(told)
        for settlement, figures in taken.items():
            place = self.settlement(settlement)
            yield say("samurai-log-capture", place=place, figures=", ".join(figures))

    def ended(self, event: Counted) -> str:
        """The sentence for the end and what brought it about."""
        causes = []
        if event.kind_is_gone:
            causes.append(say(f"samurai-cause-{KIND_GONE}"))
        if event.four_are_aside:
            causes.append(say(f"samurai-cause-{FOUR_ASIDE}"))
        return say("samurai-log-Count", causes=", ".join(causes))

    # The table in words

    def lines(self, view: SamuraiView) -> list[str]:
        on_map = [sum(kind in kinds for kinds in view.figures) for kind in range(KINDS)]
        said = [
            *self.seat_lines(view),
            say("samurai-aside-line", figures=counts(view.aside)),
            say("samurai-left-line", figures=counts(tuple(on_map))),
        ]
        return [*said, *self.soon_lines(view), *hand_lines(view)]

    def reminder(self, view: SamuraiView) -> list[str]:
        begins_a_turn = isinstance(view.pending[-1], LayTiles) and not view.has_laid
        return self.lines(view) if begins_a_turn else hand_lines(view)

    def soon_lines(self, view: SamuraiView) -> list[str]:
        """The settlements that are nearly surrounded, under a heading."""
        lines = [
            self.settlement_line(view, settlement)
            for settlement in in_play(view)
            if view.figures[settlement] and is_nearly_surrounded(view, settlement)
        ]
        return [say("samurai-soon-line"), *lines] if lines else []

    def seat_lines(self, view: SamuraiView) -> list[str]:
        """What everybody has captured, unless it stands behind a screen, and still holds."""
        return [
            say(
                "samurai-seat-line",
                who=name,
                figures=counts(view.captured[seat])
                if shows_figures(view, seat)
                else say("samurai-screened"),
                hand=view.hand_sizes[seat],
                supply=view.supply_sizes[seat],
            )
            for seat, name in enumerate(self.names)
        ]

    def settlement_line(self, view: SamuraiView, settlement: int) -> str:
        """A settlement, its figures with who has what influence on them, and the empty land."""
        empty = empty_around(view, settlement)
        hexes = ", ".join(hex_text(hex) for hex in empty)
        figures = [self.influence(view, settlement, kind) for kind in view.figures[settlement]]
        return say(
            "samurai-settlement",
            place=settlement_name(settlement),
            kind=int(ROOM[settlement]),
            figures=", ".join(figures) or "none",
            land=say("samurai-hexes", count=len(empty), hexes=hexes),
        )

    def influence(self, view: SamuraiView, settlement: int, kind: int) -> str:
        """A figure, and who has what influence on it."""
        told = [
            say("samurai-sum", who=self.name(seat), strength=strength)
            for figure in view.influence
            if (figure.settlement, figure.kind) == (settlement, kind)
            for seat, strength in enumerate(figure.of_seats)
            if strength
        ]
        names = " ".join(told) or say("samurai-nobody")
        return say("samurai-influence", kind=kind_name(kind), sums=names)


NARRATOR = SamuraiNarrator
