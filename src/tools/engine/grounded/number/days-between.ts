import { daysBetween } from '../dates.js';
import type { Mention } from '../mention.js';
import { WORKING } from '../moments/words.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const BETWEEN = /(?:between|from|mellan|från|zwischen|vom|entre|du|desde el|del)\s(?:the\s|den\s|dem\s|le\s|el\s)?$/iu;

/** `days_since_delivery`, `days_apart`: of two days how far they are apart, however the text says them. */
const APART = /^(?:since|apart|between|elapsed|passed|sedan|mellan|seit|zwischen|depuis|entre|desde)$/;

const AND_DATE =
  /^\s(?:and|to|until|till|och|und|bis(?: zum)?|et|au|y|al|hasta el)\s(?:the\s|den\s|dem\s|le\s|el\s)?$/iu;

/** "How many days are there between 3 June 2026 and 17 June 2026?" */
export function daysFor({ words }: Property, { text, mentions }: Reading): number | null {
  const [first, second, ...more] = mentions.filter(({ kind }) => kind === 'date');
  if (
    second === undefined ||
    more.length > 0 ||
    words.some((word) => WORKING.has(word)) ||
    !words.some((word) => /^(days|dagar|tage|jours|días|nights|weeks|veckor|wochen|semaines|semanas)$/.test(word))
  )
    return null;
  const isApart = words.some((word) => APART.test(word));
  if (!isApart && !isBetween(text, first, second)) return null;
  const days = daysBetween(String(first.value), String(second.value));
  if (words.some((word) => /^(weeks|veckor|wochen|semaines|semanas)$/.test(word)))
    return days % 7 === 0 ? days / 7 : null;
  return days > 0 ? days : null;
}

const isBetween = (text: string, first: Mention, second: Mention): boolean =>
  BETWEEN.test(text.slice(0, first.start)) && isUpTo(text, first, second);

/** "3 June to 6 June". */
export const isUpTo = (text: string, first: Mention, second: Mention): boolean =>
  AND_DATE.test(text.slice(first.end, second.start));
