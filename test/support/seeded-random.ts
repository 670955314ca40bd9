import { createHash } from 'node:crypto';

/** Numbers in [0, 1) that follow from the seed alone. */
export function seededRandom(seed: string): () => number {
  let n = 0;
  return () => createHash('sha256').update(`${seed} ${n++}`).digest().readUInt32BE() / 2 ** 32;
}
