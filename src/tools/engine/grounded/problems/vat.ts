import { listOf } from '../judged/phrase.js';
import { phrasesOf, saysOf } from '../says.js';
import data from '../words/vat.yaml.js';
import { inCents } from './discounts.js';
import { type Amount, clauseAfter, clauseBefore, isMoney, type Problem, type Solved } from './problem.js';

type List = 'tax' | 'inside' | 'outside' | 'off' | 'askTax' | 'askNet' | 'askGross' | 'plain' | 'each';
type Sum = 'net' | 'tax' | 'gross';
const LISTS = data as unknown as Readonly<Record<List, string>>;
const SAYS = saysOf(LISTS);
const NAMES = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, new Set(listOf(list))]),
) as unknown as Record<List, ReadonlySet<string>>;
const EACH = /^\s?(?:\/|(?:each|apiece|per|a piece|styck|st|je|pro|pièce|cada)(?!\p{L}))/iu;

/** "238 EUR incl. 19 % VAT", "how much VAT is contained in 238 EUR at 19 %?": the one sum without its tax, with it, or the tax itself. */
export function withTax({ property: { words, unit }, text, amounts: told, question }: Problem): Solved {
  const amounts = told.filter(({ said }) => !/^\p{L}+$/u.test(said) || told.length < 4);
  const asked = askedSum(words, text);
  const rates = amounts.filter((one) => one.unit?.unit === 'percent');
  const money = amounts.filter(isMoney);
  const sums = money.length > 0 ? money : amounts.filter((one) => one.unit === undefined && CALLED.test(one.before));
  const counts = amounts.filter((one) => one.unit === undefined && !sums.includes(one));
  const isEach = words.some((word) => NAMES.each.has(word)) || (words.length === 1 && SAYS.each.test(question));
  if (asked === null || unit?.unit === 'percent' || !SAYS.tax.test(text) || SAYS.off.test(text)) return undefined;
  if (rates.length !== 1 || sums.length !== 1 || amounts.length > (isEach ? 3 : 2)) return undefined;
  if (amounts.length > 2 && (counts.length !== 1 || EACH.test(sums[0].after))) return undefined;
  if (isOfTax(sums[0])) return undefined;
  const side = sideOf(text.replace(question, '')) ?? sideOf(text);
  if (side === null) return null;
  const net = side === 'outside' ? sums[0].value : sums[0].value / (1 + rates[0].value / 100);
  const rate = rates[0].value / 100;
  const all = { net, tax: net * rate, gross: net * (1 + rate) }[asked];
  const value = inCents(isEach ? all / (counts[0]?.value ?? 1) : all);
  return sums[0].unit ? { value, unit: sums[0].unit.unit } : { value };
}

/** "Net 300, VAT 20 %": a sum without its currency. */
const CALLED = new RegExp(
  String.raw`(?<!\p{L})(?:${phrasesOf(`${LISTS.askNet}, ${LISTS.askGross}`)})(?:\s(?:${phrasesOf(LISTS.plain)}))?\s?[:=]?\s$`,
  'iu',
);

/** The sum that a name asks for and nothing beside it; "price without vat" is one, and no tax. */
function askedSum(words: readonly string[], text: string): Sum | null {
  const has = (list: List): boolean => words.some((word) => NAMES[list].has(word));
  const isEach = has('each');
  const isPlain = words.every(
    (word) =>
      (['askTax', 'askNet', 'askGross', 'plain', 'each'] as const).some((list) => NAMES[list].has(word)) ||
      (isEach && word.length > 2 && text.toLowerCase().includes(word)),
  );
  const isWhole = words.some((word) => NAMES.askGross.has(word) && word !== 'total');
  if (!isPlain || (has('askNet') && isWhole)) return null;
  if (has('askNet')) return 'net';
  if (isWhole) return 'gross';
  return has('askTax') ? 'tax' : words.includes('total') ? 'gross' : null;
}

/** "VAT 20 EUR": what is told is the tax itself. */
const isOfTax = (one: Amount): boolean =>
  /(?<!\p{L})(?:vat|tax|moms|mwst\.?|tva|iva)(?:\s?:|\sof|\sis|\sär|\sist|\sest|\ses)?\s(?:[$€£]\s?)?$/iu.test(
    clauseBefore(one),
  ) || /^\s(?:of\s|in\s)?(?:vat|tax|moms|mwst|tva|iva)(?!\p{L})/iu.test(clauseAfter(one));

/** Whether the tax is in the sum; null where nothing says so, or both. */
function sideOf(text: string): 'inside' | 'outside' | null {
  const [inside, outside] = [SAYS.inside.test(text), SAYS.outside.test(text)];
  return inside === outside ? null : inside ? 'inside' : 'outside';
}
