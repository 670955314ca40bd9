import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import { converted, unitNamed } from '../units.js';
import type { Question, Reckoned } from './asked.js';
import { billed } from './bill.js';
import { forAll, howMany, ofOne, ofSeveral } from './many.js';
import { discounted, partOfAll, percentChanged, restOfAll } from './ratio.js';
import { shifted } from './shift.js';
import { taxed } from './tax.js';
import { tallied } from './tally.js';

export { wordsOf } from './words.js';

/** In turn: the first that the text tells of has the word. */
const OPERATIONS: readonly ((question: Question) => Reckoned)[] = [
  taxed,
  discounted,
  billed,
  ofOne,
  ofSeveral,
  forAll,
  howMany,
  shifted,
  partOfAll,
  restOfAll,
  tallied,
];

/**
 * What a name asks for by an operation that the text or the name itself names: a sum, one of many, many of one, with tax or
 * without, after a change, a share.
 * @param both of two numbers the one before a change and the one after
 * @returns null where the text tells of such a thing and leaves open what it needs; undefined where it tells of none
 */
export function reckoned(
  property: Property,
  text: string,
  numbers: readonly Mention[],
  both: readonly [Mention, Mention] | null,
): number | null | undefined {
  const question = { property, text, numbers };
  const turned = percentChanged(property, both);
  if (turned !== undefined) return inUnitOf(property, turned);
  for (const operation of OPERATIONS) {
    const found = operation(question);
    if (found !== undefined) return inUnitOf(property, found);
  }
  return undefined;
}

function inUnitOf({ unit }: Property, found: Exclude<Reckoned, undefined>): number | null {
  if (found === null) return null;
  const own = unitNamed(found.unit);
  if (unit === null || own === undefined || own.unit === unit.unit) return found.value;
  return converted(found.value, own, unit);
}
