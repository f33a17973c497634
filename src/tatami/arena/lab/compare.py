"""What the matches say about the variants: every measure, and how it differs from the base.

All variants get the same deals, so a difference is taken deal by deal: what a deal does to both
falls out of it. The deals vote, as everywhere in the arena.
"""

from collections import defaultdict
from collections.abc import Callable
from math import sqrt

import msgspec

from tatami.arena.intervals import (
    DIGITS,
    LEVEL,
    Cluster,
    Estimate,
    mean,
    rounded,
    share,
    spread,
    student,
)
from tatami.arena.lab.measures import EQUALS, MEASURES, SEATS, SKILL, Measure, Played, place
from tatami.arena.lab.run import Run
from tatami.arena.lab.study import Study
from tatami.arena.lab.variants import Changes, short_names, shown


class Figure(msgspec.Struct, frozen=True):
    """One measure of one variant."""

    estimate: Estimate | None = None
    """None if no match says anything about it."""
    difference: Estimate | None = None
    """From the base; None for the base itself, and where a single deal cannot tell."""

    def is_clear(self) -> bool:
        """Whether the difference would be a surprise if there were none."""
        return self.difference is not None and self.difference.excludes(0.0)


class Row(msgspec.Struct, kw_only=True):
    """One variant and what was found."""

    name: str
    """Empty for the base."""
    changes: Changes
    matches: int
    """Those that show skill are not counted."""
    forfeits: int
    figures: dict[str, Figure]
    places: list[Estimate]
    """The win share of each place: of each seat, counted from the one that began if one did."""
    best_place: int
    """The place that won most, counted from 1; 0 if there is none."""


class Level(msgspec.Struct, kw_only=True):
    """One value of a number that is varied, and what it does, all others averaged."""

    path: str
    name: str
    value: str
    against: str
    """The value that it is compared with: the base's, or the first if that was not tried."""
    effects: dict[str, Estimate]
    """The differences, by measure; none where a single deal cannot tell."""


class Report(msgspec.Struct, kw_only=True):
    """Everything that a study has found."""

    game: str
    version: int
    seats: int
    bots: list[str]
    skill: list[str]
    seed: int
    matches: int
    """Of each variant, without those that show skill."""
    fair_share: float
    measures: list[str]
    variants: list[Row]
    """The base first."""
    levels: list[Level]
    differences: int
    clear: int
    """How many differences there are, and how many of them are clear."""
    forfeits: list[str]
    """Why matches were broken off, each reason once."""


class Sample:
    """A figure, and how much each deal pulls it up or down."""

    def __init__(self, value: float, pulls: dict[int, float], doubt: float = 0.0) -> None:
        self.value = value
        self.pulls = pulls
        self.doubt = doubt
        """The square of what one more deal might pull, for shares: a few deals that all agree
        prove nothing yet. It is the same doubt as in the interval of a share."""

    def minus(self, other: "Sample") -> Estimate | None:
        """The difference, deal by deal; None if a single deal cannot tell."""
        deals = self.pulls.keys() | other.pulls.keys()
        count = len(deals)
        if count < 2:
            return None
        squares = self.doubt + other.doubt
        for deal in deals:
            squares += (self.pulls.get(deal, 0.0) - other.pulls.get(deal, 0.0)) ** 2
        reach = student(count - 1) * sqrt(squares / (count * (count - 1)))
        value = self.value - other.value
        return rounded(value, value - reach, value + reach)


def sample(clusters: dict[int, Cluster], is_share: bool, scale: float = 1.0) -> Sample | None:
    """The figure of these deals; None if there is no case."""
    cases = sum(count for _, count in clusters.values())
    if not cases:
        return None
    value = sum(total for total, _ in clusters.values()) / cases
    weight = scale * len(clusters) / cases
    return Sample(
        value * scale,
        {deal: weight * (total - value * count) for deal, (total, count) in clusters.items()},
        scale**2 * spread((value * cases + 1) / (cases + 2)) if is_share else 0.0,
    )


def average(samples: list[Sample]) -> Sample:
    """The mean of several figures."""
    deals = {deal for found in samples for deal in found.pulls}
    return Sample(
        sum(found.value for found in samples) / len(samples),
        {
            deal: sum(found.pulls.get(deal, 0.0) for found in samples) / len(samples)
            for deal in deals
        },
        sum(found.doubt for found in samples) / len(samples) ** 2,
    )


