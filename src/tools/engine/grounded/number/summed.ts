import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { isBare, isResult, ofQuestion } from '../reckoning/of-question.js';
import { unitNamed } from '../units.js';
import { conversion } from './conversion.js';
import { said } from './said.js';
import { totalOf } from './total.js';
import { sumOfOthers, WHOLE } from './whole.js';

/** What a function is to work with, as it stands in the text. */
export const alone = (property: Property, numbers: readonly Mention[]): Grounded | null => {
  const found = numbers.filter((one) => !isArticle(one));
  return isBare(property) && found.length === 1 ? said(found[0], found[0].value as number) : null;
};

/** Sums, products and conversions that the text asks for. */
export function summed(
  property: Property,
  reading: Reading,
  scope: Span,
  numbers: readonly Mention[],
): Grounded | null {
  const text = reading.text.slice(scope.start, scope.end);
  const total = totalOf(property, reading, numbers);
  if (total) return total;
  const whole = property.words.some((word) => WHOLE.has(word)) ? sumOfOthers(numbers) : null;
  if (whole) return said(whole, whole.value as number);
  const found = ofQuestion(property, text, reading.language, numbers);
  if (found !== undefined) return found === null ? null : from('arithmetic', found);
  return inAnotherUnit(property, text, numbers);
}

function inAnotherUnit(property: Property, text: string, numbers: readonly Mention[]): Grounded | null {
  const { unit } = property;
  if (isResult(property)) return conversion(text, numbers, null);
  return unit && (!unit.currency || isMass(property, numbers)) ? conversion(text, numbers, unit) : null;
}

/** `pounds`, where the text weighs something. */
const isMass = ({ unit }: Property, numbers: readonly Mention[]): boolean =>
  unit?.unit === 'GBP' &&
  unit.words.includes('pounds') &&
  numbers.some((one) => unitNamed(one.unit)?.dimension === 'mass');
