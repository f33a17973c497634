"""What the laboratory has found, as people read it, on the terminal and on the page."""

from tatami.arena.intervals import LEVEL, Estimate
from tatami.arena.lab.compare import Figure, Report, Row
from tatami.arena.lab.measures import MEASURES, SEATS
from tatami.words import figure, say

NOTHING = "–"
SAME = "="
MINUS = "\N{MINUS SIGN}"


def name_of(row: Row) -> str:
    """What the variant is called."""
    return row.name or say("lab-base")


def heading(name: str) -> str:
    """What a measure is called."""
    return say(f"lab-measure-{name}")


def number(name: str, value: float) -> str:
    """A value of a measure."""
    measure = MEASURES[name]
    text = figure(100 * value if measure.is_share else value, measure.digits).replace("-", MINUS)
    return say("simulate-percent", share=text) if measure.is_share else text


def value_of(name: str, row: Row) -> str:
    """What was found; of the seats, which one it is, too."""
    estimate = row.figures[name].estimate
    if estimate is None:
        return NOTHING
    told = number(name, estimate.value)
    return f"{row.best_place}: {told}" if name == SEATS else told


def bounds(name: str, estimate: Estimate) -> str:
    """The interval of a value."""
    return f"{number(name, estimate.low)} – {number(name, estimate.high)}"


def difference(name: str, found: Figure) -> str:
    """How it differs from the base, and how far that can be wrong; nothing for the base itself."""
    if found.difference is None:
        return ""
    value = found.difference.value
    reach = found.difference.high - value
    if not value and not reach:
        return SAME
    sign = MINUS if value < 0 else "+"
    return f"{sign}{number(name, abs(value))} ± {number(name, reach)}"


def meaning(name: str, proof: Report) -> str:
    """What a measure tells."""
    fair = number(SEATS, proof.fair_share)
    strong, weak = proof.skill
    return say(f"lab-meaning-{name}", fair=fair, strong=strong, weak=weak)


# Findings


def findings(proof: Report) -> list[str]:
    """What was found, a sentence for each measure, then what may be unfair or mere chance."""
    told = [finding(name, proof) for name in proof.measures]
    told += unfair_seats(proof)
    if proof.differences:
        chance = round(proof.differences * (1 - LEVEL))
        told.append(
            say("lab-clear", clear=proof.clear, differences=proof.differences, chance=chance)
        )
    lost = sum(row.forfeits for row in proof.variants)
    if lost:
        told.append(say("lab-forfeits", count=lost, reason=proof.forfeits[0]))
    return told


def finding(name: str, proof: Report) -> str:
    """What the variants do to one measure: the clearest on both sides."""
    base, *others = proof.variants
    told = [say("lab-in-base", measure=heading(name), value=value_of(name, base))]
    clear = [
        (found.value, row)
        for row in others
        if row.figures[name].is_clear() and (found := row.figures[name].difference) is not None
    ]
    if not clear:
        return " ".join([*told, say("lab-no-difference")])
    lowest, highest = (choose(clear, key=lambda one: one[0]) for choose in (min, max))
    for sentence, (value, row) in (("lab-more", highest), ("lab-less", lowest)):
        if (value > 0) == (sentence == "lab-more"):
            how = difference(name, row.figures[name])
            told.append(say(sentence, name=name_of(row), difference=how))
    return " ".join(told)


def unfair_seats(proof: Report) -> list[str]:
    """In how many variants the seats are clearly not worth the same."""
    if SEATS not in proof.measures:
        return []
    count = sum(
        any(share.excludes(proof.fair_share) for share in row.places) for row in proof.variants
    )
    return [say("lab-unfair", count=count, variants=len(proof.variants))]
