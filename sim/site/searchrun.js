"use strict";
// A job of the searcher, from its first clock to its result: the run, and the clocks in which the circuit enters nodes,
// pushes frames on the stack, and cuts off.

// The node limit of a job; the circuit ends the search when it reaches it.
const NODE_LIMIT = 20000;
const WIDEST = 32767;
const [SEARCH_PASSING, SEARCH_WALKING, SEARCH_TRYING, SEARCH_CUTTING, SEARCH_ANSWERING] =
  ["passing", "walking", "trying", "cutting", "answering"].map((name) => PHASES_OF.search.indexOf(name));
const SLOTS = ["move_sorter slot_0", "move_sorter slot_1", "move_sorter slot_2", "move_sorter slot_3"];

const signed16 = (word) => word << 16 >> 16;
const STAGES_OF_MOVES = ["the move to try first", "promotion", "capture", "killer", "castling", "quiet move", "underpromotion"];

// An entry of the sorter: a move with its rank, from the view of the side to move. null for an empty slot.
function searchEntry(word, side) {
  if (word >>> 31 === 0) return null;
  const to = (word >>> 14 & 63) ^ (side ? 56 : 0);
  const move = word & 63 | to << 6 | (word >>> 6 & 15) << 12;
  return { move, name: moveUci(move), stage: word >>> 28 & 7, victim: word >>> 10 & 7 };
}

// How many items have a number of at most `most`. The numbers must rise from item to item.
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
  // The clocks in which the circuit enters nodes, those in which it cuts off, and for each cutoff how many so far came
  // from the first move.
  nodes = [];
  cutoffs = [];
  byFirst = [];
  // By ply: the frames pushed on the stack, each with its clock, and how many moves the node at this ply has tried.
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

  // Runs for this many milliseconds, and on until the run contains the clock `until`. Runs at least one batch of
  // clocks.
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
      // The circuit has entered a node, so the frame is what its parent left.
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

  // The node in a row, in the form of a frame.
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

  // The frames on the stack in a clock, from the root on.
  line(clock) {
    const row = this.run.row(clock);
    const frames = [];
    for (let level = 0; level < row[this.words.level]; level++) {
      const all = this.#frames[level];
      frames.push(all[countUpTo(all, clock - 1, (frame) => frame.clock) - 1]);
    }
    return frames;
  }

  // The node in a clock, with the moves that it still has to try. Until its own walk begins, the sorter holds the moves
  // of its parent.
  node(clock) {
    const row = this.run.row(clock);
    const node = this.#frame(clock, row, false);
    const isOwn = row[this.words.phase] >= SEARCH_WALKING;
    return { ...node, entry: isOwn ? node.entry : null, waiting: isOwn ? [node.entry, ...node.waiting].filter((entry) => entry !== null) : [], hasMore: isOwn && node.hasMore };
  }
}
