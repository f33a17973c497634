"""Whole matches, by clicking only what glows; and looking back at them."""

import pytest
from playwright.sync_api import expect

from tatami.games import GAMES
from tests.web.conftest import Visit

QUICK = ["ninjan", "hagakure"]
LONG = [game for game in GAMES if game not in QUICK]
ONE_TAP: dict[str, object] = {"confirmations": False}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_and_its_replay(visit: Visit, game: str) -> None:
    guest = visit(settings=ONE_TAP)
    guest.play_now(game)
    if game in LONG:
        guest.wait()
        guest.open_table(game, ["me", "ashigaru", "ashigaru"])
    guest.play_on()
    page = guest.page
    expect(page.locator(".table.over section h2").first).to_contain_text("won")
    guest.check_access()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".bar .count")).to_contain_text("1 /")
    page.locator("input[type=range]").press("End")
    page.get_by_label("Whose eyes").select_option("-3")
    page.get_by_role("button", name="Check the deals").click()
    expect(page.get_by_role("status").last).to_contain_text("follow from the seed")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.startswith(game)
    guest.check_access()


@pytest.mark.parametrize("game", QUICK)
def test_a_match_on_a_phone_in_german(visit: Visit, game: str) -> None:
    guest = visit(size="phone", language="de", settings=ONE_TAP)
    guest.open_table(game, ["me", "ashigaru", "ashigaru"])
    guest.check_width()
    guest.play_on(1)
    guest.expect_prompt("Die Partie ist zu Ende")
    guest.check_width()


def test_a_match_with_the_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.open_table("ninjan", ["me", "ashigaru"])
    keys = guest.page.keyboard
    while True:
        guest.wait()
        if guest.is_over():
            break
        # Tab until something that glows has the focus; Enter picks it up, Enter plays it.
        if guest.page.evaluate("document.activeElement.matches('main .glow')"):
            keys.press("Enter")
        else:
            keys.press("Tab")
    expect(guest.page.locator(".table.over section h2").first).to_contain_text("won")


def test_the_choices_in_words_are_enough(visit: Visit) -> None:
    guest = visit()
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 1})
    page = guest.page
    while True:
        page.wait_for_selector("[data-choice], .table.over", state="attached")
        if guest.is_over():
            return
        page.evaluate("document.querySelector('[data-choice]')?.click()")
