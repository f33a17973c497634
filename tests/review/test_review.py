"""A review: what is judged, from what, and how it adds up."""

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from tatami.core.chance import Dice, dice_of
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.core.state import Entry
from tatami.games import GAMES, game_named
from tatami.games.hagakure.rules import TrickTaken
from tatami.review import Finding, analysed, missing, review, work
from tatami.review.analysis import judge
from tatami.review.findings import (
    COARSE,
    DECISION,
    DEEP,
    FINE,
    REHEARSAL,
    Judgement,
    Rehearsal,
    Task,
    Trial,
    Weighed,
)
from tatami.review.match import Match
from tatami.review.rehearsal import FEWEST, is_plain
from tatami.review.sentences import Telling
from tatami.search.budget import Budget
from tatami.search.search import Search
from tatami.words import speaking
from tests.review.matches import findings_of, match_of, played

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def record() -> Record:
    return played("ninjan", ["greedy", "random"], seed=3)


def test_every_choice_of_the_seat_is_judged_and_nothing_else(record: Record) -> None:
    match = match_of(record)
    found = review(match, [1], findings_of(match, [1], COARSE), COARSE)
    judged = [decision.at for decision in found.decisions]
    choices = [
        at
        for at, (seat, _) in enumerate(record.moves)
        if seat == 1 and len(match.states[at].legal(1)) > 1
    ]
    assert judged == choices
    assert found.by_seat[0].accuracy is None
    assert found.by_seat[1].accuracy is not None
    assert (found.done, found.total, found.depth) == (found.total, found.total, COARSE)


def test_the_curve_ends_with_the_result_and_its_changes_add_up(record: Record) -> None:
    match = match_of(record)
    found = review(match, [], findings_of(match, [], COARSE), COARSE)
    end = found.curve[-1]
    assert end.at == len(record.moves)
    winners = match.game.winners(match.states[-1])
    assert end.chances == [float(seat in winners) / len(winners) for seat in range(2)]
    for seat in found.by_seat:
        whole = end.chances[seat.seat] - found.curve[0].chances[seat.seat]
        assert seat.luck + seat.own + seat.others == pytest.approx(whole)


def test_stretches_cover_the_match_once_each_with_one_cause(record: Record) -> None:
    match = match_of(record)
    assert [stretch.at for stretch in match.stretches[1:]] == [
        stretch.upto for stretch in match.stretches[:-1]
    ]
    assert match.stretches[-1].upto == len(record.moves)
    for stretch in match.stretches:
        deciding = [at for at in range(stretch.at, stretch.upto) if at in match.choices]
        assert deciding == ([] if stretch.cause == CHANCE else [stretch.at])


