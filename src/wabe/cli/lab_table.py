"""What `wabe lab` prints: the figures that are asked for most, each with its interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wabe.cli.arguments import text
from wabe.cli.figures import about_match
from wabe.cli.printing import print_table

if TYPE_CHECKING:
    from wabe.kernel.message import Json
    from wabe.lab import Report

SHARES = {"sides", "seats", "steps", "things", "worth"}
BUST = "bust"  # the event that is shown, if a game has it, whether it has moved or not
MOST_MOVED = 12  # things whose share has moved most
TENTH = 0.1
FEWEST_CHANCES = 30
CLEAR = 2.0  # how far from no difference, in half intervals, a thing has moved that is told


def show(report: Report) -> None:
    """All tables."""
    told = report.to_json()
    about = about_match(told["game"], told["players"], told["games"], told["seed"])
    print(text("cli-lab", bots=", ".join(sorted(set(told["bots"]))), **about))
    print()
    for group in ("sides", "seats", "scores", "seat_scores", "sources", "lengths"):
        if told["groups"][group]:
            table(told, group, told["groups"][group])
    table(told, "events", [each for each in told["groups"]["events"] if moved(each) or each["name"] == BUST])
    table(told, "steps", [each for each in told["groups"]["steps"] if each["name"] == "all"])
    things = told["groups"]["things"]
    flags(told, [each for each in things if any(each["flag"])])
    clearest = sorted(filter(moved, things), key=clearness, reverse=True)
    if clearest:
        table(told, "things", clearest[:MOST_MOVED])
    print(text("cli-lab-intervals"))


def table(told: Json, group: str, measures: Sequence[Json]) -> None:
    """The measures of a group: each variant, and the differences to the first."""
    print_table(headings(told, group), rows(group, measures))


def headings(told: Json, group: str) -> list[str]:
    """Of such a table: the measure, each variant, the differences."""
    return [text(f"cli-lab-of-{group.replace('_', '-')}"), *variants(told), *less(told)]


def variants(told: Json) -> list[str]:
    """Their names, the first one's first."""
    return [variant["name"] for variant in told["variants"]]


def less(told: Json) -> list[str]:
    """What the differences of the others to the first are called."""
    first, *others = variants(told)
    return [text("cli-lab-less", variant=name, first=first) for name in others]


def rows(group: str, measures: Sequence[Json]) -> list[list[str]]:
    """One for each measure."""
    return [[named(group, each["name"]), *cells(group, each)] for each in measures]


def named(group: str, name: str) -> str:
    """A measure by its name."""
    return text("cli-lab-all") if name == "all" else text(f"cli-lab-{name}") if group == "lengths" else name


def cells(group: str, measure: Json) -> Iterator[str]:
    """Figures and differences in words."""
    for figure in measure["figures"]:
        yield interval(group, figure)
    for figure in measure["differences"]:
        yield interval(group, figure, signed=True)


def interval(group: str, figure: Json | None, signed: bool = False) -> str:
    """A figure with its interval: shares in percent."""
    if figure is None:
        return ""
    sign, scale, end = "+" if signed else "", *((100.0, "%") if group in SHARES else (1.0, ""))
    half = (figure["high"] - figure["low"]) / 2 * scale
    digits = 1 if group in SHARES or half >= TENTH or abs(figure["value"]) >= 1.0 else 3
    return f"{figure['value'] * scale:{sign}.{digits}f}{end} ± {half:.{digits}f}"


def moved(measure: Json) -> bool:
    """Whether a measure differs clearly between variants, as far as chance lets one say."""
    return clearness(measure) >= CLEAR


def clearness(measure: Json) -> float:
    """How many half intervals its greatest difference is from none; 0 where there is too little to say."""
    return max((clear_of(each) for each in measure["differences"] if each is not None), default=0.0)


def clear_of(difference: Json) -> float:
    """The same of one difference."""
    half = (difference["high"] - difference["low"]) / 2
    return abs(difference["value"]) / half if half > 0 and difference["of"] >= FEWEST_CHANCES else 0.0


def flags(told: Json, things: Sequence[Json]) -> None:
    """Things that are hardly ever or nearly always taken."""
    if things:
        shares = [[each["name"], *map(share, each["figures"])] for each in things]
        print_table([text("cli-lab-flagged"), *variants(told)], shares)


def share(figure: Json | None) -> str:
    """Taken of how many chances."""
    return "" if figure is None else text("cli-lab-of", share=f"{figure['value']:.1%}", number=figure["of"])
