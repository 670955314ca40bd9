import type { Turn } from './facts.js';

const CLOTH =
  /^(?:(?:and|but|so|och|men)\s)?(?:(?:what|and|men|och)?\s?(?:if|about|how about|om)\s)?(?:(?:it|that|this|they|den|det|de)(?:['’]s|\s(?:is|are|was|är))\s|(?:for|with|on|in|of|from|för|med|på|av|i)\s)?(?:made of\s|av\s)?(?:an?|the|my|en|ett|min)?\s?(?<cloth>\p{L}{3,20})(?:\sthen|\sdå)?\s{0,3}[?.!]{0,5}$/iu;
const WHOM =
  /^(?:(?:and|but|och|men)\s)?(?:for|as|för|som)\s(?:an?|the|en)?\s?(?<whom>wom[ae]n|m[ae]n|lady|kvinna|kvinnor|man|män)\s{0,3}[?.!]{0,5}$/iu;
const MEASURED = /(?<!\d)\d{2,3}\s?cm(?!\p{L})/iu;

/** "What if it is silk?", "and for a woman?": the question before with what a short message puts into it; null where it puts nothing in. */
export function putInBefore(
  history: readonly Turn[],
  message: string,
  isCloth: (word: string) => boolean,
): string | null {
  const before = history
    .findLast(({ role }) => role === 'user')
    ?.text.trim()
    .replace(/[.!?]{1,5}$/u, '');
  if (before === undefined || before.length > 200) return null;
  const whom = WHOM.exec(message.trim())?.groups?.whom;
  if (whom !== undefined) return MEASURED.test(before) ? `${before} for a ${whom}?` : null;
  const cloth = CLOTH.exec(message.trim())?.groups?.cloth;
  if (cloth === undefined || !isCloth(cloth)) return null;
  const words = before.split(' ');
  const at = words.findIndex((word) => isCloth(word));
  return at < 0 ? `${before} of ${cloth}?` : `${words.with(at, cloth).join(' ')}?`;
}
