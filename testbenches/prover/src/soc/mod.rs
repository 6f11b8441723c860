//! The whole behind a byte stream: its receiver lets no frame through whose check fails, and nothing is done but of a frame.

pub mod faults;
pub mod names;

use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};
use crate::proof::{Claim, Lemma, Method, Theorem};
use names::{self as n, sender};

/// The polynomial of CRC-32, of Ethernet and ISO-HDLC, lowest power highest.
const POLYNOMIAL: u64 = 0xedb8_8320;
/// What a sum begins with.
const START: u64 = 0xffff_ffff;
/// What a sum comes to over bytes and their check.
const RESIDUE: u64 = 0xdebb_20e3;
/// The shortest frame: head, one command, check; and the longest.
const SHORTEST: u64 = 11;
const LONGEST: u64 = 508;
/// The code of a block of 254 bytes that no zero follows.
const FULL_BLOCK: u64 = 255;

/// The sum after a byte: bit by bit, the lowest first, as the remainder of a division by the polynomial.
fn divided(graph: &Graph, sum: &Word, byte: &[Lit]) -> Word {
    byte.iter().fold(sum.clone(), |sum, &bit| {
        let carry = graph.xor(sum[0], bit);
        (0..32)
            .map(|place| {
                let shifted = *sum.get(place + 1).unwrap_or(&FALSE);
                match POLYNOMIAL >> place & 1 {
                    1 => graph.xor(shifted, carry),
                    _ => shifted,
                }
            })
            .collect()
    })
}

fn check() -> Lemma<'static> {
    let mut lemma = Lemma {
        name: "soc/check",
        says: "Whatever the bytes before have come to, four more bytes bring the sum to 0xdebb20e3 exactly if they are the \
               complement of what it came to, the lowest byte first: the check of those bytes.",
        assumes: &[],
        method: Method::Direct,
        cases: Vec::new(),
    };
    lemma.ask("any sum, any four bytes", |graph| {
        let mut claim = Claim::default();
        let (sum, last) = (graph.word(32), graph.word(32));
        claim.show("sum", sum.clone());
        claim.show("last", last.clone());
        let after = last
            .chunks(8)
            .fold(sum.clone(), |sum, byte| divided(graph, &sum, byte));
        let complement: Word = sum.iter().map(|&bit| !bit).collect();
        claim.goal(
            "exactly the check",
            graph.same(graph.is(&after, RESIDUE), graph.equal(&last, &complement)),
        );
        claim
    });
    lemma
}

/// The receiver's registers.
const REGISTERS: [&str; 6] = [n::OFFERED, n::BEGUN, n::SPOILT, n::FULL, n::LEFT, n::COUNT];

/// What is so in every state: its lines by name.
fn invariant(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let with_frame = reads(graph, circuit, state);
    let (begun, offered) = (get(n::BEGUN)[0], get(n::OFFERED)[0]);
    vec![
        (
            "before a byte nothing is kept",
            graph.or(begun, forgotten(graph, circuit, state)),
        ),
        (
            "not more than fit",
            !graph.less(&graph.number(LONGEST, 9), &get(n::COUNT)),
        ),
        ("what is offered has bytes", graph.implies(offered, begun)),
        (
            "the interpreter has a frame before it",
            graph.implies(with_frame, offered),
        ),
    ]
}

/// The interpreter has begun with a frame and not released it.
fn reads(graph: &Graph, circuit: &Circuit, state: &State) -> Lit {
    let phase = circuit.get(state, n::PHASE);
    graph.any(n::WITH_FRAME.map(|at| graph.is(&phase, at)))
}

/// The receiver is as after a reset, but for the sum, which begins anew with the first byte.
fn forgotten(graph: &Graph, circuit: &Circuit, state: &State) -> Lit {
    let bits = REGISTERS.iter().flat_map(|name| circuit.get(state, name));
    !graph.any(bits)
}

/// A byte as the code has it: a zero ends a frame; where no block is under way the next byte tells how long one is;
/// the others are the frame's own.
const BYTES: [&str; 3] = ["a zero", "a code", "a literal byte"];

