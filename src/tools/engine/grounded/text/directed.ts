import type { Span } from '../clause.js';
import { type Grounded, fromText } from '../grounded.js';
import type { Reading } from '../reading.js';
import { CURRENCY_WORDS, unitOf } from '../units.js';

const FROM_TO =
  /(?<!\p{L})(?:(?:from|från|von|de|desde|flying|travelling|driving|sailing|flight|train|bus|trip|ticket)\s)(\p{Lu}[\p{L}\d]*)(?:\sat\s\d{1,2}[:.]\d\d)?(?:\s(?:to|into|till|mot|nach|in|à|en|a|vers|hacia|hasta)|,?\s(?:and|och|und|et|y)\s(?:reaches|arrives (?:in|at)|gets to|når|erreicht|arrive à|llega a))\s(\p{Lu}[\p{L}\d]*)/u;

/** Whether a text tells of a way from one place to another. */
export const tellsOfWay = ({ text }: Reading, { start, end }: Span): boolean => FROM_TO.test(text.slice(start, end));

/** `from`, `to`: the address a message goes to, or the ends of "from USD to SEK". */
export function directed(word: string, { mentions, text }: Reading, { start, end }: Span): Grounded[] {
  const side = /^(to|target|into|recipient|till|nach)$/.test(word)
    ? 2
    : /^(from|source|base|från|von)$/.test(word)
      ? 1
      : 0;
  if (side === 0) return [];
  const ends = FROM_TO.exec(text.slice(start, end));
  if (ends) return [fromText(ends[side], ends[0])];
  const money = ofMoney(side, text.slice(start, end));
  if (money) return [money];
  const person = side === 2 ? toWhom(text.slice(start, end)) : null;
  if (person) return [person];
  const emails = mentions.filter((one) => one.kind === 'email' && one.start >= start && one.end <= end);
  return side === 2 && emails.length === 1 ? [fromText(emails[0].value, emails[0].text)] : [];
}

const OF_MONEY = new RegExp(
  String.raw`\d\s?(${CURRENCY_WORDS})\s(?:to|in|into|till|i|nach|en|a|à)\s(?:swedish\s|us\s|british\s)?(${CURRENCY_WORDS})(?!\p{L})`,
  'iu',
);

/** "200 EUR to SEK", "50 dollars in pounds". */
function ofMoney(side: 1 | 2, text: string): Grounded | null {
  const found = OF_MONEY.exec(text);
  const code = unitOf(found?.[side].toLowerCase() ?? '')?.unit;
  return found && code !== undefined ? fromText(code, found[0]) : null;
}

const TOLD =
  /(?<!\p{L})(?:[Tt]ell|[Ii]nform|[Nn]otify|[Mm]essage|[Tt]ext|[Rr]emind|[Ww]rite to|[Ss]end|[Ss]äg till|[Mm]eddela|[Ss]kicka till)\s(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?=\s(?:that|an?|the|to|att|ett|en|know)(?!\p{L})|:)/u;

/** "Tell Ingrid that …", "send Mats a message": whom something is said to. */
function toWhom(text: string): Grounded | null {
  const found = TOLD.exec(text);
  return found && fromText(found[1], found[0]);
}
