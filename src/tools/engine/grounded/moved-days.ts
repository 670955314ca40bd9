import type { Span } from './clause.js';
import { phrasesOf, saysOf } from './says.js';
import data from './words/moved-days.yaml.js';

const LISTS = data as unknown as Record<'moves' | 'leads' | 'behind', string>;
const { moves: MOVES } = saysOf(LISTS);
const LED = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(LISTS.leads)}):?\s(?:\p{L}{1,12},?\s(?:den\s)?)?$`, 'iu');

/** Whether a text puts a day off. */
export const movesDay = (text: string): boolean => MOVES.test(text);

const BEHIND = new RegExp(
  String.raw`^(?![^.?!;]{0,40}(?:no longer|\snot|n['’]t|nicht|inte|\spas|\sno)\s)[^.?!;]{0,20}?\s(?:${phrasesOf(LISTS.behind)})(?!\p{L})`,
  'iu',
);

/** Whether what stands beside a day makes it the one that another is put off to: "moved to", "auf den", "al", "… instead". */
export const isLedToDay = (text: string, { start, end }: Span): boolean =>
  LED.test(text.slice(Math.max(0, start - 40), start)) || BEHIND.test(text.slice(end, end + 60));