fn receive(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "soc/receive",
        says: "In every clock the receiver takes a byte as COBS has it, exactly if one is there, no frame is offered and \
               there is no reset. A code tells how many bytes of the frame follow, and stands for a zero of the frame if \
               it is not the first and the one before was not 255; each byte of the frame is written behind the one \
               before, and the sum is divided on by it. A zero byte has the frame offered if no block is cut short, it has \
               11 to 508 bytes, and the sum is 0xdebb20e3; else everything is forgotten. What is offered stays until the \
               interpreter releases it or a reset comes; then, too, everything is forgotten.",
        assumes: &[],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("power-up", |graph| {
        let mut claim = Claim::default();
        let state = circuit.initial_state(graph);
        for (line, holds) in invariant(graph, circuit, &state) {
            claim.goal(line, holds);
        }
        claim.goal("nothing is kept", forgotten(graph, circuit, &state));
        claim
    });
    for (kind, name) in BYTES.into_iter().enumerate() {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let before = Before::of(graph, circuit, &mut claim);
            claim.given(before.takes);
            claim.given(before.kinds[kind]);
            match kind {
                0 => before.zero(&mut claim),
                _ => before.byte(&mut claim, kind == 1),
            }
            claim
        });
    }
    lemma.ask("no byte", |graph| {
        let mut claim = Claim::default();
        let before = Before::of(graph, circuit, &mut claim);
        claim.given(!before.takes);
        before.none(&mut claim);
        claim
    });
    lemma
}

/// Any clock from a state that meets the invariant.
struct Before<'a> {
    graph: &'a Graph,
    circuit: &'a Circuit,
    state: State,
    next: State,
    /// A byte is taken.
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
    fn of(graph: &'a Graph, circuit: &'a Circuit, claim: &mut Claim) -> Self {
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        for (_, holds) in invariant(graph, circuit, &state) {
            claim.given(holds);
        }
        for name in [n::OFFERED, n::BEGUN, n::FULL, n::LEFT, n::COUNT, n::PHASE] {
            claim.show(name, circuit.get(&state, name));
        }
        claim.show("byte", frame.word(n::BYTE));
        let next = frame.next();
        for (line, holds) in invariant(graph, circuit, &next) {
            claim.goal(line, holds);
        }
        let (valid, reset) = (frame.bit(n::BYTE_VALID), frame.bit(n::RESET));
        let byte = frame.word(n::BYTE);
        let (offered, left) = (
            circuit.get(&state, n::OFFERED)[0],
            circuit.get(&state, n::LEFT),
        );
        let ready = graph.and(!offered, !reset);
        claim.goal("ready", graph.same(frame.bit(n::BYTE_READY), ready));
        claim.goal("frame", graph.same(frame.bit(n::FRAME), offered));
        let (zero, at_code) = (graph.is(&byte, 0), graph.is(&left, 0));
        Self {
            graph,
            circuit,
            takes: graph.and(valid, ready),
            kinds: [zero, graph.and(!zero, at_code), graph.and(!zero, !at_code)],
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
        self.circuit.get(&self.state, name)
    }

    fn then(&self, name: &str) -> Word {
        self.circuit.get(&self.next, name)
    }

    /// The end of a frame.
    fn zero(&self, claim: &mut Claim) {
        let graph = self.graph;
        let count = self.is(n::COUNT);
        let short = graph.less(&count, &graph.number(SHORTEST, 9));
        let long = graph.less(&graph.number(LONGEST, 9), &count);
        let right = graph.all([
            self.is(n::BEGUN)[0],
            !self.is(n::SPOILT)[0],
            graph.is(&self.is(n::LEFT), 0),
            !short,
            !long,
            graph.is(&self.is(n::SUM), RESIDUE),
        ]);
        claim.goal(
            "offered if right",
            graph.same(self.then(n::OFFERED)[0], right),
        );
        let forgotten = forgotten(graph, self.circuit, &self.next);
        claim.goal("else forgotten", graph.or(right, forgotten));
        let length = graph.equal(&self.then(n::COUNT), &count);
        claim.goal("its length", graph.implies(right, length));
        claim.goal("nothing is written", !self.write);
    }

    /// A byte before the end.
    fn byte(&self, claim: &mut Claim, is_code: bool) {
        let graph = self.graph;
        let one = |width| graph.number(1, width);
        let (begun, full, count) = (self.is(n::BEGUN)[0], self.is(n::FULL)[0], self.is(n::COUNT));
        let (writes, data, left, then_full) = match is_code {
            true => (
                graph.and(begun, !full),
                graph.number(0, 8),
                self.byte.clone(),
                graph.is(&self.byte, FULL_BLOCK),
            ),
            false => (true.into(), self.byte.clone(), self.is(n::LEFT), full),
        };
        // The length is given with itself counted, and a byte is gone: one more is left than there will be.
        let then_left = graph.add(&self.then(n::LEFT), &one(8));
        claim.goal("how many follow", graph.equal(&then_left, &left));
        claim.goal("a full block", graph.same(self.then(n::FULL)[0], then_full));
        claim.goal("there are bytes", self.then(n::BEGUN)[0]);
        claim.goal("nothing is offered", !self.then(n::OFFERED)[0]);

        claim.goal("written or not", graph.same(self.write, writes));
        let here = graph.and(
            graph.equal(&self.data, &data),
            graph.equal(&self.address, &count),
        );
        claim.goal("what and where", graph.implies(writes, here));
        let last = graph.is(&count, LONGEST);
        let more = graph.and(writes, !last);
        let then_count = graph.choose(more, &graph.add(&count, &one(9)), &count);
        claim.goal(
            "how many there are",
            graph.equal(&self.then(n::COUNT), &then_count),
        );
        let spoilt = graph.or(self.is(n::SPOILT)[0], graph.and(writes, last));
        claim.goal("too many", graph.same(self.then(n::SPOILT)[0], spoilt));

        let sum = self.is(n::SUM);
        let divided = graph.choose(writes, &divided(graph, &sum, &data), &sum);
        let then_sum = graph.choose(begun, &divided, &graph.number(START, 32));
        claim.goal("the sum", graph.equal(&self.then(n::SUM), &then_sum));
    }

    /// A clock in which no byte is taken.
    fn none(&self, claim: &mut Claim) {
        let graph = self.graph;
        let ends = graph.or(self.reset, self.release);
        let forgotten = forgotten(graph, self.circuit, &self.next);
        claim.goal("forgotten if released", graph.implies(ends, forgotten));
        claim.goal("nothing is written", !self.write);
        for name in REGISTERS {
            let stays = graph.equal(&self.is(name), &self.then(name));
            claim.goal(format!("{name} stays"), graph.or(ends, stays));
        }
        let sum = graph.equal(&self.is(n::SUM), &self.then(n::SUM));
        claim.goal("the sum stays", graph.implies(self.is(n::BEGUN)[0], sum));
    }
}

