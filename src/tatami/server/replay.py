"""A match that is over, or a part of it, shown again step by step."""

from itertools import zip_longest
from typing import Any

import msgspec

from tatami.core.frames import NOBODY, WATCHER
from tatami.core.game import Move, View
from tatami.core.record import Record, begin
from tatami.core.state import State
from tatami.narration.narrator import Narrator
from tatami.server.lines import OPEN_CARDS, line, narrator_for
from tatami.server.looks import looks_like
from tatami.server.messages.moments import Replay, ReplayMoment
from tatami.server.messages.tables import TableFacts
from tatami.server.projection import has_board, in_words
from tatami.server.table import Table
from tatami.server.timeline import Timeline


def replayed(table: Table, shown: TableFacts, viewer: int) -> Replay:
    """The whole match, step by step, as one seat saw it, or with all cards open."""
    return Replay(table=shown, seat=viewer, moments=moments_of(table, viewer))


def moments_of(table: Table, viewer: int) -> list[ReplayMoment]:
    """All moments of a match that is over, as a viewer sees them."""
    play = table.play
    assert play is not None
    record: Record = table.finished_record()
    start = begin(record, table.game, log=True)
    narrator = narrator_for(table, viewer)
    return shown_moments(table, narrator, start, record.moves, viewer, play.timeline.forced)


def shown_moments(
    table: Table,
    narrator: Narrator[Any],
    start: State[Any],
    moves: list[Move],
    viewer: int,
    forced: set[int],
) -> list[ReplayMoment]:
    """What a viewer sees from `start` on; `forced` are the log entries without a choice."""
    game = table.game
    timeline = Timeline(start, remembered=None)
    timeline.start()
    viewers = list(range(table.seats)) if viewer == OPEN_CARDS else [viewer]
    found: list[ReplayMoment] = []
    before: list[View] = []
    told = 0
    asked: list[list[int]] = []
    for move, (seat, action) in enumerate([(NOBODY, 0), *moves]):
        if move:
            timeline.make(seat, action)
        asked.append([actor for actor in timeline.s.actors() if actor >= 0])
        for snapshot in timeline.recent:
            views = [game.view(snapshot.s, place) for place in viewers]
            reader = game.view(snapshot.s, WATCHER) if viewer == OPEN_CARDS else views[0]
            lines = [
                line(game, narrator, reader, viewer, entry, number in forced)
                for number, entry in enumerate(timeline.log[told : snapshot.logged], told)
            ]
            shown_views = views if has_board(game) else [in_words(v, narrator) for v in views]
            is_new = not before or not all(map(looks_like, views, before))
            if is_new or any(line.text for line in lines):
                found.append(
                    ReplayMoment(
                        move=move,
                        frame=snapshot.frame,
                        seat=seat,
                        action=action,
                        upto=snapshot.logged,
                        lines=lines,
                        scores=game.scores(snapshot.s),
                        awaited=[seat for seat in snapshot.s.actors() if seat >= 0],
                        view=shown_views if viewer == OPEN_CARDS else shown_views[0],
                    )
                )
                before, told = views, snapshot.logged
        timeline.recent.clear()
    return [
        with_question(moment, following.move if following is not None else len(asked), asked)
        for moment, following in zip_longest(found, found[1:])
    ]


def with_question(moment: ReplayMoment, end: int, asked: list[list[int]]) -> ReplayMoment:
    """The moment with what is decided next, before move number `end` shows something new.

    What one does in secret, or chance does, is nothing to be seen, so the question may come later
    than what is seen; where several answer, it is the first of them that counts.
    """
    for move in range(moment.move, end):
        if asked[move]:
            return msgspec.structs.replace(moment, decision=move, asked=asked[move])
    return moment
