"""What happens around a match: reloading, losing the connection, sharing, watching, taking back."""

import re

from playwright.sync_api import expect

from tests.server.housing import House
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

ONE_TAP: dict[str, object] = {"confirmations": False}


def hand(guest: Visitor) -> list[str]:
    """The cards in the hand, as they are called."""
    cards = guest.page.locator(".hand button")
    called: list[str] = cards.locator(".only-heard").all_inner_texts()
    return called


def pick(guest: Visitor) -> None:
    """Play the first card that can be played."""
    guest.page.locator(".hand .glow").first.click()


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table("ninjan", ["me", "ashigaru", "ashigaru"])
    pick(guest)
    expect(guest.page.locator(".hand button")).to_have_count(8)
    guest.wait()
    before = guest.prompt(), hand(guest)
    guest.page.reload()
    guest.wait()
    assert (guest.prompt(), hand(guest)) == before


def test_a_lost_connection_comes_back_by_itself(visit: Visit, house: House) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 1})
    guest.wait()
    before = guest.prompt(), hand(guest)
    house.kill()
    guest.page.get_by_text("The connection is lost").wait_for()
    house.start()
    guest.page.get_by_text("The connection is lost").wait_for(state="hidden")
    guest.wait()
    assert (guest.prompt(), hand(guest)) == before
    guest.play_on()
    # The browser itself complains about the house that was away.
    guest.complaints = [said for said in guest.complaints if "ERR_CONNECTION" not in said]


def test_two_play_one_watches_and_one_may_not(visit: Visit) -> None:
    host, friend, watcher, stranger = (visit(settings=ONE_TAP) for _ in range(4))
    link = host.open_table("ninjan", ["me", "open"])
    host.page.locator(".invite img").wait_for()
    friend.go(link)
    friend.page.get_by_label("Say something").fill("May I?")
    friend.page.get_by_role("button", name="Say", exact=True).click()
    expect(host.page.locator("li.chat")).to_contain_text("May I?")
    friend.page.get_by_role("button", name="Sit here").click()
    host.page.get_by_role("button", name="Begin the match").click()
    friend.wait()
    watcher.go(link)
    watcher.expect_prompt("Waiting for")
    assert hand(watcher) == []
    stranger.go(link.split("#")[0])
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    host.wait()
    pick(host)
    host.expect_prompt("Waiting for")
    assert len(hand(host)) == 8
    host.page.get_by_role("button", name="Undo").click()
    expect(host.page.locator(".hand .glow")).to_have_count(9)
    pick(host)
    pick(friend)
    expect(watcher.page.locator(".picks .only-heard").first).to_have_text(re.compile(r"\d"))
    friend.page.get_by_label("Say something").fill("Well played")
    friend.page.get_by_role("button", name="Say", exact=True).click()
    expect(host.page.locator("li.chat").first).to_contain_text("May I?")
    expect(host.page.locator("li.chat").last).to_contain_text("Well played")


def test_what_is_not_allowed_is_refused_with_its_rule(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 30})
    dimmed = guest.page.locator(".hand .dimmed")
    guest.play_on(2, stop=lambda: dimmed.count() > 0)
    dimmed.first.click()
    rule = guest.page.locator("[data-refusal] a")
    expect(rule).to_have_attribute("href", "/rules/hagakure#4.2")
    with guest.context.expect_page() as opened:
        rule.click()
    expect(opened.value.locator("li:focus")).to_contain_text("If the card led is red")


def test_people_who_share_a_screen_pass_it_on(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table("ninjan", ["me", "me", "ashigaru"])
    first = hand(guest)
    pick(guest)
    curtain = guest.page.get_by_role("dialog")
    expect(curtain).to_contain_text("Seat 2")
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    expect(guest.page.locator(".hand .glow")).to_have_count(9)
    assert hand(guest) != first


def test_a_tap_picks_up_and_escape_puts_back(visit: Visit) -> None:
    guest = visit()
    guest.open_table("ninjan", ["me", "ashigaru"])
    card = guest.page.locator(".hand .glow").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    assert len(hand(guest)) == 9


def test_a_hint_is_given_when_asked_for(visit: Visit) -> None:
    guest = visit()
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"])
    guest.wait()
    guest.page.get_by_role("button", name="Hint").click()
    expect(guest.page.locator("section[aria-label=Hint] li").first).to_be_visible()


def test_somebody_gives_up(visit: Visit) -> None:
    guest = visit()
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 1})
    guest.wait()
    guest.page.get_by_role("button", name="Give up").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    guest.page.wait_for_selector(".table.over")
    guest.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_selector(".table:not(.over), .invite")


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    guest = visit(language="nl")
    link = guest.open_table("ninjan", ["me", "ashigaru"])
    guest.expect_prompt("Kies een kaart")
    guest.go("/settings")
    guest.page.get_by_label("Taal").select_option("de")
    guest.page.get_by_role("heading", name="Einstellungen").wait_for()
    guest.go(link)
    guest.expect_prompt("Wähle eine Karte")
    assert guest.page.locator("html").get_attribute("lang") == "de"


def test_a_guide_teaches_by_playing_and_can_be_skipped(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.go("/guide/ninjan")
    bubble = guest.page.get_by_role("status", name="Guide")
    expect(bubble).to_contain_text("Welcome!")
    bubble.get_by_role("button", name="Go on").click()
    expect(bubble).to_be_hidden()
    pick(guest)
    expect(bubble).to_be_visible()
    bubble.get_by_role("button", name="Skip the guide").click()
    expect(bubble).to_be_hidden()