fn deeds(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "soc/deeds",
        says: "In a clock in which no frame is offered the units are asked for nothing and not reset but with the whole, \
               which resets them, no answer is begun or sent again, and nothing is released. An answer is sent again only \
               in the clock in which the frame is released, and the interpreter leaves no frame that it has begun with \
               without releasing it. The frame's length is told as it was when it was offered.",
        assumes: &["soc/receive"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any clock", |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        for (_, holds) in invariant(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[], &[]);
        let offered = circuit.get(&state, n::OFFERED)[0];
        for name in n::DEEDS.into_iter().chain([n::RELEASE]) {
            claim.goal(name, graph.implies(frame.bit(name), offered));
        }
        for name in [n::MOVEGEN_RESET, n::REPETITION_RESET] {
            let resets = graph.and(frame.bit(name), !frame.bit(n::RESET));
            claim.goal(name, graph.implies(resets, offered));
            let with_all = graph.implies(frame.bit(n::RESET), frame.bit(name));
            claim.goal(format!("{name} with the whole"), with_all);
        }
        let again = graph.implies(frame.bit(n::AGAIN), frame.bit(n::RELEASE));
        claim.goal("an answer sent again is the end of its frame", again);
        let next = frame.next();
        let [reads, read] = [&next, &state].map(|state| reads(graph, circuit, state));
        let ends = graph.or(frame.bit(n::RELEASE), frame.bit(n::RESET));
        claim.goal("a frame is read once", graph.any([!read, reads, ends]));
        let length = graph.equal(&frame.word(n::LENGTH), &circuit.get(&state, n::COUNT));
        claim.goal("the length", length);
        claim
    });
    lemma
}

