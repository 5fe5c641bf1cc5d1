"""A ladder in tables: who stands where, who is better than whom, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wabe.cli.arguments import text
from wabe.cli.figures import about_match, between, lengths_of
from wabe.cli.printing import print_table, print_text

if TYPE_CHECKING:
    from wabe.kernel.message import Json

HEADINGS: Final = ("place", "bot", "games", "share", "interval", "ordinal", "rating", "score")
PAIR_HEADINGS: Final = ("bot", "against", "rounds", "difference", "pair-interval", "ahead", "verdict")


def show(report: Json) -> None:
    """Two tables, and how it ended."""
    print_table(standing_headings(), standing_rows(report), text("cli-ladder", **about(report)))
    print_table(pair_headings(), pair_rows(report), text("cli-ladder-pairs"))
    for line in (ending(report), lengths(report), intervals(report)):
        print_text(line)


def about(report: Json) -> dict[str, str]:
    """What the title of a ladder says."""
    return about_match(report["game"], report["players"], report["played"], report["seed"])


def standing_headings() -> list[str]:
    """Of the first table."""
    return [text(f"cli-match-{each}") for each in HEADINGS]


def standing_rows(report: Json) -> list[list[str]]:
    """One row for each bot, the best first."""
    return [
        [
            str(at),
            each["bot"],
            str(each["games"]),
            f"{each['share']:.1%}",
            between(each["low"], each["high"]),
            f"{each['ordinal']:.1f}",
            f"{each['mu']:.1f} ± {each['sigma']:.1f}",
            f"{each['mean_score']:.2f}",
        ]
        for at, each in enumerate(report["entrants"], 1)
    ]


def pair_headings() -> list[str]:
    """Of the table of pairs."""
    return [text(f"cli-match-{each}") for each in PAIR_HEADINGS]


def pair_rows(report: Json) -> list[list[str]]:
    """One row for each pair that has met, the better bots first, each against those below."""
    place = {each["bot"]: at for at, each in enumerate(report["entrants"])}
    turned = [downward(pair, place) for pair in report["pairs"] if pair["games"]]
    turned.sort(key=lambda pair: (place[pair["one"]], place[pair["other"]]))
    return [
        [
            pair["one"],
            pair["other"],
            str(pair["rounds"]),
            f"{pair['difference']:+.1%}",
            between(pair["low"], pair["high"], "+.1%"),
            f"{(pair['ahead'] + pair['level'] / 2) / pair['games']:.1%}",
            verdict(pair),
        ]
        for pair in turned
    ]


def downward(pair: Json, place: dict[str, int]) -> dict[str, Any]:
    """The pair as seen from the one that stands higher."""
    if place[pair["one"]] < place[pair["other"]]:
        return dict(pair)
    signs = {"difference": -pair["difference"], "low": -pair["high"], "high": -pair["low"]}
    return {**pair, **signs, "one": pair["other"], "other": pair["one"], "ahead": pair["behind"]}


def verdict(pair: Json) -> str:
    """Whether the first one is better."""
    if pair["better"] is None:
        return text("cli-match-open")
    return text("cli-match-better" if pair["better"] == pair["one"] else "cli-match-worse")


def ending(report: Json) -> str:
    """By which rule it ended, and with what."""
    told = {"games": str(report["played"]), "error": f"{report['error']:g}"}
    if not report["until_sure"]:
        return text("cli-ladder-number", **told)
    return text("cli-ladder-sure" if report["sure"] else "cli-ladder-unsure", **told)


def lengths(report: Json) -> str:
    """The fair share, and how long a game is."""
    return lengths_of(report["fair"], report["decisions_per_game"], report["turns_per_game"])


def intervals(report: Json) -> str:
    """What the intervals of pairs hold for."""
    told = "watched" if report["until_sure"] else "fixed"
    return text(f"cli-ladder-intervals-{told}", error=f"{report['error']:g}")