def test_findings_can_be_stored_and_the_work_taken_up_again(record: Record) -> None:
    match = match_of(record)
    tasks = missing(match, [0], [], COARSE)
    half = [work(match, task) for task in tasks[: len(tasks) // 2]]
    stored = msgspec.json.encode(half)
    again = msgspec.json.decode(stored, type=list[Finding])
    assert again == half
    rest = missing(match, [0], again, COARSE)
    assert rest == tasks[len(tasks) // 2 :]
    part = review(match, [0], again, COARSE)
    assert (part.done, part.total, part.depth) == (len(half), len(tasks), -1)


def test_a_process_of_its_own_finds_the_same() -> None:
    record = played("ninjan", ["greedy", "greedy"], seed=4)
    match = match_of(record)
    task = missing(match, [0], [], COARSE)[-1]
    full = match_of(record, 0)
    assert analysed(record, game_named("ninjan"), [task]) == [work(full, task)]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_did_not_know_changes_nothing(name: str) -> None:
    """The law of scrambled histories, for reviews."""
    game = GAMES[name]
    seat = game.fewest_seats - 1
    record = played(name, ["greedy"] * seat + ["random"], seed=5)
    match = match_of(record, 40)
    decisions = match.decisions([seat])
    changed = 0
    for at in {decisions[len(decisions) * part // 4] for part in range(4)}:
        s = match.states[at]
        other = game.scramble(s, record.moves[:at], seat, dice_of(at, "scramble"))
        changed += other != record.moves[:at]
        history = msgspec.structs.replace(record, moves=[*other, record.moves[at]], scores=None)
        tried = s.legal(seat)[0]
        for task in (Task(at, DECISION, FINE), Task(at, REHEARSAL, DEEP, tried)):
            assert work(match_of(history, 40), task) == work(match, task)
    assert changed


def test_what_is_called_best_is_shown_as_best_and_nothing_above_it(record: Record) -> None:
    match = match_of(record)
    at = match.decisions([0])[0]
    done = record.moves[at][1]
    better, other = [one for one in match.states[at].legal(0) if one != done][:2]
    # Two analyses find something better, but by less than they err.
    trial = Trial(
        best=better,
        best_returns=[0.51, 0.49],
        done_returns=[0.5, 0.5],
        weighed=[Weighed(better, 60, [0.6, 0.4]), Weighed(other, 20, [0.7, 0.3])],
    )
    found = review(match, [0], [Judgement(at, FINE, 0, done, [trial, trial])], FINE).decisions[0]
    assert found.grade == "best"
    assert found.best == found.done
    assert {one.action for one in found.others} == {better, other}
    assert max(one.chance for one in found.others) <= found.best.chance


def test_other_choices_are_told_by_how_far_they_stayed_behind_the_best(record: Record) -> None:
    match = match_of(record)
    at = match.decisions([0])[0]
    done = record.moves[at][1]
    other, third = [one for one in match.states[at].legal(0) if one != done][:2]

    def trial(*weighed: Weighed) -> Trial:
        return Trial(done, [0.6, 0.4], [0.6, 0.4], list(weighed))

    # In passing everything looked better than it is; what was weighed in two analyses is a mean.
    first = trial(Weighed(done, 60, [0.8, 0.2]), Weighed(other, 20, [0.7, 0.3]))
    second = trial(Weighed(done, 60, [0.8, 0.2]), Weighed(other, 20, [0.5, 0.5]))
    third_one = trial(Weighed(done, 60, [0.7, 0.3]), Weighed(third, 20, [0.9, 0.1]))
    judgement = Judgement(at, FINE, 0, done, [first, second, third_one])
    found = review(match, [0], [judgement], FINE).decisions[0]
    best = found.best.chance
    by_action = {one.action: one.chance for one in found.others}
    assert [one.action for one in found.others] == [third, other]
    assert by_action[third] == best
    assert 0.0 < by_action[other] < best - 0.15


def test_what_rivals_who_think_would_not_fall_for_is_no_loss(record: Record) -> None:
    match = match_of(record)
    at = match.decisions([0])[0]
    done = record.moves[at][1]
    better = next(one for one in match.states[at].legal(0) if one != done)
    shown = [Weighed(better, 60, [0.9, 0.1])]
    foretold = Trial(better, [0.9, 0.1], [0.1, 0.9], shown)
    thinking = Trial(done, [0.5, 0.5], [0.5, 0.5], shown)
    trials = [foretold, thinking, foretold, thinking]
    found = review(match, [0], [Judgement(at, DEEP, 0, done, trials)])
    assert found.decisions[0].grade == "good"
    assert found.decisions[0].best == found.decisions[0].done
    assert found.by_seat[0].accuracy == 100.0
    assert not found.instructive


def test_rivals_who_think_have_their_say_in_every_other_close_analysis(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    foretold: list[bool] = []

    def watched(
        game: Game[Any, Any], dice: Dice, heuristics: Any, budget: Budget, foresees: bool
    ) -> Search:
        foretold.append(foresees)
        return Search(game, dice, heuristics, budget, foresees)

    monkeypatch.setattr("tatami.review.analysis.Search", watched)
    monkeypatch.setattr("tatami.review.analysis.is_settled", lambda *_: False)
    match = match_of(record, 30)
    at = match.decisions([0])[0]
    judge(match, Task(at, DECISION, DEEP), 0)
    # Once to find out what is best, once to compare it with what was done.
    assert foretold == [True, True, False, False, True, True, False, False]
    foretold.clear()
    judge(match, Task(at, DECISION, COARSE), 0)
    assert foretold == [True, True]


def judged_wrong(match: Match) -> Judgement:
    """A decision of seat 0 of which four analyses say that it gave much away."""
    at = match.decisions([0])[0]
    done = match.record.moves[at][1]
    better = next(one for one in match.states[at].legal(0) if one != done)
    trial = Trial(better, [0.6, 0.4], [0.3, 0.7], [Weighed(better, 60, [0.6, 0.4])])
    return Judgement(at, DEEP, 0, done, [trial] * 4)


def test_what_looks_like_a_mistake_is_rehearsed_before_it_is_called_one(record: Record) -> None:
    match = match_of(record, 30)
    judgement = judged_wrong(match)
    at, better = judgement.at, judgement.trials[0].best
    tasks = missing(match, [0], [judgement])
    assert [task for task in tasks if task.kind == REHEARSAL] == [Task(at, REHEARSAL, DEEP, better)]
    before = review(match, [0], [judgement]).decisions[0]
    assert before.grade == "inaccuracy"
    assert not before.is_sure
    worlds = [[[0.5, 0.5]] * 8, [[0.3, 0.7]] * 8]
    gained = Rehearsal(at, DEEP, 0, better, *worlds)
    found = review(match, [0], [judgement, gained]).decisions[0]
    assert found.grade == "blunder"
    assert found.is_sure
    assert found.loss == pytest.approx(found.best.chance - found.done.chance, abs=0.02)
    for_nothing = Rehearsal(at, DEEP, 0, better, worlds[0], worlds[0])
    refuted = review(match, [0], [judgement, for_nothing]).decisions[0]
    assert refuted.grade == "good"
    assert refuted.best == refuted.done
    assert refuted.is_sure
    other = Task(at, REHEARSAL, DEEP, better)
    assert other not in missing(match, [0], [judgement, gained])


@pytest.mark.parametrize("name", GAMES)
def test_both_choices_are_rehearsed_in_the_same_worlds(name: str) -> None:
    game = GAMES[name]
    record = played(name, ["greedy"] * game.fewest_seats, seed=5)
    match = match_of(record, 30)
    at = match.decisions([0])[2]
    done = record.moves[at][1]
    task = Task(at, REHEARSAL, DEEP, done)
    found = work(match, task)
    assert isinstance(found, Rehearsal)
    # The same choice twice, with the same luck, comes to the same.
    assert found.better_returns == found.done_returns
    assert len(found.done_returns) == FEWEST
    assert found.task() == task
    assert all(0.0 <= chance <= 1.0 for row in found.done_returns for chance in row)
    assert work(match, task) == found


def test_more_worlds_are_rehearsed_while_it_is_not_plain() -> None:
    assert not is_plain([0.3] * (FEWEST - 1))
    assert is_plain([0.3] * FEWEST)
    assert is_plain([0.0] * FEWEST)
    assert not is_plain([0.5, -0.5] * FEWEST)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Aki wins the trick"), ("de", "Aki gewinnt den Stich"), ("nl", "Aki wint de slag")],
)
def test_a_reader_is_not_taken_for_the_one_who_decided(language: str, said: str) -> None:
    match = match_of(played("hagakure", ["greedy"] * 3), 30)
    s = match.states[match.decisions([0])[0]].clone()
    s.log = []
    taken: list[Entry] = []
    for seat, action in match.record.moves[match.decisions([0])[0] :]:
        s.apply(seat, action)
        taken = [
            logged.seen_by(0)
            for logged in s.log
            if isinstance(logged.event, TrickTaken) and logged.event.winner == 0
        ]
        if taken:
            break
    with speaking(language):
        telling = Telling(match, ["Aki", "Botan", "Chiyo"])
        assert telling.narrator.story(match.game.view(s, 0), taken[0]).startswith(said)


def test_beside_a_board_places_are_told_without_coordinates_and_told_apart() -> None:
    match = match_of(played("samurai", ["random"] * 2), 30)
    at = match.decisions([0])[len(match.decisions([0])) // 2]
    legal = match.states[at].legal(0)
    coordinates = re.compile(r"\b[A-Z]\d")
    assert coordinates.search(Telling(match, ["Aki", "Botan"]).action(at, legal[0]))
    telling = Telling(match, ["Aki", "Botan"], has_board=True)
    texts = [telling.action(at, action) for action in legal]
    assert not any(map(coordinates.search, texts))
    [text] = [text for text, count in Counter(texts).most_common(1) if count > 1]
    here, there, *_ = [action for action in legal if telling.action(at, action) == text]
    assert telling.choices(at, [here, here, there]) == [text, text, f"{text}, but elsewhere"]
