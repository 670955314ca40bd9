import type { Spoken } from '../text.js';
import { contentWords, saysThing } from './content-words.js';
import { SAYS } from './shop-words.js';

/** What a sentence that says all that is asked answers to yes or no: no where the clause of the thing denies; null where no such answer follows. */
export function yesOrNo(asked: string, sentence: string, language: Spoken): 'yes' | 'no' | null {
  if (SAYS.whichOf.test(asked) || EITHER.test(asked) || /\d/u.test(asked) || !isWhether(asked)) return null;
  const words = contentWords(asked, language);
  const thing = words.at(language === 'de' && INFINITIVE.test(words.at(-1) ?? '') ? -2 : -1);
  if (thing === undefined || !words.every((word) => saysThing(sentence, word))) return null;
  const clause = sentence.split(CLAUSES).find((one) => saysThing(one, thing));
  return clause !== undefined && SAYS.negates.test(clause) ? 'no' : 'yes';
}

/** "Do you …?", "Lagar ni …?": what a shop is asked whether it does. */
export const isWhether = (asked: string): boolean => WHETHER.test(asked.trim());
const WHETHER =
  /^(?:[¿\s]*(?:and|but|och|men|und|aber|et|mais|y|pero|so|hi|hello|hey|hej|hallo|bonjour|bonsoir|hola|buenas|salut|guten tag)[,.! ]{1,2}){0,2}[¿\s]*(?:(?:do|does|can|could|will|would|are|is|may|have) (?:you|they|i|we|there|the|your)(?!\p{L})|\p{L}{2,14} (?:ni|du|jag|man|vi|det|ihr|sie|ich|wir|es|du)(?!\p{L})|\p{L}{2,14}-(?:vous|tu|on|je|ils|elles)(?!\p{L})|est-ce que|vous |(?:se puede|puedo|podéis|pueden|hay)(?!\p{L})|\p{L}{2,12}(?:áis|éis|ís|an|en)(?!\p{L}))/iu;
const EITHER = /(?<!\p{L})(?:or|eller|oder|ou|o)(?!\p{L})/iu;
const INFINITIVE = /e?n$/u;
const CLAUSES =
  /[,;:]\s|\s(?:but|men|aber|sondern|mais|pero|sino)\s|\s(?:and|och|und|et|y)\s(?=(?:must|may|can|should|do|does|is|are|never|not|får|ska|kan|inte|aldrig|darf|dürfen|kann|können|nicht|nie|ne|peut|peuvent|doit|doivent|no|nunca|puede|pueden|debe|deben)(?!\p{L}))/u;
