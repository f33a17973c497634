"""Logs, a line of JSON for each thing: for people with a pager and for programs."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

ORDINARY = set(logging.makeLogRecord({}).__dict__) | {"message", "taskName", "color_message"}
"""What every record has; the rest are facts that somebody added."""


class StructuredFormatter(logging.Formatter):
    """One line of JSON: when, how bad, where, what, and the facts."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in ORDINARY},
        }
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def without_trace_of_nonsense(record: logging.LogRecord) -> bool:
    """What a stranger sends is no trouble of ours, and needs no traceback."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
        record.levelname = "WARNING"
    return True


def write_structured_logs() -> None:
    """From now on, everything is logged like that, to standard error.

    Who sits before it, at a terminal, is told only what is wrong.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    handler.setFormatter(StructuredFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # Neither addresses of guests nor of tables belong into a log.
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(without_trace_of_nonsense)
    # Alembic tells what it would do in steps that only its authors need.
    logging.getLogger("alembic").setLevel(logging.WARNING)
