import { type Amount, clauseAfter, clauseBefore, exact, mayBeMoney, type Problem, type Solved } from './problem.js';
import { inCents } from './discounts.js';
import { SAYS } from './words.js';

const ASKS =
  /(?<!\p{L})(?:(?:do|does|would) (?:i|we|she|he|they|you) (?:still )?owe|still (?:to pay|owed|due|owe|open)|left to pay|(?:remains?|remaining) to (?:be paid|pay)|what(?:['’]s| is) (?:left|outstanding|the balance)|kvar att betala|återstår att betala|noch (?:zu (?:be)?zahlen|offen|zahlen|bezahlen|schuldig)|restbetrag|reste-t-il à (?:payer|régler|verser)|reste à payer|falta (?:por |de )?pagar|queda (?:por |de )?pagar|me queda por pagar)(?!\p{L})/iu;
const TIMES = /^\s(?:\p{L}{3,16}\s){1,2}(?:of|à|zu|zu je|von|von je|om|på|de|a)\s(?:[$€£]\s?)?$/iu;

/** "The gown costs 1,200; I paid 300 and two instalments of 250": what is still to be paid. */
export function partPaid({ property, text, amounts, question }: Problem): Solved {
  const isAsked =
    ASKS.test(question) ||
    /^(?:owing|owed|outstanding|balance|balance_due|restbetrag|restschuld|solde|pendiente)$/u.test(
      property.name.toLowerCase(),
    );
  if (!isAsked || property.unit?.unit === 'percent' || SAYS.tax.test(text)) return undefined;
  if (amounts.length < 2) return null;
  if (amounts.length > 6 || SAYS.off.test(text)) return undefined;
  const [price, ...rest] = amounts;
  if (!mayBeMoney(price) || SAYS.pledged.test(clauseBefore(price)) || !SAYS.costs.test(clauseBefore(price)))
    return undefined;
  const paid = paidOf(rest, price, text.slice(price.end));
  if (paid === null || paid > price.value) return null;
  return { value: inCents(price.value - paid), ...(price.unit ? { unit: price.unit.unit } : {}) };
}

function paidOf(rest: readonly Amount[], price: Amount, told: string): number | null {
  if (!SAYS.pledged.test(told)) return null;
  let sum = 0;
  for (let i = 0; i < rest.length; i++) {
    const [one, next] = [rest[i], rest[i + 1]];
    const isTimes = next !== undefined && one.unit === undefined && TIMES.test(one.after);
    const isShare = one.unit?.unit === 'percent';
    if (
      !isTimes &&
      !isShare &&
      !(mayBeMoney(one) && (one.unit === undefined || price.unit === undefined || one.unit === price.unit))
    )
      return null;
    if (
      !SAYS.pledged.test(`${clauseBefore(one)} ${clauseAfter(isTimes ? next : one)} ${isTimes ? one.after : ''}`) &&
      i === 0
    )
      return null;
    sum += isTimes ? one.value * next.value : isShare ? (price.value * one.value) / 100 : one.value;
    if (isTimes) i++;
  }
  return exact(sum);
}
