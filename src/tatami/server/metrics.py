"""What the host can measure: `/metrics`, for Prometheus."""

from functools import cache
from typing import Any

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("tatami_rooms", "Tables in memory")
GUESTS = Gauge("tatami_connections", "Open WebSocket connections")
TASKS = Gauge("tatami_tasks", "What is under way in the event loop")
EVENTS = Counter("tatami_events_total", "What has happened at the tables", ["kind"])
REFUSALS = Counter("tatami_refusals_total", "Messages that were refused", ["code"])
FAILURES = Counter("tatami_bot_failures_total", "Bots that failed to answer", ["game", "bot"])
THINKING = Histogram("tatami_thinking_seconds", "How long bots thought")
REQUESTS = Histogram("tatami_request_seconds", "How long HTTP requests took", ["route"])


@cache
def events_of(kind: Any) -> Counter:
    """The counter of a kind of event, looked for once: a move is no more than counting up."""
    return EVENTS.labels(kind)
