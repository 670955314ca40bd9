import { askedAndTold } from '../../asked-and-told.js';
import { type Unit, unitNamed } from '../../units.js';
import { inCents } from '../discounts.js';
import { isMoney, type Problem, type Solved } from '../problem.js';
import { SAYS } from '../words.js';

const ONE = String.raw`(?:\/|(?<!\p{L})(?:an?|one|1|the|per|each|en|ett|per|ein|eine|der|die|das|pro|je|un|une|le|la|par|una|el|por|cada)\s)`;

/** "Ein Meter", "per metre", "metern": whether a text tells something of one of a unit. */
const tellsOfOne = (text: string, { words }: Unit): boolean =>
  words.some((word) => {
    const own = word.replaceAll('.', String.raw`\.`);
    return new RegExp(String.raw`${ONE}\s?${own}(?!\p{L})|(?<!\p{L})${own}(?:e?n|e?t)(?!\p{L})`, 'iu').test(text);
  });

/** "… if a metre costs 12 euros?": the clause in which a question itself tells its price. */
const IF = /(?<!\p{L})(?:if|when|om|när|wenn|falls|si|quand|cuando)\s[^?]{1,80}\?\s*$/iu;

/** Where a text tells what one costs: before it asks, or in a clause of the question. */
function toldIn(text: string): { said: string; asksAt: number; isBehind: boolean } {
  const { asked, told } = askedAndTold(text);
  const clause = told.trim() === '' ? IF.exec(asked) : null;
  if (clause) return { said: clause[0], asksAt: clause.index, isBehind: true };
  return { said: told, asksAt: text.indexOf(asked.trim()), isBehind: false };
}

/** "Ein Meter Stoff kostet 12,80 €. Was kosten 3,5 Meter?": so many times what one of a unit costs. */
export function byTheUnit({ property, text, amounts }: Problem): Solved {
  const isOfMoney =
    property.unit?.currency === true || property.kind === 'money' || SAYS.pays.test(property.words.join(' '));
  if (!isOfMoney || !SAYS.howMuch.test(askedAndTold(text).asked) || SAYS.besidePrices.test(text)) return undefined;
  const { said, asksAt, isBehind } = toldIn(text);
  const [price, ...prices] = amounts.filter(isMoney);
  const [many, ...others] = amounts.filter((one) => !isMoney(one));
  if (!price || !many || prices.length > 0 || others.length > 0) return undefined;
  if (isBehind === many.start >= asksAt || isBehind === price.start < asksAt) return undefined;
  const unit = unitNamed(many.unit?.unit);
  if (!unit || unit.currency) return undefined;
  if (!tellsOfOne(said, unit)) return isBehind ? null : undefined;
  return { value: inCents(price.value * many.value), ...(price.unit ? { unit: price.unit.unit } : {}) };
}
