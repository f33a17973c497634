"""The report of a study: a page that needs nothing else, and all figures for programs."""

import csv
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from tatami.arena.lab.compare import Report
from tatami.arena.lab.page import write_report
from tatami.arena.lab.tell import findings
from tatami.arena.lab.variants import variants
from tatami.games import game_named
from tatami.words import speaking
from tests.arena.lab.studies import NINJAN, SAKE, played, study

WICKED = "<script>alert('$title')</script>"
TEXT = (
    NINJAN.replace('["decisions", "rounds"]', '["decisions", "rounds", "seats", "ties", "skill"]')
    + '[skill]\nmatches = 4\n[vary]\noptions.deals = [1, 3]\noptions.tie = ["throws", "shared"]\n'
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a report."""
    path = tmp_path_factory.mktemp("lab")
    proof = played(path, TEXT)
    write_report(path, proof, variants(study(path, TEXT), path))
    return path


def page_in(folder: Path) -> str:
    return (folder / "index.html").read_text(encoding="utf-8")


def proof_in(folder: Path) -> Report:
    return msgspec.json.decode((folder / "report.json").read_bytes(), type=Report)


def test_the_page_stands_alone(folder: Path) -> None:
    page = page_in(folder)
    for outside in ("http://", "https://", "src=", "@import", "url(http"):
        assert outside not in page.replace("http://www.w3.org/", "")
    assert "Ninjan in the laboratory" in page
    # What each change does, every measure of the variants, and the seats.
    assert page.count("<svg") == 5 + 5 + 1


def test_every_variant_has_a_row_and_the_base_is_marked(folder: Path) -> None:
    page = page_in(folder)
    assert page.count('<th scope="row"') == 4
    assert page.count('class="base"') == 1
    body = page[page.index("<tbody>") : page.index("</tbody>")]
    assert "<wbr>=3,<br>tie<wbr>=shared" in body
    longer = body.splitlines()[3]
    assert 'data-value="54.0"' in longer or 'data-value="27.0"' in longer
    assert 'class="more">+18.0 ± 0.0</small>' in longer


def test_the_findings_name_what_is_clear(folder: Path) -> None:
    told = findings(proof_in(folder))
    assert "Rounds: 9.0 in the base. Highest with “deals=3” (+18.0 ± 0.0)." in told
    with speaking("de"):
        assert any("27,0" in text or "9,0" in text for text in findings(proof_in(folder)))


def test_the_table_for_programs_has_all_figures(folder: Path) -> None:
    with (folder / "variants.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["variant"] for line in lines] == [
        "base",
        "tie=shared",
        "deals=3",
        "deals=3, tie=shared",
    ]
    assert lines[2]["options.deals"] == "3"
    assert lines[0]["rounds_difference"] == ""
    assert float(lines[2]["rounds_difference"]) == 18.0
    proof = proof_in(folder)
    for line, row in zip(lines, proof.variants, strict=True):
        estimate = row.figures["decisions"].estimate
        assert estimate is not None
        assert float(line["decisions_low"]) == estimate.low
        assert float(line["seat_2"]) == row.places[1].value


def test_the_plots_are_drawings_of_their_own(folder: Path) -> None:
    for path in folder.glob("*.svg"):
        assert ElementTree.fromstring(path.read_text()).tag.endswith("svg")
    page = page_in(folder)
    ids = [part.split('"')[0] for part in page.split(' id="')[1:]]
    assert len(ids) == len(set(ids))


def test_a_deck_that_differs_can_be_played_with(tmp_path: Path) -> None:
    text = SAKE + 'bots = ["random"]\nmatches = 1\nmeasures = ["rounds"]\n'
    text += f'[variants."{WICKED}"]\ndeck.weapons.katana.attack = 4'
    proof = played(tmp_path, text)
    write_report(tmp_path, proof, variants(study(tmp_path, text), tmp_path))
    (deck,) = (tmp_path / "decks").iterdir()
    assert deck.name == "1-script-alert-title-script.toml"
    assert game_named("sake", deck).deck_text().count("attack = 4") == 2
    page = page_in(tmp_path)
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page
