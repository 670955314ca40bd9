import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;

/** `<prefix>_` and 26 characters of Crockford's base 32: 130 bits of chance, so that an id is a secret. */
export const newPublicId = (prefix: string): string =>
  `${prefix}_${[...randomBytes(LENGTH)].map((byte) => ALPHABET[byte & 31]).join('')}`;

export const isPublicId = (prefix: string, id: string): boolean =>
  id.startsWith(`${prefix}_`) && new RegExp(`^[0-9a-hjkmnp-tv-z]{${LENGTH}}$`).test(id.slice(prefix.length + 1));
