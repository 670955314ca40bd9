import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/education.yaml.js';

const WORDS = data as unknown as Record<'heads' | 'degrees' | 'schools' | 'years' | 'titles', string>;
const NAMES = { degree: slotsNamed(WORDS.degrees), school: slotsNamed(WORDS.schools), year: slotsNamed(WORDS.years) };
/** "Education: BA in Fashion Design, Central Saint Martins, 2014." */
const LINE = new RegExp(
  String.raw`(?:^|[.;\n]\s{0,4})(?:${phrasesOf(WORDS.heads)})\s?:\s(?<degree>(?=[^,:;\n]{0,40}(?<![\p{L}.])(?:${phrasesOf(WORDS.titles)})(?![\p{L}]))\p{L}[^,:;\n]{1,60}),\s(?<school>\p{L}[^,:;\n\d]{1,60}),\s(?<year>(?:19|20)\d\d)(?!\s?[-–\d])`,
  'giu',
);

/** `degree`, `school`, `graduation_year` of the one line that tells all three. */
export function educationOf({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const name = slotName(words);
  const part = (['degree', 'school', 'year'] as const).find((one) => NAMES[one].has(name));
  const found = part === undefined ? [] : [...text.slice(start, end).matchAll(LINE)];
  const said = part === undefined || found.length !== 1 ? undefined : found[0].groups?.[part];
  return said === undefined ? null : fromText(said.trim(), said);
}

/** The year of it, as a number. */
export function graduatedIn(property: Property, reading: Reading, scope: Span): Grounded | null {
  const told = NAMES.year.has(slotName(property.words)) ? educationOf(property, reading, scope) : null;
  return told && { ...told, value: Number(told.value), at: reading.text.indexOf(String(told.value), scope.start) };
}
