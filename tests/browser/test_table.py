"""What a person can do at a table besides choosing."""

from __future__ import annotations

import re
from itertools import count
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import LOW_DESK, PHONE, TABLET, Person
from tests.browser.rehearsal import Moves
from tests.browser.screens import later
from wabe import State, load

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "greedy", "name": "Dodo"}
# what of the lobby's tools lies on its title
ON_TITLE = """() => [...document.querySelectorAll('.tools > *')].filter((tool) => {
  const [title, letters] = [document.querySelector('h1'), document.createRange()]
  letters.selectNodeContents(title)
  const [high, wide, box] = [title, letters, tool].map((one) => one.getBoundingClientRect())
  return wide.left < box.right && box.left < wide.right && high.top < box.bottom && box.top < high.bottom
}).map((tool) => tool.textContent)"""


def test_undo_until_something_became_known(ann: Person) -> None:
    ann.sit_at(ME, BOT, seed=2)
    undo = ann.button(re.compile("^Undo"))
    ann.take("unlock")
    expect(undo).to_have_attribute("aria-disabled", "false")
    seq = ann.seq
    undo.click()
    ann.settle(seq + 1)
    assert ann.look["view"]["keys"] == {"middle": 2, "hand": 2, "beside": 0}

    ann.take("unlock")
    ann.take("cover")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(ann.role("alert")).to_have_text(
        "Something became known or was left to chance since; that cannot be taken back."
    )


