"""tatami review: what the strongest bot makes of a match."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer

from tatami.arena.cluster import on_ray
from tatami.arena.workers import on_cores
from tatami.cli.arena import Address, ArenaCommand, Folder, check_extra
from tatami.cli.arguments import (
    AsJson,
    DeckFile,
    RecordFile,
    Seed,
    Workers,
    check_file,
    make_folder,
)
from tatami.cli.output import (
    complain,
    console,
    print_json,
    stoppable,
    table,
    tell,
    with_progress,
    writing,
)
from tatami.cli.replay import Match as MatchNumber
from tatami.cli.replay import place
from tatami.core.errors import TatamiError
from tatami.core.record import Record, decode, encode, load, replay
from tatami.core.version import is_compiled
from tatami.games import game_of
from tatami.narration.titles import title_of
from tatami.review import Finding, Match, Task, analysed, missing
from tatami.review import review as put_together
from tatami.review.findings import DEPTHS, Review
from tatami.review.grades import GRADES
from tatami.review.sentences import Telling
from tatami.words import figure, say

A = TypeVar("A")
T = TypeVar("T")
Pool = Callable[[Callable[[A], T], Iterable[A]], Iterator[tuple[int, T]]]

BATCH = 4
"""So many moments are handed to a worker at once."""

SeatNumber = Annotated[int | None, typer.Option(help=say("help-opt-review-seat"))]
Depth = Annotated[str, typer.Option(help=say("help-opt-review-depth"))]
Out = Annotated[Path | None, typer.Option(help=say("help-opt-review-out"))]

COMMAND_CLASS = ArenaCommand


def review(
    file: RecordFile,
    workers: Workers,
    match: MatchNumber = 1,
    seat: SeatNumber = None,
    depth: Depth = "deep",
    seed: Seed = 0,
    deck: DeckFile = None,
    out: Out = None,
    folder: Folder = None,
    ray: Address = "",
    json: AsJson = False,
) -> None:
    """Judge the decisions of one match of a file, or with `out` those of all its matches."""
    records = load(file)
    if match > len(records):
        raise TatamiError("record-number", path=str(file), count=len(records), number=match)
    if depth not in DEPTHS:
        raise TatamiError("review-depth", depth=depth, names=", ".join(DEPTHS))
    if not is_compiled():
        complain(say("review-plain"))
    check_extra([*["matplotlib"] * (folder is not None), *["ray"] * bool(ray)])
    plan = Plan(DEPTHS[depth], seed, seat, str(deck.absolute()) if deck else "")
    pool: Pool[Any, Any] = partial(on_cores, workers=workers)
    if ray:
        pool = partial(on_ray, address=ray, workers=workers)
    if out is not None:
        review_all(plan, file, records, pool, out)
        return
    record = records[match - 1]
    with place(file, match):
        found = replayed(plan, record)
    if folder is not None:
        make_folder(folder)
    with stoppable():
        made = reviewed(plan, found, pool)
    if folder is not None:
        # Loaded here: who wants no page needs nothing to draw it with.
        from tatami.cli.review_page import write_page

        write_page(folder, found, made)
    if json:
        print_json(made)
        return
    show(found, made)
    if folder is not None:
        tell(say("review-report", path=str(folder / "index.html")))


class Plan(msgspec.Struct, frozen=True):
    """What is wanted of a review."""

    depth: int
    seed: int
    seat: int | None
    """The only seat whose decisions are judged, counted from 1."""
    deck: str

    def seats(self, record: Record) -> list[int]:
        """The seats whose decisions are judged."""
        if self.seat is None:
            return list(range(record.seats))
        if not 1 <= self.seat <= record.seats:
            raise TatamiError("review-seat", seat=self.seat, last=record.seats)
        return [self.seat - 1]


def replayed(plan: Plan, record: Record) -> Match:
    """The match, if its record is sound and the seat is there."""
    game = game_of(record, Path(plan.deck) if plan.deck else None)
    replay(record, game)
    plan.seats(record)
    return Match(record, game)


# One match, its moments on many cores


def reviewed(plan: Plan, match: Match, pool: Pool[Any, Any]) -> Review:
    """Review a match; a bar shows how far it is."""
    seats = plan.seats(match.record)
    findings: list[Finding] = []
    work = partial(analyse_batch, plan, encode(match.record))
    while tasks := missing(match, seats, findings, plan.depth):
        done = pool(work, in_batches(tasks))
        parts = ((len(batch), batch) for _, batch in done)
        for batch in with_progress(parts, len(tasks), "progress-moments"):
            findings += batch
    return put_together(match, seats, findings, plan.depth)


def in_batches(tasks: list[Task]) -> Iterator[list[Task]]:
    """The tasks, a few at a time."""
    for start in range(0, len(tasks), BATCH):
        yield tasks[start : start + BATCH]


def analyse_batch(plan: Plan, line: bytes, tasks: list[Task]) -> list[Finding]:
    """In a process of its own: do these tasks."""
    record = decode(line)
    game = game_of(record, Path(plan.deck) if plan.deck else None)
    return analysed(record, game, tasks, plan.seed)


# Many matches, each on one core


def review_all(
    plan: Plan, file: Path, records: list[Record], pool: Pool[Any, Any], out: Path
) -> None:
    """Review every match of a file; a line of JSON for each, in the order of the file."""
    check_file(out)
    lines: dict[int, bytes] = {}
    with stoppable(), writing(out) as opened:
        parts = (
            (1, numbered)
            for numbered in pool(partial(review_line, plan, str(file)), list(enumerate(records, 1)))
        )
        for number, line in with_progress(parts, len(records)):
            lines[number] = line
        for number in sorted(lines):
            opened.write(lines[number])
    tell(say("review-written", count=len(records), path=str(out)))


def review_line(plan: Plan, file: str, task: tuple[int, Record]) -> bytes:
    """In a process of its own: review one match from first to last."""
    number, record = task
    with place(Path(file), number):
        match = replayed(plan, record)
    seats = plan.seats(record)
    findings: list[Finding] = []
    while tasks := missing(match, seats, findings, plan.depth):
        findings += analysed(record, match.game, tasks, plan.seed)
    return msgspec.json.encode(put_together(match, seats, findings, plan.depth)) + b"\n"


# For people


def player_names(record: Record) -> list[str]:
    """What the seats are called: by their players, if no two have the same name."""
    if len(set(record.players)) == record.seats:
        return record.players
    if len(record.players) != record.seats:
        return [say("replay-seat", seat=seat + 1) for seat in range(record.seats)]
    return [
        say("replay-seat-player", seat=seat + 1, player=player)
        for seat, player in enumerate(record.players)
    ]


def winners(match: Match) -> str:
    """Who won."""
    names = player_names(match.record)
    won = match.game.winners(match.states[-1])
    return say(
        "review-winners", count=len(won), names=", ".join([names[seat] for seat in won]) or "-"
    )


def show(match: Match, made: Review) -> None:
    """The review for people."""
    names = player_names(match.record)
    telling = Telling(match, names)
    grid = table(
        say("review-title", game=title_of(match.game), players=", ".join(names)), *headings()
    )
    for row in seat_rows(names, made):
        grid.add_row(*row)
    console.print(grid)
    tell(winners(match))
    for heading, sentences, otherwise in sections(telling, made):
        tell("")
        tell(heading, "bold")
        for sentence in sentences or [otherwise]:
            tell(sentence)


def sections(telling: Telling, made: Review) -> list[tuple[str, list[str], str]]:
    """What is told in sentences: a heading, the sentences, and what is said if there are none."""
    return [
        (say("review-seats"), telling.luck_and_skill(made), ""),
        (say("review-lessons"), telling.lessons(made), say("review-no-lessons")),
        (say("review-turns"), telling.turns(made), say("review-no-turns")),
    ]


def headings() -> list[str]:
    """The columns of the table of seats."""
    return [
        say("review-player"),
        ">" + say("review-accuracy"),
        *[">" + say(f"review-grade-{grade}") for grade in GRADES],
    ]


def seat_rows(names: list[str], made: Review) -> list[list[str]]:
    """A row for each seat."""
    return [
        [
            names[found.seat],
            say("review-none") if found.accuracy is None else figure(found.accuracy),
            *[str(found.grades[grade]) for grade in GRADES],
        ]
        for found in made.by_seat
    ]
