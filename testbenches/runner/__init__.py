"""The parts of testbenches/all: the stages, the files that each depends on, the records of passes, and the code that
runs a stage."""
