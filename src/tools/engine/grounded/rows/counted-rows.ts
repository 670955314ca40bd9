import type { Span } from '../clause.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Reading } from '../reading.js';
import type { Row } from './row.js';

/** What is counted, up to how it looks. */
const NOUN =
  /^\s(?:x\s|×\s|pairs of\s|pcs(?: of)?\s|of the\s)?((?!(?:in|of|i|av|aus|en|de|size|x)\s)\p{L}[\p{L}’'-]*(?:\s(?!(?:in|i|aus|en|of|av|de|size)\s)\p{L}[\p{L}’'-]*){0,3}?)(?=\s(?:in|i|aus|en|size)\s)/iu;
/** "… and 120 in navy": of the same thing. */
const SAME = /^\s(?:(?:more|pcs|st|Stück|pieces)\s)?(?:in|i|aus|en)\s/iu;
const STOP = /[.;!?\n](?:\s|$)/u;

/** "240 tees in white and 120 in navy, plus 60 hoodies in charcoal": each count with what it counts, which the one before may have said. */
export function countedRows({ text, mentions }: Reading, scope: Span): Row[] {
  const counts = mentions.filter(
    (one) =>
      one.kind === 'number' &&
      one.unit === undefined &&
      !isArticle(one) &&
      one.start >= scope.start &&
      one.end <= scope.end,
  );
  const rows: Row[] = [];
  let isSame = false;
  for (const [i, count] of counts.entries()) {
    const until = counts.at(i + 1)?.start ?? scope.end;
    const rest = text.slice(count.end, until);
    const last = rows.at(-1);
    const noun = NOUN.exec(rest)?.[1];
    if (noun === undefined && !(last && SAME.test(rest))) continue;
    isSame ||= noun === undefined;
    rows.push(rowOf(count, noun ?? last?.head ?? '', rest));
  }
  const isLooked = rows.every((row) =>
    mentions.some((one) => isLook(one) && one.start >= row.start && one.end <= row.end),
  );
  return rows.length > 1 && isSame && isLooked ? rows : [];
}

const isLook = ({ attribute, kind }: Mention): boolean =>
  attribute === 'colors' || attribute === 'fabrics' || kind === 'size';

function rowOf(count: Mention, head: string, rest: string): Row {
  const [said] = rest.split(STOP, 1);
  const own = said.trimEnd().replace(/(?:,|\s(?:and|n|plus|och|samt|und|sowie|et|y))$/iu, '');
  return { head, cells: [count.text], start: count.start, end: count.end + own.length };
}
