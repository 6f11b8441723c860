//! The soc behind a byte stream: its receiver accepts only frames with a correct CRC (lemmas `receive`, `check`), it
//! acts only on accepted frames (`deeds`, `request`), and its sender sends each answer once (`sender`).

mod faults;
mod names;

use crate::unit::{Memories, ProvedUnit, named};
use kit::prelude::*;
use names::{self as n, sender};

/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "soc",
    build: "compact",
    design: "soc",
    file: "soc/fpgambit_soc.f",
    top: "fpgambit_soc",
    forms: &[("soc, memories cut", Memories::Cut(names::CUT))],
    signals: || named(&[names::SIGNALS]),
    lemmas: |design| lemmas(&design.circuit),
    theorems: || vec![theorem()],
    faults: faults::FAULTS,
    ports: None,
    says_all: false,
};

/// The CRC-32 polynomial of Ethernet and ISO-HDLC; the lowest power is the highest bit.
const POLYNOMIAL: u64 = 0xedb8_8320;
/// The initial value of the CRC register.
const START: u64 = 0xffff_ffff;
/// The CRC over bytes followed by their own CRC.
const RESIDUE: u64 = 0xdebb_20e3;
/// The length of the shortest frame (head, one command, CRC), and of the longest.
const SHORTEST: u64 = 11;
const LONGEST: u64 = 508;
/// The code of a block of 254 bytes that no zero follows.
const FULL_BLOCK: u64 = 255;

/// Returns the CRC after a byte: the remainder of a polynomial division, bit by bit, the lowest first.
fn divided(sum: &Word, byte: &[Lit]) -> Word {
    byte.iter().fold(sum.clone(), |sum, &bit| {
        let carry = sum[0] ^ bit;
        (0..32)
            .map(|place| {
                let shifted = *sum.get(place + 1).unwrap_or(&FALSE);
                match POLYNOMIAL >> place & 1 {
                    1 => shifted ^ carry,
                    _ => shifted,
                }
            })
            .collect()
    })
}

fn check() -> Lemma<'static> {
    Lemma::direct(
        "soc/check",
        "For any value of the CRC register, four more bytes change it to 0xdebb20e3 exactly if they are the complement \
         of that value, lowest byte first, which is the CRC of the bytes before.",
        "",
    )
    .with_case("any sum, any four bytes", |claim| {
        let (sum, last) = (free_word(32), free_word(32));
        claim.show("sum", sum.clone());
        claim.show("last", last.clone());
        let after = last
            .chunks(8)
            .fold(sum.clone(), |sum, byte| divided(&sum, byte));
        let complement: Word = sum.iter().map(|&bit| !bit).collect();
        claim.assert(
            "exactly the CRC",
            is(&after, RESIDUE).same(equal(&last, &complement)),
        );
    })
}

/// The receiver's registers.
const REGISTERS: [&str; 6] = [n::OFFERED, n::BEGUN, n::SPOILT, n::FULL, n::LEFT, n::COUNT];

/// The invariant: what holds in every state, by name.
fn invariant(state: &State<'_>) -> Lines {
    let get = |name| state.get(name);
    let with_frame = reads(state);
    let (begun, offered) = (get(n::BEGUN)[0], get(n::OFFERED)[0]);
    kit::lines! {
        "before a frame's first byte nothing is kept" => begun | forgotten(state);
        "the frame has at most 508 bytes" => !less(&constant(LONGEST, 9), &get(n::COUNT));
        "an offered frame has bytes" => offered.implies(begun);
        "the interpreter reads only while a frame is offered" => with_frame.implies(offered);
    }
}

/// Whether the interpreter has begun a frame and not released it.
fn reads(state: &State<'_>) -> Lit {
    let phase = state.get(n::PHASE);
    any(n::WITH_FRAME.map(|at| is(&phase, at)))
}

/// Whether the receiver is as after a reset, except for the CRC register, which the next byte initialises.
fn forgotten(state: &State<'_>) -> Lit {
    let bits = REGISTERS.iter().flat_map(|name| state.get(name));
    !any(bits)
}

