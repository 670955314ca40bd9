import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const MOST =
  /(?<!\p{L})(?:most|highest|biggest|largest|best|top|busiest|strongest|flest|högst|störst|mest|bäst|meisten|häufigsten|höchsten|größten?|stärksten|besten|le plus|la plus|les plus|plus de|más|mayor)(?!\p{L})/iu;
const LEAST =
  /(?<!\p{L})(?:least|fewest|lowest|smallest|weakest|minst|lägst|färst|sämst|wenigsten|niedrigsten|kleinsten|geringsten|seltensten|le moins|la moins|les moins|menos|menor)(?!\p{L})/iu;
const ASKS =
  /(?<!\p{L})(?:which|what|vilken|vilket|vilka|welche[rsnm]?|quel(?:le)?s?|qué|cuál(?:es)?|laquelle|lequel)\s\p{L}/iu;
const NAME =
  /^(?:top|best|most|highest|winner|group|category|shop|store|day|product|item|article|answer|team|city|gruppe|laden|filiale|tag|grupp|butik|dag|groupe|boutique|jour|grupo|tienda|día|dia|leader|busiest|largest|biggest|lowest|least|worst|weakest)$/u;
/** "dresses 14", "Monday: 40": a name and its number, one after the other. */
const ENTRY =
  /(?:^|[\n,;:]|(?:and|und|och|et|y)\s|[.]\s)\s{0,3}(?:[-*•]\s)?(\p{L}[\p{L}’'-]{1,24}(?:\s\p{L}[\p{L}’'-]{1,24})?)\s?[:=–-]?\s$/u;

/** `topGroup` of "dresses 14, trousers 9, shirts 22 … which came back the most?": the name beside the highest number of a told list. */
export function topOfList({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const question =
    text
      .slice(start, end)
      .split(/(?<=[.!?\n])\s{0,3}/u)
      .find((one) => one.includes('?') && ASKS.test(one)) ?? '';
  const [isMost, isLeast] = [MOST.test(question), LEAST.test(question)];
  if (isMost === isLeast || !words.every((word) => NAME.test(word))) return null;
  const numbers = mentions.filter(
    (one) => one.kind === 'number' && one.start >= start && one.end <= end && !isArticle(one),
  );
  const units = new Set(numbers.map(({ unit }) => unit));
  const entries = numbers.flatMap((one, i) => {
    const before = text.slice(Math.max(0, one.start - 60), one.start);
    const name = ENTRY.exec(i === 0 ? before : before.slice(-(one.start - numbers[i - 1].end)))?.[1];
    return name === undefined ? [] : [{ name, value: Number(one.value), at: one.start }];
  });
  if (
    entries.length < 2 ||
    units.size !== 1 ||
    entries.length !==
      numbers.filter(({ start: at }) => at < text.indexOf(question) || at > text.indexOf(question) + question.length)
        .length
  )
    return null;
  const values = entries.map(({ value }) => value);
  const best = isMost ? Math.max(...values) : Math.min(...values);
  const found = entries.filter(({ value }) => value === best);
  return found.length === 1
    ? { ...fromText(found[0].name, found[0].name), at: text.lastIndexOf(found[0].name, found[0].at) }
    : null;
}
