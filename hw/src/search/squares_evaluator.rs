//! Evaluator: material and piece-square sums, updated move by move.

use super::squares_table::SquareWords;
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::Rom;
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{file, move_kind, nibble, piece, position_value};
use rust_hdl::prelude::*;

/// The value of a position by the engine's piece-square table, and the four sums from which it is computed.
///
/// A move removes or puts down at most four pieces, two per clock. The sums are valid four clocks after `begin`;
/// `value` belongs to the sums and `black` of three clocks before.
///
/// ```text
/// pieces --> [table] --> [words] --> [middlegame, endgame; phases] --> difference * phase --> / 32 --> + endgame -->
/// value
/// ```
#[derive(Circuit, Default)]
pub struct SquaresEvaluator {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Clears all sums. Held for four clocks, it outlasts any move in the pipeline.
    pub clear: Signal<In, Bit>,
    /// Adds a piece.
    pub add: Signal<In, Bit>,
    /// The piece's nibble; 0 adds nothing.
    pub add_nibble: Signal<In, Bits<4>>,
    /// The piece's square.
    pub add_square: Signal<In, Bits<6>>,
    /// Makes a move.
    pub begin: Signal<In, Bit>,
    /// Square the move comes from.
    pub from: Signal<In, Bits<6>>,
    /// Square the move goes to.
    pub to: Signal<In, Bits<6>>,
    /// Kind of the move.
    pub kind: Signal<In, Bits<4>>,
    /// Piece that moves.
    pub mover: Signal<In, Bits<4>>,
    /// Type of the captured piece; 0 for none.
    pub victim: Signal<In, Bits<3>>,
    /// Loads the sums from the stack.
    pub restore: Signal<In, Bit>,
    /// Middlegame sum to load.
    pub restored_middle: Signal<In, Bits<18>>,
    /// Endgame sum to load.
    pub restored_end: Signal<In, Bits<18>>,
    /// White's phase to load.
    pub restored_white: Signal<In, Bits<9>>,
    /// Black's phase to load.
    pub restored_black: Signal<In, Bits<9>>,
    /// The value is for Black.
    pub black: Signal<In, Bit>,
    /// Middlegame sum, White's pieces minus Black's.
    pub middle: Signal<Out, Bits<18>>,
    /// Endgame sum.
    pub end: Signal<Out, Bits<18>>,
    /// White's phase: 0 with king and pawns only.
    pub white_phase: Signal<Out, Bits<9>>,
    /// Black's phase: 0 with king and pawns only.
    pub black_phase: Signal<Out, Bits<9>>,
    /// The value of the sums of three clocks before.
    pub value: Signal<Out, Bits<16>>,

    table: Rom<SquareWords, 24, 9, 2>,

    // The table reads in progress: one piece to remove, and one to put down.
    taking: DFF<Bits<4>>,
    putting: DFF<Bits<4>>,
    // Registered table outputs, because block RAM delivers late in a clock.
    taken: DFF<Bits<4>>,
    put: DFF<Bits<4>>,
    taken_word: DFF<Bits<24>>,
    put_word: DFF<Bits<24>>,
    // The move's second pair.
    second: DFF<Bit>,
    second_taking: DFF<Bits<4>>,
    second_putting: DFF<Bits<4>>,
    second_taken_from: DFF<Bits<6>>,
    second_put_on: DFF<Bits<6>>,
    sum_middle: DFF<Bits<18>>,
    sum_end: DFF<Bits<18>>,
    phase_white: DFF<Bits<9>>,
    phase_black: DFF<Bits<9>>,
    // The value's stages.
    low: DFF<Bits<25>>,
    middle_part: DFF<Bits<25>>,
    high: DFF<Bits<25>>,
    end_one: DFF<Bits<18>>,
    product: DFF<Bits<25>>,
    end_two: DFF<Bits<18>>,
    result: DFF<Bits<16>>,

