"""How sure a figure is: 95 % confidence intervals from matches that come in clusters.

The matches of one deal resemble each other, so they are no independent witnesses. Everything
here is counted per deal, and it is the deals that vote.
"""

from math import pi, sqrt, tan
from statistics import NormalDist

import msgspec

LEVEL = 0.95
DIGITS = 6


class Estimate(msgspec.Struct, frozen=True):
    """A figure and the interval that holds the true one in 95 of 100 such runs."""

    value: float
    low: float
    high: float

    def excludes(self, truth: float) -> bool:
        """Whether that would be a surprise."""
        return not self.low <= truth <= self.high


Cluster = tuple[float, float]
"""What one deal came to, and out of how much."""


def share(clusters: list[Cluster], level: float = LEVEL) -> Estimate | None:
    """A part of a whole, from 0 to 1; nothing if there was no whole.

    It is Wilson's interval, for as many independent matches as the deals are worth. Until the
    deals speak, the matches of one deal are taken for one: a single deal of that kind is added.
    """
    counted = [(part, whole) for part, whole in clusters if whole > 0]
    if not counted:
        return None
    deals = len(counted)
    whole = sum(whole for _, whole in counted)
    value = sum(part for part, _ in counted) / whole
    if deals == 1:
        return rounded(value, 0.0, 1.0)
    size = whole / deals
    doubt = spread((value * whole + 1) / (whole + 2)) * size
    found = sum((part - value * all_of) ** 2 for part, all_of in counted)
    effect = (found + doubt * size) / (spread(value) * whole + doubt) * deals / (deals - 1)
    return wilson(value, whole / effect, student(deals - 1, level))


def wilson(value: float, trials: float, deviations: float) -> Estimate:
    """Wilson's score interval for a share in so many independent trials."""
    weight = deviations**2 / trials
    middle = (value + weight / 2) / (1 + weight)
    reach = sqrt(weight * spread(value) + weight**2 / 4) / (1 + weight)
    return rounded(value, max(0.0, middle - reach), min(1.0, middle + reach))


def spread(share: float) -> float:
    """The variance of one trial."""
    return share * (1 - share)


def mean(clusters: list[Cluster]) -> Estimate | None:
    """A mean: the sum and the number of cases of each deal; nothing if there were none."""
    counted = [(total, cases) for total, cases in clusters if cases > 0]
    if not counted:
        return None
    deals = len(counted)
    cases = sum(cases for _, cases in counted)
    value = sum(total for total, _ in counted) / cases
    if deals == 1:
        return rounded(value, value, value)
    found = sum((total - value * each) ** 2 for total, each in counted)
    reach = student(deals - 1) * sqrt(found * deals / (deals - 1)) / cases
    return rounded(value, value - reach, value + reach)


def rounded(value: float, low: float, high: float) -> Estimate:
    """An estimate without the digits that nobody can vouch for."""
    return Estimate(round(value, DIGITS), round(low, DIGITS), round(high, DIGITS))


def student(freedom: int, level: float = LEVEL) -> float:
    """How many standard deviations Student's distribution needs for the level."""
    if freedom == 1:
        return tan(pi * level / 2)
    if freedom == 2:
        return level * sqrt(2 / (1 - level**2))
    # Fisher's expansion around the normal distribution: from here on right to a thousandth at
    # 95 %, and to a hundredth at 99 %.
    z = NormalDist().inv_cdf((1 + level) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )
