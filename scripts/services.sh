#!/usr/bin/env bash
# A real PostgreSQL (with its contrib extensions) and a real Redis for development and tests, on ports and in a folder of
# their own, so that nothing else on the machine is touched. Debian packages are installed where they are missing (as root).
#
#   scripts/services.sh up         starts them and prints the settings that lead to them
#   scripts/services.sh balancer   installs HAProxy if it is missing and prints its path
#   scripts/services.sh down       stops them and removes what they stored
#
# They are made for tests: nothing is synced to disk, so never keep anything of worth in them.
set -euo pipefail

FOLDER="${SERVICES_DIR:-${TMPDIR:-/tmp}/ensemble-services-$(id -u)}"
POSTGRES_PORT="${SERVICES_POSTGRES_PORT:-54329}"
REDIS_PORT="${SERVICES_REDIS_PORT:-63799}"
POSTGRES_DATA="$FOLDER/postgres"
REDIS_DATA="$FOLDER/redis"

fail() {
  echo "$1" >&2
  exit 1
}

is_root() { [ "$(id -u)" -eq 0 ]; }

install_package() {
  is_root && [ -e /etc/debian_version ] || fail "$2 is missing: please install it (Debian: apt-get install $1)."
  echo "Installing $1 …" >&2
  DEBIAN_FRONTEND=noninteractive apt-get update -qq
  # The packages' own servers stay off: ours have ports of their own.
  RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null ||
    fail "Installing $1 failed; the lines above say why."
}

# Debian keeps the server's programs beside each version, off the PATH.
find_postgres() {
  local versions=(/usr/lib/postgresql/*/bin)
  if command -v initdb >/dev/null; then dirname "$(readlink -f "$(command -v initdb)")"
  elif [ -x "${versions[-1]}/initdb" ]; then echo "${versions[-1]}"
  fi
}

# PostgreSQL refuses to run as root.
as_owner() {
  if is_root; then runuser -u postgres -- "$@"; else "$@"; fi
}

up() {
  [ -n "$(find_postgres)" ] || install_package postgresql PostgreSQL
  command -v redis-server >/dev/null || install_package redis-server Redis
  local bin
  bin="$(find_postgres)"
  mkdir -p "$FOLDER" "$REDIS_DATA"

  if ! as_owner "$bin/pg_ctl" status -D "$POSTGRES_DATA" >/dev/null 2>&1; then
    if [ ! -e "$POSTGRES_DATA/PG_VERSION" ]; then
      mkdir -p "$POSTGRES_DATA"
      if is_root; then chown postgres "$POSTGRES_DATA"; fi
      as_owner "$bin/initdb" -D "$POSTGRES_DATA" -U ensemble -A trust -E UTF8 --no-locale >/dev/null
    fi
    as_owner "$bin/pg_ctl" start -w -D "$POSTGRES_DATA" -l "$POSTGRES_DATA/log" -o "-p $POSTGRES_PORT \
      -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=300 -c shared_buffers=256MB \
      -c fsync=off -c synchronous_commit=off -c full_page_writes=off" >/dev/null ||
      fail "PostgreSQL did not start; $POSTGRES_DATA/log says why."
  fi
  "$bin/createdb" -h 127.0.0.1 -p "$POSTGRES_PORT" -U ensemble ensemble 2>/dev/null || true
  "$bin/psql" -h 127.0.0.1 -p "$POSTGRES_PORT" -U ensemble -d ensemble -qtc 'select 1' >/dev/null ||
    fail "PostgreSQL does not answer on port $POSTGRES_PORT; $POSTGRES_DATA/log says why."

  if ! redis-cli -p "$REDIS_PORT" ping >/dev/null 2>&1; then
    redis-server --port "$REDIS_PORT" --bind 127.0.0.1 --dir "$REDIS_DATA" --save '' --appendonly no \
      --daemonize yes --pidfile "$REDIS_DATA/pid" --logfile "$REDIS_DATA/log" >/dev/null ||
      fail "Redis did not start; $REDIS_DATA/log says why."
  fi

  echo "TEST_DATABASE_URL=postgres://ensemble@127.0.0.1:$POSTGRES_PORT/ensemble"
  echo "TEST_REDIS_URL=redis://127.0.0.1:$REDIS_PORT"
}

# Debian keeps it where an ordinary user's PATH does not lead.
find_balancer() { PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v haproxy || true; }

balancer() {
  if [ -z "$(find_balancer)" ]; then install_package haproxy HAProxy; fi
  find_balancer
}

down() {
  local bin
  bin="$(find_postgres)"
  if [ -n "$bin" ] && [ -e "$POSTGRES_DATA/PG_VERSION" ]; then
    as_owner "$bin/pg_ctl" stop -m fast -D "$POSTGRES_DATA" >/dev/null 2>&1 || true
  fi
  if command -v redis-cli >/dev/null; then redis-cli -p "$REDIS_PORT" shutdown nosave >/dev/null 2>&1 || true; fi
  rm -rf "$FOLDER"
}

case "${1:-}" in
  up) up ;;
  balancer) balancer ;;
  down) down ;;
  *) fail "Usage: scripts/services.sh up|balancer|down" ;;
esac
