#!/bin/sh
# Makes the catalog of the present schema version, to be kept before the next migration is written:
#   sh make.sh .build/debug/plumb v0001
# It is recorded from NAME.ndjson in this order, with the waivers of NAME-waivers.json, and computed.
set -eu
plumb=$1
here=$(dirname "$0")
catalog="$here/$2.sqlite"
test ! -e "$catalog" || { echo "$catalog is there already and stays" >&2; exit 1; }
"$plumb" record "$here/$2.ndjson" --catalog "$catalog"
"$plumb" waive "$here/$2-waivers.json" --catalog "$catalog"
"$plumb" run --catalog "$catalog"
