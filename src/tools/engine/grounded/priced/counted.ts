import type { Span } from '../clause.js';
import type { Mention } from '../mention.js';
import { unitNamed } from '../units.js';
import { isPlain } from './prices.js';
import { beginsWith, endsWith, wordsIn } from './words.js';

/** So many of a thing. */
export interface Counted {
  at: Mention;
  count: number;
  /** words behind the number, "grey pinafores" */
  words: readonly string[];
  /** `pair`, `m` */
  unit: string | undefined;
  sentence: Span;
}

const [OTHER, STOPS] = ['other', 'stops'].map(wordsIn);
const [PART_BEHIND, PART_BEFORE] = [beginsWith('part'), endsWith('part')];
const MEASURED = /^(?:length|mass)$/u;
const PAIR = /^(?:pairs?|par|paar|paires?|pares)$/u;
const WORDS_BEHIND = /^[\s-](\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,4})/u;

/** What a sentence counts, apart from parts of what it counts. */
export const countedOf = (text: string, sentence: Span, numbers: readonly Mention[]): Counted[] =>
  numbers.flatMap((at, i): Counted[] => {
    const after = text.slice(at.end, numbers[i + 1]?.start ?? sentence.end);
    if (!isCount(at) || isPart(text, sentence, at)) return [];
    const words = wordsBehind(after);
    if ((at.unit === undefined && words.length === 0) || words.some((word) => OTHER.has(word))) return [];
    return [{ at, count: Number(at.value), words, unit: PAIR.test(words[0] ?? '') ? 'pair' : at.unit, sentence }];
  });

const isMeasured = ({ unit }: Mention): boolean => MEASURED.test(unitNamed(unit)?.dimension ?? '');
const isCount = (at: Mention): boolean =>
  Number(at.value) > 0 && !isPlain(at) && (at.unit === undefined ? Number.isInteger(at.value) : isMeasured(at));

function wordsBehind(after: string): string[] {
  const words = WORDS_BEHIND.exec(after)?.[1].toLowerCase().split(' ') ?? [];
  const stop = words.findIndex((word) => STOPS.has(word));
  return stop < 0 ? words : words.slice(0, stop);
}

/** "480 kilos, of which 60 kilos are packaging": which of the two is paid is open. */
export const hasPartOfMeasure = (text: string, sentence: Span, numbers: readonly Mention[]): boolean =>
  numbers.some((one) => isMeasured(one) && isPart(text, sentence, one));

const isPart = (text: string, sentence: Span, { start, end }: Mention): boolean =>
  PART_BEHIND.test(text.slice(end, sentence.end)) ||
  PART_BEFORE.test(text.slice(Math.max(sentence.start, start - 40), start));
