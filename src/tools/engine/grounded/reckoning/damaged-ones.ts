import { sentenceAt } from '../clause.js';
import type { Mention } from '../mention.js';
import { exact, isCount, isLike, type Question, type Reckoned } from './asked.js';
import { plainly } from '../naming/folded.js';
import { either, wordsOf } from './words.js';

const DAMAGED =
  /^(?:damaged|defective|faulty|broken|torn|stained|spoiled|flawed|skadade?|trasiga?|defekte?|beschädigte?|abîmée?s?|défectueux|dañad[oa]s?|defectuos[oa]s?)$/;
const ARE =
  '(?:is|are|was|were|has|have|had|arrived|came|show|shows|är|var|har|hade|kom|ist|sind|war|waren|hat|haben|hatten|kamen|est|sont|était|étaient|a|ont|avait|avaient|está|están|estaba|estaban|tiene|tienen|tenían|llegó|llegaron)';
const OF_THEM = String.raw`(?:(?:of|av|von|de|d['’])\s?(?:it|them|those|these|which|dem|dessa|den|ihnen|denen|eux|elles|ellos|ellas)\s)?`;
const TOLD = new RegExp(
  String.raw`^\s(?:\p{L}+\s)?${OF_THEM}${ARE}\s(?:\p{L}+\s){0,2}?(?:${either('damaged')})(?!\p{L})`,
  'iu',
);

/** "5 of them damaged", "waren 5 beschädigt". */
const SAID = new RegExp(
  String.raw`^\s(?:\p{L}+\s)?${OF_THEM}(?:${ARE}\s)?(?:\p{L}+\s){0,2}?(?:${either('damaged')})(?!\p{L})`,
  'iu',
);
const SOUND = wordsOf('asksSound');

const DOUBT =
  /(?<!\p{L})(?:not|no|none|never|almost|nearly|if|would|could|last time|nicht|kein\p{L}*|fast|wenn|inte|ingen|nästan|om|pas|aucune?|presque|si|sin|casi)(?!\p{L})|n['’]t(?!\p{L})/iu;
const isDoubted = (text: string, { start }: Mention): boolean => {
  const sentence = sentenceAt(text, start);
  return DOUBT.test(text.slice(sentence.start, sentence.end));
};

/** "6 m of it has moth holes", "two of them were torn": how much of it is not sound. */
export function damagedOnes({ property, text, numbers }: Question): Reckoned {
  if (!property.words.some((word) => DAMAGED.test(word))) return undefined;
  const like = numbers.filter((one) => (property.unit === null ? isCount(one) : isLike(property, one)));
  const told = like.filter((one) => TOLD.test(text.slice(one.end, one.end + 80)) && !isDoubted(text, one));
  return told.length === 1 ? { value: exact(Number(told[0].value)), unit: told[0].unit } : undefined;
}

/** `undamaged` of "120 cartons, of which 7 were damaged": how many are left of the only whole; open where the text does not say it. */
export function undamagedOnes({ property, text, numbers }: Question): Reckoned {
  if (!property.words.some((word) => SOUND.has(plainly(word)))) return undefined;
  const counts = numbers.filter(isCount);
  const told = counts.filter((one) => SAID.test(text.slice(one.end, one.end + 80)) && !isDoubted(text, one));
  const [part] = told;
  if (told.length !== 1) return undefined;
  const { start, end } = sentenceAt(text, part.start);
  const others = counts.filter((one) => one !== part && one.start >= start && one.end <= end);
  const [whole] = others;
  if (others.length !== 1 || numbers.some((one) => one.unit !== undefined && one.start >= start && one.end <= end))
    return undefined;
  return Number(whole.value) > Number(part.value) ? { value: exact(Number(whole.value) - Number(part.value)) } : null;
}
