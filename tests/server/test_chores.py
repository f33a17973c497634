"""What takes long is done elsewhere, once, and kept within bounds."""

import asyncio
import gzip
import os
from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request

from tatami.core.frames import WATCHER
from tatami.server import chores
from tatami.server.chores import Chores, qr_code, replay_document, verified
from tatami.server.looks import encode
from tatami.server.messages.moments import Replay, Verified
from tatami.server.pages import Pages
from tatami.server.projection import table_facts
from tatami.server.replay import replayed
from tests.server.client import people
from tests.server.housing import House
from tests.server.tables import played


def process(number: int) -> bytes:
    return b"%d %d" % (number, os.getpid())


def test_chores_are_done_in_another_process_and_once() -> None:
    async def scene() -> None:
        found = Chores()
        try:
            first = await found.do(process, (1,), 1)
            assert int(first.split()[1]) != os.getpid()
            assert await found.do(process, (1,), 1) is first
            assert (await found.do(process, (2,), 2))[:1] == b"2"
        finally:
            found.close()

    asyncio.run(scene())


def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "KEPT", 1000)

    async def scene() -> None:
        found = Chores()
        for number in range(100):
            found.keep((number,), bytes(99))
            found.keep((number,), bytes(90))
        assert found.size == sum(map(len, found.kept.values())) <= 1000
        assert (99,) in found.kept
        assert (0,) not in found.kept

    asyncio.run(scene())


def test_the_document_is_the_replay_in_the_language_of_the_reader() -> None:
    table, events = played("ninjan", 2, 1)
    shown = table_facts(table, "p0", lambda _: False, 0)
    packed = replay_document(table.id, events, shown, WATCHER, "de")
    document = msgspec.json.decode(gzip.decompress(packed))
    told = [line["text"] for moment in document["moments"] for line in moment["lines"]]
    assert "Runde 1." in told
    english = encode(replayed(table, shown, WATCHER))
    assert gzip.decompress(replay_document(table.id, events, shown, WATCHER, "en")) == english
    assert set(document) == set(Replay.__struct_fields__)


def test_deals_are_checked_and_pictures_drawn() -> None:
    table, events = played("ninjan", 2, 1)
    found = msgspec.json.decode(verified(table.id, events), type=Verified)
    assert found.commitment == table.seal().commitment()
    assert found.deals == 21
    assert qr_code("http://house/table/x#key").startswith(b"<svg")


def test_too_many_chores_from_one_address_are_refused(folder: Path) -> None:
    async def scene() -> None:
        house = House(folder, "", "--limit", "chores=0")
        try:
            async with people(house.start().url, 1) as (one,):
                refused = await one.refused("GET", "/api/qr?text=x")
                assert refused == (429, "house-too-fast")
        finally:
            house.close()

    asyncio.run(scene())


def request(path: str, **headers: str) -> Request:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "path": path, "method": "GET", "headers": named})


def test_files_are_compressed_once_and_read_again_when_they_change(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>" * 300)
    (tmp_path / "assets" / "a.js").write_text("let a;" * 300)
    pages = Pages(tmp_path)
    packed = pages.response(request("/assets/a.js", accept_encoding="gzip, br"))
    assert gzip.decompress(bytes(packed.body)) == b"let a;" * 300
    assert packed.headers["content-encoding"] == "gzip"
    assert "immutable" in packed.headers["cache-control"]
    again = pages.response(request("/assets/a.js", accept_encoding="gzip, br"))
    assert again.body is packed.body
    plain = pages.response(request("/table/abc"))
    assert bytes(plain.body) == b"<p>" * 300
    assert plain.headers["cache-control"] == "no-cache"
    tag = plain.headers["etag"]
    assert pages.response(request("/", if_none_match=tag)).status_code == 304
    assert pages.response(request("/assets/gone.js")).status_code == 404
    for secret in ("/assets/../../secret", "/../secret"):
        (tmp_path.parent / "secret").write_text("secret")
        assert b"secret" not in bytes(pages.response(request(secret)).body)
    for number in range(50):
        pages.response(request(f"/page/{number}"))
    assert len(pages.files) == 2
    (tmp_path / "index.html").write_text("new")
    os.utime(tmp_path / "index.html", ns=(1, 1))
    assert bytes(pages.response(request("/")).body) == b"new"
