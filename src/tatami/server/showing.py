"""What each seat, or a watcher, gets to see of a table: the only way out of it."""

import hmac
from collections.abc import Callable
from typing import Any

import msgspec

from tatami.core.frames import WATCHER
from tatami.core.record import Record, begin
from tatami.core.state import Entry
from tatami.games import game_named
from tatami.narration import narrator_of
from tatami.narration.narrator import Narrator
from tatami.server.clocks import NO_CLOCK
from tatami.server.messages import (
    Choice,
    Line,
    Moment,
    Question,
    Replay,
    SeatFacts,
    TableFacts,
    Told,
    Update,
)
from tatami.server.table import Notice, Table
from tatami.words import say

OPEN_CARDS = -4
"""Instead of a seat: look with all cards open."""

encode = msgspec.json.Encoder(enc_hook=str).encode
"""A message as JSON. What a view still owes are frames, which are told by their names."""


def facts(table: Table, player: str, here: Callable[[str], bool], watchers: int) -> TableFacts:
    """The table for a person who may see it."""
    over = table.phase() == "over"
    seal = table.seal()
    play = table.play
    sits = bool(table.seats_of(player))
    return TableFacts(
        id=table.id,
        game=table.opened.game,
        options=table.opened.options,
        seats=[
            SeatFacts(
                kind=table.plans[seat].kind if not table.players[seat] else "person",
                name=table.name(seat),
                level=table.plans[seat].level,
                here=bool(table.players[seat]) and here(table.players[seat]),
                bot_plays=table.bot_plays(seat),
                resigned=seat in table.resigned,
                yours=bool(player) and table.players[seat] == player,
            )
            for seat in range(table.seats)
        ],
        clock=table.opened.clock,
        listed=table.opened.listed,
        hints=table.opened.hints,
        phase=table.phase(),
        opened=table.opened.at,
        yours=table.opened.host == player,
        key=table.opened.key if sits or table.opened.host == player else "",
        watchers=watchers,
        commitment=seal.commitment(),
        seed=table.opened.seed if over else "",
        salt=table.opened.salt if over else "",
        scores=table.game.scores(play.s) if play is not None and over else [],
        winners=table.winners(),
        rematch=table.rematch,
        awaited=shown_as_awaited(table, sits_at(table, player)),
    )


def sits_at(table: Table, player: str) -> int:
    """The first seat of a person; WATCHER if there is none."""
    return (table.seats_of(player) or [WATCHER])[0]


def may_see(table: Table, player: str, key: str) -> bool:
    """Whether this person may know of the table at all."""
    opened = table.opened
    if opened.listed or opened.host == player or player in table.players:
        return True
    return hmac.compare_digest(key.encode(), opened.key.encode())


def shown_as_awaited(table: Table, viewer: int) -> list[int]:
    """Who is asked; that others may have answered by now is nobody's business."""
    play = table.play
    if play is None or table.phase() != "playing":
        return []
    return [seat for seat in play.s.actors() if seat != viewer or not play.has_answered(viewer)]


# Before the match


def told(table: Table, since: int) -> Told:
    """What there is to tell of a table without a match, from line `since`."""
    since = min(since, len(table.story))
    return Told(
        since=since,
        lines=[notice_line(thing) for thing in table.story[since:] if isinstance(thing, Notice)],
        settled=len(table.story),
    )


def notice_line(notice: Notice) -> Line:
    """What somebody said, or that somebody came or went."""
    if notice.text:
        return Line(kind="chat", text=notice.text, seat=notice.seat, name=notice.name)
    return Line(kind="house", text=say(notice.sentence, name=notice.name), seat=notice.seat)


# The match


def update(table: Table, viewer: int, since: int, at: int) -> Update:
    """The match for one seat, in the language that is spoken now; the story from line `since`."""
    play = table.play
    assert play is not None
    s = play.seen_from(viewer)
    view = table.game.view(s, viewer)
    narrator = narrator_for(table, viewer)
    story: list[Entry | Notice] = table.story
    if s is not play.s:
        story = [*story, *(s.log or [])]
    since = min(since, len(table.story))
    playing = table.phase() == "playing"
    legal = play.legal(viewer) if playing else []
    asked = s.asking if playing else None
    return Update(
        seat=viewer,
        since=since,
        lines=[line(narrator, view, viewer, thing) for thing in story[since:]],
        settled=len(table.story),
        turn=play.turns[viewer] if viewer >= 0 else 0,
        question=Question(
            frame=type(asked).__name__,
            rule=asked.rule,
            prompt=narrator.prompt(view) if legal else "",
            may_pass=viewer >= 0 and table.can_pass(viewer),
        )
        if asked is not None
        else None,
        legal=[Choice(action=action, text=narrator.choice(view, action)) for action in legal],
        can_undo=playing and play.can_take_back(viewer),
        awaited=shown_as_awaited(table, viewer),
        clocks=clocks(table, viewer, at),
        scores=table.game.scores(s),
        view=view,
    )


def clocks(table: Table, viewer: int, at: int) -> list[int]:
    """The time left: one's own to the moment, the others' as if none of them had answered yet."""
    awaited = shown_as_awaited(table, viewer)
    left = []
    for seat, shown in enumerate(table.clocks_shown):
        if seat == viewer:
            left.append(table.clocks.remaining(seat, at))
        elif seat in awaited and shown != NO_CLOCK:
            left.append(max(0, shown - (at - table.shown_at)))
        else:
            left.append(shown)
    return left


def narrator_for(table: Table, viewer: int) -> Narrator[Any]:
    """Who tells this seat about the match, and calls it “you”."""
    names = [say("play-you") if seat == viewer else table.name(seat) for seat in range(table.seats)]
    return narrator_of(table.game, names)


def line(narrator: Narrator[Any], view: Any, viewer: int, thing: Entry | Notice) -> Line:
    """One line of the story, as this seat may read it, or all of it when cards are open."""
    if isinstance(thing, Notice):
        return notice_line(thing)
    entry = thing if viewer == OPEN_CARDS else thing.seen_by(viewer)
    return Line(
        kind="game",
        text=narrator.story(view, entry),
        seat=entry.seat,
        frame=entry.frame,
        action=entry.action,
        facts=entry.facts,
    )


# After the match


def replayed(table: Table, shown: TableFacts, viewer: int) -> Replay:
    """The whole match, move by move, as one seat saw it, or with all cards open."""
    record: Record = table.finished_record()
    game = game_named(record.game)
    s = begin(record, game, log=True)
    narrator = narrator_for(table, viewer)
    moments = []
    told = 0
    for seat, action in [(WATCHER, 0), *record.moves]:
        if seat != WATCHER:
            s.apply(seat, action)
        log = s.log or []
        is_open = viewer == OPEN_CARDS
        view = game.view(s, WATCHER if is_open else viewer)
        moments.append(
            Moment(
                seat=seat,
                action=action,
                lines=[line(narrator, view, viewer, entry) for entry in log[told:]],
                scores=game.scores(s),
                awaited=s.actors(),
                view=[game.view(s, place) for place in range(s.seats)] if is_open else view,
            )
        )
        told = len(log)
    return Replay(table=shown, seat=viewer, moments=moments)
