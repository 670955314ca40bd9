import type { Unit } from '../units.js';

/** An amount that a text tells of: how much, of what, of one of which. */
export interface Fact {
  value: number;
  unit: Unit | undefined;
  /** what is counted, or measured; taken from the fact before where the text leaves it out */
  nouns: readonly string[];
  isElided: boolean;
  /** all other words that are said of it */
  near: readonly string[];
  /** what it is told for one of: "per day", "each" */
  per: readonly string[];
  /** where the number stands */
  at: number;
  quote: string;
  stretch: number;
  sentence: number;
  /** "Bed 12": a name, no amount */
  isName: boolean;
  /** "in 49": right after a preposition */
  isPlaced: boolean;
  /** "a", "ein": counts only beside its noun */
  isArticle: boolean;
  /** "8 of the 60" */
  isPart: boolean;
  /** reckoned from others: what the rest is */
  isDerived: boolean;
}

export const isMoney = ({ unit }: Fact): boolean => unit?.currency === true;
/** An amount as such: no name, no rate. */
export const isAmount = ({ isName, isArticle, per }: Fact): boolean => !isName && !isArticle && per.length === 0;

const DENIED = new Set('not never inte ej aldrig nicht nie pas nunca'.split(' '));
/** "50 were not used": what is said of it is not so. */
export const isDenied = ({ near }: Fact): boolean => near.some((word) => DENIED.has(word));
