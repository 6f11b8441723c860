"use strict";
// Units that are asked something about a position: attack unit, maker, counter. A view each, alike but for what is asked.

// What is alike. A unit has:
//   name, waves              its circuit, and what its waveform shows
//   choose(view)             fills and reads its own controls
//   ask(view, run)           drives the run until it is answered; the clock of the request
//   show(view, clock, value) { words, verdict, marks, position } of one clock
class AskView {
  constructor(unit, changed) {
    this.unit = unit;
    this.changed = changed;
    this.$ = (id) => document.getElementById(`${unit.view}-${id}`);
    this.state = { fen: unit.fen, clock: null, ...unit.state };
    this.board = new Board(this.$("board"), "position", (position) => this.set({ fen: position.fen(), clock: null }));
    this.wave = new Wave(this.$("wave"), this.$("wave-names"), (clock) => this.go(clock));
    const on = (id, event, handler) => this.$(id).addEventListener(event, handler);
    const load = () => this.set({ fen: this.$("fen").value.trim(), clock: null });
    on("form", "submit", (event) => {
      event.preventDefault();
      load();
    });
    on("fen", "change", load);
    on("first", "click", () => this.go(this.start));
    on("back", "click", () => this.go(this.clock - 1));
    on("forward", "click", () => this.go(this.clock + 1));
    on("last", "click", () => this.go(this.run.length - 1));
    unit.wire(this, on);
  }

  set(parts) {
    Object.assign(this.state, parts);
    const { view, name } = this.unit;
    this.$("fen").value = this.state.fen;
    try {
      this.position = Position.fromFen(this.state.fen);
    } catch (error) {
      if (!(error instanceof FenError)) throw error;
      this.$("error").textContent = `No position: ${error.message}.`;
      this.$("fen").setAttribute("aria-invalid", "true");
      this.run = null;
      refuse(view, true);
      this.changed();
      return;
    }
    this.$("error").textContent = "";
    this.$("fen").removeAttribute("aria-invalid");
    refuse(view, false);
    const run = new Run((this.circuit ??= Circuit.of(name)));
    resetRun(run);
    this.unit.choose(this);
    this.start = this.unit.ask(this, run);
    this.run = run;
    const wanted = this.state.clock === null ? run.length - 1 : this.start - 1 + this.state.clock;
    this.clock = Math.max(0, Math.min(wanted, run.length - 1));
    this.show();
  }

  go(clock) {
    if (!this.run) return;
    this.clock = Math.max(0, Math.min(clock, this.run.length - 1));
    this.state.clock = this.clock - this.start + 1;
    this.show();
  }

  show() {
    if (!this.run) return;
    const cycle = this.clock - this.start + 1;
    const value = (path, clock = this.clock) => this.run.value(clock, path);
    const { words, verdict, marks, position, notes } = this.unit.show(this, cycle, value);
    this.board.show(position ?? this.position, notes);
    this.board.mark(marks ?? {});
    this.board.lines([]);
    this.$("verdict").textContent = verdict;
    this.$("when").textContent = cycle > 0 ? `Clock ${cycle} of ${this.run.length - this.start}` : "Before the question";
    this.$("words").textContent = words;
    this.$("back").disabled = this.clock === 0;
    this.$("forward").disabled = this.clock === this.run.length - 1;
    this.wave.show(this.run, this.clock, (at) => at - this.start + 1, this.unit.waves);
    this.changed();
  }
}

// Clocks until an output is high; the clock in which it was.
function awaited(run, path, patience) {
  for (; patience > 0; patience--) {
    run.clock();
    if (run.value(run.length - 1, path) === 1) return run.length - 1;
  }
  throw new Error(`${run.circuit.name} does not raise ${path}`);
}

// The squares of eight ranks of bits.
const squaresOf = (rank) => [...Array(64).keys()].filter((square) => rank(square >> 3) >> (square & 7) & 1);
// A board as the counter sees it: Black's turned by wiring.
const seenFrom = (side, square) => (side === 1 ? square ^ 56 : square);

const ATTACK_QUERIES = ["is the square attacked", "by which pieces is it attacked", "what does the side attack", "how far does the slider see",
  "what surrounds the king", "is the piece trapped"];
