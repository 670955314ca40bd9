#!/bin/sh
# Puts a backup into an empty database, in one transaction, and its files into a folder.
#   DATABASE_URL=postgres://… [ARTEFACTS=/data/artefacts] [SECRETS=/data/secrets] restore.sh <folder>
# Then start with the same KEY_PEPPER and an empty Redis (or another REDIS_PREFIX): jobs are queued again from rows.
set -eu
folder=${1:?usage: restore.sh <folder>}
(cd "$folder" && sha256sum --quiet --check SHA256SUMS)
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$folder/fyra.dump"
if [ -n "${ARTEFACTS:-}" ] && [ -f "$folder/fyra.tar" ]; then
  mkdir -p "$ARTEFACTS"
  tar -C "$ARTEFACTS" -xf "$folder/fyra.tar"
fi
if [ -n "${SECRETS:-}" ] && [ -f "$folder/fyra.secrets.tar" ]; then
  (umask 077 && mkdir -p "$SECRETS")
  tar -C "$SECRETS" -xpf "$folder/fyra.secrets.tar"
fi
