#!/bin/sh
# Backs up the shop of compose.yaml, while it runs, into a new folder below FOLDER, and deletes backups older than 30 days, but never the newest seven.
# Usage: docker/backup.sh [FOLDER]
# Exits with 3 if the backup is complete but for pictures that the shop itself has lost.
set -eu
cd "$(dirname "$0")/.."
folder="${1:-/var/backups/ensemble}"
name="$(date +%Y-%m-%d-%H%M%S)"
backups() { find "$folder" -mindepth 1 -maxdepth 1 -type d -name '????-??-??-??????' | sort; }

if [ ! -d "$folder" ]; then
  mkdir -p "$folder"
  # The nodes run as user 1000. A backup contains email addresses and password hashes.
  chmod 700 "$folder"
  chown 1000:1000 "$folder"
fi
previous="$(backups | tail -n 1)"
# Before the backup, so that a full disk has room for it. What is unfinished was cut off, as by a power cut.
find "$folder" -mindepth 1 -maxdepth 1 -type d -name '????-??-??-??????.unfinished' -mtime +1 -exec rm -r {} +
backups | head -n -7 | while read -r old; do find "$old" -maxdepth 0 -mtime +30 -exec rm -r {} +; done

status=0
docker compose --env-file shop.env run --rm --no-deps --volume "$folder:/backups" site-1 \
  node build/node/backup.js "/backups/$name" || status=$?

# A picture that the backup before has too takes its place on the disk once.
if [ -d "$folder/$name/pictures" ] && [ -d "$previous/pictures" ]; then
  cd "$folder/$name/pictures"
  find . -type f -exec sh -c 'for file; do if cmp -s "$0/$file" "$file"; then ln -f "$0/$file" "$file"; fi; done' "$previous/pictures" {} +
fi
exit "$status"
