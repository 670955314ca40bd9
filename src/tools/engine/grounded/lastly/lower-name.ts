import { fromText, type Grounded } from '../grounded.js';
import { isFirstName } from '../people.js';
import type { Property } from '../property.js';
import { isWritten } from '../spans/writers.js';
import type { Reading } from '../reading.js';

const INTRO =
  /^[^.!?\n]{0,24}(?:[.!?,]\s)?(?:it['’]?s|this is|i['’]?m|i am|my name is|name['’]?s|hier ist|hier|ich bin|det är|jag heter|jag är|ici|c['’]est|je suis|soy|me llamo)\s(\p{Ll}{2,20})(?=(?:\s(?:here|hier|again))?\s?[,.!:–-]|\s(?:here|hier|again)(?!\p{L})|$)/iu;
/** "hey, zip broke … thx, deirdre". */
const SIGNED =
  /(?<!\p{L})(?:thx|thanks|cheers|regards|best|danke|lg|merci|gracias|saludos|tack|mvh|hälsningar)[,!. ]{1,3}(\p{Ll}{2,20})[.!\s]{0,3}$/u;

/** `customer` of "hey its tariq, the zip broke": a first name in small letters, where somebody says or signs who writes. */
export function lowerName({ words }: Property, { text }: Reading): Grounded | null {
  const head = words.filter((word) => word !== 'name').at(-1) ?? 'name';
  if (!isWritten(head)) return null;
  const names = [INTRO.exec(text.slice(0, 120))?.[1], SIGNED.exec(text.slice(-60))?.[1]].filter(
    (name): name is string => name !== undefined && name === name.toLowerCase() && isFirstName(capital(name)),
  );
  return new Set(names).size === 1 ? fromText(names[0], names[0]) : null;
}

const capital = (name: string): string => `${name[0].toUpperCase()}${name.slice(1)}`;
