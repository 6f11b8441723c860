//! How large a table the machine can bear.

/// The largest table, in MiB, that leaves the machine room, when the system tells what is free.
pub fn table_limit() -> Option<usize> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find(|line| line.starts_with("MemAvailable:"))?;
    let kibibytes: usize = line.split_ascii_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes / 1024 / 4 * 3)
}
