"""What people may do at a table: each function checks, and answers with what then happens."""

from tatami.core.errors import IllegalAction, TatamiError
from tatami.core.frames import WATCHER
from tatami.core.game import nearest
from tatami.search import BOT_NAMES
from tatami.search.levels import LEVELS
from tatami.server.events import (
    Acted,
    AnyEvent,
    Changed,
    Closed,
    Gave,
    Noted,
    Rematched,
    Reopened,
    Resigned,
    Returned,
    Said,
    Sat,
    SetPasses,
    Started,
    Stood,
    TakenOver,
    TookBack,
)
from tatami.server.messages.tables import SeatPlan
from tatami.server.names import presentable, unlike
from tatami.server.play import Play
from tatami.server.table import Table


class Forbidden(TatamiError):
    """It is not for this person to do."""


class Hidden(TatamiError):
    """It is not there, or not for this person to see."""


MOST_NOTES = 40
"""So many moments of a match a seat may say something about."""

MOST_NOTED = 1000
"""So often in all something may be said about a match, or be changed."""

MOST_FIDDLING = 60
"""So often between two moves a seat may take back, or change what it passes."""

# Before the match

NOT_NOW = {"open": "house-not-open", "playing": "house-not-playing", "over": "house-not-over"}
"""What is said when something can be done only in this phase, and it is another."""


def check_phase(table: Table, phase: str) -> None:
    """Refuse what can be done only before, during or after the match."""
    if table.phase() != phase:
        raise TatamiError(NOT_NOW[phase])


def check_opener(table: Table, player: str) -> None:
    """Refuse what only the one who opened the table may do."""
    if table.opened.host != player:
        raise Forbidden("house-not-host")


def check_plan(plan: SeatPlan) -> None:
    """Refuse a bot of no known level."""
    if plan.kind == "bot":
        check_level(plan.level)


def check_level(level: str) -> None:
    """Refuse a level that there is not."""
    if level not in BOT_NAMES:
        names = ", ".join(LEVELS)
        raise TatamiError("unknown-bot", name=level, names=names, nearest=nearest(level, LEVELS))


def sit(table: Table, player: str, name: str, seat: int, gift: str, at: int) -> list[AnyEvent]:
    """Take a seat; -1 is any that is open. Who already sits moves."""
    check_phase(table, "open")
    free = [
        place
        for place in range(table.seats)
        if table.plans[place].kind != "bot" and not table.players[place]
    ]
    if seat >= table.seats:
        raise TatamiError("no-such-seat", seat=seat + 1, last=table.seats)
    mine = table.seats_of(player)
    if seat in mine or (seat < 0 and mine):
        return give(table, seat if seat >= 0 else mine[0], gift, at)
    if not free:
        raise TatamiError("house-full")
    if seat >= 0 and seat not in free:
        raise TatamiError("house-seat-taken", seat=seat + 1)
    moved: list[AnyEvent] = []
    if table.opened.host != player:
        moved = [Stood(at=at, seat=old) for old in mine]
    chosen = seat if seat >= 0 else free[0]
    called = unlike(name, [table.name(other) for other in range(table.seats) if other not in mine])
    return [*moved, Sat(at=at, seat=chosen, player=player, name=called, entropy=gift)]


def give(table: Table, seat: int, gift: str, at: int) -> list[AnyEvent]:
    """Who sits already, as after a rematch, adds to the seed; but only once."""
    if not gift or table.entropy[seat]:
        return []
    return [Gave(at=at, seat=seat, entropy=gift)]


def stand(table: Table, player: str, at: int) -> list[AnyEvent]:
    """Leave one's seat before the match."""
    check_phase(table, "open")
    return [Stood(at=at, seat=seat) for seat in table.seats_of(player)]


def change(table: Table, player: str, seat: int, plan: SeatPlan, at: int) -> list[AnyEvent]:
    """Who opened the table says who is to sit there; a person who sat there has to stand up."""
    check_opener(table, player)
    check_phase(table, "open")
    check_plan(plan)
    if seat >= table.seats:
        raise TatamiError("no-such-seat", seat=seat + 1, last=table.seats)
    events: list[AnyEvent] = []
    if table.players[seat]:
        events.append(Stood(at=at, seat=seat))
    return [*events, Changed(at=at, seat=seat, plan=plan)]


def start(table: Table, player: str, at: int) -> list[AnyEvent]:
    """Begin the match."""
    check_opener(table, player)
    check_phase(table, "open")
    for seat in range(table.seats):
        if table.plans[seat].kind != "bot" and not table.players[seat]:
            raise TatamiError("house-seats-open")
    return [Started(at=at)]


def close(table: Table, player: str, at: int) -> list[AnyEvent]:
    """Give the table up."""
    check_opener(table, player)
    check_phase(table, "open")
    return [Closed(at=at)]


def close_by_host(table: Table, at: int) -> list[AnyEvent]:
    """The host of the house closes a table, even in mid-match."""
    return [] if table.phase() in ("over", "closed") else [Closed(at=at)]


# During the match


def check_seat(table: Table, player: str, seat: int) -> None:
    """Refuse to act for somebody else."""
    if seat not in table.seats_of(player):
        raise Forbidden("house-not-your-seat")
    if seat in table.resigned:
        raise TatamiError("house-has-resigned")


def check_turn(table: Table, seat: int, turn: int) -> Play:
    """Refuse what belongs to another turn of the seat than the present one; the match."""
    check_phase(table, "playing")
    play = table.play
    assert play is not None
    if turn != play.turns[seat]:
        raise TatamiError("old-turn")
    return play


