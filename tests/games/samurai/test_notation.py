"""Positions and actions as text."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.core.actions import act
from tatami.core.errors import TatamiError
from tatami.core.version import is_compiled
from tatami.games.samurai import GAME
from tatami.games.samurai.actions import CHOOSE, END, EXCHANGE, LAY, PLACE, SWAP
from tests.games.samurai.table import HONSHU, new, table

DEFAULTS = "opening=chosen,figures=placed,capture=turn,screens=closed,nobody=none"
STANDING = HONSHU.replace("Shimonoseki:h ", "").replace("Mito:b ", "").replace(" ", "+")
GOOD = (
    f"{DEFAULTS} h4@M12+s1@N13/ship2@M22 s3+ship1/h2+swap 0 {STANDING} "
    "1.0.0/0.0.0 0.1.0 - plain - LayTiles(0)"
)
LIFTING = (
    f"{DEFAULTS} exchange@M12+s1@N13/ship2@M22 s3+ship1/h2+swap - {STANDING} "
    "1.0.0/0.0.0 0.1.0 h4 plain - LayAgain(0)"
)
BEGINNING = (
    f"{DEFAULTS} -/- s3+ship1/h2 - - 0.0.0/0.0.0 0.0.0 - - - "
    "LayTiles(0)>PlaceFigure(0)>FillEdo>ChooseTiles"
)


@pytest.mark.parametrize("text", [GOOD, LIFTING, BEGINNING])
def test_a_position_can_be_read_and_written(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


def test_a_finished_match_can_be_read_and_written() -> None:
    # Seat 0 lays its last tile, and draws nothing any more.
    t = table(["b4@M12", ""], ["r4", "h4"], figures="Matsue: Wakayama: Nagoya:", aside=(0, 3, 0))
    t.does(0, "r4 N13")
    t.does(0, "end")
    text = GAME.write(t.s)
    assert text.endswith(" -/h4 - " + " ".join(text.split()[4:]))
    assert text.endswith(" 1.3.0 - - - -")
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("capture=turn", "capture=late", "capture can be turn, instant"),
        ("h4@M12", "h5@M12", "“h5”"),
        ("h4@M12", "h4@M13", "“h4@M13”"),
        ("h4@M12", "h4@M10", "“h4@M10”"),
        ("h4@M12", "h4@N29", "“h4@N29”"),
        ("h4@M12", "h4@F37", "“h4@F37”"),
        ("h4@M12", "h4@N13", "“s1@N13”"),
        ("h4@M12", "swap@M12", "“swap@M12”"),
        ("h4@M12", "h4", "“h4”"),
        ("ship2@M22", "ship2@N27", "“ship2@N27”"),
        ("s3+ship1/", "s3+h4/", "card h4 is in two places"),
        ("s3+ship1/", "s3+s3/", "card s3 is in two places"),
        ("s3+ship1/h2+swap", "s3+ship1+h2", "“1”.*2..4"),
        ("s3+ship1/h2+swap", "s3+ship1/-", "cannot be played on"),
        (" 0 Edo", " 2 Edo", "“2”"),
        (" 0 Edo", " 1 Edo", "card swap is in two places"),
        ("Kyoto:hb", "Kyoto:hh", "“Kyoto:hh”"),
        ("Kyoto:hb", "Kyoto:hx", "“Kyoto:hx”"),
        ("Kyoto:hb", "Kyoto:hbr", "“Kyoto:hbr”"),
        ("Kyoto:hb", "Kyoto:", "“Kyoto:”"),
        ("Kyoto:hb", "Kyoto", "“Kyoto”"),
        ("Kyoto:hb", "Sapporo:hb", "“Sapporo:hb”"),
        ("Kyoto:hb", "Osaka:hb", "“Osaka:hb”"),
        ("Kyoto:hb+Akita:hb", "Kyoto:h+Akita:b", "cannot be played on"),
        ("1.0.0/0.0.0", "1.0/0.0.0", "“1.0”"),
        ("1.0.0/0.0.0", "14.0.0/0.0.0", "“14”.*0..13"),
        ("1.0.0/0.0.0", "2.0.0/0.0.0", "cannot be played on"),
        (" 0.1.0 ", " 0.2.0 ", "cannot be played on"),
        (" 0.1.0 - ", " 0.1.0 h3 ", "“h3”.*LayAgain"),
        (" plain ", " both ", "“both”.*laid"),
        ("- LayTiles", "2 LayTiles", "“2”.*0..1"),
        ("LayTiles(0)", "LayTiles(2)", "“LayTiles\\(2\\)”"),
        ("LayTiles(0)", "LayAgain(0)", "“-”.*LayAgain"),
        ("LayTiles(0)", "LayTiles(0)>PlaceFigure(0)", "cannot be played on"),
    ],
)
def test_a_bad_position_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(TatamiError, match=complaint):
        GAME.read(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (" h4 plain", " ship1 plain", "“ship1”"),
        (" h4 plain", " s3 plain", "card s3 is in two places"),
        ("exchange@M12", "h3@M12", "“h4”"),
    ],
)
def test_a_bad_lifted_tile_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in LIFTING
    with pytest.raises(TatamiError, match=complaint):
        GAME.read(LIFTING.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("0.0.0/0.0.0", "1.0.0/0.0.0", "cannot be played on"),
        ("s3+ship1/h2", "s3+s2+s2+r2+r3/h2+h3+h4+s1+s1", "cannot be played on"),
    ],
)
def test_a_bad_beginning_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in BEGINNING
    with pytest.raises(TatamiError, match=complaint):
        GAME.read(BEGINNING.replace(old, new, 1))


PLACING = (
    f"{DEFAULTS} -/- h4+h3+h2+b4+b3/h4+h3+h2+b4+b3 - Edo:hbr+Kyoto:h 0.0.0/0.0.0 0.0.0 - - - "
    "LayTiles(0)>PlaceFigure(1)"
)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("Edo:hbr+", "", "cannot be played on"),
        (" 0.0.0 - - -", " 1.0.0 - - -", "cannot be played on"),
        (
            "Kyoto:h ",
            "Kyoto:hb+Akita:hb+Himeji:h+Mito:h+Sendai:h+Aomori:h+Choshi:h ",
            "cannot be played on",
        ),
    ],
)
def test_bad_figures_are_refused_while_they_are_placed(old: str, new: str, complaint: str) -> None:
    assert GAME.write(GAME.read(PLACING)) == PLACING
    assert old in PLACING
    with pytest.raises(TatamiError, match=complaint):
        GAME.read(PLACING.replace(old, new, 1))


@pytest.mark.parametrize("options", [{}, {"figures": "random"}, {"opening": "random"}])
def test_every_moment_of_the_setup_can_be_read(options: dict[str, str]) -> None:
    t = new(3, **options)
    moments = 0
    while len(t.tiles) == 0:
        if moments % (1 if is_compiled() else 8) == 0:
            text = GAME.write(t.s)
            assert GAME.write(GAME.read(text)) == text
        moments += 1
        seat = t.actors[-1]
        t.s.apply(seat, t.s.legal(seat)[0])


@pytest.mark.parametrize(
    "text",
    [
        "choose h4",
        "draw s1",
        "place buddha Kyoto",
        "h4 N27",
        "ship2 M22",
        "rider E48",
        "exchange M12",
        "swap Edo helmet Kyoto rice",
        "end",
    ],
)
def test_an_action_can_be_read_and_written(text: str) -> None:
    assert GAME.action_text(GAME.action_from(text)) == text


def test_an_action_may_be_typed_otherwise() -> None:
    assert GAME.action_from("  H4   n27 ") == GAME.action_from("h4 N27")
    assert GAME.action_from("h4 edo") == GAME.action_from("h4 N29")
    assert GAME.action_from("place h kyoto") == GAME.action_from("place helmet Kyoto")
    assert GAME.action_from("swap edo h kyoto r") == GAME.action_from("swap Edo helmet Kyoto rice")


@pytest.mark.parametrize(
    "text",
    ["", "fly", "h4", "h4 Z9", "h9 N27", "choose h9", "place helmet", "place tea Kyoto"]
    + ["place helmet Osaka", "swap Edo helmet Kyoto", "exchange", "end now", "swap N27"],
)
def test_nonsense_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(TatamiError, match="as in h4 N27"):
        GAME.action_from(text)


@pytest.mark.parametrize(
    "action",
    [
        act(CHOOSE, 13),
        act(PLACE, 3 << 6),
        act(PLACE, 34),
        act(LAY, 174 << 5),
        act(LAY, 11),
        act(LAY, 18),
        act(EXCHANGE, 174),
        act(SWAP, 34),
        act(END, 1),
        63,
    ],
)
def test_what_is_no_action_is_told_as_a_number(action: int) -> None:
    assert GAME.action_text(action) == f"#{action}"


@given(st.text(alphabet="hbrs1234 NMedokythlmcaswpx@", max_size=30))
def test_any_text_as_an_action(text: str) -> None:
    with contextlib.suppress(TatamiError):
        GAME.action_text(GAME.action_from(text))


@given(st.integers(-1, 1), st.integers(0, 2**53 - 1))
def test_any_number_as_an_action(seat: int, action: int) -> None:
    for text in (GOOD, LIFTING, BEGINNING):
        s = GAME.parse(text)
        assert GAME.why_not(s, seat, action) or action in s.legal(seat)


@given(
    st.sampled_from([GOOD, LIFTING, BEGINNING]),
    st.integers(0, 10),
    st.text(alphabet="0123-/.+@:hbrsplainKyotLT()>", max_size=12),
)
def test_any_field_of_a_position(text: str, field: int, value: str) -> None:
    fields = text.split(" ")
    fields[field] = value
    with contextlib.suppress(TatamiError):
        s = GAME.parse(" ".join(fields))
        assert GAME.write(GAME.parse(GAME.write(s))) == GAME.write(s)
