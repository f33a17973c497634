"""Why a choice is better or worse than others: what follows it, told by the game's story.

The same imagined worlds are played on after each of the choices, everybody following rules of
thumb, until the seat has decided a few times more, after others had. What the story tells on the
way is counted; and as every world is judged in the end, it is known which of these sentences went
with better results. The reason is the sentence that accounts for most of the difference: one of
those that came before the seat was asked again or, if none of them does, one that tells what came
of the turns after. So nothing is made up: what is said happened in the trials, so many times.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from tatami.core.cards import NONE
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.game import Game, View
from tatami.core.state import Entry, State
from tatami.narration.narrator import Narrator
from tatami.search import heuristics_of
from tatami.search.budget import Budget
from tatami.words import say

TRIED: Final = 48
"""Worlds in which choices are compared, if there is time."""
FEWEST: Final = 12
"""Trials below which nothing is said: it might be chance."""
AGAIN: Final = 4
"""A trial ends when the seat is to decide for this time after others had something to decide."""
FARTHEST: Final = 60
"""Decisions after which a trial ends at the latest."""
CLEARLY: Final = 0.3
"""How much more often a sentence must come, as a share of the trials, to be worth telling."""
NOTICEABLE: Final = 0.005
"""The chance to win, at least, that a reason must account for."""
SAME_WORDS: Final = 0.6
"""A sentence with such a share of its words in the choice says the choice again."""

WORD: Final = re.compile(r"\w+")

Kind = Literal["brings", "avoids", "risks", "misses"]
Told = list[list[frozenset[str]]]
"""For each choice and trial the sentences that were told."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence of the story that makes the difference."""

    kind: Kind
    what: str
    share: float
    """In which part of the trials it came."""
    otherwise: float
    """In which part of the trials of the other choices it did."""

    def said(self) -> str:
        """As a player reads it."""
        return say(
            f"hint-{self.kind}",
            what=self.what,
            times=round(10 * self.share),
            others=round(10 * self.otherwise),
        )


