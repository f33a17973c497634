"""The tables of Hagakure and Ninjan: what lies there is large, whole, and says what happened."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.autoplay import GLOWING, HURRY
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, tap

ONE_TAP: dict[str, object] = {"confirmations": False}
ROUND: dict[str, dict[str, object]] = {"hagakure": {"rounds": 1}, "ninjan": {}}
"""The games, with options for a short match."""
THREE = ["me", "ashigaru", "ashigaru"]
WINDOWS = [(1024, 700), (1440, 900), (1920, 1080), (3840, 2160)]


def box(thing: Locator) -> FloatRect:
    """Where it is."""
    found = thing.bounding_box()
    assert found
    return found


@pytest.mark.parametrize("game", ROUND)
def test_a_card_of_the_hand_is_a_ninth_of_the_stage(visit: Visit, game: str) -> None:
    guest = visit(size=WINDOWS[0])
    guest.open_table(game, THREE)
    guest.wait()
    for width, height in WINDOWS:
        guest.page.set_viewport_size({"width": width, "height": height})
        card = guest.page.locator(".hand [data-part] > .card").first
        # Of a card that leans in a fan only its own height counts.
        tall = card.evaluate("(card) => card.offsetHeight")
        stage = box(guest.page.locator(".stage"))
        assert tall >= stage["height"] / 9
        guest.check_height()
        bottom = stage["y"] + stage["height"]
        assert all(
            box(one)["y"] + box(one)["height"] <= bottom + 1
            for one in guest.page.locator(".hand [data-part]").all()
        )


CUT_OFF = """() => [...document.querySelectorAll(".plate .row")].flatMap((row) => {
    const room = row.getBoundingClientRect();
    return [...row.querySelectorAll("p > *")].filter((part) => {
        const { right, bottom } = part.getBoundingClientRect();
        return right > room.right + 1 || bottom > room.bottom + 1;
    }).map((part) => part.innerText);
})"""
"""What is said of the seats beyond the room that they have."""


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_seat_of_hagakure_is_whole_on_a_phone(visit: Visit, language: str) -> None:
    guest = visit(size="phone", touch=True, language=language, settings=ONE_TAP)
    guest.open_table("hagakure", THREE)
    guest.wait()
    # A rival flies the chip of which most is said, or all have played some.
    goal = "[...document.querySelectorAll('.plate .row p')].some((p) => /\\/4/.test(p.innerText))"
    guest.play_on(5, stop=goal, acts=25)
    assert guest.page.evaluate(CUT_OFF) == []


def test_the_trick_before_stays_in_sight(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.context.add_init_script(HURRY)
    guest.open_table("hagakure", THREE)
    last = guest.page.locator(".last")

    def is_led() -> bool:
        if not last.count():
            guest.page.evaluate(f"document.querySelector(`{GLOWING}`)?.click()")
        return last.count() > 0

    guest.until(is_led)
    expect(last.locator("li")).to_have_count(3)
    expect(last.locator("li", has_text="wins it")).to_have_count(1)
    # It takes no room: the trick stays where it was.
    expect(guest.page.locator(".trick li")).to_have_count(3)


PART = re.compile(r"(\d+) tricks?|(samurai 18)|no trick: (−2)|(\d) for the villagers chip")


def points_of(text: str) -> int:
    """What a sum of Hagakure that is spelled out comes to."""
    if text == "zero chip":
        return 0
    points = 0
    for tricks, bonus, none, villagers in PART.findall(text):
        points += int(tricks or 0) + bool(bonus) - 2 * bool(none) + int(villagers or 0)
    return points * (2 if text.endswith(", doubled") else 1)


def test_a_round_ends_with_its_sums_spelled_out(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.context.add_init_script(HURRY)
    guest.open_table("hagakure", THREE)
    guest.page.evaluate("""() => {
        window.said = new Set();
        new MutationObserver(() => said.add(document.querySelector(".prompt p")?.innerText ?? ""))
            .observe(document.body, { subtree: true, childList: true, characterData: true });
        window.sums = null;
        const look = () => {
            const veil = document.querySelector(".veil");
            if (veil && !sums) sums = [...veil.querySelectorAll("li:not(.head)")].map((li) => [
                li.querySelector(".sum").innerText,
                li.querySelector(".points").firstChild.textContent,
            ]);
            requestAnimationFrame(look);
        };
        look();
    }""")

    def is_scored() -> bool:
        guest.page.evaluate(f"document.querySelector(`{GLOWING}`)?.click()")
        return bool(guest.page.evaluate("sums !== null"))

    guest.until(is_scored)
    sums: list[list[str]] = guest.page.evaluate("sums")
    assert len(sums) == 3
    for text, points in sums:
        assert points_of(text.strip()) == int(points.replace("−", "-")), sums
    # The last card of a hand is no choice: that it was played for its owner is said.
    assert any("There was no other choice." in text for text in guest.page.evaluate("[...said]"))


def test_a_refusal_is_said_once_and_goes_away(visit: Visit) -> None:
    guest = visit()
    guest.open_table("hagakure", THREE, options={"rounds": 30})
    forbidden = "document.querySelector('.hand .dimmed') && document.querySelector('.hand .glow')"
    guest.play_on(6, stop=forbidden)
    refusal = guest.page.locator("[data-refusal]")
    for _ in range(2):
        tap(guest.page.locator(".hand .dimmed"), 0)
        guest.rest()
        expect(refusal).to_have_count(1)
    # Who then finds what can be done hears no more of it.
    tap(guest.page.locator(".hand .glow"), 0)
    expect(guest.page.locator("[data-confirm]")).to_have_count(1)
    expect(refusal).to_have_count(0)


def test_what_is_chosen_in_secret_is_told_to_who_chose_it(visit: Visit) -> None:
    host = visit()
    link = host.open_table("ninjan", ["me", "open"])
    other = visit()
    other.go(link)
    other.sit_down()
    host.page.get_by_role("button", name="Begin the match").click()
    host.wait()
    other.wait()
    card = host.page.locator(".hand .glow").first
    name = card.locator(".only-heard").inner_text()
    card.click()
    host.page.locator("[data-confirm]").click()
    host.expect_prompt(f"^Your choice: pick {re.escape(name)}\\. Waiting for ")
    # Nobody else hears of it, and oneself is not waited for.
    own = host.page.locator(".plate.you .name").inner_text()
    # A second guest may have been suggested the same name with a number behind it.
    assert not re.search(rf"{re.escape(own)}(?! \d)", host.prompt())
    assert "Your choice" not in other.prompt()


def arranged(guest: Visitor) -> list[int]:
    """The values of the picks from left to right."""
    said = guest.page.locator(".picks li > .only-heard").all_inner_texts()
    return [int(value.replace("−", "-")) for text in said for value in re.findall("−?\\d+", text)]


def test_picks_lie_in_the_order_in_which_they_are_resolved(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table("ninjan", ["me", *["ashigaru"] * 4])
    guest.wait()
    stop = (
        "!document.querySelector('.hand .glow') && document.querySelectorAll('.pile.glow').length"
    )
    guest.play_on(1, stop=stop)
    while guest.is_over():
        guest.open_table("ninjan", ["me", *["ashigaru"] * 4])
        guest.play_on(2, stop=stop)
    values = arranged(guest)
    assert values == sorted(values, reverse=True)
    # Whose card it is is marked among them.
    expect(guest.page.locator(".picks .now")).to_have_count(1)
