"""The guided first match: every lesson points at what it speaks of, and the end tells why."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tatami.games import GAMES
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

ONE_TAP: dict[str, object] = {"confirmations": False}
ENOUGH = 8
"""So many lessons of a game are looked at; in Sake & Samurai a match has no end of them."""

LOOK = """() => {
    const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
    };
    const bubble = document.querySelector(".bubble");
    const rings = [...document.querySelectorAll("[data-ring]")];
    if (!bubble || !rings.length) return null;
    const at = rings[0].dataset.ring;
    const places = { hand: '[data-still="hand"]', seats: "[data-seat]" };
    const meant = [...document.querySelectorAll(places[at] ?? `[data-guide="${at}"]`)];
    const hand = document.querySelector('[data-still="hand"]');
    return {
        at,
        text: bubble.innerText,
        bubble: box(bubble),
        hand: hand && box(hand),
        rings: rings.map(box),
        meant: meant.map(box).filter(({ width }) => width > 0),
    };
}"""


def covered(one: dict[str, float], other: dict[str, float]) -> float:
    """How many pixels two boxes share."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(0.0, across) * max(0.0, down)


def lesson(guest: Visitor) -> dict[str, Any] | None:
    """What the guide says now and at what it points; None if it says nothing."""
    found: dict[str, Any] | None = guest.page.evaluate(LOOK)
    return found


def settled(guest: Visitor) -> dict[str, Any] | None:
    """The same, when board and rings have come to rest."""
    if guest.page.locator(".bubble").count() == 0:
        return None
    guest.until(lambda: fits(lesson(guest)) or guest.page.locator(".bubble").count() == 0)
    return lesson(guest)


def fits(found: dict[str, Any] | None) -> bool:
    """Whether every thing that is meant has its ring."""
    if found is None:
        return False
    rings = [[round(ring[side]) for side in ring] for ring in found["rings"]]
    return rings == [[round(box[side]) for side in box] for box in found["meant"]]


def learn(guest: Visitor, enough: int) -> list[str]:
    """Play on and look at the lessons that come; what they pointed at."""
    dice = random.Random(1)
    points: list[str] = []
    told = ""
    while len(points) < enough:
        guest.wait()
        if guest.is_over():
            break
        found = settled(guest)
        if found and found["text"] != told:
            told = found["text"]
            points.append(found["at"])
            if found["hand"]:
                hidden = covered(found["bubble"], found["hand"])
                assert hidden == 0, f"{found['at']}: the bubble covers the hand"
        guest.click_what_glows(dice)
    return points


@pytest.mark.parametrize("game", [game for game in GAMES if game != "ninjan"])
def test_every_lesson_points_at_what_it_speaks_of(visit: Visit, game: str) -> None:
    guest = visit(settings=ONE_TAP)
    guest.go(f"/guide/{game}")
    expect(guest.page.locator(".bubble")).to_contain_text("Welcome!")
    assert len(learn(guest, ENOUGH)) == ENOUGH


def test_a_whole_guided_match_ends_with_what_decided_it(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.go("/guide/ninjan")
    expect(guest.page.locator(".bubble")).to_contain_text("Welcome!")
    assert len(learn(guest, 1000)) >= ENOUGH
    page = guest.page
    expect(page.locator(".ending .guide")).to_have_text("What decided it")
    expect(page.locator(".ending .facts li")).to_have_count(3)
    expect(page.locator(".ending .facts li").first).to_contain_text("won with")
    expect(page.locator(".ending .facts li").last).to_contain_text("You took")
    guest.check_access()


def test_on_a_phone_too_the_hand_stays_free(visit: Visit) -> None:
    guest = visit(size="phone", settings=ONE_TAP, touch=True)
    guest.go("/guide/samurai_cards")
    expect(guest.page.locator(".bubble")).to_contain_text("Welcome!")
    assert len(learn(guest, 4)) == 4
    guest.check_width()


def test_the_bubble_is_whole_beside_a_log_that_stands_open(visit: Visit) -> None:
    guest = visit(size="desk", settings={**ONE_TAP, "story": True})
    guest.go("/guide/hagakure")
    bubble = guest.page.locator(".bubble")
    expect(bubble).to_contain_text("Welcome!")
    found = settled(guest)
    log = guest.page.locator("aside.open").evaluate("(log) => log.getBoundingClientRect().toJSON()")
    assert found
    assert covered(found["bubble"], log) == 0
    # Nothing lies over it: each of its buttons is what is met where it is.
    for button in bubble.get_by_role("button").all():
        button.click(trial=True)


def test_the_first_match_is_dealt_the_same_to_everybody(visit: Visit) -> None:
    hands = []
    for language in ("en", "de"):
        guest = visit(settings=ONE_TAP, language=language)
        guest.go("/guide/ninjan")
        guest.wait()
        cards = guest.page.locator("[data-still=hand] [data-card]")
        hands.append(sorted(cards.evaluate_all("found => found.map((card) => card.dataset.card)")))
    assert hands[0] == hands[1]
