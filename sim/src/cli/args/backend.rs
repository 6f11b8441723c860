//! `--backend`: one of a few names, or a serial port.

use std::ffi::OsStr;

use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use fpgambit_sim::device::Backend;
use fpgambit_sim::link::PortName;

/// What a backend behind a serial port begins with.
const SERIAL: &str = "serial:";

/// Takes a backend.
#[derive(Clone, Copy, Debug)]
pub struct BackendParser;

impl TypedValueParser for BackendParser {
    type Value = Backend;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Backend, Error> {
        match value.to_str().is_some_and(|text| text.starts_with(SERIAL)) {
            true => port.parse_ref(command, arg, value).map(Backend::Serial),
            false => EnumValueParser::<Backend>::new().parse_ref(command, arg, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let values = <Backend as clap::ValueEnum>::value_variants().iter();
        Some(Box::new(
            values.filter_map(clap::ValueEnum::to_possible_value),
        ))
    }
}

fn port(text: &str) -> Result<PortName, String> {
    PortName::parse(text.strip_prefix(SERIAL).unwrap_or(text))
}

/// Whether it is a board.
pub fn is_board(backend: Backend) -> bool {
    matches!(backend, Backend::Serial(_))
}
