#!/usr/bin/env bash
# The four interfaces from a shell: bash examples/fyra.sh        BASE=http://localhost:3000
set -euo pipefail
BASE=${BASE:-http://localhost:3000}
json='Content-Type: application/json'
member() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }

echo "== a key at once"
API_KEY=$(curl -sSf "$BASE/api/register" | member api_key)
echo "${API_KEY:0:14}…"

echo "== two concepts"
curl -sSf "$BASE/api/fashion-concept" -H "X-API-Key: $API_KEY" -H "$json" -d '{"style":"nordic workwear","count":2,"seed":7}'
echo

echo "== an image, waited for"
job=$(curl -sSf "$BASE/api/generate" -H "X-API-Key: $API_KEY" -H "$json" -d '{"description":"A double-breasted camel wool coat","seed":7}' | member job_id)
curl -sSf -H 'Prefer: wait=30' "$BASE/api/status/$job"
echo

echo "== the league and the engine"
curl -sSf "$BASE/api/v1/leaderboard?duration=1h&limit=1"
echo
curl -sSf "$BASE/api/bride-say"
echo
