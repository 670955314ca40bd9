import { anyOf } from '../../../common/kernel/any-of.js';
import data from './words/units.yaml.js';

export interface Unit {
  unit: string;
  dimension: string;
  /** value in the dimension's own unit = number × factor + offset */
  factor: number;
  offset?: number;
  currency?: boolean;
  words: readonly string[];
}

export const UNITS = data as readonly Unit[];
const BY_NAME = new Map(UNITS.map((one) => [one.unit, one]));
const BY_WORD = new Map(UNITS.flatMap((one) => one.words.map((word) => [word, one] as const)));

export const unitNamed = (name: string | undefined): Unit | undefined =>
  name === undefined ? undefined : BY_NAME.get(name);
/** @param word lower case, as in a text or the name of a property */
export const unitOf = (word: string): Unit | undefined => BY_WORD.get(word);

const alternatives = (words: readonly string[]): string => anyOf(words.toSorted((a, b) => b.length - a.length));

/** The words of all units, longest first, as alternatives of a regular expression. */
export const UNIT_WORDS = alternatives(UNITS.flatMap(({ words }) => words));
export const CURRENCY_WORDS = alternatives(UNITS.flatMap(({ currency, words }) => (currency ? words : [])));

/** Whether a unit is one of money. */
export const isCurrency = (name: string | undefined): boolean => unitNamed(name)?.currency === true;

/** A number in another unit of the same dimension, exact to 10 significant digits; null where there is no way. */
export function converted(value: number, from: Unit, to: Unit): number | null {
  if (from.dimension !== to.dimension) return null;
  const own = value * from.factor + (from.offset ?? 0);
  return Number(((own - (to.offset ?? 0)) / to.factor).toPrecision(10));
}