class Studied:
    """One variant: what its matches add up to."""

    def __init__(self, seats: int, played: list[Played]) -> None:
        self.seats = seats
        self.fair = 1 / seats
        self.sound = [found for found in played if not found.forfeit]
        self.places = [self.clusters(place(number, seats)) for number in range(seats)]
        shares = [whole(found) for found in self.places]
        self.best = max(range(seats), key=lambda number: shares[number])

    def clusters(
        self, of: Callable[[Played], Cluster], series: str = MEASURES[SEATS].series
    ) -> dict[int, Cluster]:
        """The sums of every deal that says something."""
        total: defaultdict[int, float] = defaultdict(float)
        cases: defaultdict[int, float] = defaultdict(float)
        for played in self.sound:
            if played.case.series == series:
                part, count = of(played)
                total[played.case.deal] += part
                cases[played.case.deal] += count
        return {deal: (total[deal], count) for deal, count in cases.items() if count}

    def of(self, name: str) -> dict[int, Cluster]:
        """The sums of every deal for a measure; of the seats, those of the best one."""
        if name == SEATS:
            return self.places[self.best]
        measure: Measure = MEASURES[name]
        return self.clusters(measure.of, measure.series)

    def scale(self, name: str) -> float:
        """How much of the measure an additional win is: skill counts from chance to all wins."""
        return 1 / (1 - self.fair) if MEASURES[name].series == SKILL else 1.0

    def sample(self, name: str) -> Sample | None:
        """The measure with the pulls of the deals, for differences."""
        return sample(self.of(name), MEASURES[name].is_share, self.scale(name))

    def place_shares(self) -> list[Estimate | None]:
        """What each place wins, with intervals that hold for all of them at once."""
        level = 1 - (1 - LEVEL) / self.seats
        return [share(list(clusters.values()), level) for clusters in self.places]

    def estimate(self, name: str) -> Estimate | None:
        """The measure with its interval."""
        if name == SEATS:
            return self.place_shares()[self.best]
        clusters = list(self.of(name).values())
        if not MEASURES[name].is_share:
            return mean(clusters)
        found = share(clusters)
        if found is None or MEASURES[name].series != SKILL:
            return found
        fair, scale = self.fair, self.scale(name)
        low, high = scale * (found.low - fair), scale * (found.high - fair)
        return rounded(scale * (found.value - fair), low, high)


def whole(clusters: dict[int, Cluster]) -> float:
    """What all deals come to."""
    cases = sum(count for _, count in clusters.values())
    return sum(total for total, _ in clusters.values()) / cases if cases else 0.0


def report(study: Study, run: Run) -> Report:
    """What the study has found."""
    found = [run.played(number) for number in range(len(run.variants))]
    studied = [Studied(study.seats, played) for played in found]
    samples = [{name: one.sample(name) for name in study.measures} for one in studied]
    rows = []
    for number, variant in enumerate(run.variants):
        figures = {}
        for name in study.measures:
            own, base = samples[number][name], samples[0][name]
            difference = own.minus(base) if number and own and base else None
            figures[name] = Figure(studied[number].estimate(name), difference)
        places = [estimate for estimate in studied[number].place_shares() if estimate is not None]
        rows.append(
            Row(
                name=variant.name,
                changes=variant.changes,
                matches=sum(played.case.series == EQUALS for played in found[number]),
                forfeits=len(found[number]) - len(studied[number].sound),
                figures=figures,
                places=places,
                best_place=studied[number].best + 1 if places else 0,
            )
        )
    compared = [figure for row in rows for figure in row.figures.values() if figure.difference]
    setting = run.setting
    return Report(
        game=setting.game,
        version=setting.version,
        seats=setting.seats,
        bots=setting.bots,
        skill=setting.skill,
        seed=setting.seed,
        matches=study.matches,
        fair_share=round(1 / study.seats, DIGITS),
        measures=study.measures,
        variants=rows,
        levels=levels(study, run, samples),
        differences=len(compared),
        clear=sum(figure.is_clear() for figure in compared),
        forfeits=sorted({one.forfeit for played in found for one in played if one.forfeit}),
    )


# What each number does


def levels(study: Study, run: Run, samples: list[dict[str, Sample | None]]) -> list[Level]:
    """Every value of everything that is varied, compared with the one that the base has."""
    grid = [number for number, variant in enumerate(run.variants) if variant.point]
    if not grid:
        return []
    paths = list(run.variants[grid[0]].point)
    short = short_names(paths)
    found = []
    for path in paths:
        groups: defaultdict[str, list[int]] = defaultdict(list)
        for number in grid:
            groups[shown(run.variants[number].point[path])].append(number)
        against = next(iter(groups))
        for number in grid:
            if path not in run.variants[number].changes:
                against = shown(run.variants[number].point[path])
        for value, numbers in groups.items():
            if value != against:
                found.append(
                    Level(
                        path=path,
                        name=short[path],
                        value=value,
                        against=against,
                        effects=contrasts(study, samples, numbers, groups[against]),
                    )
                )
    return found


def contrasts(
    study: Study, samples: list[dict[str, Sample | None]], these: list[int], those: list[int]
) -> dict[str, Estimate]:
    """By how much each measure differs between two groups of variants, where that can be told."""
    found = {name: contrast(samples, name, these, those) for name in study.measures}
    return {name: effect for name, effect in found.items() if effect is not None}


def contrast(
    samples: list[dict[str, Sample | None]], name: str, these: list[int], those: list[int]
) -> Estimate | None:
    """By how much a measure differs between two groups of variants, on average."""
    here = [one for number in these if (one := samples[number][name]) is not None]
    there = [one for number in those if (one := samples[number][name]) is not None]
    return average(here).minus(average(there)) if here and there else None
