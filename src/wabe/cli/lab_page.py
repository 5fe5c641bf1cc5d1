"""The report of `wabe lab` as a page: all figures, with drawings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import wabe
from wabe.cli.arguments import text
from wabe.cli.figures import written
from wabe.cli.lab_table import headings, interval, less, named, reaches, rows, variants
from wabe.lab.report import OFTEN, SELDOM
from wabe.pages import write
from wabe.texts import Texts
from wabe.texts.languages import SPOKEN

if TYPE_CHECKING:
    from wabe.kernel.message import Json
    from wabe.lab import Report

DRAWN = {"sides", "seats", "scores", "seat_scores", "sources"}
ABOVE: Final[Any] = {"loc": "lower left", "bbox_to_anchor": (0.0, 1.0), "ncols": 3}  # the axes: nothing lies behind it
WIDTH = 6.4
HEIGHT_EACH = 0.16  # of a line with a mark, in inches
MARGIN = 0.9
LONG = 24  # rows, about a screen


def page(report: Report) -> str:
    """A page of its own. Raises `MissingExtra` without matplotlib."""
    told = report.to_json()
    sections = [write.section(text("cli-lab-played"), write.facts(facts(told)), write.text(text("cli-lab-intervals")))]
    sections += [of_group(told, group) for group in told["groups"] if group != "things" and told["groups"][group]]
    sections += of_things(told)
    title = Texts(wabe.load(told["game"])).text("title")
    return write.page(text("cli-lab-title", title=title), sections, SPOKEN.language)


def facts(told: Json) -> Iterator[tuple[str, object]]:
    """What was played."""
    for name in ("game", "players", "games", "seed"):
        yield text(f"cli-lab-{name}"), told[name]
    yield text("cli-lab-bots"), ", ".join(told["bots"])
    for name, variant in zip(variants(told), told["variants"], strict=True):
        pack = variant["data"]
        called = (
            text("cli-data-own") if pack is None else text("cli-data-pack", name=pack["name"], digest=pack["digest"])
        )
        yield name, "; ".join(filter(None, [called.removesuffix("."), written(variant["options"])]))


def of_group(told: Json, group: str) -> str:
    """A group as a drawing, where it has few measures, and as a table; a long one unfolds on demand."""
    measures = told["groups"][group]
    heading = text(f"cli-lab-of-{group.replace('_', '-')}")
    drawn = [dots(told, group, measures, heading)] if group in DRAWN else []
    table = write.table(headings(told, group), rows(group, measures))
    if len(measures) > LONG:
        table = write.folded(text("cli-lab-rows", rows=len(measures)), table)
    return write.section(heading, *drawn, table)


def dots(told: Json, group: str, measures: Sequence[Json], heading: str) -> str:
    """Every measure as a line of dots, one for each variant, with its interval."""
    names = variants(told)
    height = MARGIN + HEIGHT_EACH * len(measures) * (len(names) + 1)
    drawn, (axes,) = write.canvas(WIDTH, height)
    for at, name in enumerate(names):
        known = [(row, each["figures"][at]) for row, each in enumerate(measures) if each["figures"][at] is not None]
        places = [row + (at + 1) / (len(names) + 1) - 0.5 for row, _ in known]
        values = [figure["value"] for _, figure in known]
        errors = [[reaches(figure)[end] for _, figure in known] for end in (0, 1)]
        colour = write.SERIES[at % len(write.SERIES)]
        axes.errorbar(values, places, xerr=errors, fmt="o", markersize=3.5, color=colour, label=name)
    if group in ("sides", "seats"):
        axes.axvline(told["fair"], color=write.SOFT, linewidth=1.0, linestyle="--")
    axes.set_yticks(range(len(measures)), [named(group, each["name"]) for each in measures])
    axes.set_ylim(len(measures) - 0.5, -0.5)
    write.legend(axes, **ABOVE)
    return write.figure(drawn, heading, text("cli-lab-dots"))


def of_things(told: Json) -> Iterator[str]:
    """Things, each kind to be unfolded: how often they are taken, and what they are worth to the win."""
    kinds: dict[str, list[Json]] = {}
    for each in told["groups"]["things"]:
        kinds.setdefault(each["name"].split(" ")[0], []).append(each)
    if kinds:
        tables = [
            write.folded(
                text("cli-lab-kind", kind=kind, things=len(things)),
                write.table(thing_headings(told), map(thing_row, things)),
            )
            for kind, things in kinds.items()
        ]
        yield write.section(text("cli-lab-of-things"), write.text(text("cli-lab-things")), scatter(told), *tables)


def thing_headings(told: Json) -> list[str]:
    """Of the table of a kind."""
    names = variants(told)
    taken = [text("cli-lab-taken", variant=name) for name in names]
    worth = [text("cli-lab-worth", variant=name) for name in names]
    return [text("cli-lab-thing"), *taken, text("cli-lab-chances", variant=names[0]), *less(told), *worth]


def thing_row(thing: Json) -> list[str]:
    """How often under each variant, with a mark where that is hardly ever or nearly always; and its worth."""
    marks = {"": "", "seldom": " ▼", "often": " ▲"}
    taken = [interval("things", each) + marks[flag] for each, flag in zip(thing["figures"], thing["flag"], strict=True)]
    first = thing["figures"][0]
    differences = [interval("things", each, signed=True) for each in thing["differences"]]
    worth = [interval("worth", each, signed=True) for each in thing["worth"]]
    return [thing["name"], *taken, "0" if first is None else str(first["of"]), *differences, *worth]


def scatter(told: Json) -> str:
    """How often a thing is taken, and its worth."""
    drawn, (axes,) = write.canvas(WIDTH, 3.6)
    for at, name in enumerate(variants(told)):
        pairs = [(each["figures"][at], each["worth"][at]) for each in told["groups"]["things"] if " " in each["name"]]
        points = [(taken["value"], worth["value"]) for taken, worth in pairs if taken is not None and worth is not None]
        colour = write.SERIES[at % len(write.SERIES)]
        axes.plot(*zip(*points, strict=True), "o", markersize=2.5, color=colour, label=name) if points else None
    for bound in (SELDOM, OFTEN):
        axes.axvline(bound, color=write.SOFT, linewidth=1.0, linestyle="--")
    axes.set_xlabel(text("cli-lab-axis-taken"))
    axes.set_ylabel(text("cli-lab-axis-worth"))
    write.legend(axes, **ABOVE)
    return write.figure(drawn, text("cli-lab-scatter"), text("cli-lab-scatter"))
