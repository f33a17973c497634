"""A table on a touch screen: dragging, scrolling and pinching do not get in each other's way."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.fingers import Fingers, middle
from tests.web.visitor import Visitor


def scale(guest: Visitor) -> float:
    """How large the drawing is shown."""
    look = guest.page.locator(".window > svg").get_attribute("style")
    found = re.search(r"scale\((.+?)\)", look or "")
    assert found
    return float(found[1])


def is_in_sight(thing: Locator, window: Locator) -> bool:
    """Whether the middle of a thing lies in a window that can be moved about."""
    x, y = middle(thing)
    box = window.bounding_box()
    assert box is not None
    is_beside = box["x"] < x < box["x"] + box["width"]
    return is_beside and box["y"] < y < box["y"] + box["height"]


def scrolled(guest: Visitor) -> float:
    """How far down the page is."""
    found: float = guest.page.evaluate("scrollY")
    return found


def test_a_card_is_dragged_onto_the_table(visit: Visit) -> None:
    guest = visit(size="phone", touch=True)
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    card = page.locator(".hand .glow").first
    fingers = Fingers(guest)
    start = middle(card)
    pile = page.locator("[data-pile]").nth(1).bounding_box()
    assert pile
    end = pile["x"] + pile["width"] / 2, max(20, pile["y"] + 40)
    fingers.press(start)
    fingers.move((start, end))
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator("[data-drop].glow")).to_have_count(1)
    fingers.lift()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".hand button")).to_have_count(8)


def test_a_card_that_is_dropped_nowhere_stays_in_the_hand(visit: Visit) -> None:
    guest = visit(size="phone", touch=True)
    guest.open_table("ninjan", ["me", "ashigaru"])
    guest.wait()
    card = guest.page.locator(".hand .glow").first
    fingers = Fingers(guest)
    x, y = middle(card)
    fingers.press((x, y))
    fingers.move(((x, y), (x + 60, y - 20)))
    expect(guest.page.locator(".ghost")).to_have_count(1)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".ghost")).to_have_count(0)
    fingers.lift()
    fingers.drag((x, y), (x + 60, y))
    expect(guest.page.locator(".ghost")).to_have_count(0)
    expect(guest.page.locator(".hand .glow")).to_have_count(9)


def test_a_finger_that_rests_on_a_card_lifts_it(visit: Visit) -> None:
    guest = visit(size="phone", touch=True)
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 30})
    cards = guest.page.locator(".hand button.glow")
    guest.play_on(1, stop="document.querySelector('.hand button.glow')")
    before = guest.page.locator(".hand button").count()
    fingers = Fingers(guest)
    start = middle(cards.first)
    fingers.press(start)
    expect(guest.page.locator(".ghost")).to_have_count(1)
    table = middle(guest.page.locator(".trick .spot").first)
    fingers.move((start, table))
    fingers.lift()
    expect(guest.page.locator(".hand button")).to_have_count(before - 1)


def test_a_mouse_drags_as_well(visit: Visit) -> None:
    guest = visit()
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    mouse = guest.page.mouse
    mouse.move(*middle(guest.page.locator(".hand .glow").first))
    mouse.down()
    mouse.move(*middle(guest.page.locator("[data-pile]").first), steps=5)
    expect(guest.page.locator(".ghost")).to_have_count(1)
    mouse.up()
    expect(guest.page.locator(".ghost")).to_have_count(0)
    expect(guest.page.locator(".hand button")).to_have_count(8)


def test_a_card_is_dragged_onto_a_place_that_glows(visit: Visit) -> None:
    guest = visit(size="phone", touch=True)
    guest.open_table("samurai_cards", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    placed = page.locator("[data-piece^='placed:0']")
    before = placed.count()
    start = middle(page.locator(".hand .lit").first)
    fingers = Fingers(guest)
    fingers.press(start)
    fingers.move((start, (start[0] + 20, start[1] - 30)))
    cells = page.locator(".window .lit[data-part^='cell:']").all()
    cell = next(one for one in cells if is_in_sight(one, page.locator(".window").first))
    fingers.move(((start[0] + 20, start[1] - 30), middle(cell)))
    expect(page.locator(".window .over")).to_have_count(1)
    fingers.lift()
    expect(placed).to_have_count(before + 1)


def test_a_tile_is_dragged_onto_the_map(visit: Visit) -> None:
    guest = visit(size="phone", touch=True, settings={"confirmations": False})
    options = {"opening": "random", "figures": "random"}
    guest.open_table("samurai", ["me", "ashigaru", "ashigaru"], options=options)
    tile = guest.page.locator("[data-home^='hand:'].lit")
    hexes = guest.page.locator(".window .lit[data-part^='hex:']")
    guest.wait()
    laid = guest.page.locator("[data-piece^='tile:0:']")
    before = laid.count()
    start = middle(tile.first)
    fingers = Fingers(guest)
    fingers.press(start)
    fingers.move((start, (start[0] + 20, start[1] - 30)))
    seen = guest.page.locator(".window").bounding_box()
    assert seen
    spots = [box for n in range(hexes.count()) if (box := hexes.nth(n).bounding_box())]
    inside = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for box in spots
        if seen["y"] + 20 < box["y"] < seen["y"] + seen["height"] - 60
        and seen["x"] + 20 < box["x"] < seen["x"] + seen["width"] - 60
    ]
    fingers.move(((start[0] + 20, start[1] - 30), inside[0]))
    # It is seen where it would lie.
    expect(guest.page.locator(".window .over .trial")).to_have_count(1)
    fingers.lift()
    expect(laid).to_have_count(before + 1)
    expect(guest.page.locator(".trial")).to_have_count(0)


def test_two_fingers_pinch_the_table(visit: Visit) -> None:
    guest = visit(size="phone", touch=True)
    guest.open_table("samurai_cards", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    x, y = middle(page.locator(".window"))
    fingers = Fingers(guest)
    before, top = scale(guest), scrolled(guest)
    fingers.press((x - 20, y - 20))
    fingers.press((x - 20, y - 20), (x + 20, y + 20))
    fingers.move(((x - 20, y - 20), (x - 60, y - 70)), ((x + 20, y + 20), (x + 60, y + 70)))
    fingers.lift()
    larger = scale(guest)
    assert larger > before * 1.5
    assert scrolled(guest) == top
    # One finger moves the table then, not the page, and taps nothing.
    moved = page.locator(".window > svg")
    was = moved.get_attribute("style")
    fingers.drag((x, y), (x + 40, y + 40))
    assert moved.get_attribute("style") != was
    assert scale(guest) == larger
    fingers.press((x - 60, y - 70))
    fingers.press((x - 60, y - 70), (x + 60, y + 70))
    fingers.move(((x - 60, y - 70), (x - 10, y - 10)), ((x + 60, y + 70), (x + 10, y + 10)))
    fingers.lift()
    assert scale(guest) < larger
    assert scrolled(guest) == top


def test_the_zoom_buttons_lie_over_no_card_on_a_phone(visit: Visit) -> None:
    guest = visit(size="phone", touch=True, settings={"confirmations": False})
    guest.open_table("samurai_cards", ["me", "ashigaru", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    window, pile = page.locator(".window").bounding_box(), page.locator("[data-guide=pile]")
    assert window
    page.get_by_role("button", name="Zoom in").tap()
    for button in page.locator("[data-still=board] .tools button").all():
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= window["y"]
        # A finger reaches it, and it covers no word of the pile.
        reached = "({ x, y }) => document.elementFromPoint(x, y)?.closest('.tools') !== null"
        x, y = middle(button)
        assert page.evaluate(reached, {"x": x, "y": y})
        for word in pile.locator("figcaption, p, .shapes > span").filter(visible=True).all():
            told = word.bounding_box()
            assert told
            assert told["x"] + told["width"] <= box["x"] or told["width"] <= 1


def test_the_zoom_buttons_lie_beside_the_table_on_a_desk(visit: Visit) -> None:
    guest = visit(size=(1024, 768), settings={"confirmations": False})
    guest.open_table("samurai_cards", ["me", "ashigaru", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    pile = page.locator("[data-guide=pile]").bounding_box()
    assert pile
    page.get_by_role("button", name="Zoom in").click()
    for button in page.locator("[data-still=board] .tools button").all():
        box = button.bounding_box()
        assert box
        # The table is fitted into what is left of the pile.
        assert box["x"] >= pile["x"] - 1
        assert box["y"] >= pile["y"] + pile["height"]


def test_a_table_that_was_followed_is_fitted_anew_in_another_window(visit: Visit) -> None:
    guest = visit(size=(1024, 500), settings={"confirmations": False})
    guest.open_table("samurai_cards", ["me", "ashigaru", "ashigaru"])
    guest.play_on(3, acts=10)
    page = guest.page
    expect(page.get_by_role("button", name="Zoom out")).to_be_visible()
    page.set_viewport_size({"width": 1920, "height": 1200})
    # All of it is to be seen.
    expect(page.get_by_role("button", name="Zoom out")).to_be_hidden()


def test_who_is_asked_sees_the_middle_of_the_table_and_where_a_hint_leads(visit: Visit) -> None:
    guest = visit(size="phone", touch=True, settings={"confirmations": False})
    guest.open_table("samurai_cards", ["me", "ashigaru", "ashigaru"])
    guest.play_on(3, acts=10)
    page = guest.page
    window, table = page.locator(".window"), page.locator(".window > svg")
    seen, whole = window.bounding_box(), table.bounding_box()
    assert seen
    assert whole
    assert whole["height"] > seen["height"]
    guest.until(
        lambda: all(
            abs(one - other) < 2 for one, other in zip(middle(window), middle(table), strict=True)
        )
    )
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status", name="Hint")
    expect(page.locator(".hand [data-rank='1']")).not_to_have_count(0)
    hint.get_by_role("button").first.click()
    chosen = page.locator(".window .picked")
    guest.until(lambda: is_in_sight(chosen, window))
