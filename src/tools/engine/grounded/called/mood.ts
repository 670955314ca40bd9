import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import { sameThing } from '../same-thing.js';

const JUDGES =
  /^(?:very )?(?:good|bad|poor|excellent|great|fair|terrible|positive|negative|satisfied|dissatisfied|happy|unhappy|bra|dåligt?|god|positiv|negativ|gut|schlecht|zufrieden|bon|mauvais|positif|négatif|buen[oa]|mal[oa]|positiv[oa]|negativ[oa])$/iu;
const ANY =
  /^(?:rating|sentiment|mood|tone|overall|experience|verdict|feeling|opinion|review|score|status|quality|condition)$/u;
const PARTS = /[.!?;,\n](?=\s|$)|\s(?:and|but|while|och|men|und|aber|et|mais|y|pero)\s/iu;

/** `wifi` of "Breakfast great, wifi kept dropping": what is felt about another thing is no judgement of this one. */
export function isOtherMood(
  { quote }: Grounded,
  values: readonly unknown[],
  { words }: Property,
  text: string,
): boolean {
  const of = words.filter((word) => word.length > 2 && !ANY.test(word));
  if (quote === undefined || of.length === 0 || !values.some((one) => JUDGES.test(String(one)))) return false;
  const parts = text.split(PARTS).filter((part) => /\p{L}/u.test(part));
  const own = parts.filter((part) =>
    (part.toLowerCase().match(/\p{L}+/gu) ?? []).some((said) => of.some((word) => sameThing(word, said))),
  );
  return parts.length > 1 && own.length > 0 && !own.some((part) => isOf(part, quote));
}

const MORE = 30;
const isOf = (part: string, quote: string): boolean =>
  part.includes(quote) || (quote.includes(part.trim()) && quote.length < part.length + MORE);
