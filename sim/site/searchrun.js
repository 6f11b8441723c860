"use strict";
// A job of the searcher, from its first clock to its result: the run, and where in it nodes are entered, frames go on the stack
// and moves cut off.

// Past so many nodes the circuit's own limit ends the search.
const NODE_LIMIT = 20000;
const WIDEST = 32767;
const [SEARCH_PASSING, SEARCH_WALKING, SEARCH_TRYING, SEARCH_CUTTING, SEARCH_ANSWERING] =
  ["passing", "walking", "trying", "cutting", "answering"].map((name) => PHASES_OF.search.indexOf(name));
const SLOTS = ["move_sorter slot_0", "move_sorter slot_1", "move_sorter slot_2", "move_sorter slot_3"];

const signed16 = (word) => word << 16 >> 16;
const STAGES_OF_MOVES = ["the move to try first", "promotion", "capture", "killer", "castling", "quiet move", "underpromotion"];

// An entry of the sorter, a move with its rank, as the side sees it whose move it is; null for an empty slot.
function searchEntry(word, side) {
  if (word >>> 31 === 0) return null;
  const to = (word >>> 14 & 63) ^ (side ? 56 : 0);
  const move = word & 63 | to << 6 | (word >>> 6 & 15) << 12;
  return { move, name: moveUci(move), stage: word >>> 28 & 7, victim: word >>> 10 & 7 };
}

// How many items have a number, which rises from one to the next, of at most this.
function countUpTo(items, most, numberOf = Number) {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberOf(items[middle]) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}

class SearchRun {
  // The clocks in which nodes are entered and moves cut off; and of the cutoffs up to each, how many were by the first move.
  nodes = [];
  cutoffs = [];
  byFirst = [];
  // By ply: the frames that went on the stack, each with its clock, and how many moves the node there has tried.
  #frames = [];
  #tries = [];
  #leaving = null;
  #count = 0;
  isLast = false;
  answer = null;

  constructor(circuit, moves, position, depth) {
    const run = new LongRun(circuit);
    this.run = run;
    resetRun(run);
    for (const { record } of moves) {
      run.drive({ push_record: record });
      run.offer("push");
    }
    const image = position.image();
    image.slice(0, 8).forEach((rank, index) => run.drive({ [`job_rank_${index}`]: rank }));
    run.drive({ job_state: image[8], job_depth: depth, job_alpha: -WIDEST & 0xffff, job_beta: WIDEST, job_nodes_low: NODE_LIMIT, result_ready: 1 });
    run.offer("job");
    this.start = run.length - 1;
    run.hold();
    this.words = Object.fromEntries(["phase", "level", "nodes_low", "alpha", "beta", "alpha_first", "depth", "check", "quiet"]
      .map((name) => [name, run.circuit.signal(`control ${name}`).word]));
    this.slots = SLOTS.map((path) => run.circuit.signal(path).word);
    [this.more, this.state] = ["move_sorter overflow", "state"].map((path) => run.circuit.signal(path).word);
  }

  get isOver() {
    return this.answer !== null;
  }

  // Runs for so many milliseconds, or until there is a clock; at least a little.
  advance(milliseconds, until = 0) {
    const end = performance.now() + milliseconds;
    do {
      this.run.goOn(512, (clock, row) => this.#watch(clock, row));
      if (this.isLast) this.#answer(this.run.row(this.run.length - 1));
    } while (!this.isOver && (performance.now() < end || this.run.length <= until));
  }

  #watch(clock, row) {
    const { words } = this;
    const [phase, level] = [row[words.phase], row[words.level]];
    if (row[words.nodes_low] !== this.#count) {
      // A node has been entered: what its parent left is the frame.
      this.#count = row[words.nodes_low];
      this.nodes.push(clock);
      const frame = this.#leaving;
      if (frame) {
        (this.#frames[frame.level] ??= []).push(frame);
        this.#tries[frame.level] = (this.#tries[frame.level] ?? 0) + (frame.entry ? 1 : 0);
        this.#tries[frame.level + 1] = 0;
      }
    }
    this.#leaving = phase === SEARCH_TRYING || phase === SEARCH_PASSING ? this.#frame(clock, row, phase === SEARCH_PASSING) : null;
    if (phase === SEARCH_CUTTING) {
      const isFirst = this.#tries[level] === 1;
      this.byFirst.push((this.byFirst.at(-1) ?? 0) + (isFirst ? 1 : 0));
      this.cutoffs.push(clock);
    }
    this.isLast = phase === SEARCH_ANSWERING;
    return this.isLast;
  }

  // The node of a row, as the stack would hold it.
  #frame(clock, row, isPass) {
    const { words } = this;
    const side = row[this.state] & 1;
    const entries = this.slots.map((word) => searchEntry(row[word], side));
    return {
      clock,
      level: row[words.level],
      side,
      alpha: signed16(row[words.alpha]),
      beta: signed16(row[words.beta]),
      alphaFirst: signed16(row[words.alpha_first]),
      depth: row[words.depth],
      isCheck: row[words.check] === 1,
      isQuiet: row[words.quiet] === 1,
      isPass,
      entry: isPass ? null : entries[0],
      waiting: isPass ? [] : entries.slice(1).filter((entry) => entry !== null),
      hasMore: !isPass && row[this.more] === 1,
    };
  }

  #answer(row) {
    const value = (path) => row[this.run.circuit.signal(path).word];
    this.answer = {
      score: signed16(value("result_score")),
      bound: ["", "exact", "lower", "upper"][value("result_bound")],
      best: value("result_best"),
      nodes: value("result_nodes_low"),
      clocks: value("cycles_low"),
      isLimited: value("result_status") === 1,
    };
  }

  // The frames on the stack in a clock, the root's first.
  line(clock) {
    const row = this.run.row(clock);
    const frames = [];
    for (let level = 0; level < row[this.words.level]; level++) {
      const all = this.#frames[level];
      frames.push(all[countUpTo(all, clock - 1, (frame) => frame.clock) - 1]);
    }
    return frames;
  }

  // The node of a clock, with what waits for it. Until its own walk begins the sorter has what waits for its parent.
  node(clock) {
    const row = this.run.row(clock);
    const node = this.#frame(clock, row, false);
    const isOwn = row[this.words.phase] >= SEARCH_WALKING;
    return { ...node, entry: isOwn ? node.entry : null, waiting: isOwn ? [node.entry, ...node.waiting].filter((entry) => entry !== null) : [], hasMore: isOwn && node.hasMore };
  }
}
