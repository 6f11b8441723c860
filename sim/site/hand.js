"use strict";
// Moves pieces on a board, by dragging, by two clicks or taps, or by keyboard.

class Hand {
  // rules: what the user may do.
  //   lifts(square)         whether the user may lift the piece there
  //   targets(square)       the squares where it may go, or null for all
  //   move(from, to)        called when the piece is put down; to is -1 outside the board
  //   touch(square)         called for a click on a square that is not a target, if no piece is lifted; optional
  //   letter(square, key)   called for a key typed on a square; returns whether it handles the key; optional
  constructor(board, rules) {
    Object.assign(this, { board, rules, picked: -1 });
    board.host.addEventListener("pointerdown", (event) => this.#down(event));
    board.host.addEventListener("keydown", (event) => this.#key(event));
  }

  // Lifts the piece on a square and shows where it may go; -1 drops the lifted piece.
  pick(square) {
    this.picked = square;
    const targets = square >= 0 ? this.rules.targets(square) ?? [] : [];
    this.board.cells.forEach((cell, at) => {
      cell.classList.toggle("picked", at === square);
      cell.classList.toggle("target", targets.includes(at));
    });
  }

  #put(square) {
    const { picked } = this;
    this.pick(-1);
    if (square !== picked) this.rules.move(picked, square);
  }

  // Handles a square that the user clicked, or chose with Enter.
  #choose(square) {
    if (this.picked >= 0 && !(this.picked !== square && this.rules.targets(this.picked) && this.rules.lifts(square))) this.#put(square);
    else if (this.rules.lifts(square)) this.pick(square);
    else this.rules.touch?.(square);
  }

  #key(event) {
    const square = this.board.focused;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") this.#choose(square);
    else if (event.key === "Escape" && this.picked >= 0) this.pick(-1);
    else if (!this.rules.letter?.(square, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #down(event) {
    const cell = event.target.closest(".square");
    if (!cell || event.button !== 0) return;
    const { host } = this.board;
    const from = Number(cell.dataset.square);
    this.board.focus(from, true);
    event.preventDefault();
    const isSecond = this.picked >= 0;
    const piece = !isSecond && this.rules.lifts(from) ? cell.firstElementChild : null;
    if (piece) this.pick(from);
    const start = [event.clientX, event.clientY];
    let isDragged = false;
    host.setPointerCapture(event.pointerId);
    const move = (moved) => {
      const by = [moved.clientX - start[0], moved.clientY - start[1]];
      isDragged ||= Math.hypot(...by) > 4;
      if (!piece || !isDragged) return;
      piece.style.transform = `translate(${by[0]}px, ${by[1]}px)`;
      cell.classList.add("lifted");
    };
    const end = (ended) => {
      for (const name of ["pointermove", "pointerup", "pointercancel"]) host.removeEventListener(name, name === "pointermove" ? move : end);
      if (piece) piece.style.transform = "";
      cell.classList.remove("lifted");
      if (ended.type === "pointercancel") return;
      const box = host.getBoundingClientRect();
      const place = [ended.clientX - box.left, ended.clientY - box.top].map((far, axis) => Math.floor(8 * far / (axis ? box.height : box.width)));
      const to = this.board.squareAt(...place);
      if (piece && isDragged) this.#put(to);
      else if (!piece && to === from) this.#choose(from);
    };
    host.addEventListener("pointermove", move);
    host.addEventListener("pointerup", end);
    host.addEventListener("pointercancel", end);
  }
}
