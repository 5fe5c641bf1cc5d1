"""What `wabe lab` prints: the figures that are asked for most, each with its interval."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from wabe.cli.arguments import text
from wabe.cli.figures import BASE, about_match
from wabe.cli.printing import print_table
from wabe.lab.measures import PARTS
from wabe.lab.report import FEWEST

if TYPE_CHECKING:
    from wabe.kernel.message import Json
    from wabe.lab import Report

MOST_MOVED = 12  # things whose share has moved most
TENTH = 0.1
CLEAR = 2.0  # how far from no difference, in half intervals, a thing has moved that is told


def show(report: Report, watched: Collection[str]) -> None:
    """All tables; of events those that have changed, and those watched (`Game.watched`)."""
    told = report.to_json()
    about = about_match(told["game"], told["players"], told["games"], told["seed"])
    print(text("cli-lab", bots=", ".join(sorted(set(told["bots"]))), **about))
    print()
    for group in ("sides", "seats", "scores", "seat_scores", "sources", "lengths"):
        if told["groups"][group]:
            table(told, group, told["groups"][group])
    table(told, "events", [each for each in told["groups"]["events"] if moved(each) or each["name"] in watched])
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


def less(told: Json) -> list[str]:
    """What the differences of the others to the first are called."""
    first, *others = variants(told)
    return [text("cli-lab-less", variant=name, first=first) for name in others]


def rows(group: str, measures: Sequence[Json]) -> list[list[str]]:
    """One for each measure."""
    return [[named(group, each["name"]), *cells(group, each)] for each in measures]


def variants(told: Json) -> list[str]:
    """What the variants are called: the game as it is in the language that is spoken."""
    return [text("cli-lab-base") if each["name"] == BASE else each["name"] for each in told["variants"]]


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
    """A figure with its interval, as far as one is known: shares in percent."""
    if figure is None:
        return ""
    sign, scale, end = "+" if signed else "", *((100.0, "%") if group in PARTS else (1.0, ""))
    reach = scale * max(reaches(figure))
    digits = 1 if group in PARTS or reach >= TENTH or abs(figure["value"]) >= 1.0 else 3
    value = f"{figure['value'] * scale:{sign}.{digits}f}{end}"
    return value if figure["low"] is None else f"{value} ± {reach:.{digits}f}"


def reaches(figure: Json) -> tuple[float, float]:
    """How far its interval reaches below and above it; 0 where none is known."""
    if figure["low"] is None:
        return 0.0, 0.0
    return max(0.0, figure["value"] - figure["low"]), max(0.0, figure["high"] - figure["value"])


def moved(measure: Json) -> bool:
    """Whether a measure differs clearly between variants, as far as chance lets one say."""
    return clearness(measure) >= CLEAR


def clearness(measure: Json) -> float:
    """How many half intervals its greatest difference is from none; 0 where there is too little to say."""
    return max((clear_of(each) for each in measure["differences"] if each is not None), default=0.0)


def clear_of(difference: Json) -> float:
    """The same of one difference."""
    half = max(reaches(difference))
    return abs(difference["value"]) / half if half > 0 and difference["of"] >= FEWEST else 0.0


def flags(told: Json, things: Sequence[Json]) -> None:
    """Things that are hardly ever or nearly always taken."""
    if things:
        shares = [[each["name"], *map(share, each["figures"])] for each in things]
        print_table([text("cli-lab-flagged"), *variants(told)], shares)


def share(figure: Json | None) -> str:
    """Taken of how many chances."""
    return "" if figure is None else text("cli-lab-of", share=f"{figure['value']:.1%}", number=figure["of"])
