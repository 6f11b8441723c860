"use strict";
// The view of the searcher: a whole alpha-beta search, node by node, with board, line, stack, window, and waiting
// moves.

const SEARCH_HTML = `
  <div class="columns three">
    <section aria-label="job">
      ${PARTS.board("search")}
      ${PARTS.fen("search", `<label for="search-moves">Moves of the game from this position to the root of the search (UCI or SAN)</label>
        <div class="line"><input id="search-moves" spellcheck="false" autocomplete="off" placeholder="none"><label>Depth <select id="search-depth"></select></label></div>`)}
      <p class="hint"><dfn>Ply</dfn>: a move of one side. <dfn>Window</dfn>: the scores between alpha, which the side to move already has, and beta, which the other side will not allow.</p>
    </section>
    <section aria-label="search" class="whole">
      <p class="verdict" id="search-verdict" aria-live="polite"></p>
      ${PARTS.transport("search", { stops: { before: "previous node", node: "next node", cutoff: "next cutoff" } })}
      ${PARTS.words("search")}
      <p class="line-from-root" id="search-line"></p>
      <table class="cases" tabindex="0"><caption>The stack, with scores for the side to move</caption>
        <thead><tr><th>ply</th><th>move</th><th>depth</th><th>alpha</th><th>beta</th><th>window</th><th>waits</th></tr></thead><tbody id="search-stack"></tbody></table>
      <dl id="search-counters" class="registers" aria-label="counters"></dl>
      <div class="stream"><h2>In the sorter <span id="search-sorter-note"></span></h2><ol id="search-waiting" aria-label="waiting moves"></ol></div>
    </section>
    <section aria-label="Verilog" class="whole">${PARTS.verilog("search")}</section>
  </div>
  ${PARTS.waveform("search")}`;

