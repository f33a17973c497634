"""Search: it finds what is best, explains itself, can be repeated, and stops when it is told to."""

from threading import Thread
from typing import Any

import pytest

from tatami.core.cards import NONE
from tatami.core.chance import Dice, dice_of
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE, Frame
from tatami.core.game import Game
from tatami.core.state import State
from tatami.core.version import is_compiled
from tatami.games import GAMES
from tatami.search import bot_named, heuristics_of
from tatami.search.budget import Budget, budget_from
from tatami.search.heuristics import Heuristics
from tatami.search.search import ROOT, Considered, Search, further
from tests.search.tables import HEADS, TAILS, Hide, LayBoth, PenniesGame

TABLES = [
    (game, seats) for game in GAMES.values() for seats in (game.fewest_seats, game.most_seats)
]
SPARING = 4 if is_compiled() else 12
"""One moment in so many is looked at, where that takes long."""
ITERATIONS = 40 if is_compiled() else 12


def choosers(s: State[Any]) -> list[int]:
    """The seats that have a real choice now."""
    return [seat for seat in s.actors() if seat != CHANCE and len(s.legal(seat)) > 1]


def at_a_choice(game: Game[Any, Any], seats: int) -> State[Any]:
    """A match at the first choice that is worth a thought."""
    s: State[Any] = game.new(seats)
    dice = dice_of(5, "search")
    heuristics = heuristics_of(game)
    while not any(
        heuristics.by_custom(game.view(s, seat), s.legal(seat), dice) == NONE
        for seat in choosers(s)
    ):
        assert s.asking is not None
        seat = s.actors()[0]
        s.apply(seat, s.asking.sample(s, seat, dice))
    return s


def thoughts(game: Game[Any, Any], s: State[Any], budget: Budget) -> list[Considered]:
    """What a bot with this much time thinks for the first seat that has a choice."""
    seat = choosers(s)[0]
    bot = Search(game, Dice(b"bot"), heuristics_of(game), budget)
    bot.choose(game.view(s, seat), s.legal(seat))
    return bot.considered


# What it finds


def test_the_better_pile_is_taken() -> None:
    ninjan = GAMES["ninjan"]
    # The last card of the match: a rock, and scissors on three piles.
    s = ninjan.read("deals=1,tie=throws 1.9 -6S/9R+8S/1S -/- -/3R -/- 0/0 - -/- Count>Resolve(1)")
    best = thoughts(ninjan, s, Budget(iterations=50))[0]
    assert ninjan.action_text(best.action) == "take 2"
    assert best.returns[1] > best.returns[0]


@pytest.mark.parametrize("first", [LayBoth(), Hide(0)])
def test_nobody_acts_on_what_only_another_seat_knows(first: Frame[Any]) -> None:
    # A search that let the second seat see the first one's penny would give it every win.
    game = PenniesGame(first)
    tried = thoughts(game, game.new(2), Budget(iterations=2000))
    assert len(tried) == 2
    for each in tried:
        assert each.visits > 200
        assert each.returns[0] == pytest.approx(0.5, abs=0.1)


class ManOfHabit(Heuristics[Any]):
    """Knows that the other seat always lays tails."""

    def foresee(self, s: State[Any], seat: int, dice: Dice) -> int:
        assert seat == 1
        return TAILS


def test_a_rival_whose_habits_are_known_is_expected_to_keep_them() -> None:
    game = PenniesGame(Hide(0))
    bot = Search(game, Dice(b"bot"), ManOfHabit(game), Budget(iterations=100))
    assert bot.choose(game.view(game.new(2), 0), [HEADS, TAILS]) == TAILS
    assert bot.considered[0].returns == [1.0, 0.0]


def test_a_rival_who_thinks_has_no_habits() -> None:
    game = PenniesGame(Hide(0))
    bot = Search(game, Dice(b"bot"), ManOfHabit(game), Budget(iterations=2000), foresees=False)
    bot.choose(game.view(game.new(2), 0), [HEADS, TAILS])
    for each in bot.considered:
        assert each.returns[0] == pytest.approx(0.5, abs=0.1)


def test_paths_differ_wherever_they_lead() -> None:
    # All short paths of small actions, from the roots of all seats.
    paths = [ROOT + seat for seat in range(8)]
    found = set(paths)
    for _ in range(3):
        paths = [further(path, action) for path in paths for action in range(12)]
        found.update(paths)
    assert len(found) == 8 * (1 + 12 + 12**2 + 12**3)


