use super::super::tests::any_network;
use super::*;
use crate::network::{HIDDEN, LARGE};
use crate::random::Chance;

/// Gives the file a correct checksum, so that only its content is wrong.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - SUM;
    let sum = CRC.checksum(&bytes[..end]);
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn network_files_round_trip() {
    let network: Network = any_network(1);
    let bytes = network.write();
    assert_eq!(bytes.len(), file_bytes(HIDDEN));
    assert_eq!(Network::read(&bytes), Ok(network));
    let large: Network<LARGE> = any_network(1);
    assert_eq!(hidden_sums(&large.write()), Some(LARGE));
    assert_eq!(Network::read(&large.write()), Ok(large));
    assert_eq!(
        Network::chip().write(),
        include_bytes!("../../../data/chip.net")
    );
    assert_eq!(
        Network::large().write(),
        include_bytes!("../../../data/large.net")
    );
}

/// A model card belongs to the file beside it.
#[test]
fn model_cards_give_the_checksums_of_the_files() {
    for (bytes, card) in [
        (
            Network::chip().write(),
            include_str!("../../../data/chip.md"),
        ),
        (
            Network::large().write(),
            include_str!("../../../data/large.md"),
        ),
    ] {
        let content = &bytes[..bytes.len() - SUM];
        let sum = format!("CRC-32 `{:08x}`", CRC.checksum(content));
        assert!(card.contains(&sum), "expected {sum} in {card}");
    }
}

#[test]
fn invalid_files_give_a_specific_error() {
    let good = any_network::<HIDDEN>(2).write();
    let changed = |at: usize, with: &[u8]| {
        let mut bytes = good.clone();
        bytes[at..at + with.len()].copy_from_slice(with);
        sealed(bytes)
    };
    let linear = HEAD + 2 * HIDDEN + INPUTS * HIDDEN;
    let heads = linear + 2 * LINEAR * (INPUTS / 2);
    for (bytes, part) in [
        (Vec::new(), "begins with ``: expected a network"),
        (b"PNG\r\n something".to_vec(), "begins with `PNG"),
        (changed(6, &[2]), "version 2: expected 1"),
        (changed(10, &[64]), "64 hidden sums: expected 32"),
        (changed(9, &[0]), "0 inputs: expected 768"),
        (changed(12, &[1]), "1 heads: expected 8"),
        (
            good[..good.len() - 1].to_vec(),
            "26755 bytes: expected 26756",
        ),
        ([&good[..], &[0]].concat(), "26757 bytes"),
        (
            changed(HEAD, &[0x81, 0x3e]),
            "hidden bias 16001: expected one from -16000 to 16000",
        ),
        (
            changed(linear, &[0, 0x80]),
            "linear entry -32768: expected one from -511 to 511",
        ),
        (
            changed(heads, &[0, 0, 0, 0x80]),
            "head bias -2147483648: expected",
        ),
    ] {
        let error = Network::<HIDDEN>::read(&bytes).unwrap_err().to_string();
        assert!(error.contains(part), "{error}; expected {part}");
        assert_eq!(error.lines().count(), 1);
    }
    let mut damaged = good;
    damaged[500] ^= 1;
    let error = Network::<HIDDEN>::read(&damaged).unwrap_err();
    assert!(matches!(error, NetworkError::Sum { .. }), "{error}");
}

/// The reader rejects or accepts any bytes, and writing an accepted file gives the same bytes.
#[test]
fn reader_survives_damaged_files() {
    let seed = 7;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let good = any_network::<HIDDEN>(seed).write();
    let mut read = 0;
    for round in 0..2_000 {
        let mut bytes = good.clone();
        for _ in 0..chance.below(6) {
            let most = if round % 2 == 0 {
                200
            } else {
                bytes.len() as u32
            };
            let at = chance.below(most) as usize;
            bytes[at] = chance.below(256) as u8;
        }
        if chance.once_in(3) {
            bytes.truncate(chance.below(file_bytes(HIDDEN) as u32 + 1) as usize);
        } else {
            bytes = sealed(bytes);
        }
        if let Ok(network) = Network::<HIDDEN>::read(&bytes) {
            read += 1;
            assert_eq!(network.write(), bytes);
        }
    }
    assert!((200..1_900).contains(&read), "{read}");
}