const ATTACK_PHASES = ["idle", "looking", "sweeping", "fetching", "walking", "behind", "lines", "jumps", "reporting", "answering", "flushing"];

const ATTACK = {
  view: "attack",
  name: "attack",
  fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  state: { query: 0, square: 36, by: 1 },
  waves: ["query_valid", "query_ready", "walk phase", "walk square", "walk at", "walk from", "walk judged", "walk struck", "answer_valid", "answer_word", "answer_last", "cycles"],
  wire(view, on) {
    ATTACK_QUERIES.forEach((query, kind) => view.$("query").append(new Option(query, kind)));
    for (let square = 0; square < 64; square++) view.$("square").append(new Option(squareName(square), square));
    for (const [part, id] of [["query", "query"], ["square", "square"], ["by", "by"]]) {
      on(id, "change", (event) => view.set({ [part]: Number(event.target.value), clock: null }));
    }
  },
  choose(view) {
    const { query, square, by } = view.state;
    view.$("query").value = query;
    view.$("square").value = square;
    view.$("by").value = by;
    view.$("square").disabled = query === 2 || query === 4;
    view.$("by").disabled = query === 3 || query === 5;
  },
  ask(view, run) {
    view.position.image().forEach((word, address) => {
      run.drive({ load_address: address, load_word: word });
      run.offer("load");
    });
    const { query, square, by } = view.state;
    run.drive({ query_kind: query, query_square: square, query_side: by, answer_ready: 1 });
    run.offer("query");
    const start = run.length - 1;
    view.words = [];
    for (let isLast = false; !isLast; ) {
      const clock = awaited(run, "answer_valid", 4096);
      view.words.push(run.value(clock, "answer_word"));
      isLast = run.value(clock, "answer_last") === 1;
    }
    return start;
  },
  verdict(view) {
    const { query, square, by } = view.state;
    const last = view.words.at(-1);
    const items = view.words.slice(0, -1);
    const side = sideName(by);
    const name = squareName(square);
    switch (query) {
      case 0: return `${name} is ${last & 1 ? "" : "not "}attacked by ${side}.`;
      case 1: return items.length ? `${name} is attacked by ${side}'s ${items.map((word) => `${PIECE_NAMES[word >> 6 & 7]} on ${squareName(word & 63)}`).join(", ")}.` : `Nothing of ${side}'s attacks ${name}.`;
      case 2: return `${side} attacks ${view.words.filter((word) => word & 31).length} squares.`;
      case 3: return last >> 15 ? `The ${PIECE_NAMES[kindOf(view.position.squares[square])]} on ${name} can go to ${last & 31} ${(last & 31) === 1 ? "square" : "squares"}${items.length ? `; behind the first enemy of a ray another: ${items.map((word) => `${squareName(word & 63)}, ${squareName(word >> 6 & 63)}${word >> 12 & 1 ? " (a pin)" : ""}`).join("; ")}` : ""}.` : `There is no bishop, rook or queen on ${name}.`;
      case 4: return `The squares around ${side}'s king: attacked ${last & 15}, with pieces of his own ${last >> 4 & 15}, safe ${last >> 8 & 15}.`;
      default: return `The piece on ${name} has ${last & 1 ? "no safe square to go to: it is trapped" : "a safe square, or stands alone"}.`;
    }
  },
  show(view, cycle, value) {
    const marks = {};
    const mark = (square, kind) => (marks[square] ??= []).push(kind);
    const { query, square } = view.state;
    if (![2, 4].includes(query)) mark(square, "from");
    const phase = ATTACK_PHASES[value("walk phase")];
    const isWalking = ["walking", "lines", "jumps"].includes(phase);
    for (let clock = view.start + 1; clock < view.clock; clock++) {
      if (["walking", "lines", "jumps"].includes(ATTACK_PHASES[value("walk phase", clock)])) mark(value("walk square", clock), "past");
    }
    if (isWalking) mark(value("walk square"), "at");
    const isOver = view.clock === view.run.length - 1;
    if (isOver && query === 2) view.words.forEach((word, at) => word & 31 && mark(at, "past-found"));
    if (isOver && query === 1) view.words.slice(0, -1).forEach((word) => mark(word & 63, "past-found"));
    const there = squareName(value("walk square"));
    const nibble = view.position.squares[value("walk square")];
    const stands = nibble ? `a ${pieceName(nibble)}` : "nothing";
    const said = {
      idle: cycle > 0 ? "The question is taken." : "The board is loaded, a rank a clock.",
      looking: "What stands on the square asked about?",
      sweeping: "The map of the answer before is cleared.",
      fetching: "The next piece of the side is looked for.",
      walking: `The piece walks: ${there}, where ${stands} stands.`,
      behind: "Behind the first enemy of the ray: is there another?",
      lines: `A queen's walk from ${squareName(value("walk from"))}: ${there}, where ${stands} stands. A slider, king or pawn that looks back along this ray attacks.`,
      jumps: `A knight's walk from ${squareName(value("walk from"))}: ${there}, where ${stands} stands. A knight there attacks.`,
      reporting: "The map is read out, a square a clock.",
      answering: "All is known: the last word is made.",
      flushing: "The last word leaves.",
    }[phase];
    return { words: said, verdict: this.verdict(view), marks };
  },
};

