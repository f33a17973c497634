"""A match that is over, shown again step by step."""

from tatami.core.frames import NOBODY, WATCHER
from tatami.core.game import View
from tatami.core.record import Record, begin
from tatami.server.messages import Replay, ReplayMoment, TableFacts
from tatami.server.projection import (
    OPEN_CARDS,
    has_board,
    in_words,
    line,
    looks_like,
    narrator_for,
)
from tatami.server.table import Table
from tatami.server.timeline import Timeline


def replayed(table: Table, shown: TableFacts, viewer: int) -> Replay:
    """The whole match, step by step, as one seat saw it, or with all cards open."""
    play = table.play
    assert play is not None
    record: Record = table.finished_record()
    game = table.game
    timeline = Timeline(begin(record, game, log=True), remembered=None)
    timeline.start()
    narrator = narrator_for(table, viewer)
    viewers = list(range(table.seats)) if viewer == OPEN_CARDS else [viewer]
    found: list[ReplayMoment] = []
    before: list[View] = []
    told = 0
    for move, (seat, action) in enumerate([(NOBODY, 0), *record.moves]):
        if move:
            timeline.make(seat, action)
        for snapshot in timeline.recent:
            views = [game.view(snapshot.s, place) for place in viewers]
            reader = game.view(snapshot.s, WATCHER) if viewer == OPEN_CARDS else views[0]
            lines = [
                line(game, narrator, reader, viewer, entry, number in play.timeline.forced)
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
    return Replay(table=shown, seat=viewer, moments=found)
