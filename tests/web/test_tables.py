"""What happens around a match: sharing a screen, hints, giving up, and the guide."""

import json

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
    looks: list[int] = []

    def hear(said: str | bytes) -> None:
        message = json.loads(said)
        if message["kind"] == "look":
            looks.append(message["seat"])

    guest.page.on("websocket", lambda socket: socket.on("framesent", hear))
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
    # From the first seat the table was seen from the beginning.
    assert looks == [1]


def test_people_who_share_a_screen_have_names_that_are_remembered(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.go("/new/ninjan")
    names = guest.page.get_by_label("Name of who sits")
    expect(names).to_have_count(0)
    guest.page.get_by_role("button", name="All at this screen").click()
    expect(names).to_have_count(3)
    guest.page.locator(".seats select").nth(2).select_option("ashigaru")
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


def test_nothing_behind_the_curtain_is_reached_with_keys_or_ears(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    guest.open_table("ninjan", ["me", "me"])
    curtain = guest.page.get_by_role("dialog")
    curtain.wait_for()
    for _ in range(2):
        guest.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    assert curtain.evaluate("(curtain) => curtain.matches(':modal')")
    for _ in range(6):
        guest.page.keyboard.press("Tab")
        assert guest.page.evaluate("document.activeElement.closest('main') === null")
    guest.check_access()


def test_who_comes_by_a_link_hears_what_is_played_and_sits_down(visit: Visit) -> None:
    host, friend = visit(settings=ONE_TAP), visit(size="phone", settings=ONE_TAP)
    clock = {"kind": "move", "seconds": 180, "increment": 0}
    link = host.open_table(
        "hagakure", ["me", "open", "open"], clock=clock, options={"rounds": 1}, hints=False
    )
    friend.go(link)
    page = friend.page
    expect(page.get_by_role("heading", name="invites you to play")).to_be_visible()
    expect(page.locator(".terms")).to_contain_text("trick-taking")
    agreed = page.get_by_role("list", name="What was agreed")
    for term in ("three minutes per move", "Rounds: 1", "no hints"):
        expect(agreed).to_contain_text(term)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").get_by_role("button", name="5. The score").click()
    expect(page.get_by_role("heading", name="5. The score")).to_be_in_viewport()
    # The address still holds the key of the table.
    assert page.url.endswith(link)
    page.get_by_role("button", name="Close").click()
    friend.check_lights()
    page.get_by_role("button", name="Join in").click()
    page.get_by_label("Your name").fill("Tomoe")
    page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".who ol li").nth(1)).to_contain_text("Tomoe")
    # Nobody else comes.
    host.page.get_by_role("button", name="Begin with a bot in the empty seat").click()
    for guest in (host, friend):
        guest.page.wait_for_selector(".prompt")


def test_who_opened_a_table_is_called_when_all_have_come(visit: Visit) -> None:
    host, friend = visit(), visit()
    friend.go(host.open_table("ninjan", ["me", "open"]))
    assert not host.page.title().startswith("●")
    friend.sit_down()
    host.until(lambda: host.page.title().startswith("● Ready to begin"))
    expect(friend.page.get_by_text("Whoever opened the table can begin now")).to_be_visible()
    # From the first page too it is one click back.
    host.go()
    expect(host.page.locator("section a", has_text="Ready to begin")).to_be_visible()


def test_people_play_again_by_agreement(visit: Visit) -> None:
    host, friend = visit(settings=ONE_TAP), visit(settings=ONE_TAP)
    friend.go(host.open_table("ninjan", ["me", "open"]))
    friend.sit_down()
    host.page.get_by_role("button", name="Begin the match").click()
    for guest in (host, friend):
        guest.page.wait_for_selector(".prompt")
    host.page.get_by_role("button", name="More", exact=True).click()
    host.page.get_by_role("button", name="Give up").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    host.until(lambda: not host.hurry() and host.is_over())
    friend.until(lambda: not friend.hurry() and friend.is_over())
    expect(host.page.locator(".ending h2")).to_have_text("You gave up.")
    expect(friend.page.locator(".ending h2")).to_have_text("You won!")
    host.page.get_by_role("button", name="Play again").click()
    host.page.wait_for_selector(".invite")
    expect(host.page.locator(".who [role=status]")).to_contain_text("is not here yet")
    expect(friend.page.locator(".ending")).to_contain_text("Another match has been prepared")
    friend.page.get_by_role("button", name="Join the next match").click()
    expect(host.page.locator(".who [role=status]")).to_have_text("All seats are taken.")
    host.page.get_by_role("button", name="Begin the match").click()
    for guest in (host, friend):
        guest.page.wait_for_selector(".prompt")
    # And from the first page, with those one has played with.
    friend.go()
    expect(friend.page.get_by_role("button", name="Play again")).to_be_visible()


BUZZ = "window.buzzed = 0; navigator.vibrate = () => ++window.buzzed;"


def test_one_is_called_after_the_others_and_not_after_oneself(visit: Visit) -> None:
    guest = visit(settings={**ONE_TAP, "vibration": True})
    guest.context.add_init_script(BUZZ)

    def buzzed() -> int:
        found: int = guest.page.evaluate("window.buzzed")
        return found

    def lays_one_tile() -> None:
        guest.open_table(
            "samurai", ["me", "ashigaru"], options={"opening": "random", "figures": "random"}
        )
        guest.wait()
        guest.until(lambda: buzzed() == 1)
        guest.play_on(2, acts=1)
        guest.rest()

    lays_one_tile()
    while guest.page.get_by_role("button", name="Undo").is_disabled():
        lays_one_tile()  # whose hand has nothing to go on with is not at turn any more
    # That one may go on is no news.
    assert buzzed() == 1
    guest.play_on(2, stop="window.buzzed >= 2")
    assert buzzed() == 2


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
    there.page.locator("main").get_by_role("link", name="Home").click()
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
    sheet = guest.page.get_by_role("dialog")
    expect(sheet).to_contain_text("The match ends")
    sheet.get_by_role("button", name="Give up").click()
    # Only bots are left: nobody has to watch them play on.
    expect(guest.page.locator(".ending h2")).to_have_text("You gave up.")
    before = guest.page.url
    # Against bots it begins at once, and keys are enough.
    expect(guest.page.locator(".ending")).to_be_focused()
    guest.page.keyboard.press("Tab")
    expect(guest.page.get_by_role("button", name="Play again")).to_be_focused()
    guest.page.keyboard.press("Enter")
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
