"use strict";
// Posdata's view: the walk of a piece over an empty or a blocked board, from the table alone.

const POSDATA_PIECES = [["pawn", 1], ["black pawn", 7], ["knight", 2], ["bishop", 3], ["rook", 4], ["queen", 5], ["king", 6]];

class PosdataView {
  constructor(changed) {
    this.changed = changed;
    this.$ = (id) => document.getElementById(`posdata-${id}`);
    this.state = { piece: 5, from: 27, order: "default", blocked: [], step: 0 };
    this.board = new Board(this.$("board"), "the walk");
    this.timer = null;
    const toggle = (target) => {
      const cell = target.closest(".square");
      if (!cell) return;
      const square = Number(cell.dataset.square);
      const { blocked, from } = this.state;
      if (square !== from) this.set({ blocked: blocked.includes(square) ? blocked.filter((other) => other !== square) : [...blocked, square], step: 0 });
    };
    this.$("board").addEventListener("click", (event) => toggle(event.target));
    this.$("board").addEventListener("keydown", (event) => event.key === "Enter" && toggle(event.target));
    for (const [name, kind] of POSDATA_PIECES) this.$("piece").append(new Option(name, kind));
    for (let square = 0; square < 64; square++) this.$("from").append(new Option(squareName(square), square));
    const on = (id, event, handler) => this.$(id).addEventListener(event, handler);
    on("piece", "change", (event) => this.set({ piece: Number(event.target.value), step: 0 }));
    on("from", "change", (event) => this.set({ from: Number(event.target.value), step: 0 }));
    on("order", "change", (event) => this.set({ order: event.target.value, step: 0 }));
    on("back", "click", () => this.go(this.state.step - 1));
    on("forward", "click", () => this.go(this.state.step + 1));
    on("play", "click", () => (this.timer ? this.pause() : this.play()));
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

  go(step) {
    this.state.step = Math.max(0, Math.min(step, this.steps.length));
    this.show();
  }

  play() {
    if (this.state.step >= this.steps.length) this.go(0);
    this.timer = setInterval(() => {
      this.go(this.state.step + 1);
      if (this.state.step >= this.steps.length) this.pause();
    }, 350);
    this.$("play").textContent = "Pause";
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.$("play").textContent = "Run";
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
    this.board.lines(walked.map(({ at }, index) => ({ from: index === 0 ? from : walked[index - 1].at, to: at, kind: "chain" })));
    this.steps.forEach(({ at }, index) => {
      const text = document.createElementNS(SVG, "text");
      text.textContent = index + 1;
      text.setAttribute("x", (at & 7) + 0.5);
      text.setAttribute("y", 7.62 - (at >> 3));
      this.board.overlay.append(text);
    });
    [...this.$("steps").children].forEach((row, index) => {
      row.className = index + 1 === step ? "now" : index + 1 > step ? "later" : "";
      if (index + 1 === step) {
        const list = row.closest("table");
        list.scrollTop = row.offsetTop - list.clientHeight / 2;
      }
    });
    this.$("back").disabled = step === 0;
    this.$("forward").disabled = step === this.steps.length;
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
      return `The ${name} stands on ${squareName(from)}. The entry of its own square starts the walk: nextpos ${squareName(entry.nextpos)}, nextdir ${squareName(entry.nextdir)}.`;
    }
    const { at, by, next, isCapture } = this.steps[step - 1];
    const there = isCapture ? "a capture" : blocked.includes(at) ? "occupied: the ray ends here, so nextdir" : "empty, so nextpos";
    const onward = next === from ? "the piece's own square: the walk is over" : squareName(next);
    return isCapture ? `${squareName(at)}: ${there}; nextdir chains a pawn's captures and leads to ${onward}.` : `${squareName(at)} is ${there} leads on: ${onward}.`;
  }
}
