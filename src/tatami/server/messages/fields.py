"""What a message is, and the kinds of its fields with the limits that they are held to."""

from typing import Annotated, Literal

import msgspec

NAME_LENGTH = 24
CHAT_LENGTH = 300
ENTROPY_LENGTH = 128
MOST_SEATS = 8
LARGEST = 2**53 - 1
"""The largest number that every reader of JSON keeps exact."""

Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,16}$")]
Key = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{0,32}$")]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Action = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Counter = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Chat = Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Hexadecimal = Annotated[str, msgspec.Meta(pattern=f"^([0-9a-f]{{2}}){{1,{ENTROPY_LENGTH // 2}}}$")]
Language = Annotated[str, msgspec.Meta(max_length=16)]

ClockKind = Literal["none", "move", "match", "days"]
SeatKind = Literal["open", "person", "bot"]
Phase = Literal["open", "playing", "over", "closed"]


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Something that is sent; unknown fields are refused, so that a typing error is noticed.

    No message holds itself, so none has to be looked at when garbage is searched for.
    """
