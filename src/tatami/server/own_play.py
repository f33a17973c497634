"""A person's own play over all finished matches: for that person only."""

from collections import Counter

import msgspec
from sqlalchemy import select

from tatami.core.errors import TatamiError
from tatami.review import Review
from tatami.server.events import Acted, AnyEvent
from tatami.server.lines import narrator_for
from tatami.server.looks import encode
from tatami.server.messages.people import Misjudged, Played, YourPlay
from tatami.server.moments import state_at
from tatami.server.schema import REVIEWS
from tatami.server.store import Store
from tatami.server.table import Table, folded
from tatami.words import speaking

KINDS = 5
"""So many kinds of mistakes are told."""

LONGEST = 10 * 60 * 1000
"""Milliseconds that count as thinking about one decision; who takes longer was away."""

WRONG = ("mistake", "blunder")


class Slip(msgspec.Struct, frozen=True):
    """A decision that a review calls a mistake."""

    at: int
    frame: str


class SeatSummary(msgspec.Struct, frozen=True):
    """What is kept of a finished review for a seat."""

    seat: int
    accuracy: float | None
    slips: list[Slip]


Summaries = msgspec.json.Decoder(list[SeatSummary])


def summarised(review: Review) -> bytes:
    """What a person's own page needs of a review."""
    return msgspec.json.encode(
        [
            SeatSummary(
                seat.seat,
                seat.accuracy,
                [
                    Slip(decision.at, decision.frame)
                    for decision in review.decisions
                    if decision.seat == seat.seat and decision.grade in WRONG and decision.is_sure
                ],
            )
            for seat in review.by_seat
        ]
    )


async def summaries(store: Store, ids: list[str]) -> dict[str, bytes]:
    """What is kept of the finished reviews of these matches."""
    query = select(REVIEWS.c.table_id, REVIEWS.c.summary).where(
        REVIEWS.c.table_id.in_(ids), REVIEWS.c.done
    )
    rows = await store.read(lambda connection: list(connection.execute(query)))
    return {row.table_id: bytes(row.summary) for row in rows}


# In a process of its own


def own_play_document(
    matches: list[tuple[str, list[AnyEvent]]],
    reviews: dict[str, bytes],
    player: str,
    language: str,
) -> bytes:
    """All about a person's play, as it is sent."""
    played: list[Played] = []
    slips: Counter[tuple[str, str]] = Counter()
    examples: dict[tuple[str, str], tuple[Table, int, int]] = {}
    for id, events in matches:
        table = folded(id, events)
        own = table.seats_of(player)
        # Who plays several seats at one screen learns nothing from the sum of them.
        if table.phase() != "over" or len(own) != 1 or table.opened.source is not None:
            continue
        seat = own[0]
        found = {one.seat: one for one in Summaries.decode(reviews.get(id, b"[]"))}.get(seat)
        for slip in found.slips if found is not None else []:
            kind = (table.opened.game, slip.frame)
            slips[kind] += 1
            examples.setdefault(kind, (table, slip.at, seat))
        times = thinking(events, seat)
        played.append(
            Played(
                table=id,
                key=table.opened.key,
                game=table.opened.game,
                seats=table.seats,
                at=table.opened.at,
                won=seat in table.winners(),
                accuracy=found.accuracy if found is not None else None,
                decisions=len(times),
                thinking=sum(times) // max(1, len(times)),
            )
        )
    with speaking(language):
        return encode(
            YourPlay(
                matches=played,
                mistakes=[
                    misjudged(kind, count, *examples[kind])
                    for kind, count in slips.most_common(KINDS)
                ],
            )
        )


def thinking(events: list[AnyEvent], seat: int) -> list[int]:
    """How long a seat thought about each of its decisions, in milliseconds."""
    found = []
    before = events[0].at
    for event in events:
        if isinstance(event, Acted):
            if event.seat == seat and not event.by:
                found.append(min(LONGEST, max(0, event.at - before)))
            before = event.at
    return found


def misjudged(kind: tuple[str, str], count: int, table: Table, at: int, seat: int) -> Misjudged:
    """A kind of mistake, told by the question that was asked when it was last made."""
    game, frame = kind
    try:
        s = state_at(table, at)
        prompt = narrator_for(table, seat).prompt(table.game.view(s, seat))
    except TatamiError:
        prompt = frame
    return Misjudged(
        game=game,
        count=count,
        prompt=prompt,
        table=table.id,
        key=table.opened.key,
        move=at,
        seat=seat,
    )
