"""How the weights of the evaluation follow from matches; `tools/fit.py sake` runs it."""

from typing import Any, Final

from tatami.core.cards import members
from tatami.games.sake.bot.evaluation import SIGNS, all_signs
from tatami.games.sake.state import Sake
from tatami.search.fitting import Choice, Match, Study, row_of, softmax_loss, softmax_weights
from tatami.search.weights import Content

RIDGE: Final = 1.0
EVERY: Final = 8
"""A position is judged at one decision in so many: what follows at once is much the same."""


class Wins(Study[Choice]):
    """Who wins: one of the samurai who are alive, or all spirits together."""

    name = "wins"

    def observe(self, match: Match, weights: Content) -> list[Choice]:
        end = match.end()
        assert isinstance(end, Sake)
        winners = set(members(end.winners))
        alive = set(members(end.alive))
        found = []
        for number, (s, _, _) in enumerate(match.moments()):
            assert isinstance(s, Sake)
            if number % EVERY:
                continue
            # Somebody who is alive now may have won as a spirit: that tells nothing of samurai.
            won = [float(seat in winners & alive) for seat in members(s.alive)]
            if s.spirits:
                won.append(float(not winners <= alive))
            total = sum(won)
            if total > 0.0:
                rows = [row_of(signs) for signs in all_signs(s)]
                found.append(Choice("", rows, [part / total for part in won]))
        return found

    def fit(self, seen: list[Choice], weights: Content) -> Content:
        found = softmax_weights(seen, len(SIGNS), RIDGE)
        rounded = [round(weight, 2) for weight in found]
        return {**weights, **dict(zip(SIGNS, rounded, strict=True))}

    def loss(self, seen: list[Choice], weights: Content) -> float:
        return softmax_loss(seen, [weights[name] for name in SIGNS])


STUDIES: Final[list[Study[Any]]] = [Wins()]
