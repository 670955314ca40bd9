import { createHash } from 'node:crypto';
import { canonical, type Canonical } from '../matches/index.js';

/** Of records that are sealed from now on. The first had neither curves nor the odds' course nor books of their own. */
export const RECORD_FORMAT = 2;

/** Lines in their order: how many, and SHA-256 over them, each ended by a line feed. */
export interface Digest {
  count: number;
  hash: string;
}

/** A settled match, whole: what a page shows of it and what it was settled from. Times are ISO 8601. */
export interface SettledMatch {
  id: string;
  duration: string;
  starts_at: string;
  ends_at: string;
  first_tick: number;
  last_tick: number;
  /** final board */
  board: unknown;
  /** the odds' quotes, the last ones among them */
  quotes: unknown;
  odds: unknown;
  /** winner, scores of the odds, ratings before and after, luck, and `hash` over prices, decisions and fills */
  settlement: unknown;
  /** what formats from the second on have beside that */
  more?: {
    /** by what it is ordered: 1 by return, 2 by score */
    rules: number;
    leader: string | null;
    odds_by_return: unknown;
    /** SHA-256 of the text of its curves, and of the course of its odds; null where none were kept */
    curves: string | null;
    odds_course: string | null;
    /** its lines alone: the texts of decisions are in them by salted hash */
    decisions: Digest;
    fills: Digest;
  };
}

/** A link of the chain of records. Hashes are SHA-256, hexadecimal; the signature is Ed25519 over the 32 bytes of `hash`. */
export interface Seal {
  /** from 1 on, without gaps */
  seq: number;
  match_id: string;
  /** hash of the link before; 64 zeros for the first */
  previous: string;
  /** of the record's body */
  body_hash: string;
  hash: string;
  key_id: string;
  /** base64 */
  signature: string;
}

/** What the first link follows. */
export const GENESIS = '0'.repeat(64);

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The record as it is hashed: canonical JSON (sorted keys, no spaces). @throws RangeError on numbers that are none */
export const recordBody = ({ more, ...match }: SettledMatch): string =>
  canonical({ format: more ? RECORD_FORMAT : 1, ...match, ...more } as unknown as Canonical);

export const bodyHash = (body: string): string => sha256(body);

/** Hash of a link: of a line with its number, match, the link before and the body's hash. */
export const linkHash = ({
  seq,
  match_id,
  previous,
  body_hash,
}: Pick<Seal, 'seq' | 'match_id' | 'previous' | 'body_hash'>): string =>
  sha256(`fyra record\n${seq}\n${match_id}\n${previous}\n${body_hash}\n`);

export type SealFault = 'gap' | 'previous' | 'hash' | 'key' | 'signature';

/**
 * What is wrong with a link, and nothing when all is right. @param before the link before it; null for the first
 * @param isSigned whether a key known by that name has signed these bytes; null for an unknown key
 */
export function sealFaults(
  seal: Seal,
  before: Pick<Seal, 'seq' | 'hash'> | null,
  isSigned: (keyId: string, hash: string, signature: string) => boolean | null,
): SealFault[] {
  const faults: SealFault[] = [];
  if (seal.seq !== (before?.seq ?? 0) + 1) faults.push('gap');
  if (seal.previous !== (before?.hash ?? GENESIS)) faults.push('previous');
  if (seal.hash !== linkHash(seal)) faults.push('hash');
  const signed = isSigned(seal.key_id, seal.hash, seal.signature);
  if (signed === null) faults.push('key');
  if (signed === false) faults.push('signature');
  return faults;
}
