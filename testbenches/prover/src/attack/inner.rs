//! The inner walk, which asks who attacks a square: a queen's walk from it, then a knight's.

use super::names::{self as n, phase};
use crate::chess::{Choice, DIAGONAL, Rules, STRAIGHT};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};
use crate::movegen::chain::{Place, kind, place};

/// An inner walk in one state, as seen by the square asked about.
pub struct Inner {
    /// It is a queen's.
    pub lines: Lit,
    /// It is a knight's.
    pub jumps: Lit,
    /// It is where it started.
    pub home: Lit,
    /// Where it is, as a number.
    pub square: Choice,
    here: [Place; 2],
}

/// The places of a square on a queen's and on a knight's chain.
pub fn places(rules: &Rules<'_>, from: &Choice, to: &Choice) -> [Place; 2] {
    [kind::QUEEN, kind::KNIGHT].map(|kind| place(rules, &rules.graph.number(kind, 3), from, to))
}

/// A square's number in the order of a queen's and then a knight's walk.
pub fn order(graph: &Graph, places: &[Place; 2]) -> Word {
    let [line, jump] = [0, 1].map(|walk| places[walk].order());
    let order = graph.choose(places[1].member, &jump, &line);
    [&order[..], &[places[1].member]].concat()
}

impl Inner {
    /// The walk of a state, from this square.
    pub fn of(rules: &Rules<'_>, circuit: &Circuit, state: &State, asked: &[Lit]) -> Inner {
        let graph = rules.graph;
        let phase = circuit.get(state, n::PHASE);
        let at = circuit.get(state, n::SQUARE);
        let square = graph.decode(&at);
        let here = places(rules, &graph.decode(asked), &square);
        Inner {
            lines: graph.is(&phase, phase::LINES),
            jumps: graph.is(&phase, phase::JUMPS),
            home: graph.equal(&at, asked),
            square,
            here,
        }
    }

    /// It has gone beyond a square of its chains.
    pub fn passed(&self, graph: &Graph, there: &[Place; 2]) -> Lit {
        let [line, jump] = [0, 1].map(|walk| {
            let before = graph.less(&there[walk].order(), &self.here[walk].order());
            graph.all([there[walk].member, !self.home, before])
        });
        graph.mux(
            self.jumps,
            graph.or(there[0].member, jump),
            graph.and(self.lines, line),
        )
    }

    /// It is under way as its piece goes: `rules` are those of the board it walks on.
    pub fn on_its_way(&self, rules: &Rules<'_>, asked: &Choice) -> Lit {
        let graph = rules.graph;
        let all = [STRAIGHT, DIAGONAL].concat();
        let line = graph.or(self.home, rules.slides(asked, &self.square, &all));
        let jump = graph.or(self.home, self.here[1].member);
        graph.and(
            graph.implies(self.lines, line),
            graph.implies(self.jumps, jump),
        )
    }

    /// The type that walks.
    pub fn kind_fits(&self, graph: &Graph, kind: &[Lit]) -> Lit {
        graph.and(
            graph.implies(self.lines, graph.is(kind, kind::QUEEN)),
            graph.implies(self.jumps, graph.is(kind, kind::KNIGHT)),
        )
    }

    /// The most attackers it can have met: one on each ray and one at each jump.
    pub fn most(&self, graph: &Graph) -> Word {
        let ray = |walk: usize| -> Word {
            let ray = self.here[walk].ray.iter();
            let ray: Word = ray.map(|&bit| graph.and(bit, !self.home)).collect();
            [&ray[..], &[FALSE; 2]].concat()
        };
        let jumps = graph.add(&ray(1), &graph.number(8, 5));
        let after = graph.choose(self.jumps, &jumps, &graph.number(16, 5));
        graph.choose(self.lines, &ray(0), &after)
    }

    /// What is left of it: falls while it walks.
    pub fn measure(&self, graph: &Graph) -> Word {
        let left: Word = (0..6)
            .map(|bit| {
                let order = [0, 1].map(|walk| self.here[walk].order()[bit]);
                graph.and(!graph.mux(self.jumps, order[1], order[0]), !self.home)
            })
            .collect();
        let walks = graph.or(self.lines, self.jumps);
        let left: Word = left.into_iter().map(|bit| graph.and(bit, walks)).collect();
        [&left[..], &[graph.and(self.home, walks), self.lines]].concat()
    }
}
