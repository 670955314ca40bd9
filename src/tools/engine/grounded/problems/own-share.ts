import { inCents } from './discounts.js';
import { type Amount, clauseAfter, clauseBefore, isMoney, mayBeMoney, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

const NAME = String.raw`\p{Lu}\p{Ll}+`;
const NAMES = new RegExp(
  String.raw`((?:${NAME}, ){1,8}${NAME},?|${NAME}) (?:and|och|und|et|y) (?:I|ich|jag|moi|yo|${NAME})(?!\p{L})`,
  'u',
);

/** How many share: names in a row, or a number of people. */
function sharersIn(text: string, amounts: readonly Amount[]): number | null {
  const people = amounts.filter(({ unit, value }) => unit === undefined && Number.isInteger(value) && value > 1);
  const named = NAMES.exec(text);
  if (named && people.length === 0) return named[1].split(',').filter((one) => one.trim() !== '').length + 1;
  return !named && people.length === 1 ? people[0].value : null;
}

const PER = /(?<!\p{L})(?:per|pro|par|por|each|apiece|every)(?!\p{L})/iu;
const signOf = (one: Amount): string => `${clauseBefore(one)} ${one.said} ${clauseAfter(one)}`;

/**
 * "Three friends share a bill of 90 evenly, the firm puts 30 to it": what each pays, and "… Mia has put down 20 of her own":
 * what she still owes. Open where a sum of the text is neither the whole, nor what others give, nor what one has paid.
 */
export function ownShare({ property, text, amounts, question }: Problem): Solved {
  const asked = `${property.words.join(' ')} ${question}`;
  const sums = amounts.filter(isMoney);
  const isOwed = SAYS.stillOwes.test(asked);
  if (!SAYS.splits.test(text) || !(isOwed || SAYS.aHead.test(asked) || PER.test(asked)) || sums.length < 1)
    return undefined;
  const [whole, ...rest] = amounts
    .filter((one) => mayBeMoney(one) && !isCount(one))
    .toSorted((a, b) => b.value - a.value);
  const given = rest.filter((one) => SAYS.contributes.test(signOf(one)));
  const own = rest.filter((one) => !given.includes(one) && SAYS.pledged.test(signOf(one)));
  if (given.length + own.length === 0) return undefined;
  const heads = sharersIn(text, amounts.filter(isCount));
  const isTold = given.length + own.length === rest.length && (own.length === 0) !== isOwed;
  if (heads === null || !isTold || amounts.some(({ unit }) => unit?.unit === 'percent')) return null;
  const share = (whole.value - sumOf(given)) / heads - sumOf(own);
  return share < 0 ? null : { value: inCents(share), ...(whole.unit ? { unit: whole.unit.unit } : {}) };
}

const sumOf = (some: readonly Amount[]): number => some.reduce((sum, { value }) => sum + value, 0);

/** "Five tenants": a number right before who shares. */
const isCount = ({ unit, after }: Amount): boolean => unit === undefined && SAYS.sharers.test(after.slice(0, 24));
