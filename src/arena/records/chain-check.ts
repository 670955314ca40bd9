import type { EntityManager } from 'typeorm';
import { bodyHash, sealFaults, type Seal } from '../engine/records/index.js';
import type { LedgerDifference } from '../ledger/ledger-checks.js';
import { isSignedBy, keyName } from './record-key.js';
import { publicKeys, type PublicRecordKey } from './record-keys.js';
import { heldSealsAfter, sealsAfter, type HeldSeal } from './sealed-match.js';

const PAGE = 50;
/** What is listed of a chain that does not hold. */
const LISTED = 100;

export const CHAIN_CHECK = 'records_chained';

/**
 * Goes along the whole chain: its numbers, its hashes, its signatures, and whether each match still is what was sealed. Reads only.
 * @param since a link that is known to hold: those after it are looked at; 0: all
 * @returns the first faults, and how many there are
 */
export async function chainDifferences(
  manager: Pick<EntityManager, 'query'>,
  since = 0,
): Promise<{ total: number; differences: LedgerDifference[] }> {
  const known = await publicKeys(manager);
  const keys = new Map(known.map(({ id, public_key }) => [id, public_key]));
  const differences = known
    .filter((key, i) => !isNamed(key) || !(i < known.length - 1 ? isVouched(key, keys) : isFirst(key)))
    .map(unvouched);
  let total = differences.length;
  let before: Seal | null = since > 0 ? ((await sealsAfter(manager, since - 1, 1))[0]?.seal ?? null) : null;
  for (
    let page = await heldSealsAfter(manager, since, PAGE);
    page.length > 0;
    page = await heldSealsAfter(manager, before?.seq ?? 0, PAGE)
  ) {
    for (const held of page) {
      const found = faultsOf(held, before, keys);
      total += found.length;
      differences.push(...found.slice(0, LISTED - differences.length));
      before = held.seal;
    }
  }
  return { total, differences };
}

const isNamed = ({ id, public_key }: PublicRecordKey): boolean => {
  const bytes = Buffer.from(public_key, 'base64');
  return bytes.toString('base64') === public_key && keyName(bytes) === id;
};
const isFirst = ({ vouched_by, vouch }: PublicRecordKey): boolean => vouched_by === null && vouch === null;

/** Each key but the first is signed by one before it. */
function isVouched({ public_key, vouched_by, vouch }: PublicRecordKey, keys: ReadonlyMap<string, string>): boolean {
  const voucher = keys.get(vouched_by ?? '');
  return voucher !== undefined && vouch !== null && isSignedBy(voucher, Buffer.from(public_key, 'base64'), vouch);
}

const unvouched = ({ id, vouch }: PublicRecordKey): LedgerDifference => ({
  check: CHAIN_CHECK,
  subject: id,
  member: 'vouch',
  stored: vouch,
  rebuilt: null,
});

function faultsOf(
  { seal, body, booked }: HeldSeal,
  before: Seal | null,
  keys: ReadonlyMap<string, string>,
): LedgerDifference[] {
  const faults = sealFaults(seal, before, (id, hash, signature) => {
    const key = keys.get(id);
    return key === undefined ? null : isSignedBy(key, Buffer.from(hash, 'hex'), signature);
  });
  const rebuilt = body === null ? null : bodyHash(body);
  return [
    ...faults.map((member) => differenceOf(seal, member, seal.hash, null)),
    ...(booked ? [] : [differenceOf(seal, 'books', seal.body_hash, null)]),
    ...(rebuilt === seal.body_hash ? [] : [differenceOf(seal, 'record', seal.body_hash, rebuilt)]),
  ];
}

const differenceOf = (
  { match_id }: Seal,
  member: string,
  stored: string,
  rebuilt: string | null,
): LedgerDifference => ({
  check: CHAIN_CHECK,
  subject: match_id,
  member,
  stored,
  rebuilt,
});
