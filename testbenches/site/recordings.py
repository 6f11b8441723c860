"""Tests waveforms: compares the page's with the program's, shows recorded runs in the page, and draws those of the
book."""

import pathlib
import re
import subprocess

import vcd

ROOT = pathlib.Path(__file__).resolve().parents[2]
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
# Only the Verilog has these: loop variables, and bits that nothing reads. The emitter adds a number if a port or
# register already has the name.
ONLY_VERILOG = re.compile(r"only in ours: .*\.(entry|unused)(_\d+)?")


def waveform(site, folder):
    page, check, open_view, fpgambit = site.page, site.check, site.open, site.fpgambit
    for build in ("compact", "fast"):
        file = pathlib.Path(folder) / "program.vcd"
        fpgambit("moves", "--fen", KIWIPETE, "--build", build, "--vcd", str(file))
        open_view(f"view=movegen&build={build}&fen={KIWIPETE}")
        with page.expect_download() as download:
            page.click("#movegen-vcd")
        differences = vcd.differences(pathlib.Path(download.value.path()).read_text(), file.read_text())
        known = [line for line in differences if ONLY_VERILOG.fullmatch(line) or (line.startswith("only in theirs") and "as_rom" in line)]
        check(f"every change of every signal matches the program's waveform, {build}", len(known) == len(differences), [line for line in differences if line not in known][:5])


def recording(site, folder):
    """Opens runs that the program recorded, and files that are not recordings."""
    page, check, text, open_view, fpgambit = site.page, site.check, site.text, site.open, site.fpgambit
    for build in ("compact", "fast"):
        file = pathlib.Path(folder) / "recorded.vcd"
        fpgambit("moves", "--fen", KIWIPETE, "--build", build, "--posdata", "rom", "--captures", "--vcd", str(file))
        open_view(f"view=movegen&build={build}&mode=captures&fen={KIWIPETE}")
        # The program's posdata is a memory here. Both find the same moves in the same clocks, except at the ends of
        # some walks.
        live = page.locator("#movegen-moves b").all_inner_texts()
        open_view("view=movegen")
        page.set_input_files("#movegen-open", str(file))
        page.wait_for_function("page.view.recording !== null")
        check(f"a recording is shown, {build}", "Recorded: recorded.vcd" in text("#movegen-recorded") and page.input_value("#movegen-fen") == KIWIPETE)
        check(f"with its moves, {build}", sorted(page.locator("#movegen-moves b").all_inner_texts()) == sorted(live) and len(live) == 8, live)
        page.click("#movegen-last")
        page.click("#movegen-back")
        with page.expect_download() as download:
            page.click("#movegen-vcd")
        differences = vcd.differences(pathlib.Path(download.value.path()).read_text(), file.read_text())
        check(f"and can be written again, {build}", not differences, differences[:5])
        written = pathlib.Path(folder) / "written"
        place = fpgambit("view", "--vcd", str(file), "--out", str(written)).strip()
        page.goto(f"file://{place}")
        check(f"and `view --vcd` writes it into the page, {build}", text("#movegen-recorded").startswith("Recorded: ") and "8 moves" in text("#movegen-total"))
        page.click("#movegen-live")
        check(f"and the page's own circuit can run again, {build}", not page.locator("#movegen-live").is_visible() and "8 moves" in text("#movegen-total"))
    # A difference that `verify` reports: the suite file has a wrong count. The page marks the moves that this edited
    # report lists.
    suite = pathlib.Path(folder) / "wrong.epd"
    suite.write_text(f"{KIWIPETE}; D1 48; D2 2040;\n")
    reports = pathlib.Path(folder) / "reports"
    failed = subprocess.run([site.program, "verify", str(suite), "--depth", "2", "--report", str(reports)], text=True, capture_output=True)
    report = reports / "1.txt"
    check("a failure prints the command that shows it", failed.returncode == 1 and f"view --report {report}" in failed.stdout, failed.stdout)
    report.write_text(re.sub(r"^extra .*$", "extra       e5g6:4", re.sub(r"^missing .*$", "missing     a2a5:0", report.read_text(), count=1, flags=re.M), count=1, flags=re.M))
    place = fpgambit("view", "--report", str(report), "--out", str(pathlib.Path(folder) / "failure")).strip()
    page.goto(f"file://{place}")
    check("and `view --report` writes it into the page", "shrunk to" in text("#movegen-report") and "48 moves" in text("#movegen-total"))
    marked = page.locator("#movegen-moves .wrong").all_inner_texts()
    check("with the extra and the missing moves", len(marked) == 2 and "e5g6" in marked[0] and "a2a5 is missing" in marked[1], marked)
    page.click("#movegen-live")
    check("and without them when the circuit runs again", not page.locator("#movegen-report").is_visible() and page.locator("#movegen-moves .wrong").count() == 0)
    wrong = pathlib.Path(folder) / "wrong.vcd"
    for contents in ("", "no waveform", "$scope module other $end $upscope $end $enddefinitions $end\n#0\n", file.read_text()[:3000]):
        wrong.write_text(contents)
        page.set_input_files("#movegen-open", str(wrong))
        page.wait_for_timeout(100)
        check(f"the page reports that `{contents[:20]}` is not a recording", text("#movegen-error").startswith("No recording"), text("#movegen-error"))


def book(site, is_written):
    """Draws the waveforms of the book from the run that each names. With --write it puts them into the book."""
    page, check, open_view = site.page, site.check, site.open
    drawn = 0
    for chapter in sorted((ROOT / "sim/site/book").glob("*.md")):

        def draw(block):
            nonlocal drawn
            drawn += 1
            state, first, last, names = block.groups()[:4]
            open_view(state)
            wave = page.evaluate("""([first, last, paths]) => {
              const { run, start } = page.view;
              return Wave.drawn(run, (clock) => clock - start + 1, start - 1 + first, start - 1 + last, paths);
            }""", [int(first), int(last), [name.replace(".", " ") for name in names.split()]])
            return f"<!-- wave {state} | {first}-{last} | {names} -->\n```text\n{wave}```\n"

        text = chapter.read_text()
        new = re.sub(r"<!-- wave (.+?) \| (-?\d+)-(\d+) \| (.+?) -->\n```text\n.*?```\n", draw, text, flags=re.S)
        if is_written:
            chapter.write_text(new)
        check(f"the waveforms of {chapter.name} match the simulation", is_written or new == text, "testbenches/site/check --write puts them in")
    check("the book has waveforms", drawn > 0)
