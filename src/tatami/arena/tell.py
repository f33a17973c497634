"""Figures and findings as people read them, on the terminal and on the page."""

from collections.abc import Callable

from tatami.arena.intervals import Estimate
from tatami.arena.standings import Report, Table, Variant
from tatami.words import say

MOST_LINES = 10
"""Forfeits that are told one by one."""


def percent(value: float) -> str:
    """A share of 1 in percent, with one digit after the point."""
    return f"{value:.1%}"


def interval(estimate: Estimate) -> str:
    """The bounds of a share."""
    return f"{100 * estimate.low:.1f}–{estimate.high:.1%}"


def with_interval(estimate: Estimate) -> str:
    """A share and its bounds."""
    return f"{estimate.value:.1%} ({interval(estimate)})"


def seconds_text(seconds: float) -> str:
    """A time to think, with a fitting unit."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1000:.1f} ms" if seconds >= 0.001 else f"{seconds * 1e6:.0f} µs"


def option_text(variant: Variant) -> str:
    """What is different at this table."""
    changes = [f"{name}={value}" for name, value in variant.changed.items()]
    return ", ".join(changes) or say("arena-own-options")


def balance_row(variant: Variant, figure: Callable[[Estimate], str]) -> list[str]:
    """One table of the comparison: its option, best and worst seat, first move, ties, length."""
    found = variant.table
    if found.length is None or found.shared is None:
        return [option_text(variant)] + ["–"] * 5
    values = [estimate.value for estimate in found.seats]
    best, worst = values.index(max(values)), values.index(min(values))
    return [
        option_text(variant),
        f"{best + 1}: {figure(found.seats[best])}",
        f"{worst + 1}: {figure(found.seats[worst])}",
        figure(found.turn_order[0]) if found.turn_order else "–",
        percent(found.shared.value),
        f"{found.length.mean.value:.1f}",
    ]


def turns(found: Table) -> list[tuple[int, Estimate]]:
    """The turns and what they are worth, where that is not the same as the seats."""
    order = found.turn_order
    return list(enumerate(order, 1)) if order is not None and order != found.seats else []


def verdicts(proof: Report) -> list[str]:
    """The findings in sentences."""
    return [
        *bot_verdicts(proof),
        *seat_verdicts(proof.table, proof.fair_share),
        *first_move_verdict(proof.table, proof.fair_share),
        *length_verdict(proof.table),
        *forfeit_verdicts(proof),
    ]


def bot_verdicts(proof: Report) -> list[str]:
    """Which bots are better than the others; a bot alone has nobody to be better than."""
    if len(proof.standings) == 1:
        return []
    return [
        say(
            f"arena-bot-{verdict(bot.win_share, proof.fair_share)}",
            name=bot.name,
            share=with_interval(bot.win_share),
            fair=percent(proof.fair_share),
        )
        for bot in proof.standings
    ]


def verdict(found: Estimate, fair: float) -> str:
    """Whether it is better or worse than fair, or whether that is not clear."""
    if not found.excludes(fair):
        return "alike"
    return "better" if found.value > fair else "worse"


def seat_verdicts(found: Table, fair: float) -> list[str]:
    """Which seats are better or worse than the others."""
    told = [
        say(
            f"arena-seat-{verdict(estimate, fair)}",
            seat=seat,
            share=with_interval(estimate),
            fair=percent(fair),
        )
        for seat, estimate in enumerate(found.seats, 1)
        if estimate.excludes(fair)
    ]
    return told or [say("arena-seats-alike", games=found.games)]


def first_move_verdict(found: Table, fair: float) -> list[str]:
    """What it is worth to choose first."""
    if not found.games:
        return []
    if found.turn_order is None:
        return [say("arena-no-first")]
    first = found.turn_order[0]
    return [
        say(
            "arena-first-verdict",
            share=with_interval(first),
            fair=percent(fair),
            verdict=verdict(first, fair),
        )
    ]


def length_verdict(found: Table) -> list[str]:
    """How long a match is."""
    if found.length is None:
        return []
    return [
        say(
            "arena-length-verdict",
            mean=f"{found.length.mean.value:.1f}",
            shortest=found.length.shortest,
            longest=found.length.longest,
        )
    ]


def forfeit_verdicts(proof: Report) -> list[str]:
    """Who forfeited, and why."""
    lines = [
        say(
            "arena-forfeit",
            name=lost.name,
            deal=lost.deal + 1,
            rotation=lost.rotation + 1,
            seat=lost.seat + 1,
            reason=lost.reason,
        )
        for lost in proof.forfeits[:MOST_LINES]
    ]
    hidden = len(proof.forfeits) - MOST_LINES
    return [*lines, say("arena-more-forfeits", count=hidden)] if hidden > 0 else lines
