"""What the tests of the arena share: plans, your own bots, and programs that misbehave."""

import shlex
import sys
from pathlib import Path

from tatami.arena.matches import Result, play_all
from tatami.arena.schedule import Plan, matches
from tatami.games import game_named

GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"action": message["legal"][-1]["action"]}), flush=True)
"""

READ = """
import json, os, signal, sys, time
hello, question = sys.stdin.readline(), sys.stdin.readline()
"""

MISBEHAVING = {
    "crash": READ + "raise ValueError('lost my sword')",
    "quiet end": READ + "sys.exit(3)",
    "killed": READ + "os.kill(os.getpid(), signal.SIGKILL)",
    "never starts": "raise SystemExit('no armour')",
    "hang": READ + "time.sleep(1000)",
    "deaf": "import time; time.sleep(1000)",
    "closes its output": READ + "os.close(1); time.sleep(1000)",
    "nonsense": READ + "print('hai!', flush=True); time.sleep(1000)",
    "not UTF-8": READ + r"os.write(1, b'\xff\xfe\n'); time.sleep(1000)",
    "wrong type": READ + 'print(\'{"action": "first"}\', flush=True); time.sleep(1000)',
    "illegal": READ + "print('{\"action\": 123456}', flush=True); time.sleep(1000)",
    "floods": READ + "\nwhile True: print('x' * 1000, flush=True)",
    "endless line": READ + "\nwhile True: sys.stdout.write('x' * 1000)",
    "floods its errors": READ + "\nwhile True: print('x' * 1000, file=sys.stderr)",
    "two answers": READ
    + "\nanswer = json.dumps({'action': json.loads(question)['legal'][0]['action']})"
    + "\nos.write(1, f'{answer}\\n{answer}\\n'.encode()); time.sleep(1000)",
    "speaks first": "print('ready', flush=True)\nimport time; time.sleep(1000)",
}


def program(folder: Path, code: str) -> str:
    """An entry for a program with this code."""
    path = folder / "program.py"
    path.write_text(code)
    return f"program:{shlex.join([sys.executable, str(path)])}"


def plan(bots: list[str], seats: int = 2, game: str = "ninjan", timeout: float = 60.0) -> Plan:
    """A plan with the rulebook's own options."""
    found = game_named(game)
    return Plan(
        game=game,
        version=found.version,
        seats=seats,
        variants=[found.options()],
        bots=bots,
        seed=1,
        timeout=timeout,
    )


def played(plan: Plan, folder: Path, games: int) -> list[Result]:
    """The results of some matches of the plan."""
    return play_all(plan, str(folder), list(matches(plan, games)))