/// The kinds of bytes in COBS: a zero ends a frame; outside a block the next byte gives the length of a block; all
/// others belong to the frame.
const BYTES: [&str; 3] = ["a zero", "a code", "a literal byte"];

fn receive(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "soc/receive",
        "The receiver decodes the bytes as COBS defines. It takes a byte exactly if the byte is valid, no frame is \
         offered and there is no reset. A code says how many bytes of the frame follow; it also represents a zero of \
         the frame unless it is the first code or follows a block with code 255. The receiver writes each byte of the \
         frame to the next address and adds it to the CRC. After a zero byte the receiver offers the frame if no block \
         is cut short, the frame has 11 to 508 bytes, and the CRC register holds 0xdebb20e3. Otherwise it discards the \
         frame. It offers the frame until the interpreter releases it or a reset comes, and then discards it.",
        "",
    );
    lemma.case("power-up", |claim| {
        let state = circuit.initial_state();
        claim.assert_all(invariant(&state));
        claim.assert("nothing is kept", forgotten(&state));
    });
    for (kind, name) in BYTES.into_iter().enumerate() {
        lemma.case(name, move |claim| {
            let before = Before::of(circuit, claim);
            claim.assume(before.takes);
            claim.assume(before.kinds[kind]);
            match kind {
                0 => before.zero(claim),
                _ => before.byte(claim, kind == 1),
            }
        });
    }
    lemma.case("no byte", |claim| {
        let before = Before::of(circuit, claim);
        claim.assume(!before.takes);
        before.none(claim);
    });
    lemma
}

/// Any clock from a state that meets the invariant.
struct Before<'a> {
    state: State<'a>,
    next: State<'a>,
    /// Whether a byte is accepted.
    takes: Lit,
    /// Which of [`BYTES`] it is.
    kinds: [Lit; 3],
    byte: Word,
    reset: Lit,
    release: Lit,
    write: Lit,
    address: Word,
    data: Word,
}

impl<'a> Before<'a> {
    fn of(circuit: &'a Circuit, claim: &mut Claim) -> Self {
        let (state, frame) = circuit.any_clock();
        claim.assume_all(invariant(&state));
        claim.show_registers(
            &state,
            &[n::OFFERED, n::BEGUN, n::FULL, n::LEFT, n::COUNT, n::PHASE],
        );
        claim.show("byte", frame.word(n::BYTE));
        let next = frame.next();
        claim.assert_all(invariant(&next));
        let (valid, reset) = (frame.bit(n::BYTE_VALID), frame.bit(n::RESET));
        let byte = frame.word(n::BYTE);
        let (offered, left) = (state.bit(n::OFFERED), state.get(n::LEFT));
        let ready = !offered & !reset;
        claim.assert("ready", frame.bit(n::BYTE_READY).same(ready));
        claim.assert("frame", frame.bit(n::FRAME).same(offered));
        let (zero, at_code) = (is(&byte, 0), is(&left, 0));
        Self {
            takes: (valid & ready),
            kinds: [zero, (!zero & at_code), (!zero & !at_code)],
            byte,
            reset,
            release: frame.bit(n::RELEASE),
            write: frame.bit(n::WRITE),
            address: frame.word(n::ADDRESS),
            data: frame.word(n::DATA),
            state,
            next,
        }
    }

    fn is(&self, name: &str) -> Word {
        self.state.get(name)
    }

    fn then(&self, name: &str) -> Word {
        self.next.get(name)
    }

    /// Adds the goals for the end of a frame.
    fn zero(&self, claim: &mut Claim) {
        let count = self.is(n::COUNT);
        let short = less(&count, &constant(SHORTEST, 9));
        let long = less(&constant(LONGEST, 9), &count);
        let right = all([
            self.is(n::BEGUN)[0],
            !self.is(n::SPOILT)[0],
            is(&self.is(n::LEFT), 0),
            !short,
            !long,
            is(&self.is(n::SUM), RESIDUE),
        ]);
        claim.assert(
            "a right frame is offered",
            self.then(n::OFFERED)[0].same(right),
        );
        let forgotten = forgotten(&self.next);
        claim.assert("a wrong frame is discarded", right | forgotten);
        let length = equal(&self.then(n::COUNT), &count);
        claim.assert("the frame's length", right.implies(length));
        claim.assert("nothing is written", !self.write);
    }

