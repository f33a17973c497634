"""What others do is shown in its order, at a pace that one can follow, skip and see again."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.autoplay import GLOWING, HURRY, SHOWN
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, tap

ONE_TAP: dict[str, object] = {"confirmations": False}

WATCH = """() => {
    window.seen = [];
    window.when = [];
    const look = () => {
        const cards = document.querySelectorAll(".trick [data-piece]").length;
        const taken = document.querySelector(".trick.taken") !== null;
        const now = `${cards}${taken ? " taken" : ""}`;
        if (seen.at(-1) !== now) {
            seen.push(now);
            when.push(performance.now());
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""How many cards lie in the trick, one after the other, and when."""


def lead(guest: Visitor) -> None:
    """Sit down at Hagakure, up to the first card of one's own."""
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 1})
    # A chip may ask for cards of the hand too, and for two at once.
    asked = "/play (any|a red) card/.test(document.querySelector('.prompt')?.textContent)"
    guest.play_on(1, stop=f"document.querySelector('.hand .glow') && {asked}")


def test_every_card_is_drawn_before_the_trick_goes(visit: Visit) -> None:
    guest = visit(settings={"confirmations": False, "speed": "fast"})
    lead(guest)
    guest.page.evaluate(WATCH)
    guest.page.locator(".hand .glow").first.click()
    guest.until(lambda: bool(guest.page.evaluate("seen.includes('3 taken')")))
    seen: list[str] = guest.page.evaluate("seen")
    whole = seen.index("3 taken")
    assert seen[whole - 1] == "3", seen
    counts = [int(now) for now in seen[:whole]]
    assert counts == sorted(counts), seen


def stays(visit: Visit, speed: str) -> float:
    """For how many milliseconds a whole trick is to be seen."""
    guest = visit(settings={"confirmations": False, "speed": speed})
    lead(guest)
    guest.page.evaluate(WATCH)
    guest.page.locator(".hand .glow").first.click()
    guest.until(lambda: bool(guest.page.evaluate("seen.includes('3 taken')")))
    seen, when = guest.page.evaluate("[seen, when]")
    at = seen.index("3 taken")
    time: float = when[at] - when[at - 1]
    return time


def test_a_whole_trick_stays_and_speeds_differ(visit: Visit) -> None:
    slow, normal, fast = (stays(visit, speed) for speed in ("slow", "normal", "fast"))
    assert normal >= 1500
    assert slow > normal > fast


def test_nothing_can_be_chosen_while_something_is_shown(visit: Visit) -> None:
    guest = visit(settings={"confirmations": False, "speed": "slow"})
    lead(guest)
    guest.page.locator(".hand .glow").first.click()
    guest.page.wait_for_selector("[data-skip]")
    expect(guest.page.locator(".hand .glow")).to_have_count(0)
    expect(guest.page.locator(".prompt p")).to_contain_text("plays")


def test_a_tap_shows_the_next_and_a_key_all(visit: Visit) -> None:
    guest = visit(settings={"confirmations": False, "speed": "slow"})
    lead(guest)
    page = guest.page
    page.evaluate("""() => {
        const plain = window.setTimeout;
        window.setTimeout = (what, time) => plain(what, time > 300 ? 1e7 : time);
    }""")
    page.locator(".hand .glow").first.click()
    page.wait_for_selector("[data-skip]")
    before = page.locator(".prompt p").inner_text()
    page.locator("[data-still=board]").click()
    expect(page.locator(".prompt p")).not_to_have_text(before)
    # Looked at before another message can come: what bots do later waits to be shown again.
    left = page.evaluate("""async () => {
        const key = new KeyboardEvent("keydown", { key: "End", bubbles: true });
        document.body.dispatchEvent(key);
        for (let turn = 0; turn < 20; turn++) await null;
        return document.querySelectorAll("[data-skip]").length;
    }""")
    assert left == 0


WATCH_ACTED = """() => {
    window.acted = [];
    const look = () => acted.push(document.querySelectorAll(".plate.acted").length);
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
}"""
"""How many seats are marked as having acted, whenever that changes."""


def test_what_happened_since_the_last_turn_is_outlined_and_shown_again(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    lead(guest)
    page = guest.page
    again = page.get_by_role("button", name="See again")
    page.locator(".hand .glow").first.click()
    guest.until(lambda: guest.acts > 1 or page.locator(SHOWN).count() > 0)
    guest.wait()
    expect(page.locator(".plate.acted")).not_to_have_count(0)
    # Above the question stands what was done last, until something is chosen.
    last = page.locator(".prompt .before").inner_text()
    told = [line.strip() for line in page.locator("aside li > span").all_text_contents()]
    assert any(line in last for line in told if line)
    expect(page.locator(".prompt .again")).to_have_count(0)
    expect(again).to_be_enabled()
    page.evaluate(WATCH)
    page.evaluate(WATCH_ACTED)
    page.keyboard.press("r")
    page.wait_for_selector("[data-skip]")
    expect(page.locator(".hand .glow")).to_have_count(0)
    guest.until(lambda: page.evaluate("seen.length") > 1)
    expect(page.locator(".prompt .again")).to_have_text("Since your last turn")
    # Nobody has acted yet when it begins once more.
    assert page.evaluate("Math.min(...acted)") == 0
    tap(page.locator("[data-finish]"), 0)
    expect(page.locator(".hand .glow")).not_to_have_count(0)
    expect(page.locator(".plate.acted")).not_to_have_count(0)


@pytest.mark.parametrize("way", ["tap", "button", "enter"])
def test_the_first_tap_selects_and_the_second_plays(visit: Visit, way: str) -> None:
    guest = visit()
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 1})
    guest.wait()
    page = guest.page
    tap(page.locator("[data-offer]"), 0)
    guest.until(lambda: guest.acts == 1)
    guest.wait()
    card = page.locator(".hand .glow").first
    name = card.locator(".only-heard").inner_text()
    card.click()
    expect(page.locator(".hand .selected .only-heard")).to_have_text(name)
    button = page.locator("[data-confirm]")
    expect(button).to_have_text(f"Play {name}")
    page.keyboard.press("Escape")
    expect(button).to_have_count(0)
    card.click()
    if way == "tap":
        page.locator(".hand .selected").click()
    elif way == "button":
        button.click()
    else:
        page.locator("main").focus()
        page.keyboard.press("Enter")
    guest.until(lambda: guest.acts == 2)


