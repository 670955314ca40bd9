import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { converted, unitNamed } from '../units.js';
import { ageThen } from './age-then.js';
import { altered } from './altered.js';
import { changeBack } from './change-back.js';
import { cutLength } from './cut-length.js';
import { daysApart } from './days-apart.js';
import { oneAfterOther } from './discounts.js';
import { easeOf } from './ease.js';
import { freeFrom } from './free-from.js';
import { hoursWorked } from './hours-worked.js';
import { inUnit } from './in-unit.js';
import { itemsBought } from './items-bought.js';
import { leftOfPacks } from './left-of-packs.js';
import { withOffer } from './offer.js';
import { withOneMore } from './one-more.js';
import { partPaid } from './part-paid.js';
import { type Problem, problemOf, type Solved } from './problem.js';
import { sharedEvenly } from './shared-evenly.js';
import { traded } from './traded.js';

const PROBLEMS: readonly ((problem: Problem) => Solved)[] = [
  hoursWorked,
  daysApart,
  ageThen,
  easeOf,
  cutLength,
  altered,
  withOffer,
  changeBack,
  partPaid,
  freeFrom,
  oneAfterOther,
  traded,
  sharedEvenly,
  withOneMore,
  leftOfPacks,
  itemsBought,
  inUnit,
];

/** A text with more numbers is a table or a bill. */
const MOST = 12;
const ASKS = /\?|(?<!\p{L})(?:calculate|work out|tell me|räkna|berechne|calcule|calcula|compute)(?!\p{L})/iu;

/**
 * What a small problem of a shop's day comes to: hours without breaks, spare ones for each, what is left of packs, what each gets, a trade,
 * ease, offers, change, part payments, thresholds, other units, days apart.
 * @returns null where the text is such a problem and does not tell all that it needs: then no number of it is the answer; undefined where it is none
 */
export function problemFor(property: Property, reading: Reading): Grounded | null | undefined {
  if (!ASKS.test(reading.text)) return undefined;
  const problem = problemOf(property, reading);
  if (problem.amounts.length > MOST) return undefined;
  for (const solve of PROBLEMS) {
    const found = solve(problem);
    if (found === undefined) continue;
    const value = found && inUnitOf(property, found);
    return value === null ? null : from('arithmetic', value);
  }
  return undefined;
}

function inUnitOf({ unit }: Property, { value, unit: own }: NonNullable<Solved>): number | null {
  const is = unitNamed(own);
  if (!unit || !is || unit.unit === is.unit) return value;
  return unit.dimension === is.dimension ? converted(value, is, unit) : value;
}
