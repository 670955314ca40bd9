import { type Amount, clauseAfter, clauseBefore, mayBeMoney, type Problem, type Solved } from './problem.js';
import { inCents } from './discounts.js';
import { isAllOf, SAYS } from './words.js';

const OVER = /(?<!\p{L})(?:over|above|more than|över|über|mehr als|au-dessus de|plus de|más de)\s(?:[$€£]\s?)?$/iu;
const FROM =
  /(?<!\p{L})(?:from|for orders (?:of|over|above)|over|above|at|starting at|from a total of|once (?:it|you) (?:reach|reaches)|från|över|vid köp för|minst|ab|über|ab einem (?:bestellwert|einkaufswert|warenwert) von|à partir de|à partir d[’']un montant de|dès|au-dessus de|a partir de|desde|por más de)\s(?:[$€£]\s?)?$/iu;
const ASKS_MISSING =
  /(?<!\p{L})(?:how much more|(?:am i|are we) short|short of|do i (?:still )?(?:need|lack)|is missing|saknas|fattas|fehlt|fehlen|manque|falta|faltan|need to add)(?!\p{L})/iu;

/** "Delivery 5.90, free from 75 euros; my basket is 62": what is paid in all, or how much is missing. */
export function freeFrom({ property, text, amounts, question }: Problem): Solved {
  if (!SAYS.free.test(text) || !amounts.every(mayBeMoney) || amounts.length < 2 || amounts.length > 3) return undefined;
  const limits = amounts.filter(
    (one) => FROM.test(one.before.slice(-60)) && SAYS.free.test(`${clauseBefore(one)} ${clauseAfter(one)}`),
  );
  const [limit] = limits;
  if (limits.length !== 1 || !limit) return undefined;
  const fees = amounts.filter((one) => one !== limit && isFee(one));
  const baskets = amounts.filter((one) => one !== limit && !fees.includes(one));
  const [basket] = baskets;
  if (baskets.length !== 1 || !basket || !isBasket(basket)) return undefined;
  const unit = (basket.unit ?? limit.unit)?.unit;
  const isMissing =
    ASKS_MISSING.test(question) ||
    property.words.some((word) => /^(?:missing|short|manque|fehlt|fehlbetrag|falta|saknas|lacking)$/u.test(word));
  const value = isMissing
    ? missing(basket, limit)
    : isAllOf(property.words, 'pays')
      ? allOf(basket, limit, fees)
      : undefined;
  return value === undefined || value === null ? value : { value: inCents(value), ...(unit ? { unit } : {}) };
}

const isFee = (one: Amount): boolean =>
  SAYS.freight.test(clauseBefore(one).slice(-36)) && !SAYS.basket.test(clauseBefore(one).slice(-24));
const isBasket = (one: Amount): boolean => SAYS.basket.test(clauseBefore(one)) || SAYS.basket.test(clauseAfter(one));
const missing = (basket: Amount, limit: Amount): number | null =>
  basket.value < limit.value ? limit.value - basket.value : null;

function allOf(basket: Amount, limit: Amount, fees: readonly Amount[]): number | null {
  if (basket.value === limit.value && OVER.test(limit.before)) return null;
  if (basket.value >= limit.value) return basket.value;
  return fees.length === 1 ? basket.value + fees[0].value : null;
}
