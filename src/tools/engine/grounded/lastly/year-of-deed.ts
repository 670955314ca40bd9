import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/years-of-deeds.yaml.js';

const YEAR = String.raw`(?<![\d.,])(1[5-9]\d\d|20\d\d)(?![\d.,]*\d|\s?%|\s\p{Sc})`;
const IN = String.raw`(?:in|i|en|im jahr|im jahre|in the year|år|el año|l['’]année)`;
const ROWS = Object.values(data as unknown as Record<string, { names: string; says: string }>).map(
  ({ names, says }) => ({
    names: slotsNamed(names),
    says: listOf(says),
    told: [
      new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(says)})\s(?:${IN}\s){0,2}${YEAR}`, 'giu'),
      new RegExp(String.raw`${YEAR}\s(?:${phrasesOf(says)})(?!\p{L})`, 'giu'),
    ],
  }),
);
const DENIED = /(?<!\p{L})(?:not|never|nicht|nie|inte|aldrig|pas|jamais|no|nunca)\s$/iu;

/** `year_built` of "built in 1926 and renovated in 2019": the only year that is told of what was done. */
export function yearOfDeed({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const row = ROWS.find(({ names }) => names.has(slotName(words)));
  if (!row) return null;
  const said = text.slice(start, end);
  const [behind, before] = row.told.map((form) =>
    [...said.matchAll(form)].filter(({ index }) => !DENIED.test(said.slice(Math.max(0, index - 12), index))),
  );
  const found = behind.length > 0 ? behind : before;
  const years = new Set(found.map(([, year]) => year));
  const [year] = years;
  return years.size === 1 ? { ...fromText(Number(year), year), at: text.indexOf(year, start) } : null;
}
