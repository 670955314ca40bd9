import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/spoken-languages.yaml.js';
import { listOf } from './phrase.js';

const LANGUAGES = Object.values(data as unknown as Record<string, { names: string; words: string }>).map(
  ({ names, words }) => ({ names: new Set(listOf(names)), words: new Set(words.split(' ')) }),
);
const LEAST = 2;

/** All that a language is called, of one of its names or its code. */
export const languageNames = (name: string): ReadonlySet<string> | undefined =>
  LANGUAGES.find(({ names }) => names.has(name.toLowerCase()))?.names;

/** Of an enumeration of languages the one that a text is written in: by its small words, clear of the next. */
export function byLanguage(
  { words }: Property,
  values: readonly string[],
  { text }: Reading,
  { start, end }: Span,
): Grounded | null {
  const named = values.map((value) => ({ value, own: LANGUAGES.find(({ names }) => names.has(value.toLowerCase())) }));
  const isAsked = words.some((word) =>
    /^(?:language|lang|locale|written|språk|sprak|sprache|langue|idioma)$/.test(word),
  );
  if (!isAsked || values.length < 2 || named.some(({ value, own }) => !own && !/^(?:other|unknown|none)$/i.test(value)))
    return null;
  const said = text
    .slice(start, Math.min(end, start + 2000))
    .toLowerCase()
    .replaceAll('’', "'");
  const tokens = [...new Set(said.match(/\p{L}+(?:'\p{L}+)?/gu) ?? [])];
  const scored = LANGUAGES.map((one) => ({ one, score: tokens.filter((token) => one.words.has(token)).length }));
  const [best, next] = scored.sort((a, b) => b.score - a.score);
  const found = named.find(({ own }) => own === best.one);
  return found && best.score >= LEAST && best.score - next.score >= (next.score > 3 ? 2 : 1)
    ? fromText(found.value, text.slice(start, start + 80))
    : null;
}