def test_hint_and_odds(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    expect(ann.page.locator('[data-piece="deck:0"]')).to_have_accessible_name(
        re.compile(r"Risk that the Tunnel collapses: \d+ %")
    )
    ann.button(re.compile("^Hint")).click()
    expect(ann.role("heading", "What a bot would do")).to_be_visible()
    lines = ann.page.locator("section[aria-labelledby=hint-title] li")
    expect(lines.first).to_have_text(re.compile(r"deck \d.*\d+ %"))
    expect(ann.page.locator("[data-hint] [data-reason]")).to_have_text(re.compile(r"“.*deck \d.*”.*\.$"))
    seq = ann.seq
    lines.first.get_by_role("button").click()
    assert ann.settle(seq + 1) == "mine"
    expect(lines).to_have_count(0)


def test_a_hint_is_seen_whole_on_a_low_desk(invite: Invite) -> None:
    ann = invite(size=LOW_DESK)
    ann.sit_at(ME, BOT)
    ann.button(re.compile("^Hint")).click()
    expect(ann.page.locator("[data-hint] [data-reason]")).to_be_visible()
    assert ann.covered("[data-hint]") <= 0


def test_aids_can_be_left_out(ann: Person) -> None:
    ann.sit_at(ME, BOT, aids={"odds": False, "hints": False, "undo": False})
    expect(ann.button("How to play")).to_be_visible()
    expect(ann.button(re.compile("^(Hint|Undo)"))).to_have_count(0)
    assert ann.look["odds"] == {}


def test_a_chosen_seed_is_told_before_and_after_sitting_down(ann: Person, invite: Invite) -> None:
    told = "The seed of chance was chosen when this table was laid: whoever knows it can know every card."
    table = ann.sit_at(ME, {"kind": "link", "name": "Bea"}, seed=7, public=True)
    expect(ann.role("log")).to_contain_text(told)
    bea = invite("Bea")
    bea.open(f"/table/{table}")
    expect(bea.page.get_by_text(told)).to_have_count(2)
    bea.button(re.compile("^Sit down")).click()
    expect(bea.page.get_by_text(told)).to_have_count(1)
    ann.sit_at(ME, BOT, seed=None)
    expect(ann.page.get_by_text(told)).to_have_count(0)


def test_theme_is_kept(ann: Person) -> None:
    ann.open()
    background = "getComputedStyle(document.documentElement).backgroundColor"
    day = ann.page.evaluate(background)
    ann.button("Settings").click()
    ann.dialog.get_by_text("Night").click()
    night = ann.page.evaluate(background)
    assert night != day
    ann.page.reload()
    expect(ann.button("Settings")).to_be_visible()
    assert ann.page.evaluate(background) == night


def test_two_steps_where_wanted(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    ann.button("Settings").click()
    ann.dialog.get_by_role("checkbox", name="Confirm each choice").check()
    ann.page.keyboard.press("Escape")
    seq = ann.seq
    ann.piece("deck:1").click()
    expect(ann.page.get_by_text("Do this? Unlock deck 2 with a Key")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.button("Confirm")).to_have_count(0)
    assert ann.seq == seq
    ann.piece("deck:1").click()
    ann.button("Confirm").click()
    ann.settle(seq + 1)
    assert ann.look["view"]["hall"][1]["unlocked"]


def test_reduced_motion_is_heard(invite: Invite) -> None:
    ann = invite(settings={"pace": "instant", "motion": True})
    ann.open()
    root = ann.page.locator("html")
    expect(root).to_have_attribute("data-motion", "on")
    ann.page.emulate_media(reduced_motion="reduce")
    expect(root).to_have_attribute("data-motion", "off")
    ann.page.emulate_media(reduced_motion="no-preference")
    expect(root).to_have_attribute("data-motion", "on")
    ann.button("Settings").click()
    ann.dialog.get_by_role("checkbox", name="Let pieces move").uncheck()
    expect(root).to_have_attribute("data-motion", "off")


def test_the_score_sheet_counts_on_to_the_winner(invite: Invite) -> None:
    ann = invite(settings={"pace": "instant", "motion": True})
    ann.open(f"/table/{ann.lay(BOT, {**BOT, 'name': 'Lory'})['table']}")
    ann.settle(until=["over"])
    expect(ann.button("Count at once")).to_be_visible()
    expect(ann.dialog.get_by_role("heading", name=re.compile("won$"))).to_be_visible()
    totals = ann.points("dialog[open] tfoot td")
    assert totals == ann.look["view"]["scores"]


def tied(game: str) -> tuple[int, Moves, State]:
    """The first seed of a random play of three that ends with equal highest scores, its moves and its end."""
    for seed in count():
        state, rng, moves = load(game).new(3, seed), Random(seed), Moves()
        while not state.over:
            seat = state.waiting[0]
            action = rng.choice(state.legal_actions(seat))
            moves.append((seat, state.form(action, seat)))
            state.apply(action, seat)
        if state.tie() is not None:
            return seed, moves, state
    raise AssertionError


@pytest.mark.parametrize("game", ["wonderland_xiii", "alicematic_heroes"])
def test_the_score_sheet_says_what_broke_a_tie(ann: Person, game: str) -> None:  # XIII-A38 AH-73
    seed, moves, end = tied(game)
    tie, names = end.tie() or {}, ("Ann", "Bea", "Cid")
    table = ann.lay(*({"kind": "me", "name": name} for name in names), game=game, seed=seed, moves=moves)["table"]
    ann.open(f"/table/{table}")
    ann.settle(until=["over"])
    expect(ann.dialog).to_contain_text(f"Equal on points: {' and '.join(names[seat] for seat in tie['seats'])}.")
    for step in tie["steps"]:
        numbers = [f"{names[seat]} {number}" for seat, number in zip(step["seats"], step["numbers"], strict=True)]
        expect(ann.dialog).to_contain_text(f"Most Alices decide: {' and '.join(numbers)}.")
    shared = ann.dialog.get_by_text("Nothing else decides: they share the victory.")
    expect(shared).to_have_count(1 if len(end.winners()) > 1 else 0)


def test_a_choice_says_what_it_costs(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    ann.take("unlock")
    expect(ann.choice("cover").get_by_text(re.compile("^\u22121 point$"))).to_be_visible()


def test_how_to_play(ann: Person) -> None:
    ann.open()
    ann.game_card().get_by_role("link", name="How to play").click()
    expect(ann.page).to_have_url(f"{ann.url}/how-to-play/wonderland_xiii")
    expect(ann.role("heading", "Wonderland XIII")).to_be_visible()
    ann.expect_title("How to play Wonderland XIII")
    ann.sit_at(ME, BOT)
    ann.button("How to play").click()
    expect(ann.dialog).to_contain_text("Only Notebooks count.")


@pytest.mark.parametrize(("game", "most"), [("wonderland_xiii", 3), ("alicematic_heroes", 6), ("wonderlands_war", 7)])
def test_how_to_play_shows_places_of_the_table(game: str, most: int, ann: Person) -> None:
    ann.open(f"/how-to-play/{game}")
    figures = ann.page.locator("figure")
    expect(figures).to_have_count(most)
    for figure in figures.all():
        picture = figure.get_by_role("img")
        expect(picture).to_have_accessible_name(re.compile(r"\w+ \w+"))
        expect(figure.locator("figcaption")).to_have_text(re.compile(r"\w\.$"))
        box = picture.bounding_box()
        assert box is not None
        assert box["height"] > 60  # more than an empty frame
        expect(picture.locator("use, path, circle").first).to_be_attached()
    assert ann.page.evaluate("[...document.querySelectorAll('figure button')].every((one) => one.closest('[inert]'))")


def test_all_rules_have_a_page_and_each_an_address(ann: Person) -> None:
    ann.open("/how-to-play/xiii")
    ann.role("link", "All rules and rulings").click()
    expect(ann.page).to_have_url(f"{ann.url}/rules/wonderland_xiii")
    ann.expect_title("Rules of Wonderland XIII")
    ann.page.get_by_label("Sections").get_by_role("link", name="End and scoring").click()
    expect(ann.page.locator("h2:target")).to_have_text("End and scoring")
    ann.open("/rules/xiii#XIII-A12")
    expect(ann.page.locator("li:target")).to_have_text(re.compile("^XIII-A12 "))
    expect(ann.page.locator("li:target")).to_be_in_viewport()
    ann.open("/rules/chess")
    expect(ann.role("heading", "No such page")).to_be_visible()


def test_an_explanation_opens_the_rules_it_rests_on(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    ann.piece("deck:0").first.focus()
    ann.page.keyboard.press("i")
    ann.dialog.locator("summary").click()
    rule = ann.dialog.get_by_role("listitem").first
    expect(rule).to_have_text(re.compile(r"^XIII-\d\d .{20}"))
    name = rule.get_by_role("link").first.inner_text()
    with ann.page.expect_popup() as opened:
        rule.get_by_role("link").first.click()
    expect(opened.value.locator("li:target")).to_have_text(re.compile(f"^{name} "))


def test_a_piece_explains_itself(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    ann.piece("deck:2").hover()
    expect(ann.role("tooltip")).to_contain_text("Deck 3")
    ann.page.keyboard.press("i")
    expect(ann.dialog).to_contain_text(re.compile("Rules XIII"))


def test_a_line_of_the_log_shows_the_table_as_it_was(ann: Person) -> None:
    ann.sit_at(ME, BOT)
    rng = Random(8)
    while ann.look["view"]["turn"] < 3:
        assert ann.act(rng) == "mine"
    sizes = [deck["size"] for deck in ann.look["view"]["hall"]]
    ann.role("log", "Log").get_by_role("button", name=re.compile("^Ann unlocks|^Dodo unlocks")).first.click()
    expect(ann.page.get_by_text(re.compile("You are looking back: Turn"))).to_be_visible()
    assert ann.pieces() == []
    ann.button("Back to now").click()
    assert ann.settle() == "mine"
    assert [deck["size"] for deck in ann.look["view"]["hall"]] == sizes


def test_a_phone_shows_one_view_at_a_time_and_plays_by_touch(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    ann.sit_at(ME, BOT)
    board, mine = ann.page.locator("#view-board"), ann.page.locator("#view-mine")
    expect(board).to_be_visible()
    expect(mine).to_be_hidden()
    seq = ann.seq
    ann.piece("deck:0").tap()
    ann.settle(seq + 1)
    ann.role("tab", re.compile("^Mine")).tap()
    expect(board).to_be_hidden()
    mine.locator("[data-legal]").first.tap()
    ann.settle(seq + 2)
    ann.role("tab", re.compile("^Log")).tap()
    expect(ann.role("log", "Log")).to_contain_text("Ann covers deck 1")
    ann.role("tab", re.compile("^Players")).tap()
    expect(ann.role("heading", "Dodo")).to_be_visible()


def test_nothing_lies_on_the_title_of_the_lobby(ann: Person) -> None:
    ann.lay(ME, BOT)
    ann.open()
    expect(ann.button("Play on another device")).to_be_visible()
    for size in (LOW_DESK, (1060, 700), (1059, 700), TABLET, (700, 900), PHONE):
        ann.move_to(size, "light")
        assert ann.page.evaluate(ON_TITLE) == []


def test_my_tables_in_the_lobby(ann: Person) -> None:
    table = ann.sit_at(ME, BOT)
    ann.role("link", "To the lobby").click()
    ann.expect_title(re.compile("^● Your turn at 1 table"))
    ann.page.locator(f'a[href="/table/{table}"]').click()
    assert ann.settle() == "mine"


def test_a_public_table_has_a_free_seat_for_anybody(invite: Invite) -> None:
    ann, bea = invite("Ann"), invite("Bea")
    table = ann.lay(ME, {"kind": "link", "name": ""}, public=True)["table"]
    bea.open()
    bea.page.locator(f'a[href="/table/{table}"]').click()
    bea.button(re.compile("^Sit down as")).click()
    assert bea.settle(until=["mine", "waiting"])
    expect(bea.page.locator('[data-seat="1"]').get_by_text("you", exact=True)).to_be_visible()


def test_on_a_phone_the_news_have_the_whole_width(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    later(ann)
    table = ann.page.url.rsplit("/", 1)[-1]
    ann.page.add_init_script(f"try {{ localStorage.setItem('wabe:seen:{table}:0', '0') }} catch {{}}")
    ann.page.reload()
    ribbon = ann.role("status").filter(has_text="Since you looked")
    whole, told = (one.bounding_box() for one in (ribbon, ribbon.get_by_role("list")))
    assert whole is not None
    assert told is not None
    assert told["width"] > 0.9 * whole["width"]
