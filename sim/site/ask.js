"use strict";
// The views of the units that answer a query about a position: attack unit, maker and counter. They differ only in the
// query.

// The part that these views share. A unit provides:
//   view                     the name of its view and of its circuit
//   opensBefore              whether the view opens before the answer, not after it; optional
//   waves, signal            the signals of its waveform; the signal whose lines of Verilog the view shows first
//   wire(view)               connects its own controls; choose(view) fills and reads them
//   ask(view, run)           drives the run until the answer is complete; returns the clock of the request
//   show(view, cycle, value) returns { words, verdict, marks, position, notes, texts } for one clock
//   isStop(view, kind, clock), played(view, position, move)   optional, as in SteppedView and PositionView
class AskView extends PositionView {
  constructor(unit, changed) {
    super(unit.view, changed);
    this.unit = unit;
    this.state = { fen: this.given ?? unit.fen, clock: null, ...unit.state };
    this.wave = new Wave(this.$("wave"), this.$("wave-names"), (clock) => this.go(clock));
    this.links = new Links(this.main, this.$("verilog"));
    this.wire();
    unit.wire(this);
  }

  isStop(kind, clock) {
    return this.unit.isStop?.(this, kind, clock) ?? false;
  }

  played(position, move) {
    if (this.unit.played) this.unit.played(this, position, move);
    else super.played(position);
  }

  set(parts) {
    this.pause();
    Object.assign(this.state, parts);
    if (!this.readPosition()) return;
    const run = new Run((this.circuit ??= Circuit.of(this.unit.view)));
    resetRun(run);
    this.unit.choose(this);
    this.start = this.unit.ask(this, run);
    this.run = run;
    const opening = this.unit.opensBefore ? this.start : this.end;
    this.clock = Math.max(0, Math.min(this.state.clock === null ? opening : this.clockOf(this.state.clock), this.end));
    this.show();
  }

  show() {
    if (!this.run) return;
    const cycle = this.numberOf(this.clock);
    const value = (path, clock = this.clock) => this.run.value(clock, path);
    const { words, verdict, marks, position, notes, texts, lines } = this.unit.show(this, cycle, value);
    this.board.show(position ?? this.position, notes);
    this.board.mark(marks ?? {});
    this.board.lines(lines ?? [], texts);
    this.$("verdict").textContent = verdict;
    this.$("when").textContent = cycle > 0 ? `Clock ${cycle} of ${this.run.length - this.start}` : "Before the query";
    this.$("words").textContent = words;
    this.showControls();
    this.wave.show(this.run, this.clock, (at) => this.numberOf(at), this.unit.waves);
    this.links.of(this.unit.view, this.unit.signal);
    this.changed();
  }
}

// The HTML of such a view. controls: the controls of this unit; shown: what only this unit shows.
const askHtml = (view, controls, shown = "", stops = {}) => `
  <div class="columns three">
    <section aria-label="position">${PARTS.board(view)}${PARTS.fen(view)}</section>
    <section aria-label="answer" class="whole">
      ${controls}
      <p class="verdict" id="${view}-verdict" aria-live="polite"></p>
      ${PARTS.transport(view, { stops })}
      ${PARTS.words(view)}
      ${shown}
    </section>
    <section aria-label="Verilog" class="whole">${PARTS.verilog(view)}</section>
  </div>
  ${PARTS.waveform(view)}`;

// Clocks the circuit until an output is high, and returns that clock.
function awaited(run, path, patience) {
  for (; patience > 0; patience--) {
    run.clock();
    if (run.value(run.length - 1, path) === 1) return run.length - 1;
  }
  throw new Error(`${run.circuit.name} does not raise ${path}`);
}

// The squares whose bit is set in eight ranks.
const squaresOf = (rank) => [...Array(64).keys()].filter((square) => rank(square >> 3) >> (square & 7) & 1);
// A square as the counter sees it: the circuit's wiring turns the board for Black.
const seenFrom = (side, square) => (side === 1 ? square ^ 56 : square);