class Trials:
    """What followed each of some choices in the same imagined worlds."""

    def __init__(
        self,
        game: Game[Any, Any],
        narrator: Narrator[Any],
        view: View,
        choices: Sequence[int],
        dice: Dice,
    ) -> None:
        self.game = game
        self.narrator = narrator
        self.view = view
        self.choices = choices
        self.dice = dice
        self.heuristics = heuristics_of(game)
        self.texts: dict[Entry, str] = {}
        """The story of what was met with so far: to tell it anew costs more than to play on."""
        self.soon: Told = [[] for _ in choices]
        """What was told until the seat was asked again."""
        self.later: Told = [[] for _ in choices]
        """What was told after."""
        self.chances: list[list[float]] = [[] for _ in choices]
        """For each choice and trial how likely the seat was to win in the end."""

    @property
    def done(self) -> int:
        """How many worlds were tried."""
        return len(self.soon[0])

    def carry_out(self, budget: Budget) -> None:
        """Try all choices in one world after another."""
        budget.begin()
        while budget.allows(self.done):
            world = self.heuristics.imagine(self.view, self.dice)
            for number, choice in enumerate(self.choices):
                self.try_out(number, choice, world.clone())
        budget.end()

    def try_out(self, number: int, choice: int, s: State[Any]) -> None:
        """Make this choice, play on, and remember what was told and what it came to."""
        soon: set[str] = set()
        later: set[str] = set()
        self.follow(s, choice, soon, later)
        if not self.heuristics.is_judged(s):
            self.heuristics.play_on(s, self.dice)
        self.soon[number].append(frozenset(soon))
        self.later[number].append(frozenset(later))
        self.chances[number].append(self.heuristics.chances(s)[self.view.seat])

    def follow(self, s: State[Any], choice: int, soon: set[str], later: set[str]) -> None:
        """Go on until the seat has been asked often enough, and collect what its story tells."""
        mine = self.view.seat
        said_again = words_of(self.narrator.choice(self.view, choice))
        s.log = []
        has_chosen = others_have = False
        again = 0
        for _ in range(FARTHEST):
            asked = s.asking
            if asked is None or (has_chosen and self.heuristics.is_judged(s)):
                break
            for seat in asked.actors(s):
                if seat == CHANCE:
                    action = asked.sample(s, CHANCE, self.dice)
                elif seat == mine and not has_chosen:
                    action, has_chosen = choice, True
                else:
                    legal = s.legal(seat)
                    if len(legal) > 1 and seat != mine:
                        others_have = has_chosen
                    elif len(legal) > 1 and others_have:
                        again, others_have = again + 1, False
                        if again == AGAIN:
                            return
                    action = self.by_habit(s, seat, legal)
                s.apply(seat, action)
            if has_chosen:
                self.tell(s, said_again, later if again else soon, only_steps=again > 0)
            s.log = []

    def by_habit(self, s: State[Any], seat: int, legal: list[int]) -> int:
        """What a seat does by rules of thumb, as search foresees it."""
        if len(legal) == 1:
            return legal[0]
        action = self.heuristics.foresee(s, seat, self.dice)
        if action == NONE:
            action = self.heuristics.favourite(s, seat, legal, self.dice)
        return action

    def tell(
        self, s: State[Any], said_again: set[str], told: set[str], *, only_steps: bool
    ) -> None:
        """Add the sentences for what has just happened, as far as they can be a reason.

        What the seat itself chooses on the way is no reason, nor what chance deals, nor a sentence
        that only says the choice again; later on, nor what others choose.
        """
        seat = self.view.seat
        view: View | None = None
        for logged in s.log or []:
            is_action = logged.action != NONE
            if is_action and (only_steps or logged.seat in (seat, CHANCE)):
                continue
            if logged.frame.divides:
                continue  # It only says whose turn it is or where the match is, in every trial.
            entry = logged.seen_by(seat)
            text = self.texts.get(entry)
            if text is None:
                view = view or self.game.view(s, seat)
                text = self.texts[entry] = self.story(view, entry)
            words = words_of(text)
            if words and len(words & said_again) < SAME_WORDS * len(words):
                told.add(text)

    def story(self, view: View, entry: Entry) -> str:
        """What the story tells of it, as it can stand between quotation marks."""
        return " ".join(self.narrator.story(view, entry).splitlines()).rstrip(".")

    def reasons(self) -> list[Reason | None]:
        """For each choice what makes the difference; the first is taken to be the best."""
        if self.done < FEWEST or len(self.choices) < 2:
            return [None] * len(self.choices)
        return [
            self.reason(number, self.soon) or self.reason(number, self.later)
            for number in range(len(self.choices))
        ]

    def effects(self, told: Told) -> dict[str, float]:
        """How much better the seat stood in the end where a sentence was told than where not."""
        trials = [sentences for of_choice in told for sentences in of_choice]
        chances = [chance for of_choice in self.chances for chance in of_choice]
        total = sum(chances)
        found = {}
        for sentence in frozenset[str]().union(*trials):
            with_it = [
                chance for said, chance in zip(trials, chances, strict=True) if sentence in said
            ]
            without = len(chances) - len(with_it)
            if without:
                mean = sum(with_it) / len(with_it)
                found[sentence] = mean - (total - sum(with_it)) / without
        return found

    def reason(self, number: int, told: Told) -> Reason | None:
        """What makes the difference for one choice: for the best what is good about it, for the
        others what is bad, if there is something."""
        good: Reason | None = None
        bad: Reason | None = None
        most = least = NOTICEABLE
        for sentence, effect in sorted(self.effects(told).items()):
            shares = [sum(sentence in said for said in trials) / self.done for trials in told]
            share = shares.pop(number)
            otherwise = sum(shares) / len(shares)
            if abs(share - otherwise) < CLEARLY:
                continue
            worth = (share - otherwise) * effect
            if worth > most:
                most = worth
                kind: Kind = "brings" if effect > 0 else "avoids"
                good = Reason(kind, sentence, share, otherwise)
            if -worth > least:
                least = -worth
                kind = "misses" if effect > 0 else "risks"
                bad = Reason(kind, sentence, share, otherwise)
        return good if number == 0 else bad or good


def words_of(text: str) -> set[str]:
    """Its words, however they are written."""
    return set(WORD.findall(text.casefold()))