    arrives: Signal<Local, Bits<3>>,
    take_nibble: Signal<Local, Bits<4>>,
    take_square: Signal<Local, Bits<6>>,
    put_nibble: Signal<Local, Bits<4>>,
    put_square: Signal<Local, Bits<6>>,
    take_middle: Signal<Local, Bits<18>>,
    take_end: Signal<Local, Bits<18>>,
    put_middle: Signal<Local, Bits<18>>,
    put_end: Signal<Local, Bits<18>>,
    after_middle: Signal<Local, Bits<18>>,
    after_end: Signal<Local, Bits<18>>,
    take_phase: Signal<Local, Bits<3>>,
    put_phase: Signal<Local, Bits<3>>,
    after_white: Signal<Local, Bits<9>>,
    after_black: Signal<Local, Bits<9>>,
    greater: Signal<Local, Bits<18>>,
    less: Signal<Local, Bits<18>>,
    own_end: Signal<Local, Bits<18>>,
    wide_greater: Signal<Local, Bits<25>>,
    wide_less: Signal<Local, Bits<25>>,
    phase: Signal<Local, Bits<6>>,
    both: Signal<Local, Bits<9>>,
    one: Signal<Local, Bits<25>>,
    two: Signal<Local, Bits<25>>,
    shifted: Signal<Local, Bits<20>>,
    total: Signal<Local, Bits<20>>,
}

impl Logic for SquaresEvaluator {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The first pair: remove the moving piece, and put it or the promoted piece down.");
        self.arrives.next = bit_cast::<3, 4>(self.mover.val());
        if self.kind.val().get_bit(3) {
            self.arrives.next = (bit_cast::<3, 4>(self.kind.val()) & 3) + 2;
        }
        self.take_nibble.next = bits::<4>(0);
        self.take_square.next = self.from.val();
        self.put_nibble.next = bits::<4>(0);
        self.put_square.next = self.to.val();
        if self.begin.val() {
            self.take_nibble.next = self.mover.val();
            self.put_nibble.next =
                (self.mover.val() & nibble::BLACK) | bit_cast::<4, 3>(self.arrives.val());
        }

        comment!("The second pair: remove the captured piece, or move the castling rook.");
        self.second.d.next = self.begin.val();
        self.second_taking.d.next = bits::<4>(0);
        self.second_putting.d.next = bits::<4>(0);
        self.second_taken_from.d.next = self.to.val();
        self.second_put_on.d.next = (self.from.val() & 0x38) | file::F;
        if self.victim.val().any() {
            self.second_taking.d.next = ((self.mover.val() & nibble::BLACK) ^ nibble::BLACK)
                | bit_cast::<4, 3>(self.victim.val());
        }
        if self.kind.val() == move_kind::EN_PASSANT {
            self.second_taken_from.d.next = (self.from.val() & 0x38) | (self.to.val() & 0x07);
        }
        if self.kind.val() == move_kind::CASTLE_SHORT {
            self.second_taking.d.next = (self.mover.val() & nibble::BLACK) | piece::ROOK;
            self.second_putting.d.next = (self.mover.val() & nibble::BLACK) | piece::ROOK;
            self.second_taken_from.d.next = (self.from.val() & 0x38) | file::H;
        }
        if self.kind.val() == move_kind::CASTLE_LONG {
            self.second_taking.d.next = (self.mover.val() & nibble::BLACK) | piece::ROOK;
            self.second_putting.d.next = (self.mover.val() & nibble::BLACK) | piece::ROOK;
            self.second_taken_from.d.next = self.from.val() & 0x38;
            self.second_put_on.d.next = (self.from.val() & 0x38) | file::D;
        }
        if self.second.q.val() {
            self.take_nibble.next = self.second_taking.q.val();
            self.take_square.next = self.second_taken_from.q.val();
            self.put_nibble.next = self.second_putting.q.val();
            self.put_square.next = self.second_put_on.q.val();
        }
        if self.add.val() {
            self.put_nibble.next = self.add_nibble.val();
            self.put_square.next = self.add_square.val();
        }

