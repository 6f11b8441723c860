//! The order in which a piece walks: the rays of posdata's chain, numbered, and what posdata says of one step.
//!
//! The numbers are the default order of the rays. They are the proof's business, not the rules': every move is emitted
//! once whatever the order, but the invariant of the walk must know which squares it has passed.

use crate::chess::{Choice, Rules, Step};
use crate::kit::graph::{Graph, Lit, Word};

/// Rays of the pieces that slide or step, in the order of the chain.
pub const RAYS: [Step; 8] = [
    (1, 0),
    (0, 1),
    (-1, 0),
    (0, -1),
    (-1, 1),
    (1, 1),
    (1, -1),
    (-1, -1),
];
/// The knight's jumps, in the order of its chain.
pub const KNIGHT_RAYS: [Step; 8] = [
    (-2, 1),
    (2, -1),
    (2, 1),
    (-2, -1),
    (-1, 2),
    (1, -2),
    (1, 2),
    (-1, -2),
];

/// Piece types as posdata numbers them: as the nibbles do, and 7 for Black's pawns.
pub mod kind {
    #![allow(missing_docs, reason = "the types")]
    pub const WHITE_PAWN: u64 = 1;
    pub const KNIGHT: u64 = 2;
    pub const BISHOP: u64 = 3;
    pub const ROOK: u64 = 4;
    pub const QUEEN: u64 = 5;
    pub const KING: u64 = 6;
    pub const BLACK_PAWN: u64 = 7;
}

/// Where a square lies on a piece's chain.
pub struct Place {
    /// It is on the chain (of captures, for a pawn).
    pub member: Lit,
    /// Number of the ray.
    pub ray: Word,
    /// Distance on it.
    pub distance: Word,
}

impl Place {
    /// Ray and distance as one number that grows along the chain.
    pub fn order(&self) -> Word {
        [&self.distance[..], &self.ray].concat()
    }
}

/// The place of `to` on the chain of a piece of this type on `from`.
pub fn place(rules: &Rules<'_>, piece: &[Lit], from: &Choice, to: &Choice) -> Place {
    let graph = rules.graph;
    let line: Vec<Vec<Lit>> = RAYS
        .map(|ray| {
            (0..8)
                .map(|times| rules.apart(from, to, ray, times))
                .collect()
        })
        .to_vec();
    let jumps = KNIGHT_RAYS.map(|ray| rules.apart(from, to, ray, 1));
    let is = |kind| graph.is(piece, kind);
    let knight = is(kind::KNIGHT);
    let rays = |rays: std::ops::Range<usize>, reach: usize| {
        graph.any(
            line[rays]
                .iter()
                .flat_map(|ray| ray[1..=reach].to_vec())
                .collect::<Vec<_>>(),
        )
    };
    let member = graph.any([
        graph.and(knight, graph.any(jumps)),
        graph.and(is(kind::BISHOP), rays(4..8, 7)),
        graph.and(is(kind::ROOK), rays(0..4, 7)),
        graph.and(is(kind::QUEEN), rays(0..8, 7)),
        graph.and(is(kind::KING), rays(0..8, 1)),
        graph.and(is(kind::WHITE_PAWN), rays(4..6, 1)),
        graph.and(is(kind::BLACK_PAWN), rays(6..8, 1)),
    ]);
    let ray = (0..3).map(|bit| {
        let numbered = (0..8).filter(|ray| ray >> bit & 1 == 1);
        let on_line = graph.any(
            numbered
                .clone()
                .map(|ray| graph.any(line[ray][1..].iter().copied()))
                .collect::<Vec<_>>(),
        );
        graph.mux(knight, graph.any(numbered.map(|ray| jumps[ray])), on_line)
    });
    let distance = (0..3).map(|bit| {
        let far = (1..8).filter(|distance| distance >> bit & 1 == 1);
        let on_line = graph.any(
            far.map(|distance| graph.any(line.iter().map(|ray| ray[distance]).collect::<Vec<_>>()))
                .collect::<Vec<_>>(),
        );
        graph.mux(knight, (bit == 0).into(), on_line)
    });
    Place {
        member,
        ray: ray.collect(),
        distance: distance.collect(),
    }
}

/// A step's question and posdata's answer.
pub struct Entry {
    /// Piece type.
    pub kind: Word,
    /// Where the piece comes from.
    pub from: Word,
    /// Where it is.
    pub at: Word,
    /// Where it goes if that square is empty.
    pub nextpos: Word,
    /// Where it goes if not.
    pub nextdir: Word,
}

