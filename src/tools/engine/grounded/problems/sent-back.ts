import { COUNT_WORDS } from '../numbers.js';
import { type Amount, exact, isMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

const BACK = [
  String.raw`(?<!\p{L})(?:return(?:ed|s)?|sen[dt]s? back|gave back|give back|br(?:ing|ought) back|rends?|rendu|rapporte|renvoie|devuelvo|devolví|lämnar tillbaka|lämnade tillbaka|skickar tillbaka)\s(\d{1,4}|\p{L}{1,9})(?![\p{L}\d])`,
  String.raw`(?<!\p{L})(?:gebe|gab|schicke|schickte|bringe|brachte)\s(?:davon\s)?(\d{1,4}|\p{L}{1,9})\s(?:davon\s|\p{L}{3,20}\s)?zurück(?!\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** How many are given back, and whether that number is among those of the text. */
function backIn(text: string): { count: number; at: number } | null {
  for (const pattern of BACK) {
    const found = pattern.exec(text);
    const count = found ? (COUNT_WORDS[found[1].toLowerCase()] ?? Number(found[1])) : NaN;
    if (found && Number.isInteger(count)) return { count, at: found.index + found[0].lastIndexOf(found[1]) };
  }
  return null;
}

/** "I buy 4 shirts at 12.50 each and return one: what do I pay in the end?": those that are kept, at one price. */
export function sentBack({ property, text, amounts }: Problem): Solved {
  const back = backIn(text);
  if (!back || !(isAllOf(property.words, 'pays') || SAYS.paid.test(property.words.join(' ')))) return undefined;
  const [prices, rest] = [amounts.filter(isMoney), amounts.filter((one) => !isMoney(one) && !holds(one, back.at))];
  const [count] = rest;
  const isWhole = rest.length === 1 && count.unit === undefined && Number.isInteger(count.value);
  if (prices.length !== 1 || !isWhole || back.count > count.value || !SAYS.inTheEnd.test(text)) return null;
  const [{ value, unit }] = prices;
  return { value: exact((count.value - back.count) * value), ...(unit ? { unit: unit.unit } : {}) };
}

const holds = ({ start, end }: Amount, at: number): boolean => start <= at && at < end;
