"""Laws of numbers, for every game and number of seats."""

from typing import Any

import pytest

from tatami.core.cards import NONE
from tatami.core.chance import Dice, dice_of
from tatami.core.frames import CHANCE, WATCHER
from tatami.core.game import Game, Move, Options
from tatami.core.indexing import Saying
from tatami.core.numbers import SAID, Numbers
from tatami.core.sheet import Sheet
from tatami.core.state import State
from tatami.core.version import is_compiled
from tatami.games import GAMES

SPARING = 3 if is_compiled() else 15
"""One moment in so many is looked at."""

LONG = {"sake": 10, "hagakure": 2}
"""Games whose matches are so long that moments are looked at so many times less often."""

TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in GAMES.values()
    for seats in game.seats
]


class Played:
    """A match at random, and the moments of it that are looked at."""

    def __init__(
        self, game: Game[Any, Any], seats: int, seed: int = 0, chosen: Options | None = None
    ) -> None:
        self.game = game
        self.numbers = Numbers(game, seats, chosen)
        self.dice = dice_of(seed, f"numbers {game.name} {seats}")
        self.s: State[Any] = game.new(seats, chosen)
        self.moves: list[Move] = []

    def moments(self, sparing: int = 1) -> Any:
        """Stop now and then, so many times less often than otherwise, and at the end."""
        sparing *= SPARING * LONG.get(self.game.name, 1)
        while not self.s.is_over():
            actors = self.s.actors()
            actor = actors[self.dice.below(len(actors))]
            if actor != CHANCE and self.dice.below(sparing) == 0:
                yield actor
            legal = self.s.legal(actor)
            action = legal[self.dice.below(len(legal))]
            self.moves.append((actor, action))
            self.s.apply(actor, action)
        yield NONE

    def observed(self, s: State[Any], seat: int) -> list[int]:
        """What the seat sees, as it is written."""
        return observed(self.numbers, s, seat)


def observed(numbers: Numbers, s: State[Any], seat: int) -> list[int]:
    sheet = numbers.sheet(1)
    sheet.begin(0, seat)
    numbers.observation.write(s, seat, sheet)
    assert sheet.written(0) == numbers.observation.unpadded
    sheet.end()
    return sheet.row(0)


