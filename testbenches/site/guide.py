"""Tests how readers enter the page and what they can take from it: opening, tour, linked highlighting, links and
figures."""

import json
import pathlib
import re

import circuit

ROOT = pathlib.Path(__file__).resolve().parents[2]
VIEWS = ("movegen", "repetition", "race", "posdata", "kqkr", "attack", "make", "count", "evaluate", "search")


def forget(site):
    """Makes this look like a first visit."""
    site.open("view=posdata")
    site.page.evaluate("localStorage.clear()")


def tour(site):
    page = site.page
    at = lambda: page.evaluate("page.view.at")
    forget(site)
    site.open("")
    site.check("the page opens with a tour", page.locator("#tour").is_visible() and site.text("#tour-name").startswith("1 of 5"))
    site.check("inside a queen's walk", site.text("#movegen-words").startswith("Queen d4") or "queen on d4" in site.text("#movegen-words"), site.text("#movegen-words"))
    before = at()
    site.until("already running", lambda: at() > before)
    pointed = []
    for step in range(5):
        pointed.append(page.locator(".toured").evaluate("(element) => element.id || element.className"))
        site.check(f"step {step + 1} is visible", site.is_in_sight("#tour"), page.locator("#tour").bounding_box())
        if step == 2:
            site.check("the walk meets the blocker", "occupied by its own pawn" in site.text("#movegen-words") and "nextdir = d5" in site.text("#movegen-words"))
        if step == 3:
            lit = page.locator("#movegen-verilog mark").all_inner_texts()
            site.check("the deciding lines are highlighted", len(lit) == 2 and "onward = nextdir" in lit[0] and "onward = nextpos" in lit[1], lit)
        page.click("[data-tour=next]")
    site.check("the tour points at board, registers, Verilog and waveform in turn", pointed == ["movegen-board", "movegen-registers", "movegen-board", "movegen-verilog", "waveform toured"], pointed)
    site.check("and ends", not page.locator("#tour").is_visible() and page.locator(".toured").count() == 0)
    site.open("")
    site.check("the page offers the tour once", not page.locator("#tour").is_visible())
    before = at()
    site.until("the page still opens running", lambda: at() > before)
    page.click("#take-tour")
    site.check("and the user can take the tour again", page.locator("#tour").is_visible())
    page.keyboard.press("Escape")
    site.check("and leave it with Escape", not page.locator("#tour").is_visible() and page.evaluate("document.activeElement.id") == "take-tour")
    forget(site)
    site.open("")
    page.click("[data-tour=leave]")
    site.open("")
    site.check("the page does not offer the tour again after the user left it", not page.locator("#tour").is_visible())
    forget(site)
    site.open("view=count")
    site.check("a link opens without it", not page.locator("#tour").is_visible())
    page.emulate_media(reduced_motion="reduce")
    site.open("")
    still = at()
    page.wait_for_timeout(1300)
    site.check("with reduced motion nothing moves until the user starts it", at() == still and page.evaluate("page.view.timer === null"))
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.clear()")


