"""The guide's lessons in a match, and how well each comes at its moment.

`python -m tests.games.lessons GAME [SEEDS]` plays guided matches with many seeds and tells which
are best; the chosen one is `SEED` in the game's `guide.py`. The browser has no script either: it
says `guide-<game>-<question>-<n>` when that question is asked for the n-th time.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from statistics import mean
from typing import Any

from tatami.core.chance import dice_of, seal_of
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.core.state import State
from tatami.games import game_named
from tatami.games.hagakure.pieces import FOOL, is_red
from tatami.games.ninjan.pieces import SUIT, VALUE, beats
from tatami.games.samurai.pieces import KIND, SHIP
from tatami.games.samurai_cards.pieces import KIND as CARD_KIND
from tatami.search import bot_named

LEARNER = 0
SEATS = 3
"""As the browser opens a guided table."""
LEARNERS = 3
"""So many learners, who choose differently, try each seed."""
LESSON = re.compile(r"^guide-(\w+?)-([A-Z]\w+-\d+) =", re.MULTILINE)


class Moment:
    """A question that the learner is asked."""

    def __init__(self, game: Game[Any, Any], s: State[Any]) -> None:
        self.view = game.view(s, LEARNER)
        self.choices = [game.parts(action) for action in s.legal(LEARNER)]

    def can(self, verb: str) -> bool:
        """Whether something can be done with this verb."""
        return any(choice["verb"] == verb for choice in self.choices)


Fit = Callable[[Moment], bool]


def costs_points(m: Moment) -> bool:
    """A pile with minus points would have to be taken by some card of the hand."""
    return any(
        sum(VALUE[card] for card in pile) < 0
        and any(beats(SUIT[card], SUIT[pile[-1]]) for card in m.view.hand)
        for pile in m.view.piles
    )


def must_follow(m: Moment) -> bool:
    """Red was led, and the hand has red cards and others."""
    led = m.view.trick[m.view.leader]
    reds = [is_red(card) for card in m.view.hands[LEARNER]]
    return m.view.leader != LEARNER and bool(is_red(led)) and any(reds) and not all(reds)


def is_extreme(m: Moment) -> bool:
    """A hand of high cards only, or of low ones."""
    numbers = [card for card in m.view.hands[LEARNER] if card != FOOL]
    return all(card >= 12 for card in numbers) or all(card <= 14 for card in numbers)


# What a lesson speaks of is there to be seen; those that fit always are not listed.
FITS: dict[str, dict[str, Fit]] = {
    "ninjan": {
        "PickCard-3": costs_points,
        "PickCard-4": lambda m: any(VALUE[card] < 0 for card in m.view.hand),
        "PickCard-5": lambda m: max(sum(VALUE[c] for c in pile) for pile in m.view.piles) >= 8,
        "Resolve-1": lambda m: m.can("take"),
        "Resolve-2": lambda m: len(m.view.resolving) > 1,
        "Resolve-3": lambda m: m.can("lay") and VALUE[m.view.picks[LEARNER]] < 0,
    },
    "hagakure": {
        "PlayChip-2": is_extreme,
        "PlayCard-2": must_follow,
        "PlayCard-3": lambda m: FOOL in (*m.view.hands[LEARNER], *m.view.trick),
        "PlayCard-4": lambda m: m.view.leader == LEARNER,
        "PlayCard-5": lambda m: any(m.view.won),
    },
    "samurai": {
        "LayTiles-3": lambda m: m.can("end"),
        "LayTiles-6": lambda m: any(KIND[tile] == SHIP for tile in m.view.hand),
    },
    "samurai_cards": {
        "PlaceCard-2": lambda m: len({CARD_KIND[card] == 3 for card in m.view.hand}) == 2,
        "PlaceCard-3": lambda m: any(lying.seat != LEARNER for lying in m.view.placed),
        "PlaceCard-5": lambda m: len(m.view.villages) > 1,
        "PlaceCard-6": lambda m: any(any(stones) for stones in m.view.stones),
    },
    "sake": {
        "ChoosePlay-2": lambda m: m.can("drink"),
        "ChoosePlay-3": lambda m: m.can("attack") or m.can("move"),
        "ChoosePlay-4": lambda m: m.can("iaido"),
        "ChoosePlay-5": lambda m: m.can("burn") or m.can("extra"),
    },
}
WELCOME = {
    "ninjan": "PickCard-1",
    "hagakure": "PlayChip-1",
    "samurai": "ChooseTiles-1",
    "samurai_cards": "PlaceCard-1",
    "sake": "ChoosePlay-1",
}
"""The lesson that tells the aim: it comes first."""


def lessons(game: str) -> list[str]:
    """The lessons that a game has."""
    text = (files(f"tatami.games.{game}") / "words" / "board.en.ftl").read_text()
    return [name for of, name in LESSON.findall(text) if of == game]


def heard(game: Game[Any, Any], seed: int, learner: int) -> list[tuple[str, bool]]:
    """The lessons of a guided match in their order, and whether each fits its moment."""
    known = set(lessons(game.name))
    chance = seal_of(seed).dice([])
    bots = [
        bot_named("ashigaru", game, dice_of(seed, f"learner {learner} seat {seat}"))
        for seat in range(SEATS)
    ]
    s: State[Any] = game.new(SEATS)
    asked: Counter[str] = Counter()
    found: list[tuple[str, bool]] = []
    while s.asking is not None and len(found) < len(known):
        seat = s.actors()[0]
        if seat == CHANCE:
            s.apply(seat, s.asking.sample(s, seat, chance))
            continue
        legal = s.legal(seat)
        # A choice of one is not asked: the house answers.
        if seat == LEARNER and len(legal) > 1:
            frame = type(s.asking).__name__
            asked[frame] += 1
            lesson = f"{frame}-{asked[frame]}"
            if lesson in known:
                fits = FITS[game.name].get(lesson)
                found.append((lesson, fits is None or fits(Moment(game, s))))
        s.apply(seat, legal[0] if len(legal) == 1 else bots[seat].choose(game.view(s, seat), legal))
    return found


def score(game: Game[Any, Any], seed: int, learners: int = LEARNERS) -> float:
    """The part of the lessons that comes at a fitting moment; 0 if the aim is not the first."""
    parts = []
    for learner in range(learners):
        found = heard(game, seed, learner)
        if not found or found[0][0] != WELCOME[game.name]:
            return 0.0
        parts.append(sum(fits for _, fits in found) / len(lessons(game.name)))
    return mean(parts)


def main() -> None:
    """Tell the best seeds."""
    game = game_named(sys.argv[1])
    seeds = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    scores = {seed: score(game, seed) for seed in range(1, seeds + 1)}
    best = sorted(scores, key=lambda seed: scores[seed], reverse=True)[:5]
    print(game.name, [(seed, round(scores[seed], 3)) for seed in best], mean(scores.values()))
    print(heard(game, best[0], 0))


if __name__ == "__main__":
    main()
