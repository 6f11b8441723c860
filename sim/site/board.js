"use strict";
// A chess board to look at and, if wanted, to edit: by dragging, by keyboard, and with marks on its squares.

const SVG = "http://www.w3.org/2000/svg";

// The pieces, drawn in a square of 45 by 45.
const PIECE_SHAPES = {
  1: "M22.5 9a5.5 5.5 0 0 1 4 9.3l2.5 2.7h-3c.3 6 2.5 9.5 6.5 12.5v4H12.5v-4c4-3 6.2-6.5 6.5-12.5h-3l2.5-2.7a5.5 5.5 0 0 1 4-9.3z",
  2: "M14 37.5c0-9 7-11.5 7.5-17l-6.5 4.5-2.5-.5-2-3.5 7.5-10.5 1-3.5 3.5 2.5c8 .5 13 7 13 17v11z",
  3: "M22.5 6a3 3 0 0 1 2.3 5c4.7 3.5 6.7 7 6.7 11 0 3-1.5 5-3.5 6.5l1.5 4.5h4v4.5h-22V33h4l1.5-4.5c-2-1.5-3.5-3.5-3.5-6.5 0-4 2-7.5 6.7-11a3 3 0 0 1 2.3-5z",
  4: "M11 8.5h5v3.5h4V8.5h5v3.5h4V8.5h5V16l-4 3v12l3.5 3v3.5h-22V34l3.5-3V19l-4-3z",
  5: "M9 11l6.5 10.5L17 8.5l5.5 12 5.5-12 1.5 13L36 11l-3.5 19-2 3 2 4.5h-20l2-4.5-2-3z",
  6: "M21 5h3v3h3v3h-3v4c9-2 14 2 14 7 0 4-3 7.5-6 10v5.5H13V32c-3-2.5-6-6-6-10 0-5 5-9 14-7v-4h-3V8h3z",
};

function drawPiece(nibble) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 45 45");
  svg.setAttribute("class", nibble & BLACK ? "piece black" : "piece white");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PIECE_SHAPES[kindOf(nibble)]);
  svg.append(path);
  return svg;
}

class Board {
  // host: the element to fill; label: what it is called; edit(position): called when a piece was put or taken by hand.
  constructor(host, label, edit) {
    this.host = host;
    this.edit = edit;
    this.position = new Position();
    this.cells = [];
    this.focused = 0;
    this.picked = -1;
    host.classList.add("board");
    host.setAttribute("role", "grid");
    host.setAttribute("aria-label", label);
    for (let rank = 7; rank >= 0; rank--) {
      const row = document.createElement("div");
      row.setAttribute("role", "row");
      for (let file = 0; file < 8; file++) {
        const square = 8 * rank + file;
        const cell = document.createElement("div");
        cell.className = (file + rank) % 2 ? "square light" : "square dark";
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = square === 0 ? 0 : -1;
        cell.dataset.square = square;
        if (file === 0) cell.dataset.rank = rank + 1;
        if (rank === 0) cell.dataset.file = "abcdefgh"[file];
        this.cells[square] = cell;
        row.append(cell);
      }
      host.append(row);
    }
    this.overlay = document.createElementNS(SVG, "svg");
    this.overlay.setAttribute("viewBox", "0 0 8 8");
    this.overlay.setAttribute("class", "overlay");
    this.overlay.setAttribute("aria-hidden", "true");
    host.append(this.overlay);
    host.addEventListener("keydown", (event) => this.#key(event));
    host.addEventListener("focusin", (event) => {
      if (event.target.dataset.square) this.#focus(Number(event.target.dataset.square), false);
    });
    if (edit) host.addEventListener("pointerdown", (event) => this.#drag(event));
  }

  show(position, notes = {}) {
    this.position = position;
    this.cells.forEach((cell, square) => {
      const nibble = position.squares[square];
      if (cell.dataset.nibble !== String(nibble)) {
        cell.dataset.nibble = nibble;
        cell.replaceChildren(...(nibble ? [drawPiece(nibble)] : []));
      }
      const note = notes[square] ? `, ${notes[square]}` : "";
      cell.setAttribute("aria-label", `${squareName(square)}: ${nibble ? pieceName(nibble) : "empty"}${note}`);
    });
  }

  // Classes of squares, by square: what the style sheet knows (from, at, past, ahead, lane-0, ...).
  mark(classes) {
    this.cells.forEach((cell, square) => {
      const base = cell.classList.contains("light") ? "square light" : "square dark";
      cell.className = [base, ...(classes[square] ?? [])].join(" ");
      if (this.picked === square) cell.classList.add("picked");
    });
  }

  // Lines over the board: { from, to, kind }.
  lines(lines) {
    const middle = (square) => [(square & 7) + 0.5, 7.5 - (square >> 3)];
    this.overlay.replaceChildren(...lines.map(({ from, to, kind }) => {
      const line = document.createElementNS(SVG, "line");
      const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
      for (const [name, value] of Object.entries({ x1, y1, x2, y2, class: kind })) line.setAttribute(name, value);
      return line;
    }));
  }

  #focus(square, move) {
    this.cells[this.focused].tabIndex = -1;
    this.focused = square;
    this.cells[square].tabIndex = 0;
    if (move) this.cells[square].focus();
  }

  #put(changes) {
    const position = this.position.copy();
    for (const [square, nibble] of changes) position.squares[square] = nibble;
    position.mend();
    this.edit(position);
  }

