"""The encoding in arrays: playing, seeing, saying, remembering; and what is refused."""

import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tatami.core.actions import act
from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE, NOBODY
from tatami.core.game import Game, Move
from tatami.core.numbers import Table
from tatami.core.verbs import Part
from tatami.games import GAMES, game_named
from tatami.games.ninjan.rules import DEAL
from tatami.games.samurai.actions import CHOOSE
from tatami.research import Encoding, encoding
from tatami.research.recall import DIGEST
from tests.core.toy import ToyGame


def play(e: Encoding, table: Table, seed: int = 0) -> None:
    """Play a match to its end, every index as likely as the others."""
    rng = np.random.default_rng(seed)
    while table.seat != NOBODY:
        table.step(int(rng.choice(np.flatnonzero(e.mask(table)))))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_match_is_played_by_indices(name: str) -> None:
    e = encoding(name, GAMES[name].seats[0])
    table = e.new(seed=1)
    play(e, table)
    assert table.s.is_over()
    assert sum(e.returns(table.s)) == pytest.approx(0)
    assert not e.mask(table).any()


def test_the_same_seed_plays_the_same_match() -> None:
    e = encoding("ninjan", 3)
    texts = []
    for seed in (5, 5, 6):
        table = e.new(seed)
        play(e, table)
        texts.append(e.game.write(table.s))
    assert texts[0] == texts[1] != texts[2]


def test_rows_are_written_into_the_arrays_of_the_caller() -> None:
    e = encoding("ninjan", 2)
    table = e.new()
    rows = np.ones((2, e.size), np.int8)
    assert e.observe(table, out=rows[1]) is not None
    assert (rows[1] == e.observe(table)).all()
    assert (rows[0] == 1).all()
    mask = np.ones(e.num_actions, np.int8)
    e.mask(table, out=mask)
    assert mask.sum() == 9


def test_an_array_that_does_not_fit_is_refused() -> None:
    e = encoding("ninjan", 2)
    with pytest.raises(TatamiError, match="int8"):
        e.observe(e.new(), out=np.zeros(e.size, np.int16))
    with pytest.raises(TatamiError, match="shape"):
        e.mask(e.new(), out=np.zeros(3, np.int8))


@pytest.mark.parametrize("name", ["ninjan", "samurai"])
def test_what_is_not_in_the_mask_is_refused(name: str) -> None:
    e = encoding(name, 2)
    table = e.new(seed=1)
    before = e.game.write(table.s)
    mask = e.mask(table)
    for index in [-1, *np.flatnonzero(mask == 0), e.num_actions]:
        with pytest.raises(TatamiError, match="not in the action mask"):
            table.step(index)
    assert e.game.write(table.s) == before
    for number in (0.5, "1", None):
        with pytest.raises(TypeError):
            table.step(number)  # type: ignore[arg-type]
    table.step(np.flatnonzero(mask)[0])  # as NumPy counts


def test_after_the_end_nobody_is_asked() -> None:
    e = encoding("ninjan", 2)
    table = e.new(seed=1)
    play(e, table)
    with pytest.raises(TatamiError, match="nobody is asked"):
        table.step(0)


@pytest.mark.parametrize("seat", [-1, 2])
def test_seats_are_counted_from_nought(seat: int) -> None:
    e = encoding("ninjan", 2)
    table = e.new()
    row = e.observe(table)
    for look in (
        lambda: e.observe(table, seat),
        lambda: e.observe_state(table.s, seat),
        lambda: e.decode(row, seat),
        lambda: e.game.play(table.s, seat + seat, 0),
    ):
        with pytest.raises(TatamiError, match="from 0 to 1"):
            look()


def test_a_row_of_another_length_is_no_view() -> None:
    e = encoding("ninjan", 2)
    with pytest.raises(TatamiError, match=r"shape \(5,\)"):
        e.decode(np.zeros(5, np.int8), 0)


def test_a_table_of_another_game_is_refused() -> None:
    table = encoding("ninjan", 2).new()
    encoding("ninjan", 2, tie="shared").observe(table)
    for other in (encoding("ninjan", 3), encoding("hagakure", 3)):
        with pytest.raises(TatamiError, match="one of ninjan with 2 seats"):
            other.observe(table)
        with pytest.raises(TatamiError, match="one of ninjan with 2 seats"):
            other.mask(table)


