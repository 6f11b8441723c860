//! The chain unit: what is said of it.

use super::repetition::PORTS;
use super::unit::Unit;

/// The unit in words.
pub(super) const CHAINS: Unit = Unit {
    title: "chess repetition with AXON's chains",
    description: "\
Push the moves of a game or of a search's line, and ask whether the position has occurred before. Moves are taken back \
one by one, and for each piece that has moved there is a chain: where it stood in the position reached, and where it \
stands in the examined one. When no chain is open and the same side is to move, the position is repeated (Vuckovic and \
Vidanovic, 2007, section 5, with chains of like pieces joined end to end, so that cycles of any length close). Nothing \
is taken back from the first irreversible move on, and none below four plies.

The ports are those of fpgambit_repetition, which can stand in its place; here load_word and load_address, \
push_promotion and query_mode [2:1] are of no use, a load does nothing but begin a new history, and no moves that \
repeat are named. steps counts moves.

Flags of a record: [0] pawn move, [1] capture, [2] castling, [3] anything else after which the position before cannot \
come again: a promotion, a castling right lost, any move where an en passant capture was legal, a null move (whose \
other bits are 0). Each makes the move irreversible.

Answer, one word: [13] repeated, [31:23] plies back to the nearest, [22:16] how often the position has occurred, this \
time included, up to 127; [14] older moves than the last 510 were dropped and might hold more; [15] the walk ended \
before the last reversible move. A query that ends at the nearest repetition counts up to 2.

Latency: 2 clocks, and 3 for each reversible move and one more for each chain open then. A load takes 1 clock, a push \
or pop 2.",
    ports: PORTS,
    bench: include_str!("templates/repetition_tb.v"),
};
