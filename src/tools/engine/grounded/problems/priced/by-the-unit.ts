import { askedAndTold } from '../../asked-and-told.js';
import { type Unit, unitNamed } from '../../units.js';
import { inCents } from '../discounts.js';
import { isMoney, type Problem, type Solved } from '../problem.js';
import { SAYS } from '../words.js';

const ONE = String.raw`(?:\/|(?<!\p{L})(?:an?|one|1|per|each|en|ett|per|ein|eine|der|die|das|pro|je|un|une|le|la|par|una|el|por|cada)\s)`;

/** "Ein Meter", "per metre": whether a text tells something of one of a unit. */
const tellsOfOne = (text: string, { words }: Unit): boolean =>
  words.some((word) =>
    new RegExp(String.raw`${ONE}\s?${word.replaceAll('.', String.raw`\.`)}(?!\p{L})`, 'iu').test(text),
  );

/** "Ein Meter Stoff kostet 12,80 €. Was kosten 3,5 Meter?": so many times what one of a unit costs. */
export function byTheUnit({ property, text, amounts }: Problem): Solved {
  const { asked, told } = askedAndTold(text);
  const isOfMoney =
    property.unit?.currency === true || property.kind === 'money' || SAYS.pays.test(property.words.join(' '));
  if (!isOfMoney || !SAYS.howMuch.test(asked) || SAYS.besidePrices.test(text)) return undefined;
  const from = text.indexOf(asked.trim());
  const [price, ...prices] = amounts.filter(isMoney);
  const [many, ...others] = amounts.filter((one) => !isMoney(one));
  if (!price || !many || prices.length > 0 || others.length > 0 || many.start < from || price.start >= from)
    return undefined;
  const unit = unitNamed(many.unit?.unit);
  if (!unit || unit.currency || !tellsOfOne(told, unit)) return undefined;
  return { value: inCents(price.value * many.value), ...(price.unit ? { unit: price.unit.unit } : {}) };
}
