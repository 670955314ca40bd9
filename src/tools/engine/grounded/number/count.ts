import { clauseAt } from '../clause.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Reading } from '../reading.js';

export const SIZE_BEFORE = /(size|storlek|stl|größe|taille|talla|no\.?|nr\.?|eu|uk|us|#)\s*$/iu;

const COUNTED =
  /^\s?(?:x\s?)?(?:\p{L}+[\s-]){0,4}?(?:pieces?|pairs?|items?|units?|pcs|stycken|st|par|stück|pièces?|unidades|copies|metres|samples?|buttons?|rolls?)(?!\p{L})/iu;

/** Whether a number counts things of the text: no unit, and a garment or a word for pieces after it. */
export function isCount(number: Mention, { text, mentions }: Reading): boolean {
  if (number.unit !== undefined || !Number.isInteger(number.value) || SIZE_BEFORE.test(text.slice(0, number.start)))
    return false;
  const clause = clauseAt(text, number.start);
  const garment = mentions.find(
    ({ kind, attribute, start }) => kind === 'cloth' && attribute === 'garment' && start >= number.end,
  );
  const near = garment !== undefined && garment.start <= clause.end && garment.start - number.end <= 40;
  if (isArticle(number)) return near && ORDERS.test(text);
  return near || COUNTED.test(text.slice(number.end, number.end + 40));
}

const ORDERS =
  /\b(order|buy|purchase|would like|want|send|need|beställ\p{L}*|köpa|vill ha|skicka|bestell\p{L}*|kauf\p{L}*|möchte|brauche|command\p{L}*|achet\p{L}*|voudrais|pedir|comprar|quiero|encarg\p{L}*)(?!\p{L})/iu;
