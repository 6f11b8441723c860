"use strict";
// Games: PGN or a list of moves, read with the move generator's circuit as the judge of what is legal.

// A text that is no game, in one line.
class GameError extends Error {}

// The legal moves of a position as move words: what the circuit says.
function legalMoves(position) {
  legalMoves.circuit ??= Circuit.of("movegen-compact");
  const { moves } = generate(legalMoves.circuit, position, { legal: true, captures: false }, () => true, 65535);
  return moves.map(({ word }) => word);
}

const SAN = /^(?:(O-O-O|0-0-0)|(O-O|0-0)|([NBRQK])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?\(?([NBRQ])\)?)?)[+#!?]*(?:e\.p\.)?$/;

// The legal move that a text means, in UCI or in short algebraic notation; -1 when none or several are meant.
function findMove(position, legal, text) {
  const byUci = legal.find((word) => moveUci(word) === text.toLowerCase());
  if (byUci !== undefined) return byUci;
  const match = SAN.exec(text);
  if (!match) return -1;
  const [, long, short, letter, file, rank, target, promotion] = match;
  const meant = legal.filter((word) => {
    const [from, to, kind] = [word & 63, word >> 6 & 63, word >> 12];
    if (long || short) return kind === (long ? 3 : 2);
    return kindOf(position.squares[from]) === " PNBRQK".indexOf(letter ?? "P")
      && to === squareOf(target) && kind !== 2 && kind !== 3
      && (!file || squareName(from)[0] === file) && (!rank || squareName(from)[1] === rank)
      && (promotion ? kind >= 8 && "NBRQ"[kind & 3] === promotion : kind < 8);
  });
  return meant.length === 1 ? meant[0] : -1;
}

// Reads a game. The result has the positions, the first one first, and for each move its word, record and promotion.
// Throws GameError, or FenError for a FEN tag.
function readGame(text) {
  const tag = /\[\s*FEN\s+"([^"]*)"\s*\]/i.exec(text);
  let bare = text.replace(/^\s*\[[^\]]*\]\s*$/gm, " ").replace(/\[\s*\w+\s+"[^"]*"\s*\]/g, " ")
    .replace(/\{[^}]*\}/g, " ").replace(/;[^\n]*/g, " ").replace(/\$\d+/g, " ");
  for (let before = null; before !== bare;) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, " ");
  }
  // A result may have blanks around its dash.
  bare = bare.replace(/(^|\s)(1\/2\s*-\s*1\/2|1\s*-\s*0|0\s*-\s*1)(?=[\s\x1a]|$)/g, " ");
  const tokens = bare.replace(/\d+\.(\.\.)?/g, " ").split(/[\s\x1a]+/).filter((token) => token !== "" && !/^(1-0|0-1|1\/2-1\/2|\*)$/.test(token));
  let position = Position.fromFen(tag ? tag[1] : START);
  const positions = [position];
  const moves = [];
  for (const token of tokens) {
    const legal = legalMoves(position);
    const word = findMove(position, legal, token);
    if (word < 0) {
      const shown = token.length > 20 ? token.slice(0, 20) + "…" : token;
      throw new GameError(`move ${moves.length + 1}, \`${shown}\`: expected a legal move of ${sideName(position.side)}, such as ${legal.length ? moveUci(legal[0]) : "none: the game is over"}`);
    }
    if (moves.length === 510) throw new GameError("more than 510 moves: the circuit keeps that many");
    position = position.copy();
    const { record, promotion } = position.play(word, legal.some((other) => other >> 12 === 5));
    moves.push({ word, record, promotion, name: moveUci(word) });
    positions.push(position);
  }
  return { positions, moves };
}
