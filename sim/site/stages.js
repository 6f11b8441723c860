"use strict";
// Runs McCarthy's passes (1980) over king and queen against king and rook in the page. There are two tables, one for
// each side to move. They store for each position the number of the pass that found it, its stage.
//
// If the queen's side is to move, the stage counts its moves up to mate, or up to the capture of the rook without
// stalemate. It includes the last move, so it starts at 1. If the rook's side is to move, the stage counts how many of
// these moves are left, so it starts at 0. Each pass looks one ply back from the positions that the previous pass
// found. `men` are the squares of the pieces in the order of the circuit's ports: the king of the queen's side, the
// other king, queen, rook.

const NOT_WON = 255;
const ILLEGAL = 254;

// The eight symmetries of the board, and for each square the first symmetry that brings it into the triangle a1, d1,
// d4.
const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7].map((symmetry) => Uint8Array.from({ length: 64 }, (_, square) => {
  const [file, rank] = [square & 7 ^ (symmetry & 1 ? 7 : 0), square >> 3 ^ (symmetry & 2 ? 7 : 0)];
  return symmetry & 4 ? 8 * file + rank : 8 * rank + file;
}));
const TRIANGLE = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];
const FOLDS = Array.from({ length: 64 }, (_, square) => SYMMETRIES.find((symmetry) => TRIANGLE.includes(symmetry[square])));

// For each square: its rays as lists of squares, straight rays first, and the squares a king's step away. For each pair
// of squares: whether they are neighbours, whether a straight or diagonal line joins them, and which squares are
// between them.
const RAYS = Array.from({ length: 64 }, (_, square) => [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]].map(([across, up]) => {
  const ray = [];
  for (let [file, rank] = [(square & 7) + across, (square >> 3) + up]; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += across, rank += up) {
    ray.push(8 * rank + file);
  }
  return ray;
}));
const STEPS = RAYS.map((rays) => rays.filter((ray) => ray.length > 0).map((ray) => ray[0]));
const NEAR = new Uint8Array(1 << 12);
const STRAIGHT = 1;
const ASLANT = 2;
const LINES = new Uint8Array(1 << 12);
const BETWEEN = new Uint8Array(1 << 18);
for (let from = 0; from < 64; from++) {
  for (const to of [from, ...STEPS[from]]) NEAR[from << 6 | to] = 1;
  RAYS[from].forEach((ray, direction) => ray.forEach((to, far) => {
    LINES[from << 6 | to] = direction < 4 ? STRAIGHT : ASLANT;
    for (const square of ray.slice(0, far)) BETWEEN[from << 12 | to << 6 | square] = 1;
  }));
}

// Whether a rook (lines: STRAIGHT) or a queen (STRAIGHT | ASLANT) attacks a square, if two other pieces may be in the
// way.
function sees(lines, from, to, one, two) {
  const line = from << 6 | to;
  return (LINES[line] & lines) !== 0 && BETWEEN[line << 6 | one] === 0 && BETWEEN[line << 6 | two] === 0;
}

class Stages {
  constructor() {
    this.rows = new Uint8Array(64);
    TRIANGLE.forEach((square, row) => (this.rows[square] = row));
    const entries = TRIANGLE.length << 18;
    this.winners = new Uint8Array(entries).fill(NOT_WON);
    this.losers = new Uint8Array(entries).fill(NOT_WON);
    // How many positions with the queen's side to move each pass found. Symmetric positions count once.
    this.found = [0];
    this.isDone = false;
    this.#illegal();
  }

  // The index of a position in the tables.
  entry(king, other, queen, rook) {
    const fold = FOLDS[king];
    return this.rows[fold[king]] << 18 | fold[other] << 12 | fold[queen] << 6 | fold[rook];
  }

  ofWinner(men) {
    return this.winners[this.entry(...men)];
  }

  ofLoser(men) {
    return this.losers[this.entry(...men)];
  }

  // Any position with the queen's side to move that this pass found.
  any(stage) {
    const from = Math.floor(Math.random() * this.winners.length);
    const entry = [this.winners.indexOf(stage, from), this.winners.indexOf(stage)].find((found) => found >= 0);
    return [TRIANGLE[entry >> 18], entry >> 12 & 63, entry >> 6 & 63, entry & 63];
  }

