"use strict";
// Posdata: the squares a piece visits on an empty board, chained; as the program's own table has it.

class Posdata {
  static #tables = new Map();

  static of(order) {
    if (!Posdata.#tables.has(order)) Posdata.#tables.set(order, new Posdata(POSDATA_TABLES[order]));
    return Posdata.#tables.get(order);
  }

  constructor(dump) {
    this.entries = new Map();
    for (const line of dump.split("\n")) {
      const [kind, from, at, nextpos, nextdir] = line.split(" ").map(Number);
      if (nextdir >= 0) this.entries.set((kind << 12) | (from << 6) | at, { nextpos, nextdir });
    }
  }

  // Off the chain both numbers are the piece's own square, which ends a walk.
  entry(kind, from, at) {
    return this.entries.get((kind << 12) | (from << 6) | at) ?? { nextpos: from, nextdir: from };
  }

  // The squares of an unhindered walk from `at` on, that one left out.
  rest(kind, from, at) {
    const squares = [];
    for (let next = this.entry(kind, from, at).nextpos; next !== from && squares.length < 64;) {
      squares.push(next);
      next = this.entry(kind, from, next).nextpos;
    }
    return squares;
  }

  // A pawn's captures, which nextdir chains.
  captures(kind, from) {
    const squares = [];
    for (let next = this.entry(kind, from, from).nextdir; next !== from && squares.length < 4;) {
      squares.push(next);
      next = this.entry(kind, from, next).nextdir;
    }
    return squares;
  }

  // A walk over a board: every visited square, by which number it was left, and where that led.
  walk(kind, from, isOccupied) {
    const isPawn = kind === 1 || kind === 7;
    const steps = [];
    const first = this.entry(kind, from, from);
    if (isPawn) {
      for (const at of this.captures(kind, from)) {
        steps.push({ at, isCapture: true, by: "nextdir", next: this.entry(kind, from, at).nextdir });
      }
    }
    for (let at = first.nextpos; at !== from && steps.length < 64;) {
      const entry = this.entry(kind, from, at);
      const by = isOccupied(at) ? "nextdir" : "nextpos";
      const next = isPawn && isOccupied(at) ? from : entry[by];
      steps.push({ at, isCapture: false, by, next });
      at = next;
    }
    return steps;
  }
}
