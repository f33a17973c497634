"""From the last move of a match to its review, to another choice, to a moment that is shared."""

import re

import pytest
from playwright.sync_api import expect

from tatami.server.puzzles import puzzles_of
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

BOARD = 300
"""Pixels below which nobody can play on a board."""


def played(guest: Visitor) -> None:
    """Play a short match to its end."""
    guest.open_table("ninjan", ["me", "greedy"], listed=True)
    guest.play_on(4)
    guest.page.wait_for_selector(".ending")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_whole_way_from_the_last_move_to_a_shared_moment(visit: Visit, size: str) -> None:
    guest = visit(size=size, settings={"confirmations": False})
    played(guest)
    page = guest.page
    page.locator(".ending").get_by_role("link", name="Review").click()
    curve = page.get_by_role("slider", name=re.compile("chances"))
    # It can be read by keys while the analysis still goes on; the board follows, and the link.
    curve.press("Home")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("After move 0: .*%"))
    curve.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    # One looks from the own seat: what one knew there is what is judged.
    expect(page).to_have_url(re.compile(r"review\?move=[1-9]\d*&seat=0"))
    expect(page.get_by_label("Seen by")).to_have_value("0")
    # The keys step from anywhere on the page.
    page.locator("main").focus()
    page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    page.get_by_role("progressbar").wait_for(state="hidden")
    page.get_by_text(re.compile(r"All \d+ decisions")).click()
    page.locator("details li button").first.click()
    # Where it stood far below the board, one is led back to it.
    expect(page.locator("main")).to_be_in_viewport(ratio=0.9)
    # A first look names no mistakes, so it does not say that there were none.
    expect(page.get_by_text("No mistake was found.")).to_have_count(0)
    expect(page.locator(".verdict")).to_contain_text(re.compile("best|good"))
    guest.check_lights()

    # Another choice there, and how it goes on.
    page.locator(".verdict").get_by_role("link", name="What if").click()
    page.locator("summary").filter(has_text="as text").click()
    page.locator("[data-choice]").last.click()
    expect(page.locator(".banner")).to_contain_text("What if")
    page.get_by_role("slider", name="Move").press("End")
    expect(page.locator(".banner [role=status]")).to_contain_text("won")
    guest.check_lights()
    branch = page.url
    page.get_by_role("button", name="Once more").click()
    expect(page).to_have_url(re.compile("luck=1"))
    page.get_by_role("link", name="Back to the match").click()

    # A note, and the link to the moment for somebody else.
    page.get_by_label("Your note").fill("Here I slept.")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("aside li", has_text="Here I slept.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a picture").click()
    assert download.value.suggested_filename.endswith(".png")
    guest.check_lights()
    link, count = page.url, page.locator(".count").inner_text()
    assert re.search(r"\?at=\d+&seat=0", link)
    friend = visit(size=size)
    friend.go(link.removeprefix(friend.url))
    # A chat would show the moment above the link.
    shown = friend.page.locator('head meta[property="og:image"]').get_attribute("content")
    assert shown is not None
    assert friend.context.request.get(shown).headers["content-type"] == "image/png"
    expect(friend.page.locator(".count")).to_have_text(count)
    expect(friend.page.get_by_label("Seen by")).to_have_value("0")
    expect(friend.page.locator("aside li", has_text="Here I slept.")).to_be_visible()
    expect(friend.page.get_by_label("Your note")).to_have_count(0)
    # The same moment from elsewhere.
    friend.page.get_by_label("Seen by").select_option("-4")
    expect(friend.page).to_have_url(re.compile("seat=-4"))
    expect(friend.page.locator(".count")).to_have_text(count)
    friend.go(branch.removeprefix(friend.url))
    expect(friend.page.locator(".banner")).to_contain_text("What if")

    # Play on from there.
    page.get_by_role("button", name="Play from here").first.click()
    page.wait_for_selector(".prompt")
    expect(page).to_have_url(re.compile("/table/"))


def test_a_decision_is_taken_anew_from_its_verdict(visit: Visit) -> None:
    guest = visit(settings={"confirmations": False})
    played(guest)
    page = guest.page
    page.locator(".ending").get_by_role("link", name="Review").click()
    page.get_by_text(re.compile(r"All \d+ decisions")).click()
    page.locator("details li button").last.click()
    page.locator(".verdict").get_by_role("button", name="Play from here").click()
    page.wait_for_selector(".prompt")
    expect(page).to_have_url(re.compile("/table/"))


