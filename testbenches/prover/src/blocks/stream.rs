//! The stream protocol of a unit, proved from any state: what happens to an offer (lemma `offers`), and what a reset
//! does (lemma `reset`).
//!
//! Memories are cut out, so their contents do not matter. The lemmas assume only an invariant that the stream needs:
//! last comes only with valid, and for the fast generator the lines of `movegen_fast/queue_space.rs`.

use kit::prelude::*;
use kit::proof::{Lemma, Theorem, short};

/// The ports of a unit, as far as handshakes are concerned.
pub struct Ports {
    /// The names of the two lemmas: what happens to an offer, and what a reset does.
    pub lemmas: [&'static str; 2],
    /// The name of the theorem.
    pub theorem: &'static str,
    /// The stream's name, to which `_valid` and `_ready` are appended.
    pub stream: &'static str,
    /// The other ports of the stream.
    pub payload: &'static [&'static str],
    /// The bit that marks the last word, if there is one.
    pub last: Option<&'static str>,
    /// The names of the requests in order of priority; each has `_valid` and `_ready`.
    pub requests: &'static [&'static str],
    /// Requests that are ready in the clock after a reset, unless one of higher priority is requested.
    pub ready: &'static [&'static str],
    /// A request that can be accepted for the next answer while one is in progress; it then has the highest priority.
    pub ahead: Option<&'static str>,
    /// The invariant, if one is needed, and the registers that it uses.
    pub invariant: Option<Invariant>,
}

/// An invariant of a unit.
pub struct Invariant {
    /// The invariant's lines in a state, by name.
    pub holds: fn(&State<'_>) -> Vec<(String, Lit)>,
    /// The registers that it uses, with their widths.
    pub signals: fn() -> Vec<(String, usize)>,
}

impl Ports {
    fn valid(&self, frame: &Frame<'_>) -> Lit {
        frame.bit(&format!("{}_valid", self.stream))
    }

    /// Whether last comes only with valid.
    fn last_is_valid(&self, frame: &Frame<'_>) -> Lit {
        self.last
            .map_or(TRUE, |last| frame.bit(last).implies(self.valid(frame)))
    }

    fn invariant(&self, state: &State<'_>) -> Vec<(String, Lit)> {
        self.invariant
            .as_ref()
            .map_or(Vec::new(), |invariant| (invariant.holds)(state))
    }

