"""Coverage: what was reached is counted, and guides what is tried next."""

from pickle import dumps, loads

from tatami.core.chance import dice_of
from tatami.core.coverage import Coverage, Guided, Opening, frames_of, question_of
from tatami.core.laws import Trial
from tatami.core.state import Entry
from tatami.games.sake import GAME as SAKE
from tests.core.toy import Deal, ToyGame
from tests.games.sake.table import MOVE_1, Table

GAME = ToyGame()


def trial(number: int, coverage: Coverage, opening: Opening | None = None) -> Trial:
    """A match of the toy that is noted in a coverage."""
    dice = dice_of(number, "coverage")
    moves = opening.moves if opening else None
    found = Trial(GAME, 2, GAME.options(), dice, 1, None, coverage, moves)
    found.run()
    return found


def test_the_frames_of_a_game_are_found() -> None:
    assert set(frames_of(GAME)) == {"Deal", "Round", "Pick", "Compare"}


def test_a_match_reaches_its_frames_and_their_rules() -> None:
    coverage = Coverage()
    trial(1, coverage)
    assert coverage.missing_frames(GAME) == []
    assert {"1", "2", "3"} <= coverage.rules(GAME)


def test_what_was_not_reached_is_told() -> None:
    coverage = Coverage()
    coverage.note([Entry(Deal(), -1, 1)], "Pick")
    assert coverage.missing_frames(GAME) == ["Compare", "Round"]


def test_refusals_are_noted() -> None:
    coverage = Coverage()
    trial(1, coverage)
    assert coverage.refusals


def test_only_what_is_new_is_news() -> None:
    coverage = Coverage()
    assert trial(1, coverage).news > 0
    assert trial(1, coverage).news == 0


def test_a_match_can_begin_like_another_one() -> None:
    first = trial(1, Coverage())
    opening = Opening(2, first.options, first.moves[:5])
    later = [trial(number, Coverage(), opening).moves for number in range(2, 12)]
    assert all(moves[:5] == first.moves[:5] for moves in later)
    assert any(moves != first.moves for moves in later)


def test_what_was_reached_rarely_is_preferred() -> None:
    t = Table([MOVE_1, "", ""], life=[1, 1, 1])
    coverage = Coverage()
    for text in t.choices():
        if not text.startswith("drink"):
            copy = t.s.clone()
            copy.log = []
            copy.apply(0, SAKE.action_from(text))
            coverage.note(copy.log, question_of(copy))
    guided = Guided(SAKE, dice_of(1, "guided"), coverage)
    legal = t.s.legal(0)
    drinks = [guided.choose(t.s, 0, legal) for _ in range(20)]
    assert sum(SAKE.action_text(action).startswith("drink") for action in drinks) > 10


def test_coverages_can_be_added_subtracted_and_sent() -> None:
    known = Coverage()
    trial(1, known)
    now = Coverage()
    now.add(known)
    found = trial(2, now)
    now.keep(Opening(2, found.options, found.moves), dice_of(1, "keep"))
    news = loads(dumps(now.since(known)))
    known.add(news)
    assert known.counts == now.counts
    assert known.frames == now.frames
    assert known.refusals == now.refusals
    assert [opening.moves for opening in known.openings] == [found.moves]
