import { sameThing } from '../../grounded/same-thing.js';
import { PLAIN_WORDS } from '../knowledge/plain-words.js';
import { PLAIN } from '../reply/abroad-words.js';
import { DAY } from '../reply/shop-words.js';
import { formsOf, type Spoken, tokensOf } from '../text.js';

/** The words of a question to a shop that say what it is about. */
export function contentWords(asked: string, language: Spoken): string[] {
  const plain = language === 'en' || language === 'sv' ? PLAIN_WORDS : PLAIN[language];
  return tokensOf(asked).filter(
    (word) => word.length > 2 && !plain.has(word) && !PLAIN_WORDS.has(word) && !DAY.test(word) && !SHOP.test(word),
  );
}
const SHOP =
  /^(?:shop|store|also|please|offer|butiken|också|auch|laden|bitte|boutique|aussi|tienda|también|vous|nous|ustedes|vosotros|euch|ihnen)$/u;

/** Whether a text has a word, in another form or language. */
export const saysThing = (text: string, word: string): boolean => {
  const forms = new Set(formsOf(word));
  return tokensOf(text).some(
    (token) =>
      forms.has(token) ||
      formsOf(token).some((form) => forms.has(form)) ||
      (token.length > 3 && sameThing(word, token)),
  );
};
