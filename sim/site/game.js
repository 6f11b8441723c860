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

const SAN = /^(?:([Oo0]-[Oo0]-[Oo0])|([Oo0]-[Oo0])|([NBRQK])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?\(?([NBRQ])\)?)?)[+#!?]*(?:e\.p\.)?$/;

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

// What a text of games consists of, the first that fits: comments, a tag, brackets of variations, a result, and words.
const PGN = /\{[^}]*\}|;[^\n]*|\[\s*(?<tag>\w+)\s+"(?<value>[^"]*)"\s*\]|^\s*\[[^\]]*\]\s*$|(?<bracket>[()])|(?<result>(?:1\/2\s*-\s*1\/2|1\s*-\s*0|0\s*-\s*1)(?=[\s\x1a()]|$)|\*)|(?<word>[^\s\x1a(){};[\]*]+|[{}[\]])/gm;

// The games of a text: each has its tags and the words of its moves. There is one at least.
function splitGames(text) {
  const games = [];
  let game = null;
  let depth = 0;
  const begin = () => {
    game = { tags: {}, words: [], isOver: false };
    games.push(game);
    depth = 0;
  };
  begin();
  for (const { groups: { tag, value, bracket, result, word } } of text.matchAll(PGN)) {
    if (tag) {
      if (game.words.length > 0 || game.isOver) begin();
      game.tags[tag.toLowerCase()] = value;
    } else if (bracket) {
      depth = Math.max(0, depth + (bracket === "(" ? 1 : -1));
    } else if (depth === 0 && result) {
      game.isOver = true;
    } else if (depth === 0 && word) {
      const move = word.replace(/^\d+\.+/, "");
      if (move === "" || /^(\$\d+|\d+|\.+)$/.test(move)) continue;
      if (game.isOver) begin();
      game.words.push(move);
    }
  }
  return games;
}

// What a game is called in a list.
function gameTitle({ tags }, index) {
  return `${index + 1}: ${tags.white && tags.black ? `${tags.white} – ${tags.black}` : tags.event ?? "a game"}`;
}

// Plays a game of splitGames(). The result has the positions, the first one first, and for each move its word, record and
// promotion. Throws GameError, or FenError for a FEN tag.
function playGame({ tags, words }) {
  let position = Position.fromFen(tags.fen ?? START);
  const positions = [position];
  const moves = [];
  for (const text of words) {
    const legal = legalMoves(position);
    const word = findMove(position, legal, text);
    if (word < 0) {
      const shown = text.length > 20 ? text.slice(0, 20) + "…" : text;
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

// A run of a repetition unit that begins a game.
function beginHistory(name, first) {
  const run = new Run(Circuit.of(name));
  resetRun(run);
  first.image().forEach((word, address) => {
    run.drive({ load_address: address, load_word: word });
    run.offer("load");
  });
  return run;
}

function pushMove(run, { record, promotion }) {
  run.drive({ push_record: record, push_promotion: promotion });
  run.offer("push");
}

// Asks it whether the position reached has occurred before; start is the clock of the query.
function queryHistory(run) {
  run.drive({ query_mode: 0, answer_ready: 1 });
  run.offer("query");
  const start = run.length - 1;
  let word = 0;
  for (let isLast = false; !isLast; ) {
    const clock = awaited(run, "answer_valid", 20000);
    word = run.value(clock, "answer_word");
    isLast = run.value(clock, "answer_last") === 1;
  }
  return { start, answer: { isRepeated: (word >> 13 & 1) === 1, count: word >> 16 & 127, back: word >>> 23, isEarly: (word >> 15 & 1) === 1 } };
}

// What a repetition unit says of the position after these moves, and the run in which it does.
function askRepetition(name, first, moves) {
  const run = beginHistory(name, first);
  for (const move of moves) pushMove(run, move);
  const { start, answer } = queryHistory(run);
  return { run, start, answer, clocks: run.length - start, steps: run.value(run.length - 1, "steps") };
}

// Its answer at every ply of a game, in one run of which nothing is kept.
function askEveryPly(first, moves) {
  const run = beginHistory("repetition", first);
  const ask = () => {
    const { answer } = queryHistory(run);
    run.rows.length = 0;
    return answer;
  };
  return [ask(), ...moves.map((move) => {
    pushMove(run, move);
    return ask();
  })];
}
