"""Fitting the weights of both Samurai games: who takes a piece in the end, and then who wins."""

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from typing import Any, Final

from tatami.core.counts import alone_ahead
from tatami.core.state import State
from tatami.search.fitting import (
    Choice,
    Match,
    Study,
    changed,
    grouped,
    row_of,
    shared,
    softmax_loss,
    softmax_weights,
)
from tatami.search.majorities import (
    LEADS,
    PIECE,
    UNTOUCHED,
    MajorityEvaluation,
    MajorityWeights,
    leads_in,
)
from tatami.search.weights import Content, Weights

LAST: Final = "last"
MORE: Final = "more"
CERTAIN: Final = "certain"
"""How many places around a piece are empty: one, more, none."""

PRIOR: Final = 20.0
"""Where there are few cases, what holds on the whole counts as much as so many."""
SURE: Final = 0.01
"""Nothing is held to be likelier than this, or less likely, by which it could be certain."""
RIDGE: Final = 1.0


@dataclass(frozen=True)
class Piece:
    """A piece that nobody has yet: where it is, of which kind, and who strives for it."""

    place: int
    kind: int
    stage: str
    influence: int


@dataclass(frozen=True)
class Cases:
    """How often a seat with such a lead strove for a piece in a match, and had it in the end."""

    seats: int
    stage: str
    lead: int
    count: int
    taken: int


class Hopes(Study[Cases]):
    """How much of a piece a seat may hope for, by its lead there."""

    name = "hopes"

    @abstractmethod
    def is_turn(self, s: Any) -> bool:
        """Whether a turn begins: then positions are looked at."""

    @abstractmethod
    def pieces(self, s: Any) -> Iterator[Piece]:
        """The pieces that nobody has yet."""

    @abstractmethod
    def influence(self, s: Any, place: int) -> int:
        """All influence there."""

    @abstractmethod
    def is_closed(self, s: Any, place: int) -> bool:
        """Whether whoever has most influence there has taken the pieces; else they have moved."""

    def observe(self, match: Match, weights: Content) -> list[Cases]:
        hopeful: dict[tuple[int, int], list[tuple[str, list[int]]]] = {}
        counts: dict[tuple[str, int], list[int]] = {}
        s = match.start()
        for s, _, _ in match.moments():
            self.settle(s, {(p.place, p.kind) for p in self.pieces(s)}, hopeful, counts)
            if self.is_turn(s):
                for piece in self.pieces(s):
                    leads = list(leads_in(piece.influence, match.seats, piece.kind))
                    hopeful.setdefault((piece.place, piece.kind), []).append((piece.stage, leads))
        s = match.end()
        self.settle(s, set(), hopeful, counts)
        return [
            Cases(match.seats, stage, lead, count, taken)
            for (stage, lead), (count, taken) in sorted(counts.items())
            if stage != CERTAIN
        ]

    def settle(
        self,
        s: State[Any],
        open_pieces: set[tuple[int, int]],
        hopeful: dict[tuple[int, int], list[tuple[str, list[int]]]],
        counts: dict[tuple[str, int], list[int]],
    ) -> None:
        """Count who had what hopes of the pieces that are not there any more."""
        for key in [key for key in hopeful if key not in open_pieces]:
            place, kind = key
            seen = hopeful.pop(key)
            taker = alone_ahead(self.influence(s, place), kind, s.seats)
            if not self.is_closed(s, place):
                if not s.is_over():
                    continue  # it has moved: nothing is known of it
                taker = -1
            for stage, leads in seen:
                for seat, lead in enumerate(leads):
                    case = counts.setdefault((stage, lead), [0, 0])
                    case[0] += 1
                    case[1] += int(seat == taker)

    def fit(self, seen: list[Cases], weights: Content) -> Content:
        for seats in sorted({case.seats for case in seen}):
            for stage in (LAST, MORE):
                cases = [0.0] * (LEADS + 1)
                taken = [0.0] * (LEADS + 1)
                for case in seen:
                    if case.seats == seats and case.stage == stage:
                        cases[case.lead] += case.count
                        taken[case.lead] += case.taken
                mean = sum(taken) / max(1.0, sum(cases))
                means = [
                    (taken[lead] + PRIOR * mean) / (cases[lead] + PRIOR)
                    for lead in range(LEADS + 1)
                ]
                rising = never_falling(means[:LEADS], [count + PRIOR for count in cases[:LEADS]])
                fitted = {
                    "untouched": round(PIECE * means[UNTOUCHED]),
                    "by_lead": [round(PIECE * mean) for mean in rising],
                }
                weights = changed(weights, [str(seats), stage], fitted)
        return weights

    def loss(self, seen: list[Cases], weights: Content) -> float:
        total = 0.0
        for case in seen:
            hopes = weights[str(case.seats)][case.stage]
            hundredths = [*hopes["by_lead"], hopes["untouched"]][case.lead]
            likely = min(1 - SURE, max(SURE, hundredths / PIECE))
            total -= case.taken * log(likely) + (case.count - case.taken) * log(1 - likely)
        return total / max(1, sum(case.count for case in seen))


def never_falling(means: list[float], counts: list[float]) -> list[float]:
    """The nearest means that never fall: neighbours that do are put together.

    Who is further ahead has no less to hope for.
    """
    pools: list[tuple[float, float, int]] = []
    for mean, count in zip(means, counts, strict=True):
        pool = (mean, count, 1)
        while pools and pools[-1][0] > pool[0]:
            other = pools.pop()
            both = other[1] + pool[1]
            pool = ((other[0] * other[1] + pool[0] * pool[1]) / both, both, other[2] + pool[2])
        pools.append(pool)
    return [mean for mean, _, length in pools for _ in range(length)]


class Wins(Study[Choice]):
    """How much each sign of success counts, with the hopes as they are fitted."""

    name = "wins"

    def __init__(self, signs: list[str]) -> None:
        self.signs = signs

    @abstractmethod
    def is_turn(self, s: Any) -> bool:
        """Whether a turn begins: then positions are judged."""

    @abstractmethod
    def evaluation(self, s: Any, weights: MajorityWeights) -> MajorityEvaluation:
        """What the bot sees in a position, with these weights."""

    def observe(self, match: Match, weights: Content) -> list[Choice]:
        group = str(match.seats)
        fitted = MajorityWeights(Weights(group, weights[group]), self.signs)
        parts = shared(match.game.winners(match.end()), match.seats)
        if sum(parts) == 0.0:
            return []
        found = []
        for s, mover, _ in match.moments():
            if self.is_turn(s):
                evaluation = self.evaluation(s, fitted)
                rows = [row_of(evaluation.signs(seat, mover)) for seat in range(s.seats)]
                found.append(Choice(group, rows, parts))
        return found

    def fit(self, seen: list[Choice], weights: Content) -> Content:
        for group, choices in grouped(seen).items():
            found = softmax_weights(choices, len(self.signs), RIDGE)
            rounded = [round(weight, 3) for weight in found]
            signs = dict(zip(self.signs, rounded, strict=True))
            weights = changed(weights, [group, "signs"], signs)
        return weights

    def loss(self, seen: list[Choice], weights: Content) -> float:
        groups = grouped(seen)
        total = 0.0
        for group, choices in groups.items():
            signs = weights[group]["signs"]
            total += len(choices) * softmax_loss(choices, [signs[name] for name in self.signs])
        return total / max(1, len(seen))
