//! The invariant of one lane: where its piece is on its chain, which squares it has passed, and the judgement of the
//! last square.
//!
//! As in the compact generator's walk, the proof follows one arbitrary move word. Two ghosts record whether the word's
//! piece was handed to this lane, and whether the word was emitted to the lane's queue. A lane emits promotions once,
//! as the promotion to a knight; the merger outputs all four.

use super::king_scan::{KingScan, parallel};
use super::names as n;
use crate::blocks::chain::{Place, kind, place, type_on};
use kit::prelude::*;
use spec::rules::{Choice, Move, Rules, kind as word_kind, move_of};

/// What does not change during a generation.
pub struct Followed<'a> {
    /// The rules on the loaded position.
    pub rules: &'a Rules<'a>,
    /// The looks' results.
    pub scan: &'a KingScan,
    /// Whether en passant captures from the left and from the right leave the king safe.
    pub safe: [Lit; 2],
    /// Only legal moves are generated.
    pub legal: Lit,
    /// Only captures and promotions are generated.
    pub captures: Lit,
    /// The own king's square.
    pub king: Word,
    /// The word in the form in which it is emitted to a queue.
    pub word: Word,
    /// The word's fields.
    pub mv: Move,
}

impl<'a> Followed<'a> {
    /// Follows an arbitrary word on a state's board, in any mode.
    pub fn of(
        rules: &'a Rules<'a>,
        scan: &'a KingScan,
        state: &State<'_>,
        word: &Word,
    ) -> Followed<'a> {
        let king = |name| state.get(name);
        Followed {
            rules,
            scan,
            safe: [free_bit(), free_bit()],
            legal: free_bit(),
            captures: free_bit(),
            king: choose(
                rules.position.black,
                &king(n::BLACK_KING),
                &king(n::WHITE_KING),
            ),
            mv: move_of(word),
            word: word.clone(),
        }
    }

    /// Whether the followed word is a pseudo-legal move of the requested kind and not castling.
    pub fn moves(&self) -> Lit {
        let forcing = !self.captures | self.rules.forcing(&self.mv);
        self.rules.moves(&self.mv) & forcing
    }

    /// Whether the looks' results allow the followed word.
    fn allowed(&self) -> Lit {
        let passes = is(&self.mv.kind, word_kind::EN_PASSANT);
        let [from, to] = [&self.word[0..3], &self.word[6..9]];
        let right = less(to, from);
        let safe = right.mux(self.safe[1], self.safe[0]);
        let king = decode(&self.king);
        let allows = self
            .scan
            .allows(self.rules, &king, &self.mv.from, &self.mv.to);
        !self.legal | passes.mux(safe, allows)
    }

    /// Whether the followed word is expected.
    pub fn expected(&self) -> Lit {
        self.moves() & self.allowed()
    }
}

/// A lane's registers in a state.
pub struct Lane<'a> {
    state: &'a State<'a>,
    index: usize,
}

impl<'a> Lane<'a> {
    /// Returns the lane of this number.
    pub fn of(state: &'a State<'a>, index: usize) -> Lane<'a> {
        Lane { state, index }
    }

    /// Returns a register.
    pub fn word(&self, name: &str) -> Word {
        self.state.get(&n::lane(self.index, name))
    }

    /// Returns a one-bit register.
    pub fn bit(&self, name: &str) -> Lit {
        self.word(name)[0]
    }

    fn square(&self, name: &str) -> Choice {
        decode(&self.word(name))
    }

    /// Whether a pawn walks.
    pub fn pawn(&self) -> Lit {
        let piece = self.word("kind");
        let [white, black] = [kind::WHITE_PAWN, kind::BLACK_PAWN].map(|kind| is(&piece, kind));
        white | black
    }

    /// Whether the walk is on its chain, or back home.
    fn under_way(&self) -> Lit {
        self.bit("busy") & !self.bit("starting")
    }

    /// Whether the walk is home.
    pub fn at_home(&self) -> Lit {
        equal(&self.word("square"), &self.word("origin"))
    }

    /// Returns the place of a square on the piece's chain.
    pub fn place(&self, rules: &Rules<'_>, square: &Choice) -> Place {
        place(rules, &self.word("kind"), &self.square("origin"), square)
    }

    /// Whether the walk has passed the followed word's square.
    fn passed(&self, followed: &Followed<'_>) -> Lit {
        let rules = followed.rules;
        let there = self.place(rules, &followed.mv.to);
        let here = self.place(rules, &self.square("square"));
        let before = less(&there.order(), &here.order());
        let capture = self.at_home() | (there.member & before);
        let chain = (self.pawn() & !there.member) | capture;
        // A pushing pawn has passed its first push when it is on the second.
        let first = rules.ahead(&self.square("origin"), &followed.mv.to, 0, 1);
        let here = equal(&self.word("square"), &followed.word[6..12]);
        let pushed = first & !here;
        let walked = self.bit("pushing").mux(pushed, chain);
        self.bit("starting").mux(FALSE, walked)
    }

    /// Whether the followed word is decided, if its piece was handed to this lane.
    fn decided(&self, followed: &Followed<'_>) -> Lit {
        let (from, to) = (&followed.word[0..6], &followed.word[6..12]);
        let walks = self.bit("busy") & equal(&self.word("origin"), from);
        let judged = all([
            self.bit("visited"),
            equal(&self.word("from"), from),
            equal(&self.word("to"), to),
        ]);
        (!walks | self.passed(followed)) & !judged
    }
}

