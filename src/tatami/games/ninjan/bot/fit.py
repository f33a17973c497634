"""How the weights of the evaluation follow from matches; `tools/fit.py ninjan` runs it.

Search plays on with random picks, so who wins there is mostly luck. This asks how much the win, and
how much the lead, at the end of such play tells of who really won the match.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from tatami.core.chance import dice_of
from tatami.games.ninjan.bot.evaluation import NinjanHeuristics, ahead_by, part_of_win
from tatami.games.ninjan.rules import PickCard
from tatami.games.ninjan.state import Ninjan
from tatami.search.fitting import Match, Study, shared
from tatami.search.weights import Content

FAR: Final = range(20, 201, 10)
"""The spans of points that are tried."""


@dataclass(frozen=True)
class Trial:
    """What playing on from a position brought a seat, and what the match did."""

    share: float
    ahead: int
    won: float


class Margin(Study[Trial]):
    """How much a lead counts beside the win."""

    name = "margin"

    def observe(self, match: Match, weights: Content) -> list[Trial]:
        won = shared(match.game.winners(match.end()), match.seats)
        heuristics = NinjanHeuristics(match.game)
        dice = dice_of(len(match.moves), f"fit {match.moves}")
        found = []
        for s, _, _ in match.moments():
            assert isinstance(s, Ninjan)
            if not isinstance(s.asking, PickCard) or len(s.actors()) < match.seats:
                continue
            trial = s.clone()
            heuristics.play_on(trial, dice)
            shares = shared(match.game.winners(trial), match.seats)
            points = [trial.points(seat) for seat in range(match.seats)]
            for seat in range(match.seats):
                found.append(Trial(shares[seat], ahead_by(points, seat), won[seat]))
        return found

    def fit(self, seen: list[Trial], weights: Content) -> Content:
        tried = [with_margin(seen, weights, far) for far in FAR]
        return min(tried, key=lambda found: self.loss(seen, found))

    def loss(self, seen: list[Trial], weights: Content) -> float:
        """What is left unexplained of the results, by the best line through the returns."""
        margin = weights["margin"]
        returns = [
            (1.0 - margin) * trial.share + margin * part_of_win(trial.ahead, weights["far"])
            for trial in seen
        ]
        rows = np.array([[1.0, value] for value in returns])
        won = np.array([trial.won for trial in seen])
        line = np.linalg.lstsq(rows, won, rcond=None)[0]
        return float(np.mean((rows @ line - won) ** 2))


def with_margin(seen: list[Trial], weights: Content, far: int) -> Content:
    """The weights with this span, and the margin that fits it best (least squares)."""
    rows = [[1.0, trial.share, part_of_win(trial.ahead, far)] for trial in seen]
    won = [trial.won for trial in seen]
    _, share, lead = np.linalg.lstsq(np.array(rows), np.array(won), rcond=None)[0]
    # Returns stay between 0 and 1, and a win is never worse than a loss.
    share, lead = max(0.0, float(share)), max(0.0, float(lead))
    margin = lead / (share + lead) if share + lead > 0.0 else 0.0
    return {**weights, "margin": round(margin, 2), "far": far}


STUDIES: Final[list[Study[Any]]] = [Margin()]
