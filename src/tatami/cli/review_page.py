"""The page of a review: the curve, the lessons, the turning points, and every decision."""

from pathlib import Path
from typing import Any

import msgspec

from tatami.arena.plots import FAINT, LINE, SEATS, drawn, label
from tatami.arena.report import figures, grid, items, section, whole_page, write_files
from tatami.cli.review import headings, player_names, seat_rows, winners
from tatami.narration.titles import title_of
from tatami.review.findings import Review
from tatami.review.match import Match
from tatami.review.sentences import Telling, percent
from tatami.words import say

STYLES = ["-", "--", "-.", ":"]
"""Lines that can be told apart without their colours."""
WIDTH = 9.0
HEIGHT = 8 * LINE


def write_page(folder: Path, match: Match, made: Review) -> None:
    """Write index.html, report.json and the curve."""
    names = player_names(match.record)
    telling = Telling(match, names)
    drawings = {"curve": drawn("curve", draw_curve, (names, made), HEIGHT, WIDTH)}
    page = whole_page(
        say("review-title", game=title_of(match.game), players=", ".join(names)),
        f"{winners(match)} {say('review-about')}",
        [
            section("review-curve", figures(drawings, "plots wide")),
            section("review-lessons", items(telling.lessons(made) or [say("review-no-lessons")])),
            section("review-turns", items(telling.turns(made) or [say("review-no-turns")])),
            section("review-seats", seats_table(names, made)),
            items(telling.luck_and_skill(made)),
            section("review-decisions", decisions_table(telling, names, made)),
        ],
    )
    write_files(folder, page, drawings, msgspec.json.encode(made))


def draw_curve(axes: Any, drawn: tuple[list[str], Review]) -> None:
    """The chance of every seat after every move, with the turning points."""
    names, made = drawn
    for turn in made.turns:
        axes.axvline(turn.upto, color=FAINT, linewidth=1, alpha=0.6)
    for seat, name in enumerate(names):
        axes.plot(
            [point.at for point in made.curve],
            [point.chances[seat] for point in made.curve],
            color=SEATS[seat % len(SEATS)],
            linestyle=STYLES[seat % len(STYLES)],
            linewidth=1.8,
            label=label(name),
        )
    axes.set_ylim(-0.02, 1.02)
    axes.set_xlim(made.curve[0].at, made.curve[-1].at)
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.grid(axis="y", color=FAINT, alpha=0.35)
    axes.set_axisbelow(True)
    axes.set_xlabel(say("review-move"))
    axes.legend(frameon=False, loc="upper left", ncols=len(names), fontsize=8.5)


def seats_table(names: list[str], made: Review) -> str:
    """The seats: accuracy, grades, luck and skill."""
    return grid([head.removeprefix(">") for head in headings()], seat_rows(names, made))


def decisions_table(telling: Telling, names: list[str], made: Review) -> str:
    """Every decision in the order of the match."""
    rows = [
        [
            f"{found.at + 1}. {names[found.seat]}: {telling.action(found.at, found.done.action)}",
            telling.action(found.at, found.best.action) if found.grade != "best" else "",
            say(f"review-grade-{found.grade}"),
            percent(found.loss),
            percent(found.done.chance),
        ]
        for found in made.decisions
    ]
    heads = ["review-done", "review-better", "review-grade", "review-loss", "review-chance"]
    return grid([say(head) for head in heads], rows)
