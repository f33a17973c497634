"""A house lives through changes: of a deck, of the rules, of the program."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from tatami import games
from tatami import search as bots
from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.core.record import decode as decode_record
from tatami.core.record import encode as encode_record
from tatami.core.record import verify
from tatami.games import deck_to_keep, game_named, game_of
from tatami.games.sake import GAME, SakeGame, deck_file
from tatami.games.sake.deck_file import house_deck, read
from tatami.search.bot import Bot
from tatami.server import thinking
from tatami.server.backup import backup, export, restore
from tatami.server.chores import replay_document, verified
from tatami.server.decks import games_with, pack, unpack
from tatami.server.events import Opened, decode
from tatami.server.events import encode as encode_event
from tatami.server.projection import table_facts
from tatami.server.store import Store
from tatami.server.table import folded
from tatami.server.thinking import Reader
from tests.cli.run import mistake
from tests.server.attacks.inside import caller, house, table
from tests.server.releases.make import match

HOUSE = house_deck().text
CHANGED = HOUSE.replace("[0, 1, 2, 2,", "[0, 2, 1, 2,", 1).replace('"house deck"', '"my deck"')
PLAYED = match("sake", 5, 10_000, [])[1]
"""A match to its end, with the house deck."""

SAKE = {"game": "sake", "seats": [{"kind": "person"}] * 3, "listed": True, "start": True}


@pytest.fixture
def my_deck(tmp_path: Path) -> str:
    """The file of a host who has corrected a number."""
    path = tmp_path / "my.toml"
    path.write_text(CHANGED, encoding="utf-8")
    return str(path)


@pytest.fixture
def changed_package(monkeypatch: pytest.MonkeyPatch) -> SakeGame:
    """The next release, in which a number of the packaged deck is another one."""
    changed = SakeGame(read(CHANGED, "deck.toml"))
    known = games.load
    monkeypatch.setattr(
        games, "load", lambda package: changed if package.endswith(".sake") else known(package)
    )
    assert game_named("sake") is changed
    return changed


# Decks


def test_a_deck_is_packed_and_unpacked() -> None:
    assert unpack(pack(HOUSE)) == HOUSE
    assert len(pack(HOUSE)) < len(HOUSE) / 3
    assert unpack(pack("")) == ""


def test_a_match_keeps_the_deck_it_began_with(folder: Path, my_deck: str) -> None:
    """Opened with the deck of the host, it goes on when the house is opened without it."""

    async def scene() -> None:
        async with house(folder, decks=[my_deck]) as app, caller(app) as client:
            opened = (await client.post("/api/tables", json=SAKE)).json()
            pieces = (await client.get("/api/pieces/sake")).json()
            cookies = dict(client.cookies)
        async with house(folder) as app, caller(app) as client:
            client.cookies.update(cookies)
            mine = (await client.get("/api/tables?which=mine")).json()["tables"]
            assert [found["id"] for found in mine] == [opened["id"]]
            again = (await client.post("/api/tables", json=SAKE)).json()
            assert again["options"]["deck"] == house_deck().fingerprint
            assert opened["options"]["deck"] != again["options"]["deck"]
            match = await app.state.directory.match(opened["id"])
            assert match.table.game.deck_text() == CHANGED
            # The board is drawn with the cards of the table, and others' with the new ones.
            of_table = await client.get(f"/api/pieces/sake?table={opened['id']}")
            assert of_table.json() == pieces
            assert (await client.get("/api/pieces/sake")).json() != pieces
            assert (await client.get("/api/pieces/sake?table=none")).status_code == 404

    asyncio.run(scene())


def test_bots_think_with_the_deck_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAME.as_played({}, CHANGED)
    s = game.new(3)
    dice = Dice(b"deal")
    while s.actors() == [CHANCE]:
        assert s.asking is not None
        s.apply(CHANCE, s.asking.sample(s, CHANCE, dice))
    seat = s.actors()[0]
    view, legal = game.view(s, seat), s.legal(seat)
    thought_with: list[str] = []

    def bot_named(name: str, game: Game[Any, Any], *more: Any) -> Bot[Any]:
        thought_with.append(game.deck_text())
        return bots.bot_named(name, game, *more)

    monkeypatch.setattr(thinking, "bot_named", bot_named)
    assert thinking.choose("sake", deck_to_keep(game), "ronin", b"", view, legal) in legal
    considered = thinking.opinions(
        "sake", deck_to_keep(game), b"", view, legal, Reader("en", ["You", "Botan", "Chiyo"])
    )
    assert {found.action for found in considered} <= set(legal)
    assert thought_with == [CHANGED, CHANGED]


def test_matches_live_through_a_change_of_the_packaged_deck(
    changed_package: SakeGame,
) -> None:
    """Those that hold their deck as well as those of the first release, which only name it."""
    events = PLAYED
    done = folded("sake", events)
    assert done.phase() == "over"
    assert verified("sake", events)
    facts = table_facts(done, "p0", lambda _: True, 0)
    assert replay_document("sake", events, facts, 0, "en")
    # What people take home says all that is needed to check it.
    record = done.finished_record()
    assert record.deck == HOUSE
    kept = decode_record(encode_record(record))
    assert verify(kept, game_of(kept)) > 0
    kept.deck = UNSET
    with pytest.raises(TatamiError, match="--deck"):
        verify(kept, game_of(kept))


def test_decks_of_earlier_releases_are_found_by_their_fingerprint(
    changed_package: SakeGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = PLAYED[0]
    assert isinstance(opened, Opened)
    events = [msgspec.structs.replace(opened, deck=""), *PLAYED[1:]]
    with pytest.raises(TatamiError) as refusal:
        folded("sake", events)
    assert refusal.value.sentence == "sake-wrong-deck"
    monkeypatch.setattr(deck_file, "DECKS", tmp_path)
    (tmp_path / f"{house_deck().fingerprint}.toml").write_text(HOUSE, encoding="utf-8")
    assert verified("sake", events)
    assert deck_file.earlier_deck("../my") == ""


def test_a_record_from_elsewhere_holds_its_deck() -> None:
    record = folded("sake", PLAYED).finished_record()
    assert record.deck is UNSET
    assert b"deck.toml" not in encode_record(record)
    record.deck = CHANGED
    game = game_of(record)
    assert game.deck_text() == CHANGED
    with pytest.raises(TatamiError):
        game.new(record.seats, record.options)  # it says that it was played with another one


def test_a_deck_is_for_the_game_that_has_one(my_deck: str, tmp_path: Path) -> None:
    for typed in (my_deck, f"sake={my_deck}"):
        assert games_with([typed])["sake"].deck_text() == CHANGED
    for wrong in (f"ninjan={my_deck}", str(tmp_path / "none.toml")):
        with pytest.raises(TatamiError):
            games_with([wrong])
    assert "none.toml" in mistake("serve", "--deck", str(tmp_path / "none.toml"))


# Rules


def of_other_rules(folder: Path, id: str) -> None:
    """Make it a match of rules that are not here."""
    connection = sqlite3.connect(folder / "tatami.db")
    [(body,)] = connection.execute(
        "SELECT body FROM events WHERE table_id = ? AND number = 0", (id,)
    ).fetchall()
    opened = decode(body)
    assert isinstance(opened, Opened)
    other = encode_event(msgspec.structs.replace(opened, version=99))
    connection.execute("UPDATE events SET body = ? WHERE table_id = ? AND number = 0", (other, id))
    connection.commit()
    connection.close()


def test_a_match_of_other_rules_is_kept_and_named_and_harms_no_other(
    folder: Path, tmp_path: Path
) -> None:
    async def scene() -> str:
        begun = table(seats=[{"kind": "person"}] * 2, listed=True, start=True)
        async with house(folder) as app, caller(app) as client:
            ids = [(await client.post("/api/tables", json=begun)).json()["id"] for _ in range(2)]
            cookies = dict(client.cookies)
        of_other_rules(folder, ids[0])
        async with house(folder) as app, caller(app) as client:
            client.cookies.update(cookies)
            playing = (await client.get("/api/tables?which=playing")).json()["tables"]
            assert [found["id"] for found in playing] == [ids[1]]
            refused = (await client.get(f"/api/tables/{ids[0]}")).json()
            assert refused["code"] == "house-table-version"
            assert "version 99" in refused["text"]
            found: Store = app.state.directory.store
            assert len(await found.bodies(ids[0])) > 1
        return str(ids[0])

    broken = asyncio.run(scene())
    url = f"sqlite:///{folder}/tatami.db"
    assert list(export(url)) == []
    backup(url, tmp_path / "copy.gz")
    with pytest.raises(TatamiError, match=f"table {broken}.*version 99"):
        restore(f"sqlite:///{tmp_path}/other.db", tmp_path / "copy.gz")
