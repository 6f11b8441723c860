//! Memory files, as simulators read them; and test vectors: correct ones, and none made from a faulty circuit.

use fpgambit_engine::{Mode, Position, naive};
use fpgambit_hw::movegen::Movegen;
use fpgambit_hw::movegen::vectors::{picked, vectors};
use fpgambit_hw::pins::Port;
use fpgambit_hw::unit::{InProcess, Simulator, VectorsError, checksum, drawn, positions};
use fpgambit_hw::units::builds;

/// Returns what a simulator's `$readmemh` reads from a memory file; of a word in parts of 32 bits the lowest first.
fn memory(text: &str) -> Vec<u32> {
    let parts = |word: &str| -> Vec<u32> {
        let digits = word.as_bytes().rchunks(8);
        let part = |digits| u32::from_str_radix(std::str::from_utf8(digits).unwrap(), 16).unwrap();
        digits.map(part).collect()
    };
    text.lines()
        .map(|line| line.split("//").next().unwrap())
        .flat_map(str::split_whitespace)
        .flat_map(parts)
        .collect()
}

#[test]
fn vectors_match_the_naive_generator() {
    let vectors = vectors(InProcess::of(Movegen::default()).unwrap()).unwrap();
    let words = memory(&vectors.text);
    assert_eq!(words, vectors.words);
    let mut rest = words.as_slice();
    let mut count = 0;
    let whole = positions().count() + picked().count();
    while count < whole {
        let (image, after) = rest.split_first_chunk::<9>().unwrap();
        rest = after;
        let position = Position::from_image(image).unwrap();
        count += 1;
        for mode in Mode::ALL {
            let last = 1 + rest[1..].iter().position(|word| word >> 16 == 1).unwrap();
            let mut moves: Vec<u32> = rest[1..=last].iter().map(|word| word & 0xffff).collect();
            rest = &rest[last + 1..];
            let expected = naive::moves(&position, mode);
            let mut expected: Vec<u32> = expected.iter().map(|mv| mv.word().into()).collect();
            if expected.is_empty() {
                expected.push(0);
            }
            moves.sort_unstable();
            expected.sort_unstable();
            assert_eq!(moves, expected, "{position} {mode}");
        }
    }
    assert!(count >= 60);
    // Then come the numbers of drawn boards, with two checksums each.
    assert!(rest.len() >= 3 * 1_000 && rest.len().is_multiple_of(3));
    for (found, (number, _)) in rest.chunks(3).zip(drawn()) {
        assert_eq!(found[0], number);
    }
}

#[test]
fn one_flipped_bit_changes_the_checksum() {
    // Every word of a long memory, and each of its bits.
    let mut words: Vec<u32> = (0..500u32).map(|n| n.wrapping_mul(0x9e37_79b9)).collect();
    let sum = checksum(words.iter().copied());
    for at in 0..words.len() {
        for bit in 0..32 {
            words[at] ^= 1 << bit;
            assert_ne!(checksum(words.iter().copied()), sum, "word {at}, bit {bit}");
            words[at] ^= 1 << bit;
        }
    }
}

/// A generator with a fault at its output: bit 0 of every move word is stuck at 0.
struct Stuck(InProcess);

impl Simulator for Stuck {
    fn inputs(&self) -> &'static [Port] {
        self.0.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.0.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.0.drive(input, value);
    }

    fn read(&mut self, output: usize) -> u32 {
        let stuck = output == Movegen::PINS.move_word;
        self.0.read(output) & if stuck { !1 } else { !0 }
    }

    fn cycle(&mut self) {
        self.0.cycle();
    }
}

#[test]
fn faulty_circuits_yield_no_vectors() {
    let error = vectors(Stuck(InProcess::of(Movegen::default()).unwrap())).unwrap_err();
    assert!(matches!(error, VectorsError::Disagreement { .. }));
    let message = error.to_string();
    assert!(
        message.contains("rnbqkbnr/pppppppp") && message.contains("b1c3"),
        "{message}"
    );
}

#[test]
fn memory_files_contain_their_words() {
    for build in builds() {
        for file in build.memories {
            let words = (file.words)();
            assert_eq!(words.len(), file.len * file.parts, "{}", file.name);
            let width = file.width / file.parts;
            assert!(
                words.iter().all(|&word| u64::from(word) >> width == 0),
                "{}",
                file.name
            );
            assert_eq!(memory(&file.text()), words, "{}", file.name);
        }
    }
}
