import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyCaseOf, anyWordOf } from '../text/words-of.js';
import data from '../words/called-names.yaml.js';

const WORDS = data as unknown as Record<'articles' | 'called', string>;
const NAME = String.raw`\p{Lu}[\p{L}\d’'&-]*(?:\s(?:&\s|and\s|und\s|och\s|et\s|y\s|de\s|of\s)?\p{Lu}[\p{L}\d’'&-]*){0,3}`;
const CALLED = new RegExp(
  String.raw`(?<!\p{L})(?:${anyCaseOf(WORDS.articles)})\s(?<thing>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,3}?)\s(?:${anyWordOf(WORDS.called)})\s(?<name>${NAME})`,
  'gu',
);
const OF_NAME = /^(?:name|the|of|namn|nom|nombre)$/u;

/** `porto_supplier` of "The Porto supplier is called Tecidos Lima": the name of the only thing that has all words of a slot, and no others. */
export function calledName({ words, kind }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const own = words.filter((word) => !OF_NAME.test(word)).map(plainly);
  if (own.length < 2 || kind === 'date' || kind === 'time') return null;
  const found = [...text.slice(start, end).matchAll(CALLED)].filter(({ groups }) => isThing(groups?.thing ?? '', own));
  const name = found.length === 1 ? found[0].groups?.name : undefined;
  return name === undefined ? null : fromText(name, name);
}

const isThing = (said: string, own: readonly string[]): boolean => {
  const words = said.split(' ').map(plainly);
  return words.length === own.length && own.every((word) => words.includes(word));
};
