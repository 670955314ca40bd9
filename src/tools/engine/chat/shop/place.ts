import { readingOf } from '../../grounded/reading.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';

/** "Where is your shop?": its street and its town, by the first sentence that tells a street. */
export function tellPlace({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  if (!SAYS.where.test(asked)) return null;
  for (const sentence of sentences) {
    const { mentions } = readingOf(sentence);
    const street = mentions.find(({ kind }) => kind === 'street');
    if (!street) continue;
    const road = String(street.value).replace(/\s[ia]$/u, '');
    const town = TOWN.exec(sentence.slice(street.start + road.length))?.[0] ?? '';
    return { text: shopSays('find', language, { place: `${road}${town}` }) };
  }
  return null;
}

/** ", York", " in Lund", ", 8010 Graz". */
const TOWN =
  /^(?:,?\s(?:in|i|à|en|at)\s|,\s)(?:[A-Z]{0,2}\d{3,6}(?:\s\d{2})?\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?/u;
