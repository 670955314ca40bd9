import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/greater-than.yaml.js';

const WORDS = data as unknown as Record<'names' | 'asks' | 'more' | 'less' | 'than', string>;
const NAMES = slotsNamed(WORDS.names);
const NUMBER = String.raw`(?<![\d.,])(-?\d{1,12}(?:[.,]\d{1,6})?)`;
const ASKED = new RegExp(
  String.raw`(?:^|[.!?]\s)(?:(?:${phrasesOf(WORDS.asks)})\s)?${NUMBER}\s(?:est-il\s)?(?:(?<more>${phrasesOf(WORDS.more)})|(?:${phrasesOf(WORDS.less)}))\s(?:${phrasesOf(WORDS.than)})\s${NUMBER}\s?\?`,
  'giu',
);

/** "Is 91 greater than 89?" */
export function greaterThan({ words }: Property, { text, language }: Reading, { start, end }: Span): Grounded | null {
  const found = NAMES.has(slotName(words)) ? [...text.slice(start, end).matchAll(ASKED)] : [];
  if (found.length !== 1) return null;
  const [[, one, , other]] = found;
  const [a, b] = [one, other].map((said) => valueOf(said, language === 'en'));
  if (a === null || b === null) return null;
  return from('arithmetic', found[0].groups?.more === undefined ? a < b : a > b);
}

/** A number, unless its mark may part thousands. */
function valueOf(said: string, isEnglish: boolean): number | null {
  if (/[.,]\d{3}$/u.test(said)) return null;
  return isEnglish && said.includes(',') ? null : Number(said.replace(',', '.'));
}
