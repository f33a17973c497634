"""Why what a seat knows of a contest is one packed number: the same with an object for each.

python -m bench.contests compiles both with mypyc into a folder of its own, and lets each judge a
table of Samurai as often as it can: a row of contests is made, then every one is judged with three
tiles, as `samurai/bot/policy/rollout.py` does in every iteration of search.
"""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

SOURCE = Path(__file__).parents[1] / "src" / "tatami" / "search" / "contests.py"

FIGURES = 38
"""On the map at the beginning, with four seats."""
TABLES = 20_000
ROUNDS = 5

PACKED = """
from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.core.cards import numbers
from packed import contest, hopes_of, promise

HOPES = hopes_of([10, 0, 25, 20, 15, 12, 10], [0, 15, 9, 7, 6, 5, 4])


def judge(influence: list[int], tables: int) -> int:
    total: i64 = 0
    sums = numbers(influence)
    for table in range(tables):
        row = vec[i64]()
        for figure in range(len(sums)):
            row = append(row, contest(sums[figure], 4, table % 4, figure % 3, figure % 6))
        for figure in range(len(sums)):
            for points in range(1, 4):
                total += promise(row[figure], points, 0, HOPES)
    return total
"""

OBJECTS = """
from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import NONE, numbers
from tatami.core.counts import count_of
from packed import hope, hopes_of

HOPES = hopes_of([10, 0, 25, 20, 15, 12, 10], [0, 15, 9, 7, 6, 5, 4])


class Contest:
    def __init__(
        self, kind: i64, stage: i64, own: i64, most: i64, next: i64, rival: i64
    ) -> None:
        self.kind: i64 = kind
        self.stage: i64 = stage
        self.own: i64 = own
        self.most: i64 = most
        self.next: i64 = next
        self.rival: i64 = rival


def contest(influence: i64, seats: i64, seat: i64, kind: i64, stage: i64) -> Contest:
    best: i64 = NONE
    most: i64 = 0
    next: i64 = 0
    for rival in range(seats):
        if rival != seat:
            its = count_of(influence, rival, kind)
            if its > most:
                next = most
                most = its
                best = rival
            elif its > next:
                next = its
    if most == next:
        best = NONE
    return Contest(kind, stage, count_of(influence, seat, kind), most, next, best)


def promise(contest: Contest, more: i64, change: i64, hopes: vec[i64]) -> i64:
    stage = contest.stage + change
    own = contest.own + more
    if own > contest.most:
        return hope(hopes, stage, own - contest.most)
    if own == contest.most or contest.rival == NONE:
        return 0
    return -hope(hopes, stage, contest.most - max(own, contest.next))


def judge(influence: list[int], tables: int) -> int:
    total: i64 = 0
    sums = numbers(influence)
    for table in range(tables):
        row: list[Contest] = []
        for figure in range(len(sums)):
            row.append(contest(sums[figure], 4, table % 4, figure % 3, figure % 6))
        for figure in range(len(sums)):
            for points in range(1, 4):
                total += promise(row[figure], points, 0, HOPES)
    return total
"""


def compiled(folder: Path, **sources: str) -> None:
    """Turn these modules into machine code, as one group, where Python finds them."""
    for name, text in sources.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    files = [f"{name}.py" for name in sources]
    subprocess.run([sys.executable, "-m", "mypyc", *files], cwd=folder, check=True)
    sys.path.insert(0, str(folder))


def main() -> None:
    """Measure both by turns and print microseconds a table."""
    influence = [n * 2654435761 % (1 << 59) for n in range(FIGURES)]
    with TemporaryDirectory() as place:
        # What is packed is compiled along with both, so that neither calls further than the other.
        source = SOURCE.read_text(encoding="utf-8")
        compiled(Path(place), packed=source, numbers_in_row=PACKED, objects_in_list=OBJECTS)
        modules = {name: import_module(name) for name in ("numbers_in_row", "objects_in_list")}
        found: dict[str, list[float]] = {name: [] for name in modules}
        sums = set()
        for _ in range(ROUNDS):
            for name, module in modules.items():
                began = process_time()
                sums.add(module.judge(influence, TABLES))
                found[name].append((process_time() - began) / TABLES * 1e6)
        assert len(sums) == 1, "both judge alike"
        for name, times in found.items():
            print(f"{name}: {median(times):.1f} µs a table, {min(times):.1f} at best")


if __name__ == "__main__":
    main()
