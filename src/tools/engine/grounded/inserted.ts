import { byWord } from '../../../common/kernel/by-word.js';
import { phrasesOf, saysOf } from './says.js';
import data from './words/inserted.yaml.js';

const { formerly, ...lists } = data as unknown as Record<'whose' | 'contrast' | 'formerly', string>;
const WORDS = phrasesOf(Object.values<string>(lists).join(','));
export const { formerly: FORMERLY } = saysOf({ formerly });
const beginsWith = (list: string): RegExp => new RegExp(String.raw`^(?:${phrasesOf(list)})(?!\p{L})`, 'iu');
/** What begins a clause about something of what stands before it, and about something else. */
export const [WHOSE, CONTRAST] = [beginsWith(lists.whose), beginsWith(lists.contrast)];
/** "Originally announced for", "exposée à côté", "prevista al principio". */
const PARTICIPLE = String.raw`(?:\p{L}+ly\s|ursprünglich\s)?\p{L}{3,}(?:ed|ée?s?|[ai]d[oa]s?|vue?s?)`;
const OPENER = new RegExp(String.raw`^(?:${WORDS}|${PARTICIPLE})(?!\p{L})`, 'iu');
/** "A year with 4.2 million euros of revenue, was …": what stands beside a noun is inserted where a verb goes on. */
const BESIDE = /^(?:an?|the|une?|le|la|les|ein|eine|der|die|das|en|ett|un|una|el)\s/iu;
const GOES_ON =
  /^(?:is|are|was|were|has|had|will|can|costs?|takes?|weighs|ist|war|hat|hatte|kostet|wird|är|var|har|hade|kostar|ska|est|était|a|avait|coûte|sera|es|era|tiene|tenía|cuesta|será)\s/iu;
const AND = /^(?:and|or|but|och|eller|men|und|oder|aber|sowie|et|ou|mais|y|e|o|pero)\s/iu;
const MOST_TEXTS = 16;
const SENTENCE = /[^.!?;\n]+(?:[.!?](?=\S)[^.!?;\n]*)*(?:[.!?;\n]+\s*|$)/gu;

/** A sentence that has something inserted between commas behind its first words. */
export interface Cut {
  head: string;
  inserted: string;
  rest: string;
  /** where in the text the inserted clause and what goes on begin */
  insertedAt: number;
  restAt: number;
}

/** The parts of a sentence that has something inserted; null where it has not. */
function cutIn(sentence: string, at: number): Cut | null {
  const [head, ...parts] = sentence.split(/,\s/u);
  const isInserted = (part: string, i: number): boolean =>
    OPENER.test(part) || (i === 0 && BESIDE.test(part) && GOES_ON.test(parts.at(1) ?? ''));
  const end = parts.findIndex((part, i) => !isInserted(part, i));
  if (end < 1 || AND.test(parts[end]) || head.trim() === '') return null;
  const [inserted, rest] = [parts.slice(0, end).join(', '), parts.slice(end).join(', ')];
  return { head, inserted, rest, insertedAt: at + head.length + 2, restAt: at + sentence.length - rest.length };
}

/** The sentences of a text, those that have something inserted in their parts. */
export const sentencesCut = byWord(MOST_TEXTS, (text: string): readonly (string | Cut)[] =>
  [...text.matchAll(SENTENCE)].map(({ 0: sentence, index }) => cutIn(sentence, index) ?? sentence),
);

/** "Mr Abbot takes 75 mg" of "Mr Abbot, whose wife takes 50 mg, takes 75 mg". */
export const withoutInserted = (sentences: readonly (string | Cut)[]): string =>
  sentences.map((one) => (typeof one === 'string' ? one : `${one.head} ${one.rest}`)).join('');
