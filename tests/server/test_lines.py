"""Who tells the story of a table."""

from tatami.core.frames import WATCHER
from tatami.server.lines import Storyteller
from tatami.words import speaking
from tests.server.tables import begun


def test_a_narrator_is_kept_until_somebody_is_called_otherwise() -> None:
    table = begun("ninjan", 2)
    teller = Storyteller(table)
    with speaking("en"):
        before = teller.narrator(0)
        assert teller.narrator(0) is before
        table.names[1] = "Hina"
        table.revision += 1
        assert teller.narrator(0).names == [before.names[0], "Hina"]
        assert teller.narrator(WATCHER).names[1] == "Hina"
    with speaking("de"):
        assert teller.narrator(0).names[0] != before.names[0]
