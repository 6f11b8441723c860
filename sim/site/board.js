"use strict";
// A chess board that shows pieces, marks on squares and lines over them. One square can have the keyboard's focus.

const SVG = "http://www.w3.org/2000/svg";

// The outlines of the pieces, in a square of 45 by 45.
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
  // host: the element to fill; label: the board's accessible name; isStill: a picture that the keyboard does not enter.
  constructor(host, label, isStill = false) {
    this.host = host;
    this.position = new Position();
    this.cells = [];
    this.focused = 0;
    this.isTurned = false;
    host.classList.add("board");
    host.setAttribute("role", isStill ? "img" : "grid");
    host.setAttribute("aria-label", label);
    for (let square = 0; square < 64; square++) {
      const cell = document.createElement("div");
      cell.className = ((square & 7) + (square >> 3)) % 2 ? "square light" : "square dark";
      if (!isStill) {
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = square === 0 ? 0 : -1;
      }
      cell.dataset.square = square;
      cell.dataset.links = `square:${squareName(square)}`;
      this.cells[square] = cell;
    }
    this.rows = [...Array(8)].map(() => {
      const row = document.createElement("div");
      if (!isStill) row.setAttribute("role", "row");
      row.className = "rank";
      return row;
    });
    this.overlay = document.createElementNS(SVG, "svg");
    this.overlay.setAttribute("viewBox", "0 0 8 8");
    this.overlay.setAttribute("class", "overlay");
    this.overlay.setAttribute("aria-hidden", "true");
    host.append(...this.rows, this.overlay);
    this.turn(false);
    this.isStill = isStill;
    if (isStill) return;
    host.addEventListener("keydown", (event) => this.#key(event));
    host.addEventListener("focusin", (event) => {
      if (event.target.dataset.square) this.focus(Number(event.target.dataset.square), false);
    });
  }

  // Column and row of a square as the board is drawn, from its upper left corner. squareAt() is the inverse.
  placeOf(square) {
    const [file, rank] = [square & 7, square >> 3];
    return this.isTurned ? [7 - file, rank] : [file, 7 - rank];
  }

  squareAt(column, row) {
    if (column < 0 || column > 7 || row < 0 || row > 7) return -1;
    return this.isTurned ? 8 * row + 7 - column : 8 * (7 - row) + column;
  }

  // Turns the board: with Black's side at the bottom, or White's.
  turn(isTurned) {
    this.isTurned = isTurned;
    this.rows.forEach((row, index) => row.append(...[...Array(8).keys()].map((column) => this.cells[this.squareAt(column, index)])));
    this.cells.forEach((cell, square) => {
      const [column, row] = this.placeOf(square);
      if (column === 0) cell.dataset.rank = (square >> 3) + 1;
      else delete cell.dataset.rank;
      if (row === 7) cell.dataset.file = "abcdefgh"[square & 7];
      else delete cell.dataset.file;
    });
    this.lines(this.drawn ?? []);
  }

  // notes: additions to the labels of squares, by square.
  show(position, notes = {}) {
    this.position = position;
    this.cells.forEach((cell, square) => {
      const nibble = position.squares[square];
      if (cell.dataset.nibble !== String(nibble)) {
        cell.dataset.nibble = nibble;
        cell.replaceChildren(...(nibble ? [drawPiece(nibble)] : []));
      }
      if (this.isStill) return;
      const note = notes[square] ? `, ${notes[square]}` : "";
      cell.setAttribute("aria-label", `${squareName(square)}: ${nibble ? pieceName(nibble) : "empty"}${note}`);
    });
  }

  // classes: for each square the classes that the style sheet defines (from, at, past, ahead, lane-0, ...).
  mark(classes) {
    this.cells.forEach((cell, square) => {
      const kept = ["light", "dark", "lit", "picked", "target", "lifted"].filter((name) => cell.classList.contains(name));
      cell.className = ["square", ...kept, ...(classes[square] ?? [])].join(" ");
    });
  }

  // Draws lines over the board, { from, to, kind }, and texts on squares, { square, text }; with a kind at their
  // bottom edge.
  lines(lines, texts = []) {
    this.drawn = lines;
    const element = (name, attributes) => {
      const made = document.createElementNS(SVG, name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      return made;
    };
    const middle = (square) => this.placeOf(square).map((place) => place + 0.5);
    this.overlay.replaceChildren(...lines.map(({ from, to, kind }) => {
      const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
      return element("line", { x1, y1, x2, y2, class: kind });
    }), ...texts.map(({ square, text, kind }) => {
      const [column, row] = this.placeOf(square);
      const made = element("text", { x: column + 0.5, y: row + (kind ? 0.95 : 0.62), class: kind ?? "" });
      made.textContent = text;
      return made;
    }));
  }

  // Makes a square the one that the Tab key reaches; isEntered: also moves the keyboard's focus there.
  focus(square, isEntered) {
    this.cells[this.focused].tabIndex = -1;
    this.focused = square;
    this.cells[square].tabIndex = 0;
    if (isEntered) this.cells[square].focus();
  }

  #key(event) {
    const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const [column, row] = this.placeOf(this.focused);
    const square = this.squareAt(column + step[0], row + step[1]);
    if (square >= 0) this.focus(square, true);
    event.preventDefault();
    event.stopPropagation();
  }
}
