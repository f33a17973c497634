"""An audit finds what is known against a package, and says so when it could not find out."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import auditing
import pytest
from auditing import Package, Unreachable, audit, page_packages, python_packages

ADVISORIES = [
    json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(Path(__file__).with_name("advisories").glob("*.json"))
]


class Service(BaseHTTPRequestHandler):
    """Answers as OSV does, from the advisories of these tests, one a page."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert self.path == "/v1/querybatch"
        self.answer({"results": [self.result(query) for query in asked["queries"]]})

    def do_GET(self) -> None:
        id = self.path.removeprefix("/v1/vulns/")
        self.answer(next(advisory for advisory in ADVISORIES if advisory["id"] == id))

    def result(self, query: dict[str, Any]) -> dict[str, Any]:
        found = [
            {"id": advisory["id"], "modified": advisory["modified"]}
            for advisory in ADVISORIES
            for affected in advisory["affected"]
            if affected["package"]["name"] == query["package"]["name"]
            and affected["package"]["ecosystem"] == query["package"]["ecosystem"]
            and query["version"] in affected["versions"]
        ]
        page = int(query.get("page_token", 0))
        shown: dict[str, Any] = {"vulns": found[page : page + 1]} if found else {}
        return {**shown, "next_page_token": str(page + 1)} if len(found) > page + 1 else shown

    def answer(self, said: Any) -> None:
        body = json.dumps(said).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """A test needs no log of its requests."""


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    # Nothing between us and loopback.
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_a_vulnerable_version_is_found_and_a_mended_one_is_not(service: str) -> None:
    found = audit(
        [Package("PyPI", "stone-lantern", "1.1"), Package("PyPI", "pebble", "3.0")], service
    )
    assert [advisory.id for advisory in found] == ["TEST-2026-0001", "TEST-2026-0002"]
    assert str(found[0]) == (
        "stone-lantern 1.1 (PyPI): TEST-2026-0001, mended in 1.2. A lantern lights what is hidden."
    )
    assert "not mended yet" in str(found[1])
    assert audit([Package("PyPI", "stone-lantern", "1.2")], service) == []


def test_names_belong_to_their_ecosystem(service: str) -> None:
    assert audit([Package("npm", "stone-lantern", "1.1")], service) == []
    assert len(audit([Package("npm", "@garden/gate", "2.0.0")], service)) == 1


def test_what_was_withdrawn_is_known_against_nothing(service: str) -> None:
    assert audit([Package("PyPI", "bamboo", "1.0")], service) == []


def test_many_packages_are_asked_about_in_turn(
    service: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auditing, "AT_ONCE", 2)
    packages = [Package("PyPI", "pebble", str(n)) for n in range(5)]
    found = audit([*packages, Package("npm", "@garden/gate", "2.0.0")], service)
    assert [advisory.package.name for advisory in found] == ["@garden/gate"]


def test_both_lock_files_are_read() -> None:
    names = {
        (package.ecosystem, package.name) for package in [*python_packages(), *page_packages()]
    }
    assert {("PyPI", "starlette"), ("PyPI", "psycopg-binary"), ("npm", "svelte")} <= names
    assert ("npm", "@fluent/bundle") in names


def test_the_command_tells_what_it_found(
    service: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OSV_URL", service + "/")
    assert auditing.main() == 0
    assert "packages, 0 advisories." in capsys.readouterr().out
    monkeypatch.setattr(
        auditing, "page_packages", lambda: [Package("npm", "@garden/gate", "2.0.0")]
    )
    assert auditing.main() == 1
    assert "@garden/gate 2.0.0 (npm): TEST-2026-0003" in capsys.readouterr().out


def test_an_audit_that_could_not_be_made_is_no_clean_one(
    service: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Nothing listens there.
    monkeypatch.setenv("OSV_URL", "http://127.0.0.1:1")
    assert auditing.main() == 2
    assert "Nothing was found out" in capsys.readouterr().out
    monkeypatch.setattr(Service, "result", lambda self, query: "not what was asked for")
    monkeypatch.setattr(
        Service, "answer", lambda self, said: self.wfile.write(b"HTTP/1.0 200\r\n\r\n{}")
    )
    with pytest.raises(Unreachable, match="answered about 0 of 1 packages"):
        audit([Package("PyPI", "pebble", "3.0")], service)
