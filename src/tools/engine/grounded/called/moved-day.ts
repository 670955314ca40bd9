import type { Grounded } from '../grounded.js';
import { NEW } from '../contrast.js';
import { isLedToDay, movesDay } from '../moved-days.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

/** "Could my fitting of 4 November be moved?": the one day of a text that puts it off is the old one, unless what leads to it makes it the new. */
export function isMovedDay({ value }: Grounded, { words }: Property, { text, mentions }: Reading): boolean {
  if (typeof value !== 'string' || !words.some((word) => NEW.has(word)) || !movesDay(text)) return false;
  const days = mentions.filter(({ kind }) => kind === 'date');
  const [day] = days;
  if (days.length !== 1 || day.value !== value) return false;
  return !isLedToDay(text, day);
}
