"""A run of the laboratory: every variant with the same deals, on whatever can play them."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tatami.arena.lab.measures import CURVED, EQUALS, MEASURES, SKILL, Case, Played
from tatami.arena.lab.study import Curve, Study
from tatami.arena.lab.variants import Variant, game_with
from tatami.arena.lab.watch import Watched
from tatami.arena.results import Journal
from tatami.arena.schedule import Match, Plan, matches
from tatami.core.game import Game

LARGEST_BATCH = 20
"""What a run that is killed loses at most, for each of its workers."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What all matches of a study have in common: the heading of its results.

    Neither the variants nor the number of matches: more of both may come later.
    """

    game: str
    version: int
    """Of the rules."""
    seats: int
    bots: list[str]
    skill: list[str]
    seed: int
    timeout: float
    curve: Curve | None
    """None if nobody wants to know the chances along a match."""

    def plan(self, variant: Variant, series: str) -> Plan:
        """One series of a variant, as a plan of the arena."""
        return Plan(
            game=self.game,
            version=self.version,
            seats=self.seats,
            variants=[variant.options],
            bots=self.bots if series == EQUALS else self.skill,
            seed=self.seed,
            timeout=self.timeout,
        )


def setting_of(study: Study, game: Game[Any, Any]) -> Setting:
    """What all matches of the study have in common."""
    return Setting(
        game=game.name,
        version=game.version,
        seats=study.seats,
        bots=study.bots,
        skill=[study.skill.strong, study.skill.weak],
        seed=study.seed,
        timeout=study.timeout,
        curve=study.curve if CURVED & set(study.measures) else None,
    )


class Task(msgspec.Struct, frozen=True):
    """Some matches of one series of one variant."""

    variant: int
    series: str
    matches: list[Match]


Pool = Callable[
    [Callable[[Task], list[Played]], Iterable[Task]], Iterator[tuple[int, list[Played]]]
]
"""Does work on many tasks at once: `on_cores` or `on_ray`, with all else given."""


class Run:
    """The matches of a study, some of them played already."""

    def __init__(
        self,
        study: Study,
        setting: Setting,
        variants: list[Variant],
        journal: Journal[Setting, Case, Played],
    ) -> None:
        self.setting = setting
        self.variants = variants
        self.journal = journal
        wanted = {MEASURES[name].series for name in study.measures}
        games = {EQUALS: study.matches, SKILL: study.skill.matches or study.matches}
        self.series = {
            (number, series): list(matches(setting.plan(variant, series), games[series]))
            for number, variant in enumerate(variants)
            for series in games
            if series in wanted
        }

    def case(self, variant: int, series: str, match: Match) -> Case:
        """What the match is called in the results."""
        return Case(self.variants[variant].key, series, match.deal, match.rotation)

    def missing(self) -> dict[tuple[int, str], list[Match]]:
        """What is still to be played, by variant and series."""
        return {
            (variant, series): [
                match
                for match in played
                if self.case(variant, series, match) not in self.journal.done
            ]
            for (variant, series), played in self.series.items()
        }

    def tasks(self, workers: int) -> list[Task]:
        """What is still to be played, in batches; of every variant the first deals first, so that
        a run that is stopped has got about as far with each."""
        missing = self.missing()
        total = sum(map(len, missing.values()))
        size = max(1, min(LARGEST_BATCH, total // (16 * workers)))
        batches = [
            Task(variant, series, rest[start : start + size])
            for (variant, series), rest in missing.items()
            for start in range(0, len(rest), size)
        ]
        return sorted(batches, key=lambda task: task.matches[0].deal)

    def play(self, pool: Pool, workers: int, folder: str) -> Iterator[tuple[int, list[Played]]]:
        """Play what is missing; what was seen as it comes in, each batch with its size."""
        work = partial(play_task, self.setting, self.variants, folder)
        for _, batch in pool(work, self.tasks(workers)):
            self.journal.add(batch)
            yield len(batch), batch

    def played(self, variant: int) -> list[Played]:
        """All that was seen of this variant."""
        return [
            self.journal.done[self.case(variant, series, match)]
            for (number, series), found in self.series.items()
            if number == variant
            for match in found
        ]


def play_task(setting: Setting, variants: list[Variant], folder: str, task: Task) -> list[Played]:
    """In a process of its own: play these matches."""
    variant = variants[task.variant]
    game = game_with(setting.game, variant.deck)
    plan = setting.plan(variant, task.series)
    curve = setting.curve if task.series == EQUALS else None
    return [
        Watched(plan, folder, match, game, curve).seen(variant.key, task.series)
        for match in task.matches
    ]


def results_in(folder: Path, setting: Setting) -> Journal[Setting, Case, Played]:
    """The results in a folder, which a run goes on with."""
    return Journal(setting, folder / "results.jsonl", Played)
