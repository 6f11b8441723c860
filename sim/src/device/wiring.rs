//! A unit's pins by name.

use super::DeviceError;
use fpgambit_hw::pins::Port;

/// The number of the port of this name.
///
/// # Errors
/// When there is none.
pub fn find(ports: &[Port], name: &'static str) -> Result<usize, DeviceError> {
    ports
        .iter()
        .position(|port| port.name == name)
        .ok_or(DeviceError::NoPort { port: name })
}

/// Declares a struct with the number of each pin, called as the pins are, and `of`, which finds them in a simulator.
macro_rules! wiring {
    ($(#[$doc:meta])* $wiring:ident { inputs: $($input:ident),* ; outputs: $($output:ident),* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        struct $wiring {
            $($input: usize,)*
            $($output: usize,)*
        }

        impl $wiring {
            fn of(simulator: &impl fpgambit_hw::unit::Simulator) -> Result<Self, $crate::device::DeviceError> {
                use $crate::device::wiring::find;
                Ok(Self {
                    $($input: find(simulator.inputs(), stringify!($input))?,)*
                    $($output: find(simulator.outputs(), stringify!($output))?,)*
                })
            }
        }
    };
}
pub(super) use wiring;
