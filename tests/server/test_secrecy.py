"""The law of secrecy, on the very bytes that go over the wire to every seat and watcher.

Whatever a viewer may not know is dealt anew, and what others hold back is taken away: not one byte
may change.
"""

from random import Random

import pytest

from tatami.core.chance import dice_of
from tatami.core.frames import WATCHER
from tatami.games import GAMES
from tatami.server.match import Match
from tatami.server.play import Play
from tatami.server.projection import UNSHOWN
from tatami.server.showing import NOTHING, Drawing
from tatami.server.table import Table, folded
from tatami.server.timeline import Timeline
from tests.server.tables import WORKER, act_somehow, begun

CASES = [
    (game, seats) for game in GAMES for seats in (GAMES[game].fewest_seats, GAMES[game].seats[-1])
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_what_goes_over_the_wire_tells_nobody_what_it_may_not_know(game: str, seats: int) -> None:
    table = begun(game, seats)
    luck = Random(7)
    moment = 0
    # A match of eight is long, and replayed for nine viewers at every look.
    pause = 45 if seats > 5 else 9
    while table.phase() == "playing":
        if moment % pause == 0 or (table.play and table.play.held and moment % (pause // 3) == 0):
            for viewer in [*range(seats), WATCHER]:
                assert wire(scrambled(table, viewer, moment), viewer) == wire(table, viewer)
        act_somehow(table, luck)
        moment += 1


def wire(table: Table, viewer: int) -> list[bytes]:
    """All that is sent to somebody who enters, and to those who have seen less or more of it."""
    match = Match(WORKER, table)
    player = f"p{viewer}" if viewer >= 0 else "stranger"
    assert table.play is not None
    timeline = table.play.timeline
    seen = [UNSHOWN, 0, *range(max(0, timeline.logged - 9), timeline.logged + 1, 3)]
    before = [Drawing(1, b"", table.game.view(known.s, viewer)) for known in timeline.recent][::21]
    drawings = [
        match.showing.drawing_for(viewer, "en", 0, 0, shown, last)
        for shown in seen
        for last in [NOTHING, *before]
    ]
    return [
        match.facts_for(player),
        *[match.showing.sent(drawing, viewer, 0) for drawing in drawings],
    ]


def scrambled(table: Table, viewer: int, seed: int) -> Table:
    """A table that this viewer cannot tell from the true one."""
    play = table.play
    assert play is not None
    # By its own held actions a seat may have learnt something: then it does know that.
    held = play.held.get(viewer, [])
    happened = [*play.record.moves, *[(viewer, action) for action in held]]
    dice = dice_of(seed, "scramble")
    moves = table.game.scramble(play.seen_from(viewer), happened, viewer, dice)
    public = len(moves) - len(held)
    other = folded(table.id, [table.opened])
    other.play = twin = Play(table.game, table.begin().record, table.seal().dice([]))
    twin.timeline = Timeline(table.game.new(table.seats, table.opened.options, log=True))
    twin.timeline.start()
    for seat, action in moves[:public]:
        twin.timeline.make(seat, action)
    if held:
        again = [action for _, action in moves[public:]]
        before = [twin.after(viewer, again[:n]).s for n in range(len(again))]
        twin.held = {viewer: again}
        twin.knew = {viewer: [table.game.known(s, viewer) for s in before]}
    twin.turns = play.turns
    twin.published = play.published
    other.players, other.names = table.players, table.names
    # What the house has said, and then the match.
    notices = len(table.story) - len(play.s.log or [])
    other.story = table.story[:notices]
    other.tell_log()
    return other
