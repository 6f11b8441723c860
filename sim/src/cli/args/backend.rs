//! `--backend`: one of a few names, or a serial port.

use std::ffi::OsStr;

use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use fpgambit_sim::device::Backend;
use fpgambit_sim::link::{PortName, SERIAL};

/// Takes one of a few names, or a board: `serial:PATH[@BAUD]`.
#[derive(Clone, Copy, Debug)]
pub struct OrBoard<P>(pub P);

impl<P: TypedValueParser> TypedValueParser for OrBoard<P>
where
    P::Value: From<PortName>,
{
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, Error> {
        match value.to_str().is_some_and(|text| text.starts_with(SERIAL)) {
            true => port.parse_ref(command, arg, value).map(P::Value::from),
            false => self.0.parse_ref(command, arg, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
}

/// Parses a backend.
pub fn backends() -> OrBoard<EnumValueParser<Backend>> {
    OrBoard(EnumValueParser::new())
}

fn port(text: &str) -> Result<PortName, String> {
    PortName::parse(text.strip_prefix(SERIAL).unwrap_or(text))
}

/// Whether the backend is a board.
pub fn is_board(backend: Backend) -> bool {
    matches!(backend, Backend::Serial(_))
}
