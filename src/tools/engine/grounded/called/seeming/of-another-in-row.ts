import { sentenceAt, stemIn } from '../../clause.js';
import type { Property } from '../../property.js';
import { everywhere, type Fault } from './places.js';

/** The noun of a name and the letter or number behind it: `parcel_c`, `box_2`. */
const rowOf = ({ words }: Property): readonly [noun: string, mark: string] | null => {
  const at = words.findIndex((word, i) => i > 0 && /^(?:[a-h]|\d)$/u.test(word) && /^\p{L}{3,}$/u.test(words[i - 1]));
  return at < 0 || (at === words.length - 1 && at > 0 && words.length > 2) ? null : [words[at - 1], words[at]];
};

/** `parcel_c_weight` of "Parcel A weighs 3 kg. Parcel C is still open": what is told of another of a row. */
export const isOfAnotherInRow: Fault = everywhere(({ start }, _found, property, { text }) => {
  const row = rowOf(property);
  if (row === null) return false;
  const [noun, mark] = row;
  const marked = new RegExp(String.raw`(?<!\p{L})${noun}\s(?:no\.?\s|nr\.?\s)?([A-H]|\d)(?![\p{L}\d])`, 'giu');
  const all = [...text.matchAll(marked)].map(({ 1: own, index }) => ({ own: own.toLowerCase(), index }));
  if (!all.some(({ own }) => own === mark)) return false;
  const sentence = sentenceAt(text, start);
  const near = all.filter(({ index }) => index >= sentence.start && index <= sentence.end);
  return near.length > 0 && near.every(({ own }) => own !== mark);
});

/** `meeting_chaired_by` of "attended the board meeting": what a name says is done is not who did it. */
export const isDeedForDoer: Fault = ({ value, source }, { words }) =>
  source === 'text' &&
  typeof value === 'string' &&
  words.at(-1) === 'by' &&
  words.slice(0, -1).some((word) => word.length > 3 && stemIn(value, { start: 0, end: value.length }, [word], 0) >= 0);
