import { isCurrency, unitOf } from '../../units.js';
import type { Asked } from './asked.js';
import type { Found } from './found.js';
import type { Text } from './text.js';

const CURRENCY = /currency|ISO 4217/iu;
const TARGET = /^to(?:$|_)|target/u;
const CODE = /^(?:EUR|USD|GBP|SEK|NOK|DKK|CHF|JPY|PLN|CZK|CAD|AUD|CNY|INR)$/u;

/** "250 GBP in JPY": of two currencies the one that the amount is in, or the other; null where the text does not name two. */
export function currencyFor(
  { name, described, schema }: Asked,
  { tokens, stretches }: Text,
  tool: string,
): Found | null {
  if (
    Array.isArray(schema.enum) ||
    !/^(?:from|to)(?:$|_)|_from$|_to$/u.test(name) ||
    !CURRENCY.test(`${described} ${tool}`)
  )
    return null;
  const amount = stretches.find(({ kind, unit }) => kind === 'number' && isCurrency(unit));
  const others = tokens.filter(
    ({ start, end, text, low }) =>
      (CODE.test(text) || isCurrency(unitOf(low)?.unit)) && !(amount && amount.start <= start && end <= amount.end),
  );
  if (!amount || others.length !== 1) return null;
  const [{ text, low, start }] = others;
  const target = CODE.test(text) ? text : unitOf(low)?.unit;
  const isTarget = TARGET.test(name) || name.endsWith('_to');
  return isTarget
    ? { value: target, text, start, end: start }
    : { value: amount.unit, text: amount.text, start: amount.start, end: amount.start };
}
