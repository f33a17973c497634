"""What each seat, or a watcher, gets to see of a table: the only way out of it."""

import hmac
from collections.abc import Callable
from itertools import chain
from typing import Any

import msgspec

from tatami.core.frames import WATCHER
from tatami.core.game import Game, View
from tatami.core.parts import part
from tatami.narration.narrator import Narrator
from tatami.server.clocks import NO_CLOCK
from tatami.server.lines import Storyteller, notice_line, parts_told
from tatami.server.looks import Looks
from tatami.server.messages.play import Choice, Line, Moment, Question, TableInWords, Told, Update
from tatami.server.messages.tables import SeatFacts, TableFacts
from tatami.server.table import Notice, Table
from tatami.server.timeline import Snapshot

UNSHOWN = -1
"""Instead of how much of a match has been shown: nothing yet, and the present is enough."""


BOARDS: dict[str, bool] = {}
"""Whether a browser can draw a game, by its package: every update asks."""


def table_facts(
    table: Table, player: str, here: Callable[[str], bool], watchers: int
) -> TableFacts:
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
                entropy=table.entropy[seat],
            )
            for seat in range(table.seats)
        ],
        clock=table.opened.clock,
        listed=table.opened.listed,
        hints=table.opened.hints,
        effects=tells_effects(table.game),
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
        rematch=table.rematch if sits or table.opened.listed else "",
        awaited=shown_as_awaited(table, sits_at(table, player)),
        source=table.opened.source,
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


def before_the_match(table: Table, since: int) -> Told:
    """What there is to tell of a table without a match, from line `since`."""
    since = min(since, len(table.story))
    return Told(
        since=since,
        lines=[notice_line(thing) for thing in table.story[since:] if isinstance(thing, Notice)],
        settled=len(table.story),
    )


# The match


def update(
    table: Table,
    viewer: int,
    since: int,
    at: int,
    shown: int = UNSHOWN,
    teller: Storyteller | None = None,
    last: View | None = None,
    looks: Looks | None = None,
) -> Update:
    """The match for one seat, in the language that is spoken now; the story from line `since`.

    `shown` is how many entries of the match's log the reader has been shown, and `last` the view
    that it was shown last, if both are known. `looks` are those of others in the same moment.
    """
    looks = looks or Looks()
    play = table.play
    assert play is not None
    sight = play.sight(viewer)
    s = sight.s
    view = looks.view(table.game, s, viewer)
    since = min(since, len(table.story))
    teller = teller or Storyteller(table)
    narrator = teller.narrator(viewer)
    lines = teller.lines(view, viewer, since)
    playing = table.phase() == "playing"
    legal = play.legal(viewer) if playing else []
    asked = s.asking if playing else None
    missed = moments(table, viewer, shown, since, lines, view, last, looks)
    is_drawn = has_board(table.game)
    return Update(
        seat=viewer,
        since=since,
        lines=lines,
        settled=len(table.story),
        turn=play.turns[viewer] if viewer >= 0 else 0,
        question=Question(
            frame=type(asked).__name__,
            rule=asked.rule,
            prompt=narrator.prompt(view) if legal else "",
            may_pass=bool(legal) and table.can_pass(viewer),
            optional=asked.optional,
        )
        if asked is not None
        else None,
        legal=choices(table.game, narrator, view, legal),
        can_undo=playing and play.can_take_back(viewer),
        awaited=shown_as_awaited(table, viewer),
        clocks=clocks(table, viewer, at),
        scores=table.game.scores(s),
        view=view if is_drawn else in_words(view, narrator),
        moments=missed if is_drawn else [told_in_words(moment, narrator) for moment in missed],
    )


def as_sent(update: Update, last: View | None = None, looks: Looks | None = None) -> Update:
    """The same, with only so much of each view as differs from what was shown before it.

    `last` is what the reader was shown before all of it; if that is not known, the first view is
    whole.
    """
    looks = looks or Looks()
    before: Any = last
    past = []
    for moment in update.moments:
        view = moment.view if before is None else differing(looks, moment.view, before)
        past.append(msgspec.structs.replace(moment, view=view))
        before = moment.view
    view = update.view if before is None else differing(looks, update.view, before)
    return msgspec.structs.replace(update, whole=last is None, view=view, moments=past)