def viewers(s: State[Any]) -> list[int]:
    return [*range(s.seats), WATCHER]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_observation_determines_the_view(game: Game[Any, Any], seats: int) -> None:
    played = Played(game, seats)
    for _ in played.moments():
        for seat in viewers(played.s):
            view = game.view(played.s, seat)
            read = played.numbers.observation.read(played.observed(played.s, seat), seat)
            # What follows from the rest is not there, so it has to come out anew.
            for name, blank in played.numbers.observation.derived.items():
                assert getattr(read, name) == blank
            assert game.view(game.imagine(read, played.dice), seat) == view


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_observation_leaks_nothing(game: Game[Any, Any], seats: int) -> None:
    played = Played(game, seats)
    looked = 0
    for _ in played.moments():
        looked += 1
        if looked % 3:
            continue
        for seat in viewers(played.s):
            other = game.new(seats)
            for actor, action in game.scramble(played.s, played.moves, seat, played.dice):
                other.apply(actor, action)
            assert played.observed(other, seat) == played.observed(played.s, seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_can_be_said_is_what_is_legal(game: Game[Any, Any], seats: int) -> None:
    played = Played(game, seats)
    index = played.numbers.index
    for actor in played.moments():
        if actor == NONE:
            break
        legal = played.s.legal(actor)
        saying = Saying(index)
        saying.begin(played.s, actor)
        assert sorted(said_to_the_end(played.s, actor, saying, played.numbers)) == sorted(legal)
        for action in legal:
            path = index.path(action)
            assert all(0 <= place < index.num_actions for place in path)
            assert index.action(path) == action
            assert game.action_from(game.action_text(action)) == action


def said_to_the_end(s: State[Any], seat: int, saying: Saying, numbers: Numbers) -> list[int]:
    """All actions to which the masks lead."""
    sheet = numbers.mask_sheet(1)
    sheet.begin(0, seat)
    saying.put_mask(s, seat, sheet)
    sheet.end()
    found = []
    for index, can_be_said in enumerate(sheet.row(0)):
        assert sheet.has(0, index) == bool(can_be_said)
        if can_be_said:
            further = saying.copy()
            action = further.say(index)
            if action == NONE:
                found += said_to_the_end(s, seat, further, numbers)
            else:
                found.append(action)
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_who_writes_quickly_writes_the_same(game: Game[Any, Any], seats: int) -> None:
    played = Played(game, seats)
    observation = played.numbers.observation
    assert observation.writer is not None
    for _ in played.moments():
        for seat in viewers(played.s):
            sheet = played.numbers.sheet(1)
            sheet.begin(0, seat)
            sheet.one_of(seat, seats)
            observation.write_view(game.view(played.s, seat), sheet)
            sheet.end()
            assert sheet.row(0) == played.observed(played.s, seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_fields_lie_one_after_another(game: Game[Any, Any], seats: int) -> None:
    numbers = Numbers(game, seats)
    offset = 0
    for span in numbers.observation.spans:
        assert span.offset == offset
        offset += span.size
    assert offset == numbers.size
    assert numbers.size % 8 == 0
    assert (SAID in [span.name for span in numbers.observation.spans]) == (not numbers.is_flat)


CHOICES = [
    pytest.param(game, {option.name: value}, id=f"{game.name}-{option.name}-{value}")
    for game in GAMES.values()
    for option in game.declared
    for value in [*option.values[1:], *([] if option.is_seat else option.numbers[-1:])]
]


@pytest.mark.parametrize(("game", "chosen"), CHOICES)
def test_every_option_has_numbers_too(game: Game[Any, Any], chosen: Options) -> None:
    seats = game.fewest_seats
    played = Played(game, seats, chosen=chosen)
    for actor in played.moments(sparing=10):
        for seat in viewers(played.s):
            view = game.view(played.s, seat)
            read = played.numbers.observation.read(played.observed(played.s, seat), seat)
            assert game.view(game.imagine(read, played.dice), seat) == view
        if actor != NONE:
            saying = Saying(played.numbers.index)
            saying.begin(played.s, actor)
            said = said_to_the_end(played.s, actor, saying, played.numbers)
            assert sorted(said) == sorted(played.s.legal(actor))


def test_who_begins_by_lot_is_told() -> None:
    game = GAMES["hagakure"]
    numbers = Numbers(game, 3, {"first": "lot"})
    s = game.new(3, {"first": "lot"})
    view = numbers.observation.read(observed(numbers, s, 0), 0)
    assert view.options["first"] == "lot"
    s.apply(CHANCE, s.legal(CHANCE)[2])
    view = numbers.observation.read(observed(numbers, s, 0), 0)
    assert view.options["first"] == 3


def test_returns_add_up_to_nothing() -> None:
    game = GAMES["ninjan"]
    for seats in game.seats:
        numbers = Numbers(game, seats, {"tie": "shared"})
        for seed in range(20):
            s = random_end(game.new(seats, {"tie": "shared"}), dice_of(seed, "returns"))
            returns = numbers.returns(s)
            assert sum(returns) == pytest.approx(0)
            best = [seat for seat in range(seats) if returns[seat] == max(returns)]
            assert best == game.winners(s)
            if len(best) == 1:
                assert max(returns) == 1
        assert numbers.returns(game.new(seats)) == [0.0] * seats


def random_end(s: State[Any], dice: Dice) -> State[Any]:
    while not s.is_over():
        actor = s.actors()[0]
        legal = s.legal(actor)
        s.apply(actor, legal[dice.below(len(legal))])
    return s


def test_numbers_are_written_and_read_wherever_they_begin() -> None:
    values = [-9999, -128, -65, -64, -1, 0, 1, 63, 64, 127, 128, 9999, 16319]
    for before in range(9):
        sheet = Sheet(1, 100, 2)
        sheet.begin(0, 0)
        for _ in range(before):
            sheet.number(-1)
        for value in values:
            sheet.long_number(value)
        sheet.bits(0b1011, 4)
        sheet.one_of(60, 70 - before - 1)
        sheet.end()
        row = sheet.row(0)
        found = [row[i] + 128 * row[i + 1] for i in range(before, before + 2 * len(values), 2)]
        assert found == values
        assert row[:before] == [-1] * before
        rest = row[before + 2 * len(values) :]
        assert [place for place, number in enumerate(rest) if number] == [0, 1, 3, 64]
