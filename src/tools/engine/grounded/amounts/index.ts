import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { askingOf, type Way } from './asking.js';
import { besideNoun } from './beside-noun.js';
import { billed } from './bill.js';
import { noDeposit, onlySum, simpleInterest } from './sums.js';
import { byTheOther } from './compared.js';
import { ofMoments } from './counted.js';
import { dosed } from './doses.js';
import { beforeChange, flown } from './flow.js';
import { fromTo } from './from-to.js';
import { ofCompounds, ofTheKind } from './of-kind.js';
import { average, extreme, total } from './of-series.js';
import { change, endOfTwo, used } from './readings.js';
import { needed, scaled, shared, withLoose } from './scaled.js';
import { rateOf, theOthers } from './shares.js';
import { sideOfTwo, surfaceOrSpace } from './sides.js';
import { consumption, speed } from './speed.js';

/** A value, and whether the words beside the numbers may say otherwise. */
interface Amount {
  found: Grounded;
  isWeak: boolean;
}

const WEAK: ReadonlySet<Way> = new Set([total, onlySum, besideNoun, used, change, beforeChange, endOfTwo]);

/** In turn: the first that the name and the text are a matter of has the word. */
const WAYS: readonly Way[] = [
  noDeposit,
  speed,
  consumption,
  dosed,
  scaled,
  simpleInterest,
  shared,
  besideNoun,
  fromTo,
  billed,
  onlySum,
  flown,
  beforeChange,
  endOfTwo,
  used,
  change,
  byTheOther,
  surfaceOrSpace,
  sideOfTwo,
  extreme,
  average,
  rateOf,
  theOthers,
  withLoose,
  needed,
  ofMoments,
  ofTheKind,
  ofCompounds,
  total,
];

const OPEN =
  /(?<!\p{L})(?:twice|double|half|three times|\d+ times)\s(?:as|that|the)|(?<!\p{L})as (?:many|much)|(?<!\p{L})(?:dubbelt|hälften) så|(?<!\p{L})(?:doppelt|halb) so/iu;

/** What the amounts of a text make of a name as a whole: null where they leave it open, undefined where the name asks for no such thing. */
export function amountFor(property: Property, reading: Reading, scope: Span): Amount | null | undefined {
  if (OPEN.test(reading.text.slice(scope.start, scope.end))) return undefined;
  const asking = askingOf(property, reading, scope);
  for (const way of WAYS) {
    const found = way(asking);
    if (found === null || Number.isNaN(found)) return null;
    if (found !== undefined) return { found: from('arithmetic', found), isWeak: WEAK.has(way) };
  }
  return undefined;
}
