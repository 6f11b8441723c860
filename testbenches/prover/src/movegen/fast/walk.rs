//! The invariant of one lane: where its piece is on its chain, what it has passed, and what was made of the last square.
//!
//! As in the compact walk one move word is a constant of which nothing is known. Two ghosts go with it: whether its piece
//! was handed to this lane, and whether it was given to the lane's queue. A promotion is given once, as that to a knight:
//! the merger writes it out.

use super::super::chain::{Place, kind, place};
use super::super::move_of;
use super::super::walk::type_on;
use super::names as n;
use super::sight::{Sight, parallel};
use crate::chess::{Choice, Move, Rules, kind as word_kind};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};

/// What does not change while a generation lasts.
pub struct Followed<'a> {
    /// The rules on the position loaded.
    pub rules: &'a Rules<'a>,
    /// What the looks leave.
    pub sight: &'a Sight,
    /// Captures en passant from the left and the right leave the king safe.
    pub safe: [Lit; 2],
    /// Only legal moves.
    pub legal: Lit,
    /// Only captures and promotions.
    pub captures: Lit,
    /// The own king's square.
    pub king: Word,
    /// The word, as it is given to a queue.
    pub word: Word,
    /// It taken apart.
    pub mv: Move,
}

impl<'a> Followed<'a> {
    /// A word of a state's board, in any mode.
    pub fn of(
        rules: &'a Rules<'a>,
        sight: &'a Sight,
        circuit: &Circuit,
        state: &State,
        word: &Word,
    ) -> Followed<'a> {
        let graph = rules.graph;
        let king = |name| circuit.get(state, name);
        Followed {
            rules,
            sight,
            safe: [graph.var(), graph.var()],
            legal: graph.var(),
            captures: graph.var(),
            king: graph.choose(
                rules.position.black,
                &king(n::BLACK_KING),
                &king(n::WHITE_KING),
            ),
            mv: move_of(graph, word),
            word: word.clone(),
        }
    }

    /// It is a pseudo-legal move of the kind asked for, castling aside.
    pub fn moves(&self) -> Lit {
        let graph = self.rules.graph;
        let forcing = graph.or(!self.captures, self.rules.forcing(&self.mv));
        graph.and(self.rules.moves(&self.mv), forcing)
    }

    /// It is allowed where only legal moves are.
    fn allowed(&self) -> Lit {
        let graph = self.rules.graph;
        let passes = graph.is(&self.mv.kind, word_kind::EN_PASSANT);
        let [from, to] = [&self.word[0..3], &self.word[6..9]];
        let right = graph.less(to, from);
        let safe = graph.mux(right, self.safe[1], self.safe[0]);
        let king = graph.decode(&self.king);
        let allows = self
            .sight
            .allows(self.rules, &king, &self.mv.from, &self.mv.to);
        graph.or(!self.legal, graph.mux(passes, safe, allows))
    }

    /// It is to be given.
    pub fn expected(&self) -> Lit {
        self.rules.graph.and(self.moves(), self.allowed())
    }
}

/// A lane's registers in a state.
pub struct Lane<'a> {
    graph: &'a Graph,
    circuit: &'a Circuit,
    state: &'a State,
    index: usize,
}

