//! The bus wrappers compared with the engine, on other positions than their vectors, and with each other.

use fpgambit_engine::Mode;
use fpgambit_engine::random::{Chance, RandomGames};
use fpgambit_hw::axilite::{AxiLite, vectors::AxiLiteMaster};
use fpgambit_hw::axistream::{AxiStream, vectors as axistream};
use fpgambit_hw::bus::map::REGISTERS;
use fpgambit_hw::bus::script::{Accesses, Master};
use fpgambit_hw::unit::InProcess;
use fpgambit_hw::values::{register, register_block, register_word};
use fpgambit_hw::wishbone::{Wishbone, vectors::WishboneMaster};

fn masters() -> (AxiLiteMaster<InProcess>, WishboneMaster<InProcess>) {
    let axilite = InProcess::of(AxiLite::default()).unwrap();
    let wishbone = InProcess::of(Wishbone::default()).unwrap();
    (AxiLiteMaster::new(axilite), WishboneMaster::new(wishbone))
}

fn check(master: &mut impl Master, positions: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    for position in RandomGames::new(seed).take(positions) {
        let mode = *chance.pick(&Mode::ALL).unwrap();
        for (number, word) in (register_block::MOVEGEN << 4..).zip(position.image()) {
            assert!(master.write(number, word));
        }
        assert!(master.write(register::MOVES, mode.bits()));
        let mut found = Vec::new();
        loop {
            let word = master.read(register::MOVE).unwrap();
            if u64::from(word) & register_word::THERE != 0 {
                found.extend(Some(word as u16).filter(|&word| word != 0));
                if u64::from(word) & register_word::LAST != 0 {
                    break;
                }
            }
        }
        let mut wanted: Vec<u16> = position.moves(mode).iter().map(|mv| mv.word()).collect();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{position} {mode}");
    }
}

#[test]
fn moves_over_the_bus_match_the_engine() {
    let seed = 0xb05;
    println!("seed {seed}");
    let (mut axilite, mut wishbone) = masters();
    check(&mut axilite, 60, seed);
    check(&mut wishbone, 60, seed + 1);
}

#[test]
fn every_bus_wrapper_yields_test_vectors() {
    let streams = axistream::vectors(InProcess::of(AxiStream::default()).unwrap()).unwrap();
    assert!(streams.positions > 10, "{}", streams.positions);
    for build in fpgambit_hw::units::builds()
        .filter(|build| build.unit == "axilite" || build.unit == "wishbone")
    {
        for &form in build.forms() {
            let vectors = (build.vectors)(InProcess::new((build.circuit)(form)).unwrap()).unwrap();
            assert!(vectors.moves > 400, "{build}: {}", vectors.moves);
        }
    }
}

/// Registers whose values do not depend on the speed of the bus.
#[test]
fn both_buses_treat_invalid_accesses_alike() {
    let seed = 0x0dd;
    println!("seed {seed}");
    let (mut axilite, mut wishbone) = masters();
    let mut chance = Chance::new(seed);
    let mut accesses = Accesses::new(seed);
    let mut refused = 0;
    for number in 0..20_000 {
        let access = accesses.next(&mut chance);
        let register = u64::from(access.number);
        let known = REGISTERS
            .iter()
            .find(|one| (one.number..one.number + one.count).contains(&register));
        if !access.write && known.is_none_or(|one| !one.readable) {
            assert_eq!(
                (axilite.read(register), wishbone.read(register)),
                (None, None)
            );
            refused += 1;
        } else if access.write && known.is_none_or(|one| !one.writable) {
            assert!(
                !axilite.write(register, access.word) && !wishbone.write(register, access.word)
            );
            refused += 1;
        } else if access.write {
            axilite.write(register, access.word);
            wishbone.write(register, access.word);
        }
        if number % 997 == 0 {
            for reset in [register::RESET, register::INTERRUPTS] {
                assert!(axilite.write(reset, 0) && wishbone.write(reset, 0));
            }
            assert_eq!(
                axilite.read(register::IDENTITY),
                wishbone.read(register::IDENTITY)
            );
            assert_eq!(axilite.read(register::INTERRUPTS), Some(0));
        }
    }
    assert!(refused > 100, "{refused}");
}
