import { byWord } from '../../../../common/kernel/by-word.js';
import { clauseAt, sentenceAt, type Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { phrasesOf } from '../says.js';
import data from '../words/other-ones.yaml.js';
import { startOfValue } from './start-of.js';

const { always, begins, after, leads } = data as unknown as Record<'always' | 'begins' | 'after' | 'leads', string>;
const LEAD = String.raw`(?:${phrasesOf(leads)})`;
/** "The one in Galway", "the brown ones", "Die in Bremen". */
const OTHER_ONE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${phrasesOf(always)})(?!\p{L})|the \p{L}+ ones?(?!\p{L})|(?<=(?:^|[.;!?]\s|(?<!\p{L})(?:${phrasesOf(after)})\s))(?:${phrasesOf(begins)})\s(?=${LEAD}\s))`,
  'giu',
);
const WORD = /\p{L}[\p{L}’'-]*/gu;
/** "In Cork", "at the old harbour", "the brown ones". */
const TELLS_APART = new RegExp(String.raw`(?<!\p{L})(?:${LEAD}\s(?:\p{Ll}+\s){0,2}|d['’]|[Tt]he\s)$`, 'u');

const MOST_TEXTS = 16;

/** What is told of the one, and of each of the others; nothing where a text tells of one alone. */
const partsOf = byWord(MOST_TEXTS, (text): readonly Span[] => {
  const found = [...text.matchAll(OTHER_ONE)].map(({ index }) => beginOf(text, index));
  if (found.length === 0) return [];
  const others = found.map((start, i) => ({
    start,
    end: Math.min(sentenceAt(text, start).end, found[i + 1] ?? Infinity),
  }));
  return [{ start: firstFrom(text, found[0]), end: found[0] }, ...others];
});

/** "… and 25 to the one in Vienna": from where its own clause begins, unless something else is compared with it there. */
function beginOf(text: string, at: number): number {
  const clause = clauseAt(text, at);
  return LEADS_TO.test(text.slice(clause.start, at)) ? clause.start : at;
}
const LEADS_TO = new RegExp(String.raw`\s(?:to|for|${phrasesOf(leads)})\s$`, 'u');

/** Where the sentence begins that the first of them is told of in: the same, or the one before. */
function firstFrom(text: string, at: number): number {
  const { start } = sentenceAt(text, at);
  return text.slice(start, at).trim() === '' ? sentenceAt(text, Math.max(0, start - 2)).start : start;
}

const isCalled = (name: string, said: string): boolean => plainly(said) === plainly(name) || sameThing(name, said);

/** Whether a word of a name stands in a stretch; where it has to tell something apart, as what does so. */
function isIn(name: string, { text, mentions }: Reading, { start, end }: Span, tellsApart: boolean): boolean {
  return [...text.slice(start, end).matchAll(WORD)].some(({ index, 0: said }) => {
    if (!isCalled(name, said.toLowerCase())) return false;
    const at = start + index;
    return (
      !tellsApart ||
      (/^\p{Lu}/u.test(said) && index > 0) ||
      (TELLS_APART.test(text.slice(Math.max(start, at - 40), at)) && !/^\sof\s/iu.test(text.slice(at + said.length))) ||
      mentions.some((one) => one.start === at && (one.attribute === 'colors' || one.attribute === 'fabrics'))
    );
  });
}

/** `cork_closing_time` of "The store in Cork opens at 9. The one in Galway closes at 8": what is told of the other one. */
export function isOfOtherOne(found: Grounded, { words }: Property, reading: Reading): boolean {
  const at = startOfValue(found, reading.text);
  if (typeof found.value === 'boolean' || at < 0 || (found.at === undefined && found.quote === undefined)) return false;
  const parts = partsOf(reading.text);
  const own = parts.find(({ start, end }) => at >= start && at < end);
  if (own === undefined) return false;
  const others = parts.filter((one) => one !== own);
  return (
    words.some((word) => others.some((one) => isIn(word, reading, one, true)) && !isIn(word, reading, own, false)) &&
    !words.some((word) => isIn(word, reading, own, true) && others.every((one) => !isIn(word, reading, one, false)))
  );
}