impl<'a> Lane<'a> {
    /// Of that number.
    pub fn of(graph: &'a Graph, circuit: &'a Circuit, state: &'a State, index: usize) -> Lane<'a> {
        Lane {
            graph,
            circuit,
            state,
            index,
        }
    }

    /// A register.
    pub fn word(&self, name: &str) -> Word {
        self.circuit.get(self.state, &n::lane(self.index, name))
    }

    /// A register of one bit.
    pub fn bit(&self, name: &str) -> Lit {
        self.word(name)[0]
    }

    fn square(&self, name: &str) -> Choice {
        self.graph.decode(&self.word(name))
    }

    /// A pawn walks.
    pub fn pawn(&self) -> Lit {
        let piece = self.word("kind");
        let [white, black] =
            [kind::WHITE_PAWN, kind::BLACK_PAWN].map(|kind| self.graph.is(&piece, kind));
        self.graph.or(white, black)
    }

    /// It is on its way, or back home.
    fn under_way(&self) -> Lit {
        self.graph.and(self.bit("busy"), !self.bit("starting"))
    }

    /// It stands at home.
    pub fn at_home(&self) -> Lit {
        self.graph.equal(&self.word("square"), &self.word("origin"))
    }

    /// Where a square lies on the piece's chain.
    pub fn place(&self, rules: &Rules<'_>, square: &Choice) -> Place {
        place(rules, &self.word("kind"), &self.square("origin"), square)
    }

    /// The walk has passed the followed word's square.
    fn passed(&self, followed: &Followed<'_>) -> Lit {
        let (graph, rules) = (self.graph, followed.rules);
        let there = self.place(rules, &followed.mv.to);
        let here = self.place(rules, &self.square("square"));
        let before = graph.less(&there.order(), &here.order());
        let capture = graph.or(self.at_home(), graph.and(there.member, before));
        let chain = graph.or(graph.and(self.pawn(), !there.member), capture);
        // On the second push the first is passed, and nothing else.
        let first = rules.ahead(&self.square("origin"), &followed.mv.to, 0, 1);
        let here = graph.equal(&self.word("square"), &followed.word[6..12]);
        let pushed = graph.and(first, !here);
        let walked = graph.mux(self.bit("pushing"), pushed, chain);
        graph.mux(self.bit("starting"), FALSE, walked)
    }

    /// The followed word is decided about, if its piece was handed to this lane.
    fn decided(&self, followed: &Followed<'_>) -> Lit {
        let graph = self.graph;
        let (from, to) = (&followed.word[0..6], &followed.word[6..12]);
        let walks = graph.and(self.bit("busy"), graph.equal(&self.word("origin"), from));
        let judged = graph.all([
            self.bit("visited"),
            graph.equal(&self.word("from"), from),
            graph.equal(&self.word("to"), to),
        ]);
        graph.and(graph.or(!walks, self.passed(followed)), !judged)
    }
}

/// On which of the king's lines a square lies.
fn lines(graph: &Graph, king: &Choice, square: &Choice) -> Word {
    let on = |choice: &Choice, line: usize, number: usize| {
        let on = (0..64)
            .filter(|&at| parallel(line, at) == number)
            .map(|at| choice[at]);
        graph.any(on.collect::<Vec<_>>())
    };
    let lies = |line| {
        let both = |number| graph.and(on(king, line, number), on(square, line, number));
        graph.any((0..15).map(both).collect::<Vec<_>>())
    };
    (0..4).map(lies).collect()
}

/// A piece of the mover's that the selector hands out.
pub fn listed(rules: &Rules<'_>, square: &Choice) -> Lit {
    rules.on(square, |square| {
        rules.graph.and(rules.own(square), !rules.own_king(square))
    })
}

/// The invariant; `handed` and `given` are the ghosts.
pub fn invariant(
    lane: &Lane<'_>,
    followed: &Followed<'_>,
    handed: Lit,
    given: Lit,
) -> Vec<(&'static str, Lit)> {
    let (graph, rules) = (lane.graph, followed.rules);
    let square = |name: &str| lane.square(name);
    let (origin, here) = (square("origin"), square("square"));
    let [busy, starting, pushing, visited] =
        ["busy", "starting", "pushing", "visited"].map(|name| lane.bit(name));
    let pawn = lane.pawn();
    let under_way = lane.under_way();
    let king = graph.decode(&followed.king);
    let [from, to] = [&followed.word[0..6], &followed.word[6..12]];
    let is_from = |name: &str| graph.equal(&lane.word(name), from);
    let ahead = |to: &Choice, ranks| rules.ahead(&origin, to, 0, ranks);
    let first = graph.any((0..64).map(|at| {
        let one = crate::chess::step(at, (0, 1), 1).map_or(FALSE, |up| rules.empty(up));
        let below = crate::chess::step(at, (0, -1), 1).map_or(FALSE, |down| rules.empty(down));
        graph.and(origin[at], graph.mux(rules.position.black, below, one))
    }));
    let second = graph.all([ahead(&here, 2), rules.on_rank(&origin, 1), first]);
    let capture = lane.place(rules, &square("capture"));
    let there = lane.place(rules, &followed.mv.to);
    let same_square = graph.all([is_from("from"), graph.equal(&lane.word("to"), to)]);
    let passes = graph.is(&followed.mv.kind, word_kind::EN_PASSANT);
    let plain = graph.and(
        lane.bit("reached"),
        graph.equal(&lane.word("code"), &followed.mv.kind),
    );
    let says = graph.mux(lane.bit("takes_en_passant"), passes, plain);
    let codes = [
        word_kind::QUIET,
        word_kind::DOUBLE_PUSH,
        word_kind::CAPTURE,
        8,
        12,
    ];
    let code = graph.any(codes.map(|code| graph.is(&lane.word("code"), code)));
    let walks = graph.and(busy, is_from("origin"));
    vec![
        (
            "a piece that starts is at work",
            graph.implies(starting, busy),
        ),
        (
            "an own piece but the king walks",
            graph.implies(busy, listed(rules, &origin)),
        ),
        (
            "its type is known",
            graph.implies(
                busy,
                graph.equal(&lane.word("kind"), &type_on(rules, &origin)),
            ),
        ),
        (
            "a piece starts at home",
            graph.implies(starting, graph.and(lane.at_home(), !pushing)),
        ),
        (
            "only a pawn on its way pushes",
            graph.implies(pushing, graph.and(under_way, pawn)),
        ),
        (
            "a piece goes as it goes",
            graph.implies(
                graph.and(under_way, !pawn),
                graph.or(lane.at_home(), rules.goes(&origin, &here)),
            ),
        ),
        (
            "a pawn that does not push captures",
            graph.implies(
                graph.all([under_way, pawn, !pushing]),
                graph.or(lane.at_home(), lane.place(rules, &here).member),
            ),
        ),
        (
            "a pawn pushes ahead",
            graph.implies(pushing, graph.or(ahead(&here, 1), second)),
        ),
        (
            "where captures are asked for it promotes",
            graph.implies(
                graph.and(pushing, followed.captures),
                rules.on_rank(&here, 7),
            ),
        ),
        (
            "its first capture is known",
            graph.implies(
                pushing,
                graph.all([
                    capture.member,
                    !graph.and(there.member, graph.less(&there.ray, &capture.ray)),
                ]),
            ),
        ),
        (
            "the king's lines through its own square are known",
            graph.implies(
                under_way,
                graph.equal(&lane.word("origin_lines"), &lines(graph, &king, &origin)),
            ),
        ),
        (
            "the piece that is judged is an own one but the king",
            graph.implies(visited, listed(rules, &square("from"))),
        ),
        (
            "so are those through from",
            graph.implies(
                visited,
                graph.equal(
                    &lane.word("from_lines"),
                    &lines(graph, &king, &square("from")),
                ),
            ),
        ),
        (
            "and through to",
            graph.implies(
                visited,
                graph.equal(&lane.word("to_lines"), &lines(graph, &king, &square("to"))),
            ),
        ),
        (
            "what is judged is a move as the rules say",
            graph.implies(
                graph.and(visited, same_square),
                graph.same(says, followed.moves()),
            ),
        ),
        ("its kind is one of these", graph.implies(visited, code)),
        (
            "what is judged was passed",
            graph.implies(
                graph.all([visited, same_square, walks]),
                lane.passed(followed),
            ),
        ),
        (
            "the piece that walks was handed out",
            graph.implies(walks, handed),
        ),
        (
            "and that which is judged",
            graph.implies(graph.and(visited, is_from("from")), handed),
        ),
        (
            "given if passed and expected",
            graph.same(
                given,
                graph.all([handed, lane.decided(followed), followed.expected()]),
            ),
        ),
    ]
}
