"""A ladder's report as a page with drawings."""

from __future__ import annotations

from collections.abc import Iterator

from wabe.cli.arguments import text
from wabe.cli.figures import written
from wabe.cli.ladder_table import (
    about,
    ending,
    intervals,
    lengths,
    pair_headings,
    pair_rows,
    standing_headings,
    standing_rows,
)
from wabe.kernel.message import Json
from wabe.pages.write import INK, SERIES, SOFT, canvas, code, facts, figure, legend, page, section, table
from wabe.pages.write import text as paragraph
from wabe.texts.languages import SPOKEN

LETTERS = 60  # that fit side by side
STYLES = ("-", "--", ":")
SETTINGS = (
    "game",
    "rules",
    "players",
    "bots",
    "fill",
    "games",
    "until_sure",
    "error",
    "seed",
    "clock",
    "options",
    "data",
)


def page_of(title: str, report: Json, command: str) -> str:
    """The whole page.

    Args:
        title: of the game.
        report: `Standing.to_json()`.
        command: what plays the same again.
    """
    parts = (
        standing_section(report),
        ratings_section(report),
        pairs_section(report),
        seats_section(report),
        played_section(report, command),
    )
    return page(text("cli-ladder-title", **about(report) | {"title": title}), parts, SPOKEN.language)


def standing_section(report: Json) -> str:
    """Who stands where."""
    said = paragraph(ending(report)) + paragraph(lengths(report))
    rows = table(standing_headings(), standing_rows(report), text("cli-ladder-how-standing"))
    return section(text("cli-ladder-standing"), said, rows, shares_figure(report))


def shares_figure(report: Json) -> str:
    """The shares of the win with their intervals, the best on top."""
    best = report["entrants"]
    drawn, (axes,) = canvas(height=0.7 + 0.3 * len(best))
    for at, each in enumerate(best):
        axes.plot([each["low"], each["high"]], [at, at], color=shade(at), linewidth=3, solid_capstyle="round")
        axes.plot([each["share"]], [at], marker="o", markersize=7, color=shade(at))
    axes.axvline(report["fair"], color=SOFT, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(best)), [each["bot"] for each in best])
    axes.set_ylim(len(best) - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.grid(visible=False, axis="y")
    caption = text("cli-ladder-how-shares", fair=f"{report['fair']:.1%}")
    return figure(drawn, text("cli-ladder-share"), caption)


def ratings_section(report: Json) -> str:
    """How the ratings went."""
    drawn, (axes,) = canvas(height=3.0)
    games = [games for games, _ in report["course"]]
    for at, each in enumerate(report["entrants"]):
        course = [now[report["bots"].index(each["bot"])] for _, now in report["course"]]
        lows, highs = [mu - sigma for mu, sigma in course], [mu + sigma for mu, sigma in course]
        axes.fill_between(games, lows, highs, color=shade(at), alpha=0.16, linewidth=0)
        style = STYLES[at // len(SERIES) % len(STYLES)]
        axes.plot(games, [mu for mu, _ in course], style, color=shade(at), label=each["bot"])
    axes.set_xlabel(text("cli-match-games"))
    axes.set_xlim(0, max(games))
    legend(axes, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=max(1, LETTERS // (longest(report) + 8)))
    return section(
        text("cli-ladder-ratings"), figure(drawn, text("cli-ladder-ratings"), text("cli-ladder-how-ratings"))
    )


def pairs_section(report: Json) -> str:
    """Who is better than whom."""
    rows = table(pair_headings(), pair_rows(report), text("cli-ladder-pairs"))
    return section(text("cli-ladder-pairs-heading"), pairs_figure(report), rows, paragraph(intervals(report)))


def pairs_figure(report: Json) -> str:
    """The differences of the rows' bots and the columns'."""
    names = [each["bot"] for each in report["entrants"]]
    drawn, (axes,) = canvas(height=0.8 + 0.36 * len(names))
    for row, column, difference, is_known in differences(report, names):
        hue = SERIES[1] if difference > 0 else SERIES[0]
        square = [column - 0.5, column + 0.5]
        axes.fill_between(square, row - 0.5, row + 0.5, color=hue, alpha=min(0.75, abs(difference)), linewidth=0)
        weight = "bold" if is_known else "normal"
        axes.text(column, row, f"{difference:+.1%}", ha="center", va="center", color=INK, weight=weight)
    axes.set_xticks(range(len(names)), names, rotation=0 if len(names) * longest(report) < LETTERS else 30)
    axes.xaxis.tick_top()
    axes.set_yticks(range(len(names)), names)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(length=0)
    axes.grid(visible=False)
    for side in axes.spines.values():
        side.set_visible(False)
    return figure(drawn, text("cli-ladder-pairs"), text("cli-ladder-how-pairs"))


def differences(report: Json, names: list[str]) -> Iterator[tuple[int, int, float, bool]]:
    """Row, column, difference and whether it is known who is better, both ways round."""
    for pair in report["pairs"]:
        if pair["games"]:
            one, other, known = names.index(pair["one"]), names.index(pair["other"]), pair["better"] is not None
            yield one, other, pair["difference"], known
            yield other, one, -pair["difference"], known


def seats_section(report: Json) -> str:
    """The share of the win at each seat."""
    best, numbers = report["entrants"], range(report["players"])
    headings = [text("cli-match-bot"), *(text("cli-ladder-seat", number=str(seat + 1)) for seat in numbers)]
    rows = [[each["bot"], *(f"{share:.1%}" for share in each["seat_shares"])] for each in best]
    games = sum(each["games"] for each in best)
    means = [sum(each["games"] * each["seat_shares"][seat] for each in best) / games for seat in numbers]
    rows.append([text("cli-ladder-all"), *(f"{mean:.1%}" for mean in means)])
    return section(text("cli-ladder-seats"), table(headings, rows, text("cli-ladder-how-seats")))


def played_section(report: Json, command: str) -> str:
    """What was played, and how to play it again."""
    settings = [(text(f"cli-ladder-set-{name.replace('_', '-')}"), written(report[name])) for name in SETTINGS]
    known = [("Wabe", report["wabe"]), *((name, value) for name, value in settings if value)]
    notes = paragraph(text("cli-ladder-how-rounds")) + paragraph(text(f"cli-ladder-how-{report['clock']}"))
    return section(text("cli-ladder-played"), facts(known), code(command), notes)


def longest(report: Json) -> int:
    """The letters of the longest name of a bot."""
    return max(len(each["bot"]) for each in report["entrants"])


def shade(place: int) -> str:
    """The colour of the bot at that place."""
    return SERIES[place % len(SERIES)]
