"""What the results prove: win shares, ratings, who beats whom, and what the seats are worth."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from statistics import NormalDist

import msgspec

from tatami.arena.intervals import DIGITS, LEVEL, Cluster, Estimate, mean, share
from tatami.arena.matches import Result
from tatami.arena.schedule import Plan
from tatami.core.cards import NONE
from tatami.core.game import Options, Value

QUIET = "default"
"""How an option is told that the table does not mention because it is the default."""

BARS = 16
"""At most so many bars show how long the matches were."""


class Rating(msgspec.Struct):
    """OpenSkill's opinion: its best guess, its doubt, and the interval that follows."""

    mu: float
    sigma: float
    low: float
    high: float


class Standing(msgspec.Struct, kw_only=True):
    """How one bot has done."""

    name: str
    played: int
    """Seats held, over all matches."""
    wins: float
    """A win that is shared counts as a part."""
    win_share: Estimate
    win_rate: Estimate
    """As the share, but a win that is shared counts whole."""
    rating: Rating
    mean_score: Estimate | None
    decisions: int
    seconds_per_decision: float
    """Mean thinking time; not the same in every run."""
    forfeits: int


class Bar(msgspec.Struct):
    """How many matches had from `low` to `high` decisions."""

    low: int
    high: int
    games: int


class Length(msgspec.Struct):
    """How long the matches were, in decisions of the seats."""

    mean: Estimate
    shortest: int
    longest: int
    bars: list[Bar]


class Table(msgspec.Struct, kw_only=True):
    """What the matches say about the game, whoever played them; forfeited ones say nothing."""

    games: int
    seats: list[Estimate]
    """The win share of each seat."""
    turn_order: list[Estimate] | None
    """The win share of who began, and of the others in their order; None if all begin at once."""
    shared: Estimate | None
    """How many of the matches had several winners."""
    length: Length | None


class Variant(msgspec.Struct, kw_only=True):
    """A table with other options, and how the game is there."""

    changed: dict[str, Value]
    options: Options
    table: Table


class LostMatch(msgspec.Struct, kw_only=True):
    """A match that was lost by forfeit."""

    deal: int
    rotation: int
    seat: int
    name: str
    reason: str


class Report(msgspec.Struct, kw_only=True):
    """Everything that a run of the arena proves."""

    game: str
    version: int
    seats: int
    options: Options
    bots: list[str]
    seed: int
    games: int
    deals: int
    fair_share: float
    standings: list[Standing]
    """The strongest first."""
    matrix: list[list[Estimate | None]]
    """Of the wins that went to one of two, the part of the row's bot; in the same order."""
    table: Table
    forfeits: list[LostMatch]
    balance: list[Variant] | None
    """The options compared, the plan's own first; None if that was not asked for."""


def report(plan: Plan, results: Iterable[Result], balance: bool) -> Report:
    """What these results prove; their order does not matter."""
    ordered = sorted(results, key=lambda found: (found.variant, found.deal, found.rotation))
    own = [result for result in ordered if result.variant == 0]
    names = plan.entries()
    ratings = rate(len(names), own)
    standings = [standing(entry, names, ratings, own) for entry in range(len(names))]
    ranking = sorted(
        range(len(names)), key=lambda entry: standings[entry].win_share.value, reverse=True
    )
    return Report(
        game=plan.game,
        version=plan.version,
        seats=plan.seats,
        options=plan.variants[0],
        bots=plan.bots,
        seed=plan.seed,
        games=len(own),
        deals=len({result.deal for result in own}),
        fair_share=round(1 / plan.seats, DIGITS),
        standings=[standings[entry] for entry in ranking],
        matrix=[[duel(row, column, own) for column in ranking] for row in ranking],
        table=table(plan.seats, own),
        forfeits=[forfeit_of(result, names) for result in ordered if result.forfeit],
        balance=variants(plan, ordered) if balance else None,
    )


# Bots


def standing(entry: int, names: list[str], ratings: list[Rating], own: list[Result]) -> Standing:
    """How this entry has done."""
    seats = [(result, seat) for result in own for seat in seats_of(entry, result)]
    asked = sum(result.asked[seat] for result, seat in seats)
    thought = sum(result.seconds[seat] for result, seat in seats)
    win_share = share(by_deal(seats, lambda result, seat: part(result, seat)))
    win_rate = share(by_deal(seats, lambda result, seat: float(seat in result.winners)))
    assert win_share is not None
    assert win_rate is not None
    scored = [(result, seat) for result, seat in seats if result.scores]
    return Standing(
        name=names[entry],
        played=len(seats),
        wins=round(sum(part(result, seat) for result, seat in seats), DIGITS),
        win_share=win_share,
        win_rate=win_rate,
        rating=ratings[entry],
        mean_score=mean(by_deal(scored, lambda result, seat: float(result.scores[seat]))),
        decisions=asked,
        seconds_per_decision=round(thought / max(1, asked), DIGITS),
        forfeits=sum(lost_by(result, seat) for result, seat in seats),
    )


def seats_of(entry: int, result: Result) -> list[int]:
    """The seats that the entry held."""
    return [seat for seat, sitter in enumerate(result.seating) if sitter == entry]


