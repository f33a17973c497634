"""Variants compared: planted differences are seen, others are not, and a run goes on."""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tatami.arena.lab.compare import Report, Row, Sample, report, sample
from tatami.arena.lab.measures import MEASURES, Case, Played
from tatami.arena.lab.run import Run, Task, results_in, setting_of
from tatami.arena.lab.variants import variants
from tatami.arena.workers import on_cores
from tatami.core.errors import TatamiError
from tatami.games import game_named
from tests.arena.lab.studies import NINJAN, played, prepared, study

GIFTED = """
from tatami.search import bot_named
from tatami.search.bot import Bot

class Gifted(Bot):
    # The first seat plays well where ties are shared; everybody else plays at random.
    def choose(self, view, legal):
        gifted = view.seat == 0 and view.options["tie"] == "shared"
        return bot_named("greedy" if gifted else "random", self.game, self.dice).choose(view, legal)
"""


def row_of(found: Report, name: str) -> Row:
    return next(row for row in found.variants if row.name == name)


def test_more_deals_make_a_longer_match(tmp_path: Path) -> None:
    found = played(tmp_path, NINJAN + "[vary]\noptions.deals = [1, 3]")
    longer = row_of(found, "deals=3").figures["rounds"]
    assert longer.estimate is not None
    assert longer.estimate.value == 27
    assert longer.difference is not None
    assert longer.difference.value == 18
    assert longer.is_clear()
    assert found.variants[0].figures["rounds"].difference is None
    assert [(level.name, level.value, level.against) for level in found.levels] == [
        ("deals", "3", "1")
    ]
    assert found.levels[0].effects["rounds"].value == 18


def test_a_planted_advantage_of_the_first_seat_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gifted.py").write_text(GIFTED)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    text = NINJAN.replace('"random"', '"gifted:Gifted"').replace("matches = 6", "matches = 60")
    text = text.replace('"decisions", "rounds"', '"seats", "ties"')
    found = played(tmp_path, text + '[vary]\noptions.tie = ["shared"]')
    base, gifted = found.variants[0], row_of(found, "tie=shared")
    assert base.figures["seats"].estimate is not None
    assert not base.figures["seats"].estimate.excludes(found.fair_share)
    assert gifted.best_place == 1
    assert gifted.figures["seats"].estimate is not None
    assert gifted.figures["seats"].estimate.excludes(found.fair_share)
    assert gifted.places[0].excludes(found.fair_share)


def test_skill_is_what_the_strong_bot_wins_beyond_chance(tmp_path: Path) -> None:
    text = NINJAN.replace('"decisions", "rounds"', '"skill"') + "[vary]\noptions.deals = [1, 3]\n"
    found = played(tmp_path, text + "[skill]\nmatches = 16")
    longer = row_of(found, "deals=3").figures["skill"].estimate
    assert longer is not None
    assert longer.low > 0
    lines = (tmp_path / "results.jsonl").read_text().splitlines()[1:]
    assert len(lines) == 2 * 16
    # Every deal is played from both seats.
    assert sum('"strong":1' in line for line in lines) == 16


def shares(wins: float, deals: int) -> Sample:
    """So many wins of the four matches of every deal."""
    found = sample(dict.fromkeys(range(deals), (wins, 4.0)), is_share=True)
    assert found is not None
    return found


def test_a_few_deals_that_agree_prove_little() -> None:
    few = shares(4, 3).minus(shares(3, 3))
    many = shares(4, 30).minus(shares(3, 30))
    assert few is not None
    assert many is not None
    assert few.value == many.value == 0.25
    assert not few.excludes(0.0)
    assert many.excludes(0.0)


