"""Data to learn from: what is in it, and that both forms hold the same."""

from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import zstandard

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.research import encoding
from tatami.research.data import LINES, PARQUET, card_of, choices_of, packed, read, read_card
from tatami.search import bot_named
from tests.cli.run import tatami

pytestmark = pytest.mark.slow

SERIES = ["simulate", "ninjan", "--seats", "2", "--seed", "3", "--workers", "1"]


def made(path: Path, *words: str) -> Path:
    assert tatami(*SERIES, *words, "--out", str(path)).code == 0
    return path


def test_both_forms_hold_the_same(tmp_path: Path) -> None:
    files = [made(tmp_path / name, "--games", "4") for name in ("a.parquet", "a.jsonl.zst")]
    assert read_card(files[0]) == read_card(files[1])
    (parquet,), (lines,) = [list(read(file)) for file in files]
    for column in ("matches", "steps", "seats", "observations", "masks", "actions", "returns"):
        assert np.array_equal(getattr(parquet, column), getattr(lines, column))


def test_what_was_said_was_in_the_mask(tmp_path: Path) -> None:
    file = made(tmp_path / "a.parquet", "--games", "5")
    (rows,) = read(file)
    assert rows.masks[np.arange(len(rows.actions)), rows.actions].all()
    assert (rows.masks.sum(axis=1) > 1).all()
    assert set(rows.matches) == set(range(5))
    assert set(np.abs(rows.returns)) <= {0.0, 1.0}
    # The other seat of the same match has the opposite.
    first, second = [rows.returns[(rows.matches == 0) & (rows.seats == seat)] for seat in (0, 1)]
    assert first[0] == -second[0]


def test_an_observation_is_what_the_seat_saw(tmp_path: Path) -> None:
    file = made(tmp_path / "a.parquet", "--games", "1")
    (rows,) = read(file)
    numbers = encoding("ninjan", seats=2)
    view = numbers.decode(rows.observations[0], int(rows.seats[0]))
    hand = [numbers.text(int(index)) for index in np.flatnonzero(rows.masks[0])]
    assert len(hand) == len(view.hand) == 9


def test_a_card_tells_how_it_was_made(tmp_path: Path) -> None:
    card = read_card(made(tmp_path / "a.parquet", "--games", "1", "--bots", "greedy,random"))
    assert (card.game, card.seats, card.seed, card.bots) == ("ninjan", 2, 3, ["greedy", "random"])
    assert card.size == sum(np.prod(shape) for _, _, shape in card.fields)
    assert card.options == {"deals": 1, "tie": "throws"}


def test_search_leaves_its_policy_and_its_value(tmp_path: Path) -> None:
    file = made(tmp_path / "a.parquet", "--games", "1", "--bots", "samurai@20,random")
    (rows,) = read(file)
    thought = rows.policies[rows.seats == 0]
    assert np.allclose(thought.sum(axis=1), 1.0)
    assert not (thought * (1 - rows.masks[rows.seats == 0])).any()
    assert ((rows.values[rows.seats == 0] >= 0) & (rows.values[rows.seats == 0] <= 1)).all()
    assert np.isnan(rows.policies[rows.seats == 1]).all()


def test_an_action_in_several_steps_is_several_rows(tmp_path: Path) -> None:
    words = ["simulate", "samurai_cards", "--seats", "2", "--games", "1", "--workers", "1"]
    file = tmp_path / "a.jsonl.zst"
    assert tatami(*words, "--bots", "samurai@10,random", "--out", str(file)).code == 0
    (rows,) = read(file, rows=100_000)
    policies = rows.policies[~np.isnan(rows.policies).any(axis=1)]
    assert len(policies)
    assert np.allclose(policies.sum(axis=1), 1.0)
    assert rows.masks[np.arange(len(rows.actions)), rows.actions].all()


def test_a_file_is_read_in_pieces(tmp_path: Path) -> None:
    for name in ("a.parquet", "a.jsonl.zst"):
        file = made(tmp_path / name, "--games", "3")
        whole = np.concatenate([rows.actions for rows in read(file, rows=1000)])
        pieces = [rows.actions for rows in read(file, rows=7)]
        assert max(len(piece) for piece in pieces) == 7
        assert np.array_equal(np.concatenate(pieces), whole)


def test_the_matches_are_the_same_as_without_data(tmp_path: Path) -> None:
    words = [*SERIES, "--games", "3", "--bots", "greedy,random", "--json"]
    with_data = tatami(*words, "--out", str(tmp_path / "a.parquet")).json
    assert with_data["digest"] == tatami(*words).json["digest"]


def test_other_files_are_refused() -> None:
    with pytest.raises(TatamiError, match=r"\.parquet, \.jsonl\.zst"):
        list(read("matches.json"))


@pytest.mark.parametrize("name", ["a.parquet", "a.jsonl.zst"])
def test_files_that_are_none_of_ours_are_told_as_such(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with pytest.raises(TatamiError, match="cannot be read: No such file"):
        list(read(path))
    path.write_text("not at all")
    with pytest.raises(TatamiError, match="cannot be read to its end"):
        list(read(path))


def test_a_file_without_a_card_is_told_as_such(tmp_path: Path) -> None:
    other = tmp_path / "other.parquet"
    pq.write_table(pa.table({"a": [1, 2]}), other)
    with pytest.raises(TatamiError, match="has no card"):
        list(read(other))
    empty = tmp_path / "empty.jsonl.zst"
    empty.write_bytes(zstandard.compress(b""))
    with pytest.raises(TatamiError, match="has no card"):
        read_card(empty)


@pytest.mark.parametrize("missing", [1, 20, 400])
def test_a_file_that_was_broken_off_is_told_as_such(tmp_path: Path, missing: int) -> None:
    file = made(tmp_path / "a.jsonl.zst", "--games", "2")
    file.write_bytes(file.read_bytes()[:-missing])
    with pytest.raises(TatamiError, match="to the last match"):
        list(read(file))


def test_a_line_that_does_not_fit_is_told_as_such(tmp_path: Path) -> None:
    file = made(tmp_path / "a.jsonl.zst", "--games", "1")
    row = {"match": 1, "step": 0, "seat": 0, "observation": [300], "mask": [1], "action": 0}
    line = msgspec.json.encode({**row, "result": 0.0, "policy": None, "value": None})
    file.write_bytes(file.read_bytes() + zstandard.compress(line + b"\n"))
    with pytest.raises(TatamiError, match="to the last match"):
        list(read(file))


def test_matches_are_handed_on_compressed() -> None:
    """A hundred matches of Sake & Samurai wait to be written, of some megabytes each."""
    numbers = encoding("sake", seats=3)
    s = numbers.game.new(3)
    bots = [bot_named("random", numbers.game, dice_of(1, f"seat {seat}")) for seat in range(3)]
    rows = choices_of(numbers, s, bots, dice_of(1, "nature"), 0, [])
    assert len(rows) > 100
    card = card_of(numbers, ["random"] * 3, 1)
    for ending in (PARQUET, LINES):
        assert len(packed(rows, card, ending)) < len(rows) * numbers.size / 20
