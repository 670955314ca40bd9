import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { thingsIn } from '../things.js';
import { type Unit, unitNamed } from '../units.js';
import { beside } from './beside.js';
import { SIZE_BEFORE, isCount } from './count.js';
import { inUnit, said } from './said.js';

/** "0.5 ETH": so much of what has a short name in capitals. */
const OF_TICKER = /^\s[A-Z]{3,5}(?![\p{L}\d])/u;
const QUANTITY = ['quantity', 'qty', 'antal', 'anzahl', 'menge', 'quantité', 'cantidad', 'count'];

/** How many of something: the one count of the text, the one thing that is counted, or the number beside a word for it. */
export function quantityIn(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const counts = numbers.filter((one) => isCount(one, reading));
  const isSum = property.words.some((word) => /^(total|all|overall|altogether|totalt|gesamt)$/.test(word));
  if (isSum && numbers.filter((one) => one.unit === undefined && !isArticle(one)).length > 1) return null;
  if (counts.length > 1) return null;
  const [count] = counts.length === 1 ? counts : countedOnly(reading, numbers);
  if (count) return said(count, count.value as number);
  return property.unit === null ? untold(reading, numbers) : inItsUnit(property.unit, reading, numbers);
}

/** The number of the one thing that is counted. */
function countedOnly(reading: Reading, numbers: readonly Mention[]): Mention[] {
  const found = thingsIn(reading, spanOf(numbers)).flatMap((thing) =>
    numbers.filter(({ start }) => start === thing.start),
  );
  const [one] = found;
  return found.length === 1 && !isYear(one) && !SIZE_BEFORE.test(reading.text.slice(0, one.start)) ? found : [];
}

function untold(reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const bare = numbers.filter((one) => one.unit === undefined);
  const wanted = bare.filter((one) => isWanted(one, reading.text));
  if (wanted.length === 1 && !isArticle(wanted[0])) return said(wanted[0], wanted[0].value as number);
  const traded = bare.filter((one) => OF_TICKER.test(reading.text.slice(one.end)));
  return traded.length === 1 ? said(traded[0], traded[0].value as number) : beside([QUANTITY], reading, bare);
}

/** "Want 2, olive pls": so many of what was named before. */
const isWanted = ({ start, end }: Mention, text: string): boolean =>
  /(?<!\p{L})(?:want|need|take|order|send(?: me| us)?|get|have|vill ha|behöver|tar|brauche|nehme|möchte|prends|voudrais|quiero|necesito)\s$/iu.test(
    text.slice(0, start),
  ) && /^\s?(?:[,.;!]|$|of (?:them|those|these|it)|pls|please|pcs|tack|bitte)/iu.test(text.slice(end));

function inItsUnit(unit: Unit, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const like = numbers.filter((one) => unitNamed(one.unit)?.dimension === unit.dimension);
  const found = beside([QUANTITY], reading, like);
  const one = found && like.find(({ start }) => start === found.at);
  return one ? inUnit(one, unit) : null;
}

const spanOf = (numbers: readonly Mention[]): Span => ({
  start: numbers[0]?.start ?? 0,
  end: numbers.at(-1)?.end ?? 0,
});

const isYear = ({ value }: Mention): boolean => Number(value) >= 1900 && Number(value) < 2100;