/// Returns which of the king's lines a square is on.
fn lines(king: &Choice, square: &Choice) -> Word {
    let on = |choice: &Choice, line: usize, number: usize| {
        let on = (0..64)
            .filter(|&at| parallel(line, at) == number)
            .map(|at| choice[at]);
        any(on)
    };
    let lies = |line| {
        let both = |number| on(king, line, number) & on(square, line, number);
        any((0..15).map(both))
    };
    (0..4).map(lies).collect()
}

/// Whether the square has a mover's piece that the selector hands out.
pub fn listed(rules: &Rules<'_>, square: &Choice) -> Lit {
    rules.on(square, |square| rules.own(square) & !rules.own_king(square))
}

/// The invariant. The ghost `handed` says that the followed word's piece was handed to this lane, and the ghost
/// `emitted` that the word was emitted.
pub fn invariant(lane: &Lane<'_>, followed: &Followed<'_>, handed: Lit, emitted: Lit) -> Lines {
    let rules = followed.rules;
    let square = |name: &str| lane.square(name);
    let (origin, here) = (square("origin"), square("square"));
    let [busy, starting, pushing, visited] =
        ["busy", "starting", "pushing", "visited"].map(|name| lane.bit(name));
    let pawn = lane.pawn();
    let under_way = lane.under_way();
    let king = decode(&followed.king);
    let [from, to] = [&followed.word[0..6], &followed.word[6..12]];
    let is_from = |name: &str| equal(&lane.word(name), from);
    let ahead = |to: &Choice, ranks| rules.ahead(&origin, to, 0, ranks);
    let first = any((0..64).map(|at| {
        let one = spec::rules::step(at, (0, 1), 1).map_or(FALSE, |up| rules.empty(up));
        let below = spec::rules::step(at, (0, -1), 1).map_or(FALSE, |down| rules.empty(down));
        origin[at] & rules.position.black.mux(below, one)
    }));
    let second = all([ahead(&here, 2), rules.on_rank(&origin, 1), first]);
    let capture = lane.place(rules, &square("capture"));
    let there = lane.place(rules, &followed.mv.to);
    let same_square = all([is_from("from"), equal(&lane.word("to"), to)]);
    let passes = is(&followed.mv.kind, word_kind::EN_PASSANT);
    let plain = lane.bit("reached") & equal(&lane.word("code"), &followed.mv.kind);
    let says = lane.bit("takes_en_passant").mux(passes, plain);
    let codes = [
        word_kind::QUIET,
        word_kind::DOUBLE_PUSH,
        word_kind::CAPTURE,
        8,
        12,
    ];
    let code = any(codes.map(|code| is(&lane.word("code"), code)));
    let walks = busy & is_from("origin");
    kit::lines! {
        "a piece that starts keeps the lane busy" => starting.implies(busy);
        "an own piece other than the king walks" => busy.implies(listed(rules, &origin));
        "the lane knows the piece's type" => busy.implies(equal(&lane.word("kind"), &type_on(rules, &origin)));
        "a piece starts at home" => starting.implies(lane.at_home() & !pushing);
        "only a walking pawn pushes" => pushing.implies(under_way & pawn);
        "the walk is on a path of its piece" =>
            (under_way & !pawn).implies(lane.at_home() | rules.goes(&origin, &here));
        "a pawn that does not push captures" => all([under_way, pawn, !pushing])
        .implies(lane.at_home() | lane.place(rules, &here).member);
        "a pawn pushes ahead" => pushing.implies(ahead(&here, 1) | second);
        "if only captures are requested, a pushing pawn promotes" =>
            (pushing & followed.captures).implies(rules.on_rank(&here, 7));
        "a pushing pawn has its first capture on record" => pushing.implies(all([
            capture.member,
            !(there.member & less(&there.ray, &capture.ray)),
        ]));
        "the piece has the king's lines through its own square" =>
            under_way.implies(equal(&lane.word("origin_lines"), &lines(&king, &origin)));
        "the piece that is judged is an own one other than the king" =>
            visited.implies(listed(rules, &square("from")));
        "the move judged has the king's lines through `from`" =>
            visited.implies(equal(&lane.word("from_lines"), &lines(&king, &square("from"))));
        "the move judged has the king's lines through `to`" =>
            visited.implies(equal(&lane.word("to_lines"), &lines(&king, &square("to"))));
        "the move judged is pseudo-legal exactly if the lane says so" =>
            (visited & same_square).implies(says.same(followed.moves()));
        "the move's kind is one that a lane emits" => visited.implies(code);
        "the walk has passed the move judged" =>
            all([visited, same_square, walks]).implies(lane.passed(followed));
        "the piece that walks was handed out" => walks.implies(handed);
        "the piece that is judged was handed out" => (visited & is_from("from")).implies(handed);
        "the followed word was emitted exactly if it is expected and the walk has passed it" =>
            emitted.same(all([handed, lane.decided(followed), followed.expected()]));
    }
}
