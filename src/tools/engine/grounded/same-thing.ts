import { stemsOf } from './property.js';
import rows from './words/lexicon.yaml.js';

/** Rows of the lexicon by their words. */
const ROWS = new Map<string, readonly number[]>();
const { things, deeds } = rows as unknown as Record<'things' | 'deeds', readonly string[]>;
[...things, ...deeds].forEach((row, i) => {
  for (const word of row.split(' ')) ROWS.set(word, [...(ROWS.get(word) ?? []), i]);
});

/** Whether a word is known to be a thing, and none that is done. */
export const isThing = (word: string): boolean => {
  const own = rowsOf(word);
  return own.length > 0 && own.every((row) => row < things.length);
};

/** What words of the five languages end with where they are the same. */
const ENDINGS = new Set(
  ' s z es e en er n ed d ing ings r ar or et t na a an ne y ies ly ion ions os as o is x em es'.split(' '),
);
const LONGEST_ENDING = 4;
const SHORTEST = 4;

/** Whether a name and a text speak of one thing: a word with another ending, in another language, or in a compound. */
export function sameThing(name: string, said: string): boolean {
  if (name === said || sameStem(name, said)) return true;
  const own = rowsOf(name);
  if (own.length > 0 && rowsOf(said).some((row) => own.includes(row))) return true;
  const stems = stemsOf(name);
  if (stems.length > 1 && stems.some((stem) => stem.length >= SHORTEST && said.startsWith(stem))) return true;
  return isInCompound(name, said);
}

/** "Deliveries", "delivered". */
export function sameStem(a: string, b: string): boolean {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  const least = Math.max(a.length, b.length) <= 5 ? SHORTEST - 1 : SHORTEST;
  for (let at = shared; at >= Math.max(least, shared - 1); at--)
    if (ENDINGS.has(a.slice(at)) && ENDINGS.has(b.slice(at))) return true;
  return false;
}

/** Rows whose word a word is, with an ending or without. */
function rowsOf(word: string): readonly number[] {
  for (let end = word.length; end >= Math.max(2, word.length - LONGEST_ENDING); end--) {
    const found = ROWS.get(word.slice(0, end));
    if (found && (end === word.length || (end >= 3 && ENDINGS.has(word.slice(end))))) return found;
  }
  return [];
}

/** "Nachtschicht" is a shift, "Milchpreis" one of milk. */
function isInCompound(name: string, said: string): boolean {
  const [long, short] = said.length > name.length ? [said, name] : [name, said];
  return short.length >= 5 && long.length >= short.length + 3 && (long.endsWith(short) || long.startsWith(short));
}
