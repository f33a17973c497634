"""The prompt keeps still, and the end names nobody before all is counted."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor, tap

ONE_TAP: dict[str, object] = {"confirmations": False}
CALM = 700
"""Milliseconds without any news until it is said for whom one waits."""


def keep_chips(guest: Visitor) -> None:
    """Play no chip, in the page itself: no clock need go on for it."""
    tap(guest.page.locator("[data-offer]"), 0)


def test_for_whom_one_waits_is_said_only_when_nothing_happens(visit: Visit) -> None:
    host, friend, other = visit(settings=ONE_TAP), visit(settings=ONE_TAP), visit(settings=ONE_TAP)
    host.page.clock.install()
    link = host.open_table("hagakure", ["me", "open", "open"])
    for guest in (friend, other):
        guest.go(link)
        guest.sit_down()
    host.page.get_by_role("button", name="Begin the match").click()
    host.wait()
    page, clock = host.page, host.page.clock
    said, waits = page.locator(".prompt p"), page.locator(".prompt .waits")
    # From here on the clock of this page goes only as far as it is told to.
    clock.pause_at(page.evaluate("Date.now()") + 60_000)
    keep_chips(host)
    expect(said).to_contain_text("You play no chip")
    expect(waits).to_have_count(0)
    clock.run_for(CALM - 1)
    expect(waits).to_have_count(0)
    clock.run_for(1)
    expect(waits).to_contain_text("Waiting for")
    # Long after, somebody else does something: that is news, and the calm begins anew.
    clock.run_for(10 * CALM)
    friend.wait()
    keep_chips(friend)
    expect(said).not_to_contain_text("You play no chip")
    expect(said).to_contain_text("plays no chip")
    expect(waits).to_have_count(0)
    clock.run_for(CALM - 1)
    expect(waits).to_have_count(0)
    clock.run_for(1)
    expect(waits).to_have_count(1)


GESTURES = """
    window.gestures = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        gestures.push([this, how.delay ?? 0]);
        return plain.call(this, frames, how);
    };
"""
"""Every gesture of the page, and after how many milliseconds it begins."""

LAST_DELAY = """([found, within]) => gestures
    .filter(([element]) => element.isConnected && element.matches(found))
    .findLast(([element]) => element.closest(within))[1]"""
"""Of what was found, when the gesture that was given last begins."""


def test_the_winner_is_marked_when_all_is_counted(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP, moves=True)
    guest.context.add_init_script(GESTURES)
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 2})
    guest.play_on(3)
    page = guest.page
    winner = page.locator(".ending tr.winner").first
    expect(winner).to_be_attached()
    last_round: float = page.evaluate(LAST_DELAY, ["td:nth-last-child(2) > span", ".ending"])
    assert last_round > 0
    marked = winner.evaluate("(row) => parseFloat(getComputedStyle(row).animationDelay) * 1000")
    assert marked > last_round
    # The crest, the title and the facts come with it, and not before.
    named = [".winner-crest > span", "div:has(> h2)", ".facts"]
    guest.until(
        lambda: all(page.evaluate(LAST_DELAY, [found, ".ending"]) >= marked for found in named)
    )
