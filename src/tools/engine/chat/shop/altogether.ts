import { type TimeSpan, timeSpansIn } from '../../grounded/terms.js';
import { numberSaid } from './money-said.js';
import { reckonedWord, RECKONED_WORDS } from './reckoned-words.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { SAYS } from './shop-words.js';

const [TOGETHER, FURTHER] = (['together', 'further'] as const).map(reckonedWord);
const RANGE = /\d\s?(?:-|–|to|till|bis|à|a|or|eller|oder|ou|o)\s?\d/iu;
const WITHOUT = /(?<!\p{L})(?:without|excluding|utan|ohne|sans|sin)(?!\p{L})/iu;

/** "How long until it is finished, alterations included?": a time and the further one that comes after it, where a shop tells both. */
export function tellAltogether({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  if (!SAYS.duration.test(asked) || !TOGETHER.test(asked) || WITHOUT.test(asked)) return null;
  if (SAYS.sent.test(asked) || SAYS.givesBack.test(asked)) return null;
  const found = sentences.flatMap((one, i) => {
    const [first, more, ...others] = timeSpansIn(one);
    if (first && more && others.length === 0 && isFurther(more, one)) return [{ first, more, fact: one }];
    const before = i === 0 ? '' : sentences[i - 1];
    const [only, ...rest] = timeSpansIn(before);
    return first && !more && isFurther(first, one) && only && rest.length === 0
      ? [{ first: only, more: first, fact: `${before.trim()} ${one}` }]
      : [];
  });
  const [pair] = found;
  if (found.length !== 1 || pair.first.unit !== pair.more.unit || RANGE.test(pair.fact)) return null;
  const count = numberSaid(pair.first.count + pair.more.count, language);
  const sum = pair.more.quote.replace(/^\D*?\d+|^\p{L}+(?=\s)/u, count);
  return { text: `${RECKONED_WORDS.sumOf[language]}: ${isOwnTongue(sum) ? sum : count}. ${pair.fact.trim()}` };
}

const isOwnTongue = (sum: string): boolean => /\p{L}/u.test(sum);

/** "A further 6 weeks", "6 weeks more". */
const isFurther = ({ before, after }: TimeSpan, sentence: string): boolean =>
  FURTHER.test(before.slice(-16)) || (FURTHER.test(after) && sentence.length > 0);
