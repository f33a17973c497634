"""The tables of the games in the terminal, one module each."""

from typing import Any

from tatami.cli.tables.hagakure import HagakureTable
from tatami.cli.tables.ninjan import NinjanTable
from tatami.cli.tables.sake import SakeTable
from tatami.cli.tables.samurai import SamuraiTable
from tatami.cli.tables.samurai_cards import SamuraiCardsTable
from tatami.cli.tables.table import Table

TABLES: dict[str, type[Table[Any, Any]]] = {
    "ninjan": NinjanTable,
    "hagakure": HagakureTable,
    "samurai_cards": SamuraiCardsTable,
    "samurai": SamuraiTable,
    "sake": SakeTable,
}