def differing(looks: Looks, view: View, before: View) -> msgspec.Raw:
    """The fields of a view that are not as they were, as they are sent."""
    return msgspec.Raw(b"{" + looks.difference(view, before).told + b"}")


def has_board(game: Game[Any, Any]) -> bool:
    """Whether a browser can draw the game; if it tells no pieces, it gets the table in words."""
    found = BOARDS.get(game.package)
    if found is None:
        found = BOARDS[game.package] = part(game, "wire") is not None
    return found


def told_in_words(moment: Moment, narrator: Narrator[Any]) -> Moment:
    """The same with the table in words."""
    return msgspec.structs.replace(moment, view=in_words(moment.view, narrator))


def in_words(view: View, narrator: Narrator[Any]) -> TableInWords:
    """What a view shows, line by line."""
    return TableInWords(lines=narrator.lines(view))


def choices(
    game: Game[Any, Any], narrator: Narrator[Any], view: View, legal: list[int]
) -> list[Choice]:
    """What the viewer may do, in words and in named parts."""
    return [
        Choice(action=action, text=narrator.choice(view, action), parts=parts_told(game, action))
        for action in legal
    ]


def tells_effects(game: Game[Any, Any]) -> bool:
    """Whether the game tells what choices would do."""
    return hasattr(part(game, "wire"), "effects")


def effects(game: Game[Any, Any], view: View, legal: list[int]) -> list[Any]:
    """What each choice would do, as the game tells it; None where it tells nothing."""
    wire: Any = part(game, "wire")
    return list(wire.effects(view, legal)) if tells_effects(game) else [None] * len(legal)


def with_effects(game: Game[Any, Any], view: View, offered: list[Choice]) -> list[Choice]:
    """The same choices, with what each of them would do."""
    found = effects(game, view, [choice.action for choice in offered])
    return [
        msgspec.structs.replace(choice, effect=effect)
        for choice, effect in zip(offered, found, strict=True)
    ]


def moments(
    table: Table,
    viewer: int,
    shown: int,
    since: int,
    lines: list[Line],
    present: View,
    last: View | None,
    looks: Looks,
) -> list[Moment]:
    """What was between what the viewer has been shown and the present, which tells all of it."""
    found: list[Moment] = []
    game = table.game
    assert table.play is not None
    logged = table.play.sight(viewer).logged
    known, missed = missed_snapshots(table, viewer, shown)
    told = table.told_after(shown) if missed else 0
    before: View | None = last
    for snapshot in missed:
        # After the last step nothing has come but a question.
        is_present = snapshot.logged == logged
        view = present if is_present else looks.view(game, snapshot.s, viewer)
        upto = table.told_after(snapshot.logged)
        is_told = tells(lines, told - since, upto - since)
        if not is_told and before is None and known is not None:
            before = looks.view(game, known.s, viewer)
        if is_told or before is None or looks.difference(view, before).is_seen:
            found.append(
                Moment(
                    frame=snapshot.frame,
                    seat=snapshot.seat,
                    upto=upto,
                    scores=game.scores(snapshot.s),
                    view=view,
                )
            )
        before, told = view, upto
    if (
        found
        and not tells(lines, found[-1].upto - since, len(lines))
        and not looks.difference(present, found[-1].view).is_seen
    ):
        found.pop()
    return found


def missed_snapshots(
    table: Table, viewer: int, shown: int
) -> tuple[Snapshot | None, list[Snapshot]]:
    """The last thing that the viewer was shown, if it is remembered, and what came after it."""
    play = table.play
    assert play is not None
    sight = play.sight(viewer)
    missed: list[Snapshot] = []
    if shown < 0 or shown >= sight.logged or not play.timeline.remembers(shown):
        return None, missed
    ahead = reversed(sight.recent) if sight is not play.timeline else iter([])
    for snapshot in chain(ahead, reversed(play.timeline.recent)):
        if snapshot.logged <= shown:
            return snapshot, missed[::-1]
        if snapshot.logged < sight.logged:
            missed.append(snapshot)
    return None, missed[::-1]


def tells(lines: list[Line], start: int, end: int) -> bool:
    """Whether there is anything to read between these lines."""
    return any(line.text for line in lines[max(0, start) : max(0, end)])


def clocks(table: Table, viewer: int, at: int) -> list[int]:
    """The time left: one's own to the moment, the others' as if none of them had answered yet."""
    if table.opened.clock.kind == "none":
        return table.clocks_shown
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
