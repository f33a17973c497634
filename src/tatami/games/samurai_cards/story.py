"""Samurai: the card game in words."""

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE, members
from tatami.core.frames import WATCHER
from tatami.core.grid import SIDES, cell_at, column_and_row
from tatami.core.state import Entry
from tatami.games.samurai_cards.notation import place_text
from tatami.games.samurai_cards.pieces import KIND, STRENGTH
from tatami.games.samurai_cards.rules import (
    HANDS_EMPTY,
    NO_PLACE,
    PLACE,
    STONES_USED_UP,
    VILLAGES_USED_UP,
    ChoosePlace,
    Counted,
    DealHand,
    DrawCard,
    DrawStarter,
    LayFirstVillage,
    PlaceCard,
    ScoredVillage,
    Setup,
    TurnUpVillage,
    VillageLaid,
    VillagesScored,
    card_of,
    cell_of,
)
from tatami.games.samurai_cards.view import LaidVillage, PlacedCard, SamuraiCardsView
from tatami.narration.narrator import Narrator
from tatami.words import kept, say

KINDS = ["helmet", "Buddha", "rice", "samurai"]
SIDE_NAMES = ["north", "east", "south", "west"]
STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


class SamuraiCardsNarrator(Narrator[SamuraiCardsView]):
    """Tells of the villages and what lies beside them, the stones, and your hand."""

    looked_at: SamuraiCardsView | None = None
    touched: dict[int, str]
    """The villages beside each place that has any, in the view that was looked at last."""

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
            touched = around(noun(action))
            cards = [card_name(lying.card) for lying in view.placed if lying.cell in touched]
            return say(
                "samurai_cards-do-lay",
                village=village_name(view.taken),
                place=self.place(noun(action)),
                cards=", ".join(cards),
            )
        return say(
            "samurai_cards-do-place",
            card=card_name(card_of(action)),
            place=self.place(cell_of(action)),
            villages=self.villages_beside(view, cell_of(action)),
        )

    def villages_beside(self, view: SamuraiCardsView, cell: int) -> str:
        """The villages that a card in this place would touch, the same for every card."""
        if self.looked_at is not view:
            self.looked_at = view
            self.touched = villages_touched(view)
        return self.touched.get(cell, "")

    def story(self, view: SamuraiCardsView, entry: Entry) -> str:
        match entry.event:
            case VillageLaid(village, cell):
                return self.laid(view, entry, village_at(village, self.place(cell)))
            case VillagesScored(villages):
                return self.scored(villages)
            case Counted():
                return self.ended(entry.event)
        match entry.frame:
            case DrawStarter():
                return say("play-begins", **self.who(view, noun(entry.action)))
            case Setup():
                return say("samurai_cards-log-Setup")
            case TurnUpVillage():
                turned_up = village_name(noun(entry.action))
                return say("samurai_cards-log-TurnUpVillage", village=turned_up)
            case DealHand():
                return ""
            case DrawCard() if entry.action != NONE and view.seat != WATCHER:
                return say("samurai_cards-log-DrawCard", card=card_name(noun(entry.action)))
            case PlaceCard():
                card = card_name(card_of(entry.action))
                place = self.place(cell_of(entry.action))
                who = self.who(view, entry.seat)
                return say("samurai_cards-log-PlaceCard", **who, card=card, place=place)
        return ""

    def place(self, cell: int) -> str:
        """What has to be typed for a place; “none” for who need not type it."""
        return place_text(cell) if self.tells_coordinates else "none"

    def laid(self, view: SamuraiCardsView, entry: Entry, village: str) -> str:
        """The sentence for a new village: the first, one that had to go there, or a chosen one."""
        match entry.frame:
            case LayFirstVillage():
                return say("samurai_cards-log-LayFirstVillage", village=village)
            case ChoosePlace():
                who = self.who(view, entry.seat)
                return say("samurai_cards-log-ChoosePlace", **who, village=village)
        return say("samurai_cards-log-LayVillages", village=village)

    def scored(self, villages: list[ScoredVillage]) -> str:
        """The sentence for each village that was scored; one for all where no place is named."""
        stones = [self.stones(village) for village in villages]
        if not self.tells_coordinates:
            told = "; ".join(stones)
            return say("samurai_cards-log-score", place="none", count=len(villages), stones=told)
        return "\n".join(
            say("samurai_cards-log-score", place=place_text(village.cell), count=1, stones=taken)
            for village, taken in zip(villages, stones, strict=True)
        )

    def stones(self, village: ScoredVillage) -> str:
        """Who took which stone of a village."""
        return ", ".join(
            say("samurai_cards-log-no-stone", symbol=kind_name(stone.symbol))
            if stone.taker == NONE
            else say(
                "samurai_cards-log-stone",
                symbol=kind_name(stone.symbol),
                who=self.name(stone.taker),
            )
            for stone in village.stones
        )

    def ended(self, event: Counted) -> str:
        """The sentence for the end and what brought it about."""
        causes = [
            (STONES_USED_UP, event.stones_used_up),
            (VILLAGES_USED_UP, event.villages_used_up),
            (HANDS_EMPTY, event.hands_empty),
            (NO_PLACE, event.no_place),
        ]
        told = [say(f"samurai_cards-cause-{cause}") for cause, holds in causes if holds]
        return say("samurai_cards-log-Count", causes=", ".join(told))

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
        placed = {lying.cell: lying for lying in view.placed}
        for village in view.villages:
            if not village.is_turned:
                said.append(self.village_line(village, placed))
        hand = ", ".join(card_name(card) for card in view.hand)
        said.append(say("samurai_cards-hand-line", cards=hand or say("samurai_cards-no-cards")))
        return said

    def village_line(self, village: LaidVillage, placed: dict[int, PlacedCard]) -> str:
        """A village that is not scored yet: what lies on its sides, and who has what influence."""
        sides = []
        for side, place in zip(SIDE_NAMES, around(village.cell), strict=True):
            name = say(f"samurai_cards-{side}")
            if place in placed:
                who = self.name(placed[place].seat)
                card = card_name(placed[place].card)
                sides.append(say("samurai_cards-side-line", side=name, who=who, card=card))
            else:
                sides.append(say("samurai_cards-free-side", side=name))
        influence = [
            self.influence(village.cell, symbol, placed) for symbol in members(village.symbols)
        ]
        return say(
            "samurai_cards-village-line",
            village=village_at(village.symbols, self.place(village.cell)),
            sides=", ".join(sides),
            influence=", ".join(influence),
        )

    def influence(self, cell: int, symbol: int, placed: dict[int, PlacedCard]) -> str:
        """Who has what influence on a symbol of a village."""
        sums: dict[int, int] = {}
        for place in around(cell):
            if place in placed:
                seat, card = placed[place].seat, placed[place].card
                if KIND[card] in (symbol, len(KINDS) - 1):
                    sums[seat] = sums.get(seat, 0) + STRENGTH[card]
        if not sums:
            return say("samurai_cards-no-influence", symbol=kind_name(symbol))
        told = [
            say("samurai_cards-sum", who=self.name(seat), strength=strength)
            for seat, strength in sorted(sums.items())
        ]
        return say("samurai_cards-influence", symbol=kind_name(symbol), sums=" ".join(told))