fn request(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "soc/request",
        says: "In every clock the request's memory keeps what it has, but for the byte that the receiver writes; the \
               interpreter has before it the byte of which it gave the address a clock ago.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any clock", |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        let (write, data) = (frame.bit(n::WRITE), frame.word(n::DATA));
        let [was, is] =
            [&state, &next].map(|state| circuit.words(state, n::REQUEST, n::REQUEST_BYTES));
        let right = graph.written(&was, write, &frame.word(n::ADDRESS), &data);
        claim.goal("every byte", graph.equal(&is.concat(), &right.concat()));
        claim.goal(
            "what is before the interpreter",
            graph.equal(&frame.word(n::LOOKED_AT), &circuit.get(&state, n::READ)),
        );
        let there = graph.read(&was, &frame.word(n::LOOKS_AT));
        claim.goal(
            "what it asked for",
            graph.equal(&circuit.get(&next, n::READ), &there),
        );
        claim
    });
    lemma
}

fn sender(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "soc/sender",
        says: "After power-up and a reset the sender rests and offers nothing. From rest it goes exactly if an answer is \
               begun or one sent again. An answer begun is filled until it is finished, then come clocks for the check's \
               four bytes and one for the code of the last block. Sent are a zero, a byte for each place from the answer's \
               beginning to its end, 1,024 at most, each offered until the sink takes it, and a zero; then the sender \
               rests.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("power-up", |graph| {
        let mut claim = Claim::default();
        let phase = circuit.get(&circuit.initial_state(graph), n::SENDER);
        claim.goal("it rests", graph.is(&phase, sender::IDLE));
        claim
    });
    lemma.ask("any clock", |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        let get = |name| circuit.get(&state, name);
        let then = |name| circuit.get(&next, name);
        let phase = get(n::SENDER);
        let in_phase = |at| graph.is(&phase, at);
        let to = |at| graph.number(at, 3);
        let taken = frame.bit(n::SEND_READY);
        let full = graph.is(&get(n::RUN), n::FULL_RUN);
        let last_part = graph.and(graph.is(&get(n::PART), 3), !full);
        let ended = graph.equal(&get(n::AT), &get(n::END));
        let goes = |when, there, else_there| graph.choose(when, &to(there), &to(else_there));
        let (begins, again) = (frame.bit(n::BEGIN), frame.bit(n::AGAIN));
        let rests = goes(again, sender::OPENING, sender::IDLE);
        let rests = graph.choose(begins, &to(sender::FILLING), &rests);
        let finish = graph.is(&get(n::PHASE), n::FINISHING);
        let reset = frame.bit(n::RESET);
        claim.goal(
            "a reset",
            graph.implies(reset, graph.is(&then(n::SENDER), sender::IDLE)),
        );
        for (name, from, right) in [
            ("at rest", sender::IDLE, rests),
            (
                "filling",
                sender::FILLING,
                goes(finish, sender::CHECKING, sender::FILLING),
            ),
            (
                "the check",
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
            let right = graph.equal(&then(n::SENDER), &right);
            claim.goal(name, graph.any([reset, !in_phase(from), right]));
        }
        let [opening, fetching, sending] =
            [sender::OPENING, sender::FETCHING, sender::SENDING].map(in_phase);
        let zeros = graph.or(opening, in_phase(sender::ENDING));
        let offers = graph.or(sending, zeros);
        let zero = graph.is(&frame.word(n::SEND_BYTE), 0);
        claim.goal("zeros around it", graph.implies(zeros, zero));
        claim.goal("offered", graph.same(frame.bit(n::SEND_VALID), offers));

        // The check's bytes are counted, but for the clock of a full block's code.
        let checking = in_phase(sender::CHECKING);
        let part = get(n::PART);
        let counted = graph.add(&part, &graph.number(1, 2));
        let part = graph.choose(graph.and(checking, !full), &counted, &part);
        let part = graph.choose(in_phase(sender::IDLE), &graph.number(0, 2), &part);
        claim.goal("its bytes", graph.equal(&then(n::PART), &part));
        let closed = graph.is(&then(n::RUN), 0);
        claim.goal("a full block", graph.any([!checking, !full, closed]));

        // Where it begins, where it is, and where it ends.
        let (at, then_at) = (get(n::AT), then(n::AT));
        let closing = in_phase(sender::CLOSING);
        let refused = graph.and(closing, get(n::REFUSES)[0]);
        let first = graph.choose(
            refused,
            &graph.number(n::REFUSED_AT, 10),
            &graph.number(0, 10),
        );
        let sent_again = graph.all([in_phase(sender::IDLE), again, !begins]);
        let on = graph.choose(
            graph.and(sending, taken),
            &graph.add(&at, &graph.number(1, 10)),
            &at,
        );
        let is_sent = graph.any([opening, fetching, sending]);
        let begun = graph.or(sent_again, closing);
        claim.goal(
            "its beginning",
            graph.implies(begun, graph.equal(&then_at, &first)),
        );
        claim.goal(
            "on with each byte",
            graph.implies(is_sent, graph.equal(&then_at, &on)),
        );
        let (end, then_end) = (get(n::END), then(n::END));
        let end = graph.choose(
            sent_again,
            &get(n::ANSWER_END),
            &graph.choose(closing, &at, &end),
        );
        let asked = graph.or(begun, is_sent);
        claim.goal(
            "its end",
            graph.implies(asked, graph.equal(&then_end, &end)),
        );
        let (keeps, was) = (graph.and(closing, !refused), get(n::ANSWER_END));
        let last = graph.choose(keeps, &at, &was);
        let is_kept = graph.equal(&then(n::ANSWER_END), &last);
        claim.goal("the last answer's end", is_kept);
        let starts = graph.and(in_phase(sender::IDLE), begins);
        let refuses = graph.mux(starts, frame.bit(n::REFUSAL), get(n::REFUSES)[0]);
        claim.goal("a refusal", graph.same(then(n::REFUSES)[0], refuses));
        claim
    });
    lemma
}

