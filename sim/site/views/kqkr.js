"use strict";
// The view of queen against rook: a position, the bit in the on-chip memory that says whether it is won, and the stage
// in which McCarthy's passes found it.

const KQKR_HTML = `
  <div class="columns three">
    <section aria-label="position">${PARTS.board("kqkr")}
      <p class="hint">Drag the pieces. By keyboard: move with the arrow keys, press Enter to pick up and to put down.</p></section>
    <section aria-label="answer" class="whole">
      <p class="verdict" id="kqkr-verdict" aria-live="polite"></p>
      <button id="kqkr-random" type="button">Another position</button>
      ${PARTS.transport("kqkr")}
      ${PARTS.words("kqkr")}
      <div class="stages">
        <h2 id="kqkr-stage"></h2>
        <p id="kqkr-why" aria-live="polite"></p>
        <ul id="kqkr-answers"></ul>
        <div id="kqkr-chart" class="chart" role="group" aria-label="number of positions that each pass found; each button shows one of them"></div>
        <p id="kqkr-passes" class="hint"></p>
      </div>
    </section>
    <section aria-label="Verilog" class="whole">${PARTS.verilog("kqkr")}</section>
  </div>
  ${PARTS.waveform("kqkr")}`;
const KQKR_WAVES = ["query_valid", "query_ready", "query_king", "query_other", "query_queen", "query_rook", "symmetry_fold queen_folded",
  "symmetry_fold rook_folded", "pairs_read_word_0", "rom_read_word_0", "answer_valid", "answer_ready", "answer_won"];
