import type { Garment } from './spec.js';
import { GARMENT } from './index.js';

/** Every garment under each of its English trade names, in the words that name it: what the whole catalogue is tried with. */
export const CATALOGUE: ReadonlyArray<readonly [garment: Garment, texts: readonly string[]]> = Object.entries(
  GARMENT,
).map(([garment, { words }]) => [
  garment as Garment,
  [...new Set((words?.en ?? []).map(([, phrases]) => phrases.split('|')[0]))],
]);
