//! The names of an FPGA family's tools, and the names that they use.

use fpgambit_hw::unit::{Device, Target};

/// The file that nextpnr writes for the packer.
pub(crate) const ROUTED: &str = "routed.txt";

/// The names of a family's tools, and the names that they use.
pub(crate) struct Family {
    pub nextpnr: &'static str,
    pub packer: &'static str,
    /// The option for the file of clocks, and of pins where the two share a file.
    pub constraints: &'static str,
    /// The option that lets pins be chosen, where one is needed.
    pub unconstrained: Option<&'static str>,
    pub routed: &'static str,
    pub bitstream: &'static str,
    pub lut: &'static str,
    pub bram: &'static str,
    /// The prefix of Yosys' names for flip-flops.
    pub ff: &'static str,
}

const ICE40: Family = Family {
    nextpnr: "nextpnr-ice40",
    packer: "icepack",
    constraints: "--pcf",
    unconstrained: Some("--pcf-allow-unconstrained"),
    routed: "--asc",
    bitstream: "bin",
    lut: "ICESTORM_LC",
    bram: "ICESTORM_RAM",
    ff: "SB_DFF",
};

const ECP5: Family = Family {
    nextpnr: "nextpnr-ecp5",
    packer: "ecppack",
    constraints: "--lpf",
    unconstrained: Some("--lpf-allow-unconstrained"),
    routed: "--textcfg",
    bitstream: "bit",
    lut: "TRELLIS_COMB",
    bram: "DP16KD",
    ff: "TRELLIS_FF",
};

const GOWIN: Family = Family {
    nextpnr: "nextpnr-himbaechel-gowin",
    packer: "gowin_pack",
    constraints: "--vopt",
    unconstrained: None,
    routed: "--write",
    bitstream: "fs",
    lut: "LUT4",
    bram: "BSRAM",
    ff: "DFF",
};

impl Family {
    /// The family of a device.
    pub fn of(device: Device) -> &'static Self {
        match device.target() {
            Target::Ice40 => &ICE40,
            Target::Gowin => &GOWIN,
            Target::Ecp5 | Target::Generic => &ECP5,
        }
    }

    /// nextpnr's options for a board's file of pins, and its clock.
    pub fn pins(device: Device, file: &str, mhz: f64) -> Vec<String> {
        match device.target() {
            Target::Gowin => ["--vopt", &format!("cst={file}"), "--freq", &mhz.to_string()]
                .map(str::to_owned)
                .to_vec(),
            _ => vec![Self::of(device).constraints.to_owned(), file.to_owned()],
        }
    }

    /// The packer's arguments.
    pub fn pack(device: Device, bitstream: &str) -> Vec<String> {
        let arguments = match device.target() {
            Target::Gowin => {
                let options = device.nextpnr_options().iter();
                let mut chip = options.filter_map(|option| option.strip_prefix("family="));
                let chip = chip.next_back().unwrap_or_default();
                vec!["-d", chip, "-o", bitstream, ROUTED]
            }
            _ => vec![ROUTED, bitstream],
        };
        arguments.into_iter().map(str::to_owned).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pin_and_pack_options_follow_the_family() {
        assert_eq!(
            Family::pins(Device::Gw2ar18c, "pins.txt", 27.0),
            ["--vopt", "cst=pins.txt", "--freq", "27"]
        );
        assert_eq!(
            Family::pack(Device::Gw1nr9c, "x.fs"),
            ["-d", "GW1N-9C", "-o", "x.fs", ROUTED]
        );
        assert_eq!(
            Family::pins(Device::Ice40Up5k, "pins.txt", 12.0),
            ["--pcf", "pins.txt"]
        );
        assert_eq!(Family::pack(Device::Ecp5_25f, "x.bit"), [ROUTED, "x.bit"]);
    }
}
