"""Tests the view of the searcher: compares its results with the program's, and what it shows in a clock with the state
of the circuit."""

import json
import random

import answers

FORK = "2r3k1/pp3ppp/8/3N4/8/8/PP3PPP/3R2K1 w - - 0 1"
PERPETUAL = "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1"
DRAWN = "c1h6 h8g8 h6g5 g8h8"
# Positions in which a search of four plies is short.
ENDINGS = ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/R3K2R w KQ - 98 80")


def search(site, fen, moves, depth):
    """Types the job into the page, waits for its result, and reads it."""
    page = site.page
    page.evaluate("([fen, moves, depth]) => page.view.set({ fen, moves, depth, clock: null })", [fen, moves, depth])
    page.wait_for_function("page.view.search.isOver && !document.getElementById('search-verdict').textContent.includes('under way')", timeout=300_000)
    return page.evaluate("({ ...page.view.search.answer, best: page.view.search.answer.best && moveUci(page.view.search.answer.best) })"), site.text("#search-verdict")


def same(ours, verdict, theirs):
    """Whether the results of the page and of the program match, and the page's text states the same."""
    plies = 32000 - abs(ours["score"])
    mate = None if plies > 1000 else (plies + 1) // 2 * (1 if ours["score"] > 0 else -1)
    score = (ours["score"] if mate is None else None, mate)
    said = f"{theirs['nodes']:,} node" in verdict and f"{theirs['cycles']:,} clocks" in verdict and (theirs["bestmove"] or "No best move") in verdict
    return said and (theirs["score_cp"], theirs["mate"], theirs["bestmove"], theirs["bound"], theirs["nodes"], theirs["cycles"]) == (
        *score, ours["best"] or None, ours["bound"], ours["nodes"], ours["clocks"])


def is_searched_soon(board):
    """Whether the captures of a position end soon. With too many pieces or queens they take minutes."""
    return sum(map(str.isalpha, board)) <= 32 and max(board.count("q"), board.count("Q")) <= 2


def results(site):
    """Compares score, bound, best move, nodes and clocks with the program, which simulates the same Verilog with
    Verilator."""
    generator = random.Random(site.seed)
    site.open("view=search")
    suite = [fen for fen in answers.positions() if is_searched_soon(fen.split()[0])]
    jobs = {(depth, ""): generator.sample(suite, count) for depth, count in ((0, 12), (1, 8), (2, 4))}
    jobs |= {(3, ""): [FORK, ENDINGS[2]], (4, ""): list(ENDINGS), (2, DRAWN): [PERPETUAL], (3, "e1e2 e8e7 e2e1 e7e8"): [ENDINGS[3].replace("98", "90")]}
    for (depth, moves), fens in jobs.items():
        options = ["--on-chip", "--backend", "verilator", "--depth", str(depth), *(["--moves", moves] if moves else [])]
        outcome = site.fpgambit("--format", "json", "search", "--fen", "-", *options, given="\n".join(fens))
        theirs = [json.loads(line) for line in outcome.splitlines()]
        wrong = []
        for fen, their in zip(fens, theirs, strict=True):
            ours, verdict = search(site, fen, moves, depth)
            if not same(ours, verdict, their):
                wrong.append((fen, ours, verdict, their))
        site.check(f"{len(fens)} {'search' if len(fens) == 1 else 'searches'} to depth {depth}{' after a game' if moves else ''} match the program: score, best move, nodes, clocks", not wrong, wrong[:2])
    ours, _ = search(site, PERPETUAL, DRAWN, 2)
    other, _ = search(site, PERPETUAL, "", 2)
    site.check("the game before the job counts: a repetition scores 0", ours["score"] == 0 and other["score"] != 0, (ours, other))


# The text that a reader sees in a clock.
SEEN = """() => ["when", "words", "line", "stack", "counters", "waiting"].map((id) => document.getElementById(`search-${id}`).innerText).join("\\n")
  + page.view.board.position.squares"""


