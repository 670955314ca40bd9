import { byWord } from '../../../common/kernel/by-word.js';
import { formsOf } from './text.js';

/** Words of which the stems are kept. */
const MOST_WORDS = 4000;

/** Endings of a verb alone: `warmest` asks another thing than `warm`. */
const OF_VERBS = /(?:ing|ings|ed|ade|ad|de|te)$/;
const ENDINGS = /(?:ing|ings|ed|er|est|ly|ness|age|ade|ad|de|te|are|ast)$/;

/** The forms of a word, without what makes it a verb's or an adjective's form. */
export const stemsOf = byWord(MOST_WORDS, (word): readonly string[] => [
  ...formsOf(word),
  ...formsOf(word).flatMap((form) => withoutEnding(form, ENDINGS)),
]);

/** The forms of a word, without what makes it a verb's form. */
export const verbsOf = byWord(MOST_WORDS, (word): readonly string[] => [
  ...formsOf(word),
  ...formsOf(word).flatMap((form) => withoutEnding(form, OF_VERBS)),
]);

function withoutEnding(form: string, endings: RegExp): string[] {
  const stem = form.replace(endings, '');
  return stem.length >= 3 && stem !== form ? [stem, stem.replace(/(\p{L})\1$/u, '$1'), `${stem}e`, `${stem}a`] : [];
}
