import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/school-work.yaml.js';

const WORDS = data as Record<'names' | 'work' | 'of' | 'subjects', string>;
const any = (list: keyof typeof WORDS): string => anyWordOf(WORDS[list]);
const NAMES = slotsNamed(WORDS.names);
/** "Maths homework", "Matteprov". */
const BEFORE = new RegExp(String.raw`(?<!\p{L})(${any('subjects')})(?:\s|-)?(?:${any('work')})(?!\p{L})`, 'giu');
/** "Examen de química", "Klassenarbeit in Mathe". */
const BEHIND = new RegExp(
  String.raw`(?<!\p{L})(?:${any('work')})\s(?:${any('of')})(?:(?<=')|\s)(?:the\s|la\s|l['’])?(${any('subjects')})(?!\p{L})`,
  'giu',
);

/** The head of a mail is another subject. */
const HEADED = /(?:^|\n)\s{0,4}(?:subject|ämne|betreff|objet|asunto|re)\s?:/iu;

/** `subject` of "Examen de química el 22 de mayo": the one subject that a test or homework of a text is in. */
export function schoolSubject({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const own = text.slice(start, end);
  if (!NAMES.has(slotName(words)) || HEADED.test(own)) return null;
  const found = [BEFORE, BEHIND].flatMap((way) => [...own.matchAll(way)].map(([, said]) => said));
  return new Set(found.map((one) => one.toLowerCase())).size === 1 ? fromText(found[0], found[0]) : null;
}