def act(table: Table, player: str, seat: int, turn: int, action: int, at: int) -> list[AnyEvent]:
    """A person acts."""
    check_seat(table, player, seat)
    legal = check_turn(table, seat, turn).legal(seat)
    if action not in legal:
        raise refusal(table, seat, action)
    returned: list[AnyEvent] = [Returned(at=at, seat=seat)] if seat in table.taken_over else []
    return [*returned, Acted(at=at, seat=seat, action=action)]


def refusal(table: Table, seat: int, action: int) -> TatamiError:
    """Why the rules forbid it, as far as this seat may know."""
    play = table.play
    assert play is not None
    if play.has_answered(seat):
        return TatamiError("house-answered")
    rule = table.game.why_not(play.seen_from(seat), seat, action)
    return IllegalAction(table.game.name, rule, table.game.action_text(action))


def act_for(table: Table, seat: int, turn: int, action: int, by: str, at: int) -> list[AnyEvent]:
    """A bot, or the house, acts for a seat; nothing if that has become void."""
    play = table.play
    if play is None or table.phase() != "playing" or turn != play.turns[seat]:
        return []
    if by == "bot" and not table.bot_plays(seat):
        return []
    if action not in play.legal(seat):
        return []
    return [Acted(at=at, seat=seat, action=action, by=by)]


def answer_for(table: Table, seat: int, turn: int, at: int) -> list[AnyEvent]:
    """The house answers for a seat that has no choice, if that is still so."""
    if table.phase() != "playing" or seat not in table.awaited():
        return []
    action = table.automatic_answer(seat)
    return [] if action is None else act_for(table, seat, turn, action, "forced", at)


def check_restless(table: Table, seat: int) -> None:
    """Refuse what a person does so often between two moves that only the log grows by it."""
    if table.fiddled[seat] >= MOST_FIDDLING:
        raise TatamiError("house-restless")


def undo(table: Table, player: str, seat: int, at: int) -> list[AnyEvent]:
    """Take one's last action back."""
    check_seat(table, player, seat)
    check_phase(table, "playing")
    if table.play is None or not table.play.can_take_back(seat):
        raise TatamiError("house-no-undo")
    check_restless(table, seat)
    return [TookBack(at=at, seat=seat)]


def passes(table: Table, player: str, seat: int, frames: list[str], at: int) -> list[AnyEvent]:
    """Pass these questions from now on; what is no question of the game is left out."""
    check_seat(table, player, seat)
    check_phase(table, "playing")
    known = sorted(set(frames) & table.questions())
    if known == sorted(table.passes[seat]):
        return []
    check_restless(table, seat)
    return [SetPasses(at=at, seat=seat, frames=known)]


def resign(table: Table, player: str, seat: int, at: int) -> list[AnyEvent]:
    """Give up."""
    check_seat(table, player, seat)
    check_phase(table, "playing")
    return [Resigned(at=at, seat=seat)]


def chat(table: Table, player: str, name: str, text: str, at: int) -> list[AnyEvent]:
    """Chat; watchers may too."""
    spoken = presentable(text)
    if not spoken:
        raise TatamiError("house-said-nothing")
    seats = table.seats_of(player)
    if not seats:
        # Nobody who looks on can pass for somebody who plays.
        name = unlike(name, [table.name(seat) for seat in range(table.seats)])
    return [Said(at=at, seat=seats[0] if seats else WATCHER, name=name, text=spoken)]


# Leaving and coming back


def take_over(table: Table, seat: int, late: bool, at: int) -> list[AnyEvent]:
    """A bot plays for somebody who is late, if that is still so, or has left."""
    if table.phase() != "playing" or table.bot_plays(seat):
        return []
    if late and (seat not in table.clocks.running or table.clocks.deadline(seat) > at):
        return []
    return [TakenOver(at=at, seat=seat, late=late)]


def reopen(table: Table, closed: int, opened: int, at: int) -> list[AnyEvent]:
    """The house was closed for a while, if the match is older than its opening."""
    if not table.clocks.running or table.last >= opened:
        return []
    return [Reopened(at=at, closed=max(closed, table.last))]


def come_back(table: Table, player: str, at: int) -> list[AnyEvent]:
    """A person takes its seats back from the bot."""
    return [
        Returned(at=at, seat=seat)
        for seat in table.seats_of(player)
        if seat in table.taken_over and table.phase() == "playing"
    ]


# After the match


def rematched(table: Table, other: str, at: int) -> list[AnyEvent]:
    """All who sat here learn where they play again."""
    return [Rematched(at=at, table=other)]


def note(table: Table, player: str, move: int, text: str, at: int) -> list[AnyEvent]:
    """Who played says something about a moment."""
    check_phase(table, "over")
    seats = table.seats_of(player)
    if not seats:
        raise Forbidden("note-not-yours")
    assert table.play is not None
    last = len(table.play.record.moves)
    if move > last:
        raise TatamiError("moment-none", move=move, last=last)
    said, seat = presentable(text), seats[0]
    before = table.notes.get((move, seat))
    if said == (before.text if before is not None else ""):
        return []
    if said and before is None and sum(own == seat for _, own in table.notes) >= MOST_NOTES:
        raise TatamiError("note-too-many", most=MOST_NOTES)
    if table.noted >= MOST_NOTED:
        raise TatamiError("note-restless")
    return [Noted(at=at, seat=seat, move=move, text=said)]