def test_a_difference_is_taken_deal_by_deal() -> None:
    deals = {deal: (float(deal), 1.0) for deal in range(20)}
    more = {deal: (deal + 0.5 + 0.01 * (deal % 2), 1.0) for deal in range(20)}
    one, other = sample(more, is_share=False), sample(deals, is_share=False)
    assert one is not None
    assert other is not None
    found = one.minus(other)
    assert found is not None
    # The deals differ by up to 19 from each other, the variants by a half in each of them.
    assert found.high - found.low < 0.01
    assert found.excludes(0.0)
    single = sample({1: (2.0, 1.0)}, is_share=False)
    assert single is not None
    assert single.minus(single) is None


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    text = NINJAN + "[vary]\noptions.deals = [1, 3]"
    whole = played(tmp_path, text)
    path = tmp_path / "results.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 2 * 6
    path.write_bytes(b"".join(lines[:5]) + lines[5][:20])
    run = prepared(tmp_path, text)
    assert sum(map(len, run.missing().values())) == 12 - 4
    # What has got least far is played first.
    first = [task.matches[0].deal for task in run.tasks(1)]
    assert first == sorted(first)
    assert played(tmp_path, text) == whole
    assert path.read_bytes().splitlines(keepends=True)[:5] == lines[:5]


def test_more_variants_and_more_matches_go_on_with_the_same_results(tmp_path: Path) -> None:
    played(tmp_path, NINJAN + "[vary]\noptions.deals = [1, 3]")
    more = NINJAN.replace("matches = 6", "matches = 8")
    text = more + '[vary]\noptions.deals = [1, 3]\noptions.tie = ["throws", "shared"]'
    run = prepared(tmp_path, text)
    assert [len(missing) for missing in run.missing().values()] == [2, 8, 2, 8]
    assert [row.matches for row in played(tmp_path, text).variants] == [8, 8, 8, 8]


def test_the_results_of_another_study_are_refused(tmp_path: Path) -> None:
    text = NINJAN + "[vary]\noptions.deals = [3]"
    played(tmp_path, text)
    with pytest.raises(TatamiError, match="its seats is 2, but here it is 3"):
        played(tmp_path, text.replace("seats = 2", "seats = 3"))


def test_workers_do_not_change_the_result(tmp_path: Path) -> None:
    """Tasks may be cut as they like, and come back in any order."""
    text = NINJAN + "[vary]\noptions.deals = [1, 3]"
    found = study(tmp_path, text)
    setting = setting_of(found, game_named("ninjan"))
    with results_in(tmp_path, setting) as journal:
        run = Run(found, setting, variants(found, tmp_path), journal)

        def backwards(
            work: Callable[[Task], list[Played]], tasks: Iterable[Task]
        ) -> Iterator[tuple[int, list[Played]]]:
            return on_cores(work, list(tasks)[::-1], workers=1)

        for _ in run.play(backwards, 3, os.getcwd()):
            pass
        there = report(found, run)
    (tmp_path / "results.jsonl").unlink()
    assert played(tmp_path, text) == there


def test_a_match_that_is_broken_off_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken.py").write_text(
        "from tatami.search.bot import Bot\nclass Broken(Bot):\n"
        "    def choose(self, view, legal):\n        raise ValueError('no sword')\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    text = NINJAN.replace('"random"', '"broken:Broken"')
    found = played(tmp_path, text + "[vary]\noptions.deals = [3]")
    assert [row.forfeits for row in found.variants] == [6, 6]
    assert found.forfeits == ["broke off with ValueError: no sword"]
    assert found.variants[1].figures["rounds"].estimate is None
    assert found.variants[1].best_place == 0


def test_the_winner_who_was_behind_has_come_back() -> None:
    case = Case("", "equals", 0, 0)
    comeback = MEASURES["comebacks"].of
    assert comeback(Played(case=case, winners=[1], behind=[0, 1])) == (1.0, 1.0)
    assert comeback(Played(case=case, winners=[1, 2], behind=[0, 1])) == (0.5, 1.0)
    assert comeback(Played(case=case, winners=[2], behind=[0, 1])) == (0.0, 1.0)
    assert comeback(Played(case=case, winners=[2])) == (0.0, 0.0)
