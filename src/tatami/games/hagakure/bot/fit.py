"""How the weights of the bot follow from matches; `tools/fit.py hagakure` runs it."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from tatami.core.actions import noun, verb
from tatami.core.cards import members
from tatami.games.hagakure.bot.evaluation import CHIP_NAMES
from tatami.games.hagakure.bot.opponents import (
    ALLURE_ROWS,
    CARD_WEIGHTS,
    DANGERS,
    KIND_ROWS,
    KIND_TABLE,
    KINDS_OF_CARDS,
    NEED_ROWS,
    NEED_TABLE,
    RANK_ROWS,
    RANK_TABLE,
    RANKS,
    RISKS,
    SIGNS,
    SeenTrick,
    hand_signs,
)
from tatami.games.hagakure.pieces import CHIPS, LOOK
from tatami.games.hagakure.rules import LOOK_AT, PASS, PlayCard, PlayChip
from tatami.games.hagakure.state import Hagakure
from tatami.search.fitting import (
    Choice,
    Match,
    Study,
    changed,
    grouped,
    shared,
    softmax_loss,
    softmax_weights,
)
from tatami.search.weights import Content

RIDGE: Final = 1.0
HUNDRED: Final = 100.0
ROUNDS_OF_FITTING: Final = 3
"""Which chips are played depends on what they are worth, so that is found out step by step."""


# Who wins


@dataclass(frozen=True)
class Standing:
    """What everybody had before a round, with so many rounds to play, and who won the match."""

    rounds: int
    points: list[int]
    chips: list[list[int]]
    parts: list[float]


class Wins(Study[Standing]):
    """What chips are worth that are left, and what points are."""

    name = "wins"
    halftimes: Final = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0]
    """Those that are tried."""

    def observe(self, match: Match, weights: Content) -> list[Standing]:
        parts = shared(match.game.winners(match.end()), match.seats)
        found = []
        last_round = 0
        for s, _, _ in match.moments():
            assert isinstance(s, Hagakure)
            if s.round > last_round:
                last_round = s.round
                rounds = max(1, s.options.rounds - s.round + 1)
                chips = [members(s.chips[seat]) for seat in range(s.seats)]
                found.append(Standing(rounds, list(s.points), chips, parts))
        return found

    def choices(self, seen: list[Standing], worth: list[float], halftime: float) -> list[Choice]:
        """The same as rows: of the chips those count that are worth most, one a round."""
        found = []
        for standing in seen:
            spread = sqrt(standing.rounds)
            time = standing.rounds / (standing.rounds + halftime)
            rows = []
            for points, chips in zip(standing.points, standing.chips, strict=True):
                best = sorted(chips, key=lambda chip: -worth[chip])[: standing.rounds]
                rows.append({0: points / spread, **{1 + chip: time / spread for chip in best}})
            found.append(Choice("", rows, standing.parts))
        return found

    def fit(self, seen: list[Standing], weights: Content) -> Content:
        tried = [self.with_halftime(seen, weights, halftime) for halftime in self.halftimes]
        return min(tried, key=lambda found: self.loss(seen, found))

    def with_halftime(self, seen: list[Standing], weights: Content, halftime: float) -> Content:
        """The weights with this halftime, and the values that fit it best."""
        point = 1.0
        worth = [1.0] * CHIPS
        for _ in range(ROUNDS_OF_FITTING):
            choices = self.choices(seen, worth, halftime)
            point, *chips = softmax_weights(choices, 1 + CHIPS, RIDGE)
            point = max(point, 1 / HUNDRED)
            worth = [weight / point for weight in chips]
        names = dict(zip(CHIP_NAMES, [round(each, 1) for each in worth], strict=True))
        found = {"chip_worth": names, "halftime": halftime, "round_spread": round(1 / point, 2)}
        return {**weights, **found}

    def loss(self, seen: list[Standing], weights: Content) -> float:
        worth = [weights["chip_worth"][name] for name in CHIP_NAMES]
        choices = self.choices(seen, worth, weights["halftime"])
        point = 1 / weights["round_spread"]
        return softmax_loss(choices, [point, *[each * point for each in worth]])


# What the greedy bot does


class Cards(Study[Choice]):
    """Which card it plays."""

    name = "cards"
    tables: Final = [
        ("allure", 0, int(ALLURE_ROWS), int(DANGERS)),
        ("kind", int(KIND_TABLE), int(KIND_ROWS), int(KINDS_OF_CARDS)),
        ("need", int(NEED_TABLE), int(NEED_ROWS), int(RISKS)),
        ("rank", int(RANK_TABLE), int(RANK_ROWS), int(RANKS)),
    ]
    """Where each begins, how many rows it has, and how long they are."""

    def observe(self, match: Match, weights: Content) -> list[Choice]:
        found = []
        for s, seat, action in match.moments():
            assert isinstance(s, Hagakure)
            legal = s.legal(seat)
            if isinstance(s.asking, PlayCard) and len(legal) > 1:
                trick = SeenTrick(s, seat)
                rows = []
                for other in legal:
                    trick.look_at(noun(other))
                    places = (trick.allure, trick.kind, trick.wish, trick.order)
                    rows.append({int(place): 1.0 for place in places})
                found.append(Choice("", rows, [float(other == action) for other in legal]))
        return found

    def fit(self, seen: list[Choice], weights: Content) -> Content:
        found = hundredths(softmax_weights(seen, CARD_WEIGHTS, RIDGE))
        for name, first, rows, length in self.tables:
            table = rows_of(found[first : first + rows * length], length)
            weights = changed(weights, ["cards", name], table)
        return weights

    def loss(self, seen: list[Choice], weights: Content) -> float:
        flat = [
            weight / HUNDRED
            for name, _, _, _ in self.tables
            for row in weights["cards"][name]
            for weight in row
        ]
        return softmax_loss(seen, flat)


class Chips(Study[Choice]):
    """Which chip it plays, if any."""

    name = "chips"

    def observe(self, match: Match, weights: Content) -> list[Choice]:
        found = []
        for s, seat, action in match.moments():
            assert isinstance(s, Hagakure)
            if isinstance(s.asking, PlayChip) and len(s.legal(seat)) > 1:
                chips = members(s.chips[seat])
                signs = hand_signs(s, seat, s.chips[seat])
                rows = [
                    {chip * int(SIGNS) + i: sign for i, sign in enumerate(signs)}
                    for chip in [*chips, CHIPS]
                ]
                parts = [float(chip == chip_of(action)) for chip in [*chips, CHIPS]]
                found.append(Choice(str(s.seats), rows, parts))
        return found

    def fit(self, seen: list[Choice], weights: Content) -> Content:
        for seats, choices in grouped(seen).items():
            found = hundredths(softmax_weights(choices, (CHIPS + 1) * SIGNS, RIDGE))
            weights = changed(weights, ["chips", seats], rows_of(found, SIGNS))
        return weights

    def loss(self, seen: list[Choice], weights: Content) -> float:
        total = 0.0
        for seats, choices in grouped(seen).items():
            flat = [weight / HUNDRED for row in weights["chips"][seats] for weight in row]
            total += len(choices) * softmax_loss(choices, flat)
        return total / max(1, len(seen))


def chip_of(action: int) -> int:
    """The chip that is played by an action; CHIPS for none."""
    if verb(action) == PASS:
        return CHIPS
    return LOOK if verb(action) == LOOK_AT else noun(action)


def hundredths(weights: list[float]) -> list[int]:
    """Weights as they stand in the file."""
    return [round(HUNDRED * weight) for weight in weights]


def rows_of(items: list[int], length: int) -> list[list[int]]:
    """The items in rows."""
    return [items[first : first + length] for first in range(0, len(items), length)]


STUDIES: Final[list[Study[Any]]] = [Wins(), Cards(), Chips()]
