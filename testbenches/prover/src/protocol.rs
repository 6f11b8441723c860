//! The stream protocol of a unit: its outputs' handshakes, from any state at all.
//!
//! Memories are cut out, so that what they hold does not matter. Of the units' invariants no more is known here than the
//! stream needs: that a last word is a word, and of the fast generator what `movegen/fast/room.rs` says.

use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE};
use crate::movegen::fast;
use crate::proof::{Claim, Lemma, Method, Theorem};

/// What a unit's ports are, as far as handshakes go.
pub struct Ports {
    /// The unit, as its designs are named.
    pub unit: &'static str,
    /// The names of the two lemmas: what an offer does, and what a reset does.
    pub lemmas: [&'static str; 2],
    /// The name of the theorem.
    pub theorem: &'static str,
    /// The stream's name: its ports are this and `_valid`, `_ready`.
    pub stream: &'static str,
    /// The rest of what it offers.
    pub payload: &'static [&'static str],
    /// The bit that marks the last word, if there is one.
    pub last: Option<&'static str>,
    /// The names of the requests, those first that go first: each has `_valid` and `_ready`.
    pub requests: &'static [&'static str],
    /// Requests that are ready in the clock after a reset, if nothing that goes first is asked for.
    pub ready: &'static [&'static str],
    /// A request that is taken while an answer is under way, for the next; when it is taken it goes before all.
    pub ahead: Option<&'static str>,
    /// What holds in every state, if it is needed, and the registers it speaks of.
    pub invariant: Option<Invariant>,
}

/// An invariant of a unit.
pub struct Invariant {
    /// Its lines in a state, by name.
    pub holds: fn(&Graph, &Circuit, &State) -> Vec<(String, Lit)>,
    /// The registers it speaks of, with their widths.
    pub signals: fn() -> Vec<(String, usize)>,
}

/// The units whose protocol is proved here.
pub const UNITS: [Ports; 4] = [
    Ports {
        unit: "attack",
        lemmas: ["attack/offers", "attack/reset"],
        theorem: "attack: the stream protocol",
        stream: "answer",
        payload: &["answer_word", "answer_last"],
        last: Some("answer_last"),
        requests: &["load", "board", "query"],
        ready: &["load", "board", "query"],
        ahead: None,
        invariant: None,
    },
    Ports {
        unit: "chains",
        lemmas: ["chains/offers", "chains/reset"],
        theorem: "chains: the stream protocol",
        stream: "answer",
        payload: &["answer_word", "answer_last"],
        last: Some("answer_last"),
        requests: &["load", "push", "pop", "query"],
        ready: &["load", "push"],
        ahead: None,
        invariant: None,
    },
    Ports {
        unit: "kqkr",
        lemmas: ["kqkr/offers", "kqkr/reset"],
        theorem: "kqkr: the stream protocol",
        stream: "answer",
        payload: &["answer_won"],
        last: None,
        requests: &["query"],
        ready: &["query"],
        ahead: None,
        invariant: None,
    },
    Ports {
        unit: "movegen-fast",
        lemmas: ["movegen-fast/offers", "movegen-fast/reset"],
        theorem: "movegen, fast: the stream protocol",
        stream: "move",
        payload: &["move_word", "move_last"],
        last: Some("move_last"),
        requests: &["load", "start"],
        ready: &["load"],
        ahead: Some("board"),
        invariant: Some(Invariant {
            holds: fast::invariant,
            signals: fast::signals,
        }),
    },
];

/// The ports of a design, if it is one of these.
pub fn of(unit: &str) -> Option<&'static Ports> {
    UNITS.iter().find(|ports| ports.unit == unit)
}

impl Ports {
    fn valid(&self, frame: &Frame<'_>) -> Lit {
        frame.bit(&format!("{}_valid", self.stream))
    }

    /// A last word is a word.
    fn last_is_valid(&self, graph: &Graph, frame: &Frame<'_>) -> Lit {
        self.last.map_or(TRUE, |last| {
            graph.implies(frame.bit(last), self.valid(frame))
        })
    }