    /// Adds the goals for a byte before the end.
    fn byte(&self, claim: &mut Claim, is_code: bool) {
        let one = |width| constant(1, width);
        let (begun, full, count) = (self.is(n::BEGUN)[0], self.is(n::FULL)[0], self.is(n::COUNT));
        let (writes, data, left, then_full) = match is_code {
            true => (
                (begun & !full),
                constant(0, 8),
                self.byte.clone(),
                is(&self.byte, FULL_BLOCK),
            ),
            false => (true.into(), self.byte.clone(), self.is(n::LEFT), full),
        };
        // A code byte counts itself. So `left` after this byte is one less than the code, or than before.
        let then_left = add(&self.then(n::LEFT), &one(8));
        claim.assert("the number of bytes that follow", equal(&then_left, &left));
        claim.assert("a full block", self.then(n::FULL)[0].same(then_full));
        claim.assert("the frame has begun", self.then(n::BEGUN)[0]);
        claim.assert("nothing is offered", !self.then(n::OFFERED)[0]);

        let here = equal(&self.data, &data) & equal(&self.address, &count);
        let last = is(&count, LONGEST);
        let more = writes & !last;
        let then_count = choose(more, &add(&count, &one(9)), &count);
        let spoilt = self.is(n::SPOILT)[0] | (writes & last);
        claim.assert_all(kit::lines! {
            "whether a byte is written" => self.write.same(writes);
            "the byte written and its address" => writes.implies(here);
            "the number of bytes" => equal(&self.then(n::COUNT), &then_count);
            "a frame that is too long is marked" => self.then(n::SPOILT)[0].same(spoilt);
        });

        let sum = self.is(n::SUM);
        let divided = choose(writes, &divided(&sum, &data), &sum);
        let then_sum = choose(begun, &divided, &constant(START, 32));
        claim.assert("the CRC", equal(&self.then(n::SUM), &then_sum));
    }

    /// Adds the goals for a clock in which no byte is accepted.
    fn none(&self, claim: &mut Claim) {
        let ends = self.reset | self.release;
        let forgotten = forgotten(&self.next);
        claim.assert("a released frame is discarded", ends.implies(forgotten));
        claim.assert("nothing is written", !self.write);
        for name in REGISTERS {
            let stays = equal(&self.is(name), &self.then(name));
            claim.assert(format!("{name} stays"), ends | stays);
        }
        let sum = equal(&self.is(n::SUM), &self.then(n::SUM));
        claim.assert("the CRC stays", self.is(n::BEGUN)[0].implies(sum));
    }
}

fn deeds(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "soc/deeds",
        "In a clock in which no frame is offered, the interpreter sends the units no request, resets them only with \
         the reset of the whole design, begins no answer, sends none again, and releases no frame. It sends an answer \
         again only in the clock in which it releases the frame. It never leaves a frame that it has begun without \
         releasing it. It sees the frame's length as counted by the receiver.",
        "receive",
    )
    .with_case("any clock", |claim| {
        let state = circuit.any_state();
        claim.assume_all(invariant(&state));
        let frame = state.clock(&[], &[]);
        let offered = state.bit(n::OFFERED);
        claim.assert_each(n::DEEDS.into_iter().chain([n::RELEASE]), |name| frame.bit(name).implies(offered));
        for name in [n::MOVEGEN_RESET, n::REPETITION_RESET] {
            let resets = frame.bit(name) & !frame.bit(n::RESET);
            claim.assert(name, resets.implies(offered));
            let with_all = frame.bit(n::RESET).implies(frame.bit(name));
            claim.assert(format!("{name} with the whole design"), with_all);
        }
        let again = frame.bit(n::AGAIN).implies(frame.bit(n::RELEASE));
        claim.assert("an answer is sent again only when the frame is released", again);
        let next = frame.next();
        let [reads, read] = [&next, &state].map(|state| reads(state));
        let ends = frame.bit(n::RELEASE) | frame.bit(n::RESET);
        claim.assert("a frame is read once", any([!read, reads, ends]));
        let length = frame.equals(n::LENGTH, &state.get(n::COUNT));
        claim.assert("the frame's length", length);
    })
}

