"use strict";
// A chess position: reads FEN, builds the board image that a circuit loads, and plays moves. The circuit generates the
// moves.

const LETTERS = ".PNBRQK..pnbrqk.";
const PIECE_NAMES = ["nothing", "pawn", "knight", "bishop", "rook", "queen", "king"];
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BLACK = 8;

const squareName = (square) => "abcdefgh"[square & 7] + ((square >> 3) + 1);
const squareOf = (name) => (/^[a-h][1-8]$/.test(name) ? "abcdefgh".indexOf(name[0]) + 8 * (name[1] - 1) : -1);
const kindOf = (nibble) => nibble & 7;
const sideName = (side) => (side === 1 ? "Black" : "White");
const pieceName = (nibble) => (nibble & BLACK ? "black " : "white ") + PIECE_NAMES[kindOf(nibble)];

// An error in the text of a position, described in one line.
class FenError extends Error {}

const CASTLINGS = [
  { letter: "K", king: 4, rook: 7, piece: 6 },
  { letter: "Q", king: 4, rook: 0, piece: 6 },
  { letter: "k", king: 60, rook: 63, piece: 14 },
  { letter: "q", king: 60, rook: 56, piece: 14 },
];

class Position {
  constructor() {
    this.squares = new Uint8Array(64);
    this.side = 0;
    this.castling = 0;
    this.enPassant = -1;
    this.halfmove = 0;
    this.fullmove = 1;
  }

  copy() {
    return Object.assign(new Position(), this, { squares: this.squares.slice() });
  }

  // Reads a FEN. It may lack the move counters. If it has only the board, White is to move and nobody may castle.
  // Throws FenError.
  static fromFen(fen) {
    const quoted = (text) => "`" + (text.length > 80 ? text.slice(0, 80) + "…" : text) + "`";
    const fields = fen.trim().split(/\s+/).filter((field) => field !== "");
    const names = ["pieces", "side to move", "castling", "en passant"];
    if (fields.length === 1 && fields[0].includes("/")) fields.push("w", "-", "-");
    if (fields.length < 4) throw new FenError(`field ${fields.length + 1} (${names[fields.length]}) is missing`);
    if (fields.length > 6) throw new FenError(`unexpected text ${quoted(fields[6])} after the sixth field`);
    const position = new this();
    const ranks = fields[0].split("/");
    if (ranks.length !== 8) throw new FenError(`field 1 (pieces) ${quoted(fields[0])} has ${ranks.length} ranks: expected 8`);
    ranks.forEach((text, index) => {
      const rank = 7 - index;
      let file = 0;
      let afterDigit = false;
      for (const letter of text) {
        const nibble = LETTERS.indexOf(letter);
        if (/[1-8]/.test(letter) && !afterDigit) {
          file += Number(letter);
          afterDigit = true;
        } else if (nibble > 0 && letter !== ".") {
          if (file < 8) position.squares[8 * rank + file] = nibble;
          file++;
          afterDigit = false;
        } else {
          throw new FenError(`${quoted(letter)} in rank ${rank + 1} ${quoted(text)}: expected PNBRQKpnbrqk or a digit 1 to 8, no two digits in a row`);
        }
      }
      if (file !== 8) throw new FenError(`rank ${rank + 1} ${quoted(text)} has ${file} squares: expected 8`);
    });
    if (!/^[wb]$/.test(fields[1])) throw new FenError(`field 2 (side to move) ${quoted(fields[1])}: expected w or b`);
    position.side = fields[1] === "b" ? 1 : 0;
    if (!/^(-|K?Q?k?q?)$/.test(fields[2])) throw new FenError(`field 3 (castling) ${quoted(fields[2])}: expected - or letters of KQkq in that order`);
    CASTLINGS.forEach(({ letter }, bit) => {
      if (fields[2].includes(letter)) position.castling |= 1 << bit;
    });
    if (fields[3] !== "-") {
      position.enPassant = squareOf(fields[3]);
      if (position.enPassant < 0) throw new FenError(`field 4 (en passant) ${quoted(fields[3])}: expected - or a square such as e3`);
    }
    const number = (text, field, name) => {
      if (!/^(0|[1-9][0-9]{0,9})$/.test(text) || Number(text) > 4294967295) {
        throw new FenError(`field ${field} (${name}) ${quoted(text)}: expected a number without sign or leading zero`);
      }
      return Number(text);
    };
    position.halfmove = number(fields[4] ?? "0", 5, "half-move clock");
    // Some programs count full moves from 0.
    position.fullmove = Math.max(1, number(fields[5] ?? "1", 6, "full-move number"));
    position.check();
    return position;
  }

