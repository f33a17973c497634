"""What a chat shows above a link, and that it tells nobody more than a stranger may know."""

import re
import struct
from html import unescape

import pytest

from tatami.games import GAMES
from tatami.server.drawing import moment_rows, puzzle_rows
from tatami.server.previews import Preview
from tatami.server.puzzles import puzzles_of
from tatami.server.sheets import HEIGHT, WIDTH, Row, Sheet, as_png, as_svg, by_width
from tests.server.client import Json, Person
from tests.server.housing import House
from tests.server.test_http import finished, play
from tests.server.test_puzzles import puzzle_from
from tests.server.test_taking_up import over

META = re.compile(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)" />')


async def tags(one: Person, path: str) -> Json:
    """What the page says about itself."""
    page = await one.http.get(path)
    assert page.headers["content-type"].startswith("text/html")
    return {name: unescape(text) for name, text in META.findall(page.text)}


def size_of(png: bytes) -> tuple[int, int]:
    """Its width and height, by its header."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_link_to_a_moment_shows_it_to_everybody(sqlite_house: House) -> None:
    async def scene(one: Person, stranger: Person) -> None:
        await one.ask("PUT", "/api/me", {"name": 'A "<b>'})
        table = await finished(one, listed=True)
        link = f"/match/{table['id']}"
        whole = await tags(stranger, link)
        assert whole["og:title"] == "Ninjan"
        assert 'A "<b>' in whole["og:description"]
        assert whole["og:url"] == sqlite_house.url + link
        assert whole["twitter:card"] == "summary_large_image"
        moment = await tags(stranger, f"{link}?at=7&seat=0")
        assert moment["og:description"].startswith("A moment of a match of ")
        # A moment can be named as one counts them, or by the moves before it.
        replay = await stranger.get(f"/api/tables/{table['id']}/replay?seat=0")
        move = replay["moments"][7]["move"]
        assert move != 7
        review = await tags(stranger, f"{link}/review?move={move}&seat=0")
        # What is no moment of the match is the end of it.
        nowhere = await tags(stranger, f"{link}?move=99999")
        pictures = []
        for found in (whole, moment, review, nowhere):
            address = found["og:image"].removeprefix(sqlite_house.url)
            assert address != found["og:image"]
            answer = await stranger.http.get(address)
            assert answer.headers["content-type"] == "image/png"
            pictures.append(answer.content)
        assert [size_of(picture) for picture in pictures] == [(1200, 630)] * 4
        end, seventh, same, beyond = pictures
        assert seventh == same
        assert beyond == end != seventh
        for wrong in ("?at=x&seat=99", "?at=-1"):
            assert (await tags(stranger, link + wrong))["og:image"] == whole["og:image"]

    play(sqlite_house, 2, scene)


def test_nothing_is_told_of_private_tables_and_no_moment_of_a_running_match(
    sqlite_house: House,
) -> None:
    async def scene(one: Person, stranger: Person) -> None:
        private = await finished(one)
        for person in (one, stranger):
            # Not even to the one who played: who copies a link sends it to strangers.
            assert await tags(person, f"/match/{private['id']}?at=7&seat=0") == {}
        refused = await stranger.refused("GET", f"/api/tables/{private['id']}/preview?move=7")
        assert refused == (404, "house-no-table")
        running = await one.open_table("ninjan", "person,bot", start=True, listed=True)
        found = await tags(stranger, f"/match/{running['id']}?at=3&seat=0")
        assert found["og:description"] == "A match is being played. Come and watch!"
        assert found["twitter:card"] == "summary"
        assert "og:image" not in found
        early = await stranger.refused("GET", f"/api/tables/{running['id']}/preview?move=3")
        assert early == (409, "house-not-over")
        waiting = await one.open_table("ninjan", "person,open", listed=True)
        assert "free seat" in (await tags(stranger, f"/table/{waiting['id']}"))["og:description"]
        assert await tags(stranger, "/table/nowhere-at-all") == {}
        assert await tags(stranger, "/") == {}

    play(sqlite_house, 2, scene)


def test_a_link_to_a_puzzle_shows_it_without_the_solution(sqlite_house: House) -> None:
    async def scene(one: Person) -> None:
        puzzle = next(iter(puzzles_of("ninjan").values()))
        found = await tags(one, f"/puzzle/ninjan/{puzzle.id}")
        assert found["og:title"] == "Puzzle: Ninjan"
        picture = await one.http.get(found["og:image"].removeprefix(sqlite_house.url))
        assert size_of(picture.content) == (1200, 630)
        assert await tags(one, "/puzzle/ninjan/none") == {}
        assert await tags(one, "/puzzle/none/none") == {}

    play(sqlite_house, 1, scene)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_can_be_drawn_of_every_game(game: str) -> None:
    table = over(game, GAMES[game].seats[-1])
    rows = moment_rows(table, len(table.finished_record().moves) // 2, 0)
    assert size_of(as_png(rows)) == (WIDTH * 3 // 2, HEIGHT * 3 // 2)
    svg = as_svg(rows)
    for seat in range(table.seats):
        assert table.name(seat) in svg
    told = [row.text for row in puzzle_rows(puzzle_from(table))]
    assert any(text.startswith("What is best?") for text in told)


def test_long_texts_are_broken_and_many_seats_stand_side_by_side() -> None:
    rows = [Row("word " * 60, 16), *[Row(f"seat {seat}", 20, seat=seat) for seat in range(4)]]
    lines = Sheet(rows, by_width).lines
    assert len([line for line in lines if line.row is rows[0]]) > 2
    first, second, third, _ = [line for line in lines if line.row.seat >= 0]
    assert first.y == second.y < third.y
    assert first.x == third.x < second.x


def test_what_stands_in_the_head_cannot_break_out_of_it() -> None:
    head = Preview('"><script>', "'", "/p?a=1&b=2").head("http://h/x?<>", "http://h/")
    assert "<script>" not in head
    assert "http://h/p?a=1&amp;b=2" in head
