export { bodyHash, GENESIS, linkHash, recordBody, sealFaults } from './seal.js';
export type { Seal, SealFault, SettledMatch } from './seal.js';
