"""The model card: what a file of weights was made of, how good it is, and how it is made again."""

from __future__ import annotations

from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.weights import effects_digest
from wabe.learn.games import Subject
from wabe.learn.run import Plan
from wabe.texts import Texts

SHORT_DIGEST = 12


def card(game: Game, subject: Subject, plan: Plan, reports: list[Json]) -> str:
    """The card in Markdown; its figures are those of the last round whose weights were kept."""
    texts = Texts(game)
    last = next(report for report in reversed(reports) if report["kept"])
    began = "value" if reports[0]["present_is_learned"] else "hand"
    page = texts.text(
        "learned-card",
        title=texts.text("title"),
        players=str(subject.players),
        version=str(game.version),
        digest=effects_digest(game.content())[:SHORT_DIGEST],
        columns=str(len(game.columns())),
        games=str(last["all_games"]),
        newest=str(last["games"]),
        positions=str(last["positions"]),
        ridge=f"{last['ridge']:g}",
        began=texts.text(f"learned-began-{began}"),
        iterations=str(plan.iterations),
        rounds="\n".join(row(texts, report) for report in reports),
        thirds=", ".join(f"{each['hand']:.3f} / {each['learned']:.3f}" for each in last["thirds"]),
        command=command(game, subject, plan, reports),
    )
    return f"{page}\n"


def row(texts: Texts, report: Json) -> str:
    """A line of the table of rounds."""
    gate = report["gate"]
    return texts.text(
        "learned-card-round",
        round=str(report["round"]),
        games=str(report["games"]),
        uniform=f"{report['uniform']:.3f}",
        hand=between(report["hand"]),
        present=between(report["present"]),
        learned=between(report["learned"]),
        gain=between(report["gain"]),
        match=f"{gate['share']:.3f} ({gate['low']:.3f} - {gate['high']:.3f})",
        fair=f"{gate['fair']:.3f}",
        played=str(gate["games"]),
        margin=f"{gate['margin']:+.1f}",
        kept=texts.text("learned-kept" if report["kept"] else "learned-dropped"),
    )


def between(figure: list[float]) -> str:
    """A mean with half its interval."""
    return f"{figure[0]:.3f} ± {figure[1]:.3f}"


def command(game: Game, subject: Subject, plan: Plan, reports: list[Json]) -> str:
    """What makes it again, with as many games."""
    words = ["wabe", "learn", game.alias, "--players", subject.players, "--games", reports[0]["games"]]
    words += ["--gate", plan.gate, "--rounds", len(reports), "--iterations", plan.iterations, "--seed", subject.seed]
    words += [] if reports[0]["present_is_learned"] else ["--anew"]
    words += [f"--option {name}={value}" for name, value in subject.options.items() if value != default(game, name)]
    return " ".join(map(str, words))


def default(game: Game, name: str) -> object:
    """The usual value of an option."""
    return next(option.default for option in game.options if option.name == name)
