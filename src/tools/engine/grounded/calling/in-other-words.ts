import type { FunctionTool } from '../matching.js';

const MONEY = String.raw`(?:usd|eur|gbp|sek|nok|dkk|chf|dollars?|euros?|pounds?|kronor|kr|francs?|franken|yen|pesos|[$€£])`;

/** What several words say together, in the words that functions have for it. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:send|give|wire|skicka|för över|swisha|schicke?|envoie|envía)\s(?:[$€£]\s?)?\d[\d.,]{0,12}\s?${MONEY}(?!\p{L})`,
      'iu',
    ),
    'transfer money',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:pay|betala|zahle|überweise|paie|paga)\s(?:[$€£]\s?)?\d[\d.,]{0,12}\s?${MONEY}?\s(?:to|till|an|à|a)\s`,
      'iu',
    ),
    'transfer money',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:how many|hur många|wie viele|combien de|cuántos)\s${MONEY}\s(?:is|are|är|blir|sind|font|son)(?!\p{L})`,
      'iu',
    ),
    'convert currency',
  ],
  [/(?<!\p{L})take\s(?:\p{L}+\s){1,4}(?:out|off)\s(?:of\s)?(?:the|our|my)(?!\p{L})/iu, 'remove'],
  [
    /(?<!\p{L})(?:no longer needs?|hand(?:s|ed)? (?:\p{L}+ ){1,3}back|give(?:s|n)? (?:\p{L}+ ){1,3}back)(?!\p{L})/iu,
    'release',
  ],
];

const HOW_SAID = new RegExp(
  String.raw`^\W*(?:how (?:do|would|can) (?:you|i|we|one) say|what is|what['’]s|hur säger (?:man|jag)|vad heter|wie (?:sagt man|sage ich|heißt)|was heißt|comment (?:dit-on|on dit|dire)|cómo se dice)\s(?<said>["“„«‘'][^"”“»]{1,120}["”“»’'])\s(?<into>(?:in|på|auf|en)\s\p{L}{4,})\W*$`,
  'iu',
);

/** "How do you say 'good night' in French?" wishes for a translation, where something translates. */
export function asTranslation(tools: readonly FunctionTool[], text: string): string {
  const { said, into } = HOW_SAID.exec(text)?.groups ?? {};
  const isOpen =
    said !== undefined && tools.some(({ name }) => /translat|übersetz|oversæt|översätt|tradu/iu.test(name));
  return isOpen ? `Translate ${said} ${into}` : text;
}

/** A text with what it says in other words. */
export const inOtherWords = (text: string): string =>
  [text, ...SAID.filter(([pattern]) => pattern.test(text)).map(([, words]) => words)].join(' ');
