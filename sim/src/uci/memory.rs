//! The largest table that the machine has room for.

/// The largest table, in MiB, that leaves enough memory for the machine, if the system reports what is free.
pub fn table_limit() -> Option<usize> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find(|line| line.starts_with("MemAvailable:"))?;
    let kibibytes: usize = line.split_ascii_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes / 1024 / 4 * 3)
}
