"""Standings of made-up results with known answers."""

from random import Random

import pytest

from tatami.arena.matches import Forfeit, Result
from tatami.arena.schedule import Plan
from tatami.arena.standings import Report, report
from tatami.core.cards import NONE
from tatami.core.game import Options

PLAIN: list[Options] = [{"ties": "shared"}]


def plan(bots: list[str], seats: int, variants: list[Options] = PLAIN) -> Plan:
    return Plan(
        game="toy", version=1, seats=seats, variants=variants, bots=bots, seed=1, timeout=1.0
    )


def result(
    deal: int,
    seating: tuple[int, ...],
    winners: list[int],
    rotation: int = 0,
    variant: int = 0,
    decisions: int = 10,
    first: int = NONE,
    forfeit: Forfeit | None = None,
) -> Result:
    """How a match ended; the winners have 5 points, everybody was asked twice for a second."""
    seats = range(len(seating))
    return Result(
        variant=variant,
        deal=deal,
        rotation=rotation,
        seating=seating,
        winners=winners,
        scores=[] if forfeit else [5 * (seat in winners) for seat in seats],
        decisions=decisions,
        first=first,
        asked=[2 for _ in seats],
        seconds=[1.0 for _ in seats],
        forfeit=forfeit,
    )


def duels(deals: int, better: int, bots: int = 2) -> list[Result]:
    """Deals for two, played from both seats; the first bot wins `better` of four matches."""
    found = []
    for deal in range(deals):
        for rotation, seating in enumerate([(0, 1), (1, 0)]):
            wins = (2 * deal + rotation) % 4 < better
            found.append(result(deal, seating, [seating.index(0 if wins else 1)], rotation))
    return found


def proof(results: list[Result], bots: list[str], seats: int, balance: bool = False) -> Report:
    return report(plan(bots, seats), results, balance)


def test_win_shares_are_counted_and_the_strongest_comes_first() -> None:
    found = proof(duels(40, better=1), ["weak", "strong"], 2)
    strong, weak = found.standings
    assert (strong.name, strong.played, strong.wins) == ("strong", 80, 60)
    assert (strong.win_share.value, weak.win_share.value) == (0.75, 0.25)
    assert strong.win_share.excludes(0.5)
    assert weak.win_share.excludes(0.5)
    assert strong.mean_score is not None
    assert strong.mean_score.value == 3.75
    assert strong.seconds_per_decision == 0.5
    assert (found.games, found.deals, found.fair_share) == (80, 40, 0.5)


def test_bots_that_are_alike_are_not_told_apart() -> None:
    found = proof(duels(40, better=2), ["one", "other"], 2)
    assert not found.standings[0].win_share.excludes(0.5)


def test_the_order_of_the_results_does_not_matter() -> None:
    results = duels(20, better=1)
    shuffled = results.copy()
    Random(3).shuffle(shuffled)
    assert proof(results, ["a", "b"], 2) == proof(shuffled, ["a", "b"], 2)


def test_a_shared_win_counts_as_a_part_of_the_share_and_whole_for_the_rate() -> None:
    results = [result(deal, (0, 1, 2), [0, 2]) for deal in range(5)]
    found = {bot.name: bot for bot in proof(results, ["a", "b", "c"], 3).standings}
    assert (found["a"].win_share.value, found["a"].win_rate.value) == (0.5, 1.0)
    assert (found["b"].win_share.value, found["b"].win_rate.value) == (0.0, 0.0)


def test_a_bot_with_several_seats_is_counted_for_each() -> None:
    results = [result(deal, (0, 1, 1, 1), [deal % 4]) for deal in range(40)]
    found = proof(results, ["solo", "crowd"], 4)
    assert [bot.win_share.value for bot in found.standings] == [0.25, 0.25]
    assert found.matrix[0][1] is not None
    assert found.matrix[0][1].value == 0.5


def test_the_matrix_tells_who_beats_whom() -> None:
    results = [result(deal, (0, 1), [deal % 4 == 0]) for deal in range(40)]
    results += [result(deal, (1, 2), [0]) for deal in range(40, 80)]
    found = proof(results, ["a", "b", "c"], 2)
    names = [bot.name for bot in found.standings]
    cell = {
        (row, column): found.matrix[i][j]
        for i, row in enumerate(names)
        for j, column in enumerate(names)
    }
    ahead, behind, sure = cell["a", "b"], cell["b", "a"], cell["b", "c"]
    assert ahead is not None
    assert behind is not None
    assert sure is not None
    assert (ahead.value, behind.value, sure.value) == (0.75, 0.25, 1.0)
    assert cell["a", "c"] is None
    assert cell["a", "a"] is None


