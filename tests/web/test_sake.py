"""Sake & Samurai can be followed: duels spell out their sums, turns their phases."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.autoplay import HURRY
from tests.web.conftest import Visit
from tests.web.positions import ID, positions, show
from tests.web.visitor import Visitor

ONE_TAP: dict[str, object] = {"confirmations": False}
SEATS = ["me", "ashigaru", "ashigaru", "ashigaru"]


def come_to(guest: Visitor, found: str) -> Locator:
    """Play, in one match after the other, until this is on the table and something is asked."""
    come_until(guest, f"document.querySelector({found!r})")
    return guest.page.locator(found)


def come_until(guest: Visitor, stop: str) -> None:
    """Play, in one match after the other, until this holds in the page and something is asked."""
    guest.open_table("sake", SEATS)
    guest.play_on(3, stop=stop)
    while guest.is_over():
        guest.open_table("sake", SEATS)
        guest.play_on(4, stop=stop)


def asked(words: str) -> str:
    """What holds in the page while the prompt says this."""
    return f"/{words}/.test(document.querySelector('.prompt p').textContent)"


def box(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    found = thing.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_a_duel_spells_out_its_sum_and_covers_nobody(visit: Visit) -> None:
    guest = visit(size=(1440, 900), settings=ONE_TAP)
    come_to(guest, ".duel .side.attack li")
    attack = guest.page.locator(".duel .side.attack")
    whole = int(attack.locator(".sum").inner_text())
    terms = [int(text) for text in attack.locator("li > b").all_text_contents()]
    assert sum(terms) == whole
    # The prompt names the same value.
    assert re.search(rf"\b{whole}\b", guest.prompt())
    left, top, right, bottom = box(guest.page.locator(".duel"))
    for who in guest.page.locator("[data-part^='minion:'] > .mark").all():
        at = box(who)
        x, y = (at[0] + at[2]) / 2, (at[1] + at[3]) / 2
        assert not (left < x < right and top < y < bottom)
    for who in guest.page.locator("[data-part^='seat:'] > .mark").all():
        at = box(who)
        assert at[2] < left or at[0] > right or at[3] < top or at[1] > bottom


def test_a_duel_lies_above_the_table_of_a_phone(visit: Visit) -> None:
    guest = visit(size="phone", touch=True, settings=ONE_TAP)
    come_to(guest, ".duel .side.attack li")
    left, top, right, bottom = box(guest.page.locator(".duel"))
    assert 0 <= left < right <= 360
    # It lies over the rivals' boards: nobody at the table is covered.
    row = box(guest.page.locator(".rivals"))
    assert row[1] - 1 <= top < bottom <= row[3] + 1
    for who in guest.page.locator("[data-part^='seat:'] > .mark").all():
        assert box(who)[1] >= bottom - 1
    guest.check_access()


def test_the_phases_of_the_turn_are_told(visit: Visit) -> None:
    guest = visit(size=(1440, 900), settings=ONE_TAP)
    come_to(guest, ".hand [data-part^='card:'].glow")
    phases = guest.page.locator(".phases")
    guest.play_on(5, stop="/Your turn/.test(document.querySelector('.prompt p').textContent)")
    expect(phases).to_contain_text("Your turn")
    expect(phases.locator("[aria-current=step]")).to_have_text("Cards")


def test_what_happened_last_stands_beside_the_hand(visit: Visit) -> None:
    guest = visit(size=(1440, 900), settings=ONE_TAP)
    guest.context.add_init_script(HURRY)
    come_to(guest, ".told-last li:nth-child(3)")
    last = guest.page.locator(".told-last li").first.inner_text()
    guest.open_story()
    told = guest.page.locator("aside li").all_inner_texts()
    assert any(last in text for text in told[-3:])


def test_no_list_lies_over_whom_one_taps_on_a_phone(visit: Visit) -> None:
    guest = visit(size="phone", touch=True)
    guest.open_table("sake", SEATS)
    guest.play_on(1, stop="/Your turn/.test(document.querySelector('.prompt p').textContent)")
    page = guest.page
    page.keyboard.press("Escape")
    page.locator(".hand .glow").first.tap()
    page.locator(".detail button.glow", has_text="Iaido").tap()
    expect(page.locator("[data-part^='seat:'].lit")).to_have_count(2)
    expect(page.locator(".choices.many")).to_have_count(0)


def test_no_list_lies_over_the_table_of_a_desk(visit: Visit) -> None:
    guest = visit(size=(1440, 900))
    guest.open_table("sake", SEATS)
    guest.play_on(1, stop="/Your turn/.test(document.querySelector('.prompt p').textContent)")
    page = guest.page
    page.keyboard.press("Escape")
    page.locator(".hand .glow").first.click()
    page.locator(".detail button.glow", has_text="Iaido").click()
    targets = page.locator("[data-part^='seat:'].lit")
    expect(targets).to_have_count(2)
    expect(page.locator(".choices.many")).to_have_count(0)
    # Once a neighbour is tapped only the number is left to say, and the button says no more.
    targets.first.dispatch_event("click")
    offers = page.locator("[data-offer]")
    expect(offers).to_have_text(["1 step", "2 steps"])
    expect(offers.first).to_have_attribute("title", re.compile("iaido with .*: 1 step towards"))


@pytest.mark.parametrize("size", ["phone", (1440, 900)])
def test_hints_lie_where_nothing_is_tapped_and_go_with_a_picked_card(
    visit: Visit, size: str | tuple[int, int]
) -> None:
    guest = visit(size=size)
    guest.open_table("sake", SEATS)
    guest.play_on(1, stop=asked("Your turn"))
    page = guest.page
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status", name="Hint")
    expect(hint).to_contain_text("win chance")
    left, top, right, bottom = box(hint)
    for part in ["[data-still=board]", ".prompt", ".hand > .slot >> nth=0"]:
        at = box(page.locator(part))
        assert at[2] <= left + 1 or at[0] >= right - 1 or at[3] <= top + 1 or at[1] >= bottom - 1
    guest.check_access()
    page.locator(".hand .glow").first.click()
    expect(hint).to_have_count(0)
    expect(page.locator(".detail")).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(1)
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_what_is_about_to_be_taken_is_outlined(visit: Visit) -> None:
    guest = visit(size=(1440, 900))
    # Few matches have such a moment: to play until one comes takes minutes.
    show(guest.page, next(one for one in positions("sake", 8) if one.label == "3-late"))
    guest.go(f"/table/{ID}")
    guest.wait()
    expect(guest.page.locator(".prompt")).to_contain_text("makes you lose")
    expect(guest.page.locator(".own .taken")).to_have_count(1)
    expect(guest.page.locator(".taken")).to_have_count(1)


def test_a_movement_is_drawn_as_long_as_it_can_be_cancelled(visit: Visit) -> None:
    guest = visit(size=(1440, 900), settings=ONE_TAP)
    come_until(guest, asked("Do you cancel it") + " && !document.querySelector('.fight')")
    arrow = guest.page.locator(".going:not(.gone)")
    expect(arrow).to_have_count(1)
    around = box(guest.page.locator(".ring .table"))
    left, top, right, bottom = box(arrow)
    assert around[0] < left < right < around[2]
    assert around[1] < top < bottom < around[3]
    expect(guest.page.locator(".panel .why")).to_contain_text("cancel")


def test_sake_says_what_it_blocks_before_it_is_put_down(visit: Visit) -> None:
    guest = visit(size=(1440, 900))
    come_until(guest, asked("put down|where to put"))
    page = guest.page
    page.keyboard.press("Escape")
    places = page.locator(".own [data-part^='sake:'].glow")
    told = set()
    for part in places.evaluate_all("found => found.map(one => one.dataset.part)"):
        place = page.locator(f"[data-part='{part}']")
        name = place.get_attribute("aria-label") or ""
        place.dispatch_event("click")
        said = {"the life pile": "takes the next hit", "the board": "covers your skill"}
        wanted = next((text for where, text in said.items() if where in name), "of no use to you")
        expect(page.locator(".panel .why")).to_contain_text(wanted)
        told.add(wanted)
    assert len(told) > 1


def test_what_is_drunk_and_burnt_has_gestures_and_cups_travel(visit: Visit) -> None:
    guest = visit(size=(1440, 900), settings={"confirmations": False, "speed": "fast"}, moves=True)
    guest.context.add_init_script(SEEN)
    guest.open_table("sake", SEATS)
    guest.page.wait_for_selector(".board")
    guest.until(
        lambda: (
            guest.page.evaluate("window.seen.drink && window.seen.burn && window.seen.cups")
            or go_on(guest)
        )
    )


SEEN = """
    window.seen = {};
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) {
                if (node.nodeType !== 1) continue;
                for (const one of [node, ...node.querySelectorAll("[data-gesture]")])
                    if (one.dataset?.gesture) window.seen[one.dataset.gesture] = true;
                if (node.className === "travels" && node.querySelector(".cup"))
                    window.seen.cups = true;
            }
    }).observe(document, { childList: true, subtree: true });
"""
"""Notes down the gestures that were on the board, and whether a cup has travelled."""


def go_on(guest: Visitor) -> bool:
    """Do one thing if something is asked; play again if the match is over. Never what was meant."""
    if guest.is_over():
        guest.open_table("sake", SEATS)
    elif not guest.page.locator("[data-skip]").count():
        guest.click_what_glows(DICE)
    return False


DICE = random.Random(7)
