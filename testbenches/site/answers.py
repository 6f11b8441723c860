"""Compares the answers of the page's circuits with the program: moves, repetitions, the table, the endgame, attacks,
moves made."""

import json
import pathlib
import random
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


def positions():
    """The positions of the built-in suite."""
    lines = (ROOT / "sim/data/suite.epd").read_text().splitlines()
    return [" ".join(line.split(";")[0].split()[:4]) for line in lines if line and not line.startswith("#")]


def moves_of_page(site, fens):
    """Types each position into the page and reads the list of moves."""
    page, text = site.page, site.text
    found = []
    for fen in fens:
        page.fill("#movegen-fen", fen)
        page.press("#movegen-fen", "Enter")
        error = text("#movegen-error") if page.locator("#movegen-error").is_visible() else ""
        found.append(error or sorted(page.locator("#movegen-moves b").all_inner_texts()))
    return found


def movegen(site):
    page, check, text, open_view, fpgambit = site.page, site.check, site.text, site.open, site.fpgambit
    open_view("view=movegen")
    check("the first view explains itself", "posdata" in text("#movegen .lead"))
    fens = positions() + page.evaluate("Object.values(EXAMPLES)")
    answers = [json.loads(line) for line in fpgambit("--format", "json", "moves", "--backend", "software", "--fen", "-", given="\n".join(fens)).splitlines()]
    theirs = [sorted(move["uci"] for move in answer["moves"]) for answer in answers]
    check("there are 200 positions or more", len(fens) >= 200, len(fens))
    for build in ("compact", "fast"):
        page.select_option("#movegen-build", build)
        ours = moves_of_page(site, fens)
        wrong = [fen for fen, our, their in zip(fens, ours, theirs) if our != their]
        check(f"the engine's moves in {len(fens)} positions through the page, {build}", not wrong, wrong[:3])


def stepping(site):
    page, check, text, open_view, fpgambit = site.page, site.check, site.text, site.open, site.fpgambit
    open_view(f"view=movegen&fen={KIWIPETE}")
    seen = []
    for _ in range(40):
        seen.append((text("#movegen-when"), text("#movegen-words")))
        page.click("#movegen-forward")
    back = []
    for _ in range(40):
        page.click("#movegen-back")
        back.append((text("#movegen-when"), text("#movegen-words")))
    check("40 clocks forward and back show the same", seen == back[::-1] and len(set(seen)) == 40)
    trace = json.loads(fpgambit("--format", "json", "moves", "--fen", KIWIPETE, "--trace"))["trace"]
    ours = page.evaluate("""() => {
      const { run, start } = page.view;
      return [...Array(run.length - start).keys()].map((index) => {
        const state = walkState(run, start + index);
        return [state.phase, state.isWalking ? squareName(state.at) : null];
      });
    }""")
    theirs = [[line["phase"], line["at"]] for line in trace]
    same = [our[0] == their[0] and (our[1] is None or their[1] is None or our[1] == their[1]) for our, their in zip(ours, theirs)]
    check("phases and squares are those of `moves --trace`", len(ours) == len(theirs) and all(same), [pair for pair, is_same in zip(zip(ours, theirs), same) if not is_same][:3])
    page.click("#movegen-moves button >> nth=20")
    move = page.locator("#movegen-moves li.now b").inner_text()
    check("a click on a move goes to its clock", f"{move} is taken" in text("#movegen-offer"), text("#movegen-offer"))
    page.wait_for_timeout(300)
    there = page.evaluate("location.hash.slice(1)")
    shown = text("#movegen-words")
    open_view(there)
    check("a link contains the state", text("#movegen-words") == shown and "clock=" in there, there)
    before = page.evaluate("page.view.moves.map(({ word }) => word)")
    page.fill("#movegen-number", "25")
    page.press("#movegen-number", "Enter")
    page.click("#movegen-sink")
    check("the circuit waits for a closed sink", "waits" in text("#movegen-total"), text("#movegen-total"))
    page.fill("#movegen-number", "45")
    page.press("#movegen-number", "Enter")
    page.click("#movegen-sink")
    after = page.evaluate("page.view.moves.map(({ word, cycle }) => [word, cycle])")
    check("a stall loses no move", [word for word, _ in after] == before and not any(25 <= cycle < 45 for _, cycle in after))
    page.focus("#movegen-play")
    was = text("#movegen-when")
    page.keyboard.press("ArrowRight")
    check("the arrow keys step", text("#movegen-when") != was)
    page.click("#movegen-play")
    page.wait_for_timeout(900)
    page.click("#movegen-play")
    check("it runs and pauses", text("#movegen-play") == "Run")


