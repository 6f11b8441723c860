//! Writes a run as a waveform: the signals that the proofs use, clock by clock.

use std::io;
use vcd::{IdCode, TimescaleUnit, Value, Writer};

/// A signal: its name in the Verilog, with dots between instances, and its width.
pub type Signal = (&'static str, usize);

/// Writes a VCD. `clocks` has the values of the signals just before each rising edge, in the order of `signals`. A
/// clock lasts 10 ns, with its edge after 5 ns.
///
/// # Errors
///
/// Returns the writer's error.
pub fn write(
    writer: impl io::Write,
    top: &str,
    signals: &[Signal],
    clocks: &[Vec<u64>],
) -> io::Result<()> {
    let mut vcd = Writer::new(writer);
    vcd.timescale(1, TimescaleUnit::NS)?;
    vcd.add_module(top)?;
    let clock = vcd.add_wire(1, "clock")?;
    // Ports first, then one instance after the other.
    let mut order: Vec<usize> = (0..signals.len()).collect();
    order.sort_by_key(|&index| split(signals[index].0).0);
    let mut ids: Vec<Option<IdCode>> = vec![None; signals.len()];
    let mut open = "";
    for index in order {
        let (instance, name) = split(signals[index].0);
        if instance != open {
            if !open.is_empty() {
                vcd.upscope()?;
            }
            vcd.add_module(instance)?;
            open = instance;
        }
        ids[index] = Some(vcd.add_wire(signals[index].1 as u32, name)?);
    }
    if !open.is_empty() {
        vcd.upscope()?;
    }
    vcd.upscope()?;
    vcd.enddefinitions()?;
    let mut before: Option<&Vec<u64>> = None;
    for (time, values) in clocks.iter().enumerate() {
        vcd.timestamp(10 * time as u64)?;
        vcd.change_scalar(clock, Value::V0)?;
        for (index, (&value, id)) in values.iter().zip(&ids).enumerate() {
            let same = before.is_some_and(|before| before[index] == value);
            if let (false, Some(id)) = (same, *id) {
                let bits = (0..signals[index].1).rev();
                vcd.change_vector(id, bits.map(|bit| Value::from(value >> bit & 1 == 1)))?;
            }
        }
        vcd.timestamp(10 * time as u64 + 5)?;
        vcd.change_scalar(clock, Value::V1)?;
        before = Some(values);
    }
    vcd.flush()
}

/// Splits a name into the instance and the name within it.
fn split(name: &str) -> (&str, &str) {
    name.split_once('.').unwrap_or(("", name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unchanged_values_are_not_written_again() {
        let mut file = Vec::new();
        let signals = [("walk.phase", 4), ("reset", 1)];
        write(
            &mut file,
            "top",
            &signals,
            &[vec![3, 1], vec![3, 0], vec![5, 0]],
        )
        .expect("memory takes it");
        let text = String::from_utf8(file).expect("a VCD is text");
        assert_eq!(text.matches("b0011 ").count(), 1);
        assert_eq!(text.matches("b0101 ").count(), 1);
        assert!(text.contains("$scope module walk $end"));
    }
}