def part(result: Result, seat: int) -> float:
    """The seat's part of the win."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def lost_by(result: Result, seat: int) -> bool:
    """Whether the seat forfeited the match."""
    return result.forfeit is not None and result.forfeit.seat == seat


def by_deal(
    cases: list[tuple[Result, int]], worth: Callable[[Result, int], float]
) -> list[Cluster]:
    """What the cases of each deal are worth together, and how many there are."""
    total: defaultdict[int, float] = defaultdict(float)
    count: defaultdict[int, int] = defaultdict(int)
    for result, seat in cases:
        total[result.deal] += worth(result, seat)
        count[result.deal] += 1
    return [(total[deal], count[deal]) for deal in count]


def duel(one: int, other: int, own: list[Result]) -> Estimate | None:
    """Of the wins that went to one of the two, the part of the first; None if there were none.

    A bot that holds several seats is counted with their mean.
    """
    if one == other:
        return None
    won: defaultdict[int, float] = defaultdict(float)
    either: defaultdict[int, float] = defaultdict(float)
    for result in own:
        if one in result.seating and other in result.seating:
            mine, theirs = mean_part(one, result), mean_part(other, result)
            won[result.deal] += mine
            either[result.deal] += mine + theirs
    return share([(won[deal], either[deal]) for deal in either])


def mean_part(entry: int, result: Result) -> float:
    """The entry's part of the win, for each of its seats."""
    seats = seats_of(entry, result)
    return sum(part(result, seat) for seat in seats) / len(seats)


def rate(entries: int, own: list[Result]) -> list[Rating]:
    """The OpenSkill ratings after these matches, in their order.

    The winners come first and all others after them: what the points of those who did not win
    are worth is not the same in every game.
    """
    from openskill.models import PlackettLuce

    # Bots do not change while they play: tau, the doubt that time adds, is none.
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(entries)]
    for result in own:
        teams = [[model.rating(ratings[e].mu, ratings[e].sigma)] for e in result.seating]
        ranks = [float(seat not in result.winners) for seat in range(len(result.seating))]
        rated = model.rate(teams, ranks=ranks)
        for entry in set(result.seating):
            seats = seats_of(entry, result)
            mu = sum(rated[seat][0].mu for seat in seats) / len(seats)
            sigma = sum(rated[seat][0].sigma for seat in seats) / len(seats)
            ratings[entry] = model.rating(mu, sigma)
    reach = NormalDist().inv_cdf((1 + LEVEL) / 2)
    return [
        Rating(
            round(found.mu, DIGITS),
            round(found.sigma, DIGITS),
            round(found.mu - reach * found.sigma, DIGITS),
            round(found.mu + reach * found.sigma, DIGITS),
        )
        for found in ratings
    ]


def forfeit_of(result: Result, names: list[str]) -> LostMatch:
    """The line about a match that was lost by forfeit."""
    assert result.forfeit is not None
    seat = result.forfeit.seat
    return LostMatch(
        deal=result.deal,
        rotation=result.rotation,
        seat=seat,
        name=names[result.seating[seat]],
        reason=result.forfeit.reason,
    )


# The game itself


def variants(plan: Plan, results: list[Result]) -> list[Variant]:
    """The game with each choice of options."""
    own = plan.variants[0]
    return [
        Variant(
            changed={
                name: options.get(name, QUIET)
                for name in {**own, **options}
                if own.get(name) != options.get(name)
            },
            options=options,
            table=table(plan.seats, [found for found in results if found.variant == variant]),
        )
        for variant, options in enumerate(plan.variants)
    ]


def table(seats: int, results: list[Result]) -> Table:
    """What these matches say about the game."""
    fair = [result for result in results if result.forfeit is None]
    turns = [result for result in fair if result.first != NONE]
    return Table(
        games=len(fair),
        seats=shares_of_places(seats, fair, lambda result, seat: seat),
        turn_order=shares_of_places(
            seats, turns, lambda result, place: (result.first + place) % seats
        )
        or None,
        shared=share(by_deal([(result, NONE) for result in fair], several_won)),
        length=length(fair),
    )


def several_won(result: Result, seat: int) -> float:
    """1 if the win was shared."""
    return float(len(result.winners) > 1)


def shares_of_places(
    places: int, results: list[Result], seat_at: Callable[[Result, int], int]
) -> list[Estimate]:
    """The win share of each place, be it a seat or a turn; none if there are no results."""
    found = [
        share(by_deal([(result, seat_at(result, place)) for result in results], part))
        for place in range(places)
    ]
    return [estimate for estimate in found if estimate is not None]


def length(results: list[Result]) -> Length | None:
    """How long the matches were."""
    average = mean(by_deal([(result, NONE) for result in results], decisions_of))
    if average is None:
        return None
    lengths = [result.decisions for result in results]
    shortest, longest = min(lengths), max(lengths)
    width = (longest - shortest) // BARS + 1
    bars = [Bar(low, low + width - 1, 0) for low in range(shortest, longest + 1, width)]
    for each in lengths:
        bars[(each - shortest) // width].games += 1
    return Length(average, shortest, longest, bars)


def decisions_of(result: Result, seat: int) -> float:
    """How many decisions the match took."""
    return float(result.decisions)
