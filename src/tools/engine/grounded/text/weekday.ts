import { clauseAt, sentenceAt, type Span, stemIn } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { ANY_WEEKDAY, weekdayNamed } from '../weekdays.js';

const NAMES = new RegExp(String.raw`(?<!\p{L})${ANY_WEEKDAY}(?!\p{L})`, 'giu');
const DAY = /^(?:day|weekday|dag|veckodag|wochentag|tag|jour|día)$/;

/** `art_day` of "art is on Tuesday": the one day of the week that is told of what the name says. */
export function weekdayIn({ words, labels }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!words.some((word) => DAY.test(word))) return null;
  const own = labels.filter((stems) => !stems.some((stem) => DAY.test(stem)));
  const found = [...text.slice(start, end).matchAll(NAMES)].filter(({ index }) => isOf(own, text, start + index));
  const days = new Set(found.map(([name]) => weekdayNamed(name)));
  return days.size === 1 ? fromText(found[0][0], found[0][0]) : null;
}

/** Whether the clause of a day has all words of a name; of "the one in Milan on Tuesdays", which has no verb, one, and its sentence the others. */
function isOf(labels: Property['labels'], text: string, at: number): boolean {
  const clause = clauseAt(text, at);
  const has = (span: Span, stems: readonly string[]): boolean => stemIn(text, span, stems, at) >= 0;
  if (labels.every((stems) => has(clause, stems))) return true;
  if (!ONE_MORE.test(text.slice(clause.start, clause.end))) return false;
  return labels.some((stems) => has(clause, stems)) && labels.every((stems) => has(sentenceAt(text, at), stems));
}
const ONE_MORE =
  /^\s?(?:the (?:other )?ones?|celle|celui|celles|ceux)\s(?:in|at|from|of|de|du|à|en)\s\p{Lu}[\p{L}’'-]+\s(?:on|le|les)?\s?\p{L}+$/iu;
