//! Boards described by one data file each, `hw/boards/NAME.json`, from which their top module and constraints are made.

use super::Board;
use fpgambit_hw::unit::{Build, Device, Target};
use serde::Deserialize;
use std::borrow::Cow;
use std::fmt::Write as _;

/// The data files, in the order in which the boards are listed.
pub(super) static ALL: &[&str] = &[
    include_str!("../../../hw/boards/tangnano20k.json"),
    include_str!("../../../hw/boards/icepi-zero.json"),
    include_str!("../../../hw/boards/tangnano9k.json"),
    include_str!("../../../hw/boards/orangecrab-25f.json"),
    include_str!("../../../hw/boards/colorlight-i5.json"),
    include_str!("../../../hw/boards/colorlight-i9.json"),
    include_str!("../../../hw/boards/icesugar.json"),
];

/// A data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Description {
    name: &'static str,
    title: &'static str,
    /// The board's FPGA, or the supported device that is most like it.
    device: &'static str,
    /// nextpnr's options for the FPGA, if it differs from `device`.
    #[serde(default)]
    nextpnr: Vec<&'static str>,
    crystal_hz: u32,
    /// The clock of the circuit, if a PLL makes it.
    clock_hz: Option<u32>,
    fastest_baud: u32,
    /// The board's name in openFPGALoader, if it supports the board.
    loader: Option<&'static str>,
    pins: Pins,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pins {
    clock: Pin,
    rx: Pin,
    tx: Pin,
    heartbeat: Option<Pin>,
    activity: Option<Pin>,
    /// Holds the circuit in reset.
    reset: Option<Pin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pin {
    pin: String,
    /// More attributes for the constraints, in the syntax of the device family.
    #[serde(default)]
    attributes: String,
    #[serde(default)]
    active_low: bool,
    /// The document that describes the pin.
    source: String,
}

/// A port of the top module.
struct Port<'a> {
    name: String,
    is_output: bool,
    pin: &'a Pin,
}

impl Description {
    fn ports(&self) -> Vec<Port<'_>> {
        let pins = &self.pins;
        let port = |name: &str, is_output, pin| Port {
            name: name.to_owned(),
            is_output,
            pin,
        };
        let mut ports = vec![
            port("clock_in", false, &pins.clock),
            port("rx", false, &pins.rx),
            port("tx", true, &pins.tx),
        ];
        let others = [
            ("led_heartbeat", true, &pins.heartbeat),
            ("led_activity", true, &pins.activity),
            ("reset", false, &pins.reset),
        ];
        for (name, is_output, pin) in others {
            if let Some(pin) = pin {
                let end = if pin.active_low { "_n" } else { "" };
                ports.push(port(&format!("{name}{end}"), is_output, pin));
            }
        }
        ports
    }

    fn clock_hz(&self) -> u32 {
        self.clock_hz.unwrap_or(self.crystal_hz)
    }

    /// Returns the text of the board's top module.
    ///
    /// # Errors
    /// If no PLL can make the board's clock.
    fn top(&self, top: &str, target: Target) -> Result<String, String> {
        let ports = self.ports();
        let declared: Vec<String> = ports
            .iter()
            .map(|port| {
                let direction = if port.is_output { "output" } else { "input" };
                format!("    {direction} wire {}", port.name)
            })
            .collect();
        let mut body = String::new();
        let mut assigned = |name: &str, pin: &Option<Pin>| {
            let wire = match pin {
                Some(_) => name,
                None => return String::new(),
            };
            let low = pin.as_ref().is_some_and(|pin| pin.active_low);
            let (end, not) = if low { ("_n", "!") } else { ("", "") };
            let _ = writeln!(
                body,
                "    wire {wire};\n    assign led_{wire}{end} = {not}{wire};"
            );
            wire.to_owned()
        };
        let heartbeat = assigned("heartbeat", &self.pins.heartbeat);
        let activity = assigned("activity", &self.pins.activity);
        let (clock, steady) = match self.clock_hz {
            None => ("clock_in", None),
            Some(hz) => {
                body += &pll(self.crystal_hz, hz, target)?;
                ("clock", Some("locked"))
            }
        };
        let released = self.pins.reset.as_ref().map(|pin| match pin.active_low {
            true => "reset_n",
            false => "!reset",
        });
        let locked = match (steady, released) {
            (None, None) => "1'b1".to_owned(),
            (Some(one), None) | (None, Some(one)) => one.to_owned(),
            (Some(steady), Some(released)) => format!("{steady} && {released}"),
        };
        Ok(format!(
            "// {}. Made from hw/boards/{}.json.\n//\n// SPDX-License-Identifier: MIT OR Apache-2.0\n\n\
             `default_nettype none\n\n\
             module {top} #(\n    parameter integer BAUD = 115200,\n    parameter [31:0] IDENTITY = 32'd0\n) (\n{}\n);\n\
             {body}    fpgambit_board #(\n        .CLOCK_HZ({}),\n        .BAUD(BAUD),\n        .IDENTITY(IDENTITY)\n    ) board (\n        \
             .clock({clock}),\n        .locked({locked}),\n        .rx(rx),\n        .tx(tx),\n        \
             .heartbeat({heartbeat}),\n        .activity({activity})\n    );\nendmodule\n\n`default_nettype wire\n",
            self.title,
            self.name,
            declared.join(",\n"),
            self.clock_hz()
        ))
    }

    /// Returns the constraints: the pins, and the clock if the family keeps both in one file.
    fn constraints(&self, target: Target) -> String {
        let mhz = f64::from(self.crystal_hz) / 1e6;
        let mut text = String::new();
        let comment = target.comment();
        for Port { name, pin, .. } in self.ports() {
            let Pin {
                pin,
                attributes,
                source,
                ..
            } = pin;
            let space = if attributes.is_empty() { "" } else { " " };
            let line = match target {
                Target::Ice40 => format!("set_io {attributes}{space}{name} {pin}"),
                Target::Gowin => {
                    format!("IO_LOC \"{name}\" {pin};\nIO_PORT \"{name}\" {attributes};")
                }
                Target::Ecp5 | Target::Generic => {
                    format!(
                        "LOCATE COMP \"{name}\" SITE \"{pin}\";\nIOBUF PORT \"{name}\" {attributes};"
                    )
                }
            };
            let _ = writeln!(text, "{comment} {source}\n{line}");
        }
        text += &match target {
            Target::Ice40 => format!("set_frequency clock_in {mhz}\n"),
            Target::Ecp5 => format!("FREQUENCY PORT \"clock_in\" {mhz} MHZ;\n"),
            Target::Gowin | Target::Generic => String::new(),
        };
        text
    }
}

