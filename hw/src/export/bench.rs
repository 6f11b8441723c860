//! The bench that checks itself.

use super::template::fill;
use super::vectors::{Vectors, checksum};
use fpgambit_engine::posdata::{Posdata, RayOrder};

/// How the bench looks at the whole of posdata as it stands in the circuit's memory.
const POSDATA_CHECK: &str = "
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.posdata.entries[entry]});
        if (sum !== 32'h@POSDATA_SUM@) begin
            mistake;
            $display(\"    posdata.mem sums up to %h, expected %h: it was changed\", sum, 32'h@POSDATA_SUM@);
        end
";

/// `UNIT_tb.v` from its template; `posdata` says whether the circuit has the table in a memory.
pub(super) fn bench(template: &str, vectors: &Vectors, command: &str, posdata: bool) -> String {
    let posdata_check = if posdata {
        let words = Posdata::new(RayOrder::GnuChess)
            .words()
            .map(u32::from)
            .collect::<Vec<_>>();
        fill(
            POSDATA_CHECK,
            &[("POSDATA_SUM", &format!("{:08x}", checksum(words)))],
        )
    } else {
        String::new()
    };
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
            ("POSDATA_CHECK", posdata_check.trim_end_matches(' ')),
        ],
    )
}
