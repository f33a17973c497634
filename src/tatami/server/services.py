"""Everything that can be asked for over HTTP, as docs/protocol.md lists it."""

from tatami.server.game_services import GAME_SERVICES
from tatami.server.host_services import HOST_SERVICES
from tatami.server.house_services import HOUSE_SERVICES
from tatami.server.moment_services import MOMENT_SERVICES
from tatami.server.puzzle_services import PUZZLE_SERVICES
from tatami.server.review_services import REVIEW_SERVICES
from tatami.server.table_services import TABLE_SERVICES

SERVICES = [
    *HOUSE_SERVICES,
    *TABLE_SERVICES,
    *MOMENT_SERVICES,
    *REVIEW_SERVICES,
    *PUZZLE_SERVICES,
    *GAME_SERVICES,
    *HOST_SERVICES,
]
"""In the order of the documentation."""
