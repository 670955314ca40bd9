import { either } from './words.js';

/** "… plus shipping" of which no amount is told. */
const ADDS_SENDING = new RegExp(
  String.raw`(?<!\p{L})(?:plus|and|och|samt|und|sowie|et|y)\s(?:\p{L}{2,3}\s)?(?:${either('inShipping')})(?!\p{L})(?!\s(?:is|are|costs?|of|at|för|kostar|kostet|är|ist|est|es)(?!\p{L})|\s?[:(]?\s?[€£$]?\d|\s(?:free|gratis|included|kostenlos))`,
  'iu',
);

/** Whether a text adds what sending costs to a sum and does not tell there what that is. */
export const addsSending = (text: string): boolean => ADDS_SENDING.test(text);
