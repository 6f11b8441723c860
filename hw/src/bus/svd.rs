//! The register map as CMSIS-SVD, which debuggers, `svd2rust` and similar tools read.

use super::map::{REGISTERS, Register, ends};
use std::fmt::Write as _;

/// The map as a CMSIS-SVD 1.3 document: one peripheral at address 0, to be moved to its base address.
///
/// SVD numbers a register's address in bytes and a field by its lowest and highest bits.
pub fn svd() -> String {
    let size = REGISTERS
        .iter()
        .map(|register| 4 * (register.number + register.count))
        .max()
        .unwrap_or(0);
    let mut text = format!(
        r#"<?xml version="1.0" encoding="utf-8"?>
<!-- The registers of fpgambit's bus wrappers. Generated from their declaration; do not edit.
     SPDX-License-Identifier: MIT OR Apache-2.0 -->
<device schemaVersion="1.3" xmlns:xs="http://www.w3.org/2001/XMLSchema-instance" xs:noNamespaceSchemaLocation="CMSIS-SVD.xsd">
  <vendor>fpgambit</vendor>
  <name>FPGAMBIT</name>
  <version>{version}</version>
  <description>Move generator and repetition unit behind registers</description>
  <addressUnitBits>8</addressUnitBits>
  <width>32</width>
  <size>32</size>
  <resetValue>0</resetValue>
  <resetMask>0</resetMask>
  <peripherals>
    <peripheral>
      <name>FPGAMBIT</name>
      <description>The bus wrapper; set the base address to that of your design</description>
      <baseAddress>0</baseAddress>
      <addressBlock>
        <offset>0</offset>
        <size>0x{size:x}</size>
        <usage>registers</usage>
      </addressBlock>
      <registers>
"#,
        version = env!("CARGO_PKG_VERSION")
    );
    for register in REGISTERS {
        write_register(&mut text, register);
    }
    text + "      </registers>\n    </peripheral>\n  </peripherals>\n</device>\n"
}

fn write_register(text: &mut String, register: &Register) {
    let Register { name, about, .. } = register;
    let array = match register.count {
        1 => String::new(),
        count => format!("<dim>{count}</dim><dimIncrement>4</dimIncrement>"),
    };
    let index = if register.count > 1 { "[%s]" } else { "" };
    let access = match (register.readable, register.writable) {
        (true, true) => "read-write",
        (true, false) => "read-only",
        _ => "write-only",
    };
    let _ = write!(
        text,
        "        <register>\n          {array}<name>{name}{index}</name>\n          \
         <description>{about}</description>\n          \
         <addressOffset>0x{:02x}</addressOffset>\n          <access>{access}</access>\n",
        4 * register.number,
        about = escaped(about),
    );
    if register.consumes {
        text.push_str("          <readAction>modify</readAction>\n");
    }
    if !register.fields.is_empty() {
        text.push_str("          <fields>\n");
        for (name, mask, about) in register.fields {
            let (low, high) = ends(*mask);
            let _ = writeln!(
                text,
                "            <field><name>{name}</name><description>{}</description><bitRange>[{high}:{low}]</bitRange></field>",
                escaped(about)
            );
        }
        text.push_str("          </fields>\n");
    }
    text.push_str("        </register>\n");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use svd_parser::svd::{Access, ReadAction};

    /// An independent SVD reader finds every register and field that is declared.
    #[test]
    fn svd_matches_the_declared_registers() {
        let device =
            svd_parser::parse_with_config(&svd(), &svd_parser::Config::default().expand(true))
                .expect("the document is CMSIS-SVD");
        let found: Vec<_> = device.peripherals[0].all_registers().collect();
        let count: u64 = REGISTERS.iter().map(|register| register.count).sum();
        assert_eq!(found.len() as u64, count);
        for register in REGISTERS {
            for index in 0..register.count {
                let address = 4 * (register.number + index);
                let at = found
                    .iter()
                    .find(|at| u64::from(at.address_offset) == address);
                let at = at.unwrap_or_else(|| panic!("no register at {address:#x}"));
                assert!(at.name.starts_with(register.name), "{}", at.name);
                let access = at.properties.access.expect("an access");
                assert_eq!(
                    access != Access::WriteOnly,
                    register.readable,
                    "{}",
                    at.name
                );
                assert_eq!(access != Access::ReadOnly, register.writable, "{}", at.name);
                let consumes = at.read_action == Some(ReadAction::Modify);
                assert_eq!(consumes, register.consumes, "{}", at.name);
                let fields: Vec<_> = at.fields().collect();
                assert_eq!(fields.len(), register.fields.len(), "{}", at.name);
                for (field, (name, mask, _)) in fields.iter().zip(register.fields) {
                    assert_eq!(field.name, *name);
                    let bits = (1u64 << field.bit_width()) - 1;
                    assert_eq!(bits << field.bit_offset(), *mask, "{name}");
                }
            }
        }
    }
}
