"""The story shows the cards that it names; a look at one of them shows it large, with its text."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.fingers import Fingers, middle

ONE_TAP: dict[str, object] = {"confirmations": False}


@pytest.mark.parametrize("game", ["hagakure", "ninjan", "samurai_cards", "samurai", "sake"])
def test_a_line_shows_its_cards_and_a_look_at_one_shows_it_large(visit: Visit, game: str) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table(game, ["me", "ashigaru", "ashigaru"])
    little = guest.page.locator("aside .little")
    guest.play_on(2, stop=lambda: little.count() > 0)
    guest.wait()
    guest.open_story()
    peek = guest.page.locator(".peek")
    little.last.hover()
    expect(peek).to_be_visible()
    looked_at = guest.page.locator(".little[aria-expanded=true] > .only-heard").inner_text()
    assert looked_at.startswith(peek.locator("p b").inner_text())
    guest.check_width()
    guest.check_access()
    guest.page.mouse.move(5, 5)
    expect(peek).to_have_count(0)


def test_the_cards_of_the_story_are_reached_with_keys(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    guest.open_story()
    guest.page.locator("aside .little").first.wait_for()
    guest.page.locator("aside ol").focus()
    keys = guest.page.keyboard
    while not guest.page.evaluate("document.activeElement.matches('li:has(.little)')"):
        keys.press("ArrowUp")
    keys.press("ArrowRight")
    expect(guest.page.locator(".little:focus")).to_have_count(1)
    expect(guest.page.locator(".peek")).to_be_visible()
    keys.press("ArrowLeft")
    expect(guest.page.locator(".peek")).to_have_count(0)
    expect(guest.page.locator("aside li:focus")).to_have_count(1)


def test_a_tap_shows_a_card_of_the_story_and_another_puts_it_away(visit: Visit) -> None:
    guest = visit(size="phone", touch=True)
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    guest.page.get_by_role("button", name="Log").click()
    little = guest.page.locator("aside .little").first
    fingers = Fingers(guest)
    spot = middle(little)
    fingers.press(spot)
    fingers.lift()
    expect(guest.page.locator(".peek")).to_be_visible()
    guest.page.locator("aside h2").tap()
    expect(guest.page.locator(".peek")).to_have_count(0)