def test_the_keyboard_stays_in_the_hand(visit: Visit) -> None:
    guest = visit()
    lead(guest)
    page = guest.page
    page.locator(".hand .glow").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    guest.until(lambda: guest.acts > 0 and page.locator(".hand button").count() < 5)
    guest.wait()
    assert page.evaluate("document.activeElement.closest('.hand') !== null")


def test_a_hint_is_marked_on_the_board_and_moves_nothing(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    lead(guest)
    page = guest.page
    before = page.locator("[data-still=board]").bounding_box()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status", name="Hint")
    expect(hint).to_contain_text("win chance")
    expect(page.locator(".hand .hinted[data-rank='1']")).to_have_count(1)
    assert page.locator("[data-still=board]").bounding_box() == before
    hint.get_by_role("button").first.click()
    expect(page.locator(".hand .selected")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


WATCH_PICKS = """() => {
    window.seen = [];
    window.said = [];
    const spotted = (found) => { if (seen.at(-1) !== found) seen.push(found); };
    new MutationObserver(() => {
        const picks = [...document.querySelectorAll(".picks .spot > .card")];
        const down = picks.filter((card) => card.matches("[data-down]")).length;
        const striker = document.querySelector(".striker");
        const top = [...document.querySelectorAll(".cards .place:last-child")];
        const struck = seen.findLast((found) => found.startsWith("strikes"))?.split(" ")[1];
        const strikes = striker && document.querySelector(".beaten");
        if (strikes) spotted(`strikes ${striker.dataset.piece}`);
        else if (struck && top.some((card) => card.dataset.piece === struck)) spotted("taken");
        else if (down) spotted("face down");
        else if (picks.length === 3) spotted("turned up");
        const sentence = document.querySelector(".prompt p")?.firstChild?.textContent?.trim();
        if (sentence && said.at(-1) !== sentence) said.push(sentence);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""How the picks of Ninjan are shown, one thing after the other, and what is said meanwhile."""


def test_picks_turn_over_together_and_a_card_strikes_before_it_takes(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.context.add_init_script(HURRY)
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    guest.page.wait_for_selector(GLOWING)
    guest.page.evaluate(WATCH_PICKS)
    dice = random.Random(1)

    def is_taken() -> bool:
        guest.click_what_glows(dice)
        return "taken" in guest.page.evaluate("seen")

    guest.until(is_taken)
    seen: list[str] = guest.page.evaluate("seen")
    taken = seen.index("taken")
    assert seen[taken - 1].startswith("strikes"), seen
    assert seen.index("face down") < seen.index("turned up") < taken


def test_all_that_was_done_could_be_read(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.context.add_init_script(HURRY)
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    guest.page.wait_for_selector(GLOWING)
    guest.page.evaluate(WATCH_PICKS)
    dice = random.Random(2)
    prompt = guest.page.locator(".prompt p")

    def is_third_round() -> bool:
        is_there = "round 3" in prompt.inner_text()
        if not is_there:
            guest.click_what_glows(dice)
        return is_there

    guest.until(is_third_round)
    said = " ".join(guest.page.evaluate("said"))
    story = " ".join(guest.page.locator("aside li").all_text_contents())
    done = re.findall(r"\w+ (?:takes?|lays?) (?:pile \d with \S+ \w+|\S+ \w+ on pile \d)", story)
    assert len(done) >= 6
    assert [deed for deed in done if deed not in said] == []


def test_the_chip_that_looks_asks_for_the_cards_to_be_seen(visit: Visit) -> None:
    guest = visit(size="phone")
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    looks = page.locator(".banner[data-part]").last
    looks.click()
    guest.expect_prompt("Whose cards do you want to see")
    # What can be tapped for it says so in one line, within what is tapped.
    yomi = page.locator(".look[data-part=yomi]")
    assert yomi.evaluate("(look) => look.firstChild.scrollWidth <= look.clientWidth")
    yomi.click()
    guest.until(lambda: guest.acts == 1)


SUIT = "(found) => found.map((sign) => [...sign.classList].find((name) => /^suit/.test(name)))"
"""The signs of what was found."""


def test_the_card_that_is_picked_up_shows_the_piles_that_it_would_take(visit: Visit) -> None:
    guest = visit()
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    page = guest.page
    takers = page.locator(".taker svg").evaluate_all(SUIT)
    assert len(takers) == 3
    cards = page.locator(".hand button")
    for number in range(cards.count()):
        cards.nth(number).click()
        expect(page.locator("[data-confirm]")).to_have_count(1)
        (held,) = page.locator(".hand .selected > .card").evaluate_all(SUIT)
        expect(page.locator(".taker.fits")).to_have_count(takers.count(held))
