"""Actions and positions as text."""

from collections.abc import Callable

import pytest

from tatami.core.actions import act
from tatami.core.errors import TatamiError
from tatami.games.sake import GAME
from tatami.games.sake.pieces import LEFT, LIFE, RIGHT
from tatami.games.sake.position import POSITION
from tatami.games.sake.rules.texts import TokenLost
from tests.games.sake.table import GUARD_1, HIT_1, HIT_2, Table


@pytest.mark.parametrize(
    "text",
    [
        "pass",
        "attack katana3 yumi 2",
        "attack katana3 bare minion4",
        "move sandals1 left 2",
        "iaido pipe2 right 1",
        "drink bowl1 2",
        "text chopsticks1 minion3",
        "text stench1 3.2",
        "text riceballs2 4",
        "text purchase1 2 yumi",
        "text stomach1 2 board",
        "text minion1 left",
        "text sakuragi1",
        "text pipe1",
        "use pipe",
        "use flagon",
        "aim chopsticks 2",
        "aim lanterns 1.1",
        "burn life",
        "extra katana",
        "soul 3",
        "strike bare 2",
        "cut",
        "wield nodachi",
        "send minion3 2",
        "shift 2 life katana",
        "hand 2 sleepy 4",
        "haunt pipe3 2",
        "give 3",
        "board musashi",
        "turn sleepy",
    ],
)
def test_an_action_can_be_typed(text: str) -> None:
    assert GAME.action_text(GAME.action_from(text)) == text
    assert GAME.action_from("  " + text.upper().replace(" ", "   ")) == GAME.action_from(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sing",
        "attack",
        "attack katana3",
        "attack katana99 yumi 2",
        "attack katana3 yumi 2 now",
        "text chopsticks1",
        "text sakuragi1 2",
        "move sandals1 up 2",
        "soul many",
        "cut 1",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(TatamiError):
        GAME.action_from(text)


@pytest.mark.parametrize("action", [act(63, 1), act(1, 127), act(14, 126), act(15, 1), act(33, 60)])
def test_an_action_that_does_not_exist_is_a_number(action: int) -> None:
    assert GAME.action_text(action) == f"#{action}"


def position() -> list[str]:
    """A position with a bit of everything, field by field."""
    t = (
        Table([f"{HIT_1} {HIT_2}", GUARD_1, "", ""])
        .with_sake(1, "life", "katana")
        .spirit(2, "pipe1")
    )
    t.with_minion(0, RIGHT, "minion1", 1).with_minion(1, LEFT, "minion2").with_wounds(3, 1)
    t.with_things(3, "yumi")
    t.s.burnt = 2
    return GAME.write(t.s).split(" ")


def test_a_position_can_be_written_and_read() -> None:
    text = " ".join(position())
    assert GAME.write(GAME.read(text)) == text


def test_a_position_in_the_middle_of_a_fight() -> None:
    t = Table([HIT_2, GUARD_1, ""]).with_steps(1, 3, 3).strikes(0, f"attack {HIT_2} katana 2")
    s = GAME.read(GAME.write(t.s))
    assert s.legal(1) == t.s.legal(1)
    assert GAME.write(s) == GAME.write(t.s)


def paying() -> Table:
    t = Table(["roar1", "", ""]).with_steps(2, 3, 3).with_sake(0, "board", "katana")
    return t.does(0, "text roar1 2")


def throwing() -> Table:
    return Table(["chopsticks1", "", ""]).does(0, "text chopsticks1 2")


def throwing_again() -> Table:
    return throwing().undefended()


def losing_a_token() -> Table:
    return Table(["stomach1", "", ""]).with_sake(1, "life").does(0, "text stomach1 2 life")


def losing_a_thing() -> Table:
    return Table(["purchase1", "", ""]).does(0, "text purchase1 2 katana")


def moving() -> Table:
    return Table([HIT_1, HIT_2, ""]).does(0, f"move {HIT_1} left 1")


def passing_on() -> Table:
    t = Table(["", f"{HIT_2} {GUARD_1}", "", ""]).spirit(0, "").top("sleepy").begins(0)
    t.s.apply(0, GAME.action_from("hand 2 sleepy 3"))
    return t


def losing_to_a_spirit() -> Table:
    t = Table(["", "", "", ""], pile="flagon1 flagon4").with_sake(1, "life", "board")
    t.spirit(0, "pipe3").begins(0)
    return t.does(0, "haunt pipe3 2", "pass").undefended()


def giving() -> Table:
    t = Table(["", "", "", "", ""], pile="flagon1 flagon4").with_sake(1, "life")
    t.spirit(0, "pipe3").spirit(3, "").begins(0)
    return t.does(0, "haunt pipe3 2", "pass").undefended()


@pytest.mark.parametrize(
    ("table", "question"),
    [
        (paying, "PaySake"),
        (throwing, "MayBlur"),
        (throwing_again, "ChooseAim"),
        (losing_a_token, "MayBurn"),
        (losing_a_thing, "MayBurn"),
        (moving, "MayFalter"),
        (passing_on, "PassOn"),
        (losing_to_a_spirit, "LoseSake"),
        (giving, "GiveSake"),
    ],
)
def test_what_is_pending_is_written_and_only_one_seat_may_act(
    table: Callable[[], Table], question: str
) -> None:
    t = table()
    assert t.asked.split("(")[0] == question
    text = GAME.write(t.s)
    assert GAME.write(GAME.read(text)) == text
    (actor,) = t.s.actors()
    assert [seat for seat in range(-1, t.s.seats) if t.s.legal(seat)] == [actor]


def test_the_log_keeps_what_happened_to_a_token() -> None:
    t = losing_a_token()
    t.s.log = []
    t.passes(1)
    lost = [entry.event for entry in t.s.log if isinstance(entry.event, TokenLost)]
    assert lost == [TokenLost(place=LIFE, was_there=True)]


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("samurai", "nobody/masamune/masako/suenaga"),
        ("beings", "X/A/A/A"),
        ("beings", "Ax/A/A/A"),
        ("hands", "pipe2/pipe2/-/-"),
        ("hands", "pipe99/-/-/-"),
        ("hands", "-/-"),
        (
            "life",
            "+".join(
                [f"chopsticks{n}" for n in (1, 2, 3, 4)]
                + [f"ramen{n}" for n in (1, 2, 3, 4)]
                + ["roar1", "roar2"]
            )
            + "/-/-/-",
        ),
        ("wielded", "yumi/-/-/-"),
        ("wielded", "spoon/-/-/-"),
        ("sake", "hat/-/-/-"),
        ("loot", "0/0/many/0"),
        ("steps", "3/3/3/100"),
        ("minions", "minion1@0X1"),
        ("minions", "minion1@1R1"),
        ("minions", "minion1"),
        ("top.masu.supply", "grumpy.1.1"),
        ("top.masu.supply", "1.1"),
        ("known", "minion1:999"),
        ("known", "minion1"),
        ("turn", "0.2"),
        ("fight", "0.2"),
        ("end", "a.b.c.d.e"),
        ("pending", "Turn(0)"),
        ("pending", "Nonsense(0)"),
        ("pending", "ChoosePlay(7)"),
    ],
)
def test_a_wrong_position_is_refused(field: str, wrong: str) -> None:
    fields = position()
    fields[POSITION.names.index(field)] = wrong
    with pytest.raises(TatamiError):
        GAME.read(" ".join(fields))


def test_a_position_needs_all_its_fields() -> None:
    with pytest.raises(TatamiError):
        GAME.read(" ".join(position()[:-1]))