  // Throws FenError if the position breaks a precondition of the circuit.
  check() {
    for (const side of [0, 1]) {
      const found = this.squares.filter((nibble) => nibble === (side ? 14 : 6)).length;
      if (found !== 1) throw new FenError(`${sideName(side)} has ${found} kings: expected one`);
    }
    this.squares.forEach((nibble, square) => {
      if (kindOf(nibble) === 1 && (square < 8 || square > 55)) {
        throw new FenError(`a pawn stands on ${squareName(square)}: pawns stand on ranks 2 to 7`);
      }
    });
    CASTLINGS.forEach((right, bit) => {
      if (this.castling >> bit & 1 && !this.mayCastle(right)) {
        throw new FenError(`castling right ${right.letter} without king on ${squareName(right.king)} and rook on ${squareName(right.rook)}`);
      }
    });
    if (this.enPassant >= 0) {
      const ahead = this.side === 0 ? 8 : -8;
      const [pawn, behind] = [this.enPassant - ahead, this.enPassant + ahead];
      const name = squareName(this.enPassant);
      const rank = this.side === 0 ? 5 : 2;
      if (this.enPassant >> 3 !== rank) throw new FenError(`en passant square ${name} with ${sideName(this.side)} to move: expected a square on rank ${rank + 1}`);
      if (this.squares[this.enPassant] || this.squares[behind]) throw new FenError(`en passant square ${name}: it and the square the pawn came from must be empty`);
      if (this.squares[pawn] !== (this.side === 0 ? 9 : 1)) throw new FenError(`en passant square ${name} without a pawn of ${sideName(1 - this.side)} on ${squareName(pawn)}`);
    }
    const king = this.king(1 - this.side);
    const checker = this.attacker(king, this.side);
    if (checker >= 0) {
      throw new FenError(`${sideName(1 - this.side)} is in check by the piece on ${squareName(checker)}, but it is ${sideName(this.side)}'s move`);
    }
  }

  mayCastle({ king, rook, piece }) {
    return this.squares[king] === piece && this.squares[rook] === piece - 2;
  }

  king(side) {
    return this.squares.indexOf(side ? 14 : 6);
  }

  // A square from which a piece of this side attacks the given square, or -1.
  attacker(target, side) {
    const own = side ? BLACK : 0;
    const look = (steps, reach, kinds) => {
      for (const [across, up] of steps) {
        for (let far = 1; far <= reach; far++) {
          const [file, rank] = [(target & 7) + far * across, (target >> 3) + far * up];
          if (file < 0 || file > 7 || rank < 0 || rank > 7) break;
          const nibble = this.squares[8 * rank + file];
          if (nibble === 0) continue;
          if ((nibble & BLACK) === own && kinds.includes(kindOf(nibble))) return 8 * rank + file;
          break;
        }
      }
      return -1;
    };
    const straight = [[1, 0], [0, 1], [-1, 0], [0, -1]];
    const aslant = [[1, 1], [-1, 1], [-1, -1], [1, -1]];
    const jumps = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
    const down = side ? 1 : -1;
    for (const found of [
      look(straight, 7, [4, 5]),
      look(aslant, 7, [3, 5]),
      look(jumps, 1, [2]),
      look([[1, down], [-1, down]], 1, [1]),
      look([...straight, ...aslant], 1, [6]),
    ]) {
      if (found >= 0) return found;
    }
    return -1;
  }

  // After an edit, drops castling rights and an en passant square that the pieces no longer support.
  mend() {
    this.enPassant = -1;
    CASTLINGS.forEach((right, bit) => {
      if (!this.mayCastle(right)) this.castling &= ~(1 << bit);
    });
  }

