"""From the street to the end of a match and into the next one, with nothing but keys."""

from playwright.sync_api import expect

from tests.web.autoplay import GLOWING, HURRY
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

FOCUS = """() => {
    const at = document.activeElement;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(at);
    const { left, right, top, bottom, width, height } = at.getBoundingClientRect();
    return {
        lost: at === document.body,
        ringed: at.matches(":focus-visible") && outlineStyle !== "none" && outlineWidth !== "0px",
        seen: width > 0 && height > 0 && opacity > 0 && right > 0 && bottom > 0
            && left < innerWidth && top < innerHeight,
        what: at.outerHTML.slice(0, 160),
    };
}"""
"""Where the keyboard is, and whether one sees it."""

CAN_DO = """(glowing) => document.activeElement.matches(glowing) ||
    (document.activeElement.matches(".selected") && document.querySelector("[data-confirm]"))"""
"""Whether Enter does something on the board now."""


def tab(guest: Visitor) -> None:
    """Go to the next thing: it is on the screen and ringed."""
    guest.page.keyboard.press("Tab")
    focus = guest.page.evaluate(FOCUS)
    if focus["lost"]:
        # After the last thing of the page comes the browser's own bar, and then the first.
        guest.page.keyboard.press("Tab")
        focus = guest.page.evaluate(FOCUS)
    assert focus["ringed"], focus["what"]
    assert focus["seen"], focus["what"]


def tab_to(guest: Visitor, selector: str) -> None:
    """Go on from thing to thing until this one is reached."""
    while not guest.page.evaluate("(what) => document.activeElement.matches(what)", selector):
        tab(guest)


def play_a_match(guest: Visitor) -> None:
    """To its end: Tab until something glows, Enter selects it, Enter does it."""
    page = guest.page
    while True:
        guest.wait()
        if guest.is_over():
            return
        while page.locator(GLOWING).count() and not page.evaluate(CAN_DO, GLOWING):
            tab(guest)
        if page.evaluate(CAN_DO, GLOWING):
            page.keyboard.press("Enter")
        focus = page.evaluate(FOCUS)
        assert not focus["lost"]


def test_from_home_through_a_match_into_the_next(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(HURRY)
    guest.go()
    page = guest.page
    tab_to(guest, "[data-game=ninjan] .play button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    first = page.url
    play_a_match(guest)
    assert guest.acts >= 9
    # The keyboard waits at the end sheet, and its first button plays again.
    expect(page.locator(".ending")).to_be_focused()
    tab_to(guest, ".ending .ways .button")
    expect(page.locator(":focus")).to_have_text("Play again")
    page.keyboard.press("Enter")
    guest.until(lambda: page.url != first)
    guest.wait()
    acts = guest.acts
    while guest.acts == acts:
        guest.wait()
        while page.locator(GLOWING).count() and not page.evaluate(CAN_DO, GLOWING):
            tab(guest)
        if page.evaluate(CAN_DO, GLOWING):
            page.keyboard.press("Enter")
    assert not page.evaluate(FOCUS)["lost"]