def strengths(seed: int, tables: int) -> list[Result]:
    """Tables of three out of four bots, each as likely to win as its strength: 1, 2, 4, 8."""
    luck = Random(seed)
    found = []
    for deal in range(tables):
        seating = tuple(luck.sample(range(4), 3))
        winner = luck.choices(range(3), [2**entry for entry in seating])[0]
        found.append(result(deal, seating, [winner]))
    return found


def test_ratings_find_the_order_of_strength() -> None:
    found = proof(strengths(1, 600), ["1", "2", "4", "8"], 3)
    by_rating = sorted(found.standings, key=lambda bot: bot.rating.mu)
    assert [bot.name for bot in by_rating] == ["1", "2", "4", "8"]
    assert by_rating[0].rating.high < by_rating[3].rating.low
    assert all(bot.rating.low < bot.rating.mu < bot.rating.high for bot in by_rating)


def test_ratings_grow_surer_with_the_matches() -> None:
    few = proof(strengths(1, 20), ["1", "2", "4", "8"], 3)
    many = proof(strengths(1, 600), ["1", "2", "4", "8"], 3)
    assert max(b.rating.sigma for b in many.standings) < min(b.rating.sigma for b in few.standings)


def test_the_seats_are_compared() -> None:
    results = [result(deal, (0, 1), [0], first=1) for deal in range(30)]
    found = proof(results, ["a", "b"], 2).table
    assert [seat.value for seat in found.seats] == [1.0, 0.0]
    assert found.turn_order is not None
    assert [turn.value for turn in found.turn_order] == [0.0, 1.0]


def test_nobody_is_first_when_all_choose_at_once() -> None:
    assert proof(duels(4, better=2), ["a", "b"], 2).table.turn_order is None


def test_the_length_of_the_matches() -> None:
    results = [result(deal, (0, 1), [0], decisions=10 + deal) for deal in range(40)]
    found = proof(results, ["a", "b"], 2).table.length
    assert found is not None
    assert (found.mean.value, found.shortest, found.longest) == (29.5, 10, 49)
    assert sum(bar.games for bar in found.bars) == 40
    assert (found.bars[0].low, found.bars[-1].high >= 49) == (10, True)


def test_a_forfeit_is_reported_and_says_nothing_about_the_game() -> None:
    results = [result(deal, (0, 1), [0]) for deal in range(3)]
    results.append(result(3, (0, 1), [0], forfeit=Forfeit(1, "fell asleep")))
    found = proof(results, ["a", "b"], 2)
    assert (found.table.games, found.games) == (3, 4)
    assert [(lost.deal, lost.name, lost.reason) for lost in found.forfeits] == [
        (3, "b", "fell asleep")
    ]
    assert {bot.name: bot.forfeits for bot in found.standings} == {"a": 0, "b": 1}
    assert {bot.name: bot.wins for bot in found.standings} == {"a": 4, "b": 0}


def test_a_run_of_forfeits_only_still_has_a_report() -> None:
    results = [result(deal, (0, 1), [0], forfeit=Forfeit(1, "left")) for deal in range(3)]
    found = proof(results, ["a", "b"], 2).table
    assert (found.games, found.seats, found.turn_order, found.length) == (0, [], None, None)


def test_options_are_compared_table_by_table() -> None:
    tables: list[Options] = [{"deals": 1, "tie": "throws"}, {"deals": 3, "tie": "throws"}]
    results = [
        result(deal, (0, 1), [variant], variant=variant, decisions=10 + 20 * variant)
        for deal in range(20)
        for variant in (0, 1)
    ]
    found = report(plan(["a", "b"], 2, tables), results, balance=True)
    assert found.balance is not None
    assert [variant.changed for variant in found.balance] == [{}, {"deals": 3}]
    lengths = [variant.table.length for variant in found.balance]
    assert [length and length.mean.value for length in lengths] == [10, 30]
    assert [variant.table.seats[0].value for variant in found.balance] == [1.0, 0.0]
    assert found.games == 20


@pytest.mark.parametrize("winners", [[], [0, 1]])
def test_a_match_that_nobody_wins_or_all_do_moves_no_rating(winners: list[int]) -> None:
    found = proof([result(deal, (0, 1), winners) for deal in range(20)], ["a", "b"], 2)
    one, other = found.standings
    assert one.rating.mu == pytest.approx(other.rating.mu)