  // The position in nine words, without any check. The words do not contain the full-move number.
  static fromImage(words) {
    const position = new this();
    for (let square = 0; square < 64; square++) position.squares[square] = words[square >> 3] >>> (4 * (square & 7)) & 15;
    const state = words[8];
    position.side = state & 1;
    position.castling = state >> 1 & 15;
    position.enPassant = state >> 5 & 1 ? state >> 6 & 63 : -1;
    position.halfmove = state >> 12 & 127;
    return position;
  }

  // The nine words of the board image.
  image() {
    const words = [];
    for (let rank = 0; rank < 8; rank++) {
      let word = 0;
      for (let file = 7; file >= 0; file--) word = word * 16 + this.squares[8 * rank + file];
      words.push(word >>> 0);
    }
    let state = this.side | (this.castling << 1);
    if (this.enPassant >= 0) state |= (1 << 5) | (this.enPassant << 6);
    state |= Math.min(this.halfmove, 127) << 12;
    words.push((state | (Math.min(this.fullmove, 8191) << 19)) >>> 0);
    return words;
  }

  fen() {
    const ranks = [];
    for (let rank = 7; rank >= 0; rank--) {
      let text = "";
      for (let file = 0; file < 8; file++) text += LETTERS[this.squares[8 * rank + file]];
      ranks.push(text.replace(/\.+/g, (dots) => dots.length));
    }
    const rights = CASTLINGS.filter((_, bit) => this.castling >> bit & 1).map(({ letter }) => letter).join("");
    const enPassant = this.enPassant < 0 ? "-" : squareName(this.enPassant);
    return `${ranks.join("/")} ${this.side ? "b" : "w"} ${rights || "-"} ${enPassant} ${this.halfmove} ${this.fullmove}`;
  }

  // Plays a move word of this position. `enPassantLegal`: whether any en passant capture was legal before the move.
  // Returns the move record for the repetition unit.
  play(move, enPassantLegal) {
    const [from, to, kind] = [move & 63, move >> 6 & 63, move >> 12];
    const nibble = this.squares[from];
    const isPawn = kindOf(nibble) === 1;
    const isCapture = kind === 4 || kind === 5 || kind >= 12;
    const promotion = kind >= 8 ? (kind & 3) + 2 : 0;
    let lost = 0;
    for (const [bit, { king, rook }] of CASTLINGS.entries()) {
      if ([from, to].some((square) => square === king || square === rook)) lost |= 1 << bit;
    }
    const isOther = promotion > 0 || (this.castling & lost) !== 0 || enPassantLegal;
    const flags = (isPawn ? 1 : 0) | (isCapture ? 2 : 0) | (kind === 2 || kind === 3 ? 4 : 0) | (isOther ? 8 : 0);
    this.castling &= ~lost;
    this.squares[from] = 0;
    this.squares[to] = promotion ? (nibble & BLACK) | promotion : nibble;
    if (kind === 5) this.squares[to + (this.side ? 8 : -8)] = 0;
    if (kind === 2) [this.squares[to + 1], this.squares[to - 1]] = [0, (nibble & BLACK) | 4];
    if (kind === 3) [this.squares[to - 2], this.squares[to + 1]] = [0, (nibble & BLACK) | 4];
    this.enPassant = kind === 1 ? (from + to) / 2 : -1;
    this.halfmove = isPawn || isCapture ? 0 : this.halfmove + 1;
    this.fullmove += this.side;
    this.side = 1 - this.side;
    return { record: from | to << 8 | flags << 16 | nibble << 20, promotion };
  }
}

// Pieces on any squares: shows a board that is not a valid position, or not yet.
class AnyPosition extends Position {
  check() {}
}

const moveUci = (word) => squareName(word & 63) + squareName(word >> 6 & 63) + (word >> 15 ? "nbrq"[word >> 12 & 3] : "");

const MOVE_KINDS = ["quiet", "double push", "O-O", "O-O-O", "capture", "en passant", "", "",
  ...["knight", "bishop", "rook", "queen"].map((piece) => `promotion to ${piece}`),
  ...["knight", "bishop", "rook", "queen"].map((piece) => `capture, promotion to ${piece}`)];
const moveKind = (word) => MOVE_KINDS[word >> 12];