def around(cell: int) -> list[int]:
    """The four places that touch a cell: north, east, south, west."""
    column, row = column_and_row(cell)
    return [cell_at(column + right, row + up) for right, up in STEPS[:SIDES]]


def villages_touched(view: SamuraiCardsView) -> dict[int, str]:
    """The villages beside each place that has any, told with the side that a card would be."""
    taken = {lying.cell for lying in view.placed}
    found: dict[int, list[str]] = {}
    for village in view.villages:
        places = around(village.cell)
        told = say(
            "samurai_cards-do-side",
            village=village_name(village.symbols),
            side=1 + sum(place in taken for place in places),
        )
        for place in places:
            found.setdefault(place, []).append(told)
    return {place: ", ".join(villages) for place, villages in found.items()}


# Words


@kept
def kind_name(kind: int) -> str:
    """A symbol, or the samurai, in words."""
    return say(f"samurai_cards-{KINDS[kind]}")


@kept
def card_name(card: int) -> str:
    """An influence card in words."""
    return say("samurai_cards-card", kind=kind_name(KIND[card]), strength=int(STRENGTH[card]))


@kept
def village_name(symbols: int) -> str:
    """The symbols of a village in words; empty if there is no village."""
    return " + ".join(kind_name(symbol) for symbol in members(symbols))


def village_at(symbols: int, place: str) -> str:
    """A village and its place in words."""
    return say("samurai_cards-village", symbols=village_name(symbols), place=place)


NARRATOR = SamuraiCardsNarrator
