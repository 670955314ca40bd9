import { isIP } from 'node:net';
import type { Reader } from './reader.js';

/** `false`: no proxy is believed; a number: that many hops in front; a list: addresses, CIDR blocks and Express's names. */
export type TrustProxy = false | number | string[];

const NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const ALLOWED =
  'a hop count from 1 to 10, a comma-separated list of addresses or CIDR blocks, loopback, linklocal, uniquelocal, or off';

/** `true` is refused: it would believe whatever address a client writes into X-Forwarded-For. */
export function trustProxy(reader: Reader): TrustProxy {
  const given = reader.text('TRUST_PROXY');
  if (given === undefined || ['off', 'false', '0'].includes(given)) return false;
  if (/^\d+$/.test(given)) return reader.whole('TRUST_PROXY', 0, 1, 10);
  const words = reader.list('TRUST_PROXY') ?? [];
  if (words.length > 0 && words.every((word) => NAMES.includes(word) || isBlock(word))) return words;
  return reader.refuse('TRUST_PROXY', given, ALLOWED);
}

/** A block of everything (`/0`) is `true` by another name and refused too. */
function isBlock(text: string): boolean {
  const [address, bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}