const MAKE = {
  view: "make",
  name: "make",
  fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  state: { move: "e1g1", back: 0 },
  waves: ["move_valid", "move_ready", "move_back", "move_word", "change_resolver mover", "change_resolver captured", "board_valid", "board_ready", "board_state", "board_undo", "cycles"],
  wire(view, on) {
    on("move", "change", (event) => view.set({ move: event.target.value, clock: null }));
    on("direction", "change", (event) => view.set({ back: Number(event.target.value), clock: null }));
  },
  // Which moves there are is the generator's to say.
  choose(view) {
    view.generator ??= Circuit.of("movegen-compact");
    const { moves } = generate(view.generator, view.position, { legal: true, captures: false }, () => true, 4096);
    view.moves = moves.map(({ word }) => word).sort((a, b) => moveUci(a).localeCompare(moveUci(b)));
    view.word = view.moves.find((word) => moveUci(word) === view.state.move) ?? view.moves[0] ?? null;
    view.state.move = view.word === null ? "" : moveUci(view.word);
    view.$("move").replaceChildren(...view.moves.map((word) => new Option(`${moveUci(word)} (${moveKind(word)})`, moveUci(word))));
    view.$("move").value = view.state.move;
    view.$("direction").value = view.state.back;
  },
  // One change, from the request to the board offered.
  change(run, image, word, back, undo) {
    image.slice(0, 8).forEach((rank, index) => run.drive({ [`move_rank_${index}`]: rank }));
    run.drive({ move_state: image[8], move_word: word, move_back: back, move_undo: undo, board_ready: 1 });
    run.offer("move");
    const start = run.length - 1;
    const clock = awaited(run, "board_valid", 8);
    const after = [...Array(8).keys()].map((rank) => run.value(clock, `board_rank_${rank}`));
    return { start, image: [...after, run.value(clock, "board_state")], undo: run.value(clock, "board_undo") };
  },
  ask(view, run) {
    view.before = view.position.image();
    if (view.word === null) {
      view.after = null;
      run.clock();
      return run.length - 1;
    }
    const made = this.change(run, view.before, view.word, 0, 0);
    Object.assign(view, { after: made.image, undo: made.undo, isBack: null });
    if (view.state.back !== 1) return made.start;
    const back = this.change(run, made.image, view.word, 1, made.undo);
    view.isBack = back.image.every((word, index) => word === view.before[index]);
    return back.start;
  },
  show(view, cycle, value) {
    if (view.after === null) return { words: "There is nothing to make.", verdict: "The side to move has no legal move." };
    const [from, to] = view.state.back === 1 ? [view.after, view.before] : [view.before, view.after];
    const isOver = value("board_valid") === 1 && cycle > 0;
    const position = Position.fromImage(isOver ? to : from);
    const marks = {};
    const [before, after] = [Position.fromImage(from), Position.fromImage(to)];
    before.squares.forEach((nibble, square) => {
      if (nibble !== after.squares[square]) marks[square] = [isOver ? "differs" : "from"];
    });
    const count = Object.keys(marks).length;
    const mover = pieceName(value("change_resolver mover") || 1);
    return {
      position,
      marks,
      words: cycle < 1 ? "The circuit is reset, or at the move before." : [
        `${view.state.back === 1 ? "The move is taken back" : "The move is made"}: ${moveUci(view.word)}. Board, state word and move go in at once, 304 bits. Each rank reads what stands on the two files.`,
        `What stands on both squares is known: a ${mover} moves. The changes of squares are worked out, four at most: one or two pieces put down, one or two squares cleared.`,
        "Every rank is changed at the same time, and the state word: side, rights, en passant square, clocks.",
        `The board is offered, ${count} squares changed; a new move could have gone in with every clock.`,
      ][Math.min(cycle, 4) - 1],
      verdict: view.state.back === 1
        ? `Taken back with undo record ${view.undo.toString(16)}: ${view.isBack ? "the very board of before, all bits of it" : "another board than before"}.`
        : `Undo record ${view.undo.toString(16).padStart(6, "0")}: ${view.undo >> 19 & 15 ? `${pieceName(view.undo >> 19 & 15)} captured` : "nothing captured"}. After it ${sideName(after.side)} is to move.`,
    };
  },
};

