"use strict";
// The view of the attack unit, which answers GNU Chess's other queries with the same walk.

const ATTACK_QUERIES = ["is the square attacked", "by which pieces is it attacked", "what does the side attack", "how far does the slider see",
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

register({
  name: "attack",
  title: "Attacks",
  lead: "GNU Chess asked more of posdata than moves: is a square attacked, by which pieces, how far does a slider see? The same walk answers, from the square that is asked about. Choose a question.",
  html: askHtml("attack", `<div class="line">
      <label>Question <select id="attack-query"></select></label>
      <label>Square <select id="attack-square"></select></label>
      <label>By <select id="attack-by"><option value="0">White</option><option value="1">Black</option></select></label>
    </div>`, "", { decision: "next piece met" }),
  parts: { fen: READ.text, query: READ.below(6), square: READ.square, by: READ.below(2), clock: READ.number },
  make: function (changed) {
    return new AskView(ATTACK, changed);
  },
  circuits: () => ["attack"],
});
