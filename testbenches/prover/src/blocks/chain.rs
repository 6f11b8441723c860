//! The order in which a piece walks (the numbered rays of posdata's chain), and what posdata answers for one step.
//!
//! The rays are numbered in the default order. The rules of chess do not depend on this order, but the invariant of a
//! walk does: it must know which squares the walk has passed.

use kit::graph::*;
use spec::rules::{Choice, Piece, Rules, Step};

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

/// Piece types in posdata's numbering: that of the nibbles, and 7 for Black's pawns.
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

/// The place of a square on a piece's chain.
pub struct Place {
    /// Whether the square is on the chain (of captures, for a pawn).
    pub member: Lit,
    /// Number of the ray.
    pub ray: Word,
    /// Distance on the ray.
    pub distance: Word,
}

impl Place {
    /// Ray and distance as one number that increases along the chain.
    pub fn order(&self) -> Word {
        [&self.distance[..], &self.ray].concat()
    }
}

/// Returns the place of `to` on the chain of a piece of this type on `from`.
pub fn place(rules: &Rules<'_>, piece: &[Lit], from: &Choice, to: &Choice) -> Place {
    let line: Vec<Vec<Lit>> = RAYS
        .map(|ray| {
            (0..8)
                .map(|times| rules.apart(from, to, ray, times))
                .collect()
        })
        .to_vec();
    let jumps = KNIGHT_RAYS.map(|ray| rules.apart(from, to, ray, 1));
    let is = |kind| is(piece, kind);
    let knight = is(kind::KNIGHT);
    let rays = |rays: std::ops::Range<usize>, reach: usize| {
        any(line[rays].iter().flat_map(|ray| ray[1..=reach].to_vec()))
    };
    let member = any([
        (knight & any(jumps)),
        (is(kind::BISHOP) & rays(4..8, 7)),
        (is(kind::ROOK) & rays(0..4, 7)),
        (is(kind::QUEEN) & rays(0..8, 7)),
        (is(kind::KING) & rays(0..8, 1)),
        (is(kind::WHITE_PAWN) & rays(4..6, 1)),
        (is(kind::BLACK_PAWN) & rays(6..8, 1)),
    ]);
    let ray = (0..3).map(|bit| {
        let numbered = (0..8).filter(|ray| ray >> bit & 1 == 1);
        let on_line = any(numbered
            .clone()
            .map(|ray| any(line[ray][1..].iter().copied())));
        knight.mux(any(numbered.map(|ray| jumps[ray])), on_line)
    });
    let distance = (0..3).map(|bit| {
        let far = (1..8).filter(|distance| distance >> bit & 1 == 1);
        let on_line = any(far.map(|distance| any(line.iter().map(|ray| ray[distance]))));
        knight.mux((bit == 0).into(), on_line)
    });
    Place {
        member,
        ray: ray.collect(),
        distance: distance.collect(),
    }
}

/// A step's request and posdata's answer.
pub struct Entry {
    /// Piece type.
    pub kind: Word,
    /// The square the piece comes from.
    pub from: Word,
    /// The square the walk is on.
    pub at: Word,
    /// The next square if that square is empty.
    pub nextpos: Word,
    /// The next square otherwise.
    pub nextdir: Word,
}

/// Whether posdata's answer is right, as far as the square `other` can show: nextpos is the next square of the ray,
/// nextdir is the first square of the next ray, and neither skips `other`. For pawns, nextdir leads through the
/// captures and nextpos through the pushes.
pub fn says(rules: &Rules<'_>, entry: &Entry, other: &Choice) -> Lit {
    let (tells, turns_from_pushes) = tells(rules, entry, other);
    tells & turns_from_pushes
}

