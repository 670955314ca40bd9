import type { Mention } from '../mention.js';
import { isMoney } from './asked.js';

const PAYS_WITH =
  /(?<!\p{L})(?:pay|pays|paid|paying|hand(?:ed)?(?: over)?|give|gave|betalar|betalade|betala|(?:be)?zahl(?:e|t|te)|paie|payé|pago|pagó)\s(?:(?:with|in|using|med|mit|avec|con)\s)?(?:(?:a|an|one|en|einem|un)\s)?$/iu;
const NOTE = /^[\s-]?(?:\p{L}+[\s-])?(?:note|bill|banknote|sedel|schein|billet|billete)(?!\p{L})/iu;

/** The note that is paid with is no price. */
export const paidWith = (text: string, one: Mention): boolean =>
  isMoney(one) &&
  PAYS_WITH.test(text.slice(Math.max(0, one.start - 50), one.start)) &&
  (NOTE.test(text.slice(one.end)) ||
    /with|med|mit|avec|con/iu.test(text.slice(Math.max(0, one.start - 10), one.start)));
