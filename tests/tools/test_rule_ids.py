from __future__ import annotations

from pathlib import Path

import pytest

from tools.rule_ids import main, uncovered

LEDGER = """
| Q-01 | a mention in a table defines nothing |
- Q-01 Take two. [R]
- Q-A12 A ruling; see A99 and Q-77.
- X-01 (ours) An example.
- E-01 An example of a ledger that calls them so.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    games = tmp_path / "src" / "wabe" / "games"
    (games / "quartz").mkdir(parents=True)
    (games / "quartz" / "rules.md").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "tests" / "games" / "quartz").mkdir(parents=True)
    return tmp_path


def write_test(project: Path, name: str, text: str) -> None:
    (project / "tests" / name).write_text(text, encoding="utf-8")


def missing(project: Path) -> list[tuple[str, str]]:
    return list(uncovered(project / "src/wabe/games", project / "tests"))


def test_only_list_items_define_ids(project: Path) -> None:
    assert missing(project) == [("quartz", "Q-01"), ("quartz", "Q-A12"), ("quartz", "X-01"), ("quartz", "E-01")]


def test_an_id_is_covered_by_any_test_that_names_it_in_full(project: Path) -> None:
    write_test(project, "test_all.py", "def test_two(): ...  # Q-01, not Q-A123, nor SQ-A12, nor A12")
    assert missing(project) == [("quartz", "Q-A12"), ("quartz", "X-01"), ("quartz", "E-01")]


def test_an_example_is_covered_by_its_own_game_only(project: Path) -> None:
    write_test(project, "test_all.py", "# Q-01 Q-A12 X-01 E-01")
    assert missing(project) == [("quartz", "X-01"), ("quartz", "E-01")]
    write_test(project, "games/quartz/test_turn.py", "# X-01 E-01")
    assert missing(project) == []


def test_files_that_are_no_tests_cover_nothing(project: Path) -> None:
    write_test(project, "games/quartz/reference.py", "# Q-01 Q-A12 X-01 E-01")
    assert len(missing(project)) == 4


def test_exit_code_says_whether_any_is_missing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(project) == 1
    assert capsys.readouterr().out.splitlines()[0] == "quartz: no test names Q-01"
    write_test(project, "games/quartz/test_turn.py", "# Q-01 Q-A12 X-01 E-01")
    assert main(project) == 0
