import type { Span } from '../../clause.js';
import type { Asked } from './asked.js';
import { type Found, isFree, oneOf } from './found.js';
import type { Text } from './text.js';

const VENUE =
  /(?:^|_)(?:restaurant|venue|caf[eé]|bar|bistro|hotel|salon|shop|store|branch|cinema|theatre|museum|library|lokal|filial|butik|filiale|succursale|sucursal)(?:_name)?$/iu;
const AT = /(?<!\p{L})(?:at|hos|på|bei|beim|im|chez|au|à|aux|en el|en la|en)\s(?:the\s|den\s|der\s|la\s|le\s)?$/iu;
const MOST = 14;

/** "A table for four at Bella Napoli": where somebody wants to be, for an argument that is a place to go to. */
export function venueFor({ name }: Asked, { names, text }: Text, taken: readonly Span[]): Found | null {
  if (!VENUE.test(name)) return null;
  const own = names.filter(
    (one) => isFree(one, taken) && AT.test(text.slice(Math.max(0, one.start - MOST), one.start)),
  );
  return oneOf(own.map(({ text: said, start, end }) => ({ value: said, text: said, start, end })));
}
