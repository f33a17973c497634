"""Records: saved, loaded, replayed, and refused when they are not sound."""

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tatami.core.chance import dice_of, seal_of
from tatami.core.errors import TatamiError
from tatami.core.game import Move
from tatami.core.record import Record, decode, encode, load, replay, sealed, verify
from tatami.games.ninjan import GAME
from tatami.search import bot_named
from tatami.search.match import play_on


def a_match(seats: int = 3) -> Record:
    """A whole match of Ninjan between random bots."""
    seal = seal_of(7)
    s = GAME.new(seats)
    moves: list[Move] = []
    entropy = [b"salt of my own"]
    bots = [bot_named("random", GAME, dice_of(7, str(seat))) for seat in range(seats)]
    play_on(GAME, s, bots, seal.dice(entropy), moves)
    record = Record(
        game="ninjan",
        version=GAME.version,
        seats=seats,
        options=GAME.options(),
        scores=GAME.scores(s),
        moves=moves,
    )
    return decode(encode(sealed(record, seal, entropy)))


def changed(**fields: Any) -> bytes:
    """The match, saved, and then changed by another program."""
    content = msgspec.json.decode(encode(a_match()))
    content.update(fields)
    return msgspec.json.encode(content)


def trouble_with(line: bytes) -> str:
    with pytest.raises(TatamiError) as error:
        replay(decode(line), GAME)
    return str(error.value)


def test_a_record_survives_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(encode(a_match()) * 2)
    assert len(load(path)) == 2
    assert replay(load(path)[0], GAME).is_over()


def test_a_record_is_small() -> None:
    assert len(zlib.compress(encode(a_match(5)))) < 4096


def test_an_unfinished_record_replays() -> None:
    record = a_match()
    record.moves = record.moves[:40]
    record.scores = None
    assert not replay(decode(encode(record)), GAME).is_over()


# Files that are not sound


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(TatamiError, match=r"missing\.json cannot be read: No such file"):
        load(tmp_path / "missing.json")


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "empty.json"
    path.write_bytes(b"\n\n")
    with pytest.raises(TatamiError, match="holds no record"):
        load(path)


def test_a_truncated_file_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    line = encode(a_match())
    path.write_bytes(line + line[:-30])
    with pytest.raises(TatamiError, match=r"match\.json, line 2: this is not complete JSON"):
        load(path)


@pytest.mark.parametrize("line", [b"hello", b"\xff\xfe\x00", b"{", b'{"a": }'])
def test_a_line_that_is_not_json(line: bytes) -> None:
    assert "not complete JSON" in trouble_with(line)


@pytest.mark.parametrize("line", [b"[]", b"3", b'{"name": "chess"}', b'"text"'])
def test_a_foreign_file(line: bytes) -> None:
    assert "not a record of Tatami" in trouble_with(line)


def test_another_format() -> None:
    assert "format 99" in trouble_with(changed(format=99))


def test_another_version_of_the_rules() -> None:
    assert "version 99 of the rules of ninjan" in trouble_with(changed(version=99))


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"moves": "none"}, "`$.moves`"),
        ({"moves": [[0]]}, "`$.moves[0]`"),
        ({"moves": [[0, "x"]]}, "`$.moves[0][1]`"),
        ({"moves": [[0, 2**60]]}, "`$.moves[0][1]`"),
        ({"moves": [[-2, 1]]}, "`$.moves[0][0]`"),
        ({"seats": "three"}, "`$.seats`"),
        ({"options": []}, "`$.options`"),
    ],
)
def test_a_damaged_field_is_named(fields: dict[str, Any], place: str) -> None:
    assert place in trouble_with(changed(**fields))


def test_seats_and_options_are_checked() -> None:
    assert "2 to 5 players" in trouble_with(changed(seats=9))
    assert "deals can be 1, 3" in trouble_with(changed(options={"deals": 2}))


# Moves that are not sound


