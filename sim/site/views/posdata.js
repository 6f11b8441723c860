"use strict";
// The view of posdata: the walk of a piece over an empty or a blocked board, from the table alone.

const POSDATA_HTML = `
  <div class="columns">
    <section aria-label="walk"><div id="posdata-board"></div>
      <p class="hint">Click a square, or press Enter on it, to block or free it.</p></section>
    <section aria-label="choices" class="whole">
      <div class="line">
        <label>Piece <select id="posdata-piece"></select></label>
        <label>Square <select id="posdata-from"></select></label>
        <label>Order of the rays <select id="posdata-order"><option value="default">GNU Chess 4's</option><option value="longest-first">longest first (1989)</option></select></label>
      </div>
      ${PARTS.transport("posdata", { unit: "step", stops: { decision: "next blocker" } })}
      ${PARTS.words("posdata")}
      <table class="cases" tabindex="0"><caption>The walk</caption><thead><tr><th>step</th><th>square</th><th>nextpos</th><th>nextdir</th><th>follows</th></tr></thead><tbody id="posdata-steps"></tbody></table>
      <p class="hint"><dfn>Ray</dfn>: the squares in one direction, up to the edge. <dfn>Chain</dfn>: all rays of a piece, one after the other.</p>
    </section>
  </div>`;

const POSDATA_PIECES = [["pawn", 1], ["black pawn", 7], ["knight", 2], ["bishop", 3], ["rook", 4], ["queen", 5], ["king", 6]];

class PosdataView extends SteppedView {
  constructor(changed) {
    super("posdata", changed);
    this.state = { piece: 5, from: 27, order: "default", blocked: [], step: 0 };
    this.board = new Board(this.$("board"), "the walk");
    this.wire();
    const toggle = (target) => {
      const cell = target.closest(".square");
      if (!cell) return;
      const square = Number(cell.dataset.square);
      const { blocked, from } = this.state;
      if (square !== from) this.set({ blocked: blocked.includes(square) ? blocked.filter((other) => other !== square) : [...blocked, square], step: 0 });
    };
    this.on("board", "click", (event) => toggle(event.target));
    this.on("board", "keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      toggle(event.target);
      event.preventDefault();
      event.stopPropagation();
    });
    for (const [name, kind] of POSDATA_PIECES) this.$("piece").append(new Option(name, kind));
    for (let square = 0; square < 64; square++) this.$("from").append(new Option(squareName(square), square));
    this.on("piece", "change", ({ target }) => this.set({ piece: Number(target.value), step: 0 }));
    this.on("from", "change", ({ target }) => this.set({ from: Number(target.value), step: 0 }));
    this.on("order", "change", ({ target }) => this.set({ order: target.value, step: 0 }));
  }

  // Here the user steps through the walk, not through clocks, and nothing comes before the walk.
  get at() {
    return this.state.step;
  }

  get begin() {
    return 0;
  }

  get end() {
    return this.steps ? this.steps.length : -1;
  }

  numberOf(step) {
    return step;
  }

  clockOf(step) {
    return step;
  }

  moveTo(step) {
    this.state.step = step;
  }

  isStop(kind, step) {
    return this.steps[step - 1].by === "nextdir";
  }

  set(parts) {
    this.pause();
    Object.assign(this.state, parts);
    const { piece, from, order, blocked } = this.state;
    this.$("piece").value = piece;
    this.$("from").value = from;
    this.$("order").value = order;
    this.state.blocked = blocked.filter((square) => square !== from);
    this.table = Posdata.of(order);
    this.steps = this.table.walk(piece, from, (square) => this.state.blocked.includes(square));
    this.$("steps").replaceChildren(...this.steps.map(({ at, by, isCapture }, index) => {
      const row = document.createElement("tr");
      row.dataset.links = `square:${squareName(at)}`;
      const entry = this.table.entry(piece, from, at);
      for (const text of [index + 1, squareName(at) + (isCapture ? " (capture)" : ""), squareName(entry.nextpos), squareName(entry.nextdir), by]) {
        const cell = document.createElement("td");
        cell.textContent = text;
        row.append(cell);
      }
      return row;
    }));
    this.go(this.state.step);
  }

  show() {
    const { piece, from, blocked, step } = this.state;
    const marks = { [from]: ["from"] };
    const mark = (square, kind) => (marks[square] ??= []).push(kind);
    for (const square of blocked) mark(square, "blocked");
    this.steps.forEach(({ at }, index) => {
      if (index + 1 < step) mark(at, "past");
      if (index + 1 === step) mark(at, "at");
    });
    const position = new Position();
    position.squares[from] = piece === 7 ? 9 : piece;
    this.board.show(position, Object.fromEntries(blocked.map((square) => [square, "blocked"])));
    this.board.mark(marks);
    const walked = this.steps.slice(0, step);
    this.board.lines(walked.map(({ at }, index) => ({ from: index === 0 ? from : walked[index - 1].at, to: at, kind: "chain" })),
      this.steps.map(({ at }, index) => ({ square: at, text: index + 1 })));
    [...this.$("steps").children].forEach((row, index) => {
      row.className = index + 1 === step ? "now" : index + 1 > step ? "later" : "";
      if (index + 1 === step) {
        const list = row.closest("table");
        list.scrollTop = row.offsetTop - list.clientHeight / 2;
      }
    });
    this.showControls();
    this.$("when").textContent = step === 0 ? "Before the first step" : `Step ${step} of ${this.steps.length}`;
    this.$("words").textContent = this.#words();
    this.changed();
  }

  #words() {
    const { piece, from, step, blocked } = this.state;
    const name = WALKERS[piece];
    if (this.steps.length === 0) return `A ${name} has no square to go to from ${squareName(from)}.`;
    if (step === 0) {
      const entry = this.table.entry(piece, from, from);
      return `The ${name} is on ${squareName(from)}. The entry of its own square starts the walk: nextpos is ${squareName(entry.nextpos)}, nextdir is ${squareName(entry.nextdir)}.`;
    }
    const { at, by, next, isCapture } = this.steps[step - 1];
    const there = isCapture ? "a capture square" : blocked.includes(at) ? "occupied, so the ray ends here and nextdir" : "empty, so nextpos";
    const onward = next === from ? "the piece's own square, where the walk ends" : squareName(next);
    return isCapture ? `${squareName(at)} is ${there}. There nextdir always leads on, to ${onward}.` : `${squareName(at)} is ${there} leads on, to ${onward}.`;
  }
}

register({
  name: "posdata",
  title: "Posdata table",
  lead: "This is the table that the move generator reads. For a piece on a square, the table joins all rays of an empty board into one chain. Click a square to block it.",
  html: POSDATA_HTML,
  parts: {
    piece: (text) => (/^[1-7]$/.test(text) ? Number(text) : null), from: READ.square, order: READ.oneOf("default", "longest-first"), blocked: READ.squares, step: READ.number,
  },
  make: PosdataView,
  circuits: () => [],
});
