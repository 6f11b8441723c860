"use strict";
// A run too long to keep every clock of. The state of the circuit is kept now and then, and what is looked at between two of
// these is run again.

// Clocks from one kept state to the next; clocks that are run again at once, and how many such pages are kept.
const STATE_CLOCKS = 2048;
const PAGE_CLOCKS = 128;
const PAGES = 12;

// The memory of a circuit, as what differs from its memory at the beginning: everything a circuit holds is there.
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

// Begins as any run, clock by clock, until hold(). From then on the inputs do not change, and goOn() runs it.
class LongRun extends Run {
  #states = null;
  #pages = new Map();
  // The clock in which the circuit is, and how many there have been.
  #at = 0;
  #length = 0;

  get length() {
    return this.#states ? this.#length : this.rows.length;
  }

  hold() {
    this.begin = this.#at = this.#length = this.rows.length;
    this.#states = new States(this.circuit.code);
  }

  // Runs so many clocks more, or until watch(clock, row) says that one is the last. Only registers can be read from its row: that
  // other signals settle would take as long again.
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
    // The page looked at last is the last to be forgotten.
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

  // Brings the circuit to a clock, from the last state kept before it unless it is on the way there.
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
