//! Inputs changed at random, from seeds that once caused trouble: no panic, no silent difference, and errors of one line.
//!
//! `FPGAMBIT_INPUTS` sets the number of each kind (default 20,000; a campaign 5,000,000), `FPGAMBIT_SEED` the seed.
//!
//! ```text
//! FPGAMBIT_INPUTS=5000000 cargo test -p fpgambit-testbenches --test coverification -- mutated:: --nocapture
//! ```

mod documents;
mod link;
mod texts;

use fpgambit_engine::random::Chance;

fn number(name: &str, usual: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.map_or(usual, |text| {
        text.parse()
            .unwrap_or_else(|_| panic!("{name} is `{text}`: expected a number"))
    })
}

/// Checks the inputs, each made of one or two seeds with some bytes changed.
fn each(seeds: &[&[u8]], mut check: impl FnMut(&[u8], &mut Chance)) {
    let (inputs, seed) = (
        number("FPGAMBIT_INPUTS", 20_000),
        number("FPGAMBIT_SEED", 49),
    );
    println!("{inputs} inputs, seed {seed}");
    let mut chance = Chance::new(seed);
    for _ in 0..inputs {
        let mut input = chance.pick(seeds).unwrap().to_vec();
        for _ in 0..=chance.below(4) {
            mutate(&mut input, seeds, &mut chance);
        }
        check(&input, &mut chance);
    }
}

/// Boundary values, and bytes that are not text.
const ODD: [&[u8]; 12] = [
    b"0",
    b"-1",
    b"127",
    b"128",
    b"255",
    b"65536",
    b"4294967296",
    b"18446744073709551615",
    b"18446744073709551616",
    b"\xef\xbb\xbf",
    b"\xff",
    b"\x00",
];

fn mutate(input: &mut Vec<u8>, seeds: &[&[u8]], chance: &mut Chance) {
    let length = input.len() as u32;
    let place = chance.below(length + 1) as usize;
    let end = (place + chance.below(12) as usize).min(input.len());
    match chance.below(8) {
        0 if place < input.len() => input[place] ^= 1 << chance.below(8),
        1 if place < input.len() => input[place] = chance.below(256) as u8,
        2 => drop(input.drain(place..end)),
        3 => {
            let part = input[place..end].to_vec();
            input.splice(place..place, part);
        }
        4 => {
            let other = chance.pick(seeds).unwrap();
            let from = chance.below(other.len() as u32 + 1) as usize;
            input.splice(place.., other[from..].iter().copied());
        }
        5 => drop(input.splice(place..end, chance.pick(&ODD).unwrap().iter().copied())),
        6 => input.truncate(place),
        _ => {
            // Change a digit of a number.
            if let Some(at) = (place..input.len()).find(|&at| input[at].is_ascii_digit()) {
                input[at] = b'0' + chance.below(10) as u8;
            }
        }
    }
}

fn assert_one_line(error: &impl ToString) {
    let text = error.to_string();
    assert!(!text.contains('\n') && text.len() < 600, "{text:?}");
}
