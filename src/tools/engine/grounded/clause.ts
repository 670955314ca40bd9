import { byWord } from '../../../common/kernel/by-word.js';

/** A stretch of a text, [start, end). */
export interface Span {
  start: number;
  end: number;
}

const CLAUSE =
  /(?<!(?<!\p{L})(?:Nr|nr|No|kl|ca|bzw|inkl|Mme|Sra?|núm))\.(?=\s|$)(?!\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*\.?(?:[\s:,;)]|$))|[!?](?=\s|$)|[;\n]|,(?=\s)|\s(?:and|och|und|et|y|but|men|aber|sondern|mais|pero)\s/gu;
const SENTENCE =
  /(?<!(?<!\p{L})(?:Nr|nr|No|kl|ca|bzw|inkl|Mme|Sra?|núm))\.(?=\s|$)(?!\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*\.?(?:[\s:,;)]|$))|[!?](?=\s|$)|[\n;]/gu;

/** The stretch between commas, stops and conjunctions that holds a position. */
export const clauseAt = (text: string, at: number): Span => holding(clausesOf(text), at);
/** The sentence that holds a position. */
export const sentenceAt = (text: string, at: number): Span => holding(sentencesOf(text), at);

/** The stretches between marks. */
const parted = (marks: RegExp): ((text: string) => readonly Span[]) =>
  byWord(MOST_TEXTS, (text) => {
    const found = [...text.matchAll(marks)];
    const starts = [0, ...found.map((mark) => mark.index + mark[0].length)];
    return starts.map((start, i) => ({ start, end: found.at(i)?.index ?? text.length }));
  });
const MOST_TEXTS = 16;
const clausesOf = parted(CLAUSE);
const sentencesOf = parted(SENTENCE);

/** The first of the stretches that ends at a position or after it. */
function holding(spans: readonly Span[], at: number): Span {
  let [low, high] = [0, spans.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle].end >= at) high = middle;
    else low = middle + 1;
  }
  return spans[low];
}

/** Of a stretch longer than any sentence only what is near counts. */
const LONGEST = 1200;
const around = ({ start, end }: Span, at: number): Span => ({
  start: Math.max(start, at - LONGEST / 4),
  end: Math.min(end, at + LONGEST / 4),
});

/** Where in a stretch a word begins with one of the stems; the nearest to `at`, −1 where none does. */
export function stemIn(text: string, span: Span, stems: readonly string[], at: number): number {
  const { start, end } = span.end - span.start > LONGEST ? around(span, at) : span;
  const part = text.slice(start, end).toLowerCase();
  let best = -1;
  for (const word of part.matchAll(/[\p{L}\p{N}]+(?:-(?=\p{L})|)/gu)) {
    const whole = word[0].endsWith('-')
      ? `${word[0].slice(0, -1)}${/^\p{L}+/u.exec(part.slice(word.index + word[0].length))?.[0] ?? ''}`
      : '';
    const own = word[0].replace('-', '');
    if (
      !stems.some((stem) => begins(own, stem) || endsCompound(own, stem) || (stem.length > 5 && whole.startsWith(stem)))
    )
      continue;
    const place = start + word.index;
    if (best < 0 || Math.abs(place - at) < Math.abs(best - at)) best = place;
  }
  return best;
}

/** `Brustumfang` begins with its label; `Seitenlänge` and `ärmlängd` end with it. */
const endsCompound = (word: string, stem: string): boolean =>
  stem.length >= 5 && word.length > stem.length + 2 && word.endsWith(stem) && !/^(?:sub|del|zwischen|sous)/u.test(word);

/** Stems of one or two letters are whole words. */
const begins = (word: string, stem: string): boolean =>
  stem.length > 2 ? word.startsWith(stem) && !OTHER_WORD.test(word) : word === stem;

/** A summary and the summer tell of no sum. */
const OTHER_WORD = /^summ(?:ar|er)/;
