"""The TypeScript of the wire is what Python makes of the messages, the views and the pieces."""

import os
import subprocess
import sys

import pytest

from tatami.server.typescript import WIRE


@pytest.fixture(scope="module")
def written() -> str:
    """The types as they would be written now: by these sources, whatever these tests run on."""
    plain = {**os.environ, "PYTHONPATH": "src"}
    program = "from tatami.server.typescript import wire; print(wire(), end='')"
    return subprocess.run(
        [sys.executable, "-c", program], env=plain, capture_output=True, text=True, check=True
    ).stdout


def test_the_types_of_the_browser_are_fresh(written: str) -> None:
    kept = WIRE.read_text(encoding="utf-8")
    assert kept == written, "stale: run python -m tatami.server.typescript"


def test_structures_tuples_unions_and_literals_are_written(written: str) -> None:
    assert "export interface SeatFacts {" in written
    assert '  kind: "enter";\n' in written
    assert "export type ToServer = Enter | Act" in written
    assert "  villages: SamuraiCardsLaidVillage[];" in written
    assert "  question: Question | null;" in written
    assert "  pending: NinjanFrame[];" in written


def test_frames_events_and_parts_of_a_game_are_written(written: str) -> None:
    assert '  | "TurnUp"\n' in written or '  | "TurnUp";\n' in written
    assert 'export interface NinjanResolved {\n  kind: "Resolved";\n  card: number;' in written
    assert '  | { verb: "lay"; tile: number; hex: number }' in written
    assert 'verb: "text"; card: number; side?: number; target?: number;' in written
    assert "  effect: Placing | null;" in written
