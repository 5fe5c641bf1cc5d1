"""Tables in letters."""

from __future__ import annotations

import pytest

from wabe.cli.printing import print_table


def test_columns_of_numbers_stand_to_the_right_as_on_pages(capsys: pytest.CaptureFixture[str]) -> None:
    print_table(["bot", "less", "of"], [["a", "+1.0%", "none"], ["b", "-12.0%", "3"], ["c", "", "30"]])
    lines = [line.strip() for line in capsys.readouterr().out.splitlines() if line.strip() and "─" not in line]
    assert lines == ["bot     less   of", "a      +1.0%   none", "b     -12.0%   3", "c              30"]
