import { HOUR_MS } from '../engine/market/index.js';

/** When the seed of an hour of the simulated market that ends at a time (ms) is shown: what it makes can be verified from then on. */
export const verifiableFrom = (endsAt: number, revealHours: number): string =>
  new Date(endsAt + revealHours * HOUR_MS).toISOString();
