"""Actions are one int."""

from hypothesis import given
from hypothesis import strategies as st

from tatami.core.actions import act, noun, verb


@given(st.integers(0, 63), st.integers(0, 2**47))
def test_an_action_is_its_verb_and_its_noun(v: int, n: int) -> None:
    assert verb(act(v, n)) == v
    assert noun(act(v, n)) == n


def test_an_action_may_have_no_noun() -> None:
    assert noun(act(5)) == 0
