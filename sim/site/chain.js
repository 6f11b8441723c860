"use strict";
// Posdata: the squares that a piece visits on an empty board, as a chain. The page computes the table as the program
// does.

// Directions as (files, ranks), in the order of GNU Chess 4; a king or knight takes one step in each. Kinds as in the
// table: 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen, 6 king, 7 black pawn.
const ROOK_RAYS = [[1, 0], [0, 1], [-1, 0], [0, -1]];
const BISHOP_RAYS = [[-1, 1], [1, 1], [1, -1], [-1, -1]];
const KNIGHT_RAYS = [[-2, 1], [2, -1], [2, 1], [-2, -1], [-1, 2], [1, -2], [1, 2], [-1, -2]];
const PAWN_CAPTURES = [-1, 1];
const PIECE_RAYS = { 2: KNIGHT_RAYS, 3: BISHOP_RAYS, 4: ROOK_RAYS, 5: [...ROOK_RAYS, ...BISHOP_RAYS], 6: [...ROOK_RAYS, ...BISHOP_RAYS] };

// The squares of an empty board in one direction, nearest first.
function rayOf(from, [across, up], reach) {
  const ray = [];
  for (let [file, rank] = [(from & 7) + across, (from >> 3) + up]; ray.length < reach && file >= 0 && file < 8 && rank >= 0 && rank < 8; file += across, rank += up) {
    ray.push(8 * rank + file);
  }
  return ray;
}

class Posdata {
  static #tables = new Map();

  static of(order) {
    if (!Posdata.#tables.has(order)) Posdata.#tables.set(order, new Posdata(order));
    return Posdata.#tables.get(order);
  }

  // order: "default" or "longest-first". Rays of the same length keep their order.
  constructor(order) {
    this.entries = new Map();
    for (let from = 0; from < 64; from++) {
      for (const kind of [2, 3, 4, 5, 6]) {
        const rays = PIECE_RAYS[kind].map((way) => rayOf(from, way, kind === 2 || kind === 6 ? 1 : 7)).filter((ray) => ray.length > 0);
        if (order === "longest-first") rays.sort((one, two) => two.length - one.length);
        this.#chain(kind, from, rays);
      }
      this.#pawn(1, from, 1);
      this.#pawn(7, from, -1);
    }
  }

  #link(kind, from, at, parts) {
    this.entries.set((kind << 12) | (from << 6) | at, { ...this.entry(kind, from, at), ...parts });
  }

  #chain(kind, from, rays) {
    let last = from;
    rays.forEach((ray, index) => {
      const nextdir = rays[index + 1]?.[0] ?? from;
      if (last === from) this.#link(kind, from, from, { nextdir: ray[0] });
      for (const at of ray) {
        this.#link(kind, from, last, { nextpos: at });
        this.#link(kind, from, at, { nextdir });
        last = at;
      }
    });
  }

  // From the pawn's own square, nextpos leads to the pushes and nextdir to the captures.
  #pawn(kind, from, up) {
    const home = up > 0 ? 1 : 6;
    const chains = {
      nextpos: rayOf(from, [0, up], from >> 3 === home ? 2 : 1),
      nextdir: PAWN_CAPTURES.flatMap((across) => rayOf(from, [across * up, up], 1)),
    };
    for (const [link, squares] of Object.entries(chains)) {
      let last = from;
      for (const at of squares) {
        this.#link(kind, from, last, { [link]: at });
        last = at;
      }
    }
  }

  // For squares outside the chain, both numbers are the piece's own square, which ends a walk.
  entry(kind, from, at) {
    return this.entries.get((kind << 12) | (from << 6) | at) ?? { nextpos: from, nextdir: from };
  }

  // The squares that a walk visits after `at` if nothing is in its way.
  rest(kind, from, at) {
    const squares = [];
    for (let next = this.entry(kind, from, at).nextpos; next !== from && squares.length < 64;) {
      squares.push(next);
      next = this.entry(kind, from, next).nextpos;
    }
    return squares;
  }

  // A pawn's captures: nextdir leads from one to the next.
  captures(kind, from) {
    const squares = [];
    for (let next = this.entry(kind, from, from).nextdir; next !== from && squares.length < 4;) {
      squares.push(next);
      next = this.entry(kind, from, next).nextdir;
    }
    return squares;
  }

  // A walk over a board: every visited square, the number by which the walk left it, and the next square.
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
