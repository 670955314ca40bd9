import { unitOf } from '../units.js';
import { exact, isMoney, type Question, type Reckoned } from './asked.js';

const PER = /^(?:per|par|pro|por)$/;
const BEHIND = /^\s?(?:\/\s?|(?:per|a|an|the|pro|je|par|le|la|por|el)\s)(\p{L}{1,12})(?!\p{L})/iu;

const OPEN = /(?<!\p{L})(?:not|last year|now it|nicht|inte|pas|no es)(?!\p{L})/iu;

/** `price_per_yard` of "£28.50 per metre": the price of so much as the name says. */
export function rateInOtherUnit({ property, text, numbers }: Question): Reckoned {
  const at = property.words.findIndex((word) => PER.test(word));
  const wanted = at < 0 ? undefined : unitOf(property.words[at + 1] ?? '');
  if (!wanted || wanted.currency) return undefined;
  if (property.words.some((word) => /^(?:incl|including|with|vat|tax)$/.test(word)) || OPEN.test(text))
    return undefined;
  const rates = numbers.filter(isMoney).flatMap((one) => {
    const told = unitOf(BEHIND.exec(text.slice(one.end, one.end + 16))?.[1].toLowerCase() ?? '');
    return told?.dimension === wanted.dimension && !told.offset ? [{ value: Number(one.value), told }] : [];
  });
  const [rate] = rates;
  if (rates.length !== 1 || rate.told.unit === wanted.unit) return undefined;
  return { value: exact((rate.value * wanted.factor) / rate.told.factor) };
}
