import { clauseAt, stemIn } from '../clause.js';
import type { Mention } from '../mention.js';
import { stemsOf } from '../property.js';
import { asks, exact, isCount, type Question, type Reckoned, topicsOf } from './asked.js';
import { either } from './words.js';

const isShare = ({ unit, kind }: Question['property']): boolean => unit?.unit === 'percent' || kind === 'share';

const OF_ALL =
  /(?:^|[.,;]\s|(?<!\p{L})(?:and|that|but)\s)(?:out of|of|av|von|sur|de)\s(?:(?:the|our|my|all|these|de|mina|våra|den|der|unseren|les|los|las)\s){0,2}$/iu;

/** "Of 80 orders 20 were late": 25 %. */
export function partOfAll({ property, text, numbers }: Question): Reckoned {
  if (!isShare(property) || numbers.some(({ unit }) => unit === 'percent')) return undefined;
  const counts = numbers.filter(isCount);
  const [whole, part] = counts;
  if (counts.length !== 2 || !OF_ALL.test(text.slice(0, whole.start)) || Number(part.value) > Number(whole.value))
    return undefined;
  const topics = topicsOf(property).map(stemsOf);
  const span = { start: part.start, end: text.length };
  if (!topics.every((stems) => stemIn(text, span, stems, part.end) >= 0)) return null;
  return { value: exact((100 * Number(part.value)) / Number(whole.value)), unit: 'percent' };
}

const REST = new RegExp(String.raw`(?<!\p{L})(?:${either('rest')})(?!\p{L})`, 'iu');

/** "65 % polyester and the rest is elastane": what is left of a hundred. */
export function restOfAll({ property, text, numbers }: Question): Reckoned {
  const rest = REST.exec(text);
  const topics = topicsOf(property).map(stemsOf);
  if (!isShare(property) || rest === null || topics.length === 0) return undefined;
  const clause = clauseAt(text, rest.index);
  if (!topics.every((stems) => stemIn(text, clause, stems, rest.index) >= 0)) return undefined;
  const parts = numbers.filter(({ unit }) => unit === 'percent');
  const left = 100 - parts.reduce((sum, { value }) => sum + Number(value), 0);
  return parts.length === 0 || left <= 0 ? null : { value: exact(left), unit: 'percent' };
}

const SMALLER =
  /^(?:decrease|drop|reduction|discount|saving|savings|cheaper|less|rabatt|sänkning|senkung|remise|baisse|descuento|off)$/;
const LARGER =
  /^(?:increase|rise|raise|growth|ökning|höjning|erhöhung|hausse|augmentation|aumento|gain|gained|profit|return)$/;

/** "Was 200 EUR, now 150 EUR": by how many percent. @param both the number before a change and the one after */
export function percentChanged(property: Question['property'], both: readonly [Mention, Mention] | null): Reckoned {
  if (!isShare(property) || both === null) return undefined;
  const [old, now] = both.map(({ value }) => Number(value));
  const { words } = property;
  const [isLess, isMore] = [words.some((word) => SMALLER.test(word)), words.some((word) => LARGER.test(word))];
  if ((!isLess && !isMore && !asks(property, 'Change')) || old <= 0) return undefined;
  if ((isLess && now > old) || (isMore && now < old)) return null;
  return { value: exact((100 * Math.abs(now - old)) / old), unit: 'percent' };
}

const PERCENT_OFF = /^\s(?:off|discount|rabatt|cheaper|de remise|de réduction|de descuento|lower)(?!\p{L})/iu;
const DISCOUNT_OF =
  /(?<!\p{L})(?:minus|less|abzüglich|moins|menos|-)\s?$|(?<!\p{L})(?:discount|rabatt\p{L}*|remise|descuento|reduced|reduction|sänk\p{L}*|reduziert)\s(?:\p{L}+\s)?(?:of|by|på|med|von|um|de|del|en)\s$/iu;

const REDUCED = /^(?:sale|discounted|reduced)$/;
const UP =
  /(?<!\p{L})(?:vat|tax|moms|mwst|tva|iva|rais\p{L}*|ris\p{L}*|increas\p{L}*|more|wool|cotton|linen)(?!\p{L})/iu;

/** "A 60 GBP hat with 15 % off": what is saved, or what it costs then. */
export function discounted({ property, text, numbers }: Question): Reckoned {
  const sums = numbers.filter(({ unit }) => property.unit !== null && unit === property.unit.unit);
  const rates = numbers.filter(({ unit }) => unit === 'percent');
  if (property.unit?.currency !== true || sums.length !== 1 || rates.length !== 1) return undefined;
  const [rate] = rates;
  if (!PERCENT_OFF.test(text.slice(rate.end)) && !DISCOUNT_OF.test(text.slice(0, rate.start)))
    return property.words.some((word) => REDUCED.test(word)) && !UP.test(text) ? null : undefined;
  if (PAID.test(text)) return undefined;
  const share = Number(rate.value) / 100;
  if (asks(property, 'Saving') && !asks(property, 'New'))
    return { value: exact(Number(sums[0].value) * share), unit: sums[0].unit };
  const isNew = asks(property, 'New') || property.words.some((word) => /^(pay|total|net|with|to)$/.test(word));
  return isNew ? { value: exact(Number(sums[0].value) * (1 - share)), unit: sums[0].unit } : undefined;
}

/** What was paid is the price after the discount. */
const PAID =
  /(?<!\p{L})(?:paid|pay only|now (?:costs|only)|is now(?!\s(?:\d{1,2}(?:[.,]\d)?\s?%|reduced|discounted|marked down))|down to|betalade|nu kostar|zahlte|bezahlt|payé|pagué|ahora)(?!\p{L})/iu;
