//! Test vectors of the AXI4-Stream wrapper.
//!
#![doc = include_str!("vectors.md")]

use super::AxiStream;
use crate::pins::Pins;
use crate::unit::{Driver, Simulator, Vectors, VectorsError, check_moves, mixed, positions};
use fpgambit_engine::{Mode, Position};

/// Number of drawn boards; the vectors record each by the number from which it was drawn.
const DRAWN: usize = 1_000;

/// Maximum number of clocks until a packet is answered.
const PATIENCE: u32 = 20_000;

/// Sends positions and checks the returned moves against the engine's.
///
/// # Errors
/// If the moves of a packet differ from the engine's, or a packet does not end.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut driver = Driver::new(simulator, AxiStream::INPUTS, AxiStream::OUTPUTS);
    driver.drive(AxiStream::PINS.m_axis_tready, 1);
    let mut vectors = Vectors::default();
    for (name, position) in positions().step_by(4) {
        vectors.begin(format_args!("{name}: {position}"));
        for mode in Mode::ALL {
            let (words, counts) = answer(&mut driver, &position, mode)?;
            let mut all = vec![(words.len() as u32) << 16 | mode.bits()];
            all.extend(position.image());
            all.push(counts);
            all.extend(&words);
            vectors.push(&all);
            vectors.moves += 2 * words.len();
        }
    }
    for (number, position) in vectors.draw(DRAWN) {
        let mut sum = 0;
        for mode in Mode::ALL {
            let (words, counts) = answer(&mut driver, &position, mode)?;
            sum = words.iter().fold(sum, |sum, word| mixed(sum ^ word));
            sum = mixed(sum ^ counts >> 16);
            vectors.moves += words.len();
        }
        vectors.push(&[15 << 28 | number, sum]);
    }
    Ok(vectors)
}

/// Sends a position and returns the words of the answer, checked against the engine's moves, and `{visited, cycles}`.
fn answer(
    driver: &mut Driver<impl Simulator>,
    position: &Position,
    mode: Mode,
) -> Result<(Vec<u32>, u32), VectorsError> {
    let words = packet(driver, position.image(), mode.bits());
    check_moves(position, mode, words.iter().copied())?;
    let [visited, cycles] = [AxiStream::PINS.visited, AxiStream::PINS.cycles];
    Ok((words, driver.read(visited) << 16 | driver.read(cycles)))
}

/// Sends a packet and returns the words of the answer; fewer if it does not end.
fn packet(driver: &mut Driver<impl Simulator>, image: [u32; 9], user: u32) -> Vec<u32> {
    let pins = AxiStream::PINS;
    let mut words = Vec::new();
    let mut sent = 0;
    for _ in 0..PATIENCE {
        driver.drive(pins.s_axis_tvalid, (sent < image.len()).into());
        if let Some(&word) = image.get(sent) {
            driver.drive(pins.s_axis_tdata, word);
            driver.drive(pins.s_axis_tlast, (sent == image.len() - 1).into());
            driver.drive(pins.s_axis_tuser, user);
            sent += driver.read(pins.s_axis_tready) as usize;
        }
        let comes = driver.read(pins.m_axis_tvalid) == 1;
        if comes {
            words.push(driver.read(pins.m_axis_tdata));
        }
        let last = comes && driver.read(pins.m_axis_tlast) == 1;
        driver.clock();
        if last {
            break;
        }
    }
    words
}
