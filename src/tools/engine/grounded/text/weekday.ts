import { clauseAt, type Span, stemIn } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { ANY_WEEKDAY, weekdayNamed } from '../weekdays.js';

const NAMES = new RegExp(String.raw`(?<!\p{L})${ANY_WEEKDAY}(?!\p{L})`, 'giu');
const DAY = /^(?:day|weekday|dag|veckodag|wochentag|tag|jour|día)$/;

/** `art_day` of "art is on Tuesday": the one day of the week that is told of what the name says. */
export function weekdayIn({ words, labels }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!words.some((word) => DAY.test(word))) return null;
  const found = [...text.slice(start, end).matchAll(NAMES)].filter(({ index }) =>
    labels
      .filter((stems) => !stems.some((stem) => DAY.test(stem)))
      .every((stems) => stemIn(text, clauseAt(text, start + index), stems, start + index) >= 0),
  );
  const days = new Set(found.map(([name]) => weekdayNamed(name)));
  return days.size === 1 ? fromText(found[0][0], found[0][0]) : null;
}