const SEARCH_EXAMPLES = {
  "a fork": { fen: "2r3k1/pp3ppp/8/3N4/8/8/PP3PPP/3R2K1 w - - 0 1" },
  "a mate on the back rank": { fen: "6k1/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 1", depth: 3 },
  "a repetition that saves the game": { fen: "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1", moves: "c1h6 h8g8 h6g5 g8h8", depth: 2 },
  "many captures": { fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", depth: 1 },
};
const SEARCH_WAVES = ["control phase", "control level", "control nodes_low", "control alpha", "control beta", "control result", "control depth", "control quiet",
  "control check", "board_loader left", "evaluator result", "line_history walk phase", "line_history walk displaced", "move_sorter overflow", "result_valid", "cycles_low"];
// The device whose clock rate converts clocks into microseconds.
const SEARCH_DEVICE = "ecp5-25f";
// The view looks for its opening clock up to this clock.
const FAR = 16384;
// How many milliseconds the search may run at a time in an open page.
const SEARCH_SLICE = 30;

class SearchView extends PositionView {
  constructor(changed) {
    super("search", changed, Object.fromEntries(Object.entries(SEARCH_EXAMPLES).map(([name, { fen }]) => [name, fen])));
    const opening = SEARCH_EXAMPLES["a fork"];
    this.state = { fen: this.given ?? opening.fen, moves: "", depth: 2, clock: null };
    this.wave = new Wave(this.$("wave"), this.$("wave-names"), (clock) => this.go(clock));
    this.links = new Links(this.main, this.$("verilog"));
    this.wire();
    for (let depth = 0; depth <= 4; depth++) this.$("depth").append(new Option(depth, depth));
    this.on("depth", "change", ({ target }) => this.set({ depth: Number(target.value), clock: null }));
    this.on("moves", "change", ({ target }) => this.set({ moves: target.value.trim(), clock: null }));
  }

  // Takes a new position, wherever it comes from. An example brings its game and depth with it. If the position is the
  // same, the user pressed Enter in a field.
  load(fen) {
    if (fen === this.state.fen) {
      this.set({ moves: this.$("moves").value.trim(), clock: null });
      return;
    }
    const example = Object.values(SEARCH_EXAMPLES).find((one) => one.fen === fen);
    this.set({ fen, moves: "", ...example, clock: null });
  }

  // The root, after the moves of the game. If the moves are wrong, reports the error at the board.
  #readGame() {
    if (!this.readPosition()) return false;
    this.$("moves").value = this.state.moves;
    this.$("depth").value = this.state.depth;
    try {
      const { words } = splitGames(this.state.moves)[0];
      Object.assign(this, playGame({ tags: { fen: this.state.fen }, words }));
      this.position = this.positions.at(-1);
      return true;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.$("error").textContent = `No game: ${error.message}.`;
      this.run = null;
      refuse(this.name, true);
      this.changed();
      return false;
    }
  }

  set(parts) {
    this.pause();
    Object.assign(this.state, parts);
    this.search = null;
    if (!this.#readGame()) return;
    this.circuit ??= Circuit.of("search");
    this.search = new SearchRun(this.circuit, this.moves, this.position, this.state.depth);
    this.run = this.search.run;
    this.start = this.search.start;
    const wanted = this.state.clock === null ? 0 : this.clockOf(this.state.clock);
    this.search.advance(SEARCH_SLICE, wanted);
    // The view opens at the first cutoff, unless that is too far away.
    const { cutoffs, nodes } = this.search;
    while (!this.search.isOver && cutoffs.length === 0 && this.end < FAR) this.search.advance(0);
    const opening = cutoffs[0] <= FAR ? cutoffs[0] : nodes[0];
    this.clock = Math.max(0, Math.min(this.state.clock === null ? opening : wanted, this.end));
    this.show();
    this.#goOn(this.search);
  }

  // Runs the rest of the search, a little at a time.
  #goOn(search) {
    this.#showVerdict();
    if (search.isOver) return;
    setTimeout(() => {
      if (search !== this.search) return;
      search.advance(SEARCH_SLICE);
      this.showControls();
      this.#goOn(search);
    }, 0);
  }

  nextStop(kind) {
    if (!this.search) return null;
    const { nodes, cutoffs } = this.search;
    const passed = countUpTo(nodes, this.at);
    if (kind === "before") return nodes[passed - (nodes[passed - 1] === this.at ? 2 : 1)] ?? null;
    return (kind === "node" ? nodes[passed] : cutoffs[countUpTo(cutoffs, this.at)]) ?? null;
  }

  #showVerdict() {
    const { answer, nodes, start, run } = this.search;
    if (!answer) {
      this.$("verdict").textContent = `The search is under way: ${nodes.length.toLocaleString("en")} nodes in ${(run.length - start).toLocaleString("en")} clocks.`;
      return;
    }
    const { fmax_mhz: mhz } = figuresOf("search").find(({ target }) => target === SEARCH_DEVICE);
    const best = answer.best ? `Best move ${moveUci(answer.best)}` : "No best move";
    const bound = { exact: "", upper: "at most ", lower: "at least ", "": "unknown, alpha is " }[answer.bound];
    this.$("verdict").textContent = `${answer.isLimited ? `Stopped after ${NODE_LIMIT.toLocaleString("en")} nodes. ` : ""}${best}, score ${bound}${scoreText(answer.score)} for ${sideName(this.position.side)}: `
      + `${answer.nodes.toLocaleString("en")} ${answer.nodes === 1 ? "node" : "nodes"} in ${answer.clocks.toLocaleString("en")} clocks, ${decimals(answer.clocks / answer.nodes, 1)} per node; `
      + `${Math.round(answer.clocks / mhz).toLocaleString("en")} µs at ${decimals(mhz, 1)} MHz.`;
  }

  show() {
    const { run, clock, search } = this;
    if (!run) return;
    const cycle = this.numberOf(clock);
    const isUnderWay = cycle > 1;
    const frames = isUnderWay ? search.line(clock) : [];
    const node = isUnderWay ? search.node(clock) : null;
    const board = [0, 1, 2, 3, 4, 5, 6, 7].map((rank) => run.value(clock, `ranks_${rank}`));
    const shown = isUnderWay ? Position.fromImage([...board, run.value(clock, "state")]) : this.position;
    const phase = PHASES_OF.search[run.value(clock, "control phase")];
    this.board.show(shown);
    this.#mark(shown, frames, node, phase);
    this.$("when").textContent = cycle > 0 ? `Clock ${cycle.toLocaleString("en")}${isUnderWay ? `: ${phase}` : ""}` : clock === 0 ? "Reset" : "Before the job";
    this.$("words").textContent = cycle > 0 ? searchWords(search, clock, frames, node)
      : run.value(clock, "push_valid") ? `A move of the game: ${moveUci(this.moves[clock - 1]?.word ?? 0)}. The single counter can take it back.` : "The search has not started.";
    this.#stack(frames, node, phase);
    this.#counters(clock);
    this.#waiting(node, frames, phase);
    this.showControls();
    this.wave.show(run, clock, (at) => this.numberOf(at), SEARCH_WAVES);
    this.links.of("search", "control.alpha");
    this.changed();
  }

  #mark(shown, frames, node, phase) {
    const marks = {};
    const lines = [];
    const mark = (square, kind) => (marks[square] ??= []).push(kind);
    const line = (move, kind) => lines.push({ from: move & 63, to: move >> 6 & 63, kind });
    const last = frames.at(-1);
    if (last?.entry) {
      for (const square of [last.entry.move & 63, last.entry.move >> 6 & 63]) mark(square, phase === "making" ? "from" : "differs");
      if (phase === "making") line(last.entry.move, "found");
    }
    if (shown.attacker(shown.king(shown.side), 1 - shown.side) >= 0) mark(shown.king(shown.side), "checked");
    for (const [index, { move }] of (node?.waiting ?? []).entries()) line(move, index === 0 && phase === "trying" ? "found" : "chain");
    this.board.mark(marks);
    this.board.lines(lines);
    const names = frames.map((frame) => (frame.isPass ? "pass" : frame.entry.name));
    this.$("line").textContent = names.length ? `Line from the root: ${names.join(" ")}` : "At the root";
  }

  #stack(frames, node, phase) {
    const isNew = ["making", "arriving"].includes(phase);
    const rows = [...frames, ...(node ? [node] : [])].map((frame, ply) => {
      const isNode = frame === node;
      const row = document.createElement("tr");
      const move = frame.isPass ? "pass" : isNode && phase !== "trying" ? "" : frame.entry?.name ?? "";
      const waits = `${frame.waiting.filter(({ name }) => name !== move).map(({ name }) => name).join(" ")}${frame.hasMore ? " …" : ""}`;
      const kind = isNode && isNew ? "" : frame.isCheck ? " check" : frame.isQuiet ? " q" : "";
      row.className = isNode ? "now" : "";
      row.dataset.links = `signal:${isNode ? "control.alpha" : "stack_window.read_word_0"}${move && move !== "pass" ? ` move:${move} square:${move.slice(0, 2)} square:${move.slice(2, 4)}` : ""}`;
      for (const text of [ply, move, frame.depth + kind, scoreText(frame.alpha), scoreText(frame.beta)]) {
        const cell = row.insertCell();
        cell.textContent = text;
      }
      row.insertCell().append(SearchView.#window(frame, ply));
      row.insertCell().textContent = waits;
      return row;
    });
    this.$("stack").replaceChildren(...rows);
  }

  // The windows of all plies on one scale, from the view of the root's side: better scores are further right.
  static #window({ alpha, beta }, ply) {
    const bar = document.createElement("span");
    const place = (score) => 50 + 100 / Math.PI * Math.atan(score / 150);
    const [low, high] = (ply & 1 ? [-beta, -alpha] : [alpha, beta]).map(place);
    bar.className = "window";
    bar.setAttribute("aria-hidden", "true");
    bar.style.setProperty("--low", `${low}%`);
    bar.style.setProperty("--wide", `${Math.max(2, high - low)}%`);
    return bar;
  }

  #counters(clock) {
    const { search, run, start } = this;
    const nodes = countUpTo(search.nodes, clock);
    const clocks = Math.max(0, clock - start + 1);
    const cutoffs = countUpTo(search.cutoffs, clock);
    const rows = [
      ["nodes", nodes.toLocaleString("en"), "control nodes_low"],
      ["clocks", clocks.toLocaleString("en"), "control clocks_low"],
      ["clocks per node", nodes ? decimals(clocks / nodes, 1) : "–", null],
      ["cutoffs", cutoffs ? `${cutoffs.toLocaleString("en")} (${search.byFirst[cutoffs - 1].toLocaleString("en")} by the first move)` : "0", "control phase"],
      ["best at the root", searchEntry(run.value(clock, "control best"), this.position.side)?.name ?? "–", "control best"],
    ];
    this.$("counters").replaceChildren(...rows.map(([name, value, path]) => {
      const row = document.createElement("div");
      for (const [tag, text] of [["dt", name], ["dd", value]]) row.append(Object.assign(document.createElement(tag), { textContent: text }));
      if (path) Object.assign(row, { tabIndex: 0 }).dataset.links = `signal:${path.replace(" ", ".")}`;
      return row;
    }));
  }

  // The moves in the sorter. Until the node's own walk begins, they belong to its parent.
  #waiting(node, frames, phase) {
    const isOwn = node !== null && !["scanning", "making", "arriving", "deciding", "passing", "loading"].includes(phase);
    const { waiting, hasMore } = isOwn ? node : frames.at(-1) ?? { waiting: [], hasMore: false };
    this.$("sorter-note").textContent = !node ? "" : isOwn ? (hasMore ? "the best four; there are more" : waiting.length ? "best first" : "nothing")
      : frames.length ? "still the moves of the parent, which are on the stack too" : "nothing yet";
    this.$("waiting").replaceChildren(...waiting.map((entry, index) => {
      const item = document.createElement("li");
      item.className = index === 0 && phase === "trying" ? "now" : "";
      item.tabIndex = 0;
      item.dataset.links = `signal:move_sorter.slot_${index} move:${entry.name} square:${entry.name.slice(0, 2)} square:${entry.name.slice(2, 4)}`;
      const name = Object.assign(document.createElement("b"), { textContent: entry.name });
      const why = Object.assign(document.createElement("span"), { textContent: ` ${entryText(entry).split(", ")[1]}` });
      item.append(name, why);
      return item;
    }));
  }
}

register({
  name: "search",
  title: "Search",
  lead: `This circuit is a chess machine: an alpha-beta search with quiescence. Sandstroem's walk generates the moves, the single counter finds repetitions, and the stack is in block RAM. Step from node to
    node, or to the next cutoff, and watch the window narrow.`,
  html: SEARCH_HTML,
  parts: { fen: READ.text, moves: READ.text, depth: READ.below(5), clock: READ.number },
  make: SearchView,
  circuits: () => ["search"],
});
