"""Samurai: the card game in words."""

from collections.abc import Iterator

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE, members
from tatami.core.frames import WATCHER
from tatami.core.grid import SIDES, cell_at, column_and_row
from tatami.core.state import Entry
from tatami.games.samurai_cards.notation import place_text
from tatami.games.samurai_cards.pieces import KIND, STRENGTH, SYMBOLS
from tatami.games.samurai_cards.rules import NO_SYMBOL, PLACE, card_of, cell_of
from tatami.games.samurai_cards.view import SamuraiCardsView
from tatami.narration.narrator import Narrator
from tatami.words import say

KINDS = ["helmet", "Buddha", "rice", "samurai"]
SIDE_NAMES = ["north", "east", "south", "west"]
STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


class SamuraiCardsNarrator(Narrator[SamuraiCardsView]):
    """Tells of the villages and what lies beside them, the stones, and your hand."""

    # What is wanted, what can be done, what happened

    def prompt(self, view: SamuraiCardsView) -> str:
        question = type(view.pending[-1]).__name__
        return say(
            f"samurai_cards-ask-{question}",
            next=village_name(view.top) or "none",
            taken=village_name(view.taken),
        )

    def choice(self, view: SamuraiCardsView, action: int) -> str:
        if verb(action) != PLACE:
            place = place_text(noun(action))
            return say("samurai_cards-do-lay", village=village_name(view.taken), place=place)
        taken = {cell for cell, _, _ in view.placed}
        beside = [
            say(
                "samurai_cards-do-side",
                village=village_name(symbols),
                side=1 + sum(place in taken for place in around(cell)),
            )
            for cell, symbols, _ in view.villages
            if cell_of(action) in around(cell)
        ]
        return say(
            "samurai_cards-do-place",
            card=card_name(card_of(action)),
            place=place_text(cell_of(action)),
            villages=", ".join(beside),
        )

    def story(self, view: SamuraiCardsView, entry: Entry) -> str:
        match entry.frame:
            case "Setup":
                return say("samurai_cards-log-Setup")
            case "LayFirstVillage":
                return say("samurai_cards-log-LayFirstVillage", village=village_at(*entry.facts))
            case "TurnUpVillage":
                village = village_name(noun(entry.action))
                return say("samurai_cards-log-TurnUpVillage", village=village)
            case "DrawCard" if entry.action != NONE and view.seat != WATCHER:
                return say("samurai_cards-log-DrawCard", card=card_name(noun(entry.action)))
            case "LayVillages" if entry.facts:
                return say("samurai_cards-log-LayVillages", village=village_at(*entry.facts))
            case "PlaceCard" | "ChoosePlace":
                return self.done(view, entry)
            case "ScoreVillages":
                return "\n".join(self.scored(entry.facts))
            case "Count":
                causes = [say(f"samurai_cards-cause-{1 << n}") for n in members(entry.facts[0])]
                return say("samurai_cards-log-Count", causes=", ".join(causes))
        return ""

    def done(self, view: SamuraiCardsView, entry: Entry) -> str:
        """The sentence for what a seat did."""
        who = self.who(view, entry.seat)
        if entry.frame == "ChoosePlace":
            village = village_at(entry.facts[0], noun(entry.action))
            return say("samurai_cards-log-ChoosePlace", **who, village=village)
        card = card_name(card_of(entry.action))
        place = place_text(cell_of(entry.action))
        return say("samurai_cards-log-PlaceCard", **who, card=card, place=place)

    def scored(self, facts: list[int]) -> Iterator[str]:
        """A sentence for each village that was scored: its cell, then who took which stone."""
        for at in range(0, len(facts), SYMBOLS + 1):
            cell, *takers = facts[at : at + SYMBOLS + 1]
            stones = [
                say("samurai_cards-log-no-stone", symbol=kind_name(symbol))
                if taker == NONE
                else say("samurai_cards-log-stone", symbol=kind_name(symbol), who=self.names[taker])
                for symbol, taker in enumerate(takers)
                if taker != NO_SYMBOL
            ]
            yield say("samurai_cards-log-score", place=place_text(cell), stones=", ".join(stones))

    # The table in words

    def lines(self, view: SamuraiCardsView) -> list[str]:
        top = village_name(view.top) or "none"
        said = [say("samurai_cards-next-line", left=view.village_pile, next=top)]
        if view.taken:
            said.append(say("samurai_cards-taken-line", village=village_name(view.taken)))
        for seat, name in enumerate(self.names):
            helmets, buddhas, rice = view.stones[seat]
            said.append(
                say(
                    "samurai_cards-seat-line",
                    who=name,
                    helmets=helmets,
                    buddhas=buddhas,
                    rice=rice,
                    hand=view.hand_sizes[seat],
                    pile=view.pile_sizes[seat],
                )
            )
        placed = {cell: (seat, card) for cell, seat, card in view.placed}
        for cell, symbols, turned in view.villages:
            if not turned:
                said.append(self.village_line(cell, symbols, placed))
        hand = ", ".join(card_name(card) for card in view.hand)
        said.append(say("samurai_cards-hand-line", cards=hand or say("samurai_cards-no-cards")))
        return said

    def village_line(self, cell: int, symbols: int, placed: dict[int, tuple[int, int]]) -> str:
        """A village that is not scored yet: what lies on its sides, and who has what influence."""
        sides = []
        for side, place in zip(SIDE_NAMES, around(cell), strict=True):
            name = say(f"samurai_cards-{side}")
            if place in placed:
                seat, card = placed[place]
                who = self.names[seat]
                sides.append(
                    say("samurai_cards-side-line", side=name, who=who, card=card_name(card))
                )
            else:
                sides.append(say("samurai_cards-free-side", side=name))
        influence = [self.influence(cell, symbol, placed) for symbol in members(symbols)]
        return say(
            "samurai_cards-village-line",
            village=village_at(symbols, cell),
            sides=", ".join(sides),
            influence=", ".join(influence),
        )

    def influence(self, cell: int, symbol: int, placed: dict[int, tuple[int, int]]) -> str:
        """Who has what influence on a symbol of a village."""
        sums: dict[int, int] = {}
        for place in around(cell):
            if place in placed:
                seat, card = placed[place]
                if KIND[card] in (symbol, len(KINDS) - 1):
                    sums[seat] = sums.get(seat, 0) + STRENGTH[card]
        if not sums:
            return say("samurai_cards-no-influence", symbol=kind_name(symbol))
        told = [
            say("samurai_cards-sum", who=self.names[seat], strength=strength)
            for seat, strength in sorted(sums.items())
        ]
        return say("samurai_cards-influence", symbol=kind_name(symbol), sums=" ".join(told))


def around(cell: int) -> list[int]:
    """The four places that touch a cell: north, east, south, west."""
    column, row = column_and_row(cell)
    return [cell_at(column + right, row + up) for right, up in STEPS[:SIDES]]


# Words


def kind_name(kind: int) -> str:
    """A symbol, or the samurai, in words."""
    return say(f"samurai_cards-{KINDS[kind]}")


def card_name(card: int) -> str:
    """An influence card in words."""
    return say("samurai_cards-card", kind=kind_name(KIND[card]), strength=int(STRENGTH[card]))


def village_name(symbols: int) -> str:
    """The symbols of a village in words; empty if there is no village."""
    return " + ".join(kind_name(symbol) for symbol in members(symbols))


def village_at(symbols: int, cell: int) -> str:
    """A village and its place in words."""
    return say("samurai_cards-village", symbols=village_name(symbols), place=place_text(cell))


NARRATOR = SamuraiCardsNarrator
