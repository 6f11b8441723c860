"use strict";
// The view of the attack unit, which answers GNU Chess's other queries with the same walk.

const ATTACK_QUERIES = ["is the square attacked", "which pieces attack the square", "what does the side attack", "how far does the slider see",
  "what surrounds the king", "is the piece trapped"];
const ATTACK_WALKS = ["walking", "lines", "jumps"];

const ATTACK = {
  view: "attack",
  fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  state: { query: 0, square: 36, by: 1 },
  waves: ["query_valid", "query_ready", "walk phase", "walk square", "walk at", "walk from", "walk judged", "walk struck", "answer_valid", "answer_word", "answer_last", "cycles"],
  signal: "walk.judged",
  wire(view) {
    ATTACK_QUERIES.forEach((query, kind) => view.$("query").append(new Option(query, kind)));
    for (let square = 0; square < 64; square++) view.$("square").append(new Option(squareName(square), square));
    for (const [part, id] of [["query", "query"], ["square", "square"], ["by", "by"]]) {
      view.on(id, "change", (event) => view.set({ [part]: Number(event.target.value), clock: null }));
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
  // A decision: there is a piece on the visited square.
  isStop(view, kind, clock) {
    const value = (path) => view.run.value(clock, path);
    return ATTACK_WALKS.includes(PHASES_OF.attack[value("walk phase")]) && view.position.squares[value("walk square")] !== 0;
  },
  verdict(view) {
    const { query, square, by } = view.state;
    const last = view.words.at(-1);
    const items = view.words.slice(0, -1);
    const side = sideName(by);
    const name = squareName(square);
    switch (query) {
      case 0: return `${name} is ${last & 1 ? "" : "not "}attacked by ${side}.`;
      case 1: return items.length ? `${name} is attacked by ${side}'s ${items.map((word) => `${PIECE_NAMES[word >> 6 & 7]} on ${squareName(word & 63)}`).join(", ")}.` : `No piece of ${side} attacks ${name}.`;
      case 2: return `${side} attacks ${view.words.filter((word) => word & 31).length} squares.`;
      case 3: return last >> 15 ? `The ${PIECE_NAMES[kindOf(view.position.squares[square])]} on ${name} can go to ${last & 31} ${(last & 31) === 1 ? "square" : "squares"}${items.length ? `; two enemies in a row: ${items.map((word) => `${squareName(word & 63)}, ${squareName(word >> 6 & 63)}${word >> 12 & 1 ? " (a pin)" : ""}`).join("; ")}` : ""}.` : `There is no bishop, rook or queen on ${name}.`;
      case 4: return `Of the squares around ${side}'s king, ${last & 15} are attacked, ${last >> 4 & 15} have pieces of its side, and ${last >> 8 & 15} are safe.`;
      default: return `The piece on ${name} has ${last & 1 ? "no safe square to go to, so it is trapped" : "a safe square to go to, or there is no piece"}.`;
    }
  },
  show(view, cycle, value) {
    const marks = {};
    const mark = (square, kind) => (marks[square] ??= []).push(kind);
    const { query, square } = view.state;
    if (![2, 4].includes(query)) mark(square, "from");
    const phase = PHASES_OF.attack[value("walk phase")];
    const isWalking = ATTACK_WALKS.includes(phase);
    for (let clock = view.start + 1; clock < view.clock; clock++) {
      if (ATTACK_WALKS.includes(PHASES_OF.attack[value("walk phase", clock)])) mark(value("walk square", clock), "past");
    }
    if (isWalking) mark(value("walk square"), "at");
    const isOver = view.clock === view.run.length - 1;
    if (isOver && query === 2) view.words.forEach((word, at) => word & 31 && mark(at, "past-found"));
    if (isOver && query === 1) view.words.slice(0, -1).forEach((word) => mark(word & 63, "past-found"));
    const there = squareName(value("walk square"));
    const nibble = view.position.squares[value("walk square")];
    const found = nibble ? pieceName(nibble) : "empty";
    const said = {
      idle: cycle > 0 ? "The circuit takes the query." : "The circuit loads the board, one rank per clock.",
      looking: "The circuit reads the square of the query.",
      sweeping: "The circuit clears the map of the previous answer.",
      fetching: "The circuit looks for the next piece of the side.",
      walking: `The piece walks and visits ${there}: ${found}.`,
      behind: "The circuit looks for another enemy behind the first one on the ray.",
      lines: `A queen's walk from ${squareName(value("walk from"))} visits ${there}: ${found}. A slider, king or pawn there attacks if it moves back along this ray.`,
      jumps: `A knight's walk from ${squareName(value("walk from"))} visits ${there}: ${found}. A knight there attacks.`,
      reporting: "The circuit reads out the map, one square per clock.",
      answering: "The circuit knows everything and builds the last word.",
      flushing: "The last word leaves the circuit.",
    }[phase];
    return { words: said, verdict: this.verdict(view), marks };
  },
};

register({
  name: "attack",
  title: "Attacks",
  lead: "GNU Chess used posdata for more than moves. Is a square attacked, and by which pieces? How far does a slider (a bishop, rook or queen) see? The same walk answers. Choose a query.",
  html: askHtml("attack", `<div class="line">
      <label>Query <select id="attack-query"></select></label>
      <label>Square <select id="attack-square"></select></label>
      <label>By <select id="attack-by"><option value="0">White</option><option value="1">Black</option></select></label>
    </div>`, "", { decision: "next piece" }),
  parts: { fen: READ.text, query: READ.below(6), square: READ.square, by: READ.below(2), clock: READ.number },
  make: function (changed) {
    return new AskView(ATTACK, changed);
  },
  circuits: () => ["attack"],
});
