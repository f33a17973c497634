"""What holds at the table of every game: nothing gets lost, nobody sees too much, all can play."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tatami.games import GAMES
from tests.server.housing import House
from tests.web.autoplay import GLOWING, HURRY
from tests.web.conftest import Visit
from tests.web.stillness import WATCH_BOXES, check_boxes
from tests.web.test_matches import ONE_TAP, QUICK
from tests.web.visitor import SIZES, Visitor, tap

FIRST_IN_SECRET = ["ninjan", "samurai", "sake"]
"""Where what is chosen first can be taken back; elsewhere everybody sees it at once."""

AT_ONCE: dict[str, dict[str, object]] = {"samurai": {"opening": "random", "figures": "random"}}
"""Options with which somebody can play right away."""


def seated(game: str, *people: str) -> list[str]:
    """These people, and bots on the other seats."""
    return [*people, *["ashigaru"] * (GAMES[game].fewest_seats - len(people))]


def hands(guest: Visitor) -> Locator:
    """What the guest holds, as buttons."""
    return guest.page.locator(".hand button")


def sight(guest: Visitor) -> tuple[str, str]:
    """What is asked, and all that lies on the table, as it is called."""
    return guest.prompt(), guest.page.locator("main").aria_snapshot()


def held(guest: Visitor) -> tuple[str, list[str]]:
    """What is asked, and what is in the hand, whether it is picked up or not."""
    shown = [part.aria_snapshot() for part in guest.page.locator(".hand").all()]
    return guest.prompt(), [text.replace(" [pressed]", "") for text in shown]


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_and_a_lost_connection_change_nothing(
    visit: Visit, house: House, game: str
) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table(game, seated(game, "me"))
    guest.play_on(acts=3)
    guest.page.reload()
    guest.wait()
    before = sight(guest)
    guest.page.reload()
    guest.wait()
    assert sight(guest) == before
    house.kill()
    guest.page.get_by_text("Connection lost").wait_for()
    expect(guest.page.locator(GLOWING)).to_have_count(0)
    house.start()
    guest.page.get_by_text("Connection lost").wait_for(state="hidden")
    guest.wait()
    assert sight(guest) == before
    guest.play_on(acts=2)
    # The browser itself complains about the house that was away.
    guest.complaints = [said for said in guest.complaints if "ERR_CONNECTION" not in said]


@pytest.mark.parametrize("game", GAMES)
def test_two_play_and_one_watches(visit: Visit, game: str) -> None:
    host, friend, watcher = (visit(settings=ONE_TAP) for _ in range(3))
    for guest in (host, friend, watcher):
        guest.context.add_init_script(HURRY)
    link = host.open_table(game, seated(game, "me", "open"))
    host.page.locator(".invite img").wait_for()
    friend.go(link)
    friend.sit_down()
    host.page.get_by_role("button", name="Begin the match").click()
    watcher.go(link)

    undo = host.page.get_by_role("button", name="Undo")
    dice = random.Random(5)
    known = []

    def has_acted() -> bool:
        if host.acts and (game not in FIRST_IN_SECRET or undo.is_enabled()):
            return True
        # Nothing glows while the answer is on its way, or when others have to answer too, or first.
        if host.page.locator(GLOWING).count():
            known.append(held(host))
            host.click_what_glows(dice)
        elif not known and "Waiting for" in host.prompt():
            friend.click_what_glows(dice)
        return False

    host.until(has_acted)
    if game in FIRST_IN_SECRET:
        host.rest()
        now = held(host)
        undo.click()
        # What was known last may be how it is now, with another card picked up.
        host.until(lambda: held(host) in [before for before in known if before != now])
    else:
        expect(undo).to_be_disabled()

    name = friend.page.locator(".plate.you .name").inner_text()
    deeds = watcher.page.locator("aside li", has_text=re.compile(f"^\\s*{name} (?!sits)"))

    def is_told() -> bool:
        for player in (host, friend):
            player.click_what_glows(dice)
        return deeds.count() > 0

    watcher.until(is_told)
    expect(hands(watcher)).to_have_count(0)
    expect(friend.page.locator(".hand").first).to_be_visible()
    friend.say("Well played")
    expect(watcher.page.locator("li.chat")).to_contain_text("Well played")


STILL = ":is(.hand .dimmed, .pile.glow ~ .pile, .pile:has(~ .glow)):not(.glow)"
"""What cannot be done in the quick games."""


def cannot_be_done(guest: Visitor, game: str) -> Locator:
    """What lies on the table and cannot be done now, as soon as there is something."""
    page = guest.page
    if game in QUICK:
        still = page.locator(STILL)
        guest.play_on(2, stop=f"document.querySelector({STILL!r})")
        return still
    guest.wait()
    still = {
        "samurai_cards": page.locator("[data-part^='village:']"),
        "samurai": page.locator("[data-part^='hex:']:not(.lit)"),
        "sake": page.locator(".deeds [aria-disabled=true]"),
    }[game]
    # Some cards of Sake & Samurai have nothing on them but what can be done.
    for card in hands(guest).all():
        card.click()
        if still.count():
            break
    return still


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_allowed_is_refused_with_its_rule(visit: Visit, game: str) -> None:
    guest = visit(settings=ONE_TAP)
    options = {**AT_ONCE.get(game, {}), **({"rounds": 30} if game == "hagakure" else {})}
    guest.open_table(game, seated(game, "me"), options=options)
    rule = guest.page.locator("[data-refusal] a")

    def is_refused() -> bool:
        if guest.is_over():
            guest.open_table(game, seated(game, "me"), options=options)
        tap(cannot_be_done(guest, game), 0)
        guest.rest()
        return rule.count() > 0

    # Those who listen are told that it cannot be done; a tap tells everybody why.
    guest.until(is_refused)
    expect(rule).to_have_attribute("href", re.compile(rf"^/rules/{game}#\d+\.\d+$"))
    number = (rule.get_attribute("href") or "").split("#")[1]
    with guest.context.expect_page() as opened:
        rule.click()
    expect(opened.value.locator("li:focus")).to_contain_text(number)
    # Chromium may hang when it closes a page that is still on its way.
    opened.value.wait_for_load_state("networkidle")
    opened.value.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_in_three_languages(visit: Visit, game: str) -> None:
    guest = visit(size="phone", touch=True, language="nl", settings=ONE_TAP)
    link = guest.open_table(game, seated(game, "me"), options=AT_ONCE.get(game, {}))
    asked = []
    for language, field in [("de", "Taal"), ("en", "Sprache"), ("nl", "Language")]:
        guest.wait()
        guest.check_width()
        asked.append(sight(guest))
        guest.go("/settings")
        guest.page.get_by_label(field).select_option(language)
        guest.page.wait_for_selector(f"html[lang={language}]")
        guest.go(link)
    guest.wait()
    assert len({prompt for prompt, _ in asked}) == 3
    assert sight(guest) == asked[0]
    guest.page.evaluate(WATCH_BOXES)
    guest.play_on(4, acts=12)
    check_boxes(guest)
    guest.check_height()
    guest.check_lights()


@pytest.mark.parametrize("game", GAMES)
def test_a_large_screen_with_the_story_beside_the_board(visit: Visit, game: str) -> None:
    guest = visit(size="desk", settings=ONE_TAP)
    guest.open_table(game, seated(game, "me"), options=AT_ONCE.get(game, {}))
    guest.wait()
    guest.check_lights()
    guest.play_on(2, stop="acts >= 5 && document.querySelector('aside .little')")
    guest.check_height()
    # A line shows its cards, and a look at one of them shows it large, with its text.
    peek = guest.page.locator(".peek")

    def is_large() -> bool:
        if peek.count():
            return True
        # The story may still be scrolling to its end, which puts the card away again.
        guest.page.mouse.move(5, 5)
        guest.page.locator("aside .little").last.hover()
        return False

    guest.until(is_large)
    looked_at = guest.page.locator(".little[aria-expanded=true] > .only-heard").inner_text()
    assert looked_at.startswith(peek.locator("p b").inner_text())
    guest.check_lights()
    guest.page.mouse.move(5, 5)
    expect(peek).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    guest = visit()
    guest.open_table(game, seated(game, "me"))
    keys = guest.page.keyboard
    # One game is played to its end.
    enough = 1000 if game == "ninjan" else 4
    # Once more on what is selected plays it, unless something else is to be chosen first.
    has_focus = """(glowing) => document.activeElement.matches(glowing) ||
        (document.activeElement.matches(".selected") && document.querySelector("[data-confirm]"))"""
    while True:
        guest.wait()
        if guest.is_over() or guest.acts >= enough:
            break
        # Tab until something that glows has the focus; Enter selects it, Enter plays it.
        while guest.page.locator(GLOWING).count() and not guest.page.evaluate(has_focus, GLOWING):
            keys.press("Tab")
        if guest.page.evaluate(has_focus, GLOWING):
            keys.press("Enter")
    if game == "ninjan":
        expect(guest.page.locator(".ending h2").first).to_contain_text(re.compile("won|lost"))


@pytest.mark.parametrize("size", SIZES)
def test_the_keyboard_goes_the_way_the_eyes_go(visit: Visit, size: str) -> None:
    guest = visit(size=size)
    guest.open_table("sake", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    parts = guest.page.locator(".middle").evaluate("""(middle) => [...middle.children]
        .filter((part) => part.querySelector("button, [tabindex='0']"))
        .map((part) => [part.classList[0], part.getBoundingClientRect()])
        .sort(([, one], [, other]) => one.top - other.top || one.left - other.left)
        .map(([name]) => name)""")
    guest.page.locator("main").focus()
    met: list[str] = []
    while True:
        guest.page.keyboard.press("Tab")
        part = guest.page.evaluate("document.activeElement.closest('.middle > *')?.classList[0]")
        if part is None:
            break
        if part not in met[-1:]:
            met.append(part)
    assert met == parts
