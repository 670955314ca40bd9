import { escaped } from '../expression-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/subjects.yaml.js';

const WORDS = data as Record<'about' | 'names' | 'articles', string>;
const any = (list: string): string => `(?:${listOf(list).map(escaped).join('|')})`;
const ABOUT = new RegExp(
  String.raw`(?<!\p{L})${any(WORDS.about)}(?:(?<=['’])|\s)(?:${any(WORDS.articles)}\s)?([\p{L}][^.,;:!?\n]{1,60})`,
  'giu',
);
const NAMES = new Set(listOf(WORDS.names));
/** A clause of its own says no thing. */
const CLAUSE =
  /(?<!\p{L})(?:that|how|whether|dass|wie|ob|att|hur|om|que|comment|si|cómo|bittet|asks|ber|demande|pide)(?!\p{L})/iu;

/** "Rappelez M. Garnier au sujet de ses boutons de manchette": what somebody calls or writes about, without its article. */
export function subjectOf({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (words.length !== 1 || !NAMES.has(words[0])) return null;
  const found = [...text.slice(start, end).matchAll(ABOUT)].map(([, said]) => said.trim());
  return found.length === 1 && !CLAUSE.test(found[0]) ? fromText(found[0], found[0]) : null;
}
