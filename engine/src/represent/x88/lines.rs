//! The table of differences.

use super::Board0x88;
use crate::{Color, Kind, Square};

/// The steps along ranks and files, along diagonals, and of the knight.
pub(super) const STRAIGHT: [i8; 4] = [1, 16, -1, -16];
pub(super) const SLANTING: [i8; 4] = [17, 15, -15, -17];
pub(super) const JUMPS: [i8; 8] = [33, 18, -14, -31, -33, -18, 14, 31];

/// The relation of two cells with this difference.
#[derive(Clone, Copy)]
struct Line {
    /// A bit for each nibble that could attack from the first cell to the second, if the squares between are empty.
    attackers: u16,
    /// The step that leads from the first to the second; 0 if there is none.
    step: i8,
}

/// By the difference of two cells, `to` minus `from`, plus 119.
static LINES: [Line; 239] = {
    let mut lines = [Line {
        attackers: 0,
        step: 0,
    }; 239];
    let mut direction = 0;
    while direction < 4 {
        add_ray(&mut lines, STRAIGHT[direction], Kind::Rook);
        add_ray(&mut lines, SLANTING[direction], Kind::Bishop);
        direction += 1;
    }
    let mut jump = 0;
    while jump < 8 {
        add(&mut lines, JUMPS[jump], JUMPS[jump], both(Kind::Knight));
        jump += 1;
    }
    let mut side = 0;
    while side < 2 {
        let (white, black) = (SLANTING[side], SLANTING[side + 2]);
        add(&mut lines, white, white, 1 << Kind::Pawn as u8);
        add(&mut lines, black, black, 1 << (Kind::Pawn as u8 + 8));
        side += 1;
    }
    lines
};

/// The bits of a kind's two nibbles.
const fn both(kind: Kind) -> u16 {
    0x101 << kind as u8
}

const fn add(lines: &mut [Line; 239], difference: i8, step: i8, attackers: u16) {
    let line = &mut lines[(difference as i16 + 119) as usize];
    line.attackers |= attackers;
    line.step = step;
}

/// Adds seven steps in a direction for a slider and the queen, and the first step for the king too.
const fn add_ray(lines: &mut [Line; 239], step: i8, slider: Kind) {
    add(lines, step, step, both(Kind::King));
    let mut distance = 1;
    while distance < 8 {
        let attackers = both(slider) | both(Kind::Queen);
        add(lines, step * distance, step, attackers);
        distance += 1;
    }
}

/// Looks up every piece of the side in the table, and walks the line only if the piece fits it.
pub(super) fn is_attacked(board: &Board0x88, square: Square, by: Color) -> bool {
    let target = Board0x88::cell(square);
    Square::ALL.into_iter().any(|from| {
        let from = Board0x88::cell(from);
        let nibble = board.cells[usize::from(from)];
        if nibble == 0 || nibble >> 3 != by as u8 {
            return false;
        }
        let line = LINES[usize::from(target + 119 - from)];
        if line.attackers >> nibble & 1 == 0 {
            return false;
        }
        let mut at = from.wrapping_add_signed(line.step);
        while at != target {
            if board.cells[usize::from(at & 127)] != 0 {
                return false;
            }
            at = at.wrapping_add_signed(line.step);
        }
        true
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The difference determines the line, whatever the cells: for every two squares the table agrees with a walk that
    /// tests for the edge.
    #[test]
    fn square_differences_determine_lines() {
        for from in Square::ALL {
            for to in Square::ALL {
                let difference = i16::from(Board0x88::cell(to)) - i16::from(Board0x88::cell(from));
                let line = LINES[(difference + 119) as usize];
                let files = to.file() as i8 - from.file() as i8;
                let ranks = to.rank() as i8 - from.rank() as i8;
                let straight = (files == 0) != (ranks == 0);
                let slanting = files != 0 && files.abs() == ranks.abs();
                let near = from != to && files.abs() <= 1 && ranks.abs() <= 1;
                let jump = files.abs() * ranks.abs() == 2;
                let expected = [
                    (Kind::Rook, straight),
                    (Kind::Bishop, slanting),
                    (Kind::Queen, straight || slanting),
                    (Kind::King, near),
                    (Kind::Knight, jump),
                ];
                for (kind, attacks) in expected {
                    let bits = if attacks { both(kind) } else { 0 };
                    assert_eq!(line.attackers & both(kind), bits, "{kind:?} {from} {to}");
                }
                let pawn = |ranks_up| u16::from(files.abs() == 1 && ranks == ranks_up);
                let pawns = pawn(1) << 1 | pawn(-1) << 9;
                assert_eq!(line.attackers & both(Kind::Pawn), pawns, "{from} {to}");
                let step = files.signum() + 16 * ranks.signum();
                if straight || slanting {
                    assert_eq!(line.step, step, "{from} {to}");
                }
            }
        }
    }
}
