import { type Grounded, fromText } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';
import { said } from './said.js';

/** "Vier von fünf Sternen", "4 sur 5": the first of the two. */
function ofMost(text: string, numbers: readonly Mention[]): Grounded | null {
  const found = numbers.filter((one, i) => {
    const next = numbers[i + 1];
    return (
      next !== undefined &&
      Number(one.value) <= Number(next.value) &&
      /^\s(?:stars?\s|Sterne?n?\s|étoiles?\s|stjärnor?\s|estrellas?\s)?(?:out of|of|av|von|sur|de)\s$/iu.test(
        text.slice(one.end, next.start),
      )
    );
  });
  return found.length === 1 ? said(found[0], Number(found[0].value)) : null;
}

export function rating({ text }: Reading, numbers: readonly Mention[]): Grounded | null {
  const outOf = ofMost(text, numbers);
  if (outOf) return outOf;
  const found = numbers.filter(({ end }) =>
    /^\s?(?:\/\s?\d|out of|of \d|av \d|von \d|sur \d|de \d|stars?|stjärnor|sterne|étoiles|estrellas)/iu.test(
      text.slice(end, end + 12),
    ),
  );
  const slashed = /(?<!\d)(\d(?:[.,]\d)?)\s?\/\s?(?:5|10)(?!\d)/u.exec(text);
  if (slashed) return fromText(Number(slashed[1].replace(',', '.')), slashed[0]);
  return found.length > 0 ? said(found[0], found[0].value as number) : null;
}
