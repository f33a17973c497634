from tatami.core.frames import Frame
from tatami.core.stack import Stack


def stack_of(*seats: int) -> Stack[None]:
    return Stack([Frame(seat) for seat in seats])


def test_what_was_pushed_last_comes_next() -> None:
    stack = stack_of(0)
    stack.append(Frame(1))
    assert stack.top() == Frame(1)
    assert [stack.pop(), stack.pop()] == [Frame(1), Frame(0)]
    assert len(stack) == 0


def test_what_is_gone_does_not_come_back() -> None:
    stack = stack_of(0, 1, 2)
    stack.pop()
    stack.pop()
    stack.append(Frame(3))
    assert stack.frames() == [Frame(0), Frame(3)]
    stack.clear()
    assert stack.frames() == []


def test_a_copy_goes_its_own_way() -> None:
    stack = stack_of(0, 1)
    copy = stack.copy()
    stack.pop()
    stack.append(Frame(2))
    assert copy.frames() == [Frame(0), Frame(1)]