/// Creates the board that a data file describes.
///
/// # Errors
/// The message states what is wrong with the data file.
pub(super) fn board(text: &'static str) -> Result<Board, String> {
    let one: Description = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let name = one.name;
    let device = Device::ALL
        .iter()
        .find(|device| device.name() == one.device);
    let device = *device.ok_or_else(|| format!("{name}: device '{}' is unknown", one.device))?;
    // Leaked, because a board lives as long as the program.
    let top: &'static str = Box::leak(name.replace('-', "_").into_boxed_str());
    Ok(Board {
        name,
        title: one.title,
        device,
        crystal_hz: one.crystal_hz,
        clock_hz: one.clock_hz(),
        fastest_baud: one.fastest_baud,
        build: Build::Compact,
        top,
        verilog: Cow::Owned(one.top(top, device.target())?),
        constraints: Cow::Owned(one.constraints(device.target())),
        nextpnr: match one.nextpnr.is_empty() {
            true => device.nextpnr_options().to_vec(),
            false => one.nextpnr,
        },
        loader: one.loader,
    })
}

/// Returns the Verilog of a PLL that makes `hz` from `crystal`, both in hertz.
///
/// # Errors
/// If the PLL of this family is not described here, or cannot make the clock.
fn pll(crystal: u32, hz: u32, target: Target) -> Result<String, String> {
    if target != Target::Ecp5 {
        return Err(format!(
            "clock_hz {hz}: expected none, since only ECP5's PLL is described"
        ));
    }
    let divisor = gcd(crystal, hz);
    let (reference, feedback) = (crystal / divisor, hz / divisor);
    // The oscillator runs at 400 to 800 MHz; choose the middle for margin on both sides.
    let output = 600_000_000 / hz;
    if !(1..=128).contains(&reference) || !(1..=80).contains(&feedback) || output == 0 {
        return Err(format!(
            "clock_hz {hz}: expected {crystal} Hz times up to 80, divided by up to 128"
        ));
    }
    Ok(format!(
        "    wire clock, locked;\n    (* FREQUENCY_PIN_CLKI = \"{}\" *)\n    (* FREQUENCY_PIN_CLKOP = \"{}\" *)\n    \
         (* ICP_CURRENT = \"12\" *)\n    (* LPF_RESISTOR = \"8\" *)\n    EHXPLLL #(\n        .CLKI_DIV({reference}),\n        \
         .CLKFB_DIV({feedback}),\n        .CLKOP_DIV({output}),\n        .CLKOP_CPHASE({}),\n        .CLKOP_FPHASE(0),\n        \
         .CLKOP_ENABLE(\"ENABLED\"),\n        .FEEDBK_PATH(\"CLKOP\")\n    ) pll (\n        .CLKI(clock_in),\n        \
         .CLKFB(clock),\n        .CLKOP(clock),\n        .LOCK(locked),\n        .RST(1'b0),\n        .STDBY(1'b0),\n        \
         .PHASESEL0(1'b0),\n        .PHASESEL1(1'b0),\n        .PHASEDIR(1'b1),\n        .PHASESTEP(1'b1),\n        \
         .PHASELOADREG(1'b1),\n        .PLLWAKESYNC(1'b0),\n        .ENCLKOP(1'b0)\n    );\n",
        f64::from(crystal) / 1e6,
        f64::from(hz) / 1e6,
        (output - 1) / 2
    ))
}

