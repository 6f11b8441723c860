"use strict";
// The view of the maker: the board after a move, and the board before it, from an undo record.

// The fields of the undo record, from the highest bit down: name, number of bits, and meaning.
const UNDO_FIELDS = [
  ["captured", 22, 19, (bits) => (bits ? pieceName(bits) : "nothing")],
  ["full-move counted", 18, 18, (bits) => (bits ? "yes" : "no")],
  ["half-move clock", 17, 11, String],
  ["en passant", 10, 4, (bits) => (bits & 1 ? squareName(bits >> 1) : "–")],
  ["castling", 3, 0, (bits) => CASTLINGS.filter((_, bit) => bits >> bit & 1).map(({ letter }) => letter).join("") || "–"],
];

const MAKE = {
  view: "make",
  fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  state: { move: "e1g1", back: 0 },
  opensBefore: true,
  waves: ["move_valid", "move_ready", "move_back", "move_word", "change_resolver mover", "change_resolver captured", "board_valid", "board_ready", "board_state", "board_undo", "cycles"],
  signal: "board_rank_0",
  wire(view) {
    view.on("move", "change", (event) => view.set({ move: event.target.value, clock: null }));
    view.on("direction", "change", (event) => view.set({ back: Number(event.target.value), clock: null }));
  },
  // Show the move that the user made on the board, in the position before it.
  played(view, position, move) {
    if (move === null) view.load(position.fen());
    else view.set({ fen: view.board.position.fen(), move: moveUci(move), back: 0, clock: null });
  },
  // The generator determines the moves.
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
  // Makes or unmakes one move, from the request to the board that the unit offers.
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
    if (view.after === null) {
      view.$("undo").replaceChildren();
      return { words: "There is no move to make.", verdict: "The side to move has no legal move." };
    }
    const [from, to] = view.state.back === 1 ? [view.after, view.before] : [view.before, view.after];
    const isOver = value("board_valid") === 1 && cycle > 0;
    const position = Position.fromImage(isOver ? to : from);
    const marks = {};
    const [before, after] = [Position.fromImage(from), Position.fromImage(to)];
    before.squares.forEach((nibble, square) => {
      if (nibble !== after.squares[square]) marks[square] = [isOver ? "differs" : "from"];
    });
    const count = Object.keys(marks).length;
    view.$("undo").replaceChildren(...UNDO_FIELDS.map(([name, high, low, say]) => {
      const row = document.createElement("tr");
      const bits = view.undo >>> low & (1 << (high - low + 1)) - 1;
      row.innerHTML = `<th scope="row">${name}</th><td>[${high}:${low}]</td><td><code>${bits.toString(2).padStart(high - low + 1, "0")}</code></td><td>${say(bits)}</td>`;
      return row;
    }));
    const mover = pieceName(value("change_resolver mover") || 1);
    return {
      position,
      marks,
      lines: isOver ? [] : [view.state.back === 1 ? { from: view.word >> 6 & 63, to: view.word & 63, kind: "undone" } : { from: view.word & 63, to: view.word >> 6 & 63, kind: "found" }],
      words: cycle < 1 ? "The circuit is in reset, or handles the previous move." : [
        `${view.state.back === 1 ? "The circuit takes back" : "The circuit makes"} ${moveUci(view.word)}. Board, state word and move enter together, 304 bits. Each rank reads its squares on the two files of the move.`,
        `The circuit knows the pieces on both squares: a ${mover} moves. It works out which squares change, at most four: it puts down one or two pieces and clears one or two squares.`,
        "The circuit changes all ranks and the state word at the same time: side, rights, en passant square, move counters.",
        `The circuit offers the board, with ${count} changed squares. A new move can enter in every clock.`,
      ][Math.min(cycle, 4) - 1],
      verdict: view.state.back === 1
        ? `Taken back with undo record ${view.undo.toString(16)}: ${view.isBack ? "the board is the same as before, in every bit" : "the board differs from the one before"}.`
        : `Undo record ${view.undo.toString(16).padStart(6, "0")}: ${view.undo >> 19 & 15 ? `${pieceName(view.undo >> 19 & 15)} captured` : "nothing captured"}. Now ${sideName(after.side)} is to move.`,
    };
  },
};

register({
  name: "make",
  title: "Make a move",
  lead: "A board and a move go in, and three clocks later the new board comes out. A new move can go in with every clock. With an undo record of 23 bits the circuit takes the move back. Choose a move, or play it on the board.",
  html: askHtml("make", `<div class="line">
      <label>Move <select id="make-move"></select></label>
      <label>Action <select id="make-direction"><option value="0">make</option><option value="1">take back</option></select></label>
    </div>`, `<table class="cases" tabindex="0"><caption>The undo record</caption><thead><tr><th>field</th><th>bits</th><th>value</th><th>meaning</th></tr></thead><tbody id="make-undo"></tbody></table>`),
  parts: { fen: READ.text, move: READ.text, back: READ.below(2), clock: READ.number },
  make: function (changed) {
    return new AskView(MAKE, changed);
  },
  circuits: () => ["make"],
});
