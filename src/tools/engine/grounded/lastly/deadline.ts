import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { listOf } from '../judged/phrase.js';
import data from '../words/deadlines.yaml.js';

const { asked, by, days } = data as unknown as Record<'asked' | 'by' | 'days', string>;
const ASKED = new Set(listOf(asked));
const UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:${listOf(by).join('|')})\s((?:(?:the|next|this|end of|den|nästa|på|der|dem|nächsten|kommenden|le|la|el|los|fin de|end of the)\s){0,2}(?:${listOf(days).join('|')}))(?!\p{L})`,
  'iu',
);

/** `deadline` of "please hem my curtains before Easter": the one day, feast or end that a text names behind "by" or "before". */
export function deadlineOf({ words, kind }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (kind === 'time' || !words.some((word) => ASKED.has(word))) return null;
  const found = UNTIL.exec(text.slice(start, end));
  return found ? fromText(found[1], found[1]) : null;
}