        comment!("Look up the tables, with squares seen from the owner's side.");
        self.table.read.next = true;
        self.table.read_address[0].next =
            (bit_cast::<9, 3>(bit_cast::<3, 4>(self.take_nibble.val())) << 6)
                | bit_cast::<9, 6>(self.take_square.val());
        if self.take_nibble.val().get_bit(3) {
            self.table.read_address[0].next =
                (bit_cast::<9, 3>(bit_cast::<3, 4>(self.take_nibble.val())) << 6)
                    | bit_cast::<9, 6>(self.take_square.val() ^ 0x38);
        }
        self.table.read_address[1].next =
            (bit_cast::<9, 3>(bit_cast::<3, 4>(self.put_nibble.val())) << 6)
                | bit_cast::<9, 6>(self.put_square.val());
        if self.put_nibble.val().get_bit(3) {
            self.table.read_address[1].next =
                (bit_cast::<9, 3>(bit_cast::<3, 4>(self.put_nibble.val())) << 6)
                    | bit_cast::<9, 6>(self.put_square.val() ^ 0x38);
        }
        self.taking.d.next = self.take_nibble.val();
        self.putting.d.next = self.put_nibble.val();
        self.taken.d.next = self.taking.q.val();
        self.put.d.next = self.putting.q.val();
        self.taken_word.d.next = self.table.read_word[0].val();
        self.put_word.d.next = self.table.read_word[1].val();

        comment!("The sums: White's pieces minus Black's.");
        self.take_middle.next = bit_cast::<18, 12>(self.taken_word.q.val().get_bits::<12>(0));
        self.take_end.next = bit_cast::<18, 12>(self.taken_word.q.val().get_bits::<12>(12));
        self.put_middle.next = bit_cast::<18, 12>(self.put_word.q.val().get_bits::<12>(0));
        self.put_end.next = bit_cast::<18, 12>(self.put_word.q.val().get_bits::<12>(12));
        if self.taken_word.q.val().get_bit(11) {
            self.take_middle.next =
                bit_cast::<18, 12>(self.taken_word.q.val().get_bits::<12>(0)) | 0x3f000;
        }
        if self.taken_word.q.val().get_bit(23) {
            self.take_end.next =
                bit_cast::<18, 12>(self.taken_word.q.val().get_bits::<12>(12)) | 0x3f000;
        }
        if self.put_word.q.val().get_bit(11) {
            self.put_middle.next =
                bit_cast::<18, 12>(self.put_word.q.val().get_bits::<12>(0)) | 0x3f000;
        }
        if self.put_word.q.val().get_bit(23) {
            self.put_end.next =
                bit_cast::<18, 12>(self.put_word.q.val().get_bits::<12>(12)) | 0x3f000;
        }
        self.after_middle.next = self.sum_middle.q.val() - self.take_middle.val();
        self.after_end.next = self.sum_end.q.val() - self.take_end.val();
        if self.taken.q.val().get_bit(3) {
            self.after_middle.next = self.sum_middle.q.val() + self.take_middle.val();
            self.after_end.next = self.sum_end.q.val() + self.take_end.val();
        }
        self.sum_middle.d.next = self.after_middle.val() + self.put_middle.val();
        self.sum_end.d.next = self.after_end.val() + self.put_end.val();
        if self.put.q.val().get_bit(3) {
            self.sum_middle.d.next = self.after_middle.val() - self.put_middle.val();
            self.sum_end.d.next = self.after_end.val() - self.put_end.val();
        }

