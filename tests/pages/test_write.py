"""Pages of reports: the same every time, whatever is written on them, and nothing from elsewhere."""

from __future__ import annotations

import doctest
import re
import sys
from html.parser import HTMLParser

import pytest

from wabe.extras import MissingExtra
from wabe.pages import write


class Reader(HTMLParser):
    """The names of parts and what calls them; the tags that are open."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names += [value for name, value in attrs if name == "id" and value]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def drawing(height: float = 3) -> str:
    drawn, axes = write.canvas(6, height)
    axes[0].plot([1, 2, 3], [2, 1, 3], color=write.SERIES[0], label="greedy <&>")
    write.legend(axes[0])
    return write.figure(drawn, 'a "line" & more', "what <it> says")


def test_a_page_is_whole_and_needs_nothing_from_elsewhere() -> None:
    parts = [write.table(["bot", "wins"], [["greedy", 3]]), drawing(), drawing(2), write.facts([("seed", 1)])]
    page = write.page("A match", [write.section("All", *parts, write.text("said"), write.code("wabe"))], "en")
    read = Reader(page)
    assert read.open == []
    assert len(read.names) == len(set(read.names)) > 0
    called = {name for pair in re.findall(r"url\(#([^)]+)\)|href=\"#([^\"]+)\"", page) for name in pair if name}
    assert called == set(read.names)
    assert set(re.findall(r"https?://[^\"]*", page)) == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert "<script" not in page
    assert page.count("<style>") == 1


def test_what_is_written_is_no_markup() -> None:
    parts = [
        write.section("<b>", write.text("<b>"), write.code("<b>"), write.facts([("<b>", "<b>")])),
        write.folded("<b>", write.text("<b>")),
        write.table(["<b>", "n"], [["<b>", 1]], "<b>"),
    ]
    page = write.page("<b>", parts)
    assert "<b>" not in page
    assert page.count("&lt;b&gt;") == 13
    assert "greedy &lt;&amp;&gt;" in drawing()
    assert 'aria-label="a &quot;line&quot; &amp; more"' in drawing()


def test_columns_of_numbers_stand_to_the_right() -> None:
    made = write.table(["bot", "margin", "games"], [["a", "+1.5", 3], ["b", "\N{MINUS SIGN}2", 4]])
    assert made.count("<td class=n>") == 4
    assert "<th scope=row>a</th>" in made
    assert write.table(["bot"], []).count("class=n") == 0
    assert write.table(["bot", "n", "m"], [["a", "+1.0%", ""], ["b", "", ""]]).count("class=n") == 3
    with pytest.raises(ValueError, match="cells"):
        write.table(["a", "b"], [["one"]])


def test_drawings_are_the_same_every_time_and_take_the_colours_of_the_page() -> None:
    made = drawing()
    assert made == drawing()
    assert "var(--c0)" in made
    assert "var(--ink)" in made
    assert not {shade for shade in write.VARIABLES if shade in made}


def test_without_matplotlib_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match=r'needs matplotlib: pip install "wabe\[lab\]"\.'):
        write.canvas()


def test_its_examples_are_true() -> None:
    assert doctest.testmod(write).failed == 0


def test_names_may_have_any_signs() -> None:
    drawn, (axes,) = write.canvas()
    axes.set_yticks([0.0], ["$a^$"])
    axes.set_xlabel("$b_$")
    axes.plot([0.0], [0.0], label="$c^$")
    write.legend(axes)
    said = write.figure(drawn, "odd names")
    assert all(name in said for name in ("$a^$", "$b_$", "$c^$"))
