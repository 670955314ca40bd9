#!/bin/sh
# Writes what cannot be made again into a folder: the database, then the files that it names. The servers may go on.
#   DATABASE_URL=postgres://… [ARTEFACTS=/data/artefacts] [SECRETS=/data/secrets] backup.sh <folder>
# pg_dump must not be older than the server. Artefacts in S3: keep versions of the bucket instead of ARTEFACTS.
# KEY_PEPPER belongs into the vault, not in here: without it no key of this backup can be used, with it all can.
set -eu
folder=${1:?usage: backup.sh <folder>}
umask 077
mkdir -p "$folder"
# This order: a file is written before the row that names it. A dump that fails leaves nothing, and an older one as it is.
trap 'rm -f "$folder/fyra.dump.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$folder/fyra.dump.part" "$DATABASE_URL"
mv "$folder/fyra.dump.part" "$folder/fyra.dump"
if [ -n "${ARTEFACTS:-}" ]; then
  # 1: a file was removed meanwhile, as its time had come.
  tar -C "$ARTEFACTS" --exclude='*.part' -cf "$folder/fyra.tar" . || [ $? -eq 1 ]
fi
# Keys that sign, which a database must not hold: of no use without it, and it of less without them.
if [ -n "${SECRETS:-}" ] && [ -d "$SECRETS" ]; then
  tar -C "$SECRETS" -cf "$folder/fyra.secrets.tar" .
fi
cd "$folder"
sha256sum -- fyra.* >SHA256SUMS
