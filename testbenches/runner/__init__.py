"""What testbenches/all is made of: the stages, the files each depends on, records of passes, and how a stage runs."""
