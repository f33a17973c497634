"""Ninjan in words."""

from collections.abc import Iterable, Sequence

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE
from tatami.core.state import Entry
from tatami.games.ninjan.pieces import SUIT, VALUE, beats
from tatami.games.ninjan.rules import (
    LAY,
    PICK,
    TAKE,
    Compared,
    Counted,
    PileOpened,
    Resolved,
    RoundBegun,
    Shuffled,
    Tied,
    TurnedUp,
)
from tatami.games.ninjan.state import hand_size
from tatami.games.ninjan.view import FACE_DOWN, NinjanView
from tatami.narration.narrator import Narrator, signed
from tatami.words import kept, say

SUITS = ["rock", "scissors", "paper"]


class NinjanNarrator(Narrator[NinjanView]):
    """Tells of the three piles, the cards before each seat, and what they have won."""

    # What is wanted, what can be done, what happened

    def prompt(self, view: NinjanView) -> str:
        question = type(view.pending[-1]).__name__
        card = view.picks[view.seat]
        return say(
            f"ninjan-ask-{question}",
            round=view.round,
            card=card_name(card) if card >= 0 else "",
            beaten=piles_beaten(view, card) if card >= 0 else 0,
        )

    def choice(self, view: NinjanView, action: int) -> str:
        what = noun(action)
        if verb(action) == PICK:
            return say("ninjan-do-pick", card=card_name(what))
        if verb(action) in (TAKE, LAY):
            sentence = "ninjan-do-take" if verb(action) == TAKE else "ninjan-do-lay"
            return say(sentence, pile=what + 1, points=signed(worth(view.piles[what])))
        return say("ninjan-do-throw", sign=sign_name(what))

    def story(self, view: NinjanView, entry: Entry) -> str:
        match entry.event:
            case Shuffled(deal, deals):
                return say("ninjan-log-Shuffle", deal=deal, deals=deals)
            case PileOpened(pile):
                card = card_name(noun(entry.action))
                return say("ninjan-log-DealCard", pile=pile + 1, card=card)
            case RoundBegun(round):
                return say("ninjan-log-Round", round=round)
            case TurnedUp(cards):
                return say("ninjan-log-TurnUp", cards=self.each(view, map(card_name, cards)))
            case Resolved():
                return self.resolved(view, entry.seat, entry.event)
            case Counted(points):
                return say("ninjan-log-Count", points=self.each(view, map(signed, points)))
            case Tied(seats):
                names = ", ".join(self.amid(view, seat) for seat in seats)
                return say("ninjan-log-TieBreak", names=names)
            case Compared(throws):
                signs = [f"{self.amid(view, one.seat)} {sign_name(one.sign)}" for one in throws]
                return say("ninjan-log-CompareSigns", signs=", ".join(signs))
        return ""

    def resolved(self, view: NinjanView, seat: int, event: Resolved) -> str:
        """The sentence for a card that took a pile or was laid on one."""
        return say(
            "ninjan-log-take" if event.gained else "ninjan-log-lay",
            **self.who(view, seat),
            card=card_name(event.card),
            pile=event.pile + 1,
            gained=card_names(event.gained),
            points=signed(worth(event.gained)),
        )

    def when(self, view: NinjanView) -> str:
        return progress(view) if view.round else ""

    def each(self, view: NinjanView, things: Iterable[str]) -> str:
        """What each seat has."""
        return ", ".join(f"{self.amid(view, seat)} {thing}" for seat, thing in enumerate(things))

    # The table in words

    def lines(self, view: NinjanView) -> list[str]:
        said = [progress(view)]
        for number, pile in enumerate(view.piles):
            said.append(
                say(
                    "ninjan-pile-line",
                    pile=number + 1,
                    top=card_name(pile[-1]),
                    points=signed(worth(pile)),
                    under=card_names(pile[:-1]) or "none",
                )
            )
        for seat, name in enumerate(self.names):
            said.append(
                say(
                    "ninjan-seat-line",
                    who=name,
                    points=signed(points(view, seat)),
                    won=card_names(view.won[seat]) or say("ninjan-nothing"),
                    hand=view.hand_sizes[seat],
                )
            )
            if view.picks[seat] != NONE:
                said.append(say("ninjan-pick-line", who=name, card=pick_name(view.picks[seat])))
        said.append(say("ninjan-hand-line", cards=card_names(view.hand) or say("ninjan-nothing")))
        return said


# Words


@kept
def card_name(card: int) -> str:
    """The card in words."""
    suit = say(f"ninjan-{SUITS[SUIT[card]]}")
    return say("ninjan-card", value=signless(VALUE[card]), suit=suit)


def signless(value: int) -> str:
    """A number with a real minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def card_names(cards: Sequence[int]) -> str:
    """The cards in words."""
    return ", ".join(card_name(card) for card in cards)


def pick_name(card: int) -> str:
    """The card that lies before a seat."""
    return say("ninjan-face-down") if card == FACE_DOWN else card_name(card)


def sign_name(sign: int) -> str:
    """A thrown sign."""
    return say(f"ninjan-{SUITS[sign]}")


def progress(view: NinjanView) -> str:
    """Which round it is."""
    deals = view.options["deals"]
    rounds = hand_size(view.options)
    if deals == 1:
        return say("ninjan-round", round=view.round, rounds=rounds)
    return say(
        "ninjan-round-and-deal", deal=view.deal, deals=deals, round=view.round, rounds=rounds
    )


# Counting what lies open


def worth(cards: Sequence[int]) -> int:
    """The sum of the values."""
    return sum(VALUE[card] for card in cards)


def points(view: NinjanView, seat: int) -> int:
    """The points of a seat so far."""
    return view.past[seat] + worth(view.won[seat])


def piles_beaten(view: NinjanView, card: int) -> int:
    """How many piles the card could take."""
    return sum(beats(SUIT[card], SUIT[pile[-1]]) for pile in view.piles)


NARRATOR = NinjanNarrator
