"""Sake & Samurai on a phone: what has no room beside each other is still to be read and reached."""

import random

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.conftest import Visit
from tests.web.fingers import Fingers, middle
from tests.web.positions import ID, first_decision, show
from tests.web.visitor import Visitor

PHONE = (390, 844)
SEATS = ["me", "ashigaru", "ashigaru", "ashigaru"]
LIFE_CARDS = "g2"
"""In this match the reader is the samurai who chooses the life cards, and holds nine at first."""


@pytest.fixture
def many(visit: Visit) -> Visitor:
    """Somebody who holds nine cards."""
    guest: Visitor = visit(size=PHONE, touch=True)
    show(guest.page, first_decision("sake", 4, LIFE_CARDS))
    guest.go(f"/table/{ID}")
    guest.wait()
    return guest


def box(thing: Locator) -> FloatRect:
    """Where it is."""
    found = thing.bounding_box()
    assert found
    return found


def test_a_large_hand_is_moved_along_with_a_finger(many: Visitor) -> None:
    hand = many.page.locator(".hand")
    cards = hand.locator("[data-part]")
    expect(cards).to_have_count(9)
    # So much of each is seen that its name can be read.
    first, second = box(cards.nth(0)), box(cards.nth(1))
    assert second["x"] - first["x"] > 0.7 * first["width"]
    x, y = middle(cards.nth(3))
    Fingers(many).drag((x, y), (x - 200, y))
    assert hand.evaluate("(hand) => hand.scrollLeft") > 100
    # It was neither picked nor lifted by that.
    expect(hand.locator(".selected")).to_have_count(0)
    cards.last.tap()
    expect(hand.locator(".selected")).to_have_count(1)
    many.check_width()


def test_names_of_two_lines_lie_above_the_picture(many: Visitor) -> None:
    names = many.page.locator(".hand .name")
    lines = set()
    for name in names.all():
        room, letters = box(name), box(name.locator("span"))
        assert letters["height"] <= room["height"] + 2
        lines.add(round(letters["height"] / 12))
    assert lines == {1, 2}


def test_what_has_nothing_to_do_with_a_picked_card_gives_way(visit: Visit) -> None:
    guest = visit(size=PHONE, touch=True)
    guest.open_table("sake", SEATS)
    guest.play_on(1, stop="/Your turn/.test(document.querySelector('.prompt p').textContent)")
    guest.page.keyboard.press("Escape")
    going_on = guest.page.get_by_role("button", name="Play no more cards")
    expect(going_on).to_be_visible()
    guest.page.locator(".hand .glow").first.tap()
    expect(going_on).to_be_hidden()
    guest.page.get_by_role("button", name="Put it back").tap()
    expect(going_on).to_be_visible()


def test_the_prompt_shows_the_crest_of_whom_it_tells(visit: Visit) -> None:
    guest = visit(size=PHONE, touch=True, settings={"confirmations": False}, moves=True)
    guest.open_table("sake", SEATS)
    guest.page.wait_for_selector(".prompt")
    dice = random.Random(1)

    def has_told() -> bool:
        told: list[str] | None = guest.page.evaluate(WHO_AND_CREST)
        if told is None:
            if not guest.page.locator("[data-skip]").count():
                guest.click_what_glows(dice)
            return False
        assert told[0] == told[1]
        return True

    guest.until(has_told)


WHO_AND_CREST = """() => {
    const prompt = document.querySelector(".prompt");
    const told = prompt.querySelector("p").textContent.trim();
    const who = told.match(/^(Botan|Chiyo|Daigo) (draws|drinks|places|discards|wields|burns)/);
    return who && [who[1], prompt.querySelector(".crest [role=img]").getAttribute("aria-label")];
}"""
"""Of whom the prompt tells and whose crest it shows; nothing if it tells of nobody else."""
