"""Actions and positions as text."""

import pytest

from tatami.core.actions import act
from tatami.core.errors import TatamiError
from tatami.games.sake import GAME
from tatami.games.sake.pieces import LEFT, RIGHT
from tatami.games.sake.position import FIELDS
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


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("boards", "nobody/masamune/masako/suenaga"),
        ("seats", "X/A/A/A"),
        ("seats", "Ax/A/A/A"),
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
    fields[FIELDS.split().index(field)] = wrong
    with pytest.raises(TatamiError):
        GAME.read(" ".join(fields))


def test_a_position_needs_all_its_fields() -> None:
    with pytest.raises(TatamiError):
        GAME.read(" ".join(position()[:-1]))
