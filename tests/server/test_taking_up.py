"""Another way from a moment of a finished match: what if, and playing on from there."""

from collections.abc import Callable
from random import Random

import pytest

from tatami.core.chance import Dice
from tatami.core.errors import IllegalAction, TatamiError
from tatami.core.frames import CHANCE, WATCHER
from tatami.core.record import decode, verify
from tatami.core.record import encode as encode_record
from tatami.games import GAMES
from tatami.search import bot_named, greedy_of
from tatami.search.levels import SAMURAI
from tatami.search.search import Search
from tatami.server import decisions, openings
from tatami.server.decisions import Forbidden
from tatami.server.lines import OPEN_CARDS
from tatami.server.messages.moments import Branch, PlayFrom
from tatami.server.moments import Successor, asked, behind, position_at, state_at, what_if
from tatami.server.projection import table_facts
from tatami.server.replay import replayed
from tatami.server.table import Table, folded
from tests.server.client import Person
from tests.server.housing import House
from tests.server.tables import act_somehow, begun, happen
from tests.server.test_http import finished, play


def over(game: str, seats: int = 3, seed: int = 1) -> Table:
    """A match that was played to its end, with little sense."""
    table, luck = begun(game, seats), Random(seed)
    while table.phase() == "playing":
        act_somehow(table, luck)
    return table


@pytest.fixture(scope="module", params=GAMES)
def table(request: pytest.FixtureRequest) -> Table:
    """A match of each game."""
    return over(request.param)


