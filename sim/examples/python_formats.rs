//! Prints the constants of the Python package: `testbenches/python/refresh` writes them down.

fn main() {
    print!("{}", fpgambit_sim::python::formats());
}