        comment!("The phases: a knight or bishop is 1, a rook 3, a queen 6.");
        self.take_phase.next = bits::<3>(0);
        self.put_phase.next = bits::<3>(0);
        if (bit_cast::<3, 4>(self.taken.q.val()) == piece::KNIGHT)
            | (bit_cast::<3, 4>(self.taken.q.val()) == piece::BISHOP)
        {
            self.take_phase.next = bits::<3>(1);
        }
        if bit_cast::<3, 4>(self.taken.q.val()) == piece::ROOK {
            self.take_phase.next = bits::<3>(3);
        }
        if bit_cast::<3, 4>(self.taken.q.val()) == piece::QUEEN {
            self.take_phase.next = bits::<3>(6);
        }
        if (bit_cast::<3, 4>(self.put.q.val()) == piece::KNIGHT)
            | (bit_cast::<3, 4>(self.put.q.val()) == piece::BISHOP)
        {
            self.put_phase.next = bits::<3>(1);
        }
        if bit_cast::<3, 4>(self.put.q.val()) == piece::ROOK {
            self.put_phase.next = bits::<3>(3);
        }
        if bit_cast::<3, 4>(self.put.q.val()) == piece::QUEEN {
            self.put_phase.next = bits::<3>(6);
        }
        self.after_white.next = self.phase_white.q.val();
        self.after_black.next = self.phase_black.q.val();
        if self.taken.q.val().get_bit(3) {
            self.after_black.next =
                self.phase_black.q.val() - bit_cast::<9, 3>(self.take_phase.val());
        } else {
            self.after_white.next =
                self.phase_white.q.val() - bit_cast::<9, 3>(self.take_phase.val());
        }
        self.phase_white.d.next = self.after_white.val();
        self.phase_black.d.next = self.after_black.val();
        if self.put.q.val().get_bit(3) {
            self.phase_black.d.next =
                self.after_black.val() + bit_cast::<9, 3>(self.put_phase.val());
        } else {
            self.phase_white.d.next =
                self.after_white.val() + bit_cast::<9, 3>(self.put_phase.val());
        }
        if self.restore.val() {
            self.sum_middle.d.next = self.restored_middle.val();
            self.sum_end.d.next = self.restored_end.val();
            self.phase_white.d.next = self.restored_white.val();
            self.phase_black.d.next = self.restored_black.val();
        }
        if self.clear.val() {
            self.sum_middle.d.next = bits::<18>(0);
            self.sum_end.d.next = bits::<18>(0);
            self.phase_white.d.next = bits::<9>(0);
            self.phase_black.d.next = bits::<9>(0);
        }

        comment!(
            "The value. Start with the mover's side, so that rounding is the same for both colours."
        );
        self.greater.next = self.sum_middle.q.val();
        self.less.next = self.sum_end.q.val();
        self.own_end.next = self.sum_end.q.val();
        if self.black.val() {
            self.greater.next = self.sum_end.q.val();
            self.less.next = self.sum_middle.q.val();
            self.own_end.next = bits::<18>(0) - self.sum_end.q.val();
        }
        self.wide_greater.next = bit_cast::<25, 18>(self.greater.val());
        if self.greater.val().get_bit(17) {
            self.wide_greater.next = bit_cast::<25, 18>(self.greater.val()) | 0x1fc0000;
        }
        self.wide_less.next = bit_cast::<25, 18>(self.less.val());
        if self.less.val().get_bit(17) {
            self.wide_less.next = bit_cast::<25, 18>(self.less.val()) | 0x1fc0000;
        }
        self.both.next = self.phase_white.q.val() + self.phase_black.q.val();
        self.phase.next = bit_cast::<6, 9>(self.both.val());
        if self.both.val() > 32 {
            self.phase.next = bits::<6>(32);
        }
        self.end_one.d.next = self.own_end.val();

        comment!("Multiply the difference by the phase, two bits of it at a time.");
        self.one.next = self.wide_greater.val() - self.wide_less.val();
        self.two.next = self.one.val() << 1;
        self.low.d.next = bits::<25>(0);
        self.middle_part.d.next = bits::<25>(0);
        self.high.d.next = bits::<25>(0);
        if self.phase.val().get_bit(0) {
            self.low.d.next = self.one.val();
        }
        if self.phase.val().get_bit(1) {
            self.low.d.next = self.two.val();
            if self.phase.val().get_bit(0) {
                self.low.d.next = self.one.val() + self.two.val();
            }
        }
        if self.phase.val().get_bit(2) {
            self.middle_part.d.next = self.one.val() << 2;
        }
        if self.phase.val().get_bit(3) {
            self.middle_part.d.next = self.two.val() << 2;
            if self.phase.val().get_bit(2) {
                self.middle_part.d.next = (self.one.val() + self.two.val()) << 2;
            }
        }
        if self.phase.val().get_bit(4) {
            self.high.d.next = self.one.val() << 4;
        }
        if self.phase.val().get_bit(5) {
            self.high.d.next = self.two.val() << 4;
        }
        self.product.d.next = self.low.q.val() + self.middle_part.q.val() + self.high.q.val();
        self.end_two.d.next = self.end_one.q.val();

