// Checks a settled match's record with the public key alone: its hash, its place in the chain, its signature; and that the
// curves and the odds' history that are shown of it are those that the record holds the hashes of.
//   node examples/verify-record.mjs [match id] [--head=<hash you kept>] [--key=<public key you kept, base64>]
// Without an id: the newest record. With a kept head: that it is still part of the chain. BASE=http://localhost:3000
import { createHash, createPublicKey, verify } from 'node:crypto';

const BASE = process.env.BASE ?? 'http://localhost:3000';
const args = process.argv.slice(2);
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const say = (text) => process.stdout.write(`${text}\n`);
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

async function get(path) {
  const response = await fetch(`${BASE}${path}`);
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${answer.code} ${answer.detail}`);
  return answer;
}

const signedBy = (publicKey, bytes, signature) => {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, bytes, key, Buffer.from(signature, 'base64'));
};

/** Public keys by name, each vouched for by the one before it. A key that was kept must be among them. */
async function trustedKeys() {
  const { key_id, public_key, vouched_by, vouch, earlier } = await get('/api/v1/records/key');
  const all = [{ key_id, public_key, vouched_by, vouch }, ...earlier];
  const keys = new Map(all.map((key) => [key.key_id, key.public_key]));
  for (const key of all.slice(0, -1)) {
    const voucher = keys.get(key.vouched_by);
    const bytes = Buffer.from(key.public_key, 'base64');
    if (!voucher || !signedBy(voucher, bytes, key.vouch)) throw new Error(`nobody vouches for the key ${key.key_id}`);
  }
  const kept = option('key');
  if (kept && !all.some((key) => key.public_key === kept)) throw new Error('the key that was kept is not among these');
  return keys;
}

/** JSON with sorted keys and no spaces, as records are hashed. */
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${members.join(',')}}`;
};

/** How the match went as it is shown, without the names beside it. @returns what was compared */
async function course(id, { curves, odds_course }) {
  const compared = [];
  if (curves) {
    const shown = await get(`/api/v1/matches/${id}/curves`);
    const all = shown.curves.map(({ participant_id, equity_usd, return_pct, score }) => ({
      participant_id,
      equity_usd,
      return_pct,
      score,
    }));
    compared.push(alike('curves', curves, { step_seconds: shown.step_seconds, times: shown.times, curves: all }));
  }
  if (odds_course) {
    const shown = await get(`/api/v1/matches/${id}/odds`);
    const all = shown.odds.map(({ participant_id, win_probability, by_return }) => ({
      participant_id,
      win_probability,
      by_return,
    }));
    compared.push(alike('odds', odds_course, { step_seconds: shown.step_seconds, times: shown.times, odds: all }));
  }
  return compared;
}

function alike(name, signed, shown) {
  if (sha256(canonical(shown)) !== signed) throw new Error(`the ${name} that are shown are not those that were signed`);
  return name;
}

async function* chain() {
  for (let cursor = ''; cursor !== null;) {
    const { records, next_cursor } = await get(`/api/v1/records?limit=500${cursor && `&cursor=${cursor}`}`);
    yield* records;
    cursor = next_cursor;
  }
}

/** The whole chain, link by link. @returns the link of the match, or the newest */
async function walked(keys, id) {
  let [previous, found, kept] = ['0'.repeat(64), null, false];
  for await (const link of chain()) {
    const { seq, match_id, body_hash, hash, key_id, signature } = link;
    const right = sha256(`fyra record\n${seq}\n${match_id}\n${previous}\n${body_hash}\n`) === hash;
    if (!right || link.previous !== previous)
      throw new Error(`link ${seq} (${match_id}) does not follow the one before it`);
    if (!keys.has(key_id) || !signedBy(keys.get(key_id), Buffer.from(hash, 'hex'), signature))
      throw new Error(`link ${seq} (${match_id}) is not signed by the key ${key_id}`);
    if (id === undefined || match_id === id) found = link;
    kept ||= hash === option('head');
    previous = hash;
  }
  if (option('head') && !kept) throw new Error('the head that was kept is not in this chain: the past was rewritten');
  if (!found) throw new Error(`${id} is not in the chain`);
  return found;
}

try {
  const keys = await trustedKeys();
  const link = await walked(
    keys,
    args.find((arg) => !arg.startsWith('--')),
  );
  const { body } = await get(`/api/v1/matches/${link.match_id}/record?limit=1`);
  if (sha256(body) !== link.body_hash) throw new Error(`the record of ${link.match_id} is not the one that was signed`);
  const record = JSON.parse(body);
  const compared = ['the record', ...(await course(link.match_id, record))].join(', ');
  say(
    `${link.match_id} is what was signed (${compared}): link ${link.seq}, won by ${record.settlement.winner ?? 'nobody'}`,
  );
  if (option('head')) say('the head that was kept is part of the chain');
  say(`keep this: --head=${link.hash} --key=${keys.get(link.key_id)}`);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
