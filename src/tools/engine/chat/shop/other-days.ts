import { daysIn } from '../../grounded/opening.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { isWrittenIn, shopSays } from './shop-says.js';
import { MATTERS_OF_DAYS, SAYS } from './shop-words.js';

/** "Do you collect on Saturdays?": the days of what has days of its own beside the hours of the shop. */
export function tellOtherDays({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  const matters = MATTERS_OF_DAYS.filter((one) => one.test(asked));
  const told = sentences.filter((one) => daysIn(one).size > 0 && matters.some((matter) => matter.test(one)));
  const [fact] = told;
  if (told.length !== 1 || SAYS.exceptions.test(fact)) return null;
  const wanted = [...daysIn(asked)];
  const clause = fact.split(/;\s/u).find((one) => matters.some((matter) => matter.test(one))) ?? fact;
  const days = daysIn(clause);
  if (wanted.length === 0) return SAYS.when.test(asked) || WHICH_DAYS.test(asked) ? { text: fact } : null;
  if (SAYS.whichOf.test(asked) || !isWrittenIn(fact, language)) return null;
  const fit = wanted.filter((day) => days.has(day)).length;
  if (fit !== 0 && fit !== wanted.length) return null;
  return { text: shopSays(fit > 0 === !SAYS.negates.test(clause) ? 'yes' : 'no', language, { fact }) };
}

const WHICH_DAYS =
  /(?<!\p{L})(?:which|what|vilka?|welche[nmr]?|(?:à |a )?quels?|quelles?|qué) (?:days?|dag\p{L}*|tage?n?|jours?|días?)(?!\p{L})/iu;
