"""One match: duplicate deals, your own class, forfeits."""

from pathlib import Path

import msgspec
import pytest

from tatami.arena.entries import check_entry, enter
from tatami.arena.matches import Table
from tatami.arena.schedule import Match
from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.games import game_named
from tests.arena.table import plan, played

OWN = """
import sys
from tatami.search.bot import Bot


class First(Bot):
    def choose(self, view, legal):
        return legal[0]


class Angry(Bot):
    def choose(self, view, legal):
        raise RuntimeError("enough")


class Leaving(Bot):
    def choose(self, view, legal):
        sys.exit("bye")


class Greedy(Bot):
    def choose(self, view, legal):
        legal.append(987)
        return 987


class Clumsy(Bot):
    def __init__(self, game, dice):
        raise RuntimeError("fell off the horse")


class Watching(Bot):
    hands = []

    def choose(self, view, legal):
        self.hands.append((view.seat, view.hand))
        return legal[0]


class Thinking(Bot):
    def __init__(self, game, dice, budget=None):
        super().__init__(game, dice)
        self.iterations = budget.iterations if budget else 0

    def choose(self, view, legal):
        return legal[self.iterations % len(legal)]


class NoBot:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots; its name is new, so that Python does not remember it."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / f"{module_of(request)}.py").write_text(OWN)
    return tmp_path


def module_of(request: pytest.FixtureRequest) -> str:
    return "own_" + "".join(c if c.isalnum() else "_" for c in request.node.name)


@pytest.fixture
def own(folder: Path, request: pytest.FixtureRequest) -> str:
    return module_of(request)


def test_your_own_class_plays(folder: Path, own: str) -> None:
    results = played(plan([f"{own}:First", "random"]), folder, 4)
    assert all(result.forfeit is None for result in results)
    assert all(result.decisions == 36 for result in results)


def test_your_own_class_is_given_the_budget_that_follows_its_name(folder: Path, own: str) -> None:
    for name, place in ((f"{own}:Thinking", 0), (f"{own}:Thinking@12", 12)):
        bot = enter(name, game_named("ninjan"), dice_of(1, "own"), 60.0, str(folder))
        assert bot.choose(None, list(range(20))) == place
    check_entry(f"{own}:Thinking@0.5s", game_named("ninjan"), str(folder))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Angry", "broke off with RuntimeError: enough"),
        ("Leaving", "broke off with SystemExit: bye"),
        ("Greedy", "chose 987, which is not legal"),
        ("Clumsy", "broke off with RuntimeError: fell off the horse"),
    ],
)
def test_a_class_that_misbehaves_loses_by_forfeit(
    folder: Path, own: str, name: str, reason: str
) -> None:
    for result in played(plan(["random", f"{own}:{name}"]), folder, 2):
        assert result.forfeit is not None
        assert result.seating[result.forfeit.seat] == 1
        assert result.forfeit.reason == reason
        assert result.winners == [result.seating.index(0)]
        assert result.scores == []


def test_all_others_share_the_win_after_a_forfeit(folder: Path, own: str) -> None:
    found = plan(["random", "greedy", f"{own}:Angry", f"{own}:Angry"], seats=4)
    for result in played(found, folder, 4):
        assert sorted(result.seating[seat] for seat in result.winners) == [0, 1]


def test_nobody_wins_if_nobody_else_is_there(folder: Path, own: str) -> None:
    assert played(plan([f"{own}:Angry"]), folder, 1)[0].winners == []


def test_all_rotations_of_a_deal_get_the_same_cards(folder: Path, own: str) -> None:
    found = plan([f"{own}:Watching", "random", "greedy"], seats=3)
    played(found, folder, 3)
    watching = __import__(own).Watching
    first_looks: dict[tuple[int, int], tuple[int, ...]] = {}
    for seat, hand in watching.hands:
        first_looks.setdefault((seat, len(hand)), hand)
    whole = [hand for (_, size), hand in first_looks.items() if size == 9]
    held = {card for hand in whole for card in hand}
    # Each seat once, with other cards in each: together they are one deal.
    assert len(whole) == 3
    assert len(held) == 27


def test_another_deal_has_other_cards(folder: Path, own: str) -> None:
    found = plan([f"{own}:Watching"])
    for deal in (0, 1):
        Table(found, str(folder), Match(0, deal, 0, (0, 0))).play()
    watching = __import__(own).Watching
    assert len({hand for seat, hand in watching.hands if len(hand) == 9 and seat == 0}) == 2


@pytest.mark.parametrize(("game", "first"), [("ninjan", -1), ("samurai_cards", 0)])
def test_who_begins_is_told(game: str, first: int, tmp_path: Path) -> None:
    assert played(plan(["random"], 2, game), tmp_path, 1)[0].first == first


@pytest.mark.parametrize("game", ["samurai", "samurai_cards"])
def test_who_begins_is_told_where_the_table_chose_it(game: str, tmp_path: Path) -> None:
    # In Samurai everybody is asked for tiles at once before that.
    options = game_named(game).options(first=2)
    found = msgspec.structs.replace(plan(["random"], 2, game), variants=[options])
    assert played(found, tmp_path, 1)[0].first == 1


def test_the_lot_is_told_too(tmp_path: Path) -> None:
    options = game_named("samurai_cards").options(first="lot")
    found = msgspec.structs.replace(plan(["random"], 2, "samurai_cards"), variants=[options])
    began = {result.first for result in played(found, tmp_path, 12)}
    assert began == {0, 1}


def test_thinking_is_timed_for_those_who_are_asked(tmp_path: Path) -> None:
    result = played(plan(["greedy", "random"]), tmp_path, 1)[0]
    assert all(asked > 0 for asked in result.asked)
    assert result.seconds[result.seating.index(0)] > 0
    assert sum(result.asked) < result.decisions


def test_other_rules_are_refused(tmp_path: Path) -> None:
    from msgspec.structs import replace

    older = replace(plan(["random"]), version=0)
    with pytest.raises(TatamiError, match="Install the same Tatami everywhere"):
        Table(older, str(tmp_path), Match(0, 0, 0, (0, 0)))


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("samura", "There is no bot called “samura”"),
        ("no_such_module:Bot", "no_such_module cannot be imported: ModuleNotFoundError"),
        ("{own}:Missing", "has no class “Missing” that is a Bot"),
        ("{own}:NoBot", "has no class “NoBot” that is a Bot"),
        ("{own}:First@soon", "“soon”"),
        ("program:", "names no program"),
        ("program:'", "names no program"),
        ("program:./missing --fast", "There is no program “./missing” that can be run"),
        ("program:/", "There is no program “/” that can be run"),
    ],
)
def test_who_cannot_be_found_is_refused(folder: Path, own: str, name: str, complaint: str) -> None:
    with pytest.raises(TatamiError, match=complaint):
        check_entry(name.format(own=own), game_named("ninjan"), str(folder))


def test_who_can_be_found_may_enter(folder: Path, own: str) -> None:
    for name in ("random", f"{own}:First", "program:sh -c true"):
        check_entry(name, game_named("ninjan"), str(folder))
