"""Cards travel from hand to table and to who won them; they are never in the way."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor, tap

ONE_TAP: dict[str, object] = {"confirmations": False}

REMEMBER = """() => {
    window.travelled = [];
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const added of change.addedNodes)
                if (added.classList?.contains("travels"))
                    window.travelled.push(added.textContent.trim());
    }).observe(document.body, { childList: true });
}"""


def travelled(guest: Visitor) -> list[str]:
    """What has travelled since it is remembered."""
    found: list[str] = guest.page.evaluate("window.travelled")
    return found


@pytest.mark.parametrize("game", ["hagakure", "ninjan", "samurai_cards"])
def test_a_card_travels_from_the_hand_and_leaves_nothing_behind(visit: Visit, game: str) -> None:
    guest = visit(settings=ONE_TAP, moves=True)
    guest.open_table(game, ["me", "ashigaru", "ashigaru"])
    guest.wait()
    guest.page.evaluate(REMEMBER)
    guest.play_on(3, stop="travelled.length >= 4")
    assert len(travelled(guest)) >= 4
    expect(guest.page.locator(".travels")).to_have_count(0)


def test_a_tap_ends_what_travels(visit: Visit) -> None:
    guest, friend = visit(settings=ONE_TAP, moves=True), visit()
    link = guest.open_table("ninjan", ["me", "open"])
    friend.go(link)
    friend.sit_down()
    guest.page.get_by_role("button", name="Begin the match").click()
    guest.wait()
    # So slow that only the tap can have ended it; the friend does not pick.
    guest.page.evaluate("""() => {
        const plain = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            return plain.call(this, frames, { ...timing, duration: 1e7 });
        };
    }""")
    guest.page.locator(".hand .glow").first.click()
    guest.page.wait_for_selector(".travels", state="attached")
    guest.page.locator(".round").click()
    expect(guest.page.locator(".travels")).to_have_count(0)


def test_nothing_travels_for_those_who_want_stillness(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    guest.page.evaluate(REMEMBER)
    guest.play_on(1, acts=2)
    assert travelled(guest) == []


WATCH_PAINTING = """() => {
    window.painted = 0;
    const map = document.querySelector(".window > svg");
    const named = { attributes: true, attributeFilter: ["class", "style"] };
    new MutationObserver(() => (painted += 1)).observe(map, named);
    window.changed = new Set();
    new MutationObserver((changes) => {
        for (const { target } of changes) if (target.dataset.part) changed.add(target.dataset.part);
    }).observe(map, { attributes: true, subtree: true, attributeFilter: ["style"] });
}"""
"""Count how often the map as a whole is touched, and which of its parts are moved."""


def test_a_move_leaves_the_rest_of_the_map_alone(visit: Visit) -> None:
    guest = visit(size=(1440, 900), settings=ONE_TAP, moves=True)
    drawn = {"opening": "random", "figures": "random"}
    guest.open_table("samurai", ["me", "ashigaru", "ashigaru"], options=drawn)
    guest.wait()
    page = guest.page
    page.locator(".window > svg:not(.moving)").wait_for()
    page.evaluate(WATCH_PAINTING)
    guest.play_on(2, acts=2)
    # It is not shifted, so it need not be painted anew; nor are its hexes placed once more.
    assert page.evaluate("painted") == 0
    assert page.evaluate("[...changed]") == []


LANDING = """() => {
    window.landed = [];
    const spotOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round);
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const flying of change.addedNodes)
                if (flying.classList?.contains("travels")) {
                    const { left, top, width, height } = flying.style;
                    const [x, y, w, h] = [left, top, width, height].map(parseFloat);
                    landed.push({ end: spotOf({ x, y, width: w, height: h }), at: null });
                    // The hex that the map has moved to, when all is still.
                    setTimeout(() => {
                        const laid = [...document.querySelectorAll("[data-piece^='tile:']")];
                        landed[landed.findIndex(({ at }) => !at)].at =
                            laid.map((tile) => spotOf(tile.getBoundingClientRect()));
                    }, 900);
                }
    }).observe(document.body, { childList: true });
}"""
"""Where each tile flies to, and where tiles lie when the map has come to rest."""


def test_a_tile_flies_to_where_the_map_moves(visit: Visit) -> None:
    settings: dict[str, object] = {"confirmations": False, "speed": "slow"}
    guest = visit(size="phone", settings=settings, moves=True)
    drawn = {"opening": "random", "figures": "random"}
    guest.open_table("samurai", ["me", "ashigaru", "ashigaru", "ashigaru"], options=drawn)
    guest.wait()
    page = guest.page
    page.locator(".window > svg:not(.moving)").wait_for()
    before = page.locator(".window > svg").get_attribute("style")
    page.evaluate(LANDING)
    page.locator(".hand .lit:not([aria-label*=exchange])").first.click()
    page.locator(".window .lit[data-part^='hex:']").first.dispatch_event("click")
    end = page.get_by_role("button", name="End your turn")
    moved = "style => document.querySelector('.window > svg').getAttribute('style') !== style"

    def has_moved() -> bool:
        # Where nothing more can be laid the turn is over by itself.
        tap(end, 0)
        return bool(page.evaluate(moved, before))

    guest.until(has_moved)
    guest.until(lambda: bool(page.evaluate("landed.length > 2 && landed.at(2).at !== null")))
    for end, tiles in page.evaluate("landed.filter(({ at }) => at).map(Object.values)"):
        gaps = [max(abs(x - end[0]), abs(y - end[1])) for x, y in tiles]
        assert min(gaps) <= 3, (end, tiles)


WATCH_STONES = """() => {
    window.landed = 0;
    window.frames = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const flight = plain.call(this, frames, timing);
        // Only what is won is held up on its way.
        if (frames.length === 5)
            flight.cancel = () => { landed += 1; Animation.prototype.cancel.call(flight); };
        return flight;
    };
    const look = () => {
        const counted = [...document.querySelectorAll(".plate .stones b")]
            .reduce((sum, one) => sum + Number(one.textContent), 0);
        if (String([landed, counted]) !== String(frames.at(-1))) frames.push([landed, counted]);
        requestAnimationFrame(look);
    };
    look();
}"""
"""How many stones have landed and how many the plates count, whenever that changes."""


def test_a_stone_is_counted_when_it_arrives(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP, moves=True)
    guest.open_table("samurai_cards", ["me", "ashigaru"])
    guest.wait()
    guest.page.evaluate(WATCH_STONES)
    dice = random.Random(3)

    def has_some() -> bool:
        guest.click_what_glows(dice)
        return bool(guest.page.evaluate("frames.at(-1)[1] >= 2"))

    guest.until(has_some)
    frames: list[list[int]] = guest.page.evaluate("frames")
    for landed, counted in frames:
        assert counted <= landed, frames
