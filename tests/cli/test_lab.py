"""tatami lab."""

from pathlib import Path

import msgspec

from tests.arena.lab.studies import NINJAN, played, written
from tests.cli.run import mistake, tatami

STUDY = NINJAN + "[vary]\noptions.deals = [1, 3]"


def test_people_get_a_table_sentences_and_a_report(tmp_path: Path) -> None:
    file = written(tmp_path, STUDY)
    told = tatami("lab", str(file), "--out", str(tmp_path / "deep" / "lab"), "--workers", "1").out
    assert "Ninjan: 2 variants, 6 matches of each" in told
    assert "Rounds: 9.0 in the base. Highest with “deals=3” (+18.0 ± 0.0)." in told
    assert (tmp_path / "deep" / "lab" / "index.html").exists()


def test_programs_get_json_from_any_number_of_workers(tmp_path: Path) -> None:
    file = written(tmp_path, STUDY.replace('"decisions", ', ""))
    found = tatami("lab", str(file), "--json", "--workers", "2", "--out", str(tmp_path / "lab"))
    assert found.json == msgspec.to_builtins(played(tmp_path, STUDY.replace('"decisions", ', "")))


def test_a_mistake_is_said_in_a_sentence(tmp_path: Path) -> None:
    file = written(tmp_path, STUDY.replace("[1, 3]", "[1, 7]"))
    assert "deals=7: The option deals can be 1, 3, but not “7”." in mistake("lab", str(file))
    assert not (tmp_path / "study-lab").exists()
    assert "cannot be read" in mistake("lab", str(tmp_path / "nothing.toml"))
    file.write_text(STUDY)
    assert "cannot be written" in mistake("lab", str(file), "--out", "/dev/null/lab")
