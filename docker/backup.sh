#!/bin/sh
# Backs up the shop of compose.yaml, while it runs, into a new folder below FOLDER, and deletes backups older than 30 days.
# Usage: docker/backup.sh [FOLDER]
set -eu
cd "$(dirname "$0")/.."
folder="${1:-/var/backups/ensemble}"
mkdir -p "$folder"
# The nodes run as user 1000. A backup contains email addresses and password hashes.
chmod 700 "$folder"
chown 1000:1000 "$folder"
docker compose --env-file shop.env run --rm --no-deps --volume "$folder:/backups" site-1 \
  node build/node/backup.js "/backups/$(date +%Y-%m-%d-%H%M%S)"
find "$folder" -mindepth 1 -maxdepth 1 -type d -mtime +30 -exec rm -r {} +