fn gcd(one: u32, other: u32) -> u32 {
    match other {
        0 => one,
        _ => gcd(other, one % other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_port_has_a_unique_pin_and_a_source() {
        for text in ALL {
            let board = board(text).unwrap_or_else(|error| panic!("{error}: {text}"));
            let one: Description = serde_json::from_str(text).unwrap();
            let mut pins = Vec::new();
            for Port { name, pin, .. } in one.ports() {
                let declared = format!("put wire {name}");
                let declared = board
                    .verilog
                    .lines()
                    .filter(|line| line.trim_end_matches(',').ends_with(&declared));
                assert_eq!(declared.count(), 1, "{}: {name}", board.name);
                let said = |line: &&str| {
                    let words: Vec<&str> = line.split([' ', '"', ';']).collect();
                    !line.starts_with(['#', '/'])
                        && words.contains(&name.as_str())
                        && words.contains(&pin.pin.as_str())
                };
                assert_eq!(
                    board.constraints.lines().filter(said).count(),
                    1,
                    "{}: {name}",
                    board.name
                );
                assert!(
                    pin.source.len() > 10,
                    "{}: {name} has no source",
                    board.name
                );
                pins.push(pin.pin.clone());
            }
            let number = pins.len();
            pins.sort_unstable();
            pins.dedup();
            assert_eq!(pins.len(), number, "{}: a pin is taken twice", board.name);
            // The UART meets a rate exactly if the rate divides the clock.
            assert_eq!(board.clock_hz % board.fastest_baud, 0, "{}", board.name);
            assert!(board.clock_hz / board.fastest_baud >= 4, "{}", board.name);
        }
    }

    #[test]
    fn a_pll_keeps_its_oscillator_in_range() {
        for (crystal, hz) in [
            (50_000_000, 40_000_000),
            (25_000_000, 30_000_000),
            (48_000_000, 36_000_000),
        ] {
            let text = pll(crystal, hz, Target::Ecp5).unwrap();
            let number = |name: &str| {
                let rest = text.split(&format!(".{name}(")).nth(1).unwrap();
                rest.split(')').next().unwrap().parse::<u64>().unwrap()
            };
            let (reference, feedback) = (number("CLKI_DIV"), number("CLKFB_DIV"));
            assert_eq!(u64::from(crystal) * feedback, u64::from(hz) * reference);
            let oscillator = u64::from(hz) * number("CLKOP_DIV");
            assert!(
                (400_000_000..=800_000_000).contains(&oscillator),
                "{oscillator}"
            );
        }
        assert!(pll(27_000_000, 40_000_000, Target::Gowin).is_err());
        assert!(pll(27_000_001, 40_000_000, Target::Ecp5).is_err());
    }

    #[test]
    fn invalid_board_files_are_rejected_with_a_reason() {
        let right = ALL[0];
        for (from, to, complaint) in [
            ("gw2ar-18c", "gw2ar-19", "device 'gw2ar-19' is unknown"),
            ("\"rx\"", "\"xr\"", "unknown field `xr`"),
            (
                "\"crystal_hz\"",
                "\"clock_hz\": 54000000, \"crystal_hz\"",
                "only ECP5's PLL",
            ),
        ] {
            let wrong: &'static str = Box::leak(right.replace(from, to).into_boxed_str());
            assert_ne!(wrong, right, "{from}");
            let error = board(wrong).unwrap_err();
            assert!(error.contains(complaint), "{error}");
        }
    }
}
