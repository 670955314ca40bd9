import type { Caller } from '../quota/quota.types.js';

/** At whose instance a job is done. Networks and addresses are keyed hashes: no table holds an address. */
export interface Origin {
  network: string;
  address: string;
  /** `account:<id>`; without a key the address. */
  payer: string;
  /** Costs its payer nothing: counted by address too. */
  free: boolean;
}

/** Of jobs that nobody asked for. */
export const NOBODY: Origin = { network: '', address: '', payer: '', free: false };

/** Keys that anybody gets for nothing; what the operator has issued or widened is none. */
export const isFree = ({ principal }: Caller): boolean =>
  principal === undefined ||
  (['free', 'beta'].includes(principal.tier) && !principal.granted && Object.keys(principal.overrides).length === 0);
