//! The bench that checks itself.

use super::memory::Memory;
use super::template::fill;
use crate::unit::{Vectors, checksum};

/// `UNIT_tb.v` from its template.
pub(super) fn bench(
    template: &str,
    vectors: &Vectors,
    command: &str,
    memories: &[Memory],
) -> String {
    let memory_check: String = memories.iter().map(Memory::check).collect();
    fill(
        template,
        &[
            ("COMMAND", command),
            ("POSITIONS", &vectors.positions.to_string()),
            ("WORDS", &vectors.words.len().to_string()),
            (
                "VECTORS_SUM",
                &format!("{:08x}", checksum(vectors.words.iter().copied())),
            ),
            ("MEMORY_CHECK", &memory_check),
        ],
    )
}