const KQKR_MEN = [[6, "king"], [14, "other"], [5, "queen"], [12, "rook"]];
// The passes run in the background, for this many milliseconds at a time.
const PASSES_MS = 12;
const many = (count, what) => `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;

class KqkrView extends SteppedView {
  constructor(changed) {
    super("kqkr", changed);
    this.state = { men: [4, 60, 3, 56], clock: 1 };
    this.board = new Board(this.$("board"), "queen against rook");
    new Hand(this.board, { lifts: (square) => this.state.men.includes(square), targets: () => null, move: (from, to) => this.#put(from, to) });
    this.wave = new Wave(this.$("wave"), this.$("wave-names"), (clock) => this.go(clock));
    this.links = new Links(this.main, this.$("verilog"));
    this.wire();
    const on = (id, handler) => this.on(id, "click", handler);
    on("random", () => {
      let men;
      do men = KQKR_MEN.map(() => Math.floor(Math.random() * 64));
      while (this.stages.ofWinner(men) === ILLEGAL);
      this.set({ men, clock: null });
    });
    this.stages = new Stages();
    this.#solve(this.stages.passes());
  }

  #solve(passes) {
    const until = performance.now() + PASSES_MS;
    let isDone = false;
    while (!isDone && performance.now() < until) isDone = passes.next().done;
    const { length } = this.stages.found;
    if (this.run && (isDone || length !== this.charted)) this.#showStage();
    if (!isDone) setTimeout(() => this.#solve(passes));
  }

  // The stage, the reason for it, and what each pass found.
  #showStage() {
    const { stages, state: { men } } = this;
    const found = stages.ofWinner(men);
    this.charted = stages.found.length;
    const last = stages.found.length - 1;
    const isKnown = found < ILLEGAL;
    this.$("stage").textContent = isKnown ? `Stage ${found}` : found === ILLEGAL ? "No stage" : stages.isDone ? "Not won: no stage" : `Not found up to pass ${last}`;
    const [text, answers] = isKnown ? this.#whyWon(found) : [found === ILLEGAL ? this.#whyIllegal() : stages.isDone ? this.#whyNotWon() : "The passes are under way.", []];
    this.$("why").textContent = text;
    this.$("answers").replaceChildren(...answers.map(({ name, after, stage }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.innerHTML = `<b>${name}</b> <span>stage ${stage}</span>`;
      button.addEventListener("click", () => this.set({ men: after, clock: null }));
      const item = document.createElement("li");
      item.append(button);
      return item;
    }));
    this.$("passes").textContent = stages.isDone
      ? `${many(stages.found.reduce((sum, count) => sum + count), "position")} won, found by ${last} passes; symmetric ones count once. The height of a bar is the number of positions, on a logarithmic scale. Click a bar to see a position of that stage.`
      : `Pass ${last + 1} runs.`;
    this.#chart(found);
  }

  #chart(chosen) {
    const chart = this.$("chart");
    const found = this.stages.found.slice(1);
    while (chart.children.length < found.length) {
      const bar = document.createElement("button");
      const stage = chart.children.length + 1;
      bar.type = "button";
      bar.title = `stage ${stage}: ${many(found[stage - 1], "position")}`;
      bar.setAttribute("aria-label", bar.title);
      bar.addEventListener("click", () => this.set({ men: this.stages.any(stage), clock: null }));
      chart.append(bar);
    }
    const top = Math.log(Math.max(2, ...found));
    [...chart.children].forEach((bar, index) => {
      bar.style.height = `${Math.round(8 + 92 * Math.log(found[index]) / top)}%`;
      bar.setAttribute("aria-pressed", String(index + 1 === chosen));
    });
  }

  #whyWon(found) {
    const { stages, state: { men } } = this;
    const moves = stages.winnerMoves(men).filter(({ stage }) => stage < found);
    const [{ name, after, takes, stage }] = moves;
    const others = moves.length > 1 ? ` ${moves.length === 2 ? "Another move does the same" : `${moves.length - 1} other moves do the same`}.` : "";
    if (takes) return [`${name} takes the rook, and queen against bare king is won.${others}`, []];
    if (stage === 0 && name.endsWith("#")) return [`${name} is mate.${others}`, []];
    return [`After ${name} every answer of the rook's side leads to stage ${found - 1} or an earlier one. So this position is in stage ${found}: a win in ${found} moves, by mate or by taking the rook.${others} Choose an answer:`,
      stages.loserMoves(after)];
  }

  #whyNotWon() {
    const { stages, state: { men } } = this;
    const moves = stages.winnerMoves(men);
    if (moves.length === 0) return "The queen's side has no move.";
    const move = moves.find(({ takes }) => !takes);
    if (!move) return "The queen's side can only take the rook, but then it is stalemate or the queen is lost.";
    const { name, after } = move;
    const escape = stages.loserMoves(after).find((answer) => answer.stage === NOT_WON);
    const answer = escape ? `${escape.name}${escape.takes ? ", which takes the queen" : ""}` : "no move, which is stalemate";
    return `To each of the ${many(moves.length, "move")} of the queen's side, the rook's side has an answer that leads to no stage. For example, to ${name}: ${answer}. So the position is drawn or lost.`;
  }

  #whyIllegal() {
    const [king, other] = this.state.men;
    if (new Set(this.state.men).size < 4) return "Two pieces are on the same square: not a legal position.";
    if (NEAR[king << 6 | other]) return "The kings are next to each other: not a legal position. McCarthy counts it as won, because the rook's side may not move to it.";
    return "The king of the rook's side is in check, but the queen's side is to move: not a legal position. McCarthy counts it as won, because the rook's side may not move to it.";
  }

  // The user has moved a piece; to is -1 outside the board.
  #put(from, to) {
    const isFree = to >= 0 && !this.state.men.includes(to);
    if (isFree) this.set({ men: this.state.men.map((square) => (square === from ? to : square)), clock: null });
    this.$("error").textContent = isFree ? "" : "There are always four pieces here: king and queen, king and rook. You can move them, but not capture them.";
  }

  set(parts) {
    this.pause();
    Object.assign(this.state, parts);
    this.$("error").textContent = "";
    const run = new Run((this.circuit ??= Circuit.of("kqkr")));
    resetRun(run);
    KQKR_MEN.forEach(([, name], index) => run.drive({ [`query_${name}`]: this.state.men[index] }));
    run.drive({ answer_ready: 1 });
    run.offer("query");
    this.start = run.length - 1;
    for (let patience = 8; patience > 0; patience--) {
      run.clock();
      if (run.value(run.length - 1, "answer_valid") === 1) break;
    }
    this.run = run;
    this.isWon = run.value(run.length - 1, "answer_won") === 1;
    this.clock = Math.max(0, Math.min(this.clockOf(this.state.clock ?? run.length - this.start), this.end));
    this.show();
  }

  show() {
    const position = new Position();
    KQKR_MEN.forEach(([nibble], index) => (position.squares[this.state.men[index]] = nibble));
    this.board.show(position);
    this.board.mark({});
    this.board.lines([]);
    this.$("verdict").textContent = this.isWon ? "Won for the queen's side, which is to move." : "Not won: drawn, lost, or not a legal position with the queen's side to move.";
    const cycle = this.numberOf(this.clock);
    const value = (path) => this.run.value(this.clock, path);
    this.$("when").textContent = cycle > 0 ? `Clock ${cycle}` : "Reset";
    const folded = `the queen is on ${squareName(value("symmetry_fold queen_folded"))} and the rook on ${squareName(value("symmetry_fold rook_folded"))}`;
    this.$("words").textContent = [
      "The circuit is reset.",
      `The circuit takes the query. It rotates or mirrors the board so that the king of the queen's side is in the triangle a1, d1, d4. Then ${folded}. The two kings form the address of the first memory.`,
      `The first memory answers: ${value("pairs_read_word_0") >> 9 & 1 ? `the kings are pair ${value("pairs_read_word_0") & 511} of 462` : "the kings are next to each other or on the same square, so this is not a legal position"}. The pair, the queen and two bits of the rook's square form the address of the second memory.`,
      `The second memory answers with a word of 16 bits, ${value("rom_read_word_0").toString(2).padStart(16, "0")}: one bit for each of 16 squares of the rook. The rook's square selects the bit.`,
      `The circuit offers the answer, and the sink takes it: ${value("answer_won") ? "1, won" : "0, not won"}.`,
    ][Math.min(Math.max(cycle, 0), 4)];
    this.showControls();
    this.wave.show(this.run, this.clock, (at) => this.numberOf(at), KQKR_WAVES);
    this.links.of("kqkr", "answer_won");
    this.#showStage();
    this.changed();
  }
}

register({
  name: "kqkr",
  title: "Queen against rook",
  lead: `King and queen against king and rook: does the queen's side (White here) win if it is to move? The circuit stores one bit for every position; symmetric positions share a bit. John
    McCarthy described in 1980 how to compute the bits in passes. The page runs these passes too, and shows how far away a win is. Drag the pieces.`,
  html: KQKR_HTML,
  parts: { men: (text) => (READ.squares(text).length === 4 ? READ.squares(text) : null), clock: READ.number },
  make: KqkrView,
  circuits: () => ["kqkr"],
});
