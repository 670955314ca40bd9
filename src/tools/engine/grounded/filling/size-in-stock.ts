import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf, saysOf } from '../says.js';
import data from '../words/sizes-in-stock.yaml.js';

type List = 'names' | 'out' | 'left' | 'only' | 'joints' | 'except';
const WORDS = data as unknown as Record<List, string>;
const NAMES = new Set(listOf(WORDS.names).flatMap((name) => name.split(' ')));
const SAYS = saysOf({ out: WORDS.out, left: WORDS.left, only: WORDS.only, except: WORDS.except });
const LETTER = /(?<![\p{L}\d&’'])(?:[2-6]X|X{0,3})[SLM](?![\p{L}\d&’'])/gu;
const PARTS = new RegExp(
  String.raw`[.;!?\n]|[,;]?\s(?=(?:${phrasesOf(WORDS.joints)})(?!\p{L}))|,\s(?![X\dSML]{1,4}(?:[\s,.]|$))`,
  'iu',
);

/** `size_m_available` of "Sold out in S and M; only L is left". */
export function sizeInStock({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const size = sizeNamed(words);
  const said = text.slice(start, end);
  if (size === null || said.includes('?') || SAYS.except.test(said)) return null;
  const told = said.split(PARTS).flatMap((part) => toldIn(part, size));
  const values = new Set(told.map(({ value }) => value));
  return values.size === 1 ? told[0] : null;
}

/** The one letter of a name that asks whether there is any of it. */
function sizeNamed(words: readonly string[]): string | null {
  const sizes = words.filter((word) => /^(?:[2-6]?x{0,3}[slm])$/u.test(word) && !NAMES.has(word));
  const rest = words.filter((word) => !sizes.includes(word)).map(plainly);
  const isAsked =
    rest.every((word) => NAMES.has(word)) &&
    rest.some((word) => !/^(?:size|storlek|gr(?:oe|o)sse|taille|talla)$/u.test(word));
  return sizes.length === 1 && isAsked ? sizes[0].toUpperCase() : null;
}

/** What a part says of a size: that there is none, that there is some; none too where it names the only ones that there are. */
function toldIn(part: string, size: string): Grounded[] {
  const sizes = [...part.matchAll(LETTER)].map(([letter]) => letter);
  if (sizes.length === 0) return [];
  const [isOut, isLeft] = [SAYS.out.test(part), SAYS.left.test(part)];
  const isNamed = sizes.includes(size);
  if (isOut) return isNamed ? [fromText(false, size)] : [];
  if (!isLeft || (!isNamed && !SAYS.only.test(part))) return [];
  return [fromText(isNamed, isNamed ? size : part.trim())];
}
