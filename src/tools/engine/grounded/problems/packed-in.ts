import { sameThing } from '../same-thing.js';
import type { Problem, Solved } from './problem.js';

const TO_A =
  /^\s(?:\p{L}{3,14}\s)?(?:to|per|in|pro|je|in|par|dans|por|en|i)\s?(?:an?|one|each|every|einem?|einer|eine|chaque|une?|cada|una?|varje|en|ett)?\s?(\p{L}{3,16})/iu;
const FULL = /(?<!\p{L})(?:full|volle?|pleins?|complets?|llen[oa]s|completas?|fulla)(?!\p{L})/iu;
const LEFT = /(?<!\p{L})(?:left over|leftover|remain\p{L}*|übrig|reste\p{L}*|sobran|kvar|över)(?!\p{L})/iu;

/** "500 shirts, 24 to a carton. How many cartons do we need?": whole ones, the last of them not full. */
export function packedIn({ property, text, amounts, question }: Problem): Solved {
  if (amounts.length !== 2 || amounts.some(({ unit }) => unit !== undefined) || LEFT.test(text)) return undefined;
  const [all, one] = TO_A.test(amounts[1].after) ? amounts : [amounts[1], amounts[0]];
  const pack = TO_A.exec(one.after)?.[1].toLowerCase();
  if (pack === undefined || one.value <= 1 || !Number.isInteger(one.value) || !Number.isInteger(all.value))
    return undefined;
  const asked = question
    .toLowerCase()
    .match(/(?:how many|wie ?viele?|combien de|cuánt[oa]s?|hur många)\s(?:full\s|volle\s)?(\p{L}{3,16})/u)?.[1];
  const isOfPack = [...property.words, ...(asked === undefined ? [] : [asked])];
  if (asked === undefined || !sameThing(pack, asked) || !isOfPack.some((word) => sameThing(pack, word)))
    return undefined;
  const packs = all.value / one.value;
  return { value: FULL.test(text) ? Math.floor(packs) : Math.ceil(packs) };
}
