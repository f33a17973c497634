"""A list of bad inputs against everything that reads: a sentence each time, never a traceback."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode as read_json

from tatami.cli import replay as replaying
from tatami.core.errors import TatamiError
from tatami.core.record import decode, encode, replay
from tatami.games import GAMES, game_named
from tatami.server.backup import FIRST_LINE, restore
from tatami.server.conversation import Conversation
from tatami.server.guest import Guest
from tatami.server.settings import VARIABLE, from_environment
from tests.core.test_record import a_match
from tests.server.attacks.inside import caller, house, table

DEEP = 50_000
BAD: dict[str, str] = {
    "nothing": "",
    "nested lists": "[" * DEEP,
    "nested objects": '{"a":' * DEEP,
    "brackets": "(" * DEEP,
    "a long word": "x" * 20_000,
    "many digits": "9" * 5000,
    "a number of 64 bits": str(2**63),
    "a number below all": str(-(2**63) - 1),
    "a null byte": "\x00",
    "a terminal's escape": "\x1b]0;mine\x07\x1b[2J",
    "half a pair": "\\ud800",
    "not a number": "NaN",
}
bad = pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())


def sentence_of(reader: Callable[[], Any]) -> str:
    """What is said against it; empty if it was taken."""
    try:
        reader()
    except TatamiError as error:
        said = str(error)
        assert said
        assert "\x1b" not in said
        assert len(said) < 3000
        return said
    return ""


def shapes(text: str) -> list[str]:
    """The text as it is, as a value in JSON, and as a word in JSON."""
    return [text, f'{{"format":{text}}}', json.dumps({"format": text, "game": text})]


@bad
def test_records(text: str) -> None:
    match = read_json(encode(a_match()))
    for shape in shapes(text):
        assert sentence_of(lambda shape=shape: decode(shape.encode()))  # type: ignore[misc]
    for field in match:
        whole = json.dumps({**match, field: 0}).replace(f'"{field}": 0', f'"{field}": {text}')
        worded = json.dumps({**match, field: text})
        for line in (whole, worded):
            assert sentence_of(lambda line=line: read(line)) or field == "players"  # type: ignore[misc]


def read(line: str) -> None:
    record = decode(line.encode())
    replay(record, game_named(record.game))


@bad
def test_backups(text: str, tmp_path: Path) -> None:
    rows = [f'["{kept}",{text}]' for kept in ("events", "tables", "players")]
    rows += [f'["tables",["a","b","c",true,{text}]]', f'["events",["a",{text},"e30="]]']
    for n, lines in enumerate([text, *[f'"{FIRST_LINE}"\n{row}' for row in rows]]):
        path = tmp_path / "b.gz"
        path.write_bytes(gzip.compress(lines.encode()))
        url = f"sqlite:///{tmp_path}/{n}.db"
        assert sentence_of(lambda url=url, path=path: restore(url, path))  # type: ignore[misc]


@bad
def test_decks(text: str, tmp_path: Path) -> None:
    for n, content in enumerate([text, f"a = {text}", f"[[card]]\nname = {json.dumps(text)}"]):
        path = tmp_path / f"{n}.toml"
        path.write_text(content, encoding="utf-8")
        assert sentence_of(lambda path=path: game_named("sake", path))  # type: ignore[misc]


@bad
@pytest.mark.parametrize("name", list(GAMES))
def test_options_positions_and_actions(name: str, text: str) -> None:
    game = game_named(name)
    for option in game.declared:
        sentence_of(lambda option=option: game.options(**{option.name: text}))  # type: ignore[misc]
    assert sentence_of(lambda: game.options(**{text: 1}))
    assert sentence_of(lambda: game.read(text))
    sentence_of(lambda: game.action_from(text))
    assert sentence_of(lambda: game.action({"verb": text}))
    for number in (2**63, 2**53 - 1, -1):
        assert game.why_not(game.new(game.fewest_seats), 0, number)


@bad
def test_settings(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if "\x00" not in text:
        for shape in [text, f'{{"port":{text}}}', json.dumps({"port": text})]:
            monkeypatch.setenv(VARIABLE, shape)
            assert sentence_of(from_environment)


def test_requests_and_messages(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with house(folder) as app, caller(app) as client:
            kind = {"Content-Type": "application/json"}
            for text in BAD.values():
                bodies = [
                    text.encode()[:16_000],
                    json.dumps(table(options={"deals": text[:15_000]})).encode(),
                    json.dumps(table(options={text[:15_000]: 1})).encode(),
                    json.dumps(table(game=text[:15_000])).encode(),
                    f'{{"game":{text[:15_000]}}}'.encode(),
                ]
                for body in bodies:
                    answer = await client.post("/api/tables", content=body, headers=kind)
                    assert 400 <= answer.status_code < 500, (text[:20], answer.text)
                    assert answer.json()["text"]
                for said in shapes(text):
                    guest = Guest("somebody", "en", "")
                    talk = Conversation(app.state.directory, guest)
                    talk.hear(said)
                    async with talk.turns:
                        assert b'"refused"' in guest.pending(0)[0]

    asyncio.run(scene())
    assert "Traceback" not in caplog.text


def test_names_steer_no_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = a_match()
    record.players = ["\x1b]0;mine\x07\x1b[2J", "Aki\x9b2J", "Bo\rtan"]
    path = tmp_path / "match.json"
    path.write_bytes(encode(record))
    replaying.replay(path)
    told = capsys.readouterr().out
    assert "Aki" in told
    assert not set(told) & {"\x1b", "\x9b", "\x07", "\r"}
