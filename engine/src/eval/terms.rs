//! The numbered terms of the evaluation; the tuner and the weights use these numbers.

macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident: $count:expr;)*) => {
        terms!(@offsets 0; $($(#[$doc])* $name: $count;)*);

        /// Every group of terms in order: its name, its first number and the number of terms.
        pub const GROUPS: &[(&str, usize, usize)] = &[$((stringify!($name), $name, $count)),*];
    };
    (@offsets $at:expr; $(#[$doc:meta])* $name:ident: $count:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: usize = $at;
        terms!(@offsets $at + $count; $($rest)*);
    };
    (@offsets $at:expr;) => {
        /// The number of terms.
        pub const TERMS: usize = $at;
    };
}

terms! {
    /// A piece by kind, pawn to king (the king's stays 0).
    MATERIAL: 6;
    /// A piece by kind and square, 64 per kind, as seen from its own side.
    SQUARE: 6 * 64;
    /// The side to move.
    TEMPO: 1;
    /// A knight by the squares it reaches.
    KNIGHT_MOBILITY: 9;
    /// A bishop by the squares it reaches.
    BISHOP_MOBILITY: 14;
    /// A rook by the squares it reaches.
    ROOK_MOBILITY: 15;
    /// A queen by the squares it reaches.
    QUEEN_MOBILITY: 28;
    /// Two bishops or more.
    BISHOP_PAIR: 1;
    /// An own pawn on a square of a bishop's colour.
    BISHOP_PAWN: 1;
    /// A knight or a bishop guarded by a pawn, on a square that no enemy pawn can ever attack.
    OUTPOST: 2;
    /// A rook on a file without own pawns; on a file without any pawns.
    ROOK_FILE: 2;
    /// A pawn without own pawns on the files beside it.
    ISOLATED: 1;
    /// A pawn behind another of its side.
    DOUBLED: 1;
    /// A pawn that no own pawn can guard any more and that cannot advance safely.
    BACKWARD: 1;
    /// A pawn guarded by a pawn, by its rank.
    GUARDED: 8;
    /// A pawn beside another, by its rank.
    PHALANX: 8;
    /// A passed pawn by its rank.
    PASSED: 8;
    /// A passed pawn whose next square is occupied, by its rank.
    PASSED_BLOCKED: 8;
    /// A passed pawn whose next square is neither occupied nor attacked, by its rank.
    PASSED_FREE: 8;
    /// A passed pawn beyond its own half, by the own king's distance from the square in front of it.
    PASSED_OWN_KING: 8;
    /// A passed pawn beyond its own half, by the enemy king's distance from the square in front of it.
    PASSED_ENEMY_KING: 8;
    /// By the rank of the nearest own pawn in front of the king, on each of three files; 0: there is none.
    SHELTER: 8;
    /// By the rank, as seen from the king's side, of the nearest enemy pawn on each of these files; 0: there is none.
    STORM: 8;
    /// The strength of the attack on the enemy king.
    DANGER: 32;
    /// A pawn attacks a knight or bishop; a rook; a queen.
    PAWN_THREAT: 3;
    /// A knight or a bishop attacks a rook; a queen.
    MINOR_THREAT: 2;
    /// A rook attacks a queen.
    ROOK_THREAT: 1;
    /// An enemy piece that is attacked and not defended.
    HANGING: 1;
    /// A knight or bishop attacks a knight or bishop that no pawn guards.
    MINOR_AT_MINOR: 1;
    /// A rook attacks a knight or bishop that no pawn guards.
    ROOK_AT_MINOR: 1;
    /// The king attacks an enemy piece or pawn that is not defended.
    KING_THREAT: 1;
    /// A pawn can safely advance to a square where it attacks an enemy piece.
    PUSH_THREAT: 1;
    /// A square that the enemy attacks, but not with a pawn and not more often than we do.
    RESTRICTED: 1;
    /// A knight or bishop right behind a pawn of either side.
    MINOR_BEHIND_PAWN: 1;
    /// A knight by its distance from the own king.
    KNIGHT_KING: 8;
    /// A bishop by its distance from the own king.
    BISHOP_KING: 8;
    /// A knight, for each own pawn.
    KNIGHT_PAWNS: 1;
    /// A rook, for each own pawn.
    ROOK_PAWNS: 1;
    /// An isolated or backward pawn on a file without enemy pawns.
    WEAK_OPEN: 1;
    /// A passed pawn by its rank, if the enemy attacks no square in front of it and all of them are empty.
    PASSED_PATH: 8;
    /// A rook behind a passed pawn of its own side; of the enemy.
    ROOK_BEHIND: 2;
    /// An own piece that is alone between the own king and an enemy slider.
    PINNED: 1;
    /// A square of the enemy king's flank in the enemy's camp that we attack; that we attack twice.
    FLANK: 2;
    /// By the rank of the nearest enemy pawn, if an own pawn blocks it.
    STORM_BLOCKED: 8;
    /// A square of the centre behind the own pawns that no enemy pawn attacks, in the opening.
    SPACE: 1;
}