/// The same as [`says`] in two parts: everything else, and nextdir on a pawn's push, which the fast generator's lanes
/// do not use.
pub fn tells(rules: &Rules<'_>, entry: &Entry, other: &Choice) -> (Lit, Lit) {
    let choice = |word: &Word| decode(word);
    let (from, at) = (choice(&entry.from), choice(&entry.at));
    let (nextpos, nextdir) = (choice(&entry.nextpos), choice(&entry.nextdir));
    let place = |to: &Choice| place(rules, &entry.kind, &from, to);
    let (here, there, there_dir, there_pos) =
        (place(&at), place(other), place(&nextdir), place(&nextpos));
    let home = equal(&entry.at, &entry.from);
    let is = |kind| is(&entry.kind, kind);
    let pawn = is(kind::WHITE_PAWN) | is(kind::BLACK_PAWN);

    // The next ray, or home if there is none.
    let later = |a: &Place, b: &Place| less(&a.ray, &b.ray);
    let other_is_later = there.member & (home | later(&here, &there));
    let turns_home = equal(&entry.nextdir, &entry.from);
    let turn = turns_home.mux(
        !other_is_later,
        all([
            there_dir.member,
            kit::graph::is(&there_dir.distance, 1),
            (home | later(&here, &there_dir)),
            !(other_is_later & later(&there, &there_dir)),
        ]),
    );

    // The next square of the ray, or the next ray.
    let further = |place: &Place| {
        let next = add(&here.distance, &constant(1, 3));
        all([
            place.member,
            !home,
            equal(&place.ray, &here.ray),
            equal(&place.distance, &next),
            !kit::graph::is(&here.distance, 7),
        ])
    };
    let other_is_further = all([
        there.member,
        !home,
        equal(&there.ray, &here.ray),
        less(&here.distance, &there.distance),
    ]);
    let onward = further(&there_pos) | (equal(&entry.nextpos, &entry.nextdir) & !other_is_further);

    // A pawn's pushes.
    let ahead = |to: &Choice, ranks: i32| {
        let white = rules.apart(&from, to, (0, ranks), 1);
        is(kind::BLACK_PAWN).mux(rules.apart(&from, to, (0, -ranks), 1), white)
    };
    let rank = |rank: usize| any((8 * rank..8 * rank + 8).map(|square| from[square]));
    let at_home = (is(kind::WHITE_PAWN) & rank(1)) | (is(kind::BLACK_PAWN) & rank(6));
    let stops = equal(&entry.nextpos, &entry.from);
    let pushed = ahead(&at, 1) | (at_home & ahead(&at, 2));
    let single = ahead(&at, 1).implies(at_home.mux(ahead(&nextpos, 2), stops));
    let double = (ahead(&at, 2) & at_home).implies(stops);
    let pushes = all([
        home.implies(ahead(&nextpos, 1)),
        pushed.implies(single & double),
    ]);

    // Only these entries matter: a piece at home or on its chain, and no pawn on a last rank.
    let piece = all([!kit::graph::is(&entry.kind, 0), !pawn, (home | here.member)]);
    let pawn = pawn & !(rank(0) | rank(7));
    let captures = pawn & (home | here.member);
    let tells = all([
        piece.implies(turn & onward),
        captures.implies(turn),
        // Every piece has a ray.
        (home & (piece | captures)).implies(!turns_home),
        pawn.implies(pushes),
    ]);
    (tells, (pawn & pushed).implies(turns_home))
}

/// Creates variables for a step.
pub fn unknown() -> Entry {
    Entry {
        kind: free_word(3),
        from: free_word(6),
        at: free_word(6),
        nextpos: free_word(6),
        nextdir: free_word(6),
    }
}

/// Returns the type of the piece on a square in posdata's numbering.
pub fn type_on(rules: &Rules<'_>, square: &Choice) -> Word {
    let bits = (0..3).map(|bit| rules.on(square, |square| rules.position.squares[square][bit]));
    let black_pawn =
        rules.position.black & rules.on(square, |square| rules.piece(square, Piece::Pawn));
    bits.map(|bit| bit | black_pawn).collect()
}
