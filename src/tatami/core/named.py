"""Small records with named fields: what happened, and what lies where in a view."""

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Named:
    """Something that is told by its fields; never changed once it is made."""

    def __reduce__(self) -> tuple[type["Named"], tuple[Any, ...]]:
        """How it is sent to another process: field by field, be it compiled or not."""
        fields = [getattr(self, name) for name in type(self).__dataclass_fields__]
        return type(self), tuple(fields)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Event(Named):
    """What the log keeps of a frame that ran beside seat and action; all of it is public."""