# What it says


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_explains_what_it_considered(game: Game[Any, Any], seats: int) -> None:
    s = at_a_choice(game, seats)
    tried = thoughts(game, s, Budget(ITERATIONS))
    assert sum(each.visits for each in tried) == ITERATIONS
    assert [each.visits for each in tried] == sorted([t.visits for t in tried], reverse=True)
    assert {each.action for each in tried} <= set(s.legal(choosers(s)[0]))
    for each in tried:
        assert len(each.returns) == seats
        assert all(0.0 <= each <= 1.0 for each in each.returns)


def test_a_single_choice_needs_no_thought() -> None:
    game = GAMES["ninjan"]
    bot = Search(game, Dice(b""), Heuristics(game), Budget(iterations=10**9))
    assert bot.choose(game.view(game.new(2), 0), [7]) == 7


# How long it thinks


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_dice_and_iterations_give_the_same_thoughts(
    game: Game[Any, Any], seats: int
) -> None:
    s = at_a_choice(game, seats)
    first, again = [
        [(each.action, each.visits, each.returns) for each in thoughts(game, s, Budget(ITERATIONS))]
        for _ in range(2)
    ]
    assert first == again


def test_it_stops_when_it_is_told_to() -> None:
    game = GAMES["hagakure"]
    s = at_a_choice(game, 4)
    budget = Budget(seconds=3600.0)
    answers: list[list[Considered]] = []
    thread = Thread(target=lambda: answers.append(thoughts(game, s, budget)), daemon=True)
    thread.start()
    while budget.began == 0.0:
        pass
    budget.stop()
    thread.join(60)
    assert not thread.is_alive()
    assert answers[0]
    assert not budget.stopped


def test_it_stops_when_its_time_is_over() -> None:
    game = GAMES["hagakure"]
    assert thoughts(game, at_a_choice(game, 4), Budget(seconds=0.01))


def test_there_is_an_answer_even_without_time() -> None:
    game = GAMES["hagakure"]
    budget = Budget(seconds=3600.0)
    budget.stop()
    assert sum(each.visits for each in thoughts(game, at_a_choice(game, 4), budget)) == 1


@pytest.mark.parametrize("text", ["", "0", "-5", "0s", "fast", "1.5", "nans", "-1s", "s"])
def test_a_budget_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(TatamiError, match=r"as in shogun@2000, or seconds, as in shogun@0.5s"):
        budget_from(text)


def test_only_bots_that_search_have_a_budget() -> None:
    with pytest.raises(TatamiError, match="write just greedy"):
        bot_named("greedy@100", GAMES["ninjan"], Dice(b""))
    bot = bot_named("samurai@0.5s", GAMES["ninjan"], Dice(b""))
    assert isinstance(bot, Search)
    assert bot.budget.seconds == 0.5
    assert bot.budget.iterations is None


def test_at_a_table_a_level_has_iterations_and_a_time_limit() -> None:
    bot = bot_named("shogun", GAMES["ninjan"], Dice(b""), 0.9)
    assert isinstance(bot, Search)
    assert bot.budget.seconds == 0.9
    assert bot.budget.iterations == heuristics_of(GAMES["ninjan"]).thorough


# The sense of each game


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_sense_plays_on_to_where_it_can_judge(game: Game[Any, Any], seats: int) -> None:
    heuristics = heuristics_of(game)
    dice = dice_of(9, "sense")
    s: State[Any] = game.new(seats)
    while not s.is_over():
        asked = s.asking
        assert asked is not None
        for seat in choosers(s):
            if dice.below(SPARING):
                continue
            custom = heuristics.by_custom(game.view(s, seat), s.legal(seat), dice)
            assert custom in [NONE, *s.legal(seat)]
            if custom != NONE:
                continue
            world = heuristics.imagine(game.view(s, seat), dice)
            assert not heuristics.is_judged(world)
            assert world.legal(seat) == s.legal(seat)
            legal = s.legal(seat)
            assert sorted(heuristics.rank(world, seat, legal, dice)) == sorted(legal)
            assert heuristics.width(1) >= 1
            heuristics.play_on(world, dice)
            returns = heuristics.returns(world)
            assert len(returns) == seats
            assert all(0.0 <= each <= 1.0 for each in returns)
        for seat in asked.actors(s):
            s.apply(seat, asked.sample(s, seat, dice))