def refusals(site):
    page, check, text, open_view = site.page, site.check, site.text, site.open
    open_view("view=movegen")
    for wrong in ("", "x", "8/8 w - -", "9/8/8/8/8/8/8/8 w - - 0 1", KIWIPETE + " 7", KIWIPETE.replace("KQkq", "QK"), KIWIPETE.replace(" - ", " e3 "),
                  "4k3/8/8/8/8/8/8/4K2R b K - 0 1".replace("b K", "b k"), "<script>alert(1)</script>", "x" * 100_000):
        page.fill("#movegen-fen", wrong)
        page.press("#movegen-fen", "Enter")
        outcome = text("#movegen-error")
        theirs = subprocess.run([site.program, "moves", "--fen", wrong[:1000]], capture_output=True).returncode
        check(f"the page rejects `{wrong[:40]}`, like the program", outcome.startswith("No position") and len(outcome) < 300 and theirs == 2, outcome[:200])
    for hash_ in ("view=nothing", "view=movegen&clock=99999&sink=x,-1&build=none", "%%%", "view=repetition&game=e2e5", "view=posdata&piece=9&from=99&blocked=64", "view=kqkr&men=1,1,1", "view=attack&query=9&square=64", "view=make&move=e1e9&back=7", "view=movegen&fen=%00"):
        open_view(hash_)
        check(f"an address of `{hash_}` breaks nothing", not page.locator("#broken").is_visible())
    for state in ("view=movegen&fen=8/8", "view=repetition&game=e2e5"):
        open_view(state)
        for key in ("ArrowRight", "ArrowLeft", *["Tab"] * 12, "Enter", "ArrowRight"):
            page.keyboard.press(key)
        page.click("#theme")
        check(f"keys break nothing at `{state}`", not page.locator("#broken").is_visible())
    page.goto(f"{site.address}#view=movegen&clock=99999")
    page.fill("#movegen-fen", KIWIPETE)
    page.press("#movegen-fen", "Enter")
    check("the page works after wrong input", "48 moves" in text("#movegen-total"), text("#movegen-total"))


def repetition(site):
    page, check, text, open_view, fpgambit = site.page, site.check, site.text, site.open, site.fpgambit
    open_view("view=repetition")
    verdict = text("#repetition-verdict")
    check("the page reports a position that repeats twice", "3rd time" in verdict, verdict)
    counters = []
    for _ in range(6):
        counters.append(text("#repetition-counter"))
        page.click("#repetition-forward")
    check("the counter goes up and comes down to 0", counters[1:5] == ["0", "2", "0", "2"], counters)
    page.fill("#repetition-game", "1. Nf3 Nf6 2. Ng1 Ng9")
    page.click("#repetition-form button")
    check("the page explains why it rejects a wrong move", "move 4, `Ng9`" in text("#repetition-error"), text("#repetition-error"))
    for example in page.evaluate("Object.keys(GAMES)"):
        page.select_option("#repetition-example", label=example)
        outcome = page.evaluate(COUNTED)
        check(f"the counter and its cases agree with the boards: {example}", isinstance(outcome, int) and outcome > 0 or example == "a castling right lost" and outcome == 0, outcome)
    pgn = ROOT.parent / "shared/data/games.pgn"
    if not pgn.exists():
        print("site/check: note: no ../shared/data: games of the reference data SKIPPED")
        return
    games = pgn.read_text(errors="replace").split("\n[Event ")
    games = [games[0]] + ["[Event " + game for game in games[1:]]
    chosen = [game for game in games if len(game) < 4000][:12]
    with tempfile.TemporaryDirectory() as folder:
        wrong = []
        for game in chosen:
            file = pathlib.Path(folder) / "game.pgn"
            file.write_text(game)
            theirs = json.loads(fpgambit("--format", "json", "repetition", "--pgn", str(file), "--detector", "counter"))["games"][0]
            page.fill("#repetition-game", game)
            page.click("#repetition-form button")
            ours = page.evaluate("page.view.verdicts.map(({ count }, ply) => [ply, count]).filter(([, count]) => count >= 2)")
            outcome = page.evaluate(COUNTED)
            if not isinstance(outcome, int):
                wrong.append(outcome)
            if ours != [[ply["ply"], ply["count"]] for ply in theirs["plies"]]:
                wrong.append(game[:200])
        check(f"{len(chosen)} games of the reference data, every ply as the program counts it", not wrong, wrong[:1])


