"""Icons for devices that take no drawings, made of the one that is drawn."""

import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from starlette.requests import Request
from starlette.responses import Response

from tatami.server.icons import SIZES
from tatami.server.pages import Pages

PUBLIC = Path(__file__).parents[2] / "web" / "public"


def asked(path: str) -> Response:
    request = Request({"type": "http", "path": path, "method": "GET", "headers": []})
    return Pages(PUBLIC).response(request)


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_is_drawn_in_points(size: int) -> None:
    answer = asked(f"/icon-{size}.png")
    assert answer.headers["content-type"] == "image/png"
    with Image.open(BytesIO(bytes(answer.body))) as icon:
        assert icon.size == (size, size)
        # The sun in the middle, ink in the corner, a mat above.
        assert icon.getpixel((size // 2, size // 2)) == (0xC7, 0x3E, 0x3A)
        assert icon.getpixel((1, 1)) == (0x1F, 0x1B, 0x16)
        assert icon.getpixel((size * 3 // 8, size * 18 // 64)) == (0xE2, 0xD5, 0xA4)


def test_other_sizes_are_no_pictures() -> None:
    assert asked("/icon-100000.png").status_code == 404


def test_what_the_manifest_names_is_there_in_its_size() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    for icon in manifest["icons"]:
        answer = asked(icon["src"])
        assert answer.headers["content-type"] == icon["type"], icon
        if icon["type"] == "image/png":
            with Image.open(BytesIO(bytes(answer.body))) as picture:
                assert "x".join(map(str, picture.size)) == icon["sizes"]
