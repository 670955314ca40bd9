import { sentenceAt, stemIn } from '../clause.js';
import { type Grounded, from } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import { type Property, stemsOf } from '../property.js';
import type { Reading } from '../reading.js';
import { byMeasure, timesEach } from '../reckoning/times-each.js';
import { unitNamed } from '../units.js';
import { isCount } from './count.js';

/** What says that a value is the sum of all. */
const TOGETHER = new Set(
  'total sum summa gesamt answer result revenue turnover earnings bill intäkt intäkter omsättning umsatz recette ingresos altogether together'.split(
    ' ',
  ),
);

/** "3 shirts at 40 USD each", "if one costs 12.50 EUR, what do 8 cost?": what they cost together. */
export function totalOf(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  if (!property.words.some((word) => TOGETHER.has(word))) return null;
  const money = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  if (property.unit?.currency && money[0]?.unit !== property.unit.unit) return null;
  if (money.length !== 1) return null;
  const together = timesEach(reading.text, money[0], numbers);
  if (together !== null) return from('arithmetic', together);
  const measured = byMeasure(reading.text, money[0], numbers);
  if (measured !== null) return from('arithmetic', measured);
  const counted = numbers.filter((one) => isCount(one, reading));
  const bare = numbers.filter((one) => one.unit === undefined && Number.isInteger(one.value) && !isArticle(one));
  const counts = counted.length > 0 ? counted : bare;
  if (counts.length !== 1) return null;
  const each = stemIn(reading.text, sentenceAt(reading.text, money[0].start), stemsOf('unit'), money[0].end);
  return each < 0
    ? null
    : from('arithmetic', Number(((money[0].value as number) * (counts[0].value as number)).toPrecision(12)));
}
