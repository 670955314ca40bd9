import { clauseAt } from '../clause.js';
import { FORMULAS } from '../formulas/index.js';
import type { Mention } from '../mention.js';
import { isNamedNumber } from '../named-number.js';
import type { Property } from '../property.js';
import { converted, unitNamed } from '../units.js';
import { endsWith } from '../priced/words.js';
import { asks, type Question, type Reckoned } from './asked.js';
import { billed } from './bill.js';
import { arrivedIn } from './arrived-in.js';
import { byGauge } from './by-gauge.js';
import { chained } from './chained.js';
import { forAll, howMany, ofOne, ofSeveral } from './many.js';
import { discounted, partOfAll, percentChanged, restOfAll } from './ratio.js';
import { perPeriod } from './period.js';
import { shifted } from './shift.js';
import { byRate, coverage } from './by-measure.js';
import { costByMeasure } from './cost-by-measure.js';
import { damagedOnes, undamagedOnes } from './damaged-ones.js';
import { everybody, oneForEach } from './everybody.js';
import { leftOver, restOfPart, shortOf, soundOnes, stillToPay, withoutPart } from './left-over.js';
import { neededInAll } from './needed-in-all.js';
import { volumeOfBoxes, weightOfRoll } from './of-roll.js';
import { paidWith } from './paid-with.js';
import { partOfSum, partOfThem } from './part-of-sum.js';
import { rateInOtherUnit } from './rate-in-other-unit.js';
import { remainderOf } from './remainder.js';
import { restOfWhole } from './rest-of-whole.js';
import { stillHere } from './still-here.js';
import { summedUp, twoApart } from './summed-up.js';
import { unitPrice } from './unit-price.js';
import { stockLeft } from './stock-left.js';
import { surface } from './surface.js';
import { taxed } from './tax.js';
import { tallied } from './tally.js';

export { wordsOf } from './words.js';

/** In turn: the first that the text tells of has the word. */
const OPERATIONS: readonly ((question: Question) => Reckoned)[] = [
  chained,
  perPeriod,
  taxed,
  discounted,
  withoutPart,
  stillToPay,
  byRate,
  partOfThem,
  billed,
  ofOne,
  ofSeveral,
  forAll,
  howMany,
  shifted,
  partOfAll,
  restOfAll,
  restOfWhole,
  stillHere,
  tallied,
  everybody,
  oneForEach,
  soundOnes,
  leftOver,
  twoApart,
  restOfPart,
  summedUp,
  partOfSum,
  surface,
  coverage,
];

const CHANGE = new Set(['change', 'växel', 'wechselgeld', 'monnaie', 'cambio', 'back', 'tillbaka', 'zurück']);
const PAID = new Set(['paid', 'note', 'given', 'betalt', 'bezahlt', 'payé', 'pagado', 'cash', 'payment']);
/** What a name has that asks what all that is bought costs. */
const COST = /^(?:cost|costs|kostnad|kosten|coût|coste)$/;
const BUYS =
  /(?<!\p{L})(?:need|needs|buy|buys|buying|bought|order|orders|ordered|ordering|want|wants|take|takes|behöver|köper|köpte|beställer|brauche|kaufe|bestelle|prends|achète|commande|necesito|compro)\s$/iu;

/** "I pay with a 100 EUR note": what is given back of it; the note itself is no price. */
function afterPaying(question: Question): Exclude<Reckoned, undefined> | undefined {
  const { property, text, numbers } = question;
  const notes = numbers.filter((one) => paidWith(text, one));
  if (notes.length !== 1 || !property.words.some((word) => CHANGE.has(word))) return undefined;
  const rest = numbers.filter((one) => one !== notes[0]);
  const total = {
    ...property,
    words: ['total', ...(property.unit === null ? [] : [property.unit.unit.toLowerCase()])],
    labels: [],
  };
  const from = clauseAt(text, notes[0].start).start;
  const clear = text.slice(0, from) + ' '.repeat(text.length - from);
  const cost = ofOperations({ property: total, text: clear, numbers: rest });
  const alone = rest.filter(({ unit }) => unit !== undefined);
  const paid =
    cost ??
    (cost === undefined && alone.length === 1 && rest.length === 1
      ? { value: Number(alone[0].value), unit: alone[0].unit }
      : null);
  if (paid === null || paid.unit !== notes[0].unit || Number(notes[0].value) < paid.value) return null;
  return { value: Number((Number(notes[0].value) - paid.value).toPrecision(12)), unit: paid.unit };
}

/** `cost_eur` of "A ball costs 7 EUR and I need 9 balls": of all that is bought. */
function ofAllBought({ property, text, numbers }: Question): Question {
  const isCost =
    property.words.some((word) => COST.test(word)) &&
    !property.words.some((word) => /^(?:per|each|unit|one|single)$/.test(word));
  const isBought = numbers.some(
    (one) => one.unit === undefined && BUYS.test(text.slice(Math.max(0, one.start - 20), one.start)),
  );
  return {
    property: isCost && isBought ? { ...property, words: ['total', ...property.words] } : property,
    text,
    numbers,
  };
}

function ofOperations(question: Question): Reckoned {
  for (const operation of OPERATIONS) {
    const found = operation(question);
    if (found !== undefined) return found;
  }
  return undefined;
}

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
  const turned = percentChanged(property, both);
  if (turned !== undefined) return inUnitOf(property, turned);
  const paid = afterPaying({ property, text, numbers });
  if (paid !== undefined) return inUnitOf(property, paid);
  const isOfPaid = property.words.some((word) => PAID.has(word));
  const amounts = numbers.filter((one) => !isNamedNumber(one, text));
  const own = isOfPaid ? amounts : amounts.filter((one) => !paidWith(text, one));
  if (asks(property, 'Total') && own.length > 2 && own.some((one) => isTold(one, text))) return undefined;
  const found = ofOperations(ofAllBought({ property, text, numbers: own }));
  return found === undefined ? undefined : inUnitOf(property, found);
}

/** "20 at 12 and 10 at 8, altogether 320 net": what the text itself adds up is none of what is added. */
const isTold = ({ unit, start }: Mention, text: string): boolean =>
  unitNamed(unit)?.currency === true && TOLD.test(text.slice(Math.max(0, start - 24), start));
const TOLD = endsWith('together');

/** Operations that account for the numbers they take, so that the text need not say the name's own words. */
const PLAIN: readonly ((question: Question) => Reckoned)[] = [
  ...FORMULAS,
  remainderOf,
  byGauge,
  shortOf,
  undamagedOnes,
  damagedOnes,
  rateInOtherUnit,
  weightOfRoll,
  volumeOfBoxes,
  arrivedIn,
  neededInAll,
  unitPrice,
  costByMeasure,
  stockLeft,
];

/** What one of the plain operations makes of the numbers; undefined where the text tells of none. */
export function plainlyReckoned(question: Question): number | null | undefined {
  for (const operation of PLAIN) {
    const found = operation(question);
    if (found !== undefined) return inUnitOf(question.property, found);
  }
  return undefined;
}

function inUnitOf({ unit }: Property, found: Exclude<Reckoned, undefined>): number | null {
  if (found === null) return null;
  const own = unitNamed(found.unit);
  if (unit === null || own === undefined || own.unit === unit.unit) return found.value;
  return converted(found.value, own, unit);
}
