#!/bin/sh
# Updates the shop of compose.yaml without downtime: a backup, the new program, then one node after the other.
# Usage: docker/update.sh [FOLDER OF BACKUPS]
set -eu
cd "$(dirname "$0")/.."
compose() { docker compose --env-file shop.env "$@"; }

# Pictures that the shop has lost (3) are no reason to keep an old program.
docker/backup.sh "$@" || [ $? -eq 3 ]
before="$(git rev-parse HEAD)"
git pull --ff-only
compose build site-1
for node in site-1 site-2; do compose up --detach --no-deps --wait "$node"; done
compose up --detach
# They read their configuration when they start.
if ! git diff --quiet "$before" HEAD -- docker; then
  for proxy in $(compose ps --services | grep -x -e balancer -e edge); do compose restart "$proxy"; done
fi