def stepping(site):
    page, check, text = site.page, site.check, site.text
    site.open(f"view=search&fen={FORK}&depth=2&clock=1")
    page.wait_for_function("page.view.search.isOver")
    count = lambda row: int(page.locator(f"#search-counters div:has(dt:text-is('{row}')) dd").inner_text().split()[0].replace(",", ""))
    seen, counts = [], []
    for _ in range(12):
        page.click("#search [data-stop=node]")
        counts.append(count("nodes"))
        seen.append(page.evaluate(SEEN))
    check("a step to the next node counts one node more", counts == list(range(1, 13)), counts)
    check("and it is the circuit's own count", all(page.evaluate("page.view.search.nodes.slice(0, 40).map((clock, index) => page.view.run.value(clock, 'control nodes_low') === index + 1 && page.view.run.value(clock - 1, 'control nodes_low') === index)")))
    back = []
    for _ in range(11):
        page.click("#search [data-stop=before]")
        back.append(page.evaluate(SEEN))
    check("eleven nodes back show the same", seen[:-1] == back[::-1] and len(set(seen)) == 12)
    page.fill("#search-number", "900")
    page.press("#search-number", "Enter")
    seen, back = [], []
    for _ in range(40):
        seen.append(page.evaluate(SEEN))
        page.click("#search-forward")
    for _ in range(40):
        page.click("#search-back")
        back.append(page.evaluate(SEEN))
    check("40 clocks forward and back show the same", seen == back[::-1] and len(set(seen)) == 40)
    page.click("#search-first")
    before, outcome = count("cutoffs"), []
    for _ in range(6):
        page.click("#search [data-stop=cutoff]")
        outcome.append((text("#search-words"), count("cutoffs")))
    check("a step to the next cutoff stops at one, and counts it", before == 0 and all(words.startswith("Cutoff: ") and cutoffs == index + 1 for index, (words, cutoffs) in enumerate(outcome)), outcome)
    page.click("#search-last")
    total = page.evaluate("page.view.search.cutoffs.length")
    check("the end counts all, and nothing follows", count("cutoffs") == total and count("nodes") == page.evaluate("page.view.search.answer.nodes") and count("clocks") == page.evaluate("page.view.search.answer.clocks")
          and page.locator("#search [data-stop=node]").is_disabled() and page.locator("#search [data-stop=cutoff]").is_disabled())
    page.wait_for_timeout(300)
    there, shown = page.evaluate("location.hash.slice(1)"), page.evaluate(SEEN)
    site.open(there)
    check("a link contains job and clock", page.evaluate(SEEN) == shown and "depth=2" in there, there)


def shown(site):
    """Compares line, stack and board of every node with the block RAM, with the page's own board and with a run that
    keeps every clock."""
    page, check = site.page, site.check
    generator = random.Random(site.seed)
    for fen, moves, depth in ((FORK, "", 3), (PERPETUAL, DRAWN, 3), (generator.choice(answers.positions()), "", 1), (generator.choice(answers.positions()), "", 1)):
        site.open("view=search")
        search(site, fen, moves, depth)
        outcome = page.evaluate("""() => {
          const { search, run, position } = page.view;
          const seen = { nodes: 0, frames: 0 };
          const halves = (word) => [signed16(word & 0xffff), signed16(word >>> 16)];
          for (const [index, clock] of search.nodes.slice(0, 1500).entries()) {
            // When the circuit decides about a node, the board after the move is ready, and the frame above it has been read.
            let at = clock;
            while (PHASES_OF.search[run.value(at, "control phase")] !== "deciding") at++;
            const frames = search.line(at);
            const board = position.copy();
            for (const frame of frames) {
              if (frame.isPass) {
                board.side = 1 - board.side;
                board.enPassant = -1;
              } else {
                board.play(frame.entry.move, false);
              }
            }
            const image = board.image();
            for (let rank = 0; rank < 8; rank++) if (image[rank] !== run.value(at, `ranks_${rank}`)) return `node ${index + 1}: rank ${rank + 1} after ${frames.map(frameMove)}`;
            if (board.side !== (run.value(at, "state") & 1)) return `node ${index + 1}: the side to move`;
            seen.nodes++;
            const parent = frames.at(-1);
            if (!parent) continue;
            const [alpha, beta] = halves(run.value(at, "stack_window read_word_0"));
            const [alphaFirst] = halves(run.value(at, "stack_first read_word_0"));
            const flags = run.value(at, "stack_flags read_word_0");
            const last = parent.isPass ? null : searchEntry(run.value(at, "stack_last read_word_0"), parent.side);
            if (alpha !== parent.alpha || beta !== parent.beta || alphaFirst !== parent.alphaFirst || (flags >>> 19 & 15) !== parent.depth || (last?.move ?? 0) !== (parent.entry?.move ?? 0)) {
              return `node ${index + 1}: the stack holds ${[alpha, beta, alphaFirst, flags >>> 19 & 15, last?.name]}, shown is ${JSON.stringify(parent)}`;
            }
            const waiting = parent.isPass ? [] : [0, 1, 2].map((slot) => searchEntry(run.value(at, `stack_kept_${slot} read_word_0`), parent.side)?.name).filter(Boolean);
            if (String(waiting) !== String(parent.waiting.map(({ name }) => name))) return `node ${index + 1}: ${waiting} wait on the stack, shown are ${JSON.stringify(parent.waiting)}`;
            seen.frames++;
          }
          return seen;
        }""")
        check(f"line, stack and board are those of the circuit, to depth {depth}", isinstance(outcome, dict) and outcome["nodes"] > 0 and outcome["frames"] == outcome["nodes"] - 1, outcome)
    site.open("view=search")
    search(site, FORK, "a2a3 a7a6", 2)
    outcome = page.evaluate("""(seed) => {
      // Run the same job clock by clock, and keep every clock.
      const { run, moves, position, search } = page.view;
      const whole = new Run(Circuit.of("search"));
      resetRun(whole);
      for (const { record } of moves) {
        whole.drive({ push_record: record });
        whole.offer("push");
      }
      const image = position.image();
      image.slice(0, 8).forEach((rank, index) => whole.drive({ [`job_rank_${index}`]: rank }));
      whole.drive({ job_state: image[8], job_depth: 2, job_alpha: -WIDEST & 0xffff, job_beta: WIDEST, job_nodes_low: NODE_LIMIT, result_ready: 1 });
      whole.offer("job");
      while (whole.length < run.length) whole.clock();
      if (whole.value(whole.length - 1, "result_valid") !== 1 || whole.value(whole.length - 2, "result_valid") === 1) return "it does not end there";
      // Look at clocks that are far apart, in random order.
      for (let looked = 0, at = seed % run.length; looked < 300; looked++, at = (at * 7919 + 4241) % run.length) {
        const [ours, theirs] = [run.row(at), whole.row(at)];
        const wrong = run.circuit.signals.find((signal) => run.whole(at, signal) !== whole.whole(at, signal));
        if (wrong || ours.length !== theirs.length) return `clock ${at}: ${wrong?.path}`;
      }
      return run.length;
    }""", site.seed)
    check("a clock that is simulated again has the same signals", isinstance(outcome, int) and outcome > 4096, outcome)


