import { itemsAsked, toldSum } from '../reply/persona-sum.js';
import { isLessForMany } from './for-many.js';
import { moneySaid } from './money-said.js';
import { reckonedWord, RECKONED_WORDS } from './reckoned-words.js';
import { freeFrom, ofSending } from './sending.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';

const ADDED = reckonedWord('added');
const LEAD = /^[¿\s]*(?:(?:and|och|und|et|y|plus|oh|ok)[,\s]+)*(?:add |lägg till |ajoutez? |añade )?/iu;
/** So many words add something and ask nothing else. */
const MOST_WORDS = 7;

/** "And a dress as well": what was just reckoned with that; not told where that has no price. */
export function tellAdded(question: ShopQuestion): ShopAnswer | null {
  const { asked, instructions, history, language } = question;
  const before = toldSum(history);
  if (!before || !isAdding(asked)) return null;
  const items = itemsAsked(asked.replace(LEAD, '').replace(ADDED, ' '), instructions) ?? [];
  const isOne = items.length > 0 && items.every(({ price }) => price.currency === before.currency && !price.per);
  if (!isOne || isWithSending(question) || isLessForMany(instructions))
    return { text: shopSays('untold', language), isUntold: true };
  const more = items.reduce((sum, { price, count }) => sum + price.amount * count, 0);
  const money = (amount: number): string => moneySaid(amount, before.currency, language);
  const steps = `${money(before.sum)} + ${money(more)}`;
  return { text: `${RECKONED_WORDS.said.comesTo[language]} ${money(before.sum + more)} (${steps}).` };
}

/** No more than a thing and that it is added. */
const isAdding = (asked: string): boolean =>
  asked.split(/\s+/u).length <= MOST_WORDS &&
  ADDED.test(asked) &&
  ![SAYS.whichOf, SAYS.sent, SAYS.duration, SAYS.visit, SAYS.discount, ASKS].some((one) => one.test(asked));
const ASKS =
  /^[¿\s]*(?:(?:and|och|und|et|y|but)\s)?(?:do|does|is|are|can|could|will|would|kan|får|har|är|gör|finns|kann|darf|habt|haben|macht|gibt|ist|sind|peut|avez|faites|est|puis|hay|puedo|tenéis|hacéis|es|son)(?!\p{L})|(?<!\p{L})(?:i['’]?d like|i (?:want|need)|receipts?|kvitto|quittung|reçu|recibo)(?!\p{L})/iu;

/** Sending was reckoned with it, which the greater sum may make free of charge. */
const isWithSending = (question: ShopQuestion): boolean =>
  SAYS.sent.test(question.history.findLast(({ role }) => role === 'user')?.text ?? '') &&
  freeFrom(ofSending(question)) !== null;
