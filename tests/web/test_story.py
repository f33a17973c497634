"""The cards that the story shows are reached with keys and with fingers."""

import re

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


def test_the_line_of_a_phone_tells_a_deed_and_the_story_where_the_new_begins(visit: Visit) -> None:
    guest = visit(size="phone", settings=ONE_TAP)
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    ticker = page.locator(".ticker")
    ticker.click()
    expect(page.locator("aside.open li.new")).to_have_count(0)
    page.locator("aside").get_by_role("button", name="Close").click()
    guest.play_on(4, stop="document.querySelector('.round')?.textContent.includes('2 of')")
    # Which round it is stands below; who did what last does not.
    expect(ticker.locator(".line")).to_have_text(re.compile("takes? pile|lays? "))
    # What led to the last decision was shown at the table.
    count = int(ticker.locator(".badge").inner_text().split()[0])
    lines = page.locator("aside li")
    assert 0 < count < lines.count()
    ticker.click()
    new = lines.nth(lines.count() - count)
    expect(new).to_have_class(re.compile("new"))
    expect(new).to_have_attribute("data-new", "new")