fn units<'a>(copies: &[(&'static str, Result<(), String>)]) -> Lemma<'a> {
    let mut lemma = Lemma {
        name: "soc/units",
        says: "The generator and the repetition unit within are those that are exported by themselves: each module is line for \
               line the same, but for the modules' names and the defaults of the generator's parameters.",
        assumes: &[],
        method: Method::Direct,
        cases: Vec::new(),
    };
    for (unit, same) in copies.iter().cloned() {
        lemma.check(unit, move || vec![("as exported".to_owned(), same.clone())]);
    }
    lemma
}

/// The lemmas; of the units that it holds, if they are compared.
pub fn lemmas<'a>(
    circuit: &'a Circuit,
    copies: &[(&'static str, Result<(), String>)],
) -> Vec<Lemma<'a>> {
    let mut lemmas = vec![
        check(),
        receive(circuit),
        request(circuit),
        deeds(circuit),
        sender(circuit),
    ];
    if !copies.is_empty() {
        lemmas.push(units(copies));
    }
    lemmas
}

/// The theorem.
pub fn theorem() -> Theorem {
    Theorem {
        name: "soc: nothing is done but of a frame whose check is right",
        says: "For every sequence of bytes, with any gaps and resets: a frame reaches the interpreter only if what COBS \
               decodes from the bytes taken since the zero or the reset before, complete blocks all, is 11 to 508 bytes \
               long and ends in the CRC-32 of the rest; these bytes stand in the request's memory then, from address 0 on, \
               and stay until the frame is released or a reset comes. No unit is asked for anything, no answer is begun or \
               sent again without a frame, and each frame is read once. The units are those of which the theorems of their \
               own exports speak: what is not asked of them they do not do. An answer that is asked for while none is sent \
               is sent once. After every zero byte that ends anything else, and after a reset, the receiver is as at \
               power-up but for the sum, which the first byte sets.",
        lemmas: vec![
            "soc/check",
            "soc/receive",
            "soc/request",
            "soc/deeds",
            "soc/sender",
            "soc/units",
        ],
        because: "By induction over the bytes since the last zero: the bytes written, how many there are, and the sum \
                  divided by them all (receive). The sum at the end is the residue exactly if the last four are the check \
                  of the others (check). A release comes only with a frame offered, so that no frame is cut by one, and \
                  ends it (deeds). The units are the exports' (units). What is written last at an address stays there \
                  (request). The sender goes when it is asked, through one answer, and rests (sender).",
    }
}
