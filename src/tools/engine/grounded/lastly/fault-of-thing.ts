import { denies } from '../choice.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/faults-of-things.yaml.js';

const WORDS = data as Record<'has' | 'articles' | 'faults' | 'at' | 'ends', string>;
const any = (list: string): string => `(?:${listOf(list).join('|')})`;
const ASKS =
  /^(?:defect|fault|damage|flaw|defekt|fehler|mangel|schaden|fel|skada|defaut|défaut|dommage|defecto|daño|desperfecto)$/u;
const PLACE = String.raw`(?:\s${any(WORDS.at)}(?:\s(?!${any(WORDS.ends)}(?!\p{L}))\p{L}[\p{L}’'-]{0,24}){1,4})?`;
const HAS = new RegExp(
  String.raw`(?<!\p{L})(${any(WORDS.has)}\s)(${any(WORDS.articles)}\s(?:\p{L}[\p{L}-]{1,20}\s){0,2}?${any(WORDS.faults)}(?!\p{L})${PLACE})`,
  'giu',
);

/** `defect` of "had a hole in the left sleeve": the one fault that a text says a thing has. */
export function faultOfThing({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!ASKS.test(words.join(' '))) return null;
  const said = text.slice(start, end);
  const found = [...said.matchAll(HAS)].filter(({ index }) => !denies(said.slice(Math.max(0, index - 40), index)));
  return found.length === 1 && !said.includes('?') ? fromText(found[0][2], found[0][2]) : null;
}
