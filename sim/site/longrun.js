"use strict";
// A run that is too long to keep every clock in memory. It keeps the state of the circuit at intervals, and simulates
// again the clocks between two states that the user looks at.

// Clocks between two kept states; clocks in a page, which is simulated again at once; number of pages to keep.
const STATE_CLOCKS = 2048;
const PAGE_CLOCKS = 128;
const PAGES = 12;

// States of a circuit. A state is the circuit's whole memory, stored as the differences from the memory at the
// beginning.
class States {
  #kept = [];

  constructor(code) {
    this.memory = code.memory;
    this.first = new Uint32Array(this.memory.buffer).slice();
  }

  get length() {
    return this.#kept.length;
  }

  keep() {
    const now = new Uint32Array(this.memory.buffer);
    const { first } = this;
    const changes = [];
    for (let at = 0; at < first.length; at++) if (now[at] !== first[at]) changes.push(at, now[at]);
    this.#kept.push(Uint32Array.from(changes));
  }

  bringBack(index) {
    const now = new Uint32Array(this.memory.buffer);
    const changes = this.#kept[index];
    now.set(this.first);
    for (let at = 0; at < changes.length; at += 2) now[changes[at]] = changes[at + 1];
  }
}

// Runs clock by clock until hold(), like any run. From then on the inputs do not change, and goOn() continues it.
class LongRun extends Run {
  #states = null;
  #pages = new Map();
  // The present clock of the circuit, and the number of clocks run so far.
  #at = 0;
  #length = 0;

  get length() {
    return this.#states ? this.#length : this.rows.length;
  }

  hold() {
    this.begin = this.#at = this.#length = this.rows.length;
    this.#states = new States(this.circuit.code);
  }

  // Runs this many more clocks, or stops when watch(clock, row) returns true. watch() may read only registers from the
  // row, because settling the other signals would take as long again.
  goOn(clocks, watch) {
    const { code } = this.circuit;
    this.#seek(this.#length);
    const row = new Uint32Array(code.memory.buffer, code.row(), this.circuit.words);
    for (let isLast = false; clocks > 0 && !isLast; clocks--) {
      if ((this.#length - this.begin) % STATE_CLOCKS === 0) this.#states.keep();
      code.row();
      isLast = watch(this.#length, row);
      code.edge();
      this.#length++;
      this.#at++;
    }
  }

  row(clock) {
    if (!this.#states || clock < this.begin) return this.rows[clock];
    const number = Math.floor((clock - this.begin) / PAGE_CLOCKS);
    const first = this.begin + number * PAGE_CLOCKS;
    let page = this.#pages.get(number);
    if (!page || clock - first >= page.length) page = this.#runAgain(first);
    // Drop the least recently used page first.
    this.#pages.delete(number);
    this.#pages.set(number, page);
    if (this.#pages.size > PAGES) this.#pages.delete(this.#pages.keys().next().value);
    return page[clock - first];
  }

  #runAgain(first) {
    this.#seek(first);
    const page = [];
    for (; this.#at < Math.min(first + PAGE_CLOCKS, this.#length); this.#at++) {
      page.push(this.circuit.row().slice());
      this.circuit.code.edge();
    }
    return page;
  }

  // Brings the circuit to a clock. It starts from the last kept state before that clock, unless the circuit is already
  // past that state.
  #seek(clock) {
    const index = Math.min(Math.floor((clock - this.begin) / STATE_CLOCKS), this.#states.length - 1);
    const kept = this.begin + index * STATE_CLOCKS;
    if (index >= 0 && (this.#at > clock || this.#at < kept)) {
      this.#states.bringBack(index);
      this.#at = kept;
    }
    this.circuit.code.run(clock - this.#at);
    this.#at = clock;
  }
}
