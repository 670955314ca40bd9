import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const PATTERN = /^dsn_[0-9a-hjkmnp-tv-z]{26}$/;

/** `dsn_` and 26 characters of Crockford's base 32: 130 bits of chance, so that an id is a secret. */
export const newDesignId = (): string => `dsn_${[...randomBytes(26)].map((byte) => ALPHABET[byte & 31]).join('')}`;

export const isDesignId = (id: string): boolean => PATTERN.test(id);

/** The id that stands in the documentation; `showcase.service.ts` keeps a design under it. */
export const SHOWCASE_ID = 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n';
