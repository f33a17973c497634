"""What can be asked for about reviews of matches."""

from starlette.responses import Response

from tatami.review import review
from tatami.review.findings import Decision
from tatami.review.sentences import Telling
from tatami.server import decisions
from tatami.server.clocks import now
from tatami.server.finding import address, finished, match_of
from tatami.server.looks import encode
from tatami.server.messages.reviews import AskReview, Reviewed, ToldDecision
from tatami.server.requests import Call, Service, TooMuch
from tatami.server.reviews import (
    decoded,
    judged_seats,
    record_of,
    reviewable,
)
from tatami.server.thinking import COMPARING
from tatami.words import speaking, spoken


async def ask_review(call: Call, body: AskReview) -> Reviewed:
    """Have a finished match reviewed."""
    match = await match_of(call, body.key)
    decisions.check_phase(match.table, "over")
    reviews, most = call.directory.reviews, call.directory.settings.limits.reviews
    asked = await reviews.asked(match.table)
    if asked is None or (body.bots and not asked.bots):
        if await reviews.waited_for(call.player) >= most:
            raise TooMuch("review-too-many", most=most)
        await reviews.ask(match.table, call.player, body.bots, now())
    elif not asked.done:
        reviews.wanted.set()
    return Reviewed(state="done" if asked is not None and asked.done else "waiting")


async def show_review(call: Call, _: None) -> Response:
    """What is known of a review by now."""
    table = (await finished(call)).table
    reviews = call.directory.reviews
    asked = await reviews.asked(table)
    if asked is None:
        return Response(encode(Reviewed(state="none")), media_type="application/json")
    found, language = await reviews.findings(table.id), spoken.get()
    # No limit beside that of all requests: whatever was found is put together only once.
    done = await call.directory.worker.chores.do(
        review_document,
        (table.id, asked.version, asked.bots, asked.done, len(found), language),
        *(record_of(table), judged_seats(table, asked.bots), found),
        *(asked.bots, asked.done, reviews.depth, language),
        who=address(call),
    )
    return Response(done, media_type="application/json")


# In a process of its own


def review_document(
    record: bytes,
    seats: list[int],
    bodies: list[bytes],
    bots: bool,
    is_done: bool,
    depth: int,
    language: str,
) -> bytes:
    """A review as it is sent."""
    match = reviewable(record)
    found = review(match, seats, decoded(bodies), depth)
    with speaking(language):
        telling = Telling(match, match.record.players, has_board=True)
        return encode(
            Reviewed(
                state="done" if is_done else "waiting",
                bots=bots,
                review=found,
                told=[
                    told(telling, decision, is_done and decision.at in found.instructive)
                    for decision in found.decisions
                ],
                turns=telling.turns(found),
            )
        )


def told(telling: Telling, decision: Decision, is_lesson: bool) -> ToldDecision:
    """A decision in words; a lesson says why."""
    why, why_not = telling.whys(decision, COMPARING) if is_lesson else ("", "")
    weighed = [decision.best, decision.done, *decision.others]
    best, done, *others = telling.choices(decision.at, [choice.action for choice in weighed])
    return ToldDecision(
        text=telling.decision(decision),
        done=done,
        best=best,
        others=others,
        remark=" ".join(telling.remarks(decision)),
        why=why,
        why_not=why_not,
    )


REVIEW_SERVICES = [
    Service("POST", "/api/tables/{table}/review", ask_review, Reviewed, AskReview),
    Service("GET", "/api/tables/{table}/review", show_review, Reviewed),
]
"""All of them, in the order of the documentation."""