def test_fields_are_found_by_name() -> None:
    e = encoding("ninjan", 2)
    table = e.new()
    hand = e.observe(table)[e.slice("hand")]
    assert hand.shape == (48,)
    assert list(np.flatnonzero(hand)) == list(e.game.view(table.s, table.seat).hand)
    with pytest.raises(TatamiError, match="no field"):
        e.field("deck")


def test_rival_picks_stay_secret_though_seats_are_asked_in_turn() -> None:
    e = encoding("ninjan", 2)
    rows = []
    for choice in (0, 1):
        table = e.new(seed=4)
        table.step(int(np.flatnonzero(e.mask(table))[choice]))
        assert table.seat == 1
        rows.append(e.observe(table))
    assert (rows[0] == rows[1]).all()


def test_of_what_is_being_said_only_the_speaker_knows() -> None:
    e = encoding("samurai", 2)
    table = e.new()
    play_until_steps(e, table)
    said = e.slice("said")
    assert e.observe(table)[said].any()
    assert not e.observe(table, 1 - table.seat)[said].any()


def play_until_steps(e: Encoding, table: Table) -> None:
    """Play until somebody has said something, but not all."""
    rng = np.random.default_rng(0)
    while not table.saying.said:
        table.step(int(rng.choice(np.flatnonzero(e.mask(table)))))


def test_a_state_without_a_table_is_seen_and_answered_alike() -> None:
    e = encoding("samurai_cards", 2)
    table = e.new(seed=2)
    saying = e.saying(table.s, table.seat)
    assert (e.mask_state(table.s, table.seat, saying) == e.mask(table)).all()
    assert (e.observe_state(table.s, table.seat, saying) == e.observe(table)).all()
    index = int(np.flatnonzero(e.mask(table))[0])
    assert saying.say(index) == table.step(index)
    assert (e.observe_state(table.s, table.seat, saying) == e.observe(table)).all()


def test_a_copy_of_a_table_goes_its_own_way() -> None:
    e = encoding("samurai", 2)
    table = e.new()
    play_until_steps(e, table)
    before = e.observe(table)
    copy = table.copy(dice_of(1, "copy"))
    assert (e.observe(copy) == before).all()
    play(e, copy)
    assert (e.observe(table) == before).all()


def test_indices_have_words() -> None:
    e = encoding("ninjan", 2)
    for index in range(e.num_actions):
        assert e.path(e.game.action_from(e.text(index))) == [index]
    steps = encoding("samurai", 2)
    assert steps.text(0) == "choose"
    assert steps.text(steps.num_actions - 1) == "other_kind 2"


@pytest.mark.parametrize("path", [[], [57], [-1], [0, 1]])
def test_what_says_no_action_is_refused(path: list[int]) -> None:
    with pytest.raises(TatamiError, match="says no action"):
        encoding("ninjan", 2).action(path)
    with pytest.raises(TatamiError, match="says no action"):
        encoding("samurai", 2).action([10_000] if path != [] else [])


def test_what_nature_does_has_no_index() -> None:
    for name, text in (("ninjan", "deal 7P"), ("samurai", "begin 1")):
        e = encoding(name, 2)
        with pytest.raises(TatamiError, match="no index"):
            e.path(e.game.action_from(text))


# What a seat remembers


def chosen_tiles(e: Encoding, order: list[int]) -> Any:
    """A match of Samurai in which the first seat has chosen these tiles, one after the other."""
    s = e.game.new(2, e.options, log=True)
    for number in order:
        s.apply(0, act(CHOOSE, number))
    return s


def test_who_remembers_tells_apart_what_looks_alike() -> None:
    e = encoding("samurai", 2)
    one, other = chosen_tiles(e, [0, 1]), chosen_tiles(e, [1, 0])
    assert (e.observe_state(one, 0) == e.observe_state(other, 0)).all()
    memories = [e.information_state(s, 0) for s in (one, other)]
    assert (memories[0] != memories[1]).any()
    assert (memories[0][-DIGEST:] != memories[1][-DIGEST:]).any()
    assert e.information_text(one, 0) != e.information_text(other, 0)
    # The rival has seen that tiles were chosen, and no more.
    assert (e.information_state(one, 1) == e.information_state(other, 1)).all()
    assert e.information_text(one, 1) == e.information_text(other, 1)