COUNTED = """() => {
  // At each ply and clock, compare the counter with the boards themselves and with the sum of the cases shown.
  const { view } = page;
  let seen = 0;
  for (let ply = 0; ply < view.positions.length; ply++) {
    view.set({ ply, clock: null });
    const { run, start, positions, undone } = view;
    for (let clock = start + 1; clock < run.length; clock++) {
      const value = (name) => run.value(clock, `walk ${name}`);
      if (value("phase") !== 1 || !value("judged")) continue;
      const [then, now] = [positions[ply - value("distance")].squares, positions[ply].squares];
      const displaced = then.filter((nibble, square) => nibble && nibble !== now[square]).length;
      const summed = undone.filter((move) => move.clock < clock).reduce((sum, { onTo, onFrom }) => sum + onTo - onFrom, 0);
      if (value("displaced") !== displaced || summed !== displaced) return `ply ${ply}, clock ${clock}: ${value("displaced")}, the boards ${displaced}, the cases ${summed}`;
      seen++;
    }
  }
  return seen;
}"""


def posdata_and_kqkr(site):
    page, check, text, open_view, fpgambit = site.page, site.check, site.text, site.open, site.fpgambit
    for order in ("default", "longest-first"):
        ours = page.evaluate("""(order) => [...Posdata.of(order).entries].map(([key, { nextpos, nextdir }]) => [key >> 12, key >> 6 & 63, key & 63, nextpos, nextdir])""", order)
        # Entries that the page does not have end a walk, like the rows that the program omits, except for the piece's
        # own square.
        theirs = {tuple(map(int, line.split())) for line in fpgambit("posdata", "--dump", "--order", order).splitlines() if not line.startswith("#")}
        found = set(map(tuple, ours))
        ends = {row for row in theirs | found if row[3] == row[4] == row[1]}
        check(f"the table is the program's, {len(theirs):,} entries, {order}", len(theirs) > 3000 and found - ends == theirs - ends and len(found) == len(ours), sorted(found ^ theirs)[:5])
    open_view("view=posdata&piece=5&from=60&order=longest-first")
    check("the note's own example: e7 first", text("#posdata-steps tr:first-child td:nth-child(2)") == "e7")
    walk = json.loads(fpgambit("--format", "json", "posdata", "--piece", "queen", "--from", "e8", "--order", "longest-first"))["walk"]
    check("the walk is the program's", page.locator("#posdata-steps td:nth-child(2)").all_inner_texts() == [visit["square"] for visit in walk])
    for _ in range(5):
        page.click("#posdata-forward")
    page.click("#posdata-back")
    check("it steps forward and back", text("#posdata-when").startswith("Step 4 of"))
    page.click("#posdata-board [data-square='52']")
    check("a blocked square ends its ray", page.locator("#posdata-steps tr:first-child td:last-child").inner_text() == "nextdir")
    open_view("view=kqkr")
    page.click("#kqkr-back")
    page.click("#kqkr-forward")
    page.click("#kqkr-random")
    check("queen against rook answers", "on" in text("#kqkr-verdict"))
    generator = random.Random(site.seed)
    men, fens = [], []
    while len(men) < 400:
        squares = generator.sample(range(64), 4)
        board = [""] * 64
        for square, letter in zip(squares, "KkQr"):
            board[square] = letter
        ranks = ["".join(board[8 * rank + file] or "1" for file in range(8)) for rank in range(7, -1, -1)]
        fen = re.sub("1+", lambda ones: str(len(ones[0])), "/".join(ranks))
        men.append(squares)
        fens += [f"{fen} {side} - - 0 1" for side in "wb"]
    # Neither the page nor the program answers for an invalid position.
    outcome = fpgambit("--format", "json", "kqkr", "probe", "--skip-bad", "-", given="\n".join(fens))
    answers = {answer["fen"]: answer for answer in map(json.loads, outcome.splitlines())}
    page.wait_for_function("page.view.stages.isDone", timeout=120_000)
    ours = page.evaluate("""(all) => all.map((men) => {
      page.view.set({ men, clock: null });
      return [page.view.isWon, page.view.stages.ofWinner(men), page.view.stages.ofLoser(men)];
    })""", men)
    wrong, not_won, illegal = [], 255, 254
    for (is_won, *stages), white, black in zip(ours, fens[::2], fens[1::2]):
        expected = []
        for fen, wins in ((white, "win"), (black, "loss")):
            answer = answers.get(fen)
            expected.append(illegal if answer is None else (answer["dtc"] + 1) // 2 if answer["wdl"] == wins else not_won)
        if stages != expected or is_won != (expected[0] < illegal):
            wrong.append((white, is_won, stages, expected))
    check(f"{len(men)} positions of queen against rook, {len(answers)} of them legal, match `kqkr probe`: bit and both stages", not wrong, wrong[:3])
    counts = page.evaluate("""() => {
      // An entry covers four positions if the king is on the diagonal, and otherwise eight.
      const count = (table) => {
        const found = Array(32).fill(0);
        table.forEach((stage, entry) => stage < found.length && (found[stage] += [0, 4, 7, 9].includes(entry >> 18) ? 4 : 8));
        return found;
      };
      const { winners, losers } = page.view.stages;
      return [count(winners), count(losers)];
    }""")
    distances = json.loads(fpgambit("--format", "json", "kqkr", "stats"))["distances"]
    theirs = next(way for way in distances if (way["winner"], way["goal"]) == ("queen", "conversion"))
    check("every stage has as many positions as `kqkr stats` counts", counts == [theirs["winner_to_move"], theirs["loser_to_move"]], counts)
    page.evaluate("page.view.set({ men: [4, 60, 3, 56], clock: null })")
    stages = [text("#kqkr-stage")]
    while page.locator("#kqkr-answers button").count() > 0:
        page.click("#kqkr-answers button >> nth=0")
        stages.append(text("#kqkr-stage"))
    check("the longest answers go down stage by stage", stages == ["Stage 4", "Stage 3", "Stage 2", "Stage 1"], stages)
    check("and the last stage says how it is won", "takes the rook" in text("#kqkr-why") or "is mate" in text("#kqkr-why"), text("#kqkr-why"))
    page.click("#kqkr-chart button >> nth=30")
    check("a bar of the chart shows a position of its stage", text("#kqkr-stage") == "Stage 31", text("#kqkr-stage"))


def questions(site):
    """Attack unit, maker and counter: compares their answers with the engine and with the page's own board."""
    page, check, text, open_view, fpgambit = site.page, site.check, site.text, site.open, site.fpgambit
    fens = positions()
    answers = [json.loads(line) for line in fpgambit("--format", "json", "moves", "--backend", "software", "--fen", "-", given="\n".join(fens)).splitlines()]
    open_view("view=count")
    counted = page.evaluate("(fens) => fens.map((fen) => { page.view.set({ fen, clock: null }); return page.view.answer.count; })", fens)
    wrong = [fen for fen, ours, theirs in zip(fens, counted, answers) if ours != len(theirs["moves"])]
    check(f"the counter has the engine's number of moves in {len(fens)} positions", not wrong, wrong[:3])
    page.fill("#count-fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
    page.press("#count-fen", "Enter")
    check("and reports stalemate", "0 legal moves: stalemate" in text("#count-verdict"), text("#count-verdict"))
    seen = [text("#count-words")]
    for _ in range(14):
        page.click("#count-back")
        seen.append(text("#count-words"))
    check("the page explains its fourteen stages", len(set(seen)) == 15, seen)
    outcome = page.evaluate("""(fens) => {
      // The king does not block an attack on the squares behind it.
      for (const fen of fens) {
        page.view.set({ fen, clock: 6 });
        const { position } = page.view;
        const attacked = [...document.querySelectorAll("#count-board .past-found")].map((cell) => Number(cell.dataset.square));
        const board = position.copy();
        board.squares[board.king(board.side)] = 0;
        const expected = [...Array(64).keys()].filter((square) => board.attacker(square, 1 - board.side) >= 0);
        if (String([...attacked].sort((a, b) => a - b)) !== String(expected)) return fen;
      }
      return fens.length;
    }""", fens)
    check("and marks the squares that the other side attacks", outcome == len(fens), outcome)
    open_view("view=attack")
    outcome = page.evaluate("""(fens) => {
      // Compare every square, for both sides, with the page's own board.
      for (const fen of fens) {
        const board = Position.fromFen(fen);
        for (let square = 0; square < 64; square++) {
          for (const by of [0, 1]) {
            page.view.set({ fen, query: 0, square, by, clock: null });
            if ((page.view.words[0] & 1) !== (board.attacker(square, by) >= 0 ? 1 : 0)) return `${fen} ${squareName(square)} by ${by}`;
          }
        }
      }
      return fens.length;
    }""", fens[:: max(1, len(fens) // 12)])
    check("attacked squares are those of the page's own board", isinstance(outcome, int) and outcome >= 12, outcome)
    for query in range(6):
        page.select_option("#attack-query", str(query))
        check(f"the page answers query {query} in words", text("#attack-verdict").endswith(".") and text("#attack-words") != "", text("#attack-verdict"))
    words = []
    for _ in range(3):
        page.click("#attack-back")
        words.append(text("#attack-when"))
    for _ in range(3):
        page.click("#attack-forward")
    check("it steps back and forward", len(set(words)) == 3 and text("#attack-when").split()[1] == text("#attack-when").split()[3])
    open_view("view=make")
    outcome = page.evaluate("""(fens) => {
      let made = 0;
      for (const fen of fens) {
        page.view.set({ fen, clock: null, back: 1 });
        for (const word of [...page.view.moves]) {
          page.view.set({ move: moveUci(word), back: 1, clock: null });
          const { position, after, isBack } = page.view;
          const board = position.copy();
          board.play(word, false);
          const expected = board.image();
          if (!isBack) return `${fen} ${moveUci(word)} does not come back`;
          if (after.some((given, index) => given !== expected[index])) return `${fen} ${moveUci(word)}`;
          made++;
        }
      }
      return made;
    }""", fens[:: max(1, len(fens) // 40)])
    check("moves are made as on the page's own board, and taken back to the bit", isinstance(outcome, int) and outcome > 500, outcome)
    page.fill("#make-fen", "x")
    page.press("#make-fen", "Enter")
    check("the maker rejects an invalid position too", text("#make-error").startswith("No position"))


def network_value(fen):
    """The value of a position for the side to move, by the formula of `engine/src/network`, from the exported memory files."""
    words = lambda name: [int(word, 16) for word in (ROOT / f"hw/verilog/evaluate/evaluate_{name}.mem").read_text().split()]
    signed = lambda value, bits: (value & (1 << bits) - 1) - (value >> bits - 1 & 1) * (1 << bits)
    weights = lambda word, count: [signed(word >> 8 * index, 8) for index in range(count)]
    rows, linear, heads = (words(name) for name in ("rows", "linear", "heads"))
    board, mover = fen.split()[:2]
    men = []
    for index, rank in enumerate(board.split("/")):
        for letter in re.sub(r"\d", lambda digit: "." * int(digit[0]), rank):
            square = len(men) % 8 + 8 * (7 - index)
            men.append((square, "PNBRQK".find(letter.upper()) + 1, letter.islower()))
    men = [man for man in men if man[1]]
    sides = []
    for black in (False, True):
        seen = [512 * (is_black != black) + 64 * kind + (square ^ 56 * black) for square, kind, is_black in men]
        bias = [512 * other + 64 * 7 + square for other in (0, 1) for square in range(64)]
        hidden = [sum(column) for column in zip(*(weights(rows[address], 32) for address in seen + bias))]
        entries = ((-1 if is_black else 1) * signed(linear[512 * black + 64 * kind + (square ^ 56 * is_black)], 10) for square, kind, is_black in men)
        sides.append(([min(max(value, 0), 127) for value in hidden], sum(entries)))
    head, black_moves = min((len(men) - 1) // 4, 7), mover == "b"
    halves = lambda other: [heads[4 * head + 2 * other + half] for half in (0, 1)]
    out = signed(halves(0)[1] >> 128, 32)
    for black, (active, entries) in enumerate(sides):
        first, second = halves(black != black_moves)
        out += sum(weight * value for weight, value in zip(weights(first, 16) + weights(second, 16), active))
        out += signed(first >> 128 + 8 * black, 8) * (-entries if black_moves else entries)
    return min(max(out >> 5, -20_000), 20_000)


def evaluation(site):
    site.open("view=evaluate")
    fens = positions()
    wrong = [fen for fen in fens if site.page.evaluate("(fen) => { page.view.set({ fen, clock: null }); return page.view.value; }", fen) != network_value(fen)]
    site.check(f"the evaluator's value of {len(fens)} positions is the network's", not wrong, wrong[:3])
    adds = site.page.evaluate("(fen) => { page.view.set({ fen, clock: null }); return page.view.adds; }", KIWIPETE)
    board = KIWIPETE.split()[0].split("/")
    for square in (32 + 4, 40 + 1):
        rank = re.sub(r"\d", lambda digit: "." * int(digit[0]), board[7 - square // 8])
        without = rank[:square % 8] + "." + rank[square % 8 + 1:]
        changed = board[:7 - square // 8] + [re.sub(r"\.+", lambda dots: str(len(dots[0])), without)] + board[8 - square // 8:]
        expected = network_value(KIWIPETE) - network_value(f"{'/'.join(changed)} w")
        shown = next(item["adds"] for item in adds if item["square"] == square)
        site.check(f"what the piece on square {square} adds is the difference without it", shown == expected, (shown, expected))


def all_of(site):
    for test in (movegen, stepping, refusals, repetition, posdata_and_kqkr, questions, evaluation):
        test(site)
