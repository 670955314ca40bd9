import type { Reading } from './reading.js';

const NAMES = new Set(['place', 'person', 'company', 'street', 'country']);

/** "In Bordeaux", "to Tableville": whether the word at a place is a name: known as one, or with a capital inside a sentence where nouns have none. */
export function isNameInside({ text, language, mentions }: Reading, start: number): boolean {
  const isKnown = mentions.some((one) => NAMES.has(one.kind) && one.start <= start && start < one.end);
  const isCapital = /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2));
  return (
    isKnown ||
    (isCapital && language !== 'de' && /(?<!\p{L})\p{Ll}{1,20}\s$/u.test(text.slice(Math.max(0, start - 24), start)))
  );
}