def dealt(e: Encoding, cards: list[int]) -> Any:
    """A small match of Ninjan in which nature has dealt these cards, in this order."""
    s = e.game.new(2, e.options, log=True)
    for card in cards:
        s.apply(CHANCE, act(DEAL, card))
    return s


def test_the_order_in_which_nature_deals_is_not_remembered() -> None:
    e = encoding("ninjan", 2, deck="small")
    one, other = dealt(e, [15, 16, 17, 21]), dealt(e, [16, 15, 21, 17])
    for seat in range(2):
        assert (e.information_state(one, seat) == e.information_state(other, seat)).all()
        assert e.information_text(one, seat) == e.information_text(other, seat)
    differently = dealt(e, [15, 21, 16, 17])
    for seat in range(2):
        assert (e.information_state(one, seat) != e.information_state(differently, seat)).any()


@pytest.mark.parametrize("name", list(GAMES))
def test_a_memory_leaks_nothing(name: str) -> None:
    game = GAMES[name]
    e = Encoding(game, game.fewest_seats)
    dice = dice_of(3, f"memory {name}")
    s = game.new(e.seats, e.options, log=True)
    moves: list[Move] = []
    while not s.is_over() and len(moves) < 120:
        actor = s.actors()[0]
        legal = s.legal(actor)
        moves.append((actor, legal[dice.below(len(legal))]))
        s.apply(*moves[-1])
        if dice.below(20) == 0:
            for seat in range(e.seats):
                other = game.new(e.seats, e.options, log=True)
                for who, action in game.scramble(s, moves, seat, dice):
                    other.apply(who, action)
                assert (e.information_state(s, seat) == e.information_state(other, seat)).all()


def test_without_a_log_nobody_remembers() -> None:
    e = encoding("ninjan", 2)
    with pytest.raises(TatamiError, match="log=True"):
        e.information_state(e.new().s, 0)


# Games that do not say enough


def test_a_game_that_does_not_say_what_it_shows_is_refused() -> None:
    with pytest.raises(TatamiError, match="KINDS"):
        Encoding(ToyGame(), ToyGame().seats[0])


def test_a_part_without_a_bound_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game[Any, Any] = GAMES["samurai"]
    monkeypatch.setattr(game.shapes[3], "parts", [Part("hex")])
    with pytest.raises(TatamiError, match="has no bound"):
        Encoding(game, 2)


def test_numbers_load_neither_server_nor_words_of_games() -> None:
    program = (
        "import sys, tatami.research; print([name for name in sys.modules if name.startswith("
        "('tatami.server', 'tatami.narration', 'tatami.cli', 'starlette', 'textual'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def test_an_encoding_can_be_copied_and_sent() -> None:
    e = encoding("ninjan", 3, deals=3, tie="shared")
    table = e.new(seed=2)
    for other in (deepcopy(e), pickle.loads(pickle.dumps(e))):
        assert other.options == e.options
        assert (other.observe(other.new(seed=2)) == e.observe(table)).all()


def test_an_encoding_of_another_deck_is_made_where_it_is_needed(tmp_path: Path) -> None:
    text = GAMES["sake"].deck_text()
    assert text.count("attack = 3")
    (tmp_path / "deck.toml").write_text(text.replace("attack = 3", "attack = 4"), encoding="utf-8")
    with pytest.raises(TatamiError, match="Make it anew"):
        pickle.dumps(encoding(game_named("sake", tmp_path / "deck.toml"), 3))


def test_integers_of_numpy_are_integers() -> None:
    e = encoding("ninjan", seats=np.int64(2))
    table = e.new(seed=np.int64(3))
    index: Any = e.mask(table).argmax()
    assert e.text(index) == e.text(int(index))
    (action,) = [e.action([index])]
    assert e.path(np.int64(action)) == [index]
    seat: Any = np.int64(table.seat)
    assert (e.observe(table, seat) == e.observe(table)).all()
