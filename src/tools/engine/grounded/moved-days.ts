import { phrasesOf, saysOf } from './says.js';
import data from './words/moved-days.yaml.js';

const LISTS = data as unknown as Record<'moves' | 'leads', string>;
const { moves: MOVES } = saysOf(LISTS);
const LED = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(LISTS.leads)}):?\s(?:\p{L}{1,12},?\s(?:den\s)?)?$`, 'iu');

/** Whether a text puts a day off. */
export const movesDay = (text: string): boolean => MOVES.test(text);

/** Whether what stands before a day makes it the one that another is put off to: "moved to", "auf den", "al". */
export const isLedToDay = (text: string, start: number): boolean =>
  LED.test(text.slice(Math.max(0, start - 40), start));
