"""Reports as pages: one file with its tables and drawings in it, that needs no network and no script.

Drawings are made with matplotlib (`wabe[lab]`), by day and by night in the colours of the page. The same report is the
same page, byte by byte: no dates, no chance.

>>> page("A match", [section("Who won", table(["bot", "wins"], [["greedy", 3]]))]).count("<td")
1
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from wabe.extras import needed
from wabe.pages.style import STYLE

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# What a drawing is made with; `figure` puts the colours of the page in their place.
INK: Final = "#010203"
SOFT: Final = "#020304"
LINE: Final = "#030405"
PAPER: Final = "#040506"
SERIES: Final = tuple(f"#{number:02x}0708" for number in range(5, 13))
VARIABLES: Final = {
    INK: "ink", SOFT: "soft", LINE: "line", PAPER: "page", **{shade: f"c{at}" for at, shade in enumerate(SERIES)}
}  # fmt: skip
LOOK: Final[Any] = {
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.titlecolor": INK,
    "axes.titlesize": 10,
    "font.size": 9,
    "grid.color": LINE,
    "grid.linewidth": 0.5,
    "legend.frameon": False,
    "legend.labelcolor": INK,
    "lines.linewidth": 1.8,
    "text.color": INK,
    "xtick.color": LINE,
    "xtick.labelcolor": SOFT,
    "ytick.color": LINE,
    "ytick.labelcolor": SOFT,
}
WRITING: Final[Any] = {"svg.fonttype": "none", "svg.hashsalt": "wabe"}
LEAST_SCALE: Final = 0.9  # of a point in pixels: type of 8 pixels,
MOST_SCALE: Final = 1.8  # and of 16
NUMBER: Final = re.compile(r"[+\u2212-]?\d")


def page(title: str, sections: Iterable[str], language: str = "en") -> str:
    """A whole page.

    Args:
        title: plain text.
        sections: what is on it, as HTML (`section`, `table`, `figure`, `text`).
        language: of its texts, such as `en`.
    """
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{''.join(sections)}</main>\n</body>\n</html>\n"
    )


def section(heading: str, *parts: str) -> str:
    """A part of a page under a heading (plain text); the parts are HTML."""
    return f"<section>\n<h2>{escape(heading)}</h2>\n{''.join(parts)}</section>\n"


def text(said: str) -> str:
    """A paragraph of plain text."""
    return f"<p>{escape(said)}</p>\n"


def code(lines: str) -> str:
    """Lines to be copied, such as a command."""
    return f'<pre tabindex="0"><code>{escape(lines)}</code></pre>\n'


def folded(said: str, *parts: str) -> str:
    """Parts, as HTML, that unfold under what is said of them (plain text)."""
    return f"<details>\n<summary>{escape(said)}</summary>\n{''.join(parts)}</details>\n"


def facts(pairs: Iterable[tuple[str, object]]) -> str:
    """Names with what they stand for, such as settings."""
    rows = (f"<div><dt>{escape(name)}</dt><dd>{escape(str(value))}</dd></div>\n" for name, value in pairs)
    return f"<dl>\n{''.join(rows)}</dl>\n"


def table(headings: Sequence[str], rows: Iterable[Sequence[object]], caption: str = "") -> str:
    """A table of plain values; the first one of a row is its heading, columns of numbers stand to the right.

    Raises:
        ValueError: a row with another number of cells than headings.
    """
    lines = [[str(cell) for cell in row] for row in rows]
    if any(len(line) != len(headings) for line in lines):
        raise ValueError("a row with another number of cells than there are headings")
    columns = zip(*lines, strict=True) if lines else [()] * len(headings)
    kinds = [" class=n" if are_numbers(column) else "" for column in columns]
    top = "".join(f"<th scope=col{kind}>{escape(each)}</th>" for each, kind in zip(headings, kinds, strict=True))
    said = f'<p class="said">{escape(caption)}</p>\n' if caption else ""
    body = "".join(f"<tr>{cells(line, kinds)}</tr>\n" for line in lines)
    return (
        f'{said}<div class="wide" tabindex="0" role="group" aria-label="{escape(caption or headings[0])}"><table>\n'
        f"<thead><tr>{top}</tr></thead>\n<tbody>\n{body}</tbody></table></div>\n"
    )


def are_numbers(column: Iterable[str]) -> bool:
    """Whether a column of a table, in letters or on a page, stands to the right: numbers, and blanks beside them.

    >>> are_numbers(["+1.0% ± 0.2", "", "3 of 4"]), are_numbers(["3", "three"]), are_numbers([""])
    (True, False, False)
    """
    filled = [cell for cell in column if cell]
    return bool(filled) and all(map(NUMBER.match, filled))


def cells(line: Sequence[str], kinds: Sequence[str]) -> str:
    """The cells of a row."""
    first, *rest = (
        f"<td{kind}>{escape(cell) if cell else '&nbsp;'}</td>" for cell, kind in zip(line, kinds, strict=True)
    )
    return first.replace("<td", "<th scope=row", 1).replace("</td>", "</th>") + "".join(rest)


def canvas(width: float = 5.0, height: float = 2.8, rows: int = 1, columns: int = 1) -> tuple[Figure, list[Axes]]:
    """An empty drawing in the manner of the page, and its axes, row by row.

    Args:
        width: in inches; 5 are as wide as a phone, where wider ones are moved about. Type is 9 points, and grows
            with all the rest to the width of the page.
        height: in inches.
        rows: of axes.
        columns: of axes.

    Raises:
        MissingExtra: matplotlib is missing.
    """
    needed("lab", "matplotlib")
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(LOOK):
        drawn = Figure(figsize=(width, height), layout="constrained", facecolor="none")
        made = drawn.subplots(rows, columns, squeeze=False)
    for axes in made.flat:
        axes.set_facecolor("none")
    return drawn, list(made.flat)


def legend(axes: Axes, **where: Any) -> None:
    """Which colour is what; `where` as matplotlib's `legend` has it (`loc`, `ncols`)."""
    axes.legend(**{"frameon": False, "labelcolor": INK, **where})


