"""Bots: legal, repeatable, blind to what they may not see, and better than chance."""

from typing import Any, ClassVar

import pytest

from tatami.cli.simulate import Series, play_piece
from tatami.core.chance import Dice, dice_of
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE
from tatami.core.game import Game, Move, View
from tatami.core.laws import Trial
from tatami.core.version import is_compiled
from tatami.games import GAMES
from tatami.search import BOT_NAMES, bot_named
from tatami.search.bot import Bot
from tatami.search.match import play_on

pytestmark = pytest.mark.slow

EVERY_TABLE = [(game, seats) for game in GAMES.values() for seats in game.seats]
BRIEFLY = {"samurai": "samurai@4", "shogun": "shogun@12"}
SPARING = 4 if is_compiled() else 12
"""They are asked at one moment in so many, as it takes long to tell another history."""
EVERY_BOT = [(game, BRIEFLY.get(bot, bot)) for game in GAMES.values() for bot in BOT_NAMES]


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_a_bot_answers_only_what_is_legal_and_hidden_cards_do_not_move_it(
    game: Game[Any, Any], name: str
) -> None:
    trial = Trial(game, game.most_seats, game.options(), dice_of(3, "bots"))
    while not trial.s.is_over():
        for seat in trial.s.actors():
            legal = trial.s.legal(seat)
            if seat == CHANCE or len(legal) == 1:
                continue
            if trial.dice.below(SPARING):
                continue
            hidden = game.scramble(trial.s, trial.moves, seat, trial.dice)
            other = trial.told(hidden, "scramble")
            answers = {
                bot_named(name, game, Dice(b"same")).choose(game.view(s, seat), s.legal(seat))
                for s in (trial.s, other)
            }
            assert len(answers) == 1
            assert answers <= set(legal)
        trial.move()


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_greedy_wins_more_than_its_share_against_random(game: Game[Any, Any], seats: int) -> None:
    # A fixed seed, and a margin of about three standard deviations.
    matches = 160 if is_compiled() else 24
    bots = ["greedy"] + ["random"] * (seats - 1)
    series = Series(game.name, seats, game.options(), bots, 11, False)
    tally, _ = play_piece(series, range(matches))
    share = tally.wins[0] / matches
    assert share > 1 / seats + 0.12


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    game = next(iter(GAMES.values()))
    with pytest.raises(TatamiError, match=r"Did you mean random\?"):
        bot_named("randon", game, Dice(b""))
    with pytest.raises(
        TatamiError, match="The bots are: random, greedy, ashigaru, ronin, samurai, shogun"
    ):
        bot_named("xyz", game, Dice(b""))


def test_your_own_bot_can_play() -> None:
    class FirstBot(Bot[View]):
        """Always takes the first choice, and remembers what it was shown."""

        shown: ClassVar[list[object]] = []

        def choose(self, view: View | None, legal: list[int]) -> int:
            self.shown.append(view)
            return legal[0]

    game = GAMES["ninjan"]
    bots: list[Bot[Any]] = [FirstBot(game, Dice(b"")) for _ in range(3)]
    s = game.new(3)
    moves: list[Move] = []
    play_on(game, s, bots, Dice(b"chance"), moves)
    assert s.is_over()
    assert all(isinstance(view, View) for view in FirstBot.shown)


def test_a_bot_that_does_not_look_is_not_shown_the_table() -> None:
    assert bot_named("random", GAMES["ninjan"], Dice(b"")).choose(None, [4]) == 4