    fn clock<'a>(&self, state: &State<'a>, reset: Lit, ready: Lit) -> Frame<'a> {
        let sink = format!("{}_ready", self.stream);
        state.clock(&[("reset", vec![reset]), (&sink, vec![ready])], &[])
    }

    fn offers<'a>(&'a self, circuit: &'a Circuit) -> Lemma<'a> {
        Lemma::induction(
            self.lemmas[0],
            "An offer depends on no input of the same clock, so not on the sink's ready, and it holds until the sink \
             takes it. `last` is high only with `valid`. The unit takes at most one request per clock, the first in \
             the documented order.",
            "",
        )
        .with_case("any clock", move |claim| {
            let state = circuit.any_state();
            let (stalled, taken) = (
                self.clock(&state, FALSE, FALSE),
                self.clock(&state, free_bit(), TRUE),
            );
            claim.assume(self.last_is_valid(&stalled));
            claim.assume_all(self.invariant(&state));
            let valid = format!("{}_valid", self.stream);
            let offered: Vec<&str> = [valid.as_str()]
                .into_iter()
                .chain(self.payload.iter().copied())
                .collect();
            let other = self.clock(&state, free_bit(), FALSE);
            for name in &offered {
                let alike = |frame: &Frame<'_>| stalled.equals(name, &frame.word(name));
                claim.assert(
                    format!("{name} depends on no input of the same clock"),
                    alike(&taken) & alike(&other),
                );
            }
            let later = self.clock(&stalled.next(), free_bit(), free_bit());
            for name in &offered {
                let holds = later.equals(name, &stalled.word(name));
                claim.assert(
                    format!("{name} holds until taken"),
                    self.valid(&stalled).implies(holds),
                );
            }
            let any = self.clock(&state, free_bit(), free_bit());
            let later = self.clock(&any.next(), free_bit(), free_bit());
            claim.assert("last comes only with valid", self.last_is_valid(&later));
            claim.assert_all(self.invariant(&any.next()));
            let ahead = self.ahead.map(|name| {
                let [valid, ready] =
                    ["valid", "ready"].map(|part| any.bit(&format!("{name}_{part}")));
                valid & ready
            });
            for (index, name) in self.requests.iter().enumerate() {
                let first = self.requests[..index]
                    .iter()
                    .map(|name| any.bit(&format!("{name}_valid")));
                let earlier = kit::graph::any(first.chain(ahead));
                let ready = any.bit(&format!("{name}_ready"));
                claim.assert(format!("{name} in its order"), !(ready & earlier));
            }
        })
    }

    fn reset<'a>(&'a self, circuit: &'a Circuit) -> Lemma<'a> {
        let mut lemma = Lemma::unrolled(
            self.lemmas[1],
            "After power-up and after a reset in any state the unit offers nothing. In a clock with reset it takes no \
             request.",
            "",
        );
        for (name, powers_up) in [("power-up", true), ("reset", false)] {
            lemma.case(name, move |claim| {
                let state = if powers_up {
                    circuit.initial_state()
                } else {
                    let any = circuit.any_state();
                    let frame = self.clock(&any, TRUE, free_bit());
                    for name in self.requests.iter().copied().chain(self.ahead) {
                        claim.assert(
                            format!("{name} is not taken"),
                            !frame.bit(&format!("{name}_ready")),
                        );
                    }
                    frame.next()
                };
                let after = self.clock(&state, FALSE, free_bit());
                claim.assert("nothing is offered", !self.valid(&after));
                claim.assert("no last word", self.last_is_valid(&after));
                claim.assert_all(self.invariant(&state));
                if let Some(name) = self.ahead {
                    let ready = after.bit(&format!("{name}_ready"));
                    claim.assert(format!("{name} is ready"), ready);
                }
                for name in self.ready {
                    let before = self.requests.iter().take_while(|first| *first != name);
                    let before = before.copied().chain(self.ahead);
                    let first: Vec<Lit> = before
                        .map(|first| after.bit(&format!("{first}_valid")))
                        .collect();
                    let ready = after.bit(&format!("{name}_ready"));
                    claim.assert(format!("{name} is ready in its order"), ready | any(first));
                }
            });
        }
        lemma
    }

    /// Returns the lemmas.
    pub fn lemmas<'a>(&'a self, circuit: &'a Circuit) -> Vec<Lemma<'a>> {
        vec![self.offers(circuit), self.reset(circuit)]
    }

    /// Returns the theorem.
    pub fn theorem(&self) -> Theorem {
        Theorem {
            name: self.theorem,
            says: "For any contents of the memories: an offer depends on no input of the same clock and holds until \
                   the sink takes it. `last` is high only with `valid`. The unit takes at most one request per clock, \
                   and none during a reset. After a reset in any state it offers nothing. The theorem does not say \
                   what the words mean.",
            lemmas: self.lemmas.map(short).to_vec(),
            because: "Each statement is a goal of one of these lemmas. They assume only that `last` comes only with \
                      `valid` and, for the fast generator, that queues never overflow and a generation that is done \
                      stays done. Power-up and a reset establish this, and each clock preserves it.",
        }
    }

    /// Returns every port and register that the proofs use, with its width; 0 means any width.
    pub fn signals(&self) -> Vec<(String, usize)> {
        let handshake = |name: &&str| [format!("{name}_valid"), format!("{name}_ready")];
        let requests = self.requests.iter().chain(&self.ahead).flat_map(handshake);
        let bits = requests
            .chain(handshake(&self.stream))
            .chain(self.last.map(str::to_owned))
            .chain(["reset".to_owned()]);
        let payload = self.payload.iter().map(|name| ((*name).to_owned(), 0));
        bits.map(|name| (name, 1))
            .chain(payload)
            .chain(
                self.invariant
                    .as_ref()
                    .map_or(Vec::new(), |invariant| (invariant.signals)()),
            )
            .collect()
    }
}
