//! Prints the constants of the Python package, for `testbenches/python/refresh`.

fn main() {
    print!("{}", fpgambit_sim::python::formats());
}
