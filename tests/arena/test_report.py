"""The report: a page that needs nothing else, and says what was found."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from tatami.arena.balance import choices, compared
from tatami.arena.matches import Forfeit, Result
from tatami.arena.report import write_report
from tatami.arena.standings import Report, report
from tatami.arena.tell import seconds_text, verdicts
from tatami.core.errors import TatamiError
from tatami.core.game import Option
from tatami.games import game_named
from tests.arena.table import plan, played


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Report:
    found = plan(["random", "greedy"], 2, "samurai_cards")
    return report(found, played(found, tmp_path_factory.mktemp("here"), 6), balance=False)


def test_the_page_stands_alone(proof: Report, tmp_path: Path) -> None:
    write_report(tmp_path / "deep" / "report", proof)
    page = (tmp_path / "deep" / "report" / "index.html").read_text()
    assert page.count("<svg") == 5
    for outside in ("http://", "https://", "src=", "@import", "url(http"):
        assert outside not in page.replace("http://www.w3.org/", "")
    assert "Samurai: the card game in the arena" in page
    assert "greedy" in page


def test_the_plots_are_drawings_of_their_own(proof: Report, tmp_path: Path) -> None:
    write_report(tmp_path, proof)
    drawings = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert drawings == ["length.svg", "matrix.svg", "ratings.svg", "seats.svg", "shares.svg"]
    for name in drawings:
        text = (tmp_path / name).read_text()
        assert ElementTree.fromstring(text).tag.endswith("svg")
        assert "prefers-color-scheme: dark" in text


def test_no_two_things_on_the_page_have_the_same_id(proof: Report, tmp_path: Path) -> None:
    write_report(tmp_path, proof)
    page = (tmp_path / "index.html").read_text()
    ids = [part.split('"')[0] for part in page.split(' id="')[1:]]
    assert len(ids) == len(set(ids))


def test_the_figures_are_there_for_programs(proof: Report, tmp_path: Path) -> None:
    write_report(tmp_path, proof)
    found = msgspec.json.decode((tmp_path / "report.json").read_bytes(), type=Report)
    assert found == proof


def test_the_page_is_the_same_every_time(proof: Report, tmp_path: Path) -> None:
    for name in ("one", "other"):
        write_report(tmp_path / name, proof)
    pages = [(tmp_path / name / "index.html").read_bytes() for name in ("one", "other")]
    assert pages[0] == pages[1]


def test_names_cannot_break_the_page(tmp_path: Path) -> None:
    wicked = "program:<script>alert('$title')</script> & a name that goes on and on"
    found = plan(["random", wicked])
    match = played(plan(["random"]), tmp_path, 1)[0]
    lost = msgspec.structs.replace(
        match, seating=(0, 1), winners=[0], scores=[], forfeit=Forfeit(1, "<b>late</b>")
    )
    write_report(tmp_path, report(found, [lost, sound(match)], balance=False))
    page = (tmp_path / "index.html").read_text()
    assert "<script" not in page
    assert "<b>late" not in page
    assert "&lt;b&gt;late&lt;/b&gt;" in page


def sound(match: Result) -> Result:
    """The same match from the other seat, played to the end."""
    return msgspec.structs.replace(match, seating=(1, 0), rotation=1, scores=[3, 1])


def test_a_run_of_forfeits_has_a_page(tmp_path: Path) -> None:
    found = plan(["random", "greedy"])
    match = played(plan(["random"]), tmp_path, 1)[0]
    lost = msgspec.structs.replace(match, seating=(0, 1), scores=[], forfeit=Forfeit(1, "late"))
    write_report(tmp_path, report(found, [lost], balance=True))
    assert "late" in (tmp_path / "index.html").read_text()


def test_the_options_are_on_the_page(tmp_path: Path) -> None:
    game = game_named("ninjan")
    found = msgspec.structs.replace(plan(["random"]), variants=compared(game, 2, game.options()))
    write_report(tmp_path, report(found, played(found, tmp_path, 4), balance=True))
    page = (tmp_path / "index.html").read_text()
    assert (tmp_path / "options.svg").exists()
    assert all(text in page for text in ("Options compared", "deals=3", "tie=shared"))


def test_a_folder_that_cannot_be_written_is_told(proof: Report) -> None:
    with pytest.raises(TatamiError, match="cannot be written"):
        write_report(Path("/dev/null/report"), proof)


def test_every_option_is_compared_one_at_a_time() -> None:
    game = game_named("ninjan")
    assert compared(game, 2, game.options()) == [
        {"deals": 1, "tie": "throws"},
        {"deals": 3, "tie": "throws"},
        {"deals": 1, "tie": "shared"},
    ]


def test_who_begins_is_compared_among_the_seats_of_the_table() -> None:
    game = game_named("hagakure")
    own = game.options(first="lot")
    told = [options.get("first", "default") for options in compared(game, 3, own)]
    assert told[-3:] == ["default", 2, 3]
    assert set(told[:-3]) == {"lot"}


def test_of_a_range_both_ends_are_compared() -> None:
    assert choices(Option("rounds", ["full"], range(1, 31)), 2) == ["full", 1, 30]
    assert choices(Option("rounds", [1, 30], range(1, 31)), 2) == [1, 30]


@pytest.mark.parametrize(
    ("seconds", "text"), [(2.5, "2.50 s"), (0.0125, "12.5 ms"), (0.0000042, "4 µs"), (0, "0 µs")]
)
def test_times_have_a_fitting_unit(seconds: float, text: str) -> None:
    assert seconds_text(seconds) == text


def test_many_forfeits_are_told_in_short(tmp_path: Path) -> None:
    match = played(plan(["random"]), tmp_path, 1)[0]
    lost = [
        msgspec.structs.replace(match, deal=deal, scores=[], forfeit=Forfeit(0, "late"))
        for deal in range(13)
    ]
    told = verdicts(report(plan(["random"]), lost, balance=False))
    assert "Forfeit: random in seat 1 (deal 1, rotation 1): late." in told
    assert told[-1] == "And 3 more forfeits; the JSON has them all."