/// What posdata's answer means, as far as one square `other` can tell: the next square of the ray, or the first of the
/// next ray, and `other` is not left out between. For pawns: the captures one after the other by nextdir, the pushes by
/// nextpos.
pub fn says(rules: &Rules<'_>, entry: &Entry, other: &Choice) -> Lit {
    let graph = rules.graph;
    let (tells, turns_from_pushes) = tells(rules, entry, other);
    graph.and(tells, turns_from_pushes)
}

/// The same without what nextdir is on a pawn's push, which the fast generator's lanes do not ask; that apart.
pub fn tells(rules: &Rules<'_>, entry: &Entry, other: &Choice) -> (Lit, Lit) {
    let graph = rules.graph;
    let choice = |word: &Word| graph.decode(word);
    let (from, at) = (choice(&entry.from), choice(&entry.at));
    let (nextpos, nextdir) = (choice(&entry.nextpos), choice(&entry.nextdir));
    let place = |to: &Choice| place(rules, &entry.kind, &from, to);
    let (here, there, there_dir, there_pos) =
        (place(&at), place(other), place(&nextdir), place(&nextpos));
    let home = graph.equal(&entry.at, &entry.from);
    let is = |kind| graph.is(&entry.kind, kind);
    let pawn = graph.or(is(kind::WHITE_PAWN), is(kind::BLACK_PAWN));

    // The next ray, or home when there is none.
    let later = |a: &Place, b: &Place| graph.less(&a.ray, &b.ray);
    let other_is_later = graph.and(there.member, graph.or(home, later(&here, &there)));
    let turns_home = graph.equal(&entry.nextdir, &entry.from);
    let turn = graph.mux(
        turns_home,
        !other_is_later,
        graph.all([
            there_dir.member,
            graph.is(&there_dir.distance, 1),
            graph.or(home, later(&here, &there_dir)),
            !graph.and(other_is_later, later(&there, &there_dir)),
        ]),
    );

    // The next square of the ray, or the next ray.
    let further = |place: &Place| {
        let next = graph.add(&here.distance, &graph.number(1, 3));
        graph.all([
            place.member,
            !home,
            graph.equal(&place.ray, &here.ray),
            graph.equal(&place.distance, &next),
            !graph.is(&here.distance, 7),
        ])
    };
    let other_is_further = graph.all([
        there.member,
        !home,
        graph.equal(&there.ray, &here.ray),
        graph.less(&here.distance, &there.distance),
    ]);
    let onward = graph.or(
        further(&there_pos),
        graph.and(
            graph.equal(&entry.nextpos, &entry.nextdir),
            !other_is_further,
        ),
    );

    // A pawn's pushes.
    let ahead = |to: &Choice, ranks: i32| {
        let white = rules.apart(&from, to, (0, ranks), 1);
        graph.mux(
            is(kind::BLACK_PAWN),
            rules.apart(&from, to, (0, -ranks), 1),
            white,
        )
    };
    let rank = |rank: usize| graph.any((8 * rank..8 * rank + 8).map(|square| from[square]));
    let at_home = graph.or(
        graph.and(is(kind::WHITE_PAWN), rank(1)),
        graph.and(is(kind::BLACK_PAWN), rank(6)),
    );
    let stops = graph.equal(&entry.nextpos, &entry.from);
    let pushed = graph.or(ahead(&at, 1), graph.and(at_home, ahead(&at, 2)));
    let single = graph.implies(ahead(&at, 1), graph.mux(at_home, ahead(&nextpos, 2), stops));
    let double = graph.implies(graph.and(ahead(&at, 2), at_home), stops);
    let pushes = graph.all([
        graph.implies(home, ahead(&nextpos, 1)),
        graph.implies(pushed, graph.and(single, double)),
    ]);

    // What is asked: any piece at home or on its chain, no pawn on a last rank.
    let piece = graph.all([
        !graph.is(&entry.kind, 0),
        !pawn,
        graph.or(home, here.member),
    ]);
    let pawn = graph.and(pawn, !graph.or(rank(0), rank(7)));
    let captures = graph.and(pawn, graph.or(home, here.member));
    let tells = graph.all([
        graph.implies(piece, graph.and(turn, onward)),
        graph.implies(captures, turn),
        // Every piece has a ray.
        graph.implies(graph.and(home, graph.or(piece, captures)), !turns_home),
        graph.implies(pawn, pushes),
    ]);
    (tells, graph.implies(graph.and(pawn, pushed), turns_home))
}

/// Variables for a step.
pub fn unknown(graph: &Graph) -> Entry {
    Entry {
        kind: graph.word(3),
        from: graph.word(6),
        at: graph.word(6),
        nextpos: graph.word(6),
        nextdir: graph.word(6),
    }
}
