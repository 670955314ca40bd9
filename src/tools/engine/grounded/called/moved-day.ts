import type { Grounded } from '../grounded.js';
import { NEW } from '../contrast.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf, saysOf } from '../says.js';
import data from '../words/moved-days.yaml.js';

const LISTS = data as unknown as Record<'moves' | 'leads', string>;
const { moves: MOVES } = saysOf(LISTS);
const LED = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(LISTS.leads)}):?\s(?:\p{L}{1,12},?\s(?:den\s)?)?$`, 'iu');

/** "Could my fitting of 4 November be moved?": the one day of a text that puts it off is the old one, unless what leads to it makes it the new. */
export function isMovedDay({ value }: Grounded, { words }: Property, { text, mentions }: Reading): boolean {
  if (typeof value !== 'string' || !words.some((word) => NEW.has(word)) || !MOVES.test(text)) return false;
  const days = mentions.filter(({ kind }) => kind === 'date');
  const [day] = days;
  if (days.length !== 1 || day.value !== value) return false;
  return !LED.test(text.slice(Math.max(0, day.start - 40), day.start));
}