    fn invariant(&self, graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(String, Lit)> {
        self.invariant.as_ref().map_or(Vec::new(), |invariant| {
            (invariant.holds)(graph, circuit, state)
        })
    }

    fn clock<'a>(
        &self,
        graph: &Graph,
        circuit: &'a Circuit,
        state: &State,
        reset: Lit,
        ready: Lit,
    ) -> Frame<'a> {
        let sink = format!("{}_ready", self.stream);
        circuit.clock(
            graph,
            state,
            &[("reset", vec![reset]), (&sink, vec![ready])],
            &[],
        )
    }

    fn offers<'a>(&'a self, circuit: &'a Circuit) -> Lemma<'a> {
        let mut lemma = Lemma {
            name: self.lemmas[0],
            says: "What is offered depends on no input of its clock, the sink's least of all, and holds until it is taken; \
                   last comes only with valid; of the requests one at most is taken in a clock, the first in turn.",
            assumes: &[],
            method: Method::Induction,
            cases: Vec::new(),
        };
        lemma.ask("any clock", move |graph| {
            let mut claim = Claim::default();
            let state = circuit.any_state(graph);
            let (stalled, taken) = (
                self.clock(graph, circuit, &state, FALSE, FALSE),
                self.clock(graph, circuit, &state, graph.var(), TRUE),
            );
            claim.given(self.last_is_valid(graph, &stalled));
            for (_, holds) in self.invariant(graph, circuit, &state) {
                claim.given(holds);
            }
            let valid = format!("{}_valid", self.stream);
            let offered: Vec<&str> = [valid.as_str()]
                .into_iter()
                .chain(self.payload.iter().copied())
                .collect();
            let other = self.clock(graph, circuit, &state, graph.var(), FALSE);
            for name in &offered {
                let alike = |frame: &Frame<'_>| graph.equal(&stalled.word(name), &frame.word(name));
                claim.goal(
                    format!("{name} waits for no input"),
                    graph.and(alike(&taken), alike(&other)),
                );
            }
            let later = self.clock(graph, circuit, &stalled.next(), graph.var(), graph.var());
            for name in &offered {
                let holds = graph.equal(&later.word(name), &stalled.word(name));
                claim.goal(
                    format!("{name} holds until taken"),
                    graph.implies(self.valid(&stalled), holds),
                );
            }
            let any = self.clock(graph, circuit, &state, graph.var(), graph.var());
            let later = self.clock(graph, circuit, &any.next(), graph.var(), graph.var());
            claim.goal("last only with valid", self.last_is_valid(graph, &later));
            for (name, holds) in self.invariant(graph, circuit, &any.next()) {
                claim.goal(name, holds);
            }
            let ahead = self.ahead.map(|name| {
                let [valid, ready] =
                    ["valid", "ready"].map(|part| any.bit(&format!("{name}_{part}")));
                graph.and(valid, ready)
            });
            for (index, name) in self.requests.iter().enumerate() {
                let first = self.requests[..index]
                    .iter()
                    .map(|name| any.bit(&format!("{name}_valid")));
                let earlier = graph.any(first.chain(ahead).collect::<Vec<_>>());
                let ready = any.bit(&format!("{name}_ready"));
                claim.goal(format!("{name} in its turn"), !graph.and(ready, earlier));
            }
            claim
        });
        lemma
    }

    fn reset<'a>(&'a self, circuit: &'a Circuit) -> Lemma<'a> {
        let mut lemma = Lemma {
            name: self.lemmas[1],
            says: "After power-up and after a reset in any state nothing is offered; in a clock with reset no request is taken.",
            assumes: &[],
            method: Method::Unrolled,
            cases: Vec::new(),
        };
        for (name, powers_up) in [("power-up", true), ("reset", false)] {
            lemma.ask(name, move |graph| {
                let mut claim = Claim::default();
                let state = if powers_up {
                    circuit.initial_state(graph)
                } else {
                    let any = circuit.any_state(graph);
                    let frame = self.clock(graph, circuit, &any, TRUE, graph.var());
                    for name in self.requests.iter().copied().chain(self.ahead) {
                        claim.goal(
                            format!("{name} is not taken"),
                            !frame.bit(&format!("{name}_ready")),
                        );
                    }
                    frame.next()
                };
                let after = self.clock(graph, circuit, &state, FALSE, graph.var());
                claim.goal("nothing is offered", !self.valid(&after));
                claim.goal("no last word", self.last_is_valid(graph, &after));
                for (name, holds) in self.invariant(graph, circuit, &state) {
                    claim.goal(name, holds);
                }
                if let Some(name) = self.ahead {
                    let ready = after.bit(&format!("{name}_ready"));
                    claim.goal(format!("{name} is ready"), ready);
                }
                for name in self.ready {
                    let before = self.requests.iter().take_while(|first| *first != name);
                    let before = before.copied().chain(self.ahead);
                    let first: Vec<Lit> = before
                        .map(|first| after.bit(&format!("{first}_valid")))
                        .collect();
                    let ready = after.bit(&format!("{name}_ready"));
                    claim.goal(
                        format!("{name} is ready in its turn"),
                        graph.or(ready, graph.any(first)),
                    );
                }
                claim
            });
        }
        lemma
    }

    /// The lemmas.
    pub fn lemmas<'a>(&'a self, circuit: &'a Circuit) -> Vec<Lemma<'a>> {
        vec![self.offers(circuit), self.reset(circuit)]
    }

    /// The theorem.
    pub fn theorem(&self) -> Theorem {
        Theorem {
            name: self.theorem,
            says: "Whatever its memories hold: offers wait for no input, what is offered holds until it is taken, last comes \
                   only with valid, one request at most is taken in a clock, none with a reset, and after a reset in any \
                   state nothing is offered. Of what the words mean nothing is said.",
            lemmas: self.lemmas.to_vec(),
            because: "Each is a goal of these, from any state of which no more is known than that a last word is a word (and \
                      of the fast generator, that queues have room and that what is done stays done), which power-up, a \
                      reset and a clock each keep.",
        }
    }

    /// Every port and register the proofs speak of, with its width; 0 is any.
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