def links(site):
    page = site.page
    site.open("view=movegen&clock=37&fen=6k1/5ppp/1p6/8/3Q1P2/8/6PP/6K1+w+-+-+0+1")
    page.set_viewport_size({"width": 1280, "height": 1700})
    lit = lambda selector: page.locator(f"{selector} .lit").all_inner_texts()
    marked = lambda: page.locator("#movegen-verilog mark").all_inner_texts()
    explanation = lambda: site.text("#movegen-verilog .explanation")

    page.hover("#movegen-registers div:has(dt:text-is('square'))")
    site.check("a register highlights its square", page.locator("#movegen-board .lit").evaluate_all("(all) => all.map((cell) => squareName(Number(cell.dataset.square))).join()") == "f4")
    site.check("and its lane of the waveform", any("walk.square" in text for text in lit("#movegen-wave-names")), lit("#movegen-wave-names"))
    site.check("and the lines that drive it", any("square <= then_at" in line for line in marked()) and any("then_at = onward" in line for line in marked()), marked())
    site.check("with the comment of its declaration", explanation() == "walk.square: Where the walk is", explanation())
    page.hover("#movegen-wave-names li:has-text('walk.allowed')")
    site.check("so does a signal", explanation() == "walk.allowed: Going to at is legal" and any("allowed = !attacked" in line for line in marked()), explanation())
    page.hover("#movegen-moves li:has-text('d4d5')")
    squares = page.locator("#movegen-board .lit").evaluate_all("(all) => all.map((cell) => squareName(Number(cell.dataset.square))).sort().join()")
    site.check("a move highlights its squares", squares == "d4,d5", squares)
    page.hover("#movegen-board [data-square='35']")
    site.check("a square highlights the registers that hold it and the moves that use it", any("nextdir" in text for text in lit("#movegen-registers")) and any("d4d5" in text for text in lit("#movegen-moves")), (lit("#movegen-registers"), lit("#movegen-moves")))
    page.focus("#movegen-registers div:has(dt:text-is('phase'))")
    site.check("by keyboard too: a phase", "one of " in explanation() and any("phase <= phase_next" in line for line in marked()), explanation())
    page.mouse.move(2, 2)
    page.locator("#movegen-fen").focus()
    site.check("and goes out again", page.locator("#movegen .lit").count() == 0)
    for view, signal in (("repetition", "walk.displaced"), ("attack", "walk.phase"), ("make", "board_undo"), ("count", "answer_count"), ("evaluate", "value_centipawns"), ("kqkr", "answer_won"), ("search", "control.alpha")):
        site.open(f"view={view}")
        page.hover(f"#{view}-wave-names li:has-text('{signal}')")
        site.check(f"{view} shows the Verilog of {signal}", page.locator(f"#{view}-verilog mark").count() > 0 and signal in site.text(f"#{view}-verilog .explanation"))
    unknown, driven = [], 0
    for name in ("movegen-compact", "movegen-fast", "repetition", "chains", "attack", "make", "count", "kqkr", "evaluate", "search"):
        found = page.evaluate("""(name) => {
          const verilog = Verilog.of(name);
          return Circuit.of(name).signals.map(({ path }) => [path, verilog.find(path) !== null, verilog.explain(path), verilog.drivers(path).length]);
        }""", name)
        unknown += [f"{name} {path}" for path, is_found, said, _ in found if not is_found or not said.strip()]
        driven += sum(count > 0 for *_, count in found)
    site.check("every signal of every circuit is found in its Verilog, and explained", not unknown and driven > 5000, (unknown[:5], driven))
    page.set_viewport_size({"width": 390, "height": 844})
    site.open("view=movegen")
    site.check("on a phone the Verilog is folded", not page.locator("#movegen-verilog pre").is_visible() and page.locator("#movegen-verilog summary").is_visible())
    page.set_viewport_size({"width": 1280, "height": 900})


