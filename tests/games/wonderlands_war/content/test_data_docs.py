"""docs/data.md lists the vocabulary of the data as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from wabe.games.wonderlands_war.content.content import load_content
from wabe.games.wonderlands_war.content.feats import FEAT_KINDS
from wabe.games.wonderlands_war.content.objectives import OBJECTIVE_KINDS
from wabe.games.wonderlands_war.effects.kind import EffectKind
from wabe.games.wonderlands_war.effects.kinds import ALL

CONTENT = load_content()
DOCS = (Path(__file__).parents[4] / "docs" / "data.md").read_text(encoding="utf-8")


def row(kind: str) -> list[str]:
    """The cells of the line of the docs that begins with a kind."""
    rows = (line for line in DOCS.splitlines() if line.startswith("| `") and f"`{kind}`" in line.split("|")[1])
    line = next(rows, "")
    assert line, f"docs/data.md needs a row for {kind}"
    return [cell.strip() for cell in line.split("|")[1:-1]]


@pytest.mark.parametrize("rule", ALL, ids=lambda rule: str(rule.name))
def test_the_docs_list_every_kind_of_effect_as_it_is(rule: EffectKind) -> None:
    kind = rule.name
    name, owners, timings, optional, params = row(kind)
    assert name == f"`{kind}`{', others' if rule.others else ''}"
    assert owners == (f"ally ({rule.only})" if rule.only else ", ".join(rule.owners))
    assert timings == ", ".join(rule.timings)
    assert optional == {(False,): "no", (True,): "yes", (False, True): "either"}[tuple(rule.declines)]
    records = [*CONTENT.ally_abilities, *CONTENT.figures, *CONTENT.tools]
    records += [ability for faction in CONTENT.factions for ability in faction["abilities"]]
    for record in records:
        for entry in record["effects"]:
            if entry["kind"] == kind:
                assert all(f"`{field}`" in params for field in entry if field not in COMMON)


COMMON = ["kind", "timing", "optional", "others"]


@pytest.mark.parametrize("kind", [*FEAT_KINDS, *OBJECTIVE_KINDS])
def test_the_docs_list_every_feat_and_objective(kind: str) -> None:
    _, meaning = row(kind)
    for record in CONTENT.quests:
        for field in (record["feat"], record["objective"]):
            if field["kind"] == kind:
                assert all(f"`{name}`" in meaning for name in field if name not in ["kind", "min"])
