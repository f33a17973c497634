"""What happens around a match: sharing a screen, hints, giving up, and the guide."""

from playwright.sync_api import expect

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


def test_people_talk_before_the_match_begins_and_go_on_in_it(visit: Visit) -> None:
    host, friend = visit(settings=ONE_TAP), visit(settings=ONE_TAP)
    link = host.open_table("ninjan", ["me", "open"])
    friend.go(link)
    friend.say("May I?")
    expect(host.page.locator("li.chat")).to_contain_text("May I?")
    friend.sit_down()
    host.page.get_by_role("button", name="Begin the match").click()
    friend.wait()
    friend.say("Well played")
    expect(host.page.locator("li.chat").first).to_contain_text("May I?")
    expect(host.page.locator("li.chat").last).to_contain_text("Well played")
    # What was said behind the drawer is not overlooked.
    badge = host.page.locator(".tool.story .badge")
    expect(badge).to_contain_text("1")
    host.open_story()
    expect(badge).to_have_count(0)


def test_a_private_table_is_not_for_strangers(visit: Visit) -> None:
    host, stranger = visit(), visit()
    link = host.open_table("ninjan", ["me", "ashigaru"])
    stranger.go(link.split("#")[0])
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    # The browser itself complains about what the house refuses.
    stranger.complaints = [said for said in stranger.complaints if "404" not in said]


def test_the_link_is_copied_also_without_tls(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })"
    )
    link = guest.open_table("ninjan", ["me", "open"])
    guest.page.get_by_role("button", name="Copy the link").click()
    expect(guest.page.get_by_role("button", name="Copied")).to_be_visible()
    said = guest.page.get_by_label("Say something")
    said.press("Control+V")
    expect(said).to_have_value(guest.url + link)


def test_people_who_share_a_screen_pass_it_on(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table("ninjan", ["me", "me", "ashigaru"])
    curtain = guest.page.get_by_role("dialog")
    # Before the first hand is seen too.
    expect(curtain).to_contain_text("Seat 1")
    curtain.get_by_role("button").click()
    guest.wait()
    first = hand(guest)
    pick(guest)
    expect(curtain).to_contain_text("Seat 2")
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    expect(guest.page.locator(".hand .glow")).to_have_count(9)
    assert hand(guest) != first


def test_people_who_share_a_screen_have_names_that_are_remembered(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.go("/new/ninjan")
    names = guest.page.get_by_label("Name of who sits")
    expect(names).to_have_count(0)
    guest.page.get_by_label("Seat 2").select_option("me")
    names.nth(0).fill("Tomoe")
    names.nth(1).fill("Yoshi")
    guest.page.get_by_role("button", name="Begin").click()
    curtain = guest.page.get_by_role("dialog")
    expect(curtain).to_contain_text("Tomoe")
    curtain.get_by_role("button").click()
    guest.wait()
    assert {"Tomoe", "Yoshi"} < set(guest.page.locator(".plate .name").all_inner_texts())
    pick(guest)
    expect(curtain).to_contain_text("Yoshi")
    guest.go("/new/ninjan")
    guest.page.get_by_label("Seat 2").select_option("me")
    expect(names.nth(1)).to_have_value("Yoshi")


def test_a_short_code_makes_another_device_the_same_person(visit: Visit) -> None:
    here, there = visit(), visit(size="phone")
    here.open_table("ninjan", ["me", "ashigaru"])
    name = here.page.locator(".plate.you .name").inner_text()
    here.go("/settings")
    here.page.get_by_role("button", name="Get a code").click()
    picture = here.page.get_by_role("img", name="QR code")
    here.until(lambda: bool(picture.evaluate("(image) => image.naturalWidth > 0")))
    code = here.page.locator("code").inner_text()
    there.go(f"/device#{code.replace(' ', '')}")
    there.page.get_by_role("button", name="Go on as that person").click()
    expect(there.page.get_by_text(f"You are {name} here too")).to_be_visible()
    there.go()
    there.page.locator("section a.turn").wait_for()
    # It works once.
    there.go("/device")
    there.page.get_by_label("A code from another device").fill(code)
    there.page.get_by_role("button", name="Go on as that person").click()
    expect(there.page.get_by_text("used up")).to_be_visible()
    # The browser itself complains about what the house refuses.
    there.complaints.clear()


def test_a_tap_picks_up_and_escape_puts_back(visit: Visit) -> None:
    guest = visit()
    guest.open_table("ninjan", ["me", "ashigaru"])
    guest.wait()
    card = guest.page.locator(".hand button").first
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
    expect(guest.page.get_by_role("status", name="Hint").locator("li").first).to_be_visible()


def test_somebody_gives_up(visit: Visit) -> None:
    guest = visit()
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 1})
    guest.wait()
    guest.page.get_by_role("button", name="More", exact=True).click()
    guest.page.get_by_role("button", name="Give up").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Give up").click()

    def is_over() -> bool:
        guest.hurry()
        return guest.is_over()

    guest.until(is_over)
    before = guest.page.url
    guest.page.get_by_role("button", name="Play again").click()
    # Against bots it begins at once.
    guest.until(lambda: guest.page.url != before)
    guest.page.wait_for_selector(".table:not(.over)")


def test_a_guide_teaches_by_playing_and_can_be_skipped(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.go("/guide/ninjan")
    bubble = guest.page.get_by_role("status", name="Guide")
    expect(bubble).to_contain_text("Welcome!")
    bubble.get_by_role("button", name="Got it").click()
    expect(bubble).to_be_hidden()
    pick(guest)
    expect(bubble).to_be_visible()
    bubble.get_by_role("button", name="Skip the guide").click()
    expect(bubble).to_be_hidden()
