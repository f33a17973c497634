from tatami.server.typescript import WIRE, wire


def test_the_types_of_the_browser_are_fresh() -> None:
    fresh = wire()
    kept = WIRE.read_text(encoding="utf-8")
    assert kept == fresh, "stale: run python -m tatami.server.typescript"


def test_structures_tuples_unions_and_literals_are_written() -> None:
    written = wire()
    assert "export interface SeatFacts {" in written
    assert '  kind: "enter";\n' in written
    assert "export type ToServer = Enter | Act" in written
    assert "  villages: [number, number, boolean][];" in written
    assert "  question: Question | null;" in written
    assert "  pending: string[];" in written