        comment!("Divide by 32, rounding down, and clamp the result.");
        self.shifted.next = self.product.q.val().get_bits::<20>(5);
        self.total.next = self.shifted.val() + bit_cast::<20, 18>(self.end_two.q.val());
        if self.end_two.q.val().get_bit(17) {
            self.total.next =
                self.shifted.val() + (bit_cast::<20, 18>(self.end_two.q.val()) | 0xc0000);
        }
        self.result.d.next = bit_cast::<16, 20>(self.total.val());
        if (self.total.val() ^ position_value::SIGN)
            > (bits::<20>(position_value::MOST) ^ position_value::SIGN)
        {
            self.result.d.next = bit_cast::<16, 20>(bits::<20>(position_value::MOST));
        }
        if (self.total.val() ^ position_value::SIGN)
            < (bits::<20>(position_value::LEAST) ^ position_value::SIGN)
        {
            self.result.d.next = bit_cast::<16, 20>(bits::<20>(position_value::LEAST));
        }

        self.middle.next = self.sum_middle.q.val();
        self.end.next = self.sum_end.q.val();
        self.white_phase.next = self.phase_white.q.val();
        self.black_phase.next = self.phase_black.q.val();
        self.value.next = self.result.q.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::power_up;
    use fpgambit_engine::random::{Chance, RandomBoards};
    use fpgambit_engine::searcher::squares::Sums;
    use fpgambit_engine::{Color, MoveKind, Position};

    fn number<const N: usize>(value: impl Into<u64>) -> Bits<N> {
        bits(value.into())
    }

    fn clock(evaluator: &mut SquaresEvaluator, times: usize) {
        for _ in 0..times {
            evaluator.take_inputs();
            evaluator.settle();
            evaluator.edge();
        }
        evaluator.begin.next = false;
        evaluator.add.next = false;
        evaluator.clear.next = false;
    }

    fn load(evaluator: &mut SquaresEvaluator, position: &Position) {
        evaluator.clear.next = true;
        clock(evaluator, 1);
        for (square, &nibble) in position.nibbles().iter().enumerate() {
            evaluator.add.next = true;
            evaluator.add_nibble.next = number(nibble);
            evaluator.add_square.next = number(square as u64);
            clock(evaluator, 1);
        }
        evaluator.black.next = position.side_to_move() == Color::Black;
        clock(evaluator, 6);
    }

    /// After any legal move on any board, the value is the engine's value of the next position, seven clocks later.
    #[test]
    fn value_after_a_move_matches_the_engine() {
        let seed = 21;
        println!("seed {seed}");
        let mut chance = Chance::new(seed);
        let mut evaluator = power_up(SquaresEvaluator::default()).unwrap();
        for position in RandomBoards::new(seed).take(1_000) {
            load(&mut evaluator, &position);
            let side = position.side_to_move();
            let value = |evaluator: &SquaresEvaluator| evaluator.value.val().index() as u16 as i16;
            assert_eq!(
                value(&evaluator),
                Sums::of(&position).value(side),
                "{position}"
            );
            let legal = position.legal_moves().to_vec();
            // Promotions, castling and en passant captures are rare.
            let rare: Vec<_> = legal
                .iter()
                .filter(|mv| mv.kind().code() & 7 > 1)
                .copied()
                .collect();
            let from = if rare.is_empty() { &legal } else { &rare };
            let Some(&mv) = chance.pick(from) else {
                continue;
            };
            let victim = match mv.kind() {
                MoveKind::EnPassant => 1,
                _ => position.nibble_at(mv.to()) & 7,
            };
            evaluator.begin.next = true;
            evaluator.from.next = number(mv.from().index() as u64);
            evaluator.to.next = number(mv.to().index() as u64);
            evaluator.kind.next = number(u64::from(mv.kind().code()));
            evaluator.mover.next = number(position.nibble_at(mv.from()));
            evaluator.victim.next = number(victim);
            evaluator.black.next = side == Color::White;
            clock(&mut evaluator, 1);
            clock(&mut evaluator, 6);
            let after = position.play(mv);
            let expected = Sums::of(&after).value(after.side_to_move());
            assert_eq!(value(&evaluator), expected, "{position} {mv}");
        }
    }
}
