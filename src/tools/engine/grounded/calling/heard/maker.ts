import type { Span } from '../../clause.js';
import type { Asked } from './asked.js';
import { type Found, isFree, oneOf } from './found.js';
import type { Text } from './text.js';

const MAKER =
  /(?:^|_)(?:artist|author|composer|singer|band|performer|writer|musician|interpret|autor|författare|artiste|auteur|artista)(?:_name)?$/iu;
const BY = /(?<!\p{L})by\s$/iu;
/** "»Nachtzug« von": behind a title, where a word for "of" tells who made it. */
const OF = /["”“»'’]\s?,?\s(?:by|from|av|från|von|de|del|par|of)\s$/iu;
const MOST = 24;

/** "'Blue in Green' by Miles Davis": who a title is by. */
export function makerFor({ name }: Asked, { names, reading, text }: Text, taken: readonly Span[]): Found | null {
  if (!MAKER.test(name)) return null;
  const people = reading.mentions.filter(({ kind }) => kind === 'person');
  const all = [...names, ...people.filter((one) => !names.some(({ start }) => start === one.start))];
  const own = all.filter((one) => {
    const before = text.slice(Math.max(0, one.start - MOST), one.start);
    return isFree(one, taken) && (BY.test(before) || OF.test(before));
  });
  return oneOf(own.map(({ text: said, start, end }) => ({ value: said, text: said, start, end })));
}
