"""The report: one page that needs nothing else, the plots as files, and the figures as JSON."""

from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

import msgspec

from tatami.arena.plots import plots
from tatami.arena.standings import Report
from tatami.arena.tell import (
    balance_row,
    interval,
    percent,
    seconds_text,
    turns,
    verdicts,
    with_interval,
)
from tatami.core.errors import unwritable
from tatami.games import game_named
from tatami.narration.titles import title_of
from tatami.words import say


def write_report(folder: Path, proof: Report) -> None:
    """Write index.html, report.json and the plots."""
    drawings = plots(proof)
    write_files(folder, page(proof, drawings), drawings, msgspec.json.encode(proof))


def write_files(folder: Path, page: str, drawings: dict[str, str], json: bytes) -> None:
    """Write a page, its plots and its figures to a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, svg in drawings.items():
            (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
        (folder / "index.html").write_text(page, encoding="utf-8")
        (folder / "report.json").write_bytes(json + b"\n")
    except OSError as error:
        raise unwritable(folder, error) from None


def page(proof: Report, drawings: dict[str, str]) -> str:
    """The report as a page of HTML, with the drawings in it."""
    sections = [
        section("arena-findings", items(verdicts(proof))),
        section("arena-bots", standings_table(proof)),
        section("arena-plots", figures(drawings)),
        section("arena-seats", seats_table(proof)),
    ]
    if proof.balance is not None:
        sections.insert(1, section("arena-options", balance_table(proof)))
    return whole_page(
        say("arena-page-title", game=title_of(game_named(proof.game))), about(proof), sections
    )


def whole_page(title: str, about: str, sections: list[str], head: str = "") -> str:
    """A page that needs nothing else; `head` is what it has beside the style of all pages."""
    template = Template(files("tatami.arena").joinpath("page.html").read_text(encoding="utf-8"))
    return template.substitute(
        title=escape(title), about=escape(about), sections="\n".join(sections), head=head
    )


def about(proof: Report) -> str:
    """What was played."""
    options = ", ".join(f"{name}={value}" for name, value in proof.options.items())
    return say(
        "arena-about",
        games=proof.games,
        deals=proof.deals,
        seats=proof.seats,
        options=options,
        rotations=proof.games // max(1, proof.deals),
        bots=", ".join(proof.bots),
        seed=str(proof.seed),
    )


def section(heading: str, content: str) -> str:
    """A part of the page."""
    return f"<section>\n<h2>{escape(say(heading))}</h2>\n{content}\n</section>"


def items(sentences: list[str]) -> str:
    """Sentences, one below the other."""
    return "<ul>\n" + "\n".join(f"<li>{escape(text)}</li>" for text in sentences) + "\n</ul>"


def figures(
    drawings: dict[str, str], kind: str = "plots", captions: dict[str, str] | None = None
) -> str:
    """The plots with their captions; where none are given, each plot has a sentence of its own."""
    told = captions or {name: say(f"plot-title-{name}") for name in drawings}
    found = [
        f'<figure>\n<figcaption id="{name}-caption">{escape(told[name])}'
        f'</figcaption>\n<div role="img" aria-labelledby="{name}-caption">\n{svg}\n</div></figure>'
        for name, svg in drawings.items()
    ]
    return f'<div class="{kind}">\n' + "\n".join(found) + "\n</div>"


def grid(heads: list[str], rows: list[list[str]]) -> str:
    """A table that scrolls by itself where it is too wide."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return (
        f'<div class="scroll" tabindex="0"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def standings_table(proof: Report) -> str:
    """How the bots did, the best first."""
    heads = ["bot", "share", "interval", "rating", "wins", "score", "thinking"]
    rows = [
        [
            bot.name,
            percent(bot.win_share.value),
            interval(bot.win_share),
            f"{bot.rating.mu:.1f} ({bot.rating.low:.1f}–{bot.rating.high:.1f})",
            f"{bot.wins:.6g} / {bot.played}",
            "–" if bot.mean_score is None else f"{bot.mean_score.value:.1f}",
            seconds_text(bot.seconds_per_decision),
        ]
        for bot in proof.standings
    ]
    return grid([say(f"arena-{head}") for head in heads], rows)


def seats_table(proof: Report) -> str:
    """The seats, and the turns if there are any."""
    rows = [[str(seat), with_interval(found)] for seat, found in enumerate(proof.table.seats, 1)]
    for turn, found in turns(proof.table):
        rows.append([say("arena-turn", turn=turn), with_interval(found)])
    return grid([say("arena-seat"), say("arena-share")], rows)


def balance_table(proof: Report) -> str:
    """The options compared."""
    heads = ["option", "best-seat", "worst-seat", "first", "shared", "length"]
    return grid(
        [say(f"arena-{head}") for head in heads],
        [balance_row(variant, with_interval) for variant in proof.balance or []],
    )
