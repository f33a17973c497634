"""First and last minutes: beginning at once, settings at the table, talking, looking back."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

ONE_TAP: dict[str, object] = {"confirmations": False}


def options(guest: Visitor) -> dict[str, Any]:
    """What was agreed at the table where one sits."""
    found = re.search(r"/table/(\w+)", guest.page.url)
    assert found
    answer = guest.context.request.get(f"{guest.url}/api/tables/{found[1]}")
    agreed: dict[str, Any] = answer.json()["options"]
    return agreed


def choose(guest: Visitor, name: str, value: str) -> None:
    """Choose something in the settings, which lie over the table."""
    guest.page.get_by_role("dialog").get_by_label(name).select_option(value)


def test_samurai_begins_at_once_unless_one_wants_to_set_it_up(visit: Visit) -> None:
    guest = visit()
    guest.play_now("samurai")
    assert {options(guest)[name] for name in ("opening", "figures")} == {"random"}
    guest.go()
    quick = guest.page.get_by_label("Quick, random set-up")
    expect(quick).to_be_checked()
    quick.uncheck()
    guest.play_now("samurai")
    assert "random" not in {options(guest)[name] for name in ("opening", "figures")}
    # It is remembered.
    guest.go()
    expect(quick).not_to_be_checked()


def test_the_settings_are_in_reach_at_the_table(visit: Visit) -> None:
    guest = visit(size="phone")
    page = guest.page
    guest.open_table("ninjan", ["me", "ashigaru"])
    guest.wait()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    for kind in ("full", "quick", "off"):
        expect(sheet.get_by_label("Animations").get_by_text(kind, exact=True)).to_have_count(1)
    expect(sheet.get_by_label("Volume")).to_be_disabled()
    sheet.get_by_label("Sounds").check()
    expect(sheet.get_by_label("Volume")).to_be_enabled()
    sheet.get_by_label("Tap twice to play").uncheck()
    choose(guest, "Speed", "slow")
    choose(guest, "Appearance", "dark")
    page.wait_for_selector("html[data-theme=dark]")
    guest.check_access()
    choose(guest, "Language", "nl")
    sheet.get_by_role("button", name="Sluiten").click()
    guest.expect_prompt("^Kies een kaart")
    # The speed is beside it, too, one tap each.
    speed = page.locator(".tools").get_by_role("button", name="Langzaam")
    speed.click()
    expect(speed).to_have_count(0)
    page.reload()
    guest.wait()
    guest.expect_prompt("^Kies een kaart")
    expect(page.locator(".tools").get_by_role("button", name="Normaal")).to_be_visible()
    # One tap plays now.
    page.locator(".hand .glow").first.click()
    expect(page.locator(".hand button")).to_have_count(8)


def test_a_link_is_handed_on_by_the_share_sheet_of_the_phone(visit: Visit) -> None:
    guest = visit(size="phone")
    guest.context.add_init_script(
        "Navigator.prototype.share = async (what) => { window.shared = what; };"
    )
    link = guest.open_table("ninjan", ["me", "open"])
    # It is offered beside the seats already.
    guest.page.get_by_role("button", name="Invite").click()
    assert guest.page.evaluate("shared") == {"title": "Ninjan", "url": guest.url + link}
    guest.page.evaluate("window.shared = null")
    guest.page.get_by_role("button", name="Share").click()
    assert guest.page.evaluate("shared.url") == guest.url + link


def test_a_phrase_is_said_with_one_tap_and_is_not_overlooked_on_a_phone(visit: Visit) -> None:
    host, friend = visit(), visit(size="phone", language="de")
    friend.go(host.open_table("ninjan", ["me", "open"]))
    friend.page.get_by_role("button", name="Mitspielen").click()
    friend.page.get_by_role("button", name="Hinsetzen", exact=True).click()
    host.page.get_by_role("button", name="Begin the match").click()
    friend.wait()
    host.wait()
    host.open_story()
    host.page.get_by_role("button", name="Hello!").click()
    ticker = friend.page.locator(".ticker")
    expect(ticker).to_contain_text("Hello!")
    expect(ticker.locator(".chats")).to_have_text(re.compile(r"^1\s*neue Nachricht$"))
    ticker.click()
    expect(friend.page.locator("li.chat")).to_contain_text("Hello!")
    expect(ticker.locator(".chats")).to_have_count(0)
    friend.check_access()
    # And back, in the same way.
    friend.page.get_by_role("button", name="Danke!").click()
    expect(host.page.locator("li.chat").last).to_contain_text("Danke!")


def test_ones_own_tables_are_listed_once(visit: Visit) -> None:
    guest, other = visit(), visit()
    guest.open_table("ninjan", ["me", "open"], listed=True)
    table = guest.page.url
    key = table.split("#")[1]
    for visitor in (guest, other):
        visitor.go()
        visitor.page.wait_for_selector("article")
    address = table.split("#")[0].removeprefix(guest.url)
    expect(other.page.locator(f"a[href^='{address}']")).to_have_count(1)
    expect(guest.page.locator(f"a[href^='{address}']")).to_have_count(1)
    expect(guest.page.get_by_label("Continue").locator(f"a[href^='{address}']")).to_be_visible()
    # Nobody else is to find it.
    closing = f"{guest.url}/api/tables/{address.rsplit('/', 1)[1]}/close"
    assert guest.context.request.post(closing, data={"key": key}).ok


def test_a_replay_goes_by_turns_and_its_link_leads_to_the_same_position(visit: Visit) -> None:
    guest = visit(settings=ONE_TAP)
    page = guest.page
    guest.open_table("hagakure", ["me", "ashigaru", "ashigaru"], options={"rounds": 1})
    guest.wait()
    guest.play_on(1)
    page.locator(".ending").get_by_role("link", name="Replay").click()
    count = page.locator(".bar .count")
    last = count.inner_text()
    # The slider goes moment by moment, the arrows move by move, with Shift player by player.
    page.keyboard.press("ArrowLeft")
    expect(count).not_to_have_text(last)
    page.keyboard.press("Shift+ArrowLeft")
    here = count.inner_text()
    # The story shows the turns apart, and where one is.
    expect(page.locator("li.newest")).to_have_count(1)
    assert page.locator("li.begins").count() > 1
    friend = visit()
    friend.go(page.url.removeprefix(guest.url))
    expect(friend.page.locator(".bar .count")).to_have_text(here)
    speeds = friend.page.locator(".bar select").first
    expect(speeds.locator("option")).to_have_text(["Slow", "Normal", "Fast"])
    speeds.select_option("fast")
    friend.page.locator("input[type=range]").press("Home")
    friend.page.get_by_role("button", name="Play", exact=True).click()
    expect(friend.page.locator(".bar .count")).to_have_text(last)