def test_an_illegal_move_is_named_with_its_rule() -> None:
    moves = [list(move) for move in a_match().moves]
    moves[35] = [moves[35][0], GAME.action_from("rock")]
    assert "move 36 is not legal" in trouble_with(changed(moves=moves))
    assert "Rule 4.1" in trouble_with(changed(moves=moves))


def test_a_move_by_the_wrong_seat_is_named() -> None:
    moves = [list(move) for move in a_match().moves]
    moves[0][0] = 0
    assert "move 1 is not legal: seat 1" in trouble_with(changed(moves=moves))


def test_a_seat_that_does_not_exist() -> None:
    moves = [list(move) for move in a_match().moves]
    moves[-1][0] = 9
    assert "no seat 9" in trouble_with(changed(moves=moves))


def test_moves_after_the_end() -> None:
    moves = [list(move) for move in a_match().moves]
    moves.append([0, GAME.action_from("lay 1")])
    assert "Rule 5.1: The match is over." in trouble_with(changed(moves=moves))


def test_a_missing_end_is_noticed() -> None:
    moves = a_match().moves[:-1]
    assert "Its end is missing" in trouble_with(changed(moves=moves))


def test_false_scores_are_noticed() -> None:
    assert "the scores are [100, 0, 0]" in trouble_with(changed(scores=[100, 0, 0]))


def test_a_legal_change_is_noticed() -> None:
    assert "changed after it was saved" in trouble_with(changed(players=["me", "you", "they"]))


# Fair deals


def test_the_deals_follow_from_the_seed() -> None:
    assert verify(a_match(), GAME) == 30


def test_a_seed_that_was_not_opened_cannot_be_checked() -> None:
    record = a_match()
    record.seed = ""
    encode(record)
    with pytest.raises(TatamiError, match="not been revealed"):
        verify(record, GAME)


def test_a_seed_that_was_not_the_published_one() -> None:
    record = a_match()
    record.salt = "00" * 16
    encode(record)
    with pytest.raises(TatamiError, match="do not give the commitment"):
        verify(record, GAME)


def test_a_seed_that_is_not_hexadecimal() -> None:
    record = a_match()
    record.seed = "xyz"
    encode(record)
    with pytest.raises(TatamiError, match="seed of this record should be hexadecimal"):
        verify(record, GAME)


def test_a_commitment_has_one_opening() -> None:
    record = a_match()
    sealed_bytes = record.salt + record.seed
    for cut in range(0, len(sealed_bytes), 2):
        record.salt, record.seed = sealed_bytes[:cut], sealed_bytes[cut:]
        encode(record)
        if cut == 32:
            assert verify(record, GAME) == 30
        elif record.seed:
            with pytest.raises(TatamiError, match="hexadecimal digits, not"):
                verify(record, GAME)


@pytest.mark.parametrize("spell", [str.upper, lambda text: " ".join([text[:2], text[2:]])])
def test_a_seed_has_one_spelling(spell: Callable[[str], str]) -> None:
    record = a_match()
    record.seed = spell(record.seed)
    encode(record)
    with pytest.raises(TatamiError, match="should be hexadecimal"):
        verify(record, GAME)


@pytest.mark.parametrize("entropy", [["", "00"], ["00"] * 4])
def test_entropy_of_other_seats_than_there_are_is_refused(entropy: list[str]) -> None:
    record = a_match()
    record.entropy = entropy
    encode(record)
    with pytest.raises(TatamiError, match="one entry for each of 3 seats"):
        verify(record, GAME)


def test_a_deal_that_does_not_follow_from_the_seed_is_named() -> None:
    record = a_match()
    first, second = record.moves[3], record.moves[4]
    record.moves[3:5] = [second, first]
    encode(record)
    with pytest.raises(TatamiError, match=r"Move 4 is “deal .*This deal was not fair"):
        verify(record, GAME)


def test_entropy_of_a_seat_is_part_of_the_deal() -> None:
    record = a_match()
    record.entropy = []
    encode(record)
    with pytest.raises(TatamiError, match="not fair"):
        verify(record, GAME)
