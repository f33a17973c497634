"""Sake & Samurai can be followed: duels spell out their sums, turns their phases."""

import re

from playwright.sync_api import Locator, expect

from tests.web.autoplay import HURRY
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

ONE_TAP: dict[str, object] = {"confirmations": False}
SEATS = ["me", "ashigaru", "ashigaru", "ashigaru"]


def come_to(guest: Visitor, found: str) -> Locator:
    """Play, in one match after the other, until this is on the table and something is asked."""
    stop = f"document.querySelector({found!r})"
    guest.open_table("sake", SEATS)
    guest.play_on(3, stop=stop)
    while guest.is_over():
        guest.open_table("sake", SEATS)
        guest.play_on(4, stop=stop)
    return guest.page.locator(found)


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


def test_a_duel_fits_between_the_samurai_of_a_phone(visit: Visit) -> None:
    guest = visit(size="phone", touch=True, settings=ONE_TAP)
    come_to(guest, ".duel .side.attack li")
    left, _, right, _ = box(guest.page.locator(".duel"))
    assert 0 <= left < right <= 360
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