def test_choices_are_marked_on_the_board_and_can_be_tried_there(visit: Visit) -> None:
    guest = visit(settings={"confirmations": False})
    played(guest)
    page = guest.page
    page.locator(".ending").get_by_role("link", name="Review").click()
    page.get_by_role("progressbar").wait_for(state="hidden")
    page.get_by_text(re.compile(r"All \d+ decisions")).click()
    page.locator("details li button").first.click()
    best = page.locator("main [data-rank='1']")
    expect(best).to_have_count(1)
    expect(page.locator(".verdict .best .rank")).to_have_text("1")
    guest.check_lights()
    # From elsewhere one sees no hand, and so no marks.
    page.get_by_label("Seen by").select_option("-4")
    expect(best).to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    best.click()
    expect(page).to_have_url(re.compile(r"/try\?move=\d+&seat=0&world=known&action=\d+"))
    expect(page.locator(".banner")).to_contain_text("What if")


def test_guess_first_then_see(visit: Visit) -> None:
    guest = visit(settings={"confirmations": False})
    played(guest)
    page = guest.page
    page.locator(".ending").get_by_role("link", name="Review").click()
    page.get_by_role("link", name="Guess first").click()
    page.locator("summary").filter(has_text="as text").click()
    assert page.locator(".verdict").count() == 0
    page.locator("[data-choice]").first.click()
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator("main [data-rank='1']")).to_have_count(1)
    expect(page.locator(".head.sheet")).to_contain_text(re.compile(r"[01] of 1 found"))
    guest.check_lights()
    page.get_by_role("button", name="Next decision").click()
    expect(page.locator(".verdict")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_puzzle_is_tried_again_and_solved_or_given_up(visit: Visit, size: str) -> None:
    puzzle, other = list(puzzles_of("ninjan").values())[:2]
    guest = visit(size=size, settings={"confirmations": False})
    guest.go(f"/puzzle/ninjan/{puzzle.id}")
    page = guest.page

    def choose(action: int) -> None:
        page.locator("summary").filter(has_text="as text").click()
        page.locator(f"[data-choice='{action}']").click()

    head = page.locator(".head.sheet")
    choose(puzzle.greedy[0])
    expect(head).to_contain_text("Not quite:")
    # What is best is not given away.
    expect(head.locator("ol")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    expect(head).to_contain_text("What is best?")
    choose(puzzle.solution)
    expect(head).to_contain_text("Right!")
    expect(head.locator("li").first).to_contain_text("your choice")
    guest.check_lights()
    # The first answer counts.
    page.get_by_role("link", name="All puzzles").click()
    shelf = page.locator("section").filter(has=page.get_by_role("heading", name="Ninjan"))
    link = shelf.locator(f"a[href='/puzzle/ninjan/{puzzle.id}']")
    expect(link.get_by_role("img", name="not solved")).to_be_visible()
    expect(shelf.get_by_role("progressbar", name=re.compile(r"0 of \d+ solved"))).to_be_visible()
    # The next one is one that was not tried yet.
    following = shelf.get_by_role("link", name="Next puzzle").get_attribute("href")
    assert following not in (None, f"/puzzle/ninjan/{puzzle.id}")
    guest.check_lights()

    page.locator(f"li a[href='/puzzle/ninjan/{other.id}']").click()
    choose(other.greedy[0])
    page.get_by_role("button", name="Show the solution").click()
    expect(head).to_contain_text("The solution:")
    expect(head.locator("li", has_text="your choice")).to_have_count(1)
    # However much is said, the board keeps its room.
    assert page.locator("main").evaluate("main => main.clientHeight") >= BOARD
    page.get_by_role("link", name="Next puzzle").click()
    expect(head).to_contain_text("What is best?")


def test_puzzles_are_practised_by_game_and_difficulty(visit: Visit) -> None:
    guest = visit(settings={"confirmations": False})
    guest.go()
    page = guest.page
    practice = page.get_by_role("region", name="Practise")
    practice.locator("select").first.select_option("hagakure")
    practice.locator("select").last.select_option("2")
    expect(practice).to_contain_text(re.compile(r"0 of \d+ solved"))
    practice.get_by_role("link", name="Solve it").click()
    asked = re.compile(r"/puzzle/hagakure/(\w+)\?difficulty=2$")
    expect(page).to_have_url(asked)
    found = asked.search(page.url)
    assert found
    puzzle = puzzles_of("hagakure")[found[1]]
    assert puzzle.difficulty == 2
    page.locator("summary").filter(has_text="as text").click()
    page.locator(f"[data-choice='{puzzle.solution}']").click()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzle/hagakure/(?!{puzzle.id})\\w+\\?difficulty=2$"))


def test_ones_own_play_is_counted(visit: Visit) -> None:
    guest = visit(settings={"confirmations": False})
    played(guest)
    guest.go()
    guest.page.get_by_role("link", name="Your play").click()
    expect(guest.page.locator("dl div", has_text="Matches").locator("dd")).to_have_text("1")
    expect(guest.page.locator("tbody tr")).to_have_count(1)
    guest.check_lights()
    stranger = visit()
    stranger.go("/you")
    expect(stranger.page.locator("main")).to_contain_text("Nothing to count yet")
