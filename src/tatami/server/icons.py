"""The icon of the house in points, for devices that take no drawings."""

import re
from io import BytesIO
from typing import Final

SIZES: Final = (180, 192, 512)
"""In points: what phones and tablets ask for."""

FINER: Final = 4
"""Drawn so many times larger, and then made small: edges come out soft."""

BAR: Final = re.compile(r"M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z")


def icon_png(svg: bytes, size: int) -> bytes:
    """Our icon, which is made of rectangles, bars and circles only."""
    # Few houses are ever asked for it.
    from xml.etree import ElementTree

    from PIL import Image, ImageDraw

    drawing = ElementTree.fromstring(svg)
    unit = size * FINER / float(drawing.attrib["viewBox"].split()[2])
    picture = Image.new("RGB", (size * FINER, size * FINER))
    draw = ImageDraw.Draw(picture)
    for shape in drawing.iter():
        told = shape.attrib
        kind = shape.tag.rpartition("}")[2]

        def length(name: str, told: dict[str, str] = told) -> float:
            return float(told.get(name, 0)) * unit

        if kind == "rect":
            x, y = length("x"), length("y")
            box = (x, y, x + length("width"), y + length("height"))
            draw.rounded_rectangle(box, length("rx"), told["fill"])
        elif kind == "path":
            for bar in BAR.findall(told["d"]):
                x, y, width, height = (float(part) * unit for part in bar)
                draw.rectangle((x, y, x + width, y + height), told["fill"])
        elif kind == "circle":
            x, y, r = length("cx"), length("cy"), length("r")
            draw.ellipse((x - r, y - r, x + r, y + r), told["fill"])
    small = picture.resize((size, size), Image.Resampling.LANCZOS)
    packed = BytesIO()
    small.save(packed, "PNG", optimize=True)
    return packed.getvalue()