fn request(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "soc/request",
        "In every clock the request's memory keeps its contents, except for the byte that the receiver writes. The \
         interpreter reads the byte whose address it output one clock before.",
        "",
    )
    .with_case("any clock", |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let (write, data) = (frame.bit(n::WRITE), frame.word(n::DATA));
        let [was, is] = [&state, &next].map(|state| state.words(n::REQUEST, n::REQUEST_BYTES));
        let right = written(&was, write, &frame.word(n::ADDRESS), &data);
        let there = read_at(&was, &frame.word(n::LOOKS_AT));
        claim.assert_all(kit::lines! {
            "every byte of the memory" => equal(&is.concat(), &right.concat());
            "the byte that the interpreter reads" => frame.equals(n::LOOKED_AT, &state.get(n::READ));
            "the byte that the interpreter requested" => next.equals(n::READ, &there);
        });
    })
}

fn sender(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "soc/sender",
        "After power-up and after a reset the sender is idle and offers nothing. It starts exactly when the \
         interpreter begins an answer or requests the last one again. It fills a begun answer until the interpreter \
         finishes it; then four clocks append the bytes of its CRC, and one clock writes the code of the last block. \
         The sender sends a zero, the bytes of the answer from its beginning to its end, at most 1,024, and a zero, \
         and offers each byte until the sink takes it. Then it is idle.",
        "",
    );
    lemma.case("power-up", |claim| {
        let phase = circuit.initial_state().get(n::SENDER);
        claim.assert("the sender is idle", is(&phase, sender::IDLE));
    });
    lemma.case("any clock", |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let get = |name| state.get(name);
        let then = |name| next.get(name);
        let phase = get(n::SENDER);
        let in_phase = |at| is(&phase, at);
        let to = |at| constant(at, 3);
        let taken = frame.bit(n::SEND_READY);
        let full = state.is(n::RUN, n::FULL_RUN);
        let last_part = state.is(n::PART, 3) & !full;
        let ended = state.equals(n::AT, &get(n::END));
        let goes = |when, there, else_there| choose(when, &to(there), &to(else_there));
        let (begins, again) = (frame.bit(n::BEGIN), frame.bit(n::AGAIN));
        let rests = goes(again, sender::OPENING, sender::IDLE);
        let rests = choose(begins, &to(sender::FILLING), &rests);
        let finish = state.is(n::PHASE, n::FINISHING);
        let reset = frame.bit(n::RESET);
        claim.assert(
            "a reset makes the sender idle",
            reset.implies(is(&then(n::SENDER), sender::IDLE)),
        );
        for (name, from, right) in [
            ("idle", sender::IDLE, rests),
            (
                "filling",
                sender::FILLING,
                goes(finish, sender::CHECKING, sender::FILLING),
            ),
            (
                "appending the CRC",
                sender::CHECKING,
                goes(last_part, sender::CLOSING, sender::CHECKING),
            ),
            ("closing", sender::CLOSING, to(sender::OPENING)),
            (
                "the first zero",
                sender::OPENING,
                goes(taken, sender::SENDING, sender::OPENING),
            ),
            (
                "a byte",
                sender::SENDING,
                goes(taken, sender::FETCHING, sender::SENDING),
            ),
            (
                "the next byte",
                sender::FETCHING,
                goes(ended, sender::ENDING, sender::SENDING),
            ),
            (
                "the last zero",
                sender::ENDING,
                goes(taken, sender::IDLE, sender::ENDING),
            ),
        ] {
            let right = equal(&then(n::SENDER), &right);
            claim.assert(name, any([reset, !in_phase(from), right]));
        }
        let [opening, fetching, sending] =
            [sender::OPENING, sender::FETCHING, sender::SENDING].map(in_phase);
        let zeros = opening | in_phase(sender::ENDING);
        let offers = sending | zeros;
        let zero = frame.is(n::SEND_BYTE, 0);
        claim.assert(
            "the first and the last byte sent are zeros",
            zeros.implies(zero),
        );
        claim.assert(
            "a byte is offered exactly in the phases that send",
            frame.bit(n::SEND_VALID).same(offers),
        );

        // The CRC's bytes are counted, except in the clock of a full block's code.
        let checking = in_phase(sender::CHECKING);
        let part = get(n::PART);
        let counted = add(&part, &constant(1, 2));
        let part = choose(checking & !full, &counted, &part);
        let part = choose(in_phase(sender::IDLE), &constant(0, 2), &part);
        claim.assert(
            "the bytes of the CRC are counted",
            equal(&then(n::PART), &part),
        );
        let closed = is(&then(n::RUN), 0);
        claim.assert(
            "the code of a full block ends the block",
            any([!checking, !full, closed]),
        );

        // The first byte, the current byte, and the last byte.
        let (at, then_at) = (get(n::AT), then(n::AT));
        let closing = in_phase(sender::CLOSING);
        let refused = closing & get(n::REFUSES)[0];
        let first = choose(refused, &constant(n::REFUSED_AT, 10), &constant(0, 10));
        let sent_again = all([in_phase(sender::IDLE), again, !begins]);
        let on = choose(sending & taken, &add(&at, &constant(1, 10)), &at);
        let is_sent = any([opening, fetching, sending]);
        let begun = sent_again | closing;
        claim.assert(
            "the answer's beginning",
            begun.implies(equal(&then_at, &first)),
        );
        claim.assert(
            "the address advances with each byte",
            is_sent.implies(equal(&then_at, &on)),
        );
        let (end, then_end) = (get(n::END), then(n::END));
        let end = choose(sent_again, &get(n::ANSWER_END), &choose(closing, &at, &end));
        let started = begun | is_sent;
        claim.assert("the answer's end", started.implies(equal(&then_end, &end)));
        let (keeps, was) = ((closing & !refused), get(n::ANSWER_END));
        let last = choose(keeps, &at, &was);
        let is_kept = equal(&then(n::ANSWER_END), &last);
        claim.assert("the last answer's end", is_kept);
        let starts = in_phase(sender::IDLE) & begins;
        let refuses = starts.mux(frame.bit(n::REFUSAL), get(n::REFUSES)[0]);
        claim.assert(
            "whether the answer is a refusal",
            then(n::REFUSES)[0].same(refuses),
        );
    });
    lemma
}

