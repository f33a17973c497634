"""A small game for tests: everyone picks a card in secret, the highest card wins the round.

It is sound; the tests of the laws break it in one place at a time.
"""

from dataclasses import dataclass
from typing import Final

from tatami.core.actions import act, noun, verb
from tatami.core.cards import NONE, set_of
from tatami.core.chance import Dice
from tatami.core.choices import Choices
from tatami.core.errors import TatamiError
from tatami.core.frames import Chance, Decision, Step, only
from tatami.core.game import Game, Move, Option, Options, View
from tatami.core.notation import FrameKinds, parts, read_frames, read_number, write_frames
from tatami.core.state import State
from tatami.core.verbs import Part, Verb

PICK: Final = 0
DEAL: Final = 1
CARDS: Final = 8
HAND: Final = 2


class Toy(State["Toy"]):
    """Hands, picks and won cards."""

    def __init__(self, seats: int, original: "Toy | None" = None) -> None:
        super().__init__(seats, original)
        self.deck: list[int] = list(range(CARDS)) if original is None else original.deck.copy()
        self.hands: list[list[int]] = copies([[]] * seats if original is None else original.hands)
        self.picks: list[int] = [NONE] * seats if original is None else original.picks.copy()
        self.won: list[list[int]] = copies([[]] * seats if original is None else original.won)

    def clone(self) -> "Toy":
        return type(self)(self.seats, self)


def copies(zones: list[list[int]]) -> list[list[int]]:
    return [zone.copy() for zone in zones]


class Deal(Chance[Toy]):
    """1. Deal two cards to each seat."""

    rule = "1"

    def offer(self, s: Toy, seat: int, choices: Choices) -> None:
        for card in s.deck:
            choices.add(act(DEAL, card))

    def take(self, s: Toy, seat: int, action: int) -> None:
        s.deck.remove(noun(action))
        hand = s.hands[self.receiver(s)]
        hand.append(noun(action))
        hand.sort()
        if any(len(hand) < HAND for hand in s.hands):
            s.then(self)

    def receiver(self, s: Toy) -> int:
        return [len(hand) < HAND for hand in s.hands].index(True)

    def witnesses(self, s: Toy, seat: int) -> int:
        return only(self.receiver(s))


class Round(Step[Toy]):
    """2. Play until the hands are empty."""

    rule = "2"

    def run(self, s: Toy) -> None:
        if s.hands[0]:
            s.then_in_order(Pick(), Compare(), self)


class Pick(Decision[Toy]):
    """3. Everyone picks a card in secret."""

    rule = "3"

    def actors(self, s: Toy) -> list[int]:
        return [seat for seat in range(s.seats) if s.picks[seat] == NONE]

    def offer(self, s: Toy, seat: int, choices: Choices) -> None:
        choices.each(PICK, set_of(s.hands[seat]))

    def take(self, s: Toy, seat: int, action: int) -> None:
        s.hands[seat].remove(noun(action))
        s.picks[seat] = noun(action)
        if self.actors(s):
            s.then(self)

    def witnesses(self, s: Toy, seat: int) -> int:
        return only(seat)


class Compare(Step[Toy]):
    """4. The highest card wins all."""

    rule = "4"

    def run(self, s: Toy) -> None:
        winner = s.picks.index(max(s.picks))
        s.won[winner] = sorted(s.won[winner] + s.picks)
        s.picks = [NONE] * s.seats

    def facts(self, s: Toy) -> list[int]:
        return s.picks.copy()


@dataclass
class ToyView(View):
    """One seat's view."""

    hand: list[int]
    hand_sizes: list[int]
    picks: list[int]
    won: list[list[int]]


FRAMES: Final[FrameKinds] = {"Deal": Deal, "Round": Round, "Pick": Pick, "Compare": Compare}


class ToyGame(Game[Toy, ToyView]):
    """The toy, for 2 or 3 seats."""

    def __init__(self) -> None:
        super().__init__(
            "toy",
            1,
            range(2, 4),
            [Verb("pick", [Part("card", size=CARDS)]), Verb("deal", [Part("card", size=CARDS)])],
            [Option("colour", ["red", "blue"], range(3, 5))],
            "2",
        )

    def setup(self, seats: int, options: Options) -> Toy:
        s = Toy(seats)
        s.then_in_order(Deal(), Round())
        return s

    def scores(self, s: Toy) -> list[int]:
        return [len(won) for won in s.won]

    def winners(self, s: Toy) -> list[int]:
        scores = self.scores(s)
        most = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
        return most if s.is_over() else []

    def view(self, s: Toy, seat: int) -> ToyView:
        return ToyView(
            seat=seat,
            seats=s.seats,
            options={},
            pending=s.pending(),
            hand=s.hands[seat].copy() if seat >= 0 else [],
            hand_sizes=[len(hand) for hand in s.hands],
            picks=[card if picker == seat else min(card, 0) for picker, card in enumerate(s.picks)],
            won=[won.copy() for won in s.won],
        )

    def imagine(self, view: ToyView, dice: Dice) -> Toy:
        s = Toy(view.seats)
        seen = view.hand + [card for won in view.won for card in won]
        if view.seat >= 0:
            seen = [*seen, view.picks[view.seat]]
        hidden = [card for card in range(CARDS) if card not in seen]
        dice.shuffle(hidden)
        s.won = [won.copy() for won in view.won]
        for seat in range(view.seats):
            if seat == view.seat:
                s.hands[seat] = view.hand.copy()
                s.picks[seat] = view.picks[seat]
            else:
                s.hands[seat] = sorted(hidden.pop() for _ in range(view.hand_sizes[seat]))
                s.picks[seat] = hidden.pop() if view.picks[seat] != NONE else NONE
        s.deck = sorted(hidden)
        s.resume(view.pending)
        return s

    def write(self, s: Toy) -> str:
        zones = [s.deck, s.picks, *s.hands, *s.won]
        texts = ["+".join(map(str, zone)) or "-" for zone in zones]
        return " ".join([str(s.seats), *texts, write_frames(s.pending())])

    def parse(self, text: str) -> Toy:
        seats = read_number(text.split(" ")[0], 2, 3)
        fields = parts(text, " ", 4 + 2 * seats, "seats deck picks hands won pending")
        s = Toy(seats)
        zones = [[int(c) for c in zone.split("+")] if zone != "-" else [] for zone in fields[1:-1]]
        s.deck, s.picks = zones[0], zones[1]
        s.hands, s.won = zones[2 : 2 + seats], zones[2 + seats :]
        s.resume(read_frames(fields[-1], FRAMES, seats))
        return s

    def action_text(self, action: int) -> str:
        return f"{self.verbs[verb(action)]} {noun(action)}"

    def action_from(self, text: str) -> int:
        name, _, card = text.partition(" ")
        if name not in self.verbs:
            raise TatamiError("bad-position", part=text, wanted="pick 1")
        return act(self.verbs.index(name), int(card))

    def pieces(self, s: Toy) -> list[int]:
        picks = [card for card in s.picks if card != NONE]
        return s.deck + picks + [card for zone in s.hands + s.won for card in zone]

    def scramble(self, s: Toy, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
        known = [card for won in s.won for card in won]
        if seat >= 0:
            known = known + s.hands[seat] + [s.picks[seat]]
        unknown = [card for card in range(CARDS) if card not in known]
        others = unknown.copy()
        dice.shuffle(others)
        swap = dict(zip(unknown, others, strict=True))
        return [
            (actor, act(verb(action), swap.get(noun(action), noun(action))))
            for actor, action in moves
        ]

    def score_range(self, seats: int, options: Options) -> tuple[int, int]:
        return 0, CARDS
