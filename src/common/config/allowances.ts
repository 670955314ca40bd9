import { isIP } from 'node:net';
import { sizeIn } from './byte-size.js';
import type { Reader } from './reader.js';

/** Every cap that counts by client address or network and that an operator may raise for a network. */
export const CAPS = [
  'burst',
  'arena_hourly',
  'registrations',
  'key_requests',
  'instant_keys',
  'network_instant_keys',
  'email_keys',
  'open_jobs',
  'trials',
  'bytes',
  'mails',
  'streams',
  'body_bytes',
] as const;
export type CapName = (typeof CAPS)[number];

/** What the addresses of one network may do: each cap `factor` times the usual, or the number that is named for it. */
export interface Allowance {
  address: string;
  /** Length of the network's prefix. */
  bits: number;
  version: 4 | 6;
  factor: number;
  caps: Partial<Record<CapName, number>>;
}

/** Counters are 32-bit integers. */
const MOST = 2_147_483_647;
const BYTES: readonly CapName[] = ['bytes', 'body_bytes'];
const ALLOWED = `<CIDR> x<2 to 1000> or <CIDR> <cap>=<number>, entries apart by ";", caps ${CAPS.join(', ')}`;

/** `ALLOWANCES=203.0.113.0/24 x20; 2001:db8::/48 registrations=200 bytes=2GB`, the narrowest network first. */
export function allowances(reader: Reader): Allowance[] {
  const entries = (reader.text('ALLOWANCES') ?? '').split(';').map((entry) => entry.trim());
  const read = entries.filter(Boolean).map((entry) => allowance(entry) ?? reader.refuse('ALLOWANCES', entry, ALLOWED));
  return read.sort((a, b) => b.bits - a.bits);
}

function allowance(entry: string): Allowance | undefined {
  const [block, ...words] = entry.split(/\s+/);
  const network = networkOf(block);
  if (network === undefined || words.length === 0) return undefined;
  const read: Allowance = { ...network, factor: 1, caps: {} };
  return words.every((word) => take(read, word)) ? read : undefined;
}

/** IPv6 addresses count by their /64, so that a longer prefix would never be met; a block of everything is no exception. */
function networkOf(block: string): Pick<Allowance, 'address' | 'bits' | 'version'> | undefined {
  const [address, length, ...rest] = block.split('/');
  const version = isIP(address);
  if (version !== 4 && version !== 6) return undefined;
  const longest = version === 4 ? 32 : 64;
  const bits = length === undefined ? longest : /^\d{1,2}$/.test(length) ? Number(length) : 0;
  return rest.length === 0 && bits >= 1 && bits <= longest ? { address, bits, version } : undefined;
}

/** @returns whether the word says something, and for the first time */
function take(read: Allowance, word: string): boolean {
  const factor = /^x(\d{1,4})$/.exec(word)?.[1];
  if (factor !== undefined) {
    const isNew = read.factor === 1;
    read.factor = Number(factor);
    return isNew && read.factor >= 2 && read.factor <= 1000;
  }
  const [name, number] = word.split('=', 2);
  const cap = CAPS.find((known) => known === name);
  if (cap === undefined || read.caps[cap] !== undefined) return false;
  const value = BYTES.includes(cap) ? sizeIn(number) : /^\d{1,10}$/.test(number) ? Number(number) : undefined;
  if (value === undefined || value < 1 || (value > MOST && !BYTES.includes(cap))) return false;
  read.caps[cap] = value;
  return true;
}