/// Returns the lemmas.
fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        check(),
        receive(circuit),
        request(circuit),
        deeds(circuit),
        sender(circuit),
    ]
}

/// Returns the theorem.
fn theorem() -> Theorem {
    Theorem {
        name: "soc: the units act only on frames with a correct CRC",
        says: "For every sequence of bytes, with any gaps and resets: a frame reaches the interpreter only if COBS \
               decodes the bytes taken since the last zero or reset, in complete blocks, to 11 to 508 bytes of which \
               the last four are the CRC-32 of the others. These bytes are then in the request's memory, from address \
               0 on, and stay there until the frame is released or a reset comes. Without a frame, no unit gets a \
               request and no answer is begun or sent again. The interpreter reads each frame once. The units inside \
               are those that the theorems about their own exports cover, so they do nothing that is not requested. An \
               answer that is requested while the sender is idle is sent once. After every zero byte that does not end \
               such a frame, and after a reset, the receiver is in its power-up state except for the CRC register, \
               which the first byte sets.",
        lemmas: list("check receive request deeds sender"),
        because: "The proof is an induction over the bytes since the last zero. It shows which bytes are written, how \
                  many they are, and what their CRC is (receive). At the end the CRC register holds the residue \
                  exactly if the last four bytes are the CRC of the others (check). The interpreter releases only \
                  offered frames, so it cuts no frame short, and a release ends the frame (deeds). The design \
                  instantiates the modules of the units' own exports. The byte last written at an address stays there \
                  (request). The sender starts when requested, sends one answer and becomes idle (sender).",
    }
}
