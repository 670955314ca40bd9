import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';

/** What sizes in letters are called in words, small to large. */
const WORDS: readonly (readonly [letter: string, said: RegExp])[] = [
  ['XS', /extra[ -]small|x-small/u],
  ['S', /small|liten|klein|petite?|pequeñ[oa]/u],
  ['M', /medium|mellan|mittel|moyenne?|median[oa]/u],
  ['L', /large|stor|groß|grande/u],
  ['XL', /extra[ -]large|x-large/u],
];
const ANY = new RegExp(
  String.raw`(?<!\p{L})(?:${[...WORDS]
    .reverse()
    .map(([, said]) => said.source)
    .join('|')})(?!\p{L})`,
  'giu',
);
const LETTER = /^(?:\d?X{0,3}[SL]|M)$/u;
const SIZED = /(?:size|storlek|größe|taille|talla)\s$|(?<!\p{L})in\s(?:an?\s)?$/iu;

const letterOf = (said: string): string | undefined =>
  WORDS.toReversed().find(([, word]) => new RegExp(`^(?:${word.source})$`, 'iu').test(said))?.[0];

/** "The medium hoodie", "in size large": of sizes in letters the one that is said in a word beside a garment or after "size". */
export function sizeWord(values: readonly unknown[], { text, mentions }: Reading): Grounded | null {
  if (!values.every((value) => typeof value === 'string' && LETTER.test(value))) return null;
  const garments = mentions.filter(({ attribute }) => attribute === 'garment').map(({ start }) => start);
  const found = [...text.matchAll(ANY)].filter(
    ({ index, 0: said }) =>
      garments.includes(index + said.length + 1) || SIZED.test(text.slice(Math.max(0, index - 12), index)),
  );
  const letter = found.length === 1 ? letterOf(found[0][0]) : undefined;
  return letter !== undefined && values.includes(letter) ? fromText(letter, found[0][0]) : null;
}
