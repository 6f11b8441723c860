set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

# A tool is looked for in the .tools/bin of a checkout around this folder, then as yowasp-NAME, then as NAME.
tool() {
  local folder=$PWD name=$1
  while [ -n "$folder" ]; do
    if [ -x "$folder/.tools/bin/$name" ]; then
      echo "$folder/.tools/bin/$name"
      return
    fi
    folder=${folder%/*}
  done
  command -v "yowasp-$name" || command -v "$name" || {
    echo "build.sh: $name is missing: install it, or from PyPI: pip install yowasp-$name" >&2
    exit 2
  }
}
