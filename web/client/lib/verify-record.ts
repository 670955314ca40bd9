/**
 * Checks the signed record of a settled match where it is read: the body's hash, the link's hash over it and the link
 * before, the signature by the installation's Ed25519 key (RFC 8032), and the curves and odds that are shown against the hashes
 * in the body. examples/verify-record.mjs does the same, and goes along the whole chain.
 */
import type { Verdict } from '../../islands/verdict.js';
import { ask } from './ask.js';
import { assertCrypto, bytesOf, fromHex, sha256 } from './digest.js';
import { checkWords } from '../../words/checks.js';

interface Sealed {
  seal: {
    seq: number;
    match_id: string;
    previous: string;
    body_hash: string;
    hash: string;
    key_id: string;
    signature: string;
  } | null;
  body: string | null;
}

interface Keys {
  key_id: string;
  public_key: string;
  earlier: { key_id: string; public_key: string }[];
}

/** @throws Error where this browser has no means to check */
export async function verifyRecord(matchId: string): Promise<Verdict> {
  assertCrypto();
  const [{ seal, body }, keys] = await Promise.all([
    ask<Sealed>(`/api/v1/matches/${encodeURIComponent(matchId)}/record?limit=1`),
    ask<Keys>('/api/v1/records/key'),
  ]);
  if (!seal || body === null) return wrong(checkWords().unsigned);
  const verdict = await verdictOf(seal, body, keys);
  return verdict.right ? ((await courseFault(matchId, JSON.parse(body) as Hashes)) ?? verdict) : verdict;
}

interface Hashes {
  curves?: string | null;
  odds_course?: string | null;
}

interface Course {
  step_seconds: number;
  times: string[];
}

/** What is wrong with the course of the match as it is shown; null where nothing is, or none was signed. */
async function courseFault(matchId: string, { curves, odds_course }: Hashes): Promise<Verdict | null> {
  const path = `/api/v1/matches/${encodeURIComponent(matchId)}`;
  if (curves) {
    const shown = await ask<Course & { curves: object[] }>(`${path}/curves`);
    const all = only(shown.curves, ['participant_id', 'equity_usd', 'return_pct', 'score']);
    if (!(await isSignedAs(curves, shown, { curves: all }))) return wrong(checkWords().otherCurves);
  }
  if (odds_course) {
    const shown = await ask<Course & { odds: object[] }>(`${path}/odds`);
    const all = only(shown.odds, ['participant_id', 'win_probability', 'by_return']);
    if (!(await isSignedAs(odds_course, shown, { odds: all }))) return wrong(checkWords().otherOdds);
  }
  return null;
}

const only = (list: readonly object[], members: readonly string[]): object[] =>
  list.map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => members.includes(name))));

const isSignedAs = async (hash: string, { step_seconds, times }: Course, rest: object): Promise<boolean> =>
  (await sha256(bytesOf(canonical({ step_seconds, times, ...rest })))) === hash;

/** JSON with sorted keys and no spaces, as records are hashed. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner === null || typeof inner !== 'object' || Array.isArray(inner)
      ? inner
      : Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))),
  );

/** @param body the canonical JSON that was signed */
export async function verdictOf(seal: NonNullable<Sealed['seal']>, body: string, keys: Keys): Promise<Verdict> {
  const { seq, match_id, previous, body_hash, hash, key_id, signature } = seal;
  if ((await sha256(bytesOf(body))) !== body_hash) return wrong(checkWords().otherRecord);
  const link = `fyra record\n${seq}\n${match_id}\n${previous}\n${body_hash}\n`;
  if ((await sha256(bytesOf(link))) !== hash) return wrong(checkWords().otherLink);
  const key = [keys, ...keys.earlier].find((one) => one.key_id === key_id);
  if (!key) return wrong(checkWords().otherKey);
  if (!(await isSigned(key.public_key, hash, signature))) return wrong(checkWords().otherSignature);
  return { right: true, said: checkWords().right(seq, hash.slice(0, 16)) };
}

const wrong = (said: string): Verdict => ({ right: false, said });

async function isSigned(publicKey: string, hash: string, signature: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', fromBase64(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, fromBase64(signature), fromHex(hash));
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
