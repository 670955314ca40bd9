import { timeSpansIn } from '../../grounded/terms.js';
import { daysIn } from '../../grounded/opening.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { SAYS } from './shop-words.js';

/** "Until when can I get my money back?": the one sentence that tells until when something is taken back; what the shop's hours tell does not answer it. */
export function tellUntil({ asked, sentences }: ShopQuestion): ShopAnswer | null {
  if (!SAYS.givesBack.test(asked) || !SAYS.until.test(asked) || IS_PAID.test(asked)) return null;
  const told = sentences.filter(
    (one) =>
      SAYS.givesBack.test(one) && !SAYS.payingBack.test(one) && (timeSpansIn(one).length > 0 || daysIn(one).size > 0),
  );
  return told.length === 1 ? { text: told[0].trim() } : null;
}

/** How long it takes until the money is there. */
const IS_PAID =
  /(?<!\p{L})(?:takes?|taking|tar det|dröjer|dauert|braucht|prend|met|tarda\p{L}*|when (?:do|will|does))(?!\p{L})/iu;
