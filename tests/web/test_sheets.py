"""What is laid over the table: everybody can use it, and it gives the keyboard back."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

SHEETS = {
    "Rules": "dialog",
    "Settings": "dialog",
    "More": "dialog",
    "Score sheet": ".board > section",
    "Cards seen": ".board > section",
    "Log": "aside.open",
}
"""What opens on a tablet, by its button."""


@pytest.mark.parametrize("name", SHEETS)
def test_whoever_opens_a_sheet_can_read_and_close_it(visit: Visit, name: str) -> None:
    guest = visit()
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    button = page.get_by_role("button", name=name).first
    button.focus()
    page.keyboard.press("Enter")
    sheet = page.locator(SHEETS[name]).first
    expect(sheet).to_be_visible()
    guest.check_lights()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(button).to_be_focused()
    expect(page.locator(".prompt p")).to_be_visible()


@pytest.mark.parametrize("button", ["All", "Give up"])
def test_what_more_leads_to_can_be_read_as_well(visit: Visit, button: str) -> None:
    guest = visit(size="phone")
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("dialog").get_by_role("button", name=button).click()
    expect(page.locator("dialog")).to_be_visible()
    guest.check_lights()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
