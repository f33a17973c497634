"""The cards that the story shows are reached with keys and with fingers."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.fingers import Fingers, middle

ONE_TAP: dict[str, object] = {"confirmations": False}


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