def decisions_of(table: Table) -> list[tuple[int, int]]:
    """Some moments, with a seat that is asked there and has a choice."""
    record = table.finished_record()
    s = table.game.new(table.seats, record.options)
    found = []
    for move, (seat, action) in enumerate(record.moves):
        if seat != CHANCE and len(s.legal(seat)) > 1:
            found.append((move, seat))
        s.apply(seat, action)
    return found[:: max(1, len(found) // 5)]


def test_what_was_asked_and_done_is_told(table: Table) -> None:
    for move, seat in decisions_of(table):
        found = asked(table, move, seat)
        assert found.question.prompt
        assert found.taken in [choice.action for choice in found.legal]
        assert found.view.seat == seat


def test_a_replay_tells_where_somebody_decides(table: Table) -> None:
    replay = replayed(table, table_facts(table, "p0", lambda _: False, 0), OPEN_CARDS)
    found = {moment.decision: moment.asked for moment in replay.moments if moment.asked}
    for move, seats in found.items():
        assert [seat for seat in state_at(table, move).actors() if seat >= 0] == seats
    last = max(move for move, _ in decisions_of(table))
    assert max(found) >= last
    assert len(found) > 5


@pytest.mark.parametrize("is_true", [True, False])
def test_another_choice_leads_to_an_end_the_same_for_all(table: Table, is_true: bool) -> None:
    shown = table_facts(table, "p0", lambda _: False, 0)
    move, seat = decisions_of(table)[-1]
    legal = [choice.action for choice in asked(table, move, seat).legal]
    branch = Branch(move=move, seat=seat, action=legal[-1], is_true=is_true, luck=3)
    found = what_if(table, shown, branch, seat)
    assert found.moments[-1].scores == found.scores
    assert found.winners or table.game.name == "samurai"  # where it can be nobody
    assert found.text
    again = what_if(table, shown, branch, OPEN_CARDS)
    assert again.scores == found.scores
    # What the seat sees at first is what it saw in the match, in any world.
    assert found.moments[0].view == asked(table, move, seat).view


def test_who_goes_on_thinks_at_first() -> None:
    table = over("samurai")
    move, seat = decisions_of(table)[-1]
    s = state_at(table, move)
    view, legal = table.game.view(s, seat), s.legal(seat)
    bot = Successor(table.game, Dice(b"1"))
    thinker = bot_named(SAMURAI, table.game, Dice(b"1"))
    greedy = greedy_of(table.game, Dice(b"1"))
    assert isinstance(thinker, Search)
    assert bot.choose(view, legal) == thinker.choose(view, legal)
    assert len(thinker.considered) > 1
    bot.left = 0
    assert bot.choose(view, legal) == greedy.choose(view, legal)


@pytest.mark.parametrize("is_true", [True, False])
def test_a_match_goes_on_from_a_position_and_its_deals_are_checked(
    table: Table, is_true: bool
) -> None:
    record = table.finished_record()
    for move, seat in decisions_of(table)[1:4:2]:
        s = state_at(table, move)
        wanted = PlayFrom(move=move, seat=seat, is_true=is_true, level="greedy")
        position, options = position_at(table, move, seat, is_true, 7)
        events = openings.taking_up(table, wanted, position, options, "me", "Me", at=0)
        new = folded("new", events)
        assert new.phase() == "playing"
        assert new.play is not None
        assert new.game.view(new.play.s, seat) == table.game.view(s, seat)
        assert is_true <= (new.game.write(new.play.s) == table.game.write(s))
        luck = Random(move)
        while new.phase() == "playing":
            actor = luck.choice(new.awaited())
            action = luck.choice(new.play.legal(actor))
            turn = new.play.turns[actor]
            by = "bot" if actor != seat else ""
            found = (
                decisions.act_for(new, actor, turn, action, by, 0)
                if by
                else decisions.act(new, "me", actor, turn, action, 0)
            )
            for event in found:
                new.fold(event)
        stored = decode(encode_record(new.finished_record()))
        assert stored.position == position
        verify(stored, table.game)
        assert replayed(new, table_facts(new, "me", lambda _: True, 0), seat).moments
    assert "position" not in encode_record(record).decode()


def refused(sentence: str, work: Callable[[], object]) -> bool:
    """Whether it is refused with this sentence."""
    with pytest.raises(TatamiError) as refusal:
        work()
    return refusal.value.sentence == sentence


def test_what_was_no_moment_is_refused() -> None:
    table = over("ninjan")
    shown = table_facts(table, "p0", lambda _: False, 0)
    last = len(table.finished_record().moves)
    move, seat = decisions_of(table)[0]
    assert refused("moment-none", lambda: asked(table, last + 1, 0))
    assert refused("moment-none", lambda: asked(table, -1, 0))
    assert refused("no-such-seat", lambda: asked(table, move, 3))
    assert refused("moment-not-asked", lambda: asked(table, last, 0))
    assert refused("moment-over", lambda: position_at(table, last, 0, True, 0))
    assert refused("no-such-seat", lambda: position_at(table, move, 3, True, 0))
    branch = Branch(move=move, seat=seat, action=63)
    with pytest.raises(IllegalAction):
        what_if(table, shown, branch, WATCHER)


# Notes


def test_a_guess_is_worth_what_it_stays_behind_the_best() -> None:
    table = over("ninjan", 2)
    moves = table.finished_record().moves
    # A pile is to be chosen, and one is worth much less than another.
    s = state_at(table, 0)
    at, worth = 0, {0: 0}
    while max(worth.values()) - min(worth.values()) <= 8:
        seat, action = moves[at]
        if type(s.asking).__name__ == "Resolve":
            worth = {}
            for choice in s.legal(seat):
                after = s.clone()
                after.apply(seat, choice)
                worth[choice] = table.game.scores(after)[seat]
        s.apply(seat, action)
        at += 1
    at -= 1
    best, worst = max(worth, key=worth.__getitem__), min(worth, key=worth.__getitem__)
    assert behind(table, at, seat, best, worst).behind > 0.0
    assert behind(table, at, seat, worst, best).behind == 0.0
    assert behind(table, at, seat, best, best).behind == 0.0
    with pytest.raises(IllegalAction):
        behind(table, at, seat, best, 10**6)


def test_notes_are_for_those_who_played_and_the_last_one_stands() -> None:
    table = over("ninjan")

    def note(player: str, move: int, text: str) -> int:
        events = decisions.note(table, player, move, text, at=5)
        happen(table, events)
        return len(events)

    assert note("p1", 3, " good  move ") == 1
    assert note("p1", 3, "better") == 1
    assert note("p1", 3, "better") == 0
    assert note("p2", 3, "no") == 1
    assert [(place, noted.text) for place, noted in table.notes.items()] == [
        ((3, 1), "better"),
        ((3, 2), "no"),
    ]
    assert note("p1", 3, "") == 1
    assert [*table.notes] == [(3, 2)]
    last = len(table.finished_record().moves)
    assert refused("moment-none", lambda: note("p1", last + 1, "x"))
    with pytest.raises(Forbidden):
        note("stranger", 3, "x")
    for move in range(decisions.MOST_NOTES):
        note("p1", move, "here")
    assert refused("note-too-many", lambda: note("p1", decisions.MOST_NOTES, "x"))
    assert refused("house-not-over", lambda: decisions.note(begun("ninjan", 2), "p0", 0, "x", 0))


# Over HTTP


def test_the_whole_way_over_http(sqlite_house: House) -> None:
    async def scene(one: Person, other: Person) -> None:
        table = await finished(one)
        here = f"/api/tables/{table['id']}"
        key = {"headers": {"Tatami-Key": table["key"]}}
        replay = await one.get(f"{here}/replay?seat=0")
        move = next(moment["decision"] for moment in replay["moments"] if 0 in moment["asked"])
        question = await one.get(f"{here}/asked?move={move}&seat=0")
        action = question["legal"][0]["action"]
        where = f"move={move}&seat=0&action={action}"
        guessed = await one.get(f"{here}/guessed?{where}&best={action}")
        assert guessed == {"behind": 0.0}
        known = await one.get(f"{here}/what-if?{where}&luck=5")
        true = await other.get(f"{here}/what-if?{where}&luck=5&world=true", **key)
        assert (known["branch"]["is_true"], true["branch"]["is_true"]) == (False, True)
        assert await other.refused("GET", f"{here}/what-if?{where}") == (404, "house-no-table")
        assert (await one.refused("GET", f"{here}/what-if?{where}&luck=-1"))[0] == 400
        opened = await one.post(f"{here}/play-from", {"move": move, "seat": 0, "level": "greedy"})
        assert opened["phase"] == "playing"
        assert opened["source"]["table"] == table["id"]
        assert (opened["source"]["move"], opened["source"]["is_true"]) == (move, False)
        async with one.at(opened) as seated:
            await seated.play_on(Random(2))
        deals = await one.get(f"/api/tables/{opened['id']}/verify")
        assert deals["commitment"] == opened["commitment"]
        written = await one.post(f"{here}/notes", {"move": move, "text": "Here I slept."})
        assert [note["text"] for note in written["notes"]] == ["Here I slept."]
        seen = await other.get(f"{here}/notes", **key)
        assert [note["yours"] for note in seen["notes"]] == [False]
        refusal = await other.refused(
            "POST", f"{here}/notes", {"move": 0, "text": "x", "key": table["key"]}
        )
        assert refusal == (403, "note-not-yours")

    play(sqlite_house, 2, scene)


def test_nothing_of_a_running_match(sqlite_house: House) -> None:
    async def scene(one: Person) -> None:
        table = await one.open_table("hagakure", "person,bot,bot", start=True)
        here = f"/api/tables/{table['id']}"
        body = {"move": 0, "seat": 0, "text": "x"}
        assert await one.refused("GET", f"{here}/asked") == (409, "house-not-over")
        assert await one.refused("GET", f"{here}/what-if") == (409, "house-not-over")
        assert await one.refused("GET", f"{here}/notes") == (409, "house-not-over")
        del body["text"]
        assert await one.refused("POST", f"{here}/play-from", body) == (409, "house-not-over")
        body = {"move": 0, "text": "x"}
        assert await one.refused("POST", f"{here}/notes", body) == (409, "house-not-over")

    play(sqlite_house, 1, scene)
