import { endOf } from '../bounds.js';
import { mayHave, nameExpression } from '../expression-of.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed, unitOf } from '../units.js';

/** "Body length 78 cm", "pulse 71", "seat no. 61": the one number right after all words of the name. */
export function calledSo(property: Property, { text }: Reading, numbers: readonly Mention[]): Mention | null {
  const { unit, kind } = property;
  if (endOf(property) !== null || kind === 'size' || kind === 'age') return null;
  const words = property.words.filter(
    (word, i) => !(unit !== null && (unitOf(word) === unit || (i === property.words.length - 1 && word.length === 1))),
  );
  if (words.length === 0 || words.length > 4 || !words.some((word) => word.length > 2)) return null;
  const called = nameExpression(words);
  if (!mayHave(called, text)) return null;
  const name = new RegExp(
    String.raw`(?<![\p{L}\p{N}-]|\p{L}\s(?:of|per)\s)${called}\s?(?::|=|is|was|no\.?|nr\.?|är|ist|est|es)?\s?(?:[$€£]\s?)?$`,
    'iu',
  );
  const found = numbers.filter(
    (one) =>
      (unit === null || one.unit === undefined
        ? unit === null || one.unit === undefined
        : unitNamed(one.unit)?.dimension === unit.dimension) &&
      name.test(text.slice(Math.max(0, one.start - 80), one.start)),
  );
  const isPlain = unit !== null && found.length === 1 && found[0].unit === undefined;
  return found.length === 1 && !isPlain && !isArticle(found[0]) ? found[0] : null;
}