  // Runs the passes as a generator, a little at each step.
  *passes() {
    let lost = [];
    this.#each((entry, king, other, queen, rook) => {
      if (this.losers[entry] === NOT_WON && this.#isLost(entry, king, other, queen, rook)) lost.push(entry);
    });
    for (const entry of lost) this.losers[entry] = 0;
    yield;
    for (let stage = 1; lost.length > 0; stage++) {
      const won = [];
      const win = (entry) => {
        if (this.winners[entry] !== NOT_WON) return;
        this.winners[entry] = stage;
        won.push(entry);
      };
      if (stage === 1) this.#captures(win);
      for (let index = 0; index < lost.length; index++) {
        this.#winnersBefore(lost[index], win);
        if (index % 4096 === 0) yield;
      }
      lost = [];
      const lose = (before, king, other, queen, rook) => {
        if (this.losers[before] !== NOT_WON || !this.#isLost(before, king, other, queen, rook)) return;
        this.losers[before] = stage;
        lost.push(before);
      };
      for (let index = 0; index < won.length; index++) {
        this.#losersBefore(won[index], lose);
        if (index % 4096 === 0) yield;
      }
      if (won.length > 0) this.found.push(won.filter((entry) => this.#isFirst(entry)).length);
    }
    this.isDone = true;
  }

  #each(visit) {
    for (let entry = 0; entry < this.winners.length; entry++) {
      visit(entry, TRIANGLE[entry >> 18], entry >> 12 & 63, entry >> 6 & 63, entry & 63);
    }
  }

  // If the king is on the diagonal, an entry and its mirror image are the same position. Whether this entry is the
  // first of the two.
  #isFirst(entry) {
    const king = TRIANGLE[entry >> 18];
    const other = entry >> 12 & 63;
    const queen = entry >> 6 & 63;
    const rook = entry & 63;
    const mirror = SYMMETRIES[4];
    return mirror[king] !== king || entry <= (entry & ~0x3ffff | mirror[other] << 12 | mirror[queen] << 6 | mirror[rook]);
  }

