"""The report of `wabe lab` as a page: all figures, with drawings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wabe.arena import html
from wabe.cli.arguments import text
from wabe.cli.lab_table import cells, interval, named
from wabe.texts.languages import SPOKEN

if TYPE_CHECKING:
    from wabe.kernel.message import Json
    from wabe.lab import Report

DRAWN = {"sides", "seats", "scores", "seat_scores", "sources"}
WIDTH = 6.4
HEIGHT_EACH = 0.16  # of a line with a mark, in inches
MARGIN = 0.9
BOUNDS = (0.02, 0.9)


def page(report: Report) -> str:
    """A page of its own. Raises `MissingExtra` without matplotlib."""
    told = report.to_json()
    sections = [html.section(text("cli-lab-played"), html.facts(facts(told)), html.text(text("cli-lab-intervals")))]
    sections += [of_group(told, group) for group in told["groups"] if group != "things" and told["groups"][group]]
    sections += of_things(told)
    return html.page(text("cli-lab-title", title=told["game"]), sections, SPOKEN.language)


def facts(told: Json) -> Iterator[tuple[str, object]]:
    """What was played."""
    for name in ("game", "players", "games", "seed"):
        yield text(f"cli-lab-{name}"), told[name]
    yield text("cli-lab-bots"), ", ".join(told["bots"])
    for variant in told["variants"]:
        pack = variant["data"]
        options = ", ".join(f"{name}={value}" for name, value in variant["options"].items())
        called = (
            text("cli-data-own") if pack is None else text("cli-data-pack", name=pack["name"], digest=pack["digest"])
        )
        yield variant["name"], f"{called}; {options}"


def of_group(told: Json, group: str) -> str:
    """A group as a drawing, where it has few measures, and as a table."""
    measures = told["groups"][group]
    heading = text(f"cli-lab-of-{group.replace('_', '-')}")
    drawn = [dots(told, group, measures, heading)] if group in DRAWN else []
    return html.section(heading, *drawn, table(told, group, measures))


def headings(told: Json, group: str) -> list[str]:
    """Of a table: the measure, each variant, the differences."""
    names = [variant["name"] for variant in told["variants"]]
    less = [text("cli-lab-less", variant=name, first=names[0]) for name in names[1:]]
    return [text(f"cli-lab-of-{group.replace('_', '-')}"), *names, *less]


def table(told: Json, group: str, measures: Sequence[Json]) -> str:
    """All measures of a group."""
    return html.table(headings(told, group), [[named(group, each["name"]), *cells(group, each)] for each in measures])


def dots(told: Json, group: str, measures: Sequence[Json], heading: str) -> str:
    """Every measure as a line of dots, one for each variant, with its interval."""
    variants = [variant["name"] for variant in told["variants"]]
    height = MARGIN + HEIGHT_EACH * len(measures) * (len(variants) + 1)
    drawn, (axes,) = html.canvas(WIDTH, height)
    for at, name in enumerate(variants):
        rows = [(row, each["figures"][at]) for row, each in enumerate(measures) if each["figures"][at] is not None]
        places = [row + (at + 1) / (len(variants) + 1) - 0.5 for row, _ in rows]
        values = [figure["value"] for _, figure in rows]
        errors = [(figure["high"] - figure["low"]) / 2 for _, figure in rows]
        colour = html.SERIES[at % len(html.SERIES)]
        axes.errorbar(values, places, xerr=errors, fmt="o", markersize=3.5, color=colour, label=name)
    if group in ("sides", "seats"):
        axes.axvline(told["fair"], color=html.SOFT, linewidth=1.0, linestyle="--")
    axes.set_yticks(range(len(measures)), [named(group, each["name"]) for each in measures])
    axes.set_ylim(len(measures) - 0.5, -0.5)
    html.legend(axes, loc="best")
    return html.figure(drawn, heading, text("cli-lab-dots"))


def of_things(told: Json) -> Iterator[str]:
    """Things kind by kind: how often they are taken, and what they are worth to the win."""
    kinds: dict[str, list[Json]] = {}
    for each in told["groups"]["things"]:
        kinds.setdefault(each["name"].split(" ")[0], []).append(each)
    if kinds:
        yield html.section(text("cli-lab-of-things"), html.text(text("cli-lab-things")), scatter(told))
    for kind, things in kinds.items():
        yield html.section(kind, html.table(thing_headings(told), [thing_row(each) for each in things]))


def thing_headings(told: Json) -> list[str]:
    """Of the table of a kind."""
    names = [variant["name"] for variant in told["variants"]]
    columns = [text("cli-lab-taken", variant=name) for name in names]
    columns += [text("cli-lab-chances", variant=names[0])]
    columns += [text("cli-lab-less", variant=name, first=names[0]) for name in names[1:]]
    return [text("cli-lab-thing"), *columns, *(text("cli-lab-worth", variant=name) for name in names)]


def thing_row(thing: Json) -> list[str]:
    """How often under each variant, with a mark where that is hardly ever or nearly always; and its worth."""
    marks = {"": "", "seldom": " ▼", "often": " ▲"}
    taken = [interval("things", each) + marks[flag] for each, flag in zip(thing["figures"], thing["flag"], strict=True)]
    first = thing["figures"][0]
    less = [interval("things", each, signed=True) for each in thing["differences"]]
    worth = [interval("worth", each, signed=True) for each in thing["worth"]]
    return [thing["name"], *taken, "0" if first is None else str(first["of"]), *less, *worth]


def scatter(told: Json) -> str:
    """How often a thing is taken, and its worth."""
    drawn, (axes,) = html.canvas(WIDTH, 3.6)
    for at, variant in enumerate(told["variants"]):
        pairs = [(each["figures"][at], each["worth"][at]) for each in told["groups"]["things"] if " " in each["name"]]
        points = [(taken["value"], worth["value"]) for taken, worth in pairs if taken is not None and worth is not None]
        colour = html.SERIES[at % len(html.SERIES)]
        axes.plot(
            *zip(*points, strict=True), "o", markersize=2.5, color=colour, label=variant["name"]
        ) if points else None
    for bound in BOUNDS:
        axes.axvline(bound, color=html.SOFT, linewidth=1.0, linestyle="--")
    axes.set_xlabel(text("cli-lab-axis-taken"))
    axes.set_ylabel(text("cli-lab-axis-worth"))
    html.legend(axes, loc="best")
    return html.figure(drawn, text("cli-lab-scatter"), text("cli-lab-scatter"))
