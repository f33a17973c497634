"""The frames of a WebSocket: where those that come end, and those that go out."""

from typing import Final

WHOLE_TEXT: Final = 0x81
"""The first byte of a message that is text and comes in one piece."""

MASKED: Final = 0x80
"""The bit of the second byte of a frame that says that four bytes of a mask follow its head."""

LONG: Final = 126
"""From here on the second byte tells no size, but how many bytes follow that do."""


def is_short_text(data: bytes, start: int) -> bool:
    """Whether the frame that begins here is a client's short text, in one piece."""
    return data[start] == WHOLE_TEXT and MASKED <= data[start + 1] < MASKED + LONG


def end_of_frame(data: bytes, start: int) -> int | None:
    """Where the frame ends that begins here; None if that cannot be seen yet."""
    if len(data) < start + 2:
        return None
    mask, size = divmod(data[start + 1], MASKED)
    begin = start + 2
    if size >= LONG:
        begin += 2 if size == LONG else 8
        if len(data) < begin:
            return None
        size = int.from_bytes(data[start + 2 : begin], "big")
    return begin + 4 * mask + size


def text_head(size: int) -> bytes:
    """What stands before a text of so many bytes: that it is one, whole, and how long."""
    if size < LONG:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, LONG)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, LONG + 1)) + size.to_bytes(8, "big")


def framed(messages: list[bytes]) -> bytes:
    """Texts as they are sent, all in one piece."""
    parts: list[bytes] = []
    for message in messages:
        parts.append(text_head(len(message)))
        parts.append(message)
    return b"".join(parts)