  // Marks illegal positions: two pieces on a square, neighbouring kings, or a check to the side that is not to move.
  #illegal() {
    this.#each((entry, king, other, queen, rook) => {
      const isNone = NEAR[king << 6 | other] || queen === king || queen === other || rook === king || rook === other || rook === queen;
      if (isNone || sees(STRAIGHT | ASLANT, queen, other, king, rook)) this.winners[entry] = ILLEGAL;
      if (isNone || sees(STRAIGHT, rook, king, other, queen)) this.losers[entry] = ILLEGAL;
    });
  }

  // Whether every move of the rook's side leads to a won position, and the position is not stalemate.
  #isLost(entry, king, other, queen, rook) {
    let hasMove = false;
    for (const to of STEPS[other]) {
      if (to === rook || NEAR[king << 6 | to]) continue;
      if (to === queen) return false;
      const stage = this.winners[entry & ~(63 << 12) | to << 12];
      if (stage === NOT_WON) return false;
      if (stage !== ILLEGAL) hasMove = true;
    }
    for (let direction = 0; direction < 4; direction++) {
      for (const to of RAYS[rook][direction]) {
        if (to === king || to === other) break;
        if (to === queen) return false;
        const stage = this.winners[entry & ~63 | to];
        if (stage === NOT_WON) return false;
        if (stage !== ILLEGAL) hasMove = true;
      }
    }
    return hasMove || sees(STRAIGHT | ASLANT, queen, other, king, rook);
  }

  // Queen against bare king: won unless the king can take the queen or is stalemated.
  static isBareWon(king, other, queen) {
    if (NEAR[other << 6 | queen] && !NEAR[king << 6 | queen]) return false;
    if (sees(STRAIGHT | ASLANT, queen, other, king, king)) return true;
    return STEPS[other].some((to) => !NEAR[king << 6 | to] && to !== queen && !sees(STRAIGHT | ASLANT, queen, to, king, king));
  }

  // The pieces that can take the rook so that the rest is won.
  static captures([king, other, queen, rook]) {
    const found = [];
    if (sees(STRAIGHT | ASLANT, queen, rook, king, other) && Stages.isBareWon(king, other, rook)) found.push("queen");
    if (NEAR[king << 6 | rook] && !NEAR[other << 6 | rook] && Stages.isBareWon(rook, other, queen)) found.push("king");
    return found;
  }

  #captures(win) {
    this.#each((entry, king, other, queen, rook) => {
      const isNear = NEAR[king << 6 | rook] || LINES[queen << 6 | rook];
      if (isNear && this.winners[entry] === NOT_WON && Stages.captures([king, other, queen, rook]).length > 0) win(entry);
    });
  }

  // The positions from which the queen's side can move to this one. Its king may have left the triangle; then a
  // symmetry maps the square it reached to this one.
  #winnersBefore(entry, win) {
    const king = TRIANGLE[entry >> 18];
    const other = entry >> 12 & 63;
    const queen = entry >> 6 & 63;
    const rook = entry & 63;
    for (const ray of RAYS[queen]) {
      for (const from of ray) {
        if (from === king || from === other || from === rook) break;
        win(entry & ~(63 << 6) | from << 6);
      }
    }
    for (const symmetry of SYMMETRIES) {
      for (const from of STEPS[symmetry[king]]) {
        if (TRIANGLE[this.rows[from]] !== from) continue;
        win(this.rows[from] << 18 | symmetry[other] << 12 | symmetry[queen] << 6 | symmetry[rook]);
      }
    }
  }

  #losersBefore(entry, visit) {
    const king = TRIANGLE[entry >> 18];
    const other = entry >> 12 & 63;
    const queen = entry >> 6 & 63;
    const rook = entry & 63;
    for (const from of STEPS[other]) visit(entry & ~(63 << 12) | from << 12, king, from, queen, rook);
    for (let direction = 0; direction < 4; direction++) {
      for (const from of RAYS[rook][direction]) {
        if (from === king || from === other || from === queen) break;
        visit(entry & ~63 | from, king, other, queen, from);
      }
    }
  }

  // The moves of the queen's side in a legal position, each with the stage it leads to. A capture leads to -1 if the
  // rest is won.
  winnerMoves(men) {
    const [king, other, queen, rook] = men;
    const found = [];
    const move = (index, to) => {
      const after = men.slice();
      after[index] = to;
      const letter = index === 0 ? "K" : "Q";
      if (to === rook) {
        const isWon = Stages.captures(men).includes(index === 0 ? "king" : "queen");
        if (index === 2 || !NEAR[other << 6 | to]) found.push({ name: `${letter}x${squareName(to)}`, after, stage: isWon ? -1 : NOT_WON, takes: true });
        return;
      }
      const stage = this.ofLoser(after);
      if (stage === ILLEGAL) return;
      const isCheck = sees(STRAIGHT | ASLANT, after[2], other, after[0], rook);
      found.push({ name: letter + squareName(to) + (isCheck ? (stage === 0 ? "#" : "+") : ""), after, stage, takes: false });
    };
    for (const to of STEPS[king]) if (to !== queen) move(0, to);
    for (const ray of RAYS[queen]) {
      for (const to of ray) {
        if (to === king || to === other) break;
        move(2, to);
        if (to === rook) break;
      }
    }
    return found.sort((one, two) => one.stage - two.stage);
  }

  // The moves of the rook's side, longest defence first. A move that takes the queen leads to NOT_WON.
  loserMoves(men) {
    const [king, other, queen, rook] = men;
    const found = [];
    const move = (index, to) => {
      const after = men.slice();
      after[index] = to;
      const letter = index === 1 ? "K" : "R";
      if (to === queen) {
        found.push({ name: `${letter}x${squareName(to)}`, after, stage: NOT_WON, takes: true });
        return;
      }
      const stage = this.ofWinner(after);
      if (stage === ILLEGAL) return;
      const isCheck = sees(STRAIGHT, after[3], king, after[1], queen);
      found.push({ name: letter + squareName(to) + (isCheck ? "+" : ""), after, stage, takes: false });
    };
    for (const to of STEPS[other]) if (to !== rook && !NEAR[king << 6 | to]) move(1, to);
    for (let direction = 0; direction < 4; direction++) {
      for (const to of RAYS[rook][direction]) {
        if (to === king || to === other) break;
        move(3, to);
        if (to === queen) break;
      }
    }
    return found.sort((one, two) => two.stage - one.stage);
  }
}
