"""Whole matches, by clicking only what glows; nothing jumps meanwhile; and looking back at them."""

import re

import pytest
from playwright.sync_api import expect

from tatami.games import GAMES
from tests.web.autoplay import HURRY
from tests.web.conftest import Visit
from tests.web.stillness import WATCH_BOXES, check_boxes
from tests.web.visitor import SIZES, Visitor, tap

QUICK = ["ninjan", "hagakure"]
COUNTS = {
    "samurai": "What decided",
    "samurai_cards": "The stones are counted",
    "sake": "The sake is counted",
}
"""The drawers in which a replay counts at its end."""
ONE_TAP: dict[str, object] = {"confirmations": False}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_and_its_replay(visit: Visit, game: str) -> None:
    guest = visit(settings=ONE_TAP)
    guest.play_now(game)
    guest.wait()
    guest.page.evaluate(WATCH_BOXES)
    guest.play_on(4)
    # At the ring of Sake & Samurai a seat grows with what lies before it.
    check_boxes(guest, seats=game != "sake")
    guest.check_height()
    expect(guest.page.locator(".ending h2").first).to_contain_text(re.compile("won|lost"))
    guest.check_access()
    check_ending(guest, game)
    guest.page.get_by_role("link", name="Replay").click()
    look_back(guest, game)


def check_ending(guest: Visitor, game: str) -> None:
    """It says what decided, and nothing lies open under it; a phone shows it in its width."""
    if game.startswith("samurai"):
        expect(guest.page.locator(".ending .decided")).not_to_be_empty()
    expect(guest.page.locator(".board h2")).to_have_count(0)
    before = guest.page.viewport_size
    assert before
    width, height = SIZES["phone"]
    guest.page.set_viewport_size({"width": width, "height": height})
    for part in guest.page.locator(".ending, .ending .button").all():
        box = part.bounding_box()
        assert box
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width, (part.inner_text(), box)
    check_circle(guest)
    guest.page.set_viewport_size({"width": 3840, "height": 2160})
    check_circle(guest)
    guest.page.set_viewport_size(before)


def check_circle(guest: Visitor) -> None:
    """The circle of ink goes round the winner's crest, however large the window is."""
    for winner in guest.page.locator(".winner-crest").all():
        crest, circle = (
            winner.locator(part).bounding_box() for part in (".crest", ".circle .brush")
        )
        assert crest
        assert circle
        assert circle["x"] < crest["x"]
        assert circle["y"] < crest["y"]
        assert circle["x"] + circle["width"] > crest["x"] + crest["width"]
        assert circle["y"] + circle["height"] > crest["y"] + crest["height"]


def look_back(guest: Visitor, game: str) -> None:
    """Move about in the replay, from its end to its beginning, with all cards and with few."""
    page = guest.page
    page.wait_for_selector("input[type=range]")
    # It opens at its end.
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    # The card game calls the table of what is counted as the drawer it lies in.
    count = page.get_by_role("region", name=COUNTS.get(game, "Points")).first
    if game in COUNTS:
        expect(count).to_be_visible()
    page.locator("input[type=range]").press("Home")
    # What was counted at the end does not lie over what was before.
    expect(count).to_have_count(0)
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".bar .count")).to_contain_text("1 /")
    assert "?at=" in page.url
    page.get_by_role("button", name="On to the next player").click()
    page.get_by_role("button", name="Back to the player before").click()
    expect(page.locator(".bar .count")).not_to_contain_text("0 /")
    page.locator("input[type=range]").press("End")
    page.get_by_label("Seen by").select_option("-3")
    page.get_by_role("button", name="Check that the shuffle was fair").click()
    expect(page.get_by_role("status").last).to_contain_text("match the seed")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.startswith(game)
    guest.check_access()


def test_the_choices_in_words_are_enough(visit: Visit) -> None:
    guest = visit()
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 1})
    page = guest.page
    while True:
        guest.wait()
        if guest.is_over():
            return
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name=re.compile("as text")).click()
        page.locator("[data-choice]").first.click()
        guest.rest()


LISTEN = """() => {
    window.heard = new Set();
    const listen = () => {
        for (const said of document.querySelectorAll("[role=status]")) heard.add(said.innerText);
    };
    listen();
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(listen).observe(document.body, all);
}"""
"""Hear all that is announced, however short it is there."""


@pytest.mark.parametrize("game", QUICK)
def test_a_match_by_ear(visit: Visit, game: str) -> None:
    guest = visit()
    guest.context.add_init_script(HURRY)
    options = {"rounds": 2} if game == "hagakure" else {}
    guest.open_table(game, ["me", "ashigaru", "ashigaru"], options=options)
    page = guest.page
    # Played without chips: some of them need a seat to be named too.
    ways = [
        page.get_by_role("button", name=re.compile("keep your chips", re.IGNORECASE)),
        *[
            place.get_by_role("button", name=re.compile(r"\w"), disabled=False)
            for place in (
                page.get_by_role("list", name="Your hand"),
                page.get_by_role("group", name="The table"),
            )
        ],
    ]
    page.evaluate(LISTEN)
    while not page.get_by_role("heading", name=re.compile("won|lost")).count():
        for way in ways:
            tap(way, -1)
            # A card was picked up; once more plays it.
            tap(page.get_by_role("button", pressed=True), -1)
    heard: list[str] = page.evaluate("[...heard]")
    last = {"ninjan": "Pick a card for round 8.", "hagakure": "Play a chip for round 2"}[game]
    assert any(last in sentence for sentence in heard)
    assert any(re.match(r"\w+ (plays|takes|lays)", sentence) for sentence in heard)
