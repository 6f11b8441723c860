//! `fpgambit decode`: decodes a position from hexadecimal digits.

use fpgambit_engine::represent::Bits;

use super::args::{DecodeArgs, Format};
use super::encode::Coded;
use super::input::for_each;
use super::{Error, Status, output};

pub fn run(args: &DecodeArgs, format: Format) -> Result<Status, Error> {
    let representation = args.representation;
    let read = |text: &str| -> Result<_, Error> {
        let bits: Bits = text.parse()?;
        Ok(representation.decode(&bits)?)
    };
    for_each(args.stream.of(&args.hex), read, |position| {
        output::print(&match format {
            Format::Text => position.to_string(),
            Format::Json => {
                let bits = representation.encode(position);
                output::json(&Coded::new(representation, position, &bits))
            }
        })
    })?;
    Ok(Status::Done)
}
