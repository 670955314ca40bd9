import { escaped, mayHave } from '../expression-of.js';
import { nounsAfter, exact, isCount, type Question, type Reckoned, sameNoun } from './asked.js';

const OVER = /^[^.;!?\n]{0,40}\s(?:over|in|to|per|on|på|auf|sur|en)\s$/iu;
const FOR = /^(?:for|to|på|för|für|pour|para|needed|in)$/;

/** "How many stitches do I cast on?" */
const isAsked = (word: string, text: string): boolean =>
  mayHave(String.raw`${HOW_MANY}\s${escaped(word)}`, text) &&
  new RegExp(String.raw`(?<!\p{L})${HOW_MANY}\s${escaped(word)}(?!\p{L})`, 'iu').test(text);
const HOW_MANY = '(?:how many|hur många|wie viele|combien de|cuánt[oa]s)';

/** "22 stitches over 10 cm. The panel is 50 cm wide": how many stitches that is. */
export function byGauge({ property, text, numbers }: Question): Reckoned {
  const { words, unit } = property;
  if (unit !== null || !(words.some((word) => FOR.test(word)) || words.some((word) => isAsked(word, text))))
    return undefined;
  const counts = numbers.filter(
    (one) =>
      isCount(one) &&
      nounsAfter(text, one)
        .slice(0, 1)
        .some((noun) => words.some((word) => sameNoun(noun, word))),
  );
  const lengths = numbers.filter((one) => one.unit !== undefined && one.unit !== 'percent');
  const [over, whole] = lengths;
  if (counts.length !== 1 || lengths.length !== 2 || over.unit !== whole.unit) return undefined;
  if (over.start < counts[0].end || whole.start < over.end || !OVER.test(text.slice(counts[0].end, over.start)))
    return undefined;
  const found = (Number(counts[0].value) * Number(whole.value)) / Number(over.value);
  return { value: exact(found) };
}
