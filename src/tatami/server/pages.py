"""The built front end: its files, and its one page for every other address."""

import gzip
import mimetypes
import re
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tatami.server.icons import SIZES, icon_png
from tatami.server.previews import preview_of

PAGE = "index.html"
ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
"""The names of assets change with what is in them."""

SMALL = 500
"""Bytes below which compressing is not worth it."""


def browser_files() -> Path | None:
    """The folder with the built front end, if it was built."""
    with as_file(files("tatami").joinpath("web")) as folder:
        return folder if (folder / PAGE).exists() else None


ICON = re.compile(r"icon-(\d+)\.png")
DRAWN_ICON = "icon-maskable.svg"
"""What the icons in points are made of: it fills its square."""


class File:
    """A file as it is sent: read and compressed once."""

    def __init__(self, name: str, plain: bytes) -> None:
        self.plain = plain
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        small = len(plain) < SMALL or self.kind == "image/png"
        self.packed = b"" if small else gzip.compress(plain, 9)
        self.tag = f'"{sha256(self.plain).hexdigest()[:16]}"'


class Pages:
    """Answers with a file of the front end, or with its page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, tuple[int, File]] = {}
        """Those that were asked for, and when they were changed; no more than there are."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        request = Request(scope)
        found = await preview_of(request)
        head = found.head(str(request.url), str(request.base_url)) if found else ""
        await self.response(request, head)(scope, receive, send)

    def response(self, request: Request, head: str = "") -> Response:
        """The file that the path names; the page, with this in its head, for all that is none."""
        name = request.url.path.lstrip("/")
        found = self.file(name)
        if found is None and name.startswith(ASSETS):
            return Response(status_code=404)
        asset = found is not None and name.startswith(ASSETS)
        found = found or self.file(PAGE)
        if found is None:
            return Response(status_code=404)
        if head:
            plain = found.plain.replace(b"</head>", head.encode() + b"</head>", 1)
            return Response(plain, 200, {"Cache-Control": "no-cache"}, found.kind)
        headers = {
            "Cache-Control": FOR_EVER if asset else "no-cache",
            "ETag": found.tag,
            "Vary": "Accept-Encoding",
        }
        if found.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(found.packed, 200, headers, found.kind)
        return Response(found.plain, 200, headers, found.kind)

    def file(self, name: str) -> File | None:
        """The file with this name, read again if it has changed."""
        icon = ICON.fullmatch(name)
        size = int(icon[1]) if icon else 0
        path = self.folder / (DRAWN_ICON if size in SIZES else name)
        if ".." in path.parts or not path.is_file():
            return None
        changed = path.stat().st_mtime_ns
        known = self.files.get(name)
        if known is None or known[0] != changed:
            plain = path.read_bytes()
            plain = icon_png(plain, size) if size in SIZES else plain
            known = self.files[name] = (changed, File(name, plain))
        return known[1]
