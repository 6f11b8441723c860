//! What holds of every position that a parser lets through, and of every line of play.

use fpgambit_engine::repetition::{Line, DetectionMethod, Oracle};
use fpgambit_engine::{Move, Position, Setup, naive};

/// Text and image come back, moves are the naive generator's, make and unmake restore.
///
/// # Panics
/// When one of them does not hold.
pub fn check_position(position: &Position) {
    let fen = position.to_string();
    assert_eq!(fen.parse().as_ref(), Ok(position));
    assert_eq!(Setup::from(position).position().as_ref(), Ok(position));

    let image = position.image();
    let read = Position::from_image(&image).expect("an image of a position");
    assert_eq!(read.image(), image, "{fen}");
    if position.halfmove_clock() <= 127 && position.fullmove_number() <= 8191 {
        assert_eq!(&read, position);
    }
    assert_eq!(&position.mirrored().mirrored(), position);

    let legal = position.legal_moves();
    assert_eq!(
        sorted(&legal),
        sorted(&naive::legal_moves(position)),
        "{fen}"
    );
    let pseudo = position.pseudo_legal_moves();
    assert_eq!(
        sorted(&pseudo),
        sorted(&naive::pseudo_legal_moves(position)),
        "{fen}"
    );
    assert_eq!(
        sorted(&position.captures()),
        sorted(&naive::captures(position)),
        "{fen}"
    );
    assert_eq!(position.legal_count(), legal.len() as u64, "{fen}");

    let mut board = position.clone();
    for mv in legal {
        let undo = board.make(mv);
        assert_eq!(
            Setup::from(&board).position().as_ref(),
            Ok(&board),
            "{fen} {mv}"
        );
        board.unmake(mv, undo);
        assert_eq!(&board, position, "{mv}");
        assert_eq!(position.parse_uci(&mv.to_string()), Ok(mv), "{fen}");
    }
}

/// Every detector says at every ply what the oracle says.
///
/// # Panics
/// When one does not.
pub fn check_repetition(line: &Line) {
    let mut detectors = DetectionMethod::ALL.map(DetectionMethod::detector);
    let mut oracle = Oracle::new(&line.start);
    for (before, step) in line.positions() {
        let after = oracle.step(&before, step);
        for (method, detector) in DetectionMethod::ALL.into_iter().zip(&mut detectors) {
            detector.step(&before, step);
            assert_eq!(
                detector.query(&after, u32::MAX),
                oracle.query(),
                "{method}: {line}"
            );
        }
    }
}

fn sorted(moves: &[Move]) -> Vec<u16> {
    let mut words: Vec<u16> = moves.iter().map(|mv| mv.word()).collect();
    words.sort_unstable();
    words
}