  #key(event) {
    const steps = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const square = this.focused;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (steps[event.key]) {
      const [across, up] = steps[event.key];
      const [file, rank] = [(square & 7) + across, (square >> 3) + up];
      if (file >= 0 && file < 8 && rank >= 0 && rank < 8) this.#focus(8 * rank + file, true);
    } else if (!this.edit) {
      return;
    } else if (event.key === "Enter" || event.key === " ") {
      const picked = this.picked;
      this.picked = -1;
      if (picked < 0 && this.position.squares[square]) {
        this.picked = square;
      } else if (picked >= 0 && picked !== square) {
        this.#put([[square, this.position.squares[picked]], [picked, 0]]);
      }
      this.cells.forEach((cell, at) => cell.classList.toggle("picked", at === this.picked));
    } else if (event.key === "Delete" || event.key === "Backspace") {
      this.#put([[square, 0]]);
    } else if (/^[pnbrqkPNBRQK]$/.test(event.key)) {
      this.#put([[square, LETTERS.indexOf(event.key)]]);
    } else if (event.key === "Escape") {
      this.picked = -1;
      this.cells.forEach((cell) => cell.classList.remove("picked"));
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #drag(event) {
    const cell = event.target.closest(".square");
    if (!cell || event.button !== 0 || cell.dataset.nibble === "0") return;
    const from = Number(cell.dataset.square);
    const piece = cell.firstElementChild;
    const start = [event.clientX, event.clientY];
    this.#focus(from, true);
    event.preventDefault();
    this.host.setPointerCapture(event.pointerId);
    const move = (moved) => {
      piece.style.transform = `translate(${moved.clientX - start[0]}px, ${moved.clientY - start[1]}px)`;
      cell.classList.add("lifted");
    };
    const end = (ended) => {
      this.host.removeEventListener("pointermove", move);
      this.host.removeEventListener("pointerup", end);
      this.host.removeEventListener("pointercancel", end);
      piece.style.transform = "";
      cell.classList.remove("lifted");
      if (ended.type === "pointercancel") return;
      const box = this.host.getBoundingClientRect();
      const file = Math.floor((8 * (ended.clientX - box.left)) / box.width);
      const rank = 7 - Math.floor((8 * (ended.clientY - box.top)) / box.height);
      const isOff = file < 0 || file > 7 || rank < 0 || rank > 7;
      // A piece dropped beside the board is taken off.
      if (isOff) this.#put([[from, 0]]);
      else if (8 * rank + file !== from) this.#put([[8 * rank + file, this.position.squares[from]], [from, 0]]);
    };
    this.host.addEventListener("pointermove", move);
    this.host.addEventListener("pointerup", end);
    this.host.addEventListener("pointercancel", end);
  }
}
