# The common part of the campaigns under a scheduler. Each sources this file with its own arguments:
#
#   SCRIPT [SHARDS [KILLS [POSITIONS [SEED]]]]
#
# Sets shards, kills, positions, program, asked (the command without its shard) and folder, which `clean_up` removes at
# the end of the script. `running` lists the running shards. `compare DONE` checks at the end that there were enough
# kills, and that the document is that of a run in one piece. If the shards ended before enough kills, as they do on a
# fast machine, it starts the script again with four times as many positions.
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
name=campaign/$(basename "$0")
long=${FPGAMBIT_LONG-}
shards=${1:-$([ "$long" = 1 ] && echo 1000 || echo 8)}
kills=${2:-$([ "$long" = 1 ] && echo 40 || echo 6)}
positions=${3:-400000}
seed=${4:-$RANDOM}
program=$(testbenches/tools/program)
asked=(verify --random "$positions" --seed 5 --backend software --threads 1)
MOST=25600000 # The script fails if so many positions still allow too few kills.
folder=$(mktemp -d)
clean_up() { rm -rf "$folder"; }
trap clean_up EXIT

begin() {
  echo "$shards shards, $kills kills, $positions positions, seed $seed"
  RANDOM=$seed
}

# Finds them by the folder that they write to, so that the script kills nothing else.
running() { pgrep -f -- "^$program .*--out $folder/" || true; }

# The pause before the next kill.
pause() { sleep "0.$((RANDOM % 10))"; }

compare() {
  echo "$1 kills, $(find "$folder" -name '*.partial' | wc -l) partial files left"
  if [ "$1" -lt "$kills" ]; then
    if [ "$positions" -ge "$MOST" ]; then
      echo "$name: $1 kills instead of $kills: use more positions" >&2
      exit 1
    fi
    echo "$name: the shards ended after $1 of $kills kills: starting again with more positions" >&2
    clean_up
    exec "$0" "$shards" "$kills" $((positions * 4)) "$seed"
  fi
  "$program" --format json merge "$folder"/*.json >"$folder/merged"
  "$program" "${asked[@]}" --out "$folder/whole" >/dev/null 2>&1
  "$program" --format json merge "$folder/whole" >"$folder/expected"
  cat "$folder/merged"
  if ! cmp "$folder/merged" "$folder/expected"; then
    echo "$name: the document differs from that of a run in one piece:" >&2
    cat "$folder/expected" >&2
    exit 1
  fi
  echo "the same document as in one piece"
}
