import { createHmac, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { KEY_INTERFACES, type KeyInterface } from './principal.js';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(
  `^fyra_(${KEY_INTERFACES.join('|')})_([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/** A new key: `fyra_<interface>_` + 30 random base62 characters (178 bits) + 6 of CRC-32 over all before. */
export function newApiKey(kind: KeyInterface): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => BASE62[randomInt(62)]).join('');
  const body = `fyra_${kind}_${random}`;
  return body + checksum(body);
}

/** True for a text that this product could have issued; says nothing about whether it did. */
export function isWellFormedKey(text: string): boolean {
  const match = SHAPE.exec(text);
  return match !== null && checksum(text.slice(0, -CHECKSUM_LENGTH)) === match[3];
}

/** What is stored of a key: HMAC-SHA256 under the pepper, 32 bytes. */
export const hashApiKey = (key: string, pepper: string): Buffer => createHmac('sha256', pepper).update(key).digest();

function checksum(text: string): string {
  let rest = crc32(text);
  let out = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    out = BASE62[rest % 62] + out;
    rest = Math.floor(rest / 62);
  }
  return out;
}
