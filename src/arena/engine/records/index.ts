export { bodyHash, GENESIS, linkHash, recordBody, RECORD_FORMAT, sealFaults, sha256 } from './seal.js';
export type { Digest, Seal, SettledMatch } from './seal.js';
export { withoutWords, wordsHash, wordsOf } from './words.js';
export type { Spoken } from './words.js';
