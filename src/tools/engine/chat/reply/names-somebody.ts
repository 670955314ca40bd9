import type { Spoken } from '../text.js';
import { knowsWord } from './gloss.js';
import { DAY } from './shop-words.js';

const WHO = /^\W*(?:(?:and|och|und|et|y)\s)?(?:who|vem|wer|qui|quién)\s(?!can|may|kan|får|kann|darf|peut|puede)/iu;
const ROLE =
  /(?<!\p{L})(?:tailors?|seamstress(?:es)?|owners?|managers?|team|staff|skräddar\p{L}*|sömmersk\p{L}*|ägar\p{L}*|schneider\p{L}*|inhaber\p{L}*|couturi\p{L}*|patron\p{L}*|modistas?|sastres?|dueñ[oa]s?)(?!\p{L})/iu;

/** "Who does the fittings on Fridays?" is answered by what names somebody. */
export function namesSomebody(sentence: string, asked: string, language: Spoken): boolean {
  if (!WHO.test(asked) || ROLE.test(sentence)) return true;
  if (language === 'de') return namesInGerman(sentence);
  return (sentence.match(/(?<=\S\s)\p{Lu}\p{Ll}{2,}/gu) ?? []).some((name) => !DAY.test(name));
}

/** Every noun is capitalised there: a name is two such words together, or one after what stands before names. */
function namesInGerman(sentence: string): boolean {
  const isName = (word: string): boolean => !DAY.test(word) && !isNoun(word, 'de');
  return (
    TITLED.test(sentence) ||
    [...sentence.matchAll(BY_WHOM)].some(([, name]) => isName(name)) ||
    [...sentence.matchAll(FULL_NAME)].some(([, first, last]) => isName(first) && !DAY.test(last))
  );
}
const TITLED = /(?<!\p{L})(?:Frau|Herrn?) \p{Lu}\p{Ll}{2,}/u;
const BY_WHOM = /(?<!\p{L})von (\p{Lu}\p{Ll}{2,})/gu;
const FULL_NAME =
  /(?<!\p{L})(?!(?:Der|Die|Das|Den|Dem|Des|Eine?[nmrs]?|Unsere?[nmrs]?|Jede[nmrs]?|Alle|Bei|Mit|Für|Ihre?[nmrs]?|Wir|Keine?)(?!\p{L}))(\p{Lu}\p{Ll}{2,}) (\p{Lu}\p{Ll}{2,})/gu;

/** German writes all nouns so; those that it knows are no names. */
export const isNoun = (word: string, language: Spoken): boolean =>
  language === 'de' && (word === 'Sie' || word === 'Ihr' || word === 'Ihre' || knowsWord(word.toLowerCase(), 'de'));
