"""Ninjan in words."""

from collections.abc import Callable, Sequence

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE
from tatami.core.state import Entry
from tatami.games.ninjan.pieces import SUIT, VALUE, beats
from tatami.games.ninjan.rules import LAY, PICK, TAKE
from tatami.games.ninjan.view import FACE_DOWN, NinjanView
from tatami.narration.narrator import Narrator, signed
from tatami.words import say

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
        facts = entry.facts
        match entry.frame:
            case "Shuffle":
                return say("ninjan-log-Shuffle", deal=facts[0], deals=facts[1])
            case "DealCard" if facts[0] != NONE:
                card = card_name(noun(entry.action))
                return say("ninjan-log-DealCard", pile=facts[0] + 1, card=card)
            case "Round" if facts[0] <= 9:
                return say("ninjan-log-Round", round=facts[0])
            case "TurnUp":
                return say("ninjan-log-TurnUp", cards=self.each(facts, card_name))
            case "Resolve":
                return self.resolved(view, entry)
            case "Count":
                return say("ninjan-log-Count", points=self.each(facts, signed))
            case "TieBreak":
                names = ", ".join(self.names[seat] for seat in facts)
                return say("ninjan-log-TieBreak", names=names)
            case "CompareSigns":
                return say("ninjan-log-CompareSigns", signs=self.each(facts, sign_name))
        return ""

    def resolved(self, view: NinjanView, entry: Entry) -> str:
        """The sentence for a card that took a pile or was laid on one."""
        card, *gained = entry.facts
        return say(
            "ninjan-log-take" if verb(entry.action) == TAKE else "ninjan-log-lay",
            **self.who(view, entry.seat),
            card=card_name(card),
            pile=noun(entry.action) + 1,
            gained=card_names(gained),
            points=signed(worth(gained)),
        )

    def each(self, things: list[int], name: Callable[[int], str]) -> str:
        """What each seat has, those with nothing left out."""
        return ", ".join(
            f"{self.names[seat]} {name(thing)}"
            for seat, thing in enumerate(things)
            if thing != NONE
        )

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
    if deals == 1:
        return say("ninjan-round", round=view.round)
    return say("ninjan-round-and-deal", deal=view.deal, deals=deals, round=view.round)


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