// What each of the counter's stages knows, by clock.
const COUNT_STAGES = [
  "The position is taken, from the mover's side: Black's board is turned by wiring.",
  "The bits of the pieces, sorted: a bit a square.",
  "Sets of pieces: own and theirs.",
  "Along each of 32 lines at once: the other side's rays, and those that go out from the king.",
  "What the rays mean: attacks, checkers; where a ray of the king meets a slider's there is a pin, or a check.",
  "All attacked squares are known (marked), who gives check, and where a piece would end the check.",
  "Which pieces may move, and which squares may be gone to; castling and en passant.",
  "Along each line again: the own sliders' rays; the moves of knights and pawns.",
  "How many moves go to each square, four bits a square.",
  "Squares that may not be gone to are left out.",
  "The moves to each rank are added up, one set after the other.",
  "The sums of the eight ranks are ready.",
  "Ranks are added in pairs.",
  "The sum of all.",
  "The answer is offered, in the order of the questions, and taken. A new position could have gone in with every clock.",
];

const COUNT = {
  view: "count",
  name: "count",
  fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  state: {},
  waves: ["position_valid", "position_ready", "position_tag", "answer_valid", "answer_ready", "answer_count", "answer_check", "answer_mate", "answer_stalemate", "cycles"],
  wire() {},
  choose() {},
  ask(view, run) {
    const image = view.position.image();
    image.slice(0, 8).forEach((rank, index) => run.drive({ [`position_rank_${index}`]: rank }));
    run.drive({ position_state: image[8], position_tag: 1, answer_ready: 1 });
    run.offer("position");
    const start = run.length - 1;
    const clock = awaited(run, "answer_valid", 32);
    view.answer = Object.fromEntries(["count", "check", "mate", "stalemate"].map((name) => [name, run.value(clock, `answer_${name}`)]));
    const ranks = (rank) => run.value(start + 5, run.circuit.signals.find(({ path }) => path.endsWith(`rank_threats_${rank} attacked_set`)).path);
    view.attacked = squaresOf(ranks).map((square) => seenFrom(view.position.side, square));
    view.generator ??= Circuit.of("movegen-compact");
    const walked = generate(view.generator, view.position, { legal: true, captures: false }, () => true, 4096);
    view.walked = { moves: walked.moves.length, clocks: walked.run.length - walked.start };
    return start;
  },
  show(view, cycle, value) {
    const { count, check, mate, stalemate } = view.answer;
    const marks = {};
    // A position's sets are in these registers for one clock.
    if (cycle === 6) {
      for (const square of view.attacked) marks[square] = ["past-found"];
    }
    if (check) marks[view.position.king(view.position.side)] = ["checked"];
    const state = mate ? ": mate" : stalemate ? ": stalemate" : check ? ", in check" : "";
    const { moves, clocks } = view.walked;
    return {
      marks,
      words: cycle < 1 ? "The circuit is reset." : COUNT_STAGES[Math.min(cycle, COUNT_STAGES.length) - 1],
      verdict: `${count} legal ${count === 1 ? "move" : "moves"}${state}. The walk over posdata finds ${moves}, one after the other, in ${clocks} clocks.`,
    };
  },
};