def sharing(site):
    page = site.page
    rows = json.loads((ROOT / "hw/figures/table.json").read_text())["rows"]
    for view in VIEWS:
        site.open(f"view={view}")
        link = page.locator("nav [aria-current]")
        site.check(f"{view} is named in the title", page.title().startswith(link.inner_text()) and "fpgambit" in page.title(), page.title())
        figures = page.locator("#figures li").all_inner_texts()
        names = page.evaluate("VIEWS.get(page.name).circuits(page.view.state)")
        said = sorted((name, lut.replace(",", ""), target) for name, figure in zip(names, figures) for lut, _, target in re.findall(r"([\d,]+) LUT at ([\d.]+) MHz on (\S+?)[;.]", figure))
        expected = sorted((name, str(row["lut"]), row["target"]) for name in names for row in rows
                          if row["unit"] == name.split("-")[0] and row["build"] == (name.split("-") + ["compact"])[1])
        site.check(f"{view}'s circuits have their figures in the footer", len(figures) == len(names) and said == expected, (expected, figures))
    with page.expect_download() as download:
        page.click("#figures button")
    site.check("and their Verilog", pathlib.Path(download.value.path()).read_text() == circuit.verilog("search"))
    site.open("view=count&clock=7")
    page.click("#copy")
    site.until("a link is copied, or there to be copied", lambda: site.text("#copied") != "")
    shown = page.locator("#copied input")
    copied = shown.input_value() if shown.count() else page.evaluate("navigator.clipboard.readText()")
    site.open("view=posdata")
    page.goto(copied)
    page.reload()
    site.check("the copied link opens the same clock", site.text("#count-when") == "Clock 7 of 15", copied)
    for name in ("og:title", "og:description", "og:image"):
        content = page.locator(f'meta[property="{name}"]').get_attribute("content")
        site.check(f"{name} for previews", bool(content) and (name != "og:image" or content.startswith("https://")), content)
    page.emulate_media(media="print")
    site.check("the printed page has no controls", not page.locator("#count-play").is_visible() and page.locator("#count-board").is_visible() and not page.locator("nav").is_visible())
    page.emulate_media(media="screen")


def shown(site):
    """A view also shows what its text names."""
    page = site.page
    site.open("view=count")
    stages = page.locator("#count-stages button")
    site.check("the counter's stages are shown", stages.count() == 15)
    for index in (2, 5, 7, 11):
        stages.nth(index).click()
        marks = page.locator("#count-board :is(.from, .past, .past-found, .ahead, .at)").count() + page.locator("#count-board text").count()
        site.check(f"stage {index + 1} has its sets on the board", site.text("#count-when").startswith(f"Clock {index + 1} of") and marks > 7, marks)
        site.check("and is the current one", stages.nth(index).get_attribute("aria-current") == "step")
    for fen in ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2"):
        outcome = page.evaluate("""(fen) => {
          // The sets of the third stage are the pieces; the sums of the twelfth stage are those of the moves.
          page.view.set({ fen, clock: 3 });
          const { position } = page.view;
          const own = (square) => position.squares[square] && position.squares[square] >> 3 === position.side;
          const cells = [...document.querySelectorAll("#count-board .square")];
          const isRight = cells.every((cell) => {
            const square = Number(cell.dataset.square);
            return cell.classList.contains("from") === Boolean(own(square)) && cell.classList.contains("differs") === Boolean(position.squares[square] && !own(square));
          });
          page.view.set({ clock: 12 });
          const sums = [...document.querySelectorAll("#count-board text")].map((text) => Number(text.textContent));
          return [isRight, sums.reduce((sum, one) => sum + one, 0), page.view.answer.count];
        }""", fen)
        castlings = outcome[2] - outcome[1]
        site.check("the marked squares and sums match the circuit", outcome[0] and 0 <= castlings <= 12, outcome)
    site.open("view=make&fen=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R+w+KQkq+-+3+9&move=e5g6")
    record = {row.locator("th").inner_text(): row.locator("td").nth(2).inner_text() for row in page.locator("#make-undo tr").all()}
    site.check("the undo record is shown field by field", record == {"captured": "black pawn", "full-move counted": "no", "half-move clock": "3", "en passant": "–", "castling": "KQkq"}, record)
    site.open("view=repetition&clock=3")
    site.check("the page names the displaced pieces", site.text("#repetition-displaced") == "Displaced: white knight f3, black knight f6.", site.text("#repetition-displaced"))
    for view, words in (("movegen", ("Sink", "Stall", "Lane", "Pseudo-legal")), ("repetition", ("Ply",)), ("posdata", ("Ray", "Chain")), ("race", ("LUT",)), ("search", ("Ply", "Window"))):
        site.open(f"view={view}")
        found = page.locator("main:visible dfn").all_inner_texts()
        site.check(f"{view} explains its words", set(words) <= set(found), found)


def all_of(site):
    for test in (tour, links, sharing, shown):
        try:
            test(site)
        except Exception as error:
            site.check(f"{test.__name__} goes through", False, str(error)[:400])