def refusals(site):
    page, check, text = site.page, site.check, site.text
    site.open("view=search")
    site.type("#search-moves", "a2a3 a7a6 Ng9")
    check("the page explains why it rejects a wrong move", "move 3, `Ng9`" in text("#search-error"), text("#search-error"))
    page.keyboard.press("ArrowRight")
    site.type("#search-moves", "a2a3 a7a6")
    check("and the search continues afterwards", text("#search-error") == "" if page.locator("#search-error").is_visible() else text("#search-words") != "")
    site.type("#search-fen", "8/8 w - -")
    check("the searcher rejects an invalid position too", text("#search-error").startswith("No position"))
    for mate, said in (("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "score 0.00 for Black"), ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "score −M0 for Black")):
        _, verdict = search(site, mate, "", 2)
        check("without a legal move the root is the whole search", said in verdict and "No best move" in verdict and " 1 node in " in verdict, verdict)
    for address in ("view=search&depth=9&clock=99999999", "view=search&depth=-1&moves=zz", "view=search&fen=8/8&clock=3", "view=search&clock=-7", f"view=search&fen={FORK}&depth=0&clock=99999"):
        site.open(address)
        check(f"an address of `{address}` breaks nothing", not site.is_broken())
    site.open(f"view=search&fen={FORK}&clock=1")
    site.drag("search", "d5", "e7")
    check("a move on the board starts a search from there", " b - - 1 1" in page.input_value("#search-fen") and not site.is_broken(), page.input_value("#search-fen"))
    page.select_option("#search-example", label="a repetition that saves the game")
    check("an example loads its game", page.input_value("#search-moves") == DRAWN and page.evaluate("page.view.moves.length") == 4)
    # A long search continues while the user works with the page, and ends at the limit.
    site.open("view=search&depth=4&fen=" + answers.KIWIPETE)
    check("a long search starts at once", "under way" in text("#search-verdict") or "nodes in" in text("#search-verdict"))
    for _ in range(3):
        page.click("#search [data-stop=node]")
    site.until("it continues while the user steps", lambda: page.evaluate("page.view.search.nodes.length") > 400, 120)
    check("and nothing breaks", not site.is_broken() and text("#search-words") != "")


def all_of(site):
    for test in (results, stepping, shown, refusals):
        try:
            test(site)
        except Exception as error:
            site.check(f"{test.__name__} goes through", False, str(error)[:400])
