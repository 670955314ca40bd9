import type { Span } from '../clause.js';
import type { Reading } from '../reading.js';
import type { Row } from './row.js';

const BETWEEN = /^\s(?:of\s|av\s|de\s|aus\s)?(?:\p{Ll}+\s)?$/u;
/** A fibre that is not known, alone behind its share: "20 % Polyamid". */
const OTHER = /^\s(?:of\s|av\s|de\s|aus\s)?(\p{L}[\p{L}-]{3,20})(?=[,.;/)]|\s(?:and|och|und|et|y)\s|$)/u;
const NEXT = /^,?\s?(?:(?:and|och|und|et|y|&|\/|\+)\s)?$/u;

/** "92% wool, 8% cashmere": each share of a cloth with its fibre; none where fewer than two follow each other. */
export function compositionRows({ text, mentions }: Reading, { start, end }: Span): Row[] {
  const own = mentions.filter((one) => one.start >= start && one.end <= end);
  const rows = own.flatMap((share): Row[] => {
    if (share.unit !== 'percent') return [];
    const fibre = own.find(
      (one) => one.attribute === 'fabrics' && one.start > share.end && BETWEEN.test(text.slice(share.end, one.start)),
    );
    const other = fibre ? undefined : OTHER.exec(text.slice(share.end, Math.min(end, share.end + 40)));
    if (other) return [{ head: other[1], cells: [share.text], start: share.start, end: share.end + other[0].length }];
    return fibre ? [{ head: fibre.text, cells: [share.text], start: share.start, end: fibre.end }] : [];
  });
  const isKnown = own.some(({ attribute }) => attribute === 'fabrics');
  const runs = rows.filter(
    (row, i) =>
      (i > 0 && NEXT.test(text.slice(rows[i - 1].end, row.start))) ||
      (i + 1 < rows.length && NEXT.test(text.slice(row.end, rows[i + 1].start))),
  );
  return isKnown &&
    runs.length > 1 &&
    !/(?<!\p{L})(?:instead of|statt|istället för|au lieu de|en lugar de)(?!\p{L})/iu.test(text.slice(start, end))
    ? runs
    : [];
}