def figure(drawn: Figure, label: str, caption: str = "") -> str:
    """A drawing as part of a page: SVG whose colours are those of the page, by day and by night.

    Args:
        drawn: of `canvas`, in the colours `INK`, `SOFT`, `LINE`, `PAPER` and `SERIES`; others stay as they are.
        label: what it shows, for those who do not see it.
        caption: what stands below it, plain text.
    """
    from matplotlib import rc_context
    from matplotlib.text import Text

    for said in drawn.findobj(Text):
        said.set_parse_math(False)  # names may have any signs
    written = StringIO()
    with rc_context({**LOOK, **WRITING}):
        drawn.savefig(written, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    svg = own_names(lean(written.getvalue()))
    for shade, name in VARIABLES.items():
        svg = svg.replace(shade, f"var(--{name})")
    points = drawn.get_figwidth() * 72
    size = f"min-width:{points * LEAST_SCALE:.0f}px;max-width:{points * MOST_SCALE:.0f}px"
    svg = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" style="{size}" ', 1)
    below = f"<figcaption>{escape(caption)}</figcaption>\n" if caption else ""
    return f'<figure><div class="wide" tabindex="0">{svg.strip()}</div>\n{below}</figure>\n'


def lean(svg: str) -> str:
    """Without what a file of its own has: a head, a sheet that would hold for the whole page, names of types."""
    bare = re.sub(r"<style.*?</style>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    return re.sub(r" font-family: [^;\"]*;", "", bare)


def own_names(svg: str) -> str:
    """Names of parts that no other drawing of the page has; those that nobody calls fall away."""
    own = sha256(svg.encode()).hexdigest()[:8]
    called = set(re.findall(r"url\(#([^)]+)\)|href=\"#([^\"]+)\"", svg))
    names = {name for pair in called for name in pair if name}
    kept = re.sub(r' id="([^"]+)"', lambda found: f' id="{own}-{found[1]}"' if found[1] in names else "", svg)
    kept = re.sub(r"url\(#([^)]+)\)", rf"url(#{own}-\1)", kept)
    return re.sub(r'href="#([^"]+)"', rf'href="#{own}-\1"', kept)
