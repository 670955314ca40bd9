import type { Grounded } from '../grounded.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { said } from '../number/said.js';

const SMALL = /^(?:number|count|quantity|of|in|the|total)$/u;
const PIECES = /^(?:stück|stücke|st|stycken|styck|pièces?|exemplaires?|unidades?|piezas?|pieces?|pcs|exemplar)$/u;
const NOUN = /^\s(\p{L}{2,})(?!\p{L})/u;

/** One end of a range, a part, about so many. */
const OPEN =
  /(?:(?<!\p{L})(?:und|oder|bis|et|ou|à|och|eller|till|y|o|a|halb|hälfte der|hälften av|moitié des?|mitad de(?: los| las)?|etwa|circa|ca\.?|rund|ungefär|omkring|environ|unos|unas|mindestens|höchstens|minst|högst|au moins|al menos)|[-–])\s?$/iu;

/** `antal_par` of "tre par strumpor": the one number right before what a name counts. */
export function countedNoun({ words, unit }: Property, { text, mentions, language }: Reading): Grounded | null {
  const own = words.filter((word) => !SMALL.test(word));
  if (
    language === 'en' ||
    own.length > 1 ||
    (own.length === 0 && !words.includes('quantity')) ||
    unit !== null ||
    words.includes('total')
  )
    return null;
  const found = mentions.filter((one) => {
    if (one.kind !== 'number' || one.unit !== undefined || !Number.isInteger(one.value) || isArticle(one)) return false;
    if (OPEN.test(text.slice(0, one.start))) return false;
    const noun = NOUN.exec(text.slice(one.end, one.end + 40))?.[1].toLowerCase();
    return noun !== undefined && (own.length === 0 ? PIECES.test(noun) : sameThing(own[0], noun));
  });
  return found.length === 1 ? said(found[0], Number(found[0].value)) : null;
}
