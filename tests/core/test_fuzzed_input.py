"""Whatever comes in, the answer is a sound value or a clear sentence."""

import contextlib

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tatami.core.errors import TatamiError
from tatami.core.record import decode, encode, replay
from tatami.games.ninjan import GAME
from tests.core.test_record import a_match

POSITION = "deals=1,tie=throws 1.9 5S/2R+4P/8R -/- -/3R 9S/- 0/0 - -/- Round>Resolve(1)"
MATCH = msgspec.json.decode(encode(a_match()))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(st.binary())
def test_any_bytes_as_a_record(line: bytes) -> None:
    with contextlib.suppress(TatamiError):
        decode(line)


@given(st.sampled_from(sorted(MATCH)), JSON)
def test_any_value_in_any_field_of_a_record(field: str, value: object) -> None:
    with contextlib.suppress(TatamiError):
        replay(decode(msgspec.json.encode({**MATCH, field: value})), GAME)


@given(st.lists(st.tuples(st.integers(-1, 63), st.integers(0, 2**53 - 1)), min_size=1))
def test_any_moves_in_a_record(moves: list[tuple[int, int]]) -> None:
    with contextlib.suppress(TatamiError):
        replay(decode(msgspec.json.encode({**MATCH, "moves": moves})), GAME)


@given(st.integers(0, 40), st.integers(-1, 5), st.integers(0, 2**53 - 1))
def test_any_move_in_the_middle_of_a_record(number: int, seat: int, action: int) -> None:
    moves = [*MATCH["moves"][:number], [seat, action], *MATCH["moves"][number + 1 :]]
    with contextlib.suppress(TatamiError):
        replay(decode(msgspec.json.encode({**MATCH, "moves": moves})), GAME)


@given(st.text())
def test_any_text_as_an_action(text: str) -> None:
    with contextlib.suppress(TatamiError):
        GAME.action_from(text)


@given(st.integers(0, 9), st.text(alphabet="0123456789RSP+-/.>()=,abcdefTurnUpckCad", max_size=12))
def test_any_field_of_a_position(field: int, text: str) -> None:
    fields = POSITION.split()
    fields[field] = text
    with contextlib.suppress(TatamiError):
        s = GAME.read(" ".join(fields))
        assert GAME.write(GAME.read(GAME.write(s))) == GAME.write(s)
